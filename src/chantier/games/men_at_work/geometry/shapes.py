"""Cuboids in the world, for whoever asks about room and rest. Pure geometry, no engine; mm."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import product
from typing import NamedTuple

from chantier.games.men_at_work.geometry.poses import Pose, Vector, add, dot, point_of, rotate, scale, subtract
from chantier.games.men_at_work.pieces import Part, Piece, make_of

UP: Vector = (0.0, 0.0, 1.0)
_UNITS: tuple[Vector, Vector, Vector] = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))
_SIGNS = tuple(product((-1.0, 1.0), repeat=3))
EDGES = tuple((i, j) for i in range(8) for j in range(i + 1, 8) if (i ^ j).bit_count() == 1)
"""Pairs of corners that share an edge, by their place in `Block.corners`."""


class Block(NamedTuple):
    """One part of a piece where it lies: its middle, its three axes, half its sides, its corners, its reach."""

    piece: Piece
    part: str
    centre: Vector
    axes: tuple[Vector, Vector, Vector]
    half: Vector
    corners: tuple[Vector, ...]
    reach: float

    @property
    def top(self) -> float:
        return max(corner[2] for corner in self.corners)

    @property
    def bottom(self) -> float:
        return min(corner[2] for corner in self.corners)


def block(piece: Piece, part: str, pose: Pose, half: Vector) -> Block:
    """A cuboid whose middle is at a pose."""
    x, y, z = (rotate(pose.rotation, unit) for unit in _UNITS)
    a, b, c = scale(x, half[0]), scale(y, half[1]), scale(z, half[2])
    corners = tuple(add(pose.position, add(scale(a, i), add(scale(b, j), scale(c, k)))) for i, j, k in _SIGNS)
    reach = dot(half, half) ** 0.5
    return Block(piece, part, pose.position, (x, y, z), half, corners, reach)


def blocks_of(piece: Piece, pose: Pose) -> list[Block]:
    return [_part_block(piece, part, pose) for part in make_of(piece).parts]


def _part_block(piece: Piece, part: Part, pose: Pose) -> Block:
    half = (part.size[0] / 2, part.size[1] / 2, part.size[2] / 2)
    return block(piece, part.name, Pose(point_of(pose, part.centre), pose.rotation), half)


def blocks(poses: Mapping[Piece, Pose]) -> list[Block]:
    return [one for piece, pose in poses.items() for one in blocks_of(piece, pose)]


def tower(pose: Pose, half_x: float, half_y: float, bottom: float, ceiling: float) -> Block:
    """The air above a footprint, through which something comes straight down; upright, turned like the pose."""
    x = rotate(pose.rotation, _UNITS[0])
    length = (x[0] * x[0] + x[1] * x[1]) ** 0.5 or 1.0
    along: Vector = (x[0] / length, x[1] / length, 0.0)
    across: Vector = (-along[1], along[0], 0.0)
    half = (half_x, half_y, max((ceiling - bottom) / 2, 0.5))
    centre = (pose.position[0], pose.position[1], bottom + half[2])
    return Block(Piece(""), "air", centre, (along, across, UP), half, (), dot(half, half) ** 0.5)


def gap(one: Block, two: Block, enough: float = 1e9) -> float:
    """Distance of two cuboids along the best separating axis, or at least `enough`; negative if they overlap.
    Never too large."""
    between = subtract(two.centre, one.centre)
    widest = -1e9
    for axis in _axes(one, two):
        distance = abs(dot(between, axis)) - _shadow(one, axis) - _shadow(two, axis)
        widest = max(widest, distance)
        if widest >= enough:
            break
    return widest


def _shadow(one: Block, axis: Vector) -> float:
    """Half the length of a cuboid's shadow on an axis."""
    (a, b, c), (i, j, k) = one.half, one.axes
    return a * abs(dot(i, axis)) + b * abs(dot(j, axis)) + c * abs(dot(k, axis))


def _axes(one: Block, two: Block) -> Iterable[Vector]:
    yield from one.axes
    yield from two.axes
    for a in one.axes:
        for b in two.axes:
            x, y, z = a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]
            length = (x * x + y * y + z * z) ** 0.5
            if length > 1e-3:
                yield (x / length, y / length, z / length)


def room(mine: Iterable[Block], others: Iterable[Block], enough: float = 10.0) -> float:
    """The smallest gap between some cuboids and all others, as far as it is below `enough`."""
    least = enough
    theirs = list(others)
    for one in mine:
        for other in theirs:
            away = subtract(other.centre, one.centre)
            if dot(away, away) < (one.reach + other.reach + enough) ** 2:
                least = min(least, gap(one, other, least))
    return least
