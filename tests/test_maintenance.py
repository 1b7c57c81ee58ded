"""What a server keeps can be saved while it runs, brought back, checked and moved to another database."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import stat
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

import pytest

from chantier.maintenance import backup, check_store, copy_store
from chantier.store import Store
from tests.server.support.client import Client, Frame, Seat, begin, play_to_the_end
from tests.server.support.processes import ServerProcess
from tests.store.support import postgresql
from tests.store.support.scenes import everything
from tests.test_cli import Said, run_apart

PLAYED = 4
"""Moves before the backup of a game that goes on after it."""


@pytest.fixture(scope="module")
def database_server() -> Iterator[postgresql.Server]:
    with postgresql.running() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def addresses(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, str]:
    """Where games are played, and where they are brought back to."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'chantier.db'}", f"sqlite:///{tmp_path / 'again.db'}"
    server: postgresql.Server = request.getfixturevalue("database_server")
    return server.new_database(), server.new_database()


def command(*typed: str) -> Said:
    return run_apart("--lang", "en", *typed)


class Evening(NamedTuple):
    """Games that were played while backups were made."""

    unfinished: list[Seat]
    ended: list[str]


async def some_moves(seats: Sequence[Seat], sights: Sequence[Frame]) -> None:
    """Of a game that stays unfinished."""
    for _ in range(PLAYED):
        mover, sight = next((seat, one) for seat, one in zip(seats, sights, strict=True) if one["sight"]["legal"])
        await mover.send("play", n=sight["n"], move=sight["sight"]["legal"][0])
        newer = partial(_is_newer, sight["n"])
        sights = [await seat.hear_until(newer) for seat in seats]


def _is_newer(n: int, frame: Frame) -> bool:
    return frame["kind"] == "sight" and int(frame["n"]) > n


async def whole_game(ada: Client, bo: Client) -> str:
    table = await ada.make_table()
    seats = [await ada.sit(table), await bo.sit(table)]
    playing = asyncio.gather(*(play_to_the_end(seat) for seat in seats))
    await asyncio.gather(*(seat.promised.wait() for seat in seats))
    await ada.ask("POST", f"/api/tables/{table}/start")
    await playing
    for seat in seats:
        await seat.leave()
    return table


async def evening(server: ServerProcess, saved: Path) -> Evening:
    """A game stays in its midst; others are played while three backups are made; the last comes when all is quiet."""
    async with Client(server.address, "Ada") as ada, Client(server.address, "Bo") as bo:
        table = await ada.make_table()
        seats = [await ada.sit(table), await bo.sit(table)]
        await some_moves(seats, await begin(ada, seats))
        saving = asyncio.create_task(asyncio.to_thread(_save_three_times, server.database, saved))
        ended = [await whole_game(ada, bo)]
        while not saving.done():
            ended.append(await whole_game(ada, bo))
        await saving
        done = await asyncio.to_thread(command, "backup", str(saved), "--database", server.database)
        assert done.code == 0, done
        assert "MiB" in done.out
        for seat in seats:
            await seat.leave()
        return Evening(seats, ended)


def _save_three_times(database: str, saved: Path) -> None:
    """What is saved in the midst of games is whole, too."""
    for _ in range(3):
        backup(database, saved)
    if database.startswith("sqlite"):
        copied = saved.with_name("copied.db")
        shutil.copy(saved, copied)
        assert check_store(f"sqlite:///{copied}", simulate=False).damaged == ()


async def go_on(server: ServerProcess, seats: list[Seat]) -> None:
    """By the same tokens, with the same chains, to the end."""
    for seat in seats:
        seat.client.address = server.address
    last = await asyncio.gather(*(play_to_the_end(seat) for seat in seats))
    assert len({frame["n"] for frame in last}) == 1
    for seat in seats:
        await seat.leave()


def test_saved_under_load_destroyed_brought_back_and_played_on(addresses: tuple[str, str], tmp_path: Path) -> None:
    address, again = addresses
    saved = tmp_path / "tonight.backup"
    with ServerProcess(address, tmp_path / "log.txt") as server:
        seats, ended = asyncio.run(evening(server, saved))
    assert stat.S_IMODE(saved.stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.glob(".*")] == [], "nothing half-written is left"
    restored = command("restore", str(saved), "--database", again)
    assert restored.code == 0, restored
    assert f"verified: {len(ended)}, going on: 1" in " ".join(restored.out.split())
    refused = command("restore", str(saved), "--database", again)
    assert refused.code == 2
    assert "Traceback" not in refused.err
    with ServerProcess(again, tmp_path / "log2.txt") as server:
        asyncio.run(go_on(server, seats))
    checked = check_store(again, simulate=True)
    assert (checked.ended, checked.running, checked.damaged) == (len(ended) + 1, 0, ())


def test_from_sqlite_to_postgresql_and_back(database_server: postgresql.Server, tmp_path: Path) -> None:
    first, second = f"sqlite:///{tmp_path / 'chantier.db'}", database_server.new_database()
    with ServerProcess(first, tmp_path / "log.txt") as server:
        seats, ended = asyncio.run(evening(server, tmp_path / "saved"))
    done = command("copy-store", first, second)
    assert done.code == 0, done
    again = command("copy-store", first, second)
    assert again.code == 2
    assert "not empty" in again.err
    third = f"sqlite:///{tmp_path / 'third.db'}"
    copy_store(second, third)
    assert _kept(first) == _kept(third)
    with ServerProcess(second, tmp_path / "log2.txt") as server:
        asyncio.run(go_on(server, seats))
    assert check_store(second, simulate=False).ended == len(ended) + 1


def _kept(address: str) -> dict[str, list[dict[str, object]]]:
    store = Store.open(address)
    try:
        return {
            name: [{key: one[key] for key in one if key not in ("owner", "due_at")} for one in rows]
            for name, rows in everything(store).items()
            if name not in ("nodes", "writers")
        }
    finally:
        store.close()


def test_damage_is_named(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'chantier.db'}"
    with ServerProcess(address, tmp_path / "log.txt") as server:
        seats, (ended, *_) = asyncio.run(evening(server, tmp_path / "saved"))
    _sql(tmp_path, f"DELETE FROM turns WHERE \"table\" = '{seats[0].table}' AND n = 2")
    _sql(tmp_path, f"UPDATE turns SET events = replace(events, '1', '2') WHERE \"table\" = '{ended}' AND n = 0")
    said = command("check-store", "--data-dir", str(tmp_path))
    assert said.code == 1
    assert seats[0].table in said.out
    assert ended in said.out
    assert "Traceback" not in said.err


def _sql(folder: Path, statement: str) -> list[tuple[str, ...]]:
    with sqlite3.connect(folder / "chantier.db") as connection:
        return connection.execute(statement).fetchall()


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_bad_input_is_one_sentence(tmp_path: Path, language: str) -> None:
    (tmp_path / "text.txt").write_text("no backup")
    here = ["--data-dir", str(tmp_path / "data")]
    for typed in (
        ["backup", str(tmp_path / "saved"), *here],
        ["check-store", *here],
        ["restore", str(tmp_path / "text.txt"), *here],
        ["restore", str(tmp_path / "not there"), *here],
        ["copy-store", "sqlite:///nowhere.db", "sqlite:///other.db"],
        ["copy-store", "sqlite:///same.db", "sqlite:///same.db"],
    ):
        said = run_apart("--lang", language, *typed)
        assert said.code == 2, (typed, said)
        assert len(said.err.strip().splitlines()) == 1, said
    assert {path.name for path in tmp_path.rglob("*")} == {"text.txt"}, "nothing was made by asking"
