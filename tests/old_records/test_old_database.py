"""A database that version 0.1 has left opens in this version, is brought up to date, and its games go on."""

from __future__ import annotations

import asyncio
import json
import lzma
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from chantier.maintenance import check_store
from chantier.store.schema import REVISION
from tests.server.support.client import Client, Frame, Seat, play_to_the_end
from tests.server.support.processes import ServerProcess, faults
from tests.test_cli import run_apart

HERE = Path(__file__).parent
KNOWN: dict[str, Any] = json.loads((HERE / "known-0.1.json").read_text(encoding="utf-8"))
"""What the people's devices have kept: cookies, and the tokens of their seats."""
MOVES = {"blueprints": 9, "men-at-work": 4}
"""So many had been made in the games that go on."""


@pytest.fixture
def database(tmp_path: Path) -> Path:
    path = tmp_path / "chantier.db"
    path.write_bytes(lzma.decompress((HERE / "chantier-0.1.db.xz").read_bytes()))
    return path


def revision(database: Path) -> str:
    with closing(sqlite3.connect(database)) as connection:
        [found] = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        return str(found)


def test_every_game_in_it_is_whole(database: Path) -> None:
    assert revision(database) == "0003" != REVISION
    checked = check_store(f"sqlite:///{database}", simulate=False)
    assert (checked.tables, checked.ended, checked.running, checked.damaged) == (4, 1, 2, ())
    assert revision(database) == REVISION
    said = run_apart("--lang", "en", "check-store", "--data-dir", str(database.parent), "--quick")
    assert said.code == 0, said


class OldDevice:
    """Of a game that began before devices opened a link with every move."""

    def link(self, n: int) -> None: ...


def person(server: ServerProcess, name: str) -> Client:
    client = Client(server.address, name)
    for key, value in KNOWN["people"][name].items():
        client.http.cookies.set(key, value)
    return client


def old_seat(client: Client, game: str, number: int) -> Seat:
    known = KNOWN["tables"][game]
    seat = client.seat(known["table"])
    seat.token, seat.number = known["tokens"][number], number
    seat.device = OldDevice()  # type: ignore[assignment]
    return seat


async def build_on(ada: Client, seats: list[Seat]) -> None:
    """A move each, as the server advises whoever is to move."""
    sights = [await seat.enter() for seat in seats]
    for _ in seats:
        mover, sight = next((seat, one) for seat, one in zip(seats, sights, strict=True) if one["sight"]["legal"])
        address = f"/api/tables/{mover.table}/seats/{mover.number}/advice"
        advised = await mover.client.ask("POST", address)
        n = sight["n"]
        await mover.send("play", n=n, move=advised["offers"][0]["move"])

        def is_newer(frame: Frame, n: int = n) -> bool:
            return frame["kind"] == "sight" and int(frame["n"]) > n

        sights = [await seat.hear_until(is_newer) for seat in seats]
    for seat in seats:
        await seat.leave()


async def evening(server: ServerProcess) -> None:
    ada, bo = person(server, "Ada"), person(server, "Bo")
    me = await ada.ask("GET", "/api/me")
    assert me["name"] == "Ada"
    for game, moves in MOVES.items():
        told = await ada.ask("GET", f"/api/tables/{KNOWN['tables'][game]['table']}")
        assert (told["game"], told["status"]) == (game, "running"), told
        onlooker = ada.seat(told["id"])
        assert (await onlooker.enter())["n"] == moves + 1  # and what was laid out at the beginning
    seats = [old_seat(ada, "blueprints", 0), old_seat(bo, "blueprints", 1)]
    await asyncio.gather(*(play_to_the_end(seat) for seat in seats))
    await build_on(ada, [old_seat(ada, "men-at-work", 0), old_seat(bo, "men-at-work", 1)])
    for client in (ada, bo):
        await client.__aexit__()


def test_its_people_come_back_and_go_on(database: Path, tmp_path: Path) -> None:
    with ServerProcess(f"sqlite:///{database}", tmp_path / "log.txt") as server:
        asyncio.run(evening(server))
        for name in ("ended", "blueprints"):
            answer = httpx.get(f"{server.address}/api/tables/{KNOWN['tables'][name]['table']}/record")
            assert answer.status_code == 200
            path = tmp_path / f"{name}.jsonl"
            path.write_bytes(answer.content + b"\n")
            assert run_apart("verify", str(path)).code == 0, name
        assert not faults(server.log())
    checked = check_store(f"sqlite:///{database}", simulate=False)
    assert (checked.ended, checked.running, checked.damaged) == (2, 1, ())
