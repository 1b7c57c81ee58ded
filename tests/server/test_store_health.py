"""A store in trouble: health says so, people get a sentence, reads go on, and it mends itself.

The troubles are real ones: another process has locked the file, the disk takes no more (the system lets the process
write no further than the file goes: RLIMIT_FSIZE), the file has been moved away, PostgreSQL has been stopped.
"""

from __future__ import annotations

import asyncio
import resource
import socket
import sqlite3
import struct
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AbstractContextManager, asynccontextmanager, contextmanager
from pathlib import Path

import httpx
import pytest

from chantier.core.errors import Refusal
from chantier.server import wire
from chantier.server.http.connection import SEAT_GIVEN_UP
from chantier.server.tables.clocks import PerMove
from chantier.server.tables.opening import REVEAL_WITHIN_S
from chantier.server.tables.table_requests import SeatWanted, TableWanted
from tests.server.support.client import Client
from tests.server.support.inside import SALT, AtAHouse, Inside, move, refused
from tests.server.support.own_process import Here, served_here
from tests.server.support.processes import ServerProcess
from tests.store.support import postgresql

WITHIN_S = 120
WRITERS = 30
"""Many more than there are threads."""


@contextmanager
def locked(server: ServerProcess, path: Path) -> Iterator[None]:
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


@contextmanager
def disk_full(server: ServerProcess, path: Path) -> Iterator[None]:
    assert server.process is not None
    before = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (4096, before[1]))
    try:
        yield
    finally:
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, before)


@contextmanager
def moved_away(server: ServerProcess, path: Path) -> Iterator[None]:
    """As good as deleted: what is written from now on would be in no file that anybody finds."""
    elsewhere = path.with_name("elsewhere.db")
    path.rename(elsewhere)
    try:
        yield
    finally:
        elsewhere.rename(path)


async def until(what: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(WITHIN_S):
        while not await what():
            await asyncio.sleep(0.05)  # how often it is asked


async def is_well(http: httpx.AsyncClient) -> bool:
    return (await http.get("/healthz")).status_code == 200


async def in_trouble(ada: Client, table: str) -> None:
    http = ada.http
    writing = [
        asyncio.create_task(http.post("/api/me/link", headers={"accept-language": "fr"})) for _ in range(WRITERS)
    ]
    assert (await http.get(f"/api/tables/{table}")).status_code == 200, "reads go on while writers wait"
    assert (await http.get("/api/me")).status_code == 200
    for answer in await asyncio.gather(*writing):
        assert (answer.status_code, answer.json()["code"]) == (503, "store_unavailable")
        assert answer.json()["text"].startswith("La base de données")
    health = await http.get("/healthz", headers={"accept-language": "de"})
    assert (health.status_code, health.json()["code"]) == (503, "store_unavailable")
    assert health.json()["text"].startswith("Die Datenbank")
    assert (await http.get(f"/api/tables/{table}")).status_code == 200


async def well_again(ada: Client) -> None:
    await until(lambda: is_well(ada.http))
    assert (await ada.http.post("/api/me/link")).status_code == 200


def test_postgresql_goes_away_and_comes_back(tmp_path: Path) -> None:
    """Nobody can be asked anything then, not even who they are; a table that is awake goes on being seen."""

    async def scene(here: Here, database: postgresql.Server) -> None:
        async with Client(here.address, "Ada") as ada:
            seat = await ada.sit(await ada.make_table())
            await seat.enter()
            database.stop()
            for _ in range(2):
                answer = await ada.http.post("/api/me/link", headers={"accept-language": "fr"})
                assert (answer.status_code, answer.json()["code"]) == (503, "store_unavailable")
            assert (await ada.http.get("/healthz")).status_code == 503
            assert (await seat.ask("ping"))["kind"] == "done"
            assert (await seat.ask("say", phrase="hello"))["code"] == "store_unavailable"
            database.start()
            await well_again(ada)
            assert (await seat.ask("say", phrase="hello"))["kind"] in ("said", "done")

    async def opened() -> None:
        with postgresql.running() as database:
            async with served_here(database.new_database()) as here:
                await scene(here, database)

    asyncio.run(opened())


def test_who_goes_away_in_the_middle_leaves_no_traceback(server: ServerProcess) -> None:
    host, port = server.address.removeprefix("http://").split(":")
    post = f"POST /api/me HTTP/1.1\r\nHost: {host}:{port}\r\nContent-Type: application/json\r\n"
    upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    for sent in (
        post + 'Content-Length: 500\r\n\r\n{"na',
        post + 'Transfer-Encoding: chunked\r\n\r\n5\r\n{"na',
        post.partition("Host")[0],
        f"GET /api/games HTTP/1.1\r\nHost: {host}\r\n\r\n" * 20,
        f"GET /api/lobby HTTP/1.1\r\nHost: {host}:{port}\r\n{upgrade}{key}",
    ):
        for _ in range(3):
            gone = socket.create_connection((host, int(port)))
            gone.sendall(sent.encode())
            gone.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))  # not even a goodbye
            gone.close()
    assert httpx.get(f"{server.address}/healthz").status_code == 200
    assert "Traceback" not in server.log()


