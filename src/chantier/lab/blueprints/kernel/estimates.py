"""Rough chances of what a half-built building can become, as tables: bots/blueprints/estimate.py said to a machine."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from chantier.games.blueprints import scoring
from chantier.games.blueprints.pieces import PICKS, PRIZE_POINTS
from chantier.lab.blueprints.kernel.layout import VALUES

# What lies where in a taste: rows of tables, by picks to come or by dice that are lacking
CLIMB = 0  # by the value of the die on top
INTEGRITY = CLIMB + VALUES + 1  # by the most dice of one value
ONE_MATERIAL = INTEGRITY + PICKS + 2  # by the most dice of one material
GEOMETER = ONE_MATERIAL + PICKS + 2  # by the number of different values
RECYCLED_HOPE = GEOMETER + VALUES + 1  # by the number of recycled dice
SKYSCRAPER = RECYCLED_HOPE + PICKS + 1
NUMBERS = SKYSCRAPER + 1
ROWS = NUMBERS + 1
WOOD_GROWTH, BONUS, FIRST_TIE, SECOND_TIE = range(4)  # in the row of numbers

Taste = NDArray[np.float64]


class Weights(NamedTuple):
    """Values of things in the eyes of a player. The builder's are the defaults."""

    prize: float = 4.5 * PRIZE_POINTS
    """Building points that are worth giving up for a Prize."""
    alike: float = 0.72
    """The chance that a die turns up of a value one needs."""
    material: float = 0.82
    different: float = 0.93
    storey: float = 0.9
    choice: float = 8
    """Dice one usually sees before the next pick."""
    wood_growth: float = 0.5
    """Of the places round a wood die that could still be filled, how many will be, at most."""
    green_appetite: float = 0.45
    """Recycled dice one expects to add per pick to come, once one has begun."""
    bonus: float = float(scoring.BONUS)
    first_tie: float = 0.3
    """A little extra for dice that win ties (B41)."""
    second_tie: float = 0.1


def taste(weights: Weights) -> Taste:
    table = np.zeros((ROWS, PICKS + 1))
    table[CLIMB:INTEGRITY] = _climbs(weights.choice)
    table[INTEGRITY:ONE_MATERIAL] = weights.prize * _collected(scoring.INTEGRITY_DICE, weights.alike)
    table[ONE_MATERIAL:GEOMETER] = weights.prize * _collected(scoring.MATERIALS_DICE, weights.material)
    table[GEOMETER:RECYCLED_HOPE] = weights.prize * _geometers(weights.different, weights.choice)
    table[RECYCLED_HOPE:SKYSCRAPER] = _recycled_hopes(weights.green_appetite)
    table[SKYSCRAPER] = weights.prize * weights.storey ** np.arange(PICKS + 1)
    table[NUMBERS, :4] = (weights.wood_growth, weights.bonus, weights.first_tie, weights.second_tie)
    table.flags.writeable = False  # as machine code has it
    return table


def _climbs(choice: float) -> NDArray[np.float64]:
    """The chance to stack so many dice more on a die of this value, choosing low ones."""
    table = np.ones((VALUES + 1, PICKS + 1))
    for value in range(1, VALUES + 1):
        top, chance = value, 1.0
        for steps in range(1, PICKS + 1):
            chance *= 1.0 - ((top - 1) / 6) ** choice
            top = min(6, top + (1 if top > 3 else 0))
            table[value, steps] = chance
    return table


def _collected(needed: int, each: float) -> NDArray[np.float64]:
    """The chance to get this many alike, by how many there are and how many picks are to come."""
    table = np.zeros((PICKS + 2, PICKS + 1))
    for best in range(PICKS + 2):
        for left in range(PICKS + 1):
            lacks = needed - best
            spare = left - lacks
            if lacks <= 0:
                table[best, left] = 1.0
            elif spare >= 0:
                table[best, left] = min(1.0, each**lacks * (1.0 + 0.5 * spare * (1 - each)))
    return table


def _geometers(each: float, choice: float) -> NDArray[np.float64]:
    """The chance of all six values, by how many different ones there are and how many picks are to come."""
    table = np.zeros((VALUES + 1, PICKS + 1))
    for different in range(VALUES + 1):
        lacks = VALUES - different
        chance = each**lacks
        for missing in range(1, lacks + 1):
            chance *= 1.0 - (1 - missing / 6) ** choice
        table[different, lacks:] = chance
    return table


def _recycled_hopes(appetite: float) -> NDArray[np.float64]:
    points = [*scoring.RECYCLED_POINTS, scoring.RECYCLED_POINTS[-1]]
    table = np.zeros((PICKS + 1, PICKS + 1))
    for recycled in range(1, PICKS + 1):
        for left in range(PICKS + 1):
            reached = min(6.0, recycled + appetite * left * recycled / 3)
            low = int(reached)
            expected = points[low] + (reached - low) * (points[low + 1] - points[low])
            table[recycled, left] = (points[recycled] + expected) / 2
    return table


RECYCLED_STEP = np.diff([*scoring.RECYCLED_POINTS, scoring.RECYCLED_POINTS[-1]]).astype(np.float64)
BUILDER = taste(Weights())
"""How everybody is thought to play."""
_TWO = Weights(9.98, 0.659, 0.621, 0.622, 0.99, 7.695, 0.395, 0.298, 1.336, 0.538, 0.1)
_MORE = Weights(7.49, 0.603, 0.284, 0.622, 0.943, 8.727, 0.367, 0.475, 1.2, 1.262, 0.1)
TUNED = np.stack([taste(_TWO), taste(_MORE), taste(_MORE)])
"""What wins more against builders with two, three and four at the table: found by trying small changes again and again,
each on 12,000 games with common dice. Even without a search it wins two of three games of two, and half of four."""
