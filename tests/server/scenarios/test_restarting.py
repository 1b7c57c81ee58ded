"""What was going on when the server died goes on when it is back, whether or not anybody returns.

A server takes seconds to start, so it dies once for all: every scene is played up to its `yield`, where death comes,
and goes on when the server is back.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

from chantier.core.rows import TableRow
from chantier.store import Store
from tests.server.support.client import Client, Frame, Seat
from tests.server.support.processes import ServerProcess

WITHIN_S = 120
"""Nothing here takes so long; whoever waits longer waits for something that does not come."""


class Scenery:
    """Two people, and the file itself: asking the server for a table would wake the table."""

    def __init__(self, ada: Client, bo: Client, store: Store) -> None:
        self.ada, self.bo, self.store = ada, bo, store

    def table(self, table: str) -> TableRow:
        row = self.store.table(table)
        assert row is not None
        return row

    def notes(self, table: str) -> list[tuple[str, int]]:
        return [(note.kind, note.seat) for note in self.store.notes(table)]

    async def about_to_begin(self, **wanted: Any) -> list[Seat]:
        """Both in the room, and the game asked for; nobody has revealed anything."""
        table = await self.ada.make_table(**wanted)
        seats = [await person.sit(table) for person in (self.ada, self.bo)]
        for seat in seats:
            await seat.enter()
        await self.ada.ask("POST", f"/api/tables/{table}/start")
        return seats

    async def begun(self, **wanted: Any) -> tuple[list[Seat], list[Frame]]:
        seats = await self.about_to_begin(**wanted)
        for seat in seats:
            await seat.ask("reveal", salt=seat.device.salt)
        return seats, [await seat.hear_until(lambda frame: frame["kind"] == "sight") for seat in seats]


async def until(what: Callable[[], bool]) -> None:
    async with asyncio.timeout(WITHIN_S):
        while not what():
            await asyncio.sleep(0.05)  # how often the file is read


async def clocks_survive(scenery: Scenery) -> AsyncIterator[None]:
    seats, (sight, _) = await scenery.begun(clock={"kind": "bank", "seconds": 600, "increment": 5})
    mover = next(seat for seat in seats if seat.number == 0)
    moved = await mover.ask("play", n=sight["n"], move=sight["sight"]["legal"][0])
    assert moved["clocks"] != sight["clocks"]
    yield
    again = (await mover.enter())["clocks"]
    assert again["left"] == moved["clocks"]["left"]
    assert again["since"] > moved["clocks"]["since"], "while nobody is there nobody thinks"


async def clocks_run_out_although_nobody_returns(scenery: Scenery) -> AsyncIterator[None]:
    (seat, _), _ = await scenery.begun(clock={"kind": "per_move", "seconds": 4})
    yield
    await until(lambda: {("stand_in", 0), ("stand_in", 1)} <= set(scenery.notes(seat.table)))


async def what_was_revealed_before_counts(scenery: Scenery) -> AsyncIterator[None]:
    seat, other = await scenery.about_to_begin()
    assert (await seat.ask("reveal", salt=seat.device.salt))["kind"] == "done"
    yield
    await other.enter()
    assert (await other.ask("reveal", salt=other.device.salt))["kind"] == "done"
    await until(lambda: scenery.table(seat.table).status == "running")
    assert scenery.table(seat.table).salts == (seat.device.salt, other.device.salt)


async def who_stays_away_gives_up_the_seat(scenery: Scenery) -> AsyncIterator[None]:
    seat, _ = await scenery.about_to_begin()
    assert (await seat.ask("reveal", salt=seat.device.salt))["kind"] == "done"
    yield
    await until(lambda: scenery.table(seat.table).attempt == 2)
    assert [one.kind for one in scenery.store.seats(seat.table)] == ["person", "open"]


async def bots_go_on_where_somebody_sits(scenery: Scenery) -> AsyncIterator[None]:
    """Although nobody is there just now."""
    for _ in range(8):  # so many are not done before death comes
        seat = await scenery.ada.play_now(game="blueprints", seats=4, bot="greedy")
        sight = seat.heard[-1]
        await seat.ask("play", n=sight["n"], move=sight["sight"]["legal"][0])
    yield
    while not all(one["your_turn"] for one in await _games_with_bots(scenery)):
        await asyncio.sleep(0.05)  # how often it is asked


async def _games_with_bots(scenery: Scenery) -> list[Any]:
    mine = await scenery.ada.ask("GET", "/api/me/tables")
    return [one for one in mine if one["bots"].count("greedy") == 3]


SCENES = (
    clocks_survive,
    clocks_run_out_although_nobody_returns,
    what_was_revealed_before_counts,
    who_stays_away_gives_up_the_seat,
    bots_go_on_where_somebody_sits,
)
"""Those who cannot wait for death come last."""


def test_what_was_going_on_goes_on(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'chantier.db'}"
    store = Store.open(database)

    async def scenes(server: ServerProcess) -> None:
        async with Client(server.address, "Ada") as ada, Client(server.address, "Bo") as bo:
            playing = [scene(Scenery(ada, bo, store)) for scene in SCENES]
            for scene in playing:
                await anext(scene)
            server.kill()
            server.start()
            assert await asyncio.gather(*(anext(scene, "over") for scene in playing)) == ["over"] * len(SCENES)

    with ServerProcess(database, tmp_path / "log.txt") as server:
        asyncio.run(scenes(server))
    assert "Traceback" not in server.log()
    store.close()