@asynccontextmanager
async def an_hour_of_trouble(house: Inside, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[None]:
    """Nothing can be stored; afterwards it can, and the house has looked after its tables."""

    def cannot() -> None:
        raise Refusal("store_unavailable")

    with monkeypatch.context() as broken:
        broken.setattr(house.store, "probe", cannot)
        with refused("store_unavailable"):
            await house.hall.health.check()
        house.time += 3600
        house.hall.look_after()
        await house.hall.attended()
        yield
    await house.hall.health.check()
    house.hall.look_after()
    await house.hall.attended()


def test_a_start_that_could_not_be_stored_costs_nobody_the_seat(
    at_a_house: AtAHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who could not promise or reveal meanwhile has the whole time again, and no more than that."""

    async def scene(house: Inside) -> None:
        host = house.person("Ada")
        table = await house.hall.create(host, TableWanted("blueprints", (SeatWanted(),) * 2))
        ada, bo = await house.sit(table, host), await house.sit(table, house.person("Bo"))
        await house.hall.start(host, table.row.id)
        await table.reveal(ada, wire.Reveal("r", SALT))
        house.time += REVEAL_WITHIN_S - 1
        async with an_hour_of_trouble(house, monkeypatch):
            assert table.row.status == "starting"
        assert table.row.status == "starting"
        assert table.due() == house.time + REVEAL_WITHIN_S
        house.time += REVEAL_WITHIN_S - 1
        house.hall.look_after()
        await house.hall.attended()
        assert table.row.status == "starting"
        house.time += 1
        house.hall.look_after()
        await house.hall.attended()
        assert (table.row.status, bo.closed_with) == ("open", SEAT_GIVEN_UP)

    at_a_house(scene)


def test_what_could_not_be_stored_counts_as_nobodys_time(at_a_house: AtAHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(house: Inside) -> None:
        table, (ada, bo) = await house.game(clock=PerMove(60), patience_s=100)
        sleeping, _ = await house.game(("Cy", "Di"), clock=PerMove(120))
        table.leave(bo)
        house.time += 50

        async with an_hour_of_trouble(house, monkeypatch):
            assert not any(one.stand_in for one in (*table.seats, *sleeping.seats))
        assert not any(one.stand_in for one in (*table.seats, *sleeping.seats))
        await table.play(ada, move(table))
        house.time += 61
        house.hall.look_after()
        await house.hall.attended()
        assert table.seats[1].stand_in, "from then on it counts"

    at_a_house(scene)


@pytest.mark.parametrize("trouble", [locked, disk_full, moved_away])
def test_trouble_is_told_reads_go_on_and_it_mends_itself(
    trouble: Callable[[ServerProcess, Path], AbstractContextManager[None]],
    server: ServerProcess,
    database_file: Path,
) -> None:
    async def scene() -> None:
        async with Client(server.address, "Ada") as ada:
            table = await ada.make_table()
            await well_again(ada)
            with trouble(server, database_file):
                await in_trouble(ada, table)
            await well_again(ada)

    asyncio.run(scene())
    assert "Traceback" not in server.log()
