"""Counting (B30 B31 B32 B33 B34 B35 B36 B37), ranking (B40 B41 B42 B50 B51 B52 B53 B54), winning (B60 B61)."""

from __future__ import annotations

from itertools import product

import pytest

from chantier.games.blueprints.notation import read_plan
from chantier.games.blueprints.pieces import DICE, PLANS, Award, Building, Material, Plan, Prize
from chantier.games.blueprints.scoring import (
    RECYCLED_POINTS,
    STONE_POINTS,
    Score,
    Tally,
    dice_of,
    follows,
    give_awards,
    give_prizes,
    neighbours,
    prizes_earned,
    score,
    tally,
    tie_breaks,
    winners,
)
from tests.games.blueprints.support.scenes import build

LOW = "2 3 / x 1 / x x"
SQUARE = "1 2 / 2 1 / x x"
WIDE = "x 1 / 3 1 / 1 x"


def counted(plan: str, building: str) -> Score:
    return score(read_plan(plan), build(plan, building))


def total(points: int) -> Score:
    return Score(0, 0, 0, 0, points, points)


def test_b30_the_bonus_needs_exactly_the_planned_heights() -> None:
    assert counted(SQUARE, "R1 R1R1 / R1R1 R1 / x x").bonus == 6
    assert counted(SQUARE, "R1 R1R1 / R1R1R1 - / x x").bonus == 0
    assert counted(SQUARE, "R1R1 R1R1 / R1R1 - / x x").bonus == 0
    assert counted(SQUARE, "- - / - - / x x").bonus == 0
    assert follows(read_plan(WIDE), build(WIDE, "x R1 / R1R1R1 R1 / R1 x"))


@pytest.mark.parametrize(
    ("building", "points"),
    [
        ("W1 - / - - / x x", 0),
        ("W1 R1 / - - / x x", 2),  # beside
        ("W1R1 - / - - / x x", 2),  # above
        ("R1W1 - / - - / x x", 2),  # below
        ("W1 - / - R1 / x x", 0),  # corner to corner is no face
        ("W1 R1 / R1 - / x x", 4),
        ("W1 W1 / - - / x x", 4),  # each counts the other
        ("R1W1 R1R1 / R1R1 - / x x", 6),  # below and two beside on its own level
        ("R1W1 R1 / R1 - / x x", 2),  # dice beside but lower share no face
        ("R1W2R2 R1R1 / R1R1 - / x x", 8),
    ],
)
def test_b31_wood_scores_two_for_every_die_that_shares_a_face(building: str, points: int) -> None:
    assert score(read_plan(SQUARE), _any_size(building)).wood == points


def _any_size(text: str) -> Building:
    """Like a building, but of any number of dice: the rule does not care."""
    stacks = text.replace("/", " ").split()
    split = [
        tuple(DICE[word[i : i + 2]] for i in range(0, len(word), 2)) if word not in "x-" else () for word in stacks
    ]
    return split[0], split[1], split[2], split[3], split[4], split[5]


@pytest.mark.parametrize(("greens", "points"), [(0, 0), (1, 2), (2, 5), (3, 10), (4, 15), (5, 20), (6, 30)])
def test_b32_recycled_scores_by_number(greens: int, points: int) -> None:
    stack = "R1" * greens + "S1" * (6 - greens)
    assert counted(LOW, f"{stack} - / x - / x x").recycled == points


def test_b33_stone_scores_by_level_of_its_own_stack() -> None:
    assert counted(LOW, "S1 - / x - / x x").stone == 2
    assert counted(LOW, "R1S1 - / x - / x x").stone == 3
    assert counted(LOW, "R1R1S1 - / x - / x x").stone == 5
    assert counted(LOW, "R1R1R1S1 - / x - / x x").stone == 8
    assert counted(LOW, "R1R1R1R1R1S1 - / x - / x x").stone == 8
    assert counted(LOW, "S1S1S1S1S1S1 - / x - / x x").stone == 2 + 3 + 5 + 8 + 8 + 8


def test_b34_glass_scores_what_it_shows_covered_or_not() -> None:
    assert counted(LOW, "G4 - / x - / x x").glass == 4
    assert counted(LOW, "G4R5 G6 / x - / x x").glass == 10


def test_b35_fewer_than_six_dice_score_all_the_same() -> None:
    assert counted(LOW, "- - / x - / x x") == Score(0, 0, 0, 0, 0, 0)
    assert counted(LOW, "W1R1 S1 / x G6 / x x") == Score(0, 4, 2, 2, 6, 14)


