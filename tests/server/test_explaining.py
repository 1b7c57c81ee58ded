"""Asking what a view means: anybody may, in their language, and nothing that is sent makes the server stumble."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.own_process import served_here
from tests.server.processes import ServerProcess

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
    return httpx.post(address, json=body, headers={"accept-language": lang})


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


def test_a_game_that_explains_nothing_says_so(server: ServerProcess) -> None:
    answer = explained(server, {}, game="men-at-work")
    assert (answer.status_code, answer.json()["code"]) == (404, "nothing_to_explain")
    assert explained(server, {}, game="chess").json()["code"] == "unknown_game"


def test_nobody_keeps_the_server_busy_with_questions(tmp_path: Path) -> None:
    async def ask() -> set[int]:
        async with served_here(f"sqlite:///{tmp_path / 'chantier.db'}", 0.1) as here, httpx.AsyncClient() as client:
            address = f"{here.address}/api/games/blueprints/explain"
            return {(await client.post(address, json=view_of())).status_code for _ in range(12)}

    assert asyncio.run(ask()) == {200, 429}
