"""A round laid open: every point has its dice (B31 B32 B33 B34 B35), every card its reason (B40 B41 B42 B54)."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from chantier.games.blueprints.accounts import Contender, Earning, Place, account, seat_account
from chantier.games.blueprints.moves import put, spaces_for
from chantier.games.blueprints.notation import read_plan
from chantier.games.blueprints.pieces import (
    DICE,
    EMPTY_SITE,
    INDEX,
    PLANS,
    VALUE,
    Award,
    Building,
    Material,
    Plan,
    Prize,
)
from chantier.games.blueprints.scoring import give_awards, give_prizes, score, tie_breaks
from chantier.games.blueprints.state import RoundResult
from tests.games.blueprints.support.scenes import build

SQUARE = "1 2 / 2 1 / x x"
TALL = "x x / 3 2 / x 1"
WOOD, STONE, GLASS = Material.WOOD, Material.STONE, Material.GLASS


@st.composite
def buildings(draw: st.DrawFn) -> tuple[Plan, Building]:
    """Dice that came one after the other, where they fitted."""
    plan, building = draw(st.sampled_from(PLANS)), EMPTY_SITE
    for die in draw(st.lists(st.sampled_from(list(DICE.values())), max_size=6)):
        spaces = spaces_for(plan, building, VALUE[die])
        if spaces:
            building = put(building, INDEX[draw(st.sampled_from(spaces))], die)
    return plan, building


@given(buildings())
def test_b35_the_lines_are_the_score_and_their_dice_the_lines(built: tuple[Plan, Building]) -> None:
    told, counted = seat_account(*built), score(*built)
    assert told.score == counted
    assert told.bonus == counted.bonus
    for line, points in (
        (told.wood, counted.wood),
        (told.recycled, counted.recycled),
        (told.stone, counted.stone),
        (told.glass, counted.glass),
    ):
        assert line.points == points
        assert sum(die.points for die in line.dice) == points
    lines = (told.wood, told.recycled, told.stone, told.glass)
    listed = [(die.space, die.level, die.die) for line in lines for die in line.dice]
    assert sorted(listed) == sorted(
        (space, level + 1, die) for space, at in INDEX.items() for level, die in enumerate(built[1][at])
    )


def test_b31_a_wood_die_names_its_neighbours() -> None:
    told = seat_account(read_plan(SQUARE), build(SQUARE, "R1W2S3 G1G1 / - - / x x"))
    assert told.wood.dice == (Earning(DICE["W2"], "a1", 2, 6, (Place("b1", 2), Place("a1", 1), Place("a1", 3))),)


def test_b32_recycled_dice_earn_what_each_adds() -> None:
    told = seat_account(read_plan(SQUARE), build(SQUARE, "R1R1R1 R1 / - R1 / x x"))
    assert [die.points for die in told.recycled.dice] == [2, 3, 5, 5, 5]
    assert told.recycled.points == 20


def test_b33_b34_stone_earns_by_level_and_glass_by_value() -> None:
    told = seat_account(read_plan(TALL), build(TALL, "x x / S1S1S1S1S1 G6 / x -"))
    assert [(die.level, die.points) for die in told.stone.dice] == [(1, 2), (2, 3), (3, 5), (4, 8), (5, 8)]
    assert told.glass.dice == (Earning(DICE["G6"], "b2", 1, 6),)


def round_of(*buildings: str, plan: str = SQUARE, first: int = 0) -> RoundResult:
    built = tuple(build(plan, text) for text in buildings)
    return RoundResult(
        (read_plan(plan),) * len(built), built, (), in_demand=(WOOD, STONE), first=first
    )  # fmt: skip


def test_b40_more_points_decide_without_a_tie() -> None:
    told = account(round_of("G6 - / - - / x x", "G2 - / - - / x x", "G4 - / - - / x x"))
    assert [(one.award, one.seat, one.decided) for one in told.awards] == [
        (Award.GOLD, 0, "points"),
        (Award.SILVER, 2, "points"),
    ]
    assert told.awards[0].contenders == (Contender(0, 6, 0, 0, 1),)


def test_b41_b42_a_tie_is_told_with_what_broke_it_and_its_loser_is_next() -> None:
    # All have 4 points. Seat 0 has wood; seats 1 and 2 have none, but seat 1 has stone; seat 3 acts last of 2 and 3.
    told = account(
        round_of(
            "W1 G4 / x - / x x", "S1 - / x G2 / x x", "G4 - / x - / x x", "G4 - / x - / x x", plan="2 3 / x 1 / x x"
        )
    )
    assert [seat.score.total for seat in told.seats] == [6, 4, 4, 4]
    assert [(one.award, one.seat, one.decided) for one in told.awards] == [
        (Award.GOLD, 0, "points"),
        (Award.SILVER, 1, "second_in_demand"),
        (Award.BRONZE, 3, "acted_last"),
    ]
    assert told.awards[1].contenders == (Contender(1, 4, 0, 1, 2), Contender(3, 4, 0, 0, 4), Contender(2, 4, 0, 0, 3))
    assert [one.seat for one in told.awards[2].contenders] == [3, 2]


def test_b41_the_first_in_demand_counts_before_the_second_and_the_turn_order_before_the_seat() -> None:
    told = account(round_of("W1 - / - G2 / x x", "S1 - / - - / x x", first=1))
    assert told.awards[0].decided == "first_in_demand"
    assert [one.seat for one in told.awards[0].contenders] == [0, 1]
    told = account(round_of("G2 - / - - / x x", "G2 - / - - / x x", first=1))
    assert (told.awards[0].seat, told.awards[0].decided) == (0, "acted_last")
    assert told.awards[0].contenders[0].acted == 2


def test_b54_a_prize_goes_to_one_who_qualified_by_the_tie_break_alone() -> None:
    told = account(round_of("G1G1 G1G1 / - - / x x", "W1W1 W1 / W1 - / x x", "G6 - / - - / x x"))
    prizes = {one.prize: one for one in told.prizes}
    integrity = prizes[Prize.INTEGRITY]
    assert (integrity.seat, integrity.decided) == (1, "first_in_demand")
    assert [one.seat for one in integrity.contenders] == [1, 0]
    assert (prizes[Prize.GEOMETER].seat, prizes[Prize.GEOMETER].decided) == (None, "nobody")
    assert prizes[Prize.GEOMETER].contenders == ()


def test_b54_whoever_qualifies_alone_needs_no_tie_break() -> None:
    told = account(round_of("G1G2G3G4G5 - / - - / x x", "G6 - / - - / x x"))
    prizes = {one.prize: (one.seat, one.decided) for one in told.prizes}
    assert prizes[Prize.SKYSCRAPER] == prizes[Prize.MATERIALS] == (0, "alone")


@given(st.lists(buildings(), min_size=2, max_size=4), st.permutations(list(Material)), st.integers(0, 3))
def test_b40_b54_what_is_told_is_what_was_given(
    built: list[tuple[Plan, Building]], materials: list[Material], first: int
) -> None:
    plans, stacks = tuple(plan for plan, _ in built), tuple(building for _, building in built)
    demanded, first = tuple(materials[:2]), first % len(built)
    scores, ties = [score(*one) for one in built], tie_breaks(stacks, demanded, first)
    told = account(RoundResult(plans, stacks, (), in_demand=demanded, first=first))
    assert {one.award: one.seat for one in told.awards} == give_awards(scores, ties)
    assert {one.prize: one.seat for one in told.prizes} == give_prizes(stacks, ties)
    given = [(one.seat, one.contenders) for one in told.awards] + [(one.seat, one.contenders) for one in told.prizes]
    for seat, contenders in given:
        assert [one.seat for one in contenders][:1] == ([] if seat is None else [seat])
