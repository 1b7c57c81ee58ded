"""The examples on the rules page: what is drawn there is counted here, by the rules themselves."""

from __future__ import annotations

from typing import Literal

import msgspec

from chantier.games.blueprints import scoring
from chantier.games.blueprints.moves import Choices, TakeDie, spaces_for
from chantier.games.blueprints.notation import read_building, read_die, read_plan
from chantier.games.blueprints.pieces import (
    AWARD_POINTS,
    AWARDS_IN_PLAY,
    DICE_OF_A_MATERIAL,
    EMPTY_SITE,
    FULL_BAG,
    INDEX,
    PICKS,
    PLANS,
    POOL_SIZE,
    PRIZE_POINTS,
    ROUNDS,
    VALUE,
    Award,
    Building,
    Die,
    Material,
    Plan,
    Prize,
    shelf,
)
from chantier.games.blueprints.scoring import Score, Tally


class Counted(msgspec.Struct):
    """One die of a building, by space (0 is a1, 5 is b3) and level from 0, and what it earns by itself."""

    space: int
    level: int
    points: int
    touches: int
    """Dice that share a face with it."""


class Example(msgspec.Struct):
    plan: Plan
    building: Building
    score: Score
    counted: list[Counted]
    """The dice this example is about."""


class Stacking(msgspec.Struct):
    """One die over another: whether it may go there, and why not."""

    below: Die
    die: Die
    allowed: bool


class Place(msgspec.Struct):
    seat: int
    tie: tuple[int, int, int]
    """Dice of the first material in demand, of the second, and how late this seat acted."""
    award: Award | None
    qualifies: list[Prize]
    wins: list[Prize]


class Round(msgspec.Struct):
    in_demand: tuple[Material, Material]
    buildings: list[Example]
    places: list[Place]
    """By seat."""
    ranking: list[int]
    """Seats, the best building first."""
    starts: int
    """Who opens the next round."""


class Finish(msgspec.Struct):
    tallies: list[Tally]
    winners: list[int]
    reason: str


class Table(msgspec.Struct):
    players: int
    pool: int
    awards: list[Award]
    refill: int
    """Dice drawn after a turn."""


class Two(msgspec.Struct):
    """A turn with two players: which of the pool is built with, which is removed."""

    pool: list[Die]
    builds: int
    removes: int


class Numbers(msgspec.Struct):
    rounds: int
    picks: int
    dice: int
    of_a_material: int
    plans: int
    bonus: int
    wood: int
    recycled: list[int]
    stone: list[int]
    prize_points: int
    award_points: dict[Award, int]
    skyscraper: int
    integrity: int
    geometer: int
    materials: int


class Examples(msgspec.Struct):
    numbers: Numbers
    tables: list[Table]
    plan: Plan
    stackings: list[Stacking]
    fitting: Example
    """A building that is under way."""
    fitting_die: Die
    fits: list[int]
    """The spaces where that die may go."""
    two: Two
    kept: Example
    not_kept: Example
    wood: Example
    recycled: Example
    stone: Example
    glass: Example
    prizes: dict[Prize, Example]
    round: Round
    finish: Finish


def counted(building: Building, space: int, level: int) -> Counted:
    die = building[space][level]
    touches = scoring.neighbours(building, space, level)
    match die[0]:
        case "W":
            points = scoring.WOOD_PER_NEIGHBOUR * touches
        case "S":
            points = scoring.stone_points(level)
        case "G":
            points = VALUE[die]
        case _:
            points = 0  # recycled dice score together
    return Counted(space, level, points, touches)


def example(plan: str, building: str, about: str = "") -> Example:
    """`about` names the letters of the dice that are spoken of."""
    drawn, built = read_plan(plan), read_building(read_plan(plan), building)
    spoken_of = [
        counted(built, space, level)
        for space, stack in enumerate(built)
        for level, die in enumerate(stack)
        if die[0] in about
    ]
    return Example(drawn, built, scoring.score(drawn, built), spoken_of)


def stacking(below: str, die: str) -> Stacking:
    plan = read_plan("x x / 3 2 / x 1")
    building = read_building(plan, f"x x / {below} - / x -")
    choices = Choices((read_die(die),), plan, building, "any", discards=False)
    return Stacking(read_die(below), read_die(die), TakeDie(read_die(die), "a2") in choices)


def qualifying(prize: Prize, plan: str, building: str) -> Example:
    made = example(plan, building)
    assert scoring.prizes_earned(made.building) == {prize}, prize
    dice = scoring.dice_of(made.building)
    letters, values = [die[0] for die in dice], [die[1] for die in dice]
    most: dict[Prize, Literal["stack", "value", "letter", "all"]] = {
        Prize.SKYSCRAPER: "stack",
        Prize.INTEGRITY: "value",
        Prize.GEOMETER: "all",
        Prize.MATERIALS: "letter",
    }
    made.counted = [
        counted(made.building, space, level)
        for space, stack in enumerate(made.building)
        for level, die in enumerate(stack)
        if most[prize] == "all"
        or (most[prize] == "stack" and len(stack) >= scoring.SKYSCRAPER_HEIGHT)
        or (most[prize] == "value" and values.count(die[1]) >= scoring.INTEGRITY_DICE)
        or (most[prize] == "letter" and letters.count(die[0]) >= scoring.MATERIALS_DICE)
    ]
    return made


