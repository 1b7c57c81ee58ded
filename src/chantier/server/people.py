"""People: guests with a name and a cookie. Nothing is kept that they did not say, and everything can be had and deleted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from chantier.core.errors import Refusal
from chantier.core.record import check_name
from chantier.server.hall import Person
from chantier.server.secrets import hashed, new_token

LINK_LIVES_S = 15 * 60.0
FORGOTTEN = "—"
"""What stands where a name was."""


class PlayerRow(Protocol):
    id: str
    name: str


class PeopleKeeping(Protocol):
    def new_player(self, name: str, lang: str, identity_hash: str, now: float) -> Any: ...
    def player_by_identity(self, identity_hash: str) -> Any: ...
    def rename(self, player: str, name: str) -> None: ...
    def add_link(self, player: str, link_hash: str, expires_at: float) -> None: ...
    def use_link(self, link_hash: str, identity_hash: str, now: float) -> Any: ...
    def everything_about(self, player: str) -> dict[str, Any]: ...
    def forget(self, player: str, placeholder: str) -> None: ...


class Greeted(msgspec.Struct, frozen=True):
    """A person and the secret of the cookie, which is shown this once."""

    person: Person
    secret: str


class People:
    def __init__(self, store: PeopleKeeping, now: Callable[[], float]) -> None:
        self._store, self._now = store, now

    def greet(self, name: str, lang: str) -> Greeted:
        secret = new_token()
        row = self._store.new_player(check_name(name), lang, hashed(secret), self._now())
        return Greeted(Person(row.id, row.name), secret)

    def known(self, secret: str | None) -> Person:
        row = None if secret is None else self._store.player_by_identity(hashed(secret))
        if row is None:
            raise Refusal("who_are_you")
        return Person(row.id, row.name)

    def rename(self, person: Person, name: str) -> Person:
        self._store.rename(person.id, check_name(name))
        return Person(person.id, name)

    def link(self, person: Person) -> str:
        """A link that carries the identity to another device, once, within a quarter of an hour."""
        link = new_token()
        self._store.add_link(person.id, hashed(link), self._now() + LINK_LIVES_S)
        return link

    def carry(self, link: str) -> Greeted:
        secret = new_token()
        row = self._store.use_link(hashed(link), hashed(secret), self._now())
        if row is None:
            raise Refusal("link_unknown")
        return Greeted(Person(row.id, row.name), secret)

    def everything(self, person: Person) -> dict[str, Any]:
        return self._store.everything_about(person.id)

    def forget(self, person: Person) -> None:
        self._store.forget(person.id, FORGOTTEN)
