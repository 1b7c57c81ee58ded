"""Asking what a view means: anybody may, in their language, and nothing that is sent makes the server stumble."""

from __future__ import annotations

import asyncio
from pathlib import Path
from threading import Event
from typing import Any, cast

import httpx
import msgspec
import pytest

from chantier.games.men_at_work import MenAtWork
from chantier.games.men_at_work.rules import to_move
from chantier.games.men_at_work.suggestions import Advice
from chantier.games.men_at_work.view import view
from chantier.server.limits import CEILINGS
from tests.recorded import recorded
from tests.server.support.own_process import offers, served_here, served_in_a_thread
from tests.server.support.processes import ServerProcess

HATCHED = {"a1", "b3"}


def view_of(**changes: Any) -> dict[str, Any]:
    mine = {"taken": ["G5"], "plan": [0, 1, 3, 1, 1, 0], "building": [[], ["G5"], [], [], [], []], "score": None}
    other = {"taken": ["W6"], "plan": None, "building": None, "score": None}
    seen = {
        "seat": 0, "seats": 2, "options": {"unplaceable": "any", "first": 0, "open_points": False}, "round": 1,
        "first": 0, "picks": 2, "to_move": 0, "in_demand": ["glass", "wood"], "bag": "WWRRSSGG", "pool": ["G4", "W6"],
        "discarded": [], "desks": [mine, other], "revealed": False, "rounds": [], "points": None, "ending": None,
    }  # fmt: skip
    return {**seen, **changes}


def explained(server: ServerProcess, body: Any, lang: str = "en", game: str = "blueprints") -> httpx.Response:
    address = f"{server.address}/api/games/{game}/explain"
    return httpx.post(address, json=body, headers={"accept-language": lang}, timeout=60)


def test_a_view_is_explained_without_any_cookie(server: ServerProcess) -> None:
    answer = explained(server, view_of())
    assert answer.status_code == 200
    told = answer.json()
    assert {(one["die"], one["space"]) for one in told["prospects"]} == {
        ("G4", "a2"), ("G4", "b2"), ("G4", "a3"), ("W6", "b1"), ("W6", "a2"), ("W6", "b2"), ("W6", "a3"),
    }  # fmt: skip
    assert told["reach"]["plan"] == {"state": "possible", "as_planned": 1, "spaces": 4}
    assert told["accounts"] == []


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "is hatched on your plan"), ("fr", "hachur"), ("de", "schraffiert")]
)
def test_why_not_is_said_in_the_askers_language(server: ServerProcess, lang: str, words: str) -> None:
    refusals = explained(server, view_of(), lang).json()["refusals"]
    assert {one["space"] for one in refusals if words in one["text"]} == HATCHED
    assert len({one["text"] for one in refusals if one["space"] == "b1"}) == 1


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({}, "field_missing"),
        (view_of(extra=1), "field_unknown"),
        (view_of(seats="two"), "value_of_wrong_type"),
        (view_of(seats=7), "wrong_player_count"),
        (view_of(pool=["G9"]), "not_a_die"),
        ([], "value_of_wrong_type"),
    ],
)
def test_what_is_no_view_is_refused_in_words(server: ServerProcess, body: Any, code: str) -> None:
    answer = explained(server, body)
    assert (answer.status_code, answer.json()["code"]) == (400, code)
    assert answer.json()["text"]


def test_a_game_that_explains_nothing_says_so(tmp_path: Path) -> None:
    silent = offers()["blueprints"]._replace(explain=None)
    with served_in_a_thread(f"sqlite:///{tmp_path / 'chantier.db'}", games={"blueprints": silent}) as here:
        answer = httpx.post(f"{here.address}/api/games/blueprints/explain", json={})
    assert (answer.status_code, answer.json()["code"]) == (404, "nothing_to_explain")


def test_an_unknown_game_explains_nothing(server: ServerProcess) -> None:
    assert explained(server, {}, game="chess").json()["code"] == "unknown_game"


def test_nobody_keeps_the_server_busy_with_questions(tmp_path: Path) -> None:
    async def ask() -> set[int]:
        async with served_here(f"sqlite:///{tmp_path / 'chantier.db'}", 0.1) as here, httpx.AsyncClient() as client:
            address = f"{here.address}/api/games/blueprints/explain"
            return {(await client.post(address, json=view_of())).status_code for _ in range(30)}

    assert asyncio.run(ask()) == {200, 429}