def two_players(pool: str, builds: str, removes: str) -> Two:
    dice = shelf([read_die(die) for die in pool.split()])
    assert len(dice) == POOL_SIZE[2]
    plan = read_plan("x x / 3 2 / x 1")
    move = TakeDie(read_die(builds), "a2", read_die(removes))
    assert move in Choices(dice, plan, EMPTY_SITE, "any", discards=True)
    return Two(list(dice), dice.index(move.die), dice.index(read_die(removes)))


def whole_round() -> Round:
    """Four buildings, one tie for gold and two Prizes that two buildings want."""
    in_demand = (Material.WOOD, Material.RECYCLED)
    built = [
        example("2 3 / x 1 / x x", "R3S3 W2S3S4 / x W3 / x x"),
        example("1 3 / 2 x / x x", "- G5S5S6S6 / R3G5 x / x x"),
        example("x 3 / 1 1 / 1 x", "x G2G2G3 / W3 G2 / G2 x"),
        example("3 1 / 1 x / 1 x", "R1R4R4S6 R6 / - x / R5 x"),
    ]
    buildings = [one.building for one in built]
    scores = [one.score for one in built]
    ties = scoring.tie_breaks(buildings, in_demand, first=0)
    awards = scoring.give_awards(scores, ties)
    prizes = scoring.give_prizes(buildings, ties)
    places = [
        Place(
            seat,
            ties[seat],
            next((award for award, winner in awards.items() if winner == seat), None),
            [prize for prize in Prize if prize in scoring.prizes_earned(buildings[seat])],
            [prize for prize, winner in prizes.items() if winner == seat],
        )
        for seat in range(4)
    ]
    ranking = sorted(range(4), key=lambda seat: (scores[seat].total, ties[seat]), reverse=True)
    starts = min(range(4), key=lambda seat: (scores[seat].total, seat))
    return Round(in_demand, built, places, ranking, starts)


def finish() -> Finish:
    tallies = [Tally(9, 2, 1, 1, 0), Tally(9, 3, 1, 0, 0), Tally(5, 1, 1, 0, 0)]
    for one in tallies:
        worth = one.gold * AWARD_POINTS[Award.GOLD] + one.silver * AWARD_POINTS[Award.SILVER]
        assert one.points == worth + one.bronze * AWARD_POINTS[Award.BRONZE] + one.prizes * PRIZE_POINTS
    won, reason = scoring.winners(tallies)
    return Finish(tallies, list(won), reason)


def examples() -> Examples:
    under_way = example("x 1 / 3 1 / 1 x", "x W3 / R2S5 - / G6 x")
    fitting_die = read_die("G4")
    return Examples(
        numbers=Numbers(
            rounds=ROUNDS,
            picks=PICKS,
            dice=len(FULL_BAG),
            of_a_material=DICE_OF_A_MATERIAL,
            plans=len(PLANS),
            bonus=scoring.BONUS,
            wood=scoring.WOOD_PER_NEIGHBOUR,
            recycled=list(scoring.RECYCLED_POINTS[1:]),
            stone=list(scoring.STONE_POINTS),
            prize_points=PRIZE_POINTS,
            award_points=AWARD_POINTS,
            skyscraper=scoring.SKYSCRAPER_HEIGHT,
            integrity=scoring.INTEGRITY_DICE,
            geometer=scoring.GEOMETER_VALUES,
            materials=scoring.MATERIALS_DICE,
        ),
        tables=[
            Table(players, POOL_SIZE[players], list(AWARDS_IN_PLAY[players]), 2 if players == 2 else 1)
            for players in POOL_SIZE
        ],
        plan=under_way.plan,
        stackings=[stacking("R3", "G5"), stacking("W4", "S4"), stacking("S5", "W3")],
        fitting=under_way,
        fitting_die=fitting_die,
        fits=[INDEX[space] for space in spaces_for(under_way.plan, under_way.building, VALUE[fitting_die])],
        two=two_players("W1 S2 R2 G3 W4 R5 S5 G6", "G6", "R5"),
        kept=example("2 3 / x 1 / x x", "S2W4 R1G3G5 / x W6 / x x"),
        not_kept=example("2 3 / x 1 / x x", "S2W4 R1G3G5W6 / x - / x x"),
        wood=example("2 3 / x 1 / x x", "R2W4 S1W3G5 / x W6 / x x", "W"),
        recycled=example("3 1 / 1 x / 1 x", "S1R3R5 R6 / G2 x / R4 x", "R"),
        stone=example("1 3 / 2 x / x x", "G4 S1S3S4S6 / S2 x / x x", "S"),
        glass=example("2 3 / x 1 / x x", "G4S6 R1G2G5 / x W3 / x x", "G"),
        prizes={
            Prize.SKYSCRAPER: qualifying(Prize.SKYSCRAPER, "2 3 / x 1 / x x", "- W1R2S4G4W6 / x R3 / x x"),
            Prize.INTEGRITY: qualifying(Prize.INTEGRITY, "2 3 / x 1 / x x", "G4W4 R1S4S5 / x R4 / x x"),
            Prize.GEOMETER: qualifying(Prize.GEOMETER, "2 3 / x 1 / x x", "S2G5 W1R3W6 / x S4 / x x"),
            Prize.MATERIALS: qualifying(Prize.MATERIALS, "2 3 / x 1 / x x", "R2R4 R1R3G6 / x R6 / x x"),
        },
        round=whole_round(),
        finish=finish(),
    )