def test_b37_the_worked_example_of_the_rulebooks() -> None:
    a, b = "W1R2 G1R2R3 / x G2 / x x", "x x / R2R4 W1S2 / x W1R3"
    plan_a, plan_b = LOW, "x x / 3 2 / x 1"
    assert counted(plan_a, a) == Score(bonus=6, wood=4, recycled=10, stone=0, glass=3, total=23)
    assert counted(plan_b, b) == Score(bonus=0, wood=10, recycled=10, stone=3, glass=0, total=23)
    buildings = [build(plan_a, a), build(plan_b, b)]
    ties = tie_breaks(buildings, [Material.RECYCLED, Material.STONE], first=1)
    assert [tie[:2] for tie in ties] == [(3, 0), (3, 1)]
    assert give_awards([counted(plan_a, a), counted(plan_b, b)], ties) == {Award.SILVER: 1}


def test_known_limits_neighbours_and_best_buildings() -> None:
    """A die has at most 4 neighbours; the best building scores 42 without the bonus and 44 with it."""
    most_neighbours = best_plain = best_bonus = 0
    for plan in PLANS:
        for heights in product(range(7), repeat=6):
            if sum(heights) != 6 or any(height and not planned for height, planned in zip(heights, plan, strict=True)):
                continue
            shape = _solid(heights)
            around = [neighbours(shape, at, level) for at, height in enumerate(heights) for level in range(height)]
            best = _best_materials(shape, around)
            most_neighbours = max(most_neighbours, *around)
            if heights == plan:
                best_bonus = max(best_bonus, best + 6)
            else:
                best_plain = max(best_plain, best)
    assert most_neighbours == 4
    assert best_plain == 42
    assert best_bonus == 44


def _solid(heights: tuple[int, ...]) -> Building:
    stacks = [(DICE["G6"],) * height for height in heights]
    return stacks[0], stacks[1], stacks[2], stacks[3], stacks[4], stacks[5]


def _best_materials(shape: Building, around: list[int]) -> int:
    """The most six dice in this shape can score: what a die scores depends only on where it stands, but for greens."""
    levels = [level for stack in shape for level in range(len(stack))]
    alone = sorted((max(6, 2 * near, STONE_POINTS[min(level, 3)]) for near, level in zip(around, levels, strict=True)))
    return max(RECYCLED_POINTS[greens] + sum(alone[greens:]) for greens in range(7))


# Prizes


@pytest.mark.parametrize(
    ("building", "earned"),
    [
        ("W1W1R1R1S2 - / x - / x x", {Prize.SKYSCRAPER, Prize.INTEGRITY}),  # B50, B51
        ("W1W1R1R2 S2 / x G5 / x x", set()),  # B50: four are not five; B51: three are not four
        ("W1R1 S1G1 / x W2 / x x", {Prize.INTEGRITY}),  # B51
        ("W1R2 S3G4 / x W5 / x x", set()),  # B52: a value is missing
        ("W1R2 S3G4 / x W5R6 / x x", {Prize.GEOMETER}),  # B52
        ("W1W2 W3W4 / x W5 / x x", {Prize.MATERIALS}),  # B53
        ("W1W2 W3W4 / x R5 / x x", set()),  # B53: four are not five
        ("- - / x - / x x", set()),
        ("W1W2W3W4W5W6 - / x - / x x", {Prize.SKYSCRAPER, Prize.GEOMETER, Prize.MATERIALS}),
        ("W1W1W1W1W1R6 - / x - / x x", {Prize.SKYSCRAPER, Prize.INTEGRITY, Prize.MATERIALS}),
    ],
)
def test_b50_b51_b52_b53_what_qualifies_for_a_prize(building: str, earned: set[Prize]) -> None:
    assert prizes_earned(build(LOW, building)) == earned


def test_known_limits_of_prizes() -> None:
    """Geometer excludes Integrity, Skyscraper excludes the bonus, three Prizes at most."""
    assert not any(max(plan) >= 5 for plan in PLANS)
    six = "W1W2W3W4W5W6"
    assert len(prizes_earned(build(LOW, f"{six} - / x - / x x"))) == 3


def test_b54_several_qualify_the_tie_break_alone_decides() -> None:
    five, six = build(LOW, "R1R1R1R1R1 - / x S1 / x x"), build(LOW, "W1W1W1W1W1W1 - / x - / x x")
    ties = tie_breaks([five, six], [Material.STONE, Material.GLASS], first=0)
    assert give_prizes([five, six], ties)[Prize.SKYSCRAPER] == 0  # a stone die beats the taller tower
    assert give_prizes([five, six], ties) == {
        Prize.SKYSCRAPER: 0,
        Prize.INTEGRITY: 0,
        Prize.GEOMETER: None,
        Prize.MATERIALS: 0,
    }


def test_b54_one_building_may_win_several_and_nobody_may_win_one() -> None:
    tower, nothing = build(LOW, "W1W1W1W1W1 - / x - / x x"), build(LOW, "- - / x - / x x")
    given = give_prizes([nothing, tower], tie_breaks([nothing, tower], [Material.STONE, Material.GLASS], 0))
    assert given == {Prize.SKYSCRAPER: 1, Prize.INTEGRITY: 1, Prize.GEOMETER: None, Prize.MATERIALS: 1}


