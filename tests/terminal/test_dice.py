"""Dice drawn with characters: what a die is can be read without any colour."""

from __future__ import annotations

import pytest
from rich.text import Text

from chantier.games.blueprints.notation import read_building, read_plan
from chantier.games.blueprints.pieces import DICE, PLANS
from chantier.terminal.blueprints.dice import HATCHED, STYLES, card, chip, chips, paint, skyline
from tests.terminal.support.drawing import lines

PLAN = read_plan("x 1 / 3 1 / 1 x")


def drawn(building: str) -> list[str]:
    return lines(skyline(PLAN, read_building(PLAN, building)))


@pytest.mark.parametrize("die", DICE.values())
def test_a_die_shows_its_letter_and_its_value(die: str) -> None:
    assert chip(DICE[die]).plain == f" {die} "


def test_each_material_has_a_colour_of_its_own() -> None:
    assert {chip(DICE[f"{letter}1"]).style for letter in "WRSG"} == set(STYLES.values())
    assert len(set(STYLES.values())) == 4


def test_dice_side_by_side_stay_apart() -> None:
    assert lines(chips([DICE["W1"], DICE["G6"], DICE["G6"]])) == [" W1   G6   G6"]


def test_an_empty_building_shows_the_plan() -> None:
    assert drawn("x - / - - / - x") == [
        "3            ··",
        "2            ··",
        "1  ▒▒   ··   ··   ··   ··   ▒▒",
        "   a1   b1   a2   b2   a3   b3",
        "       0/1  0/3  0/1  0/1",
    ]


def test_a_building_shows_its_dice_and_what_the_plan_still_wants() -> None:
    assert drawn("x W1S4 / R2G3 - / G6 x") == [
        "3            ··",
        "2       S4   G3",
        "1  ▒▒   W1   R2   ··   G6   ▒▒",
        "   a1   b1   a2   b2   a3   b3",
        "       2/1  2/3  0/1  1/1",
    ]


def test_a_building_higher_than_any_plan_is_drawn_to_its_top() -> None:
    picture = drawn("x W1W2R3R4S5G6 / - - / - x")
    assert [line[:11].split() for line in picture[:6]] == [
        ["6", "G6"], ["5", "S5"], ["4", "R4"], ["3", "R3"], ["2", "W2"], ["1", "▒▒", "W1"],
    ]  # fmt: skip
    assert picture[-1].split() == ["6/1", "0/3", "0/1", "0/1"]


@pytest.mark.parametrize("plan", PLANS)
def test_every_hatched_space_is_marked_and_no_other(plan: tuple[int, int, int, int, int, int]) -> None:
    ground = lines(skyline(plan, ((), (), (), (), (), ())))[2]
    cells = [ground[2 + 5 * space : 6 + 5 * space].strip() for space in range(6)]
    assert [cell == HATCHED for cell in cells] == [height == 0 for height in plan]


def test_a_space_that_has_its_height_stands_out() -> None:
    text = skyline(PLAN, read_building(PLAN, "x W1 / R2 - / - x"))
    bold = [text.plain[span.start : span.end].strip() for span in text.spans if span.style == "bold"]
    assert [mark for mark in bold if mark] == ["1/1"]


def test_the_card_shows_the_plan_from_above() -> None:
    assert lines(card(PLAN)) == [
        "    a  b",
        " 1 ▒▒  1",
        " 2  3  1",
        " 3  1 ▒▒",
    ]


def test_dice_in_a_sentence_are_coloured_and_nothing_else() -> None:
    text = paint("Ada takes G5 for a2. W1 R2 are rolled; G7, AG5 and S10 are no dice.")
    assert [text.plain[span.start : span.end] for span in text.spans] == ["W1", "R2", "G5"]
    assert [span.style for span in text.spans] == [STYLES["W"], STYLES["R"], STYLES["G"]]


def test_colours_change_no_character() -> None:
    building = read_building(PLAN, "x W1S4 / R2G3 - / G6 x")
    assert lines(skyline(PLAN, building)) == lines(Text(skyline(PLAN, building).plain))
