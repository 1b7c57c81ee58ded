"""Friends by link, blocks, invitations to tables, and reports to the operator."""

from __future__ import annotations

import secrets
from collections.abc import Callable

import msgspec

from chantier.core.errors import BadInput, Refusal
from chantier.core.people_rows import FriendRow, InvitationRow, Known, Reason, ReportRow
from chantier.server.people import Person
from chantier.server.secrets import hashed, new_token
from chantier.server.store_protocol import FriendsKept

LINK_LIVES_S = 7 * 86_400.0
HERE_S = 150.0
"""Who was here so lately counts as here: it is noted once a minute."""
MOST_FRIENDS, MOST_BLOCKED = 200, 500
INVITATIONS_LISTED = 20
REPORT_ID_BYTES = 9


class FriendsTable(msgspec.Struct, frozen=True):
    """A public table where a friend sits; `open`: how many seats are free."""

    id: str
    game: str
    status: str
    open: int


class Friend(msgspec.Struct, frozen=True):
    """`here`: within the last minutes."""

    id: str
    name: str
    since: float
    here: bool
    table: FriendsTable | None


class Friends:
    def __init__(self, store: FriendsKept, now: Callable[[], float]) -> None:
        self._store, self._now = store, now

    def link(self, person: Person) -> str:
        """A secret: whoever has it can become this person's friend, for a week. The one before works no longer."""
        link = new_token()
        self._store.keep_friend_link(person.id, hashed(link), self._now() + LINK_LIVES_S)
        return link

    def offered_by(self, link: str) -> Known:
        found = self._store.friend_link(hashed(link), self._now())
        if found is None:
            raise Refusal("friend_link_unknown")
        return found

    def befriend(self, person: Person, link: str) -> Known:
        if self.offered_by(link).id == person.id:
            raise Refusal("own_friend_link")
        friend = self._store.befriend(person.id, hashed(link), self._now(), MOST_FRIENDS)
        if friend is None:
            raise Refusal("friend_link_unknown")
        return friend

    def of(self, person: Person) -> list[Friend]:
        rows = self._store.friends(person.id)
        sitting = self._store.where_they_sit([one.id for one in rows]) if rows else []
        return [
            Friend(
                one.id,
                one.name,
                one.since,
                here := self._is_here(one),
                next(
                    (FriendsTable(at.table, at.game, at.status, at.open) for at in sitting if at.player == one.id), None
                )
                if here
                else None,
            )
            for one in rows
        ]

    def part(self, person: Person, friend: str) -> None:
        if not self._store.unfriend(person.id, friend):
            raise BadInput("person_unknown")

    # Invitations

    def invite(self, person: Person, friend: str, table: str) -> bool:
        """Whether they are here: pages that they have open tell them then."""
        found = next((one for one in self._store.friends(person.id) if one.id == friend), None)
        if found is None:
            raise Refusal("no_friends")
        self._store.invite(table, friend, person.id, self._now())
        return self._is_here(found)

    def _is_here(self, friend: FriendRow) -> bool:
        return friend.seen_at is not None and self._now() - friend.seen_at < HERE_S

    def invitations(self, person: Person) -> list[InvitationRow]:
        return self._store.invitations(person.id, INVITATIONS_LISTED)

    def decline(self, person: Person, table: str) -> None:
        self._store.decline(table, person.id)

    # Blocks and reports

    def block(self, person: Person, other: str) -> None:
        if other == person.id:
            raise BadInput("not_yourself")
        if not self._store.block(person.id, other, self._now(), MOST_BLOCKED):
            raise BadInput("person_unknown")

    def unblock(self, person: Person, other: str) -> None:
        if not self._store.unblock(person.id, other):
            raise BadInput("person_unknown")

    def blocked(self, person: Person) -> list[Known]:
        return self._store.blocked(person.id)

    def report(self, person: Person, other: str, table: str | None, reason: Reason, text: str) -> None:
        if other == person.id:
            raise BadInput("not_yourself")
        if self._store.player(other) is None:
            raise BadInput("person_unknown")
        name = secrets.token_urlsafe(REPORT_ID_BYTES)
        self._store.report(ReportRow(name, person.id, other, table, reason, text, self._now()))
