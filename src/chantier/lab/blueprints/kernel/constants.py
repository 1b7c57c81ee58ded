"""Constants: the contents of the box and their points as arrays; all of it comes from games/blueprints."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from chantier.games.blueprints import pieces, scoring
from chantier.lab.blueprints.kernel.layout import MATERIALS

Game = NDArray[np.int8]
Stream = NDArray[np.uint64]

PICKS = pieces.PICKS
ROUNDS = pieces.ROUNDS
OF_A_MATERIAL = pieces.DICE_OF_A_MATERIAL
WOOD, RECYCLED, STONE, GLASS = range(MATERIALS)
PLANS = np.array(pieces.PLANS, dtype=np.int8)
POOL_SIZE = np.array([pieces.POOL_SIZE.get(seats, 0) for seats in range(5)], dtype=np.int8)
BESIDE = np.array([[*beside, *[-1] * (3 - len(beside))] for beside in pieces.BESIDE], dtype=np.int8)
RECYCLED_POINTS = np.array(scoring.RECYCLED_POINTS, dtype=np.int64)
STONE_POINTS = np.array(scoring.STONE_POINTS, dtype=np.int64)
TOP_STONE = len(scoring.STONE_POINTS) - 1
BONUS, WOOD_PER_NEIGHBOUR = scoring.BONUS, scoring.WOOD_PER_NEIGHBOUR
SKYSCRAPER_HEIGHT, INTEGRITY_DICE = scoring.SKYSCRAPER_HEIGHT, scoring.INTEGRITY_DICE
GEOMETER_VALUES, MATERIALS_DICE = scoring.GEOMETER_VALUES, scoring.MATERIALS_DICE
PRIZES = len(pieces.Prize)
SKYSCRAPER, INTEGRITY, GEOMETER, ONE_MATERIAL = range(PRIZES)
PRIZE_POINTS = pieces.PRIZE_POINTS
_AWARDS = list(pieces.Award)
AWARDS = np.array(  # by number of seats and by rank: which award, or -1 (B05)
    [
        [
            _AWARDS.index(pieces.AWARDS_IN_PLAY[seats][rank])
            if rank < len(pieces.AWARDS_IN_PLAY.get(seats, ()))
            else -1
            for rank in range(4)
        ]
        for seats in range(5)
    ],
    dtype=np.int8,
)
AWARD_POINTS = np.array([pieces.AWARD_POINTS[award] for award in _AWARDS], dtype=np.int8)
