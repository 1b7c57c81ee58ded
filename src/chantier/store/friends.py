"""Friends, blocks, invitations and reports; and who has been here lately."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Select, delete, exists, func, insert, or_, select

from chantier.core.people_rows import FriendRow, InvitationRow, Known, ReportRow, SittingRow
from chantier.store.database import Database
from chantier.store.people_schema import blocks, friend_links, friends, invitations, profiles, reports
from chantier.store.schema import players, seats, tables
from chantier.store.statements import fetch, first, inserted

GOING_ON = ("open", "starting", "running")


class Friends(Database):
    # Friends

    def keep_friend_link(self, player: str, link_hash: str, expires_at: float) -> None:
        """In place of the one that was."""
        with self._writing() as connection:
            self._put(connection, friend_links, [{"player": player, "hash": link_hash, "expires_at": expires_at}])

    def friend_link(self, link_hash: str, now: float) -> Known | None:
        """Whose it is, as long as it works."""
        with self._reading() as connection:
            return _offered_by(connection, link_hash, now)

    def befriend(self, player: str, link_hash: str, now: float, most: int) -> Known | None:
        """Whoever offers friendship by this link; None: nobody, or one of the two has blocked the other, or has enough
        friends."""
        with self._writing() as connection:
            other = _offered_by(connection, link_hash, now)
            if other is None or other.id == player:
                return None
            both = (player, other.id)
            # In the same order everywhere, so that two who befriend each other at once do not wait for each other.
            connection.execute(select(players.c.id).where(players.c.id.in_(both)).order_by("id").with_for_update())
            if _is_blocked(connection, player, [other.id]) or _is_blocked(connection, other.id, [player]):
                return None
            count = select(func.count()).select_from(friends).group_by(friends.c.player)
            if max(connection.execute(count.where(friends.c.player.in_(both))).scalars(), default=0) >= most:
                return None
            rows = [{"player": one, "friend": two, "since": now} for one, two in (both, both[::-1])]
            connection.execute(inserted(self._is_sqlite, friends).on_conflict_do_nothing(), rows)
        return other

    def unfriend(self, player: str, friend: str) -> bool:
        with self._writing() as connection:
            return _part(connection, player, friend)

    def friends(self, player: str) -> list[FriendRow]:
        mine = (
            select(players.c.id, players.c.name, friends.c.since, profiles.c.seen_at)
            .join(friends, friends.c.friend == players.c.id)
            .join(profiles, profiles.c.player == players.c.id, isouter=True)
            .where(friends.c.player == player)
            .order_by(players.c.name, players.c.id)
        )
        with self._reading() as connection:
            return fetch(connection, FriendRow, mine)

    def are_friends(self, player: str, other: str) -> bool:
        asked = exists().where(friends.c.player == player, friends.c.friend == other)
        with self._reading() as connection:
            return bool(connection.execute(select(asked)).scalar())

    def see_people(self, seen: Iterable[str], now: float) -> None:
        """These have been here just now."""
        rows = [{"player": one, "seen_at": now} for one in sorted(seen)]
        if rows:
            here = inserted(self._is_sqlite, profiles)
            there = select(players.c.id).where(players.c.id.in_([row["player"] for row in rows]))
            there = there.with_for_update(read=True, key_share=True)
            with self._writing() as connection:
                known = set(connection.execute(there).scalars())  # whoever is forgotten meanwhile stays forgotten
                newer = here.on_conflict_do_update(
                    index_elements=[profiles.c.player], set_={"seen_at": here.excluded.seen_at}
                )
                rows = [row for row in rows if row["player"] in known]
                if rows:
                    connection.execute(newer, rows)

    def where_they_sit(self, people: Sequence[str]) -> list[SittingRow]:
        """At public tables where a game goes on or will, the newest first."""
        others = seats.alias()
        free = select(func.count()).where(others.c.table == tables.c.id, others.c.kind == "open").scalar_subquery()
        where = (
            select(seats.c.player, tables.c.id, tables.c.game, tables.c.status, free)
            .join(tables, tables.c.id == seats.c.table)
            .where(seats.c.player.in_(people), seats.c.guest.is_(False), tables.c.public, tables.c.status.in_(GOING_ON))
            .order_by(tables.c.created_at.desc(), tables.c.id)
        )
        with self._reading() as connection:
            return fetch(connection, SittingRow, where)

    # Invitations

    def invite(self, table: str, player: str, by: str, now: float) -> None:
        with self._writing() as connection:
            self._put(connection, invitations, [{"table": table, "player": player, "by": by, "at": now}])

    def decline(self, table: str, player: str) -> None:
        with self._writing() as connection:
            connection.execute(delete(invitations).where(invitations.c.table == table, invitations.c.player == player))

    def invitations(self, player: str, limit: int) -> list[InvitationRow]:
        """To tables that are still open and where the person does not sit yet, the newest first."""
        sits = exists().where(seats.c.table == tables.c.id, seats.c.player == player)
        mine = (
            select(tables.c.id, tables.c.game, players.c.name, invitations.c.at, players.c.id)
            .join(tables, tables.c.id == invitations.c.table)
            .join(players, players.c.id == invitations.c.by)
            .where(invitations.c.player == player, tables.c.status == "open", ~sits)
            .order_by(invitations.c.at.desc())
            .limit(limit)
        )
        with self._reading() as connection:
            return fetch(connection, InvitationRow, mine)

    # Blocks and reports

    def block(self, player: str, blocked: str, now: float, most: int) -> bool:
        """They are no friends any more. False: there is nobody by this id, or enough are blocked."""
        row = {"player": player, "blocked": blocked, "since": now}
        with self._writing() as connection:
            there = select(players.c.id).where(players.c.id == blocked).with_for_update(read=True, key_share=True)
            count = select(func.count()).where(blocks.c.player == player)
            if connection.execute(there).first() is None or connection.execute(count).scalar_one() >= most:
                return False
            connection.execute(inserted(self._is_sqlite, blocks).on_conflict_do_nothing(), row)
            _part(connection, player, blocked)
            theirs = (invitations.c.player == player) & (invitations.c.by == blocked)
            mine = (invitations.c.player == blocked) & (invitations.c.by == player)
            connection.execute(delete(invitations).where(theirs | mine))
        return True

    def unblock(self, player: str, blocked: str) -> bool:
        this = delete(blocks).where(blocks.c.player == player, blocks.c.blocked == blocked)
        with self._writing() as connection:
            return connection.execute(this).rowcount == 1

    def blocked(self, player: str) -> list[Known]:
        mine = select(players.c.id, players.c.name).join(blocks, blocks.c.blocked == players.c.id)
        with self._reading() as connection:
            return fetch(connection, Known, mine.where(blocks.c.player == player).order_by(blocks.c.since))

    def is_blocked_by(self, player: str, others: Sequence[str]) -> bool:
        """Whether one of the others has blocked this person."""
        with self._reading() as connection:
            return _is_blocked(connection, player, others)

    def report(self, report: ReportRow) -> None:
        with self._writing() as connection:
            connection.execute(insert(reports), msgspec.structs.asdict(report))


def everything_about_friends(player: str) -> dict[str, Select[Any]]:
    """All that is kept about a person here. What others have said about them is told without who it was."""
    told = (reports.c.table, reports.c.reason, reports.c.at)
    return {
        "profiles": select(profiles).where(profiles.c.player == player),
        "friend_links": select(friend_links).where(friend_links.c.player == player),
        "friends": select(friends).where(friends.c.player == player),
        "blocks": select(blocks).where(blocks.c.player == player),
        "invitations": select(invitations).where(or_(invitations.c.player == player, invitations.c.by == player)),
        "reports": select(reports).where(reports.c.reporter == player),
        "reports_about_me": select(*told).where(reports.c.reported == player),
    }


def _offered_by(connection: Connection, link_hash: str, now: float) -> Known | None:
    theirs = select(players.c.id, players.c.name).join(friend_links, friend_links.c.player == players.c.id)
    live = theirs.where(friend_links.c.hash == link_hash, friend_links.c.expires_at > now)
    return first(connection, Known, live)


def _part(connection: Connection, one: str, other: str) -> bool:
    forth = (friends.c.player == one) & (friends.c.friend == other)
    back = (friends.c.player == other) & (friends.c.friend == one)
    return connection.execute(delete(friends).where(forth | back)).rowcount > 0


def _is_blocked(connection: Connection, player: str, others: Sequence[str]) -> bool:
    asked = exists().where(blocks.c.blocked == player, blocks.c.player.in_(others))
    return bool(connection.execute(select(asked)).scalar())
