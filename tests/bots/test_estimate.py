"""What a half-built building is worth: every estimate against values worked out by hand."""

from __future__ import annotations

import pytest

from chantier.bots.blueprints.estimate import (
    bonus_chance,
    bonus_estimate,
    geometer_chance,
    integrity_chance,
    materials_chance,
    materials_estimate,
    prizes_estimate,
    skyscraper_chance,
)
from chantier.core.match import Match
from chantier.games.blueprints.notation import read_building
from chantier.games.blueprints.pieces import Building
from chantier.games.blueprints.scoring import prizes_earned, score
from chantier.games.blueprints.state import Options
from tests.bots.support.watching import PLAN, REGISTERED, dice
from tests.support.playing import OneStream, play_on

EIGHT_TRIES_FOR_A_SIX = 1 - (5 / 6) ** 8
"""The chance that one of eight dice shows a 6."""


def built(text: str) -> Building:
    return read_building(PLAN, text)


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("bot", ["uniform", "builder"])
def test_with_no_pick_to_come_every_estimate_is_what_the_rules_count(seats: int, bot: str) -> None:
    match = Match(REGISTERED.game, seats, Options(), OneStream(seats))
    for _ in play_on(match, REGISTERED, bot):
        pass
    for result in match.state.rounds:
        for plan, building in zip(result.plans, result.buildings, strict=True):
            counted = score(plan, building)
            assert materials_estimate(building, 0) == pytest.approx(counted.total - counted.bonus)
            assert prizes_estimate(building, 0) == pytest.approx(len(prizes_earned(building)))
            dice_built = sum(map(len, building))
            if dice_built == 6:
                assert bonus_estimate(plan, building, 0) == counted.bonus


# Materials


@pytest.mark.parametrize(
    ("building", "picks_left", "points"),
    [
        ("x - / - - / - x", 6, 0),
        ("x G6 / - G2 / - x", 4, 8),  # glass hopes for nothing
        ("x - / S1S1S1S1S1 - / - x", 1, 2 + 3 + 5 + 8 + 8),  # nor does stone
        ("x W1 / - - / - x", 0, 0),
        # Alone on b1: above it, on a1 and on b2 there is room; half a chance, halved for one pick on two tops.
        ("x W1 / - - / - x", 1, 2 * (0 + 0.25 * 3)),
        ("x W1 / - - / - x", 2, 2 * (0 + 0.5 * 3)),
        ("x W1 / - - / - x", 5, 2 * (0 + 0.5 * 3)),  # never more than half of the room
        # One neighbour below; above, nothing beside on level 2 can be reached yet.
        ("x G1W1 / - - / - x", 5, 1 + 2 * (1 + 0.5 * 1)),
        # On b2 with glass on b1: one neighbour; room above, on a2 and on b3.
        ("x G1 / - W1 / - x", 3, 1 + 2 * (1 + 0.5 * 3)),
        # On level 3 of a2: one neighbour below; room above and on b2, which has two levels. One pick on three tops.
        ("x - / S1S1W1 G1G1 / - x", 1, 2 + 3 + 1 + 1 + 2 * (1 + 0.5 / 3 * 2)),
    ],
)
def test_wood_hopes_for_half_of_the_room_round_it(building: str, picks_left: int, points: float) -> None:
    assert materials_estimate(built(building), picks_left) == pytest.approx(points)


@pytest.mark.parametrize(
    ("building", "picks_left", "points"),
    [
        ("x R1 / - - / - x", 0, 2),
        ("x R1 / R1 R1 / - x", 0, 10),
        ("x R1 / - - / - x", 3, (2 + (2 + 0.45 * 3)) / 2),  # 1.45 dice expected
        ("x R1 / R1 R1 / R1 x", 2, (15 + (20 + 0.2 * 10)) / 2),  # 5.2 dice expected
        ("x R1 / R1R1 R1 / R1 x", 1, (20 + (20 + 0.75 * 10)) / 2),  # 5.75 dice expected
        ("x R1 / R1R1R1 R1 / R1 x", 0, 30),
    ],
)
def test_recycled_hopes_for_as_many_more_as_one_usually_finds(building: str, picks_left: int, points: float) -> None:
    assert materials_estimate(built(building), picks_left) == pytest.approx(points)


# The plan


