"""Corners, bounds and hulls of pieces at sampled poses."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache

from chantier.games.men_at_work.fall_cause.cause import DIGITS, Segment
from chantier.games.men_at_work.geometry.poses import Pose, Vector, inverse, point_of, rotate, subtract
from chantier.games.men_at_work.pieces import PIECES, Kind, Piece, corners_of, make_of

NEAR_MM = 0.5
"""Two pieces nearer than this touched, as far as sampled poses can tell."""


def centre_of(piece: Piece, pose: Pose) -> Vector:
    return point_of(pose, make_of(piece).centre_of_mass)


@cache
def _outline(kind: Kind) -> tuple[Vector, ...]:
    """The corners of the box around all parts of a piece of this kind, as seen from it."""
    sample = next(piece for piece, one in PIECES.items() if one is kind)
    corners = list(corners_of(sample, Pose((0.0, 0.0, 0.0))))
    low = [min(corner[axis] for corner in corners) for axis in range(3)]
    high = [max(corner[axis] for corner in corners) for axis in range(3)]
    ends = list(zip(low, high, strict=True))
    return tuple((x, y, z) for x in ends[0] for y in ends[1] for z in ends[2])


def corners_moved(piece: Piece, before: Pose, after: Pose) -> float:
    if before == after:
        return 0.0
    outline = _outline(PIECES[piece])
    return max(math.dist(point_of(before, corner), point_of(after, corner)) for corner in outline)


def pieces_around(piece: Piece, poses: Mapping[Piece, Pose]) -> Iterator[Piece]:
    """Itself and whatever may touch it."""
    if piece not in poses:
        return
    own = _bounds(piece, poses[piece])
    for other, pose in poses.items():
        theirs = _bounds(other, pose)
        if all(own[0][i] - NEAR_MM <= theirs[1][i] and theirs[0][i] - NEAR_MM <= own[1][i] for i in range(3)):
            yield other


def _bounds(piece: Piece, pose: Pose) -> Segment:
    return _bounds_of(PIECES[piece], pose)


@lru_cache(4096)
def _bounds_of(kind: Kind, pose: Pose) -> Segment:
    corners = [point_of(pose, corner) for corner in _outline(kind)]
    low, high = ([pick(corner[axis] for corner in corners) for axis in range(3)] for pick in (min, max))
    return ((low[0], low[1], low[2]), (high[0], high[1], high[2]))


def local_point(pose: Pose, point: Vector) -> Vector:
    return rotate(inverse(pose.rotation), subtract(point, pose.position))


Owned = tuple[Vector, Piece]


def hull_of(points: Sequence[Owned]) -> list[Owned]:
    """The convex hull as seen from above, counterclockwise."""
    ordered = sorted(points, key=lambda one: (one[0][0], one[0][1]))

    def half(run: Iterable[Owned]) -> list[Owned]:
        chain: list[Owned] = []
        for one in run:
            while len(chain) > 1 and left_of(one[0], chain[-2][0], chain[-1][0]) <= 0:
                chain.pop()
            chain.append(one)
        return chain[:-1]

    return half(ordered) + half(reversed(ordered)) or ordered[:1]


def left_of(point: Vector, a: Vector, b: Vector) -> float:
    return (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0])


def distance_from(point: Vector, a: Vector, b: Vector) -> float:
    """From above: of a point from the way between two others."""
    along = (b[0] - a[0], b[1] - a[1])
    length = along[0] ** 2 + along[1] ** 2
    share = 0.0 if length == 0 else ((point[0] - a[0]) * along[0] + (point[1] - a[1]) * along[1]) / length
    share = max(0.0, min(1.0, share))
    return math.dist(point[:2], (a[0] + share * along[0], a[1] + share * along[1]))


def rounded_point(point: Vector) -> Vector:
    x, y, z = (round(mm, DIGITS) for mm in point)
    return (x, y, z)
