"""Predicts how a girder comes to rest at a place: what it would lie on, how steep, how safely.

Seen along the girder the site is a profile of heights. A rigid bar on it lies on the edge of the profile's upper hull
that passes under its middle: that gives what bears it, its slope, and how far off one may be before it tips.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from itertools import pairwise
from typing import NamedTuple

from chantier.games.men_at_work.geometry.poses import Pose, Quaternion, multiply, turned
from chantier.games.men_at_work.geometry.shapes import EDGES, Block
from chantier.games.men_at_work.pieces import Piece

HALF_WIDTH = 4.5
LINES = (-4.4, 0.0, 4.4)
"""Where across the bar the profile is taken."""
TOUCHING_MM = 0.12
ABOUT_TOUCHING_MM = 0.6
"""A bar that rolls a little lies on this too."""
STEEPEST = 0.3
"""Rise over run; friction holds 0.5."""


class Point(NamedTuple):
    """A point of the profile: along, height, across, and the block it belongs to."""

    along: float
    height: float
    across: float
    block: Block


class Bed(NamedTuple):
    """A place where a bar can lie."""

    pose: Pose
    bearers: tuple[tuple[Piece, str, float], ...]
    """What it touches from above: piece, part, and how far from the bar's middle."""
    nearly: frozenset[Piece]
    """What it comes within half a millimetre of, bearers included."""
    slope: float
    safety: float
    """How many mm one may be wrong along or across before it tips off."""
    clearance: float
    """How many mm to what stands higher beside it."""

    @property
    def pieces(self) -> frozenset[Piece]:
        return frozenset(piece for piece, _, _ in self.bearers)


def bar_rotation(yaw: float, slope: float) -> Quaternion:
    """Along a direction (radians), rising with it."""
    return multiply(
        turned((0.0, 0.0, 1.0), math.degrees(yaw)), turned((0.0, 1.0, 0.0), -math.degrees(math.atan(slope)))
    )


def bed(site: Iterable[Block], x: float, y: float, yaw: float, half_length: float = 85.0) -> Bed | None:
    """Rest position of a girder that comes straight down there. None if it would tip, slide or roll off."""
    near = _strip(site, x, y, yaw, half_length)
    points = [point for line in LINES for point in _profile(near, line, half_length)]
    edge = _edge_under_the_middle(points)
    if edge is None:
        return None
    left, right = edge
    slope = (right.height - left.height) / max(right.along - left.along, 1e-6)
    if abs(slope) > STEEPEST:
        return None
    middle = left.height - slope * left.along

    def above(point: Point) -> float:
        return point.height - (middle + slope * point.along)

    touching = [point for point in points if above(point) >= -TOUCHING_MM]
    nearly = [point for point in points if above(point) >= -ABOUT_TOUCHING_MM]
    safety = _safety(nearly)
    if safety <= 0.3:
        return None
    cosine = 1 / math.hypot(1.0, slope)
    shift = -HALF_WIDTH * slope * cosine
    position = (x + shift * math.cos(yaw), y + shift * math.sin(yaw), middle + HALF_WIDTH * cosine)
    return Bed(
        Pose(position, bar_rotation(yaw, slope)),
        tuple(sorted({(point.block.piece, point.block.part, round(point.along, 1)) for point in touching})),
        frozenset(point.block.piece for point in nearly),
        slope,
        safety,
        _clearance(near, middle, slope, half_length),
    )


class _Near(NamedTuple):
    """A block as seen from the bar: for each corner along, across, height."""

    block: Block
    corners: tuple[tuple[float, float, float], ...]


def _strip(site: Iterable[Block], x: float, y: float, yaw: float, half_length: float) -> list[_Near]:
    cos, sin = math.cos(yaw), math.sin(yaw)
    found = []
    for one in site:
        dx, dy = one.centre[0] - x, one.centre[1] - y
        if abs(dy * cos - dx * sin) > one.reach + 12.0 or abs(dx * cos + dy * sin) > one.reach + half_length:
            continue
        corners = tuple(
            ((cx - x) * cos + (cy - y) * sin, (cy - y) * cos - (cx - x) * sin, cz) for cx, cy, cz in one.corners
        )
        found.append(_Near(one, corners))
    return found


def _profile(near: Iterable[_Near], line: float, half_length: float) -> list[Point]:
    """The corners of every block's upright cut along a line, cut off at the bar's ends."""
    points = []
    for one in near:
        cut = []
        for i, j in EDGES:
            (u1, v1, z1), (u2, v2, z2) = one.corners[i], one.corners[j]
            if (v1 - line) * (v2 - line) < 0:
                t = (line - v1) / (v2 - v1)
                cut.append((u1 + t * (u2 - u1), z1 + t * (z2 - z1)))
        points += [Point(u, z, line, one.block) for u, z in _within(cut, half_length)]
    return points


def _within(cut: list[tuple[float, float]], half_length: float) -> list[tuple[float, float]]:
    inside = [(u, z) for u, z in cut if abs(u) <= half_length]
    for end in (-half_length, half_length):
        if any(u < end for u, _ in cut) and any(u > end for u, _ in cut):
            heights = [
                z1 + (end - u1) / (u2 - u1) * (z2 - z1) for u1, z1 in cut for u2, z2 in cut if u1 < end < u2
            ]  # fmt: skip
            inside.append((end, max(heights)))
    return inside


def _edge_under_the_middle(points: list[Point]) -> tuple[Point, Point] | None:
    """The edge of the upper hull over 0; None if everything lies on one side."""
    hull: list[Point] = []
    for point in sorted(points, key=lambda one: (one.along, -one.height)):
        while len(hull) > 1 and _turns_up(hull[-2], hull[-1], point):
            hull.pop()
        hull.append(point)
    for left, right in pairwise(hull):
        if left.along < 0 < right.along:
            return left, right
    return None


def _turns_up(a: Point, b: Point, c: Point) -> bool:
    return (b.along - a.along) * (c.height - a.height) >= (b.height - a.height) * (c.along - a.along)


def _safety(contacts: list[Point]) -> float:
    """The middle of the bar lies so far inside what bears it, along and across."""
    left = min(contacts, key=lambda point: point.along)
    right = max(contacts, key=lambda point: point.along)
    lefts = [point.across for point in contacts if point.along <= left.along + 12.0]
    rights = [point.across for point in contacts if point.along >= right.along - 12.0]
    t = -left.along / max(right.along - left.along, 1e-6)
    low = min(lefts) + t * (min(rights) - min(lefts))
    high = max(lefts) + t * (max(rights) - max(lefts))
    return min(-left.along, right.along, -low, high)


def _clearance(near: list[_Near], middle: float, slope: float, half_length: float) -> float:
    """Distance from the bar's sides to the nearest thing higher than its underside."""
    for beside in (0.5, 1.0, 2.0, 4.0):
        for line in (-HALF_WIDTH - beside, HALF_WIDTH + beside):
            for point in _profile(near, line, half_length):
                if point.height > middle + slope * point.along + 0.3:
                    return beside / 2
    return 4.0