# A site, and what might be done there


def site_view(phase: str = "placing", seat: int | None = None) -> dict[str, Any]:
    """What the seat to move sees in a recorded game; or somebody else."""
    state = next(state for game in recorded("men-at-work") for state in game.states if state.phase == phase)
    return cast(dict[str, Any], msgspec.to_builtins(view(state, to_move(state) if seat is None else seat)))


def advised(server: ServerProcess, body: Any, game: str = "men-at-work", lang: str = "en") -> httpx.Response:
    address = f"{server.address}/api/games/{game}/advice"
    return httpx.post(address, json=body, headers={"accept-language": lang}, timeout=60)


def test_a_site_is_told_in_facts(server: ServerProcess) -> None:
    seen = site_view()
    told = explained(server, seen, game="men-at-work").json()
    assert {one["piece"] for one in told["pieces"]} == {one for one in seen["poses"] if not one.startswith("hat")}
    assert told["highest"] in seen["poses"]


@pytest.mark.parametrize("phase", ["placing", "clearing"])
def test_moves_to_choose_from_are_whole_moves(server: ServerProcess, phase: str) -> None:
    answer = advised(server, site_view(phase))
    assert answer.status_code == 200
    offered = answer.json()["offers"]
    assert offered
    for one in offered:
        msgspec.convert(one["move"], MenAtWork.move_type)


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({}, "field_missing"),
        (site_view(seat=0) | {"seat": None}, "no_advice_for_others"),
        (site_view() | {"poses": {"girder-green-1": [[0, 0, 0], [1, 0, 0, 0]]}}, "value_unknown"),
        ([], "value_of_wrong_type"),
    ],
)
def test_what_is_no_view_of_a_site_is_refused_in_words(server: ServerProcess, body: Any, code: str) -> None:
    answer = advised(server, body)
    assert (answer.status_code, answer.json()["code"]) == (400, code)
    assert answer.json()["text"]


@pytest.mark.parametrize(("lang", "words"), [("en", "advice"), ("fr", "conseils"), ("de", "Rat")])
def test_a_game_that_lists_its_moves_needs_no_advice(server: ServerProcess, lang: str, words: str) -> None:
    answer = advised(server, view_of(), "blueprints", lang)
    assert (answer.status_code, answer.json()["code"]) == (404, "no_advice")
    assert words in answer.json()["text"]


def test_who_waits_for_an_answer_holds_nobody_up(tmp_path: Path) -> None:
    """Two questions that take for ever, and more behind them than may wait: everybody else is answered all the same."""
    may_end = Event()

    def ponder(view: Any, openly: bool) -> Any:
        may_end.wait()
        return Advice(())

    games = {"men-at-work": offers()["men-at-work"]._replace(advise=ponder)}

    async def ask() -> tuple[str, list[int], set[int]]:
        async with (
            served_here(f"sqlite:///{tmp_path / 'chantier.db'}", games=games) as here,
            httpx.AsyncClient(timeout=60, limits=httpx.Limits(max_connections=None)) as client,
        ):
            address = f"{here.address}/api/games/men-at-work/advice"
            seen = site_view()
            waiting = [
                asyncio.create_task(client.post(address, json=seen)) for _ in range(CEILINGS["answers"]["all"] + 3)
            ]
            refused, waiting = await first_done(waiting, 3)
            healthy = (await client.get(f"{here.address}/healthz")).text
            may_end.set()
            return healthy, [one.status_code for one in refused], {(await one).status_code for one in waiting}

    assert asyncio.run(ask()) == ("ok", [429] * 3, {200})


async def first_done(
    tasks: list[asyncio.Task[httpx.Response]], count: int
) -> tuple[list[httpx.Response], list[asyncio.Task[httpx.Response]]]:
    done: set[asyncio.Task[httpx.Response]] = set()
    while len(done) < count:
        more, _ = await asyncio.wait(set(tasks) - done, return_when=asyncio.FIRST_COMPLETED)
        done |= more
    return [one.result() for one in done], [one for one in tasks if one not in done]