@pytest.mark.parametrize(
    ("building", "picks_left", "chance"),
    [
        ("x - / - - / - x", 6, 1),
        ("x G1 / G1G1G1 G1 / G1 x", 0, 1),
        ("x G1 / G1G1G1 G1 / - x", 1, 1),
        ("x G1 / G1G1G1 G1 / - x", 0, 0),  # one is missing and none is to come
        ("x G1G1 / - - / - x", 4, 0),  # b1 is too high already
        ("x G1G1 / - - / - x", 5, 0),  # whatever is to come
        ("x G1 / - - / - x", 4, 0),  # five are missing: one was removed
        ("x G1 / G1G6 G1 / G1 x", 1, EIGHT_TRIES_FOR_A_SIX),
        ("x G1 / G6 G1 / G1 x", 2, EIGHT_TRIES_FOR_A_SIX**2),
        ("x G1 / G1G4 G1 / G1 x", 1, 1 - (1 / 2) ** 8),
        ("x G1 / G4 G1 / G1 x", 2, (1 - (1 / 2) ** 8) * (1 - (2 / 3) ** 8)),  # a high die is followed by a higher
        ("x G1 / G3 G1 / G1 x", 2, (1 - (1 / 3) ** 8) ** 2),  # a low one by its equal
    ],
)
def test_the_bonus_is_as_likely_as_its_stacks_can_still_grow(building: str, picks_left: int, chance: float) -> None:
    assert bonus_chance(PLAN, built(building), picks_left) == pytest.approx(chance)
    assert bonus_estimate(PLAN, built(building), picks_left) == pytest.approx(6 * chance)


# Prizes


@pytest.mark.parametrize(
    ("building", "picks_left", "chance"),
    [
        ("x G1G1G1G1G1 / - - / - x", 1, 1),
        ("x G1G1G1G1G1G1 / - - / - x", 0, 1),
        ("x G1G1G1G1 / - - / - x", 0, 0),
        ("x G1G1G1 / - - / - x", 1, 0),
        ("x G1G1G1G6 / - - / G1 x", 1, EIGHT_TRIES_FOR_A_SIX * 0.9),
        ("x G1G1G1G1 / - - / - x", 2, 0.9),
        ("x - / - - / - x", 6, 0.9**5),
    ],
)
def test_a_skyscraper_is_as_likely_as_its_tallest_stack_can_grow(building: str, picks_left: int, chance: float) -> None:
    assert skyscraper_chance(built(building), picks_left) == pytest.approx(chance)


@pytest.mark.parametrize(
    ("taken", "picks_left", "chance"),
    [
        ("G2 W2 S2 R2", 0, 1),
        ("G2 W2 S2", 1, 0.72),
        ("G2 W2 S2", 2, 0.72 * (1 + 0.5 * 0.28)),
        ("G2 W2 S2", 0, 0),
        ("G2 W2 S3", 1, 0),
        ("", 4, 0.72**4),
        ("", 3, 0),
    ],
)
def test_integrity_waits_for_four_of_one_value(taken: str, picks_left: int, chance: float) -> None:
    assert integrity_chance(list(dice(taken)), picks_left) == pytest.approx(chance)


@pytest.mark.parametrize(
    ("taken", "picks_left", "chance"),
    [
        ("G1 G2 G3 G4 G5", 1, 1),
        ("G1 G2 G3 G4", 1, 0.82),
        ("G1 G2 G3 G4", 2, 0.82 * (1 + 0.5 * 0.18)),
        ("G1 G2 G3 W4", 1, 0),
        ("", 6, 0.82**5 * (1 + 0.5 * 0.18)),
    ],
)
def test_materials_waits_for_five_of_one_material(taken: str, picks_left: int, chance: float) -> None:
    assert materials_chance(list(dice(taken)), picks_left) == pytest.approx(chance)


@pytest.mark.parametrize(
    ("taken", "picks_left", "chance"),
    [
        ("G1 W2 S3 R4 G5 W6", 0, 1),
        ("G1 W2 S3 R4 G5", 1, EIGHT_TRIES_FOR_A_SIX * 0.93),
        ("G1 W2 S3 R4", 2, (1 - (4 / 6) ** 8) * EIGHT_TRIES_FOR_A_SIX * 0.93**2),
        ("G1 W2 S3 R4 G4", 1, 0),
        ("G1 W1", 4, 0),
    ],
)
def test_geometer_waits_for_every_missing_value(taken: str, picks_left: int, chance: float) -> None:
    assert geometer_chance(list(dice(taken)), picks_left) == pytest.approx(chance)


def test_prizes_are_hoped_for_together() -> None:
    """Four glass twos in one stack: Integrity is there, Skyscraper and Materials are one die away."""
    building = built("x G2G2G2G2 / - - / - x")
    skyscraper = (1 - (1 / 6) ** 8) * 0.9
    materials = 0.82 * (1 + 0.5 * 0.18)
    assert prizes_estimate(building, 2) == pytest.approx(skyscraper + 1 + 0 + materials)


@pytest.mark.parametrize("picks_left", range(7))
def test_no_chance_is_ever_more_than_certain(picks_left: int) -> None:
    for text in ("x - / - - / - x", "x G1 / - - / - x", "x G1 / G1 - / - x", "x G1G1G1 / W1 - / - x"):
        building = built(text)
        assert 0 <= bonus_chance(PLAN, building, picks_left) <= 1
        assert 0 <= skyscraper_chance(building, picks_left) <= 1
        stacked = [die for stack in building for die in stack]
        for chance in (integrity_chance, materials_chance, geometer_chance):
            assert 0 <= chance(stacked, picks_left) <= 1
