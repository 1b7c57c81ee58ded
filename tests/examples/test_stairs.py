"""Stairs as docs/add-a-game.md writes it, installed and known by its entry point alone: the command line, the terminal,
the server."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from chantier.core.decoding import decode_json
from chantier.core.record import Record, check
from tests.examples.support.tutorial import commands_of_the_page, written_down
from tests.server.support.client import Client, play_to_the_end
from tests.server.support.processes import ServerProcess
from tests.support.every_game import STAIRS, installed
from tests.test_cli import Said, run_apart


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    project = written_down(tmp_path_factory.mktemp("project"))
    return installed(project, tmp_path_factory.mktemp("packages"))


@pytest.fixture(autouse=True)
def at_home(packages: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a folder of its own, where the package is installed."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(packages))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def said(*typed: str, stdin: str | None = None) -> Said:
    done = run_apart(*typed, "--lang", "en", stdin=stdin)
    assert (done.code, done.err) == (0, ""), done
    return done


def test_a_series_in_two_processes_is_recorded_verified_and_replayed() -> None:
    series = ("--players=3", "--games=4", "--workers=2", "--record=a.jsonl", "--json")
    told = json.loads(said("simulate", "stairs", *series).out)
    assert (told["game"], [seat["bot"] for seat in told["seats"]]) == ("stairs", ["uniform"] * 3)
    assert json.loads(said("verify", "a.jsonl", "--json").out)["proved"] == 4
    views = [json.loads(line)["view"] for line in said("replay", "a.jsonl", "--seat=1", "--json").out.splitlines()]
    assert len(views) == 25
    assert (len(views[-1]["built"]), views[-1]["to_move"]) == (24, None)
    story = said("replay", "a.jsonl").out
    assert "Dreamer 2 draws step" in story
    assert "wins." in story or "share the victory." in story
    [first, *rest] = Path("a.jsonl").read_text().splitlines()
    record = json.loads(first)
    drawn = [event for event in record["events"] if event["kind"] == "Drew"]
    drawn[-1]["step"] = drawn[0]["step"]
    Path("b.jsonl").write_text("\n".join([json.dumps(record), *rest]))
    assert run_apart("verify", "b.jsonl").code == 1


def test_every_command_of_the_page_works() -> None:
    [install, play, *others, serve, laws] = commands_of_the_page()
    assert install[:4] == ["./dev", "tool", "pip", "install"]  # `packages` has done that, apart from the others' games
    assert (play, serve) == (["./dev", "run", "play", "stairs"], ["./dev", "run", "serve"])  # the two tests below
    assert laws == ["./dev", "tool", "pytest", "tests/laws", "-k", "stairs"]  # they run with the other tests
    assert len(others) == 2
    for dev, run, *typed in others:
        assert (dev, run) == ("./dev", "run")
        said(*typed)


def test_what_a_language_lacks_is_said_in_english_in_play() -> None:
    told = run_apart("play", "stairs", "--people=Ada", "--bots=uniform", "--lang=fr", stdin="\n1\n")
    assert "Your steps: " in told.out
    assert "Traceback" not in told.err


def test_somebody_plays_in_the_terminal_and_the_game_is_kept_and_proved() -> None:
    told = said("play", "stairs", "--people=Ada", "--bots=uniform", "--option=hand=2", stdin="\n" + "9\n1\n" * 12).out
    assert "Ada · a move from 1 to 2" in told
    assert "✗ There is no 9 in the list; it ends with 2." in told
    [kept] = Path("data/chantier/games").glob("stairs-*.json")
    assert json.loads(said("verify", str(kept), "--json").out)["proved"] == 1


def test_it_is_offered_and_played_at_tables_online(tmp_path: Path) -> None:
    with ServerProcess(f"sqlite:///{tmp_path / 'a.db'}", tmp_path / "log") as server:
        asked = httpx.get(f"{server.address}/api/games", headers={"Accept-Language": "de"}).json()
        offered = {game["name"]: game for game in asked}
        assert set(offered) >= {"blueprints", "men-at-work", "stairs"}
        assert (offered["stairs"]["title"], offered["stairs"]["bots"]) == ("Stairs", ["uniform"])
        assert "stairs-option-hand = Steps in hand" in offered["stairs"]["words"]  # the page has no German words
        assert (offered["blueprints"]["title"], offered["blueprints"]["words"]) == ("Blueprints", "")
        record, sights, replay = asyncio.run(_played(server.address))
    assert check(STAIRS.game, STAIRS.recorder, record).proved
    first = next(sight for sight in sights if sight["sight"]["legal"])
    assert [one["move"] for one in first["explanation"]["moves"]] == first["sight"]["legal"]
    hand = first["sight"]["view"]["hand"]
    assert [one["label"] for one in first["explanation"]["moves"]] == [f"Build step {step}" for step in hand]
    assert "Your steps: " + ", ".join(map(str, hand)) in first["explanation"]["lines"]
    for seen in sights:
        assert len(seen["told"]) == len(seen["sight"]["events"])  # of others' draws nothing is told
    built = next(one["step"] for seen in sights[1:] for one in seen["sight"]["events"] if one["kind"] == "Built")
    told = [line for seen in sights for line in seen["told"]]
    assert any(f"builds step {built} " in line or f"build step {built} " in line for line in told)  # others, or you
    assert [len(step["told"]) for step in replay] == [len(step["events"]) for step in replay]
    assert any(f"builds step {built} " in line for step in replay for line in step["told"])


async def _played(address: str) -> tuple[Record, list[dict[str, Any]], list[dict[str, Any]]]:
    sights: list[dict[str, Any]] = []
    async with Client(address, "Ada") as ada, Client(address, "Bo") as bo:
        table = await ada.make_table("stairs", 2, options={"double": True})
        sitting = [await ada.sit(table), await bo.sit(table)]
        for seat in sitting:
            seat.explained = True
            await seat.enter()
        await ada.ask("POST", f"/api/tables/{table}/start")

        def watch(frame: dict[str, Any]) -> None:
            if frame["kind"] == "sight" and "explanation" in frame:
                sights.append(frame)

        await asyncio.gather(play_to_the_end(sitting[0], watch=watch), play_to_the_end(sitting[1]))
        answer = await ada.http.get(f"/api/tables/{table}/record")
        steps = await ada.http.get(f"/api/tables/{table}/replay")
        replay = [json.loads(line) for line in steps.text.splitlines()]
        return decode_json(answer.content, Record), sights, replay


def test_a_package_that_does_not_load_is_named_and_the_rest_goes_on(tmp_path: Path) -> None:
    told = Path(tmp_path / "broken-1.0.dist-info")
    told.mkdir()
    (told / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n")
    (told / "entry_points.txt").write_text("[chantier.games]\nmy-game = no_such_module:GAME\n")
    done = run_apart("simulate", "--games=1", "--lang=de", PYTHONPATH=str(tmp_path))
    assert done.code == 0
    assert done.err.startswith("✗ Das Spiel des Pakets „broken“ bleibt weg: Es ließ sich nicht importieren")
    assert done.err.count("\n") == 1
