"""Estimates of a half-built building: rough chances, cheap enough to weigh every move.

The constants were set by letting the bots play each other a few hundred times; the best values lie on a broad plateau.
"""

from __future__ import annotations

from collections import Counter

from chantier.games.blueprints.pieces import BESIDE, VALUE, Building, Die, Plan
from chantier.games.blueprints.scoring import BONUS, RECYCLED_POINTS, neighbours, stone_points

WOOD_GROWTH = 0.5
"""Of the places round a wood die that could still be filled, how many will be, at most."""
GREEN_APPETITE = 0.45
"""Recycled dice one expects to add per pick to come, once one has begun."""
CHOICE = 8
"""Dice one usually sees before the next pick."""


def materials_estimate(building: Building, picks_left: int) -> float:
    """The building's material points now, plus what its wood and recycled dice can still hope for."""
    open_tops = sum(1 for stack in building if stack) or 1
    fill = WOOD_GROWTH * min(1.0, picks_left / (open_tops + 1))
    points = 0.0
    recycled = 0
    for space, stack in enumerate(building):
        for level, die in enumerate(stack):
            letter = die[0]
            if letter == "W":
                points += 2 * (neighbours(building, space, level) + fill * _room_round(building, space, level))
            elif letter == "R":
                recycled += 1
            elif letter == "S":
                points += stone_points(level)
            else:
                points += VALUE[die]
    return points + _recycled_hope(recycled, picks_left)


def _room_round(building: Building, space: int, level: int) -> int:
    """Places beside and above this die that the next die could fill."""
    above = len(building[space]) == level + 1
    return above + sum(len(building[other]) == level and level < 3 for other in BESIDE[space])


def _recycled_hope(recycled: int, picks_left: int) -> float:
    if recycled == 0:
        return 0.0
    reached = min(6.0, recycled + GREEN_APPETITE * picks_left * recycled / 3)
    low = int(reached)
    share = reached - low
    expected = RECYCLED_POINTS[low] + (share * (RECYCLED_POINTS[low + 1] - RECYCLED_POINTS[low]) if share else 0.0)
    return (RECYCLED_POINTS[recycled] + expected) / 2


def bonus_chance(plan: Plan, building: Building, picks_left: int) -> float:
    """Probability that the plan is still followed to the end (B30)."""
    missing = 0
    chance = 1.0
    for height, stack in zip(plan, building, strict=True):
        lacks = height - len(stack)
        if lacks < 0:
            return 0.0
        missing += lacks
        if stack and lacks:
            chance *= _climb_chance(VALUE[stack[-1]], lacks)
    return chance if missing == picks_left else 0.0


def _climb_chance(top: int, steps: int) -> float:
    """The chance to stack this many dice more on a die of this value, choosing low ones."""
    chance = 1.0
    for _ in range(steps):
        chance *= 1.0 - ((top - 1) / 6) ** CHOICE
        top = min(6, top + (1 if top > 3 else 0))
    return chance


def skyscraper_chance(building: Building, picks_left: int) -> float:
    tallest = max(building, key=len)
    lacks = 5 - len(tallest)
    if lacks <= 0:
        return 1.0
    if lacks > picks_left:
        return 0.0
    return float(_climb_chance(VALUE[tallest[-1]] if tallest else 1, lacks) * 0.9**lacks)


def integrity_chance(dice: list[Die], picks_left: int) -> float:
    """Four of one value: each die still needed has to turn up in the pool."""
    best = max(Counter(VALUE[die] for die in dice).values(), default=0)
    return _collect(4 - best, picks_left, 0.72)


def materials_chance(dice: list[Die], picks_left: int) -> float:
    best = max(Counter(die[0] for die in dice).values(), default=0)
    return _collect(5 - best, picks_left, 0.82)


def _collect(lacks: int, picks_left: int, each: float) -> float:
    if lacks <= 0:
        return 1.0
    if lacks > picks_left:
        return 0.0
    spare = picks_left - lacks
    return min(1.0, each**lacks * (1.0 + 0.5 * spare * (1 - each)))


def geometer_chance(dice: list[Die], picks_left: int) -> float:
    """All six values: no die may be spent on a value twice."""
    lacks = 6 - len({VALUE[die] for die in dice})
    if lacks > picks_left:
        return 0.0
    chance = 1.0
    for missing in range(lacks, 0, -1):
        chance *= 1.0 - (1 - missing / 6) ** CHOICE
    return chance * 0.93**lacks


def prizes_estimate(building: Building, picks_left: int) -> float:
    """Number of Prizes this building can be expected to qualify for."""
    dice = [die for stack in building for die in stack]
    return (
        skyscraper_chance(building, picks_left)
        + integrity_chance(dice, picks_left)
        + geometer_chance(dice, picks_left)
        + materials_chance(dice, picks_left)
    )


def bonus_estimate(plan: Plan, building: Building, picks_left: int) -> float:
    return BONUS * bonus_chance(plan, building, picks_left)
