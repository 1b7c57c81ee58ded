"""Spots: places on top of things where something can be put down."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from chantier.games.men_at_work.geometry.poses import Vector, add, scale
from chantier.games.men_at_work.geometry.shapes import Block
from chantier.games.men_at_work.judging.touches import ARM_PARTS
from chantier.games.men_at_work.pieces import PIECES, Kind, Piece

FLAT = 0.93
"""How much a face must look up: within about 20 degrees."""
STEP_MM = 14.0
EDGE_MM = 2.5
"""Nearer to an edge nothing is put."""
ARM_REACH_MM = 12.8
"""From a worker's middle to the middle of a girder on his arm: past his hat's rim, and still on the arm."""
_GROUND = ("platform", "floor")
_CARRYING = (Kind.GIRDER, Kind.SUPPORT, Kind.CRANE, Kind.BOX, Kind.BEAM, Kind.BRICK)


class Spot(NamedTuple):
    piece: Piece
    position: Vector
    yaw: float | None = None
    """The direction (radians) that a girder must have here, if not any."""


class UpperFace(NamedTuple):
    """The upper face of a block: its middle, its normal, the longer and the shorter way with half their lengths."""

    middle: Vector
    normal: Vector
    along: Vector
    across: Vector
    half_along: float
    half_across: float


def upper_face(one: Block) -> UpperFace | None:
    """The face that looks up, unless it is too steep."""
    number = max(range(3), key=lambda axis: abs(one.axes[axis][2]))
    normal = one.axes[number]
    if abs(normal[2]) < FLAT:
        return None
    if normal[2] < 0:
        normal = scale(normal, -1.0)
    first, second = sorted((axis for axis in range(3) if axis != number), key=lambda axis: -one.half[axis])
    middle = add(one.centre, scale(normal, one.half[number]))
    return UpperFace(middle, normal, one.axes[first], one.axes[second], one.half[first], one.half[second])


def spots(site: Iterable[Block]) -> Iterator[Spot]:
    """Everything that can carry a girder: bars, supports, crane and box walls (M81, M82), and arms (M45)."""
    for one in site:
        kind = PIECES[one.piece]
        if kind is Kind.WORKER and one.part in ARM_PARTS:
            yield from _arm(one)
        elif kind in _CARRYING and one.part not in _GROUND:
            face = upper_face(one)
            if face is not None:
                yield from (Spot(one.piece, place) for place in _places(face))


def _places(face: UpperFace) -> Iterator[Vector]:
    for u in _steps(face.half_along - EDGE_MM):
        for v in _steps(face.half_across - EDGE_MM):
            yield add(face.middle, add(scale(face.along, u), scale(face.across, v)))


def _steps(half: float) -> list[float]:
    """Evenly from -half to half, the middle always among them."""
    count = math.ceil(half / STEP_MM) if half > 3.0 else 0
    return [half * number / count for number in range(-count, count + 1)] if count else [0.0]


def _arm(arm: Block) -> Iterator[Spot]:
    """Beside the hat; a girder here goes across the arms."""
    x, _, z = arm.axes
    if z[2] < FLAT:
        return
    side = -1.0 if arm.part == ARM_PARTS[0] else 1.0
    worker_middle = add(arm.centre, scale(x, -side * arm.half[0]))
    place = add(add(worker_middle, scale(x, side * ARM_REACH_MM)), scale(z, arm.half[2]))
    yield Spot(arm.piece, place, math.atan2(x[1], x[0]) + math.pi / 2)
