"""Pushing a girder that leans on the table back up (M63): along its own way, as with a hook, not through the air.

Tried out on scenes: what a hook can do is push the low end, which moves the girder along its axis, and, once its middle
has come over the edge it leans on, let the high end down until it lies level. Nobody carries it anywhere.
"""

from __future__ import annotations

import math

from chantier.games.men_at_work.geometry.poses import (
    Pose,
    Quaternion,
    Vector,
    add,
    cross,
    dot,
    multiply,
    rotate,
    scale,
    subtract,
    turned,
    unit,
)
from chantier.games.men_at_work.judging.survey import Survey
from chantier.games.men_at_work.judging.tolerances import HALF_GIRDER_MM
from chantier.games.men_at_work.pieces import TABLE, Piece

FURTHEST_MM = 2 * HALF_GIRDER_MM
"""A girder's length: what was pushed further would have left its way altogether."""
BESIDE_MM = 5.0
"""Off its line in any direction: enough to set it down level on the edge it came over, and to steer it a little."""
BESIDE_DEG = 5.0
"""To either side, and steeper or less steep than it leaned; over the edge, as far as level and so much beyond."""
EDGE_MM = 2.0
"""So much before its middle is over the edge it may begin to come down."""


class Rail:
    """Poses that the hand may give to a girder that lay like this."""

    def __init__(self, survey: Survey, girder: Piece) -> None:
        self._taken = taken = survey.poses[girder]
        axis = rotate(taken.rotation, (1.0, 0.0, 0.0))
        self._up = axis if axis[2] >= 0 else scale(axis, -1.0)
        """From its low end to its high end."""
        self._sign = 1.0 if axis[2] >= 0 else -1.0
        borne = [touch for touch in survey.bearers(girder) if touch.other != TABLE]
        along = [self._along_mm(point.position) for touch in borne for point in touch.points]
        self.edge_mm = min((mm for mm in along if mm > 0), default=math.inf)
        """How far its middle is from the lowest thing that it leans on; it may lean on nothing."""

    def _along_mm(self, place: Vector) -> float:
        return dot(subtract(place, self._taken.position), self._up)

    def pushed(self, along_mm: float) -> Pose:
        """So far along its way, as it leaned."""
        return Pose(add(self._taken.position, scale(self._up, along_mm)), self._taken.rotation)

    def level(self) -> Quaternion:
        """Turned as it would lie after it has come over the edge."""
        return self._turned_to(_angles_deg(self._up)[0], 0.0)

    def __call__(self, wish: Pose, here: Pose) -> Pose:
        over = self._along_mm(here.position) >= self.edge_mm - EDGE_MM
        return Pose(self._position(wish.position), self._rotation(wish.rotation, over))

    def _position(self, wish: Vector) -> Vector:
        way, along = subtract(wish, self._taken.position), self._along_mm(wish)
        beside = subtract(way, scale(self._up, along))
        off = math.hypot(*beside)
        kept = beside if off <= BESIDE_MM else scale(beside, BESIDE_MM / off)
        forward = scale(self._up, min(max(along, 0.0), FURTHEST_MM))
        return add(self._taken.position, add(forward, kept))

    def _rotation(self, wish: Quaternion, over: bool) -> Quaternion:
        """The same girder, not rolled, as steep as it leaned; level only over the edge."""
        axis = scale(rotate(unit(wish), (1.0, 0.0, 0.0)), self._sign)
        heading, steepness = _angles_deg(self._up)
        wanted, steep = _angles_deg(axis)
        aside = (wanted - heading + 180.0) % 360.0 - 180.0
        heading += min(max(aside, -BESIDE_DEG), BESIDE_DEG)
        steep = min(max(steep, (0.0 if over else steepness) - BESIDE_DEG), steepness + BESIDE_DEG)
        return self._turned_to(heading, steep)

    def _turned_to(self, heading_deg: float, steep_deg: float) -> Quaternion:
        turn = _shortest_turn(self._up, _direction(heading_deg, steep_deg))
        return unit(multiply(turn, self._taken.rotation))


def _angles_deg(axis: Vector) -> tuple[float, float]:
    """Horizontal direction and upward slope, in degrees."""
    x, y, z = axis
    return math.degrees(math.atan2(y, x)), math.degrees(math.asin(max(-1.0, min(1.0, z))))


def _direction(heading_deg: float, steep_deg: float) -> Vector:
    heading, steep = math.radians(heading_deg), math.radians(steep_deg)
    return (math.cos(heading) * math.cos(steep), math.sin(heading) * math.cos(steep), math.sin(steep))


def _shortest_turn(start: Vector, end: Vector) -> Quaternion:
    axis = cross(start, end)
    size = math.hypot(*axis)
    if size == 0.0:
        return turned((0.0, 0.0, 1.0), 0.0)
    return turned(scale(axis, 1.0 / size), math.degrees(math.atan2(size, dot(start, end))))
