"""Building the site by hand (M10): where supports, girders and the worker go, as a bot likes it.

Three supports in a triangle with a girder along each side, the fourth across two of them, a worker on the third.
"""

from __future__ import annotations

import math
import random

from chantier.bots.men_at_work.ideas import Idea
from chantier.games.men_at_work.pieces import COLOURS, Kind, Piece, all_of, highest_point_mm
from chantier.games.men_at_work.poses import Pose, at

CORNERS_DEG = (90.0, 210.0, 330.0)
FROM_MIDDLE_MM = 86.6
SIDES: tuple[tuple[float, float, float], ...] = (
    (-40.56, 30.35, -120.0),
    (-6.0, -50.3, 0.0),
    (46.56, 19.95, 120.0),
)
"""Each side's girder: middle and yaw. Their ends pass each other on the supports."""
ON_SUPPORTS_MM, ON_GIRDERS_MM, WORKER_MM = 54.5, 63.5, 59.0


def prepared_site(rng: random.Random) -> list[Idea]:
    """All nine pieces in the order in which they are placed; turned as a whole, colours as they come."""
    whole = rng.uniform(0.0, 360.0)
    colours = rng.sample(COLOURS, len(COLOURS))
    supports = [
        _idea(piece, _turned(math.cos(math.radians(corner)), math.sin(math.radians(corner)), corner, whole))
        for piece, corner in zip(all_of(Kind.SUPPORT), CORNERS_DEG, strict=False)
    ]
    girders = [
        _idea(_first(colour), _about(x, y, ON_SUPPORTS_MM, yaw, whole))
        for colour, (x, y, yaw) in zip(colours, SIDES, strict=False)
    ]
    across = _idea(_first(colours[-1]), _about(0.0, 45.0, ON_GIRDERS_MM, 0.0, whole))
    worker = _idea(all_of(Kind.WORKER)[0], _about(rng.uniform(-30, 20), -50.3, WORKER_MM, 0.0, whole))
    return [*supports, *girders, across, worker]


def _first(colour: str) -> Piece:
    return Piece(f"{Kind.GIRDER}-{colour}-1")


def _turned(cos: float, sin: float, corner: float, whole: float) -> Pose:
    return _about(FROM_MIDDLE_MM * cos, FROM_MIDDLE_MM * sin, 25.0, corner - 90.0, whole)


def _about(x: float, y: float, z: float, yaw: float, whole: float) -> Pose:
    """A place of the plan, the whole plan turned about the site's middle."""
    cos, sin = math.cos(math.radians(whole)), math.sin(math.radians(whole))
    return at(x * cos - y * sin, x * sin + y * cos, z, yaw + whole)


def _idea(piece: Piece, goal: Pose) -> Idea:
    return Idea(piece, goal, 4.0, highest_point_mm(piece, goal))
