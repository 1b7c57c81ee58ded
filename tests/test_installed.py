"""From the wheel, in an empty virtual environment outside the repository: an evening, a backup, a disaster, and on."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from chantier import __version__
from tests.server.support.client import Client, Seat, begin
from tests.server.support.processes import ServerProcess, faults
from tests.support.clean_environment import CleanEnvironment
from tests.test_maintenance import go_on, some_moves, whole_game

ROOT = Path(__file__).parents[1]
NOT_NEEDED = {"numba", "llvmlite", "matplotlib", "psycopg", "psycopg-binary", "gymnasium", "pettingzoo", "ray", "torch"}
MOST_PACKAGES = 60


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> CleanEnvironment:
    folder = tmp_path_factory.mktemp("outside")
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    [wheel] = folder.glob("*.whl")
    return CleanEnvironment(folder / "environment", wheel)


def test_it_brings_what_playing_and_serving_need_and_no_more(installed: CleanEnvironment) -> None:
    assert not NOT_NEEDED & {name.lower() for name in installed.packages}
    assert len(installed.packages) <= MOST_PACKAGES
    for name in ("numba", "matplotlib", "psycopg", "pytest"):
        gone = subprocess.run([str(installed.python), "-c", f"import {name}"], capture_output=True, check=False)
        assert gone.returncode != 0, f"{name} is there"
    said = installed.run("--version")
    assert said.stdout.strip() == f"chantier {__version__}"


class InstalledServer(ServerProcess):
    """`chantier serve` of that environment."""

    def __init__(self, installed: CleanEnvironment, database: str, log: Path) -> None:
        super().__init__(database, log)
        self.python, self.environment = str(installed.python), installed.variables()


async def save_while_playing(installed: CleanEnvironment, server: ServerProcess, saved: Path) -> tuple[list[Seat], int]:
    """Backups are made as long as games are played; one game stays in its midst."""
    async with Client(server.address, "Ada") as ada, Client(server.address, "Bo") as bo:
        table = await ada.make_table()
        seats = [await ada.sit(table), await bo.sit(table)]
        await some_moves(seats, await begin(ada, seats))
        saving = asyncio.create_task(
            asyncio.to_thread(installed.run, "backup", str(saved), "--database", server.database)
        )
        ended = 0
        while not saving.done() or not ended:
            await whole_game(ada, bo)
            ended += 1
        done = await saving
        assert done.returncode == 0, done
        for seat in seats:
            await seat.leave()
        return seats, ended


def going_on(said: str) -> int:
    """One game was left in its midst; another may have been when the backup was made."""
    found = re.search(r"going on: (\d+)", " ".join(said.split()))
    assert found is not None, said
    return int(found[1])


def test_serve_play_save_destroy_restore_and_play_on(installed: CleanEnvironment, tmp_path: Path) -> None:
    path, saved = tmp_path / "chantier.db", tmp_path / "tonight.backup"
    database = f"sqlite:///{path}"
    with InstalledServer(installed, database, tmp_path / "log.txt") as server:
        page = httpx.get(server.address)
        assert "<!doctype html>" in page.text.lower()
        seats, ended = asyncio.run(save_while_playing(installed, server, saved))
        assert ended >= 1
    for one in tmp_path.glob("chantier.db*"):
        one.write_bytes(os.urandom(4096))
    broken = installed.run("check-store", "--database", database)
    assert broken.returncode == 2, broken
    for one in tmp_path.glob("chantier.db*"):
        one.unlink()
    restored = installed.run("restore", str(saved), "--database", database)
    assert restored.returncode == 0, restored
    before = going_on(restored.stdout)
    with InstalledServer(installed, database, tmp_path / "again.txt") as server:
        asyncio.run(go_on(server, seats))
        assert not faults(server.log())
    checked = installed.run("check-store", "--database", database)
    assert checked.returncode == 0, checked
    assert going_on(checked.stdout) == before - 1
