"""When no place comes to mind: a card that cannot be done must still end somehow, as there is no passing (M24)."""

from __future__ import annotations

import math
import random

from chantier.core.chance import Chance
from chantier.games.men_at_work.hand import Path, Target
from chantier.games.men_at_work.moves import Choices, MenAtWorkMove, Place
from chantier.games.men_at_work.pieces import PIECES, Kind, highest_point_mm
from chantier.games.men_at_work.poses import Pose, compose, seen_from, turned

RECKLESS = 0.5
"""How often it tries something that will rather cost a certificate than work."""
FROM_MM = 180.0
"""From the site's middle to where a sweep begins."""
SWEEP_S = 9.0


def at_a_loss(legal: Choices, rng: random.Random, chance: Chance) -> MenAtWorkMove:
    """Drop the piece somewhere and hope, or force it in from the side."""
    move = legal.sample(chance)
    if rng.random() < RECKLESS and isinstance(move, Place) and move.piece not in legal.poses:
        return _forced_in(legal, move, rng)
    return move


def _forced_in(legal: Choices, move: Place, rng: random.Random) -> Place:
    """Through the upper part of the site, at the height of what stands highest."""
    tall = [piece for piece in legal.poses if PIECES[piece] in (Kind.WORKER, Kind.GIRDER, Kind.BRICK, Kind.BEAM)]
    goal = max(tall, key=lambda piece: (highest_point_mm(piece, legal.poses[piece]), piece))
    x, y, z = legal.poses[goal].position
    angle = rng.uniform(0, 2 * math.pi)
    out = (FROM_MM * math.cos(angle), FROM_MM * math.sin(angle))
    turn = turned((0.0, 0.0, 1.0), math.degrees(angle) + 90.0)
    height = z + (0.0 if PIECES[move.piece] is Kind.WORKER else 5.0)
    begin = (x + out[0], y + out[1], max(height, 40.0))
    through = Target(0.0, (x - out[0] / 2, y - out[1] / 2, max(height, 40.0)), turn)
    start = Pose(begin, turn)
    beside = None if move.joined_start is None else compose(start, seen_from(move.start, move.joined_start))
    return Place(move.piece, start, Path((through,), SWEEP_S), move.joined, beside)
