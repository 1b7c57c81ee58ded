"""What is not installed is not offered, or says in one sentence how to install it; everything else works without it."""

from __future__ import annotations

import asyncio
import os
import tomllib
from pathlib import Path

import httpx
import pytest

from chantier.core import extras
from tests.server.support.client import Client, Seat, play_to_the_end
from tests.server.support.processes import ServerProcess, faults
from tests.test_cli import Said, run_apart

ROOT = Path(__file__).parents[1]
STRONG = {"planner", "architect"}
SITE = """import sys
sys.modules.update(dict.fromkeys(("numba", "llvmlite", "matplotlib", "psycopg", "psycopg_binary")))
"""
"""Importing these fails in every process that is started with it, as if they had never been installed."""


@pytest.fixture
def slim(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "slim").mkdir()
    (tmp_path / "slim" / "sitecustomize.py").write_text(SITE)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path / "slim"))


def test_the_project_names_the_modules_of_each_extra() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for extra, modules in extras.MODULES.items():
        named = " ".join(project["optional-dependencies"][extra])
        assert all(module in named for module in modules)
        assert not any(module in " ".join(project["dependencies"]) for module in modules)


def test_here_everything_is_installed() -> None:
    assert all(map(extras.has_extra, extras.MODULES))


def refused(said: Said, extra: str) -> None:
    assert said.code == 2, said
    [line] = said.err.strip().splitlines()
    assert f"pip install 'chantier[{extra}]'" in line


@pytest.mark.usefixtures("slim")
@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_what_needs_an_extra_says_which(tmp_path: Path, language: str) -> None:
    def run(*typed: str) -> Said:
        return run_apart("--lang", language, *typed)

    refused(run("play", "blueprints", "--people", "Ada", "--bots", "architect"), "lab")
    refused(run("arena", "blueprints", "--bots", "builder,planner"), "lab")
    refused(run("arena", "blueprints", "--bots", "builder,greedy", "--out", str(tmp_path / "contest")), "lab")
    refused(run("check-store", "--database", "postgresql://nobody@127.0.0.1/nothing"), "postgres")
    assert not (tmp_path / "contest").exists()


@pytest.mark.usefixtures("slim")
def test_the_rest_of_the_program_needs_no_extra(tmp_path: Path) -> None:
    games = str(tmp_path / "games.jsonl")
    done = run_apart("simulate", "blueprints", "--players", "2", "--games", "1", "--record", games)
    assert done.code == 0, done
    assert run_apart("verify", games).code == 0
    contest = run_apart("arena", "blueprints", "--bots", "uniform,dabbler", "--games", "2")
    assert contest.code == 0, contest
    refused(run_apart("--lang", "en", "analyse", games), "lab")
    told = run_apart("--lang", "en", "play", "--help").out
    assert "builder" in told
    assert not any(name in told for name in STRONG)


async def against_an_architect(server: ServerProcess) -> Seat:
    async with Client(server.address) as ada:
        return await ada.play_now(game="blueprints", seats=2, bot="architect")


async def go_on(server: ServerProcess, seat: Seat) -> None:
    seat.client.address = server.address
    await play_to_the_end(seat)
    await seat.leave()


def test_a_server_offers_what_runs_and_goes_on_with_what_does_not(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """The strongest bot that runs plays on for one that is not installed any more."""
    database = f"sqlite:///{tmp_path / 'chantier.db'}"
    with ServerProcess(database, tmp_path / "log.txt") as server:
        [offered] = [one for one in httpx.get(f"{server.address}/api/games").json() if one["name"] == "blueprints"]
        assert offered["bots"][-2:] == ["planner", "architect"]
        assert offered["coach"]
        seat = asyncio.run(against_an_architect(server))
    request.getfixturevalue("slim")
    with ServerProcess(database, tmp_path / "slim.txt") as server:
        [offered] = [one for one in httpx.get(f"{server.address}/api/games").json() if one["name"] == "blueprints"]
        assert not STRONG & {*offered["bots"], *offered["strengths"]}
        assert offered["bots"][-1] == "builder"
        assert not offered["coach"]
        asyncio.run(go_on(server, seat))
        assert "architect is not installed here; builder plays for it" in server.log()
        assert not faults(server.log())
    assert "PYTHONPATH" in os.environ
