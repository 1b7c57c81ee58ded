"""What is still possible (B30 B50 B51 B52 B53): asked of all ways to go on, it is the same."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chantier.games.blueprints.moves import put, spaces_for
from chantier.games.blueprints.notation import read_plan
from chantier.games.blueprints.pieces import DICE, FULL_BAG, INDEX, VALUE, Building, Plan, Prize
from chantier.games.blueprints.reach import PlanReach, PrizeReach, Reach, reach
from chantier.games.blueprints.scoring import dice_of, follows, prizes_earned
from tests.games.blueprints.support.scenes import build, dice
from tests.games.blueprints.test_accounts import buildings

SQUARE = "1 2 / 2 1 / x x"


def within(building: str, picks_left: int, bag: str = FULL_BAG, pool: str = "", plan: str = SQUARE) -> Reach:
    return reach(read_plan(plan), build(plan, building), picks_left, bag, dice(pool))


def prize(found: Reach, wanted: Prize) -> PrizeReach:
    return next(one for one in found.prizes if one.prize == wanted)


@pytest.mark.parametrize(
    ("building", "picks_left", "expected"),
    [
        ("- - / - - / x x", 6, PlanReach("possible", 0, 4)),
        ("R1 - / - - / x x", 5, PlanReach("possible", 1, 4)),
        ("R1R1 - / - - / x x", 4, PlanReach("lost", 0, 4)),
        ("R1 - / - - / x x", 4, PlanReach("lost", 1, 4)),
        ("R1 R1R1 / R1R1 R1 / x x", 0, PlanReach("kept", 4, 4)),
    ],
)
def test_b30_the_plan_is_kept_possible_or_lost(building: str, picks_left: int, expected: PlanReach) -> None:
    assert within(building, picks_left).plan == expected


def test_what_one_has_is_told_with_what_it_is_of() -> None:
    found = within("G2 W4R4R4 / - - / x x", 2)
    assert prize(found, Prize.SKYSCRAPER) == PrizeReach(Prize.SKYSCRAPER, 3, 5, "b1", True, False)
    assert prize(found, Prize.INTEGRITY) == PrizeReach(Prize.INTEGRITY, 3, 4, "4", True, False)
    assert prize(found, Prize.GEOMETER) == PrizeReach(Prize.GEOMETER, 2, 6, None, False, False)
    assert prize(found, Prize.MATERIALS) == PrizeReach(Prize.MATERIALS, 2, 5, "recycled", False, False)
    assert {one.of for one in within("- - / - - / x x", 6).prizes} == {None}


def test_b51_b52_values_that_fit_nowhere_are_out_of_reach() -> None:
    assert not prize(within("G3 G3 / G3 G6 / x x", 2), Prize.GEOMETER).possible
    covered = within("G1G6 G1G6 / G1G6 - / x x", 0)
    assert not prize(covered, Prize.INTEGRITY).possible


def test_b53_materials_must_be_there_still() -> None:
    assert prize(within("W6W6 W6 / W6 - / x x", 1, bag="RRR", pool="W1"), Prize.MATERIALS).possible
    assert not prize(
        within("W6W6 W6 / W6 W6 / x x".replace("/ W6 W6", "/ G6 G6"), 2, bag="WRR"), Prize.MATERIALS
    ).possible
    full = "W6 W6 / W6 W6 / x x"
    assert not prize(within(full, 1, bag="RRR", pool="W5 G6"), Prize.MATERIALS).possible
    assert prize(within(full, 1, bag="RRR", pool="W6 G6"), Prize.MATERIALS).possible


@settings(max_examples=25)
@given(buildings(), st.integers(0, 2))
def test_b50_b51_b52_b53_possible_is_what_some_dice_would_bring(built: tuple[Plan, Building], picks_left: int) -> None:
    plan, building = built
    picks_left = min(picks_left, 6 - len(dice_of(building)))
    futures = list(all_futures(plan, building, picks_left))
    found = reach(plan, building, picks_left, FULL_BAG, ())
    for one in found.prizes:
        assert one.possible == any(one.prize in prizes_earned(future) for future in futures), one
        assert one.earned == (one.prize in prizes_earned(building)), one
    assert (found.plan.state != "lost") == any(follows(plan, future) for future in futures)
    assert (found.plan.state == "kept") == follows(plan, building)


def all_futures(plan: Plan, building: Building, picks: int) -> set[Building]:
    """Every building that any dice could make of this one, those that fit nowhere among them."""
    reached = {building}
    for _ in range(picks):
        reached |= {
            put(before, INDEX[space], die)
            for before, die in product(reached, DICE.values())
            for space in spaces_for(plan, before, VALUE[die])
        }
    return reached
