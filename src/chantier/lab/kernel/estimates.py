"""Rough chances of what a half-built building can become, as tables: bots/blueprints/estimate.py said to a machine."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from chantier.games.blueprints import scoring
from chantier.games.blueprints.pieces import PICKS, PRIZE_POINTS
from chantier.lab.kernel.layout import VALUES

WOOD_GROWTH, GREEN_APPETITE, CHOICE = 0.5, 0.45, 8
A_PRIZE = 4.5 * PRIZE_POINTS
"""Building points that are worth giving up for a Prize."""
TIES = (0.3, 0.1)
"""A little extra for dice that win ties (B41)."""


def _climbs() -> NDArray[np.float64]:
    """The chance to stack so many dice more on a die of this value, choosing low ones."""
    table = np.ones((VALUES + 1, PICKS + 1))
    for value in range(1, VALUES + 1):
        top, chance = value, 1.0
        for steps in range(1, PICKS + 1):
            chance *= 1.0 - ((top - 1) / 6) ** CHOICE
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


def _geometers() -> NDArray[np.float64]:
    """The chance of all six values, by how many different ones there are and how many picks are to come."""
    table = np.zeros((VALUES + 1, PICKS + 1))
    for different in range(VALUES + 1):
        lacks = VALUES - different
        chance = 0.93**lacks
        for missing in range(1, lacks + 1):
            chance *= 1.0 - (1 - missing / 6) ** CHOICE
        table[different, lacks:] = chance
    return table


def _recycled_hopes() -> NDArray[np.float64]:
    points = [*scoring.RECYCLED_POINTS, scoring.RECYCLED_POINTS[-1]]
    table = np.zeros((PICKS + 1, PICKS + 1))
    for recycled in range(1, PICKS + 1):
        for left in range(PICKS + 1):
            reached = min(6.0, recycled + GREEN_APPETITE * left * recycled / 3)
            low = int(reached)
            expected = points[low] + (reached - low) * (points[low + 1] - points[low])
            table[recycled, left] = (points[recycled] + expected) / 2
    return table


CLIMB = _climbs()
INTEGRITY = A_PRIZE * _collected(scoring.INTEGRITY_DICE, 0.72)
ONE_MATERIAL = A_PRIZE * _collected(scoring.MATERIALS_DICE, 0.82)
GEOMETER = A_PRIZE * _geometers()
RECYCLED_HOPE = _recycled_hopes()
SKYSCRAPER = A_PRIZE * 0.9 ** np.arange(PICKS + 1)
RECYCLED_STEP = np.diff([*scoring.RECYCLED_POINTS, scoring.RECYCLED_POINTS[-1]]).astype(np.float64)
