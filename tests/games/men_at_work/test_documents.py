"""The rules documents give the sizes, limits and cards that the game is played with."""

from __future__ import annotations

import math
import re
from collections import defaultdict
from pathlib import Path

import pytest

from chantier.games.men_at_work.cards import CARDS, GIRDER_TASKS, WORKER_TASKS
from chantier.games.men_at_work.judging import tolerances
from chantier.games.men_at_work.pieces import MAKES, Kind

RULES = Path(__file__).parents[3] / "docs" / "rules"
LANGUAGES = ("en", "fr", "de")
IDS = dict(zip((*GIRDER_TASKS, *WORKER_TASKS), (*(f"M{number}" for number in range(40, 60)), "M5A"), strict=True))


def rows(language: str) -> list[list[str]]:
    """The cells of all tables, decimal commas written as points and no-break spaces as spaces."""
    text = (RULES / f"men-at-work.{language}.md").read_text(encoding="utf-8")
    plain = re.sub(r"(\d),(\d)", r"\1.\2", text).replace("\u00a0", " ")
    return [line.strip("| ").split(" | ") for line in plain.splitlines() if line.startswith("|")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_m03_the_deck_is_told_card_by_card(language: str) -> None:
    """M03: twelve backs in the order of the deck, each with the fronts of its three cards."""
    deck: dict[object, list[str]] = defaultdict(list)
    for card in CARDS:
        deck[card.back, card.colours].append(f"{IDS[card.girder]}, {IDS[card.worker]}")
    told = [row[2:] for row in rows(language) if re.fullmatch(r"M\d\d, M5[\dA]", row[-1])]
    assert told == list(deck.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_m02_sizes_and_weights_are_told(language: str) -> None:
    """M02, for the pieces that are plain blocks."""
    told = [row[1:] for row in rows(language)]
    for kind in (Kind.GIRDER, Kind.SUPPORT, Kind.BRICK, Kind.BEAM):
        [block] = MAKES[kind].parts
        assert [" × ".join(f"{side:g}" for side in block.size), f"{MAKES[kind].mass_g:.1f} g"] in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_m37_the_limits_of_reading_a_site_are_told(language: str) -> None:
    """M37: the seven lines of the table of limits, number by number."""
    steepest = round(math.degrees(math.acos(-tolerances.REST_NORMAL_Z)))
    limits = [
        [tolerances.TOUCH_MM],
        [steepest],
        [tolerances.STANDING_TILT_DEG],
        [],
        [tolerances.END_MM, tolerances.HALF_GIRDER_MM],
        [tolerances.HIGHER_MM],
        [tolerances.SANK_MM],
    ]
    words = [row[1] for row in rows(language) if len(row) == 2]
    assert [[float(number) for number in re.findall(r"[\d.]*\d", word)] for word in words[2:]] == limits


@pytest.mark.parametrize("language", LANGUAGES)
def test_m34_m40_the_limits_of_single_rules_are_told(language: str) -> None:
    """M34, M40: in the rule itself."""
    text = (RULES / f"men-at-work.{language}.md").read_text(encoding="utf-8")
    told = {
        match[1]: re.findall(r"\d+", match[2]) for match in re.finditer(r"\*\*(M\w\w)\*\*(.+?)\n(?=- |\n)", text, re.S)
    }
    assert {str(round(tolerances.LYING_SPREAD_MM)), str(round(2 * tolerances.HALF_GIRDER_MM))} <= set(told["M34"])
    assert told["M40"] == [str(round(tolerances.BALANCE_SPREAD_MM)), str(round(tolerances.BALANCE_FREE_MM))]
