"""Contacts between pieces, read off a site at rest. What follows from it is asked of a survey."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

import msgspec

from chantier.games.men_at_work.geometry.poses import Pose, Vector, add, dot, point_of, scale, subtract
from chantier.games.men_at_work.judging.tolerances import TOUCH_MM
from chantier.games.men_at_work.pieces import Piece

FOOT_PARTS = ("left_foot", "right_foot")
ARM_PARTS = ("left_arm", "right_arm")


Pair = tuple[Piece, Piece]
"""Two pieces in the order of their names; the table may be one of them."""


def pair_of(one: Piece, two: Piece) -> Pair:
    return (one, two) if one < two else (two, one)


class Surface(NamedTuple):
    """A part of a piece, by name, and where its centre is as seen from the piece (mm)."""

    piece: Piece
    part: str
    centre: Vector


class TouchPoint(msgspec.Struct, frozen=True):
    """One point of a touch, in the world: position and gap in mm (negative: pressed in), load in millinewton."""

    position: Vector
    gap_mm: float
    load_mn: float


class Touch(msgspec.Struct, frozen=True):
    """A part of one piece touches a part of another; the unit normal points from `piece` to `other`."""

    piece: Piece
    part: str
    other: Piece
    other_part: str
    normal: Vector
    points: tuple[TouchPoint, ...]

    @property
    def load_mn(self) -> float:
        return sum(point.load_mn for point in self.points)

    def turned_round(self) -> Touch:
        return Touch(self.other, self.other_part, self.piece, self.part, scale(self.normal, -1.0), self.points)


def read_touch(
    one: Surface,
    two: Surface,
    poses: Mapping[Piece, Pose],
    normal: Vector,
    points: Iterable[tuple[Vector, Vector, float]],
    within_mm: float = TOUCH_MM,
) -> Touch | None:
    """Touch of two parts as the engine knows it, each point as seen from either part's centre, with its load.
    The engine's own distances are those before its last step; the same points at today's poses tell today's
    gap."""
    one_pose, two_pose = poses[one.piece], poses[two.piece]
    found = []
    for in_one, in_two, load_mn in points:
        here = point_of(one_pose, add(one.centre, in_one))
        gap = dot(subtract(point_of(two_pose, add(two.centre, in_two)), here), normal)
        if gap <= within_mm:
            found.append(TouchPoint(here, gap, load_mn))
    return Touch(one.piece, one.part, two.piece, two.part, normal, tuple(found)) if found else None


class Impact(NamedTuple):
    """Force with which two pieces press on each other in one tick, and its place."""

    load_mn: float
    place: Vector


def impact_of(touches: Iterable[Touch]) -> Impact | None:
    """In the middle of all points, each as much as it bears; None: there are none."""
    points = [point for touch in touches for point in touch.points]
    if not points:
        return None
    load = sum(point.load_mn for point in points)
    weights = [point.load_mn / load if load else 1 / len(points) for point in points]
    x, y, z = (
        sum(point.position[axis] * weight for point, weight in zip(points, weights, strict=True)) for axis in range(3)
    )
    return Impact(load, (x, y, z))