# Awards and ties


def test_b40_awards_by_rank_of_building_score() -> None:
    scores = [total(5), total(9), total(7), total(1)]
    ties = [(0, 0, seat) for seat in range(4)]
    assert give_awards(scores, ties) == {Award.GOLD: 1, Award.SILVER: 2, Award.BRONZE: 0}
    assert give_awards(scores[:3], ties[:3]) == {Award.GOLD: 1, Award.SILVER: 2}
    assert give_awards(scores[:2], ties[:2]) == {Award.SILVER: 1}


def test_b41_a_tie_goes_to_the_first_in_demand_material_then_the_second_then_who_acted_last() -> None:
    scores = [total(5)] * 3
    assert give_awards(scores, [(1, 0, 2), (0, 3, 0), (1, 1, 1)]) == {Award.GOLD: 2, Award.SILVER: 0}
    assert give_awards(scores, [(1, 1, 2), (1, 1, 0), (1, 1, 1)]) == {Award.GOLD: 0, Award.SILVER: 2}


def test_b41_acting_last_is_counted_from_the_first_player() -> None:
    nothing = build(LOW, "- - / x - / x x")
    ties = tie_breaks([nothing] * 4, [Material.WOOD, Material.GLASS], first=2)
    assert [last for _, _, last in ties] == [2, 3, 0, 1]


def test_b41_only_dice_in_the_building_count() -> None:
    one = build(LOW, "W1W1 G1 / x - / x x")
    assert tie_breaks([one, one], [Material.WOOD, Material.GLASS], 0) == [(2, 1, 0), (2, 1, 1)]
    assert len(dice_of(one)) == 3


def test_b42_the_loser_of_a_tie_competes_for_the_next_award() -> None:
    scores = [total(9), total(9), total(9), total(8)]
    ties = [(0, 0, 0), (2, 0, 1), (1, 0, 2), (9, 9, 3)]
    assert give_awards(scores, ties) == {Award.GOLD: 1, Award.SILVER: 2, Award.BRONZE: 0}


# The end


def test_b60_points_are_awards_and_prizes() -> None:
    awards = [{Award.GOLD: 0, Award.SILVER: 1}, {Award.GOLD: 1, Award.SILVER: 0}, {Award.GOLD: 0, Award.SILVER: 2}]
    prizes: list[dict[Prize, int | None]] = [
        {Prize.SKYSCRAPER: 0, Prize.INTEGRITY: None},
        {Prize.SKYSCRAPER: 0, Prize.INTEGRITY: 2},
    ]
    assert tally(0, awards, prizes) == Tally(points=3 + 2 + 3 + 4, prizes=2, gold=2, silver=1, bronze=0)
    assert tally(1, awards, prizes) == Tally(points=5, prizes=0, gold=1, silver=1, bronze=0)
    assert tally(2, awards, prizes) == Tally(points=4, prizes=1, gold=0, silver=1, bronze=0)
    bronze = [{Award.GOLD: 0, Award.SILVER: 1, Award.BRONZE: 2}]
    assert tally(2, bronze, []) == Tally(points=1, prizes=0, gold=0, silver=0, bronze=1)


@pytest.mark.parametrize(
    ("best", "other", "reason"),
    [
        (Tally(9, 0, 0, 0, 0), Tally(8, 4, 3, 3, 3), "points"),
        (Tally(9, 2, 0, 0, 0), Tally(9, 1, 3, 3, 3), "prizes"),
        (Tally(9, 2, 2, 0, 0), Tally(9, 2, 1, 3, 3), "gold"),
        (Tally(9, 2, 2, 2, 0), Tally(9, 2, 2, 1, 3), "silver"),
        (Tally(9, 2, 2, 2, 2), Tally(9, 2, 2, 2, 1), "bronze"),
    ],
)
def test_b61_ties_go_by_prizes_gold_silver_bronze(best: Tally, other: Tally, reason: str) -> None:
    weak = Tally(0, 0, 0, 0, 0)
    assert winners([other, best]) == ((1,), reason)
    assert winners([best, weak, other]) == ((0,), reason)


def test_b61_otherwise_the_victory_is_shared() -> None:
    same = Tally(9, 2, 1, 1, 1)
    assert winners([same, Tally(1, 0, 0, 0, 1), same]) == ((0, 2), "shared")
    assert winners([same, same]) == ((0, 1), "shared")


def test_b36_the_building_score_is_no_victory_point() -> None:
    assert tally(0, [{Award.SILVER: 1}], []).points == 0


def test_a_plan_is_never_followed_by_fewer_dice() -> None:
    plan: Plan = read_plan(WIDE)
    assert not follows(plan, build(WIDE, "x R1 / R1R1 R1 / R1 x"))
