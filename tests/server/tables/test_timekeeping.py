"""Who keeps time: tables that sleep, tables that are late, and trouble that must not stop the clocks."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from chantier.core.errors import Refusal
from chantier.server import wire
from chantier.server.http.connection import CLOSING
from chantier.server.tables.clocks import DAY_S, Days
from chantier.server.tables.loaded_tables import AGAIN_AFTER_S
from chantier.server.tables.presence import PRESENT_FOR_S
from chantier.server.tables.table import Table
from chantier.store import Store
from tests.server.support.inside import AtAHouse, Inside, Reader, bots_done, refused


async def looked_after(house: Inside, seconds: float) -> None:
    """So much later, when the hall has looked round."""
    house.time += seconds
    house.hall.look_after()
    await house.hall.attended()


async def asleep(house: Inside, **wanted: Any) -> str:
    """A game between two people who have both gone, and whose table sleeps."""
    table, readers = await house.game(**wanted)
    for reader in readers:
        table.leave(reader)
    await looked_after(house, 1)
    assert list(house.hall.awake) == []
    return table.row.id


def test_there_are_never_two_of_the_same_table(at_a_house: AtAHouse) -> None:
    """A socket that has not entered yet holds a table nobody else is at; it must not become a second truth."""

    async def scene(house: Inside) -> None:
        held = await house.hall.table(await asleep(house))
        await looked_after(house, 1)
        assert list(house.hall.awake) == []
        assert await house.hall.table(held.row.id) is held
        assert list(house.hall.awake) == [held.row.id]

    at_a_house(scene)


def test_patience_ends_also_while_the_table_sleeps(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        name = await asleep(house, patience_s=600)
        await looked_after(house, 590)
        assert list(house.hall.awake) == []
        await looked_after(house, 10)
        table = await house.hall.table(name)
        assert table.seats[0].stand_in
        await bots_done(table)
        for _ in range(2):
            await looked_after(house, 1)
        assert house.store.table(name).status == "running"  # type: ignore[union-attr]
        assert list(house.hall.awake) == [], "where nobody sits any more, nobody plays"

    at_a_house(scene)


def test_whoever_has_gone_is_told_to_the_others_without_anybody_asking(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        table, (ada, bo) = await house.game()
        table.leave(ada)
        await looked_after(house, PRESENT_FOR_S - 1)
        assert bo.last("table")["seats"][0]["here"]
        await looked_after(house, 1)
        assert "here" not in bo.last("table")["seats"][0]
        told = len(bo.frames)
        await looked_after(house, 1)
        assert len(bo.frames) == told

    at_a_house(scene)


def test_a_store_that_does_not_answer_is_asked_again(at_a_house: AtAHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(house: Inside) -> None:
        name = await asleep(house, clock=Days(1))
        with monkeypatch.context() as broken:
            broken.setattr(house.store, "look", _does_not_answer)
            await looked_after(house, DAY_S)
        assert list(house.hall.awake) == []
        await looked_after(house, AGAIN_AFTER_S)
        assert (await house.hall.table(name)).seats[0].stand_in

    at_a_house(scene)


def test_who_no_longer_holds_the_database_decides_nothing_about_who_is_absent(
    at_a_house: AtAHouse, tmp_path: Path
) -> None:
    """Perhaps they are there, at the other server."""

    async def scene(house: Inside) -> None:
        sleeping = await asleep(house, patience_s=600)
        table, (ada, _) = await house.game(patience_s=10)
        table.leave(ada)
        (tmp_path / "chantier.db-lock").unlink()
        other = Store.open_to_serve(f"sqlite:///{tmp_path / 'chantier.db'}")
        with refused("store_unavailable"):
            house.person("Eve")
        await looked_after(house, 10_000)
        assert not table.seats[0].stand_in
        assert sleeping not in house.hall.awake
        assert [one.stand_in for name in (table.row.id, sleeping) for one in other.seats(name)] == [False] * 4
        other.close()

    at_a_house(scene)


def test_trouble_in_the_lobby_stops_no_clock(at_a_house: AtAHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(house: Inside) -> None:
        watcher = Reader()
        await house.hall.lobby.watch(watcher)
        asked = asyncio.Event()

        def does_not_answer(*_: object) -> None:
            asked.set()
            raise Refusal("store_unavailable")

        with monkeypatch.context() as broken:
            broken.setattr(house.store, "open_public_tables", does_not_answer)
            await house.hall.open()
            await asked.wait()
        watcher.frames.clear()
        while not watcher.frames:
            await asyncio.sleep(0)

    at_a_house(scene)


def test_who_has_gone_before_being_let_in_is_not_there(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        table, _ = await house.game()
        gone = Reader()
        gone.close(CLOSING)
        await table.enter(gone, wire.Enter("e"))
        assert gone not in table.company.connections

    at_a_house(scene)


def _does_not_answer(*_: object) -> Table:
    raise Refusal("store_unavailable")
