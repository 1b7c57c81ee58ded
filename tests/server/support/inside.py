"""A house without sockets, whose time is told: for what a table does when somebody is late, gone or back."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from chantier import __version__
from chantier.core.errors import Refusal
from chantier.core.evidence import Chain, hash_hex
from chantier.online import voice
from chantier.registry import GAMES
from chantier.server import wire
from chantier.server.config import House, OfferedGame
from chantier.server.http.connection import Connection, Kind
from chantier.server.metrics import Measures
from chantier.server.people import Person
from chantier.server.tables.hall import Hall
from chantier.server.tables.table import Table
from chantier.server.tables.table_requests import SeatWanted, TableWanted
from chantier.store import Store

SALT = "ab" * 16
CHAIN = Chain(bytes(32), 400)
"""The same for all: whose they are does not matter here."""
Frame = dict[str, Any]


def refused(code: str) -> pytest.RaisesExc[Refusal]:
    return pytest.RaisesExc(Refusal, check=lambda refusal: refusal.code == code)


class Reader(Connection):
    """A connection whose frames are read here."""

    def __init__(self, language: str = "en") -> None:
        super().__init__("test", language)
        self.frames: list[Frame] = []
        self.token: str | None = None

    def send(self, frame: bytes, kind: Kind | None = None) -> None:
        self.frames.append(json.loads(frame))

    def show_gesture(self, frame: bytes) -> None:
        self.send(frame)

    def last(self, kind: str) -> Frame:
        return [frame for frame in self.frames if frame["kind"] == kind][-1]


class Inside:
    """A hall, and a clock that goes on when it is told to."""

    def __init__(self, store: Store) -> None:
        self.time = 1_000_000.0
        self.store = store
        registered = GAMES["blueprints"]
        offers = {"blueprints": OfferedGame(registered.game, registered.recorder, registered.bots, registered.usual)}
        self.house = House(offers, self.store, voice("en"), __version__)
        self.hall = self.another_hall()
        self.people = self.hall.people
        self.known: dict[str, Person] = {}

    def offer(self, **changes: Any) -> None:
        """The game is offered in another way from now on."""
        offers = {"blueprints": self.house.offers["blueprints"]._replace(**changes)}
        self.house = self.house._replace(offers=offers)
        self.hall = self.another_hall()
        self.people = self.hall.people

    def another_hall(self) -> Hall:
        """As after a restart."""
        return Hall(self.house, lambda: self.time, Measures())

    async def store_is_well(self) -> None:
        """As a server finds out within a second."""
        await self.hall.threads.probe(self.store.probe)

    def person(self, name: str) -> Person:
        self.known[name] = self.people.greet(name, "en").person
        return self.known[name]

    async def sit(self, table: Table, person: Person, language: str = "en", explain: bool = False) -> Reader:
        """At the next free seat, and in the room."""
        seated = await self.hall.sit(person, table.row.id, None)
        reader = Reader(language)
        reader.token = seated.token
        await table.enter(reader, wire.Enter("enter", seated.token, explain=explain))
        await table.promise(reader, promise(table))
        return reader

    async def game(
        self, names: tuple[str, ...] = ("Ada", "Bo"), bots: int = 0, explain: bool = False, **wanted: Any
    ) -> tuple[Table, list[Reader]]:
        """A table where these people play, already begun."""
        people = [self.person(name) for name in names]
        seats = (*[SeatWanted()] * len(people), *[SeatWanted("greedy")] * bots)
        table = await self.hall.create(people[0], TableWanted("blueprints", seats, **wanted))
        readers = [await self.sit(table, person, explain=explain) for person in people]
        await self.hall.start(people[0], table.row.id)
        for reader in readers:
            await table.reveal(reader, wire.Reveal("reveal", SALT))
        return table, readers

    async def go_on(self, table: Table, seconds: float) -> None:
        self.time += seconds
        await table.tick()


@asynccontextmanager
async def inside(folder: Path) -> AsyncIterator[Inside]:
    house = Inside(Store.open_to_serve(f"sqlite:///{folder / 'chantier.db'}"))
    try:
        yield house
    finally:
        await house.hall.close()
        house.store.close()


AtAHouse = Callable[[Callable[[Inside], Awaitable[None]]], None]
"""Runs a scene in a house of its own."""


def promise(table: Table, salt: str = SALT, chain: Chain = CHAIN) -> wire.Promise:
    return wire.Promise("promise", table.row.commitment, hash_hex(salt), chain.end)


def move(table: Table, request: str = "a", choice: int = 0) -> wire.Play:
    """A legal move for the seat to move."""
    legal = list(table.offer.game.legal_moves(table.running.state))
    n = table.running.n
    return wire.Play(request, n, msgspec.Raw(msgspec.json.encode(legal[choice])), CHAIN.link(n))


async def bots_done(table: Table) -> None:
    """Until no bot thinks any more."""
    while table.thinking is not None:
        await table.thinking
