"""People: guests with a name and a cookie. Nothing is kept that they did not say; everything can be had and deleted."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from chantier.core.errors import BadInput, Refusal
from chantier.core.rows import Player
from chantier.server.names import fit_name, looks_like
from chantier.server.secrets import hashed, new_token
from chantier.server.store_protocol import PeopleKept

LINK_LIVES_S = 15 * 60.0
DAY_S = 86_400.0
SHORT = 16
"""So many digits of a hash name a device."""
FORGOTTEN = "—"
"""What stands where a name was."""


class Person(msgspec.Struct, frozen=True):
    """Somebody, as they are told about themselves."""

    id: str
    name: str
    lang: str


class Greeted(msgspec.Struct, frozen=True):
    """A person and the secret of the cookie, which is shown this once."""

    person: Person
    secret: str


class DeviceInfo(msgspec.Struct, frozen=True):
    """One of somebody's devices, as they are told. `id` says nothing about its secret."""

    id: str
    since: float
    seen: float | None
    here: bool
    """Whether it is the one that asks."""


class People:
    def __init__(self, store: PeopleKept, now: Callable[[], float], bots: Iterable[str] = ()) -> None:
        """`bots`: what these are called, and so nobody else."""
        self._store, self._now = store, now
        self._reserved = (FORGOTTEN, *bots)
        self._seen: set[str] = set()
        self._here: set[str] = set()
        self._noted: set[str] = set()
        self._day = 0
        self.banned: frozenset[str] = frozenset()
        """Ids of people whom the operator has shut out."""

    def greet(self, name: str, lang: str) -> Greeted:
        secret = new_token()
        return Greeted(_person(self._store.new_player(self.fit(name), lang, hashed(secret), self._now())), secret)

    def known(self, secret: str | None) -> Person:
        row = None if secret is None else self._store.player_by_identity(hashed(secret))
        if row is None:
            raise Refusal("who_are_you")
        if row.id in self.banned:
            raise Refusal("banned")
        self._seen.add(hashed(secret or ""))
        self._here.add(row.id)
        return _person(row)

    def note_seen(self, at_tables: Iterable[str] = ()) -> None:
        """Stores who is here, and which devices have been here today, each once; now and then, so that nobody who asks
        waits for it."""
        here, self._here = {*self._here, *at_tables}, set()
        self._store.see_people(here, self._now())
        day = int(self._now() // DAY_S)
        if day != self._day:
            self._day, self._noted = day, set()
        fresh = sorted(self._seen - self._noted)
        self._store.see_devices(fresh, self._now())
        self._noted.update(fresh)
        self._seen.difference_update(fresh)

    def devices(self, person: Person, here: str) -> list[DeviceInfo]:
        """`here` is the hash of the identity that asks."""
        known = self._store.devices(person.id)
        return [DeviceInfo(one.hash[:SHORT], one.created_at, one.seen_at, one.hash == here) for one in known]

    def revoke(self, person: Person, device: str | None, here: str) -> list[str]:
        """One device, or all but the one that asks. The tables where it had a seat."""
        known = [one.hash for one in self._store.devices(person.id)]
        meant = [one for one in known if (one != here if device is None else one[:SHORT] == device)]
        if device is not None and not meant:
            raise BadInput("device_unknown")
        return self._store.revoke(person.id, meant)

    def rename(self, person: Person, name: str, lang: str) -> Person:
        name = self.fit(name)
        self._store.rename(person.id, name, lang)
        return Person(person.id, name, lang)

    def fit(self, typed: str) -> str:
        """A name that somebody may have: not that of a bot, whatever number stands behind it."""
        name = fit_name(typed)
        if any(looks_like(one, reserved) for one in (name, name.rstrip(" 0123456789")) for reserved in self._reserved):
            raise BadInput("name_reserved", name=name)
        return name

    def link(self, person: Person) -> str:
        """A secret that carries the identity to another device, once, within a quarter of an hour."""
        link = new_token()
        self._store.add_link(person.id, hashed(link), self._now() + LINK_LIVES_S)
        return link

    def carry(self, link: str) -> Greeted:
        secret = new_token()
        row = self._store.use_link(hashed(link), hashed(secret), self._now())
        if row is None:
            raise Refusal("link_unknown")
        return Greeted(_person(row), secret)

    def everything(self, person: Person) -> dict[str, Any]:
        return self._store.everything_about(person.id)

    def forget(self, person: Person) -> list[str]:
        """The tables where this changes something."""
        return self._store.forget(person.id, FORGOTTEN, self._now())


def _person(row: Player) -> Person:
    return Person(row.id, row.name, row.lang)
