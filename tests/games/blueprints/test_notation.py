"""Dice, plans and buildings as text."""

from __future__ import annotations

import pytest
from hypothesis import given

from chantier.core.errors import BadInput
from chantier.core.match import Match
from chantier.games.blueprints.notation import building_text, plan_text, read_building, read_die, read_plan
from chantier.games.blueprints.pieces import PLANS
from chantier.registry import GAMES
from tests.support.playing import positions

PLAN = "x 1 / 3 1 / 1 x"


def code(refused: pytest.ExceptionInfo[BadInput]) -> str:
    return refused.value.code


def test_b03_every_plan_round_trips() -> None:
    assert [read_plan(plan_text(plan)) for plan in PLANS] == list(PLANS)


@given(match=positions(GAMES["blueprints"]))
def test_buildings_round_trip(match: Match) -> None:
    for desk in match.state.desks:
        assert read_building(desk.plan, building_text(desk.plan, desk.building)) == desk.building


def test_a_plan_and_a_building_as_the_format_shows_them() -> None:
    plan = read_plan(PLAN)
    assert plan == (0, 1, 3, 1, 1, 0)
    building = read_building(plan, "x W1 / R2S3G6 - / W4 x")
    assert building == ((), ("W1",), ("R2", "S3", "G6"), (), ("W4",), ())
    assert building_text(plan, building) == "x W1 / R2S3G6 - / W4 x"


def test_blanks_do_not_matter() -> None:
    assert read_plan("x 1/3 1/1 x") == read_plan(" x  1 / 3 1 /  1 x ")


@pytest.mark.parametrize("text", ["", "W", "W0", "W7", "w1", "X1", "W11", " W1"])
def test_what_is_not_a_die_is_refused(text: str) -> None:
    with pytest.raises(BadInput) as refused:
        read_die(text)
    assert code(refused) == "not_a_die"
    assert refused.value.facts == {"text": text}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "x 1 / 3 1",
        "x 1 / 3 1 / 1 x / 1 1",
        "x 1 3 / 1 1 / x",
        "x 1 / 3 1 / 1 4",
        "x 0 / 3 1 / 1 x",
        "x 1 / 4 1 / x x",
        "x 1 / 3 1 / 2 x",
        "x x / x x / 3 3",
        "1 1 / 1 1 / 1 1",
        "1 1 / 2 1 / 1 x",
        "x 1 / 3 y / 1 x",
        "x x / 3 3 / y 1",
        "x x / 3 3 / y 2",
    ],
)
def test_what_is_not_a_plan_is_refused(text: str) -> None:
    with pytest.raises(BadInput) as refused:
        read_plan(text)
    assert code(refused) == "not_a_plan"
    assert refused.value.facts == {"text": text}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("x W1 / R2", "not_a_building"),
        ("x W1 / R2S - / W4 x", "not_a_building"),
        ("x W1 / R2S9 - / W4 x", "not_a_building"),
        ("x W1 / R2 - - / W4 x", "not_a_building"),
        ("W1 W1 / R2 - / W4 x", "hatching_differs"),
        ("x x / R2 - / W4 x", "hatching_differs"),
        ("x W1 / R3S2 - / W4 x", "stack_descends"),
        ("x W1 / R1R1R1R1 - / W4W4 x", "too_many_dice"),
    ],
)
def test_what_is_not_a_building_is_refused(text: str, expected: str) -> None:
    with pytest.raises(BadInput) as refused:
        read_building(read_plan(PLAN), text)
    assert code(refused) == expected
    if expected == "not_a_building":
        assert refused.value.facts == {"text": text}


def test_b22_a_refused_stack_is_named() -> None:
    with pytest.raises(BadInput) as refused:
        read_building(read_plan(PLAN), "x W1 / R3S2 - / W4 x")
    assert refused.value.facts == {"die": "S2", "below": "R3", "space": "a2"}


def test_b23_the_space_whose_hatching_differs_is_named() -> None:
    with pytest.raises(BadInput) as refused:
        read_building(read_plan(PLAN), "x W1 / R3 - / W4 -")
    assert refused.value.facts == {"space": "b3", "plan": PLAN, "building": "x W1 / R3 - / W4 -"}


def test_six_dice_are_not_too_many() -> None:
    assert sum(map(len, read_building(read_plan(PLAN), "x W1 / R1R1R1 R1 / W4 x"))) == 6
    with pytest.raises(BadInput) as refused:
        read_building(read_plan(PLAN), "x W1 / R1R1R1R1 R1 / W4 x")
    assert refused.value.facts == {"most": 6, "came": 7}
