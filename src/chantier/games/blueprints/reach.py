"""Reachable buildings: what one can still become in the picks that are left."""

from __future__ import annotations

from typing import Literal

import msgspec

from chantier.games.blueprints.moves import spaces_for
from chantier.games.blueprints.pieces import MATERIALS, SPACES, VALUE, Building, Die, Plan, Prize
from chantier.games.blueprints.scoring import (
    GEOMETER_VALUES,
    INTEGRITY_DICE,
    MATERIALS_DICE,
    SKYSCRAPER_HEIGHT,
    dice_of,
    follows,
)

VALUES = range(1, 7)


class PlanReach(msgspec.Struct, frozen=True):
    """The plan (B30): how many of its spaces have their height by now, and how many it has."""

    state: Literal["kept", "possible", "lost"]
    as_planned: int
    spaces: int


class PrizeReach(msgspec.Struct, frozen=True):
    """`have` of `needed`. `of` says of what one has the most: a space, a value or a material. It is None before the
    first die, and for the Geometer, who needs one of each."""

    prize: Prize
    have: int
    needed: int
    of: str | None
    possible: bool
    earned: bool


class Reach(msgspec.Struct, frozen=True):
    picks_left: int
    plan: PlanReach
    prizes: tuple[PrizeReach, ...]


def reach(plan: Plan, building: Building, picks_left: int, bag: str, pool: tuple[Die, ...]) -> Reach:
    """Goals that can still be reached. Those called impossible are impossible. Those called possible need luck
    at most: the right dice have to come and others must leave them, for a die from the bag may still show
    anything."""
    return Reach(
        picks_left,
        _plan(plan, building, picks_left),
        (
            _skyscraper(building, picks_left),
            _integrity(plan, building, picks_left),
            _geometer(plan, building, picks_left),
            _materials(plan, building, picks_left, bag, pool),
        ),
    )


def _plan(plan: Plan, building: Building, picks_left: int) -> PlanReach:
    """A six fits on everything, so all that counts is that no stack is too high and that there are picks enough."""
    heights = tuple(map(len, building))
    spaces = [(planned, height) for planned, height in zip(plan, heights, strict=True) if planned]
    missing = sum(planned - height for planned, height in spaces)
    can_be_kept = all(height <= planned for planned, height in spaces) and missing <= picks_left
    state: Literal["kept", "possible", "lost"]
    state = "kept" if follows(plan, building) else "possible" if can_be_kept else "lost"
    return PlanReach(state, sum(planned == height for planned, height in spaces), len(spaces))


def _skyscraper(building: Building, picks_left: int) -> PrizeReach:
    """B50. A six fits on everything."""
    have = max(map(len, building))
    of = next(space for space, stack in zip(SPACES, building, strict=True) if len(stack) == have)
    return _prize(Prize.SKYSCRAPER, have, SKYSCRAPER_HEIGHT, of, have + picks_left >= SKYSCRAPER_HEIGHT)


def _integrity(plan: Plan, building: Building, picks_left: int) -> PrizeReach:
    """B51. Where one die of a value fits, the next of the same value fits on it."""
    values = [VALUE[die] for die in dice_of(building)]
    best = max(VALUES, key=values.count)
    possible = any(
        values.count(value) + picks_left >= INTEGRITY_DICE and bool(spaces_for(plan, building, value))
        for value in VALUES
    )
    return _prize(Prize.INTEGRITY, values.count(best), INTEGRITY_DICE, str(best), possible)


def _geometer(plan: Plan, building: Building, picks_left: int) -> PrizeReach:
    """B52. If the lowest value that is missing fits, the others can go on it, one by one."""
    values = {VALUE[die] for die in dice_of(building)}
    missing = [value for value in VALUES if value not in values]
    possible = len(missing) <= picks_left and (not missing or bool(spaces_for(plan, building, missing[0])))
    return _prize(Prize.GEOMETER, len(values), GEOMETER_VALUES, None, possible)


def _materials(plan: Plan, building: Building, picks_left: int, bag: str, pool: tuple[Die, ...]) -> PrizeReach:
    """B53. Only as many as there still are: in the bag, or in the pool with a value that fits; one that does not fit
    now never will."""
    letters = [die[0] for die in dice_of(building)]
    best = max(MATERIALS, key=letters.count)
    within_reach = {
        letter: bag.count(letter)
        + sum(die[0] == letter and bool(spaces_for(plan, building, VALUE[die])) for die in pool)
        for letter in MATERIALS
    }
    possible = any(
        letters.count(letter) + min(picks_left, within_reach[letter]) >= MATERIALS_DICE for letter in MATERIALS
    )
    return _prize(Prize.MATERIALS, letters.count(best), MATERIALS_DICE, MATERIALS[best], possible)


def _prize(prize: Prize, have: int, needed: int, of: str | None, possible: bool) -> PrizeReach:
    earned = have >= needed
    return PrizeReach(prize, have, needed, of if have else None, possible or earned, earned)
