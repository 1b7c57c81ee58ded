"""Looks of the pieces of Men at Work: colours, and what is painted on their sides. Each girder colour has a stamp
of its own shape, so that colour is never the only sign."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise, product
from math import cos, pi, sin
from typing import NamedTuple

from chantier.games.men_at_work.geometry.poses import Pose, Vector, point_of, rotate
from chantier.games.men_at_work.pieces import PIECES, Kind, Part, Piece, colour_of, make_of
from chantier.pictures.men_at_work.solids import SAME_MM, Decal, Solid, SolidFace, between, gaps

GIRDERS = {  # paint and stamp
    "orange": ("#E4662A", "#5A1D00"),
    "purple": ("#73599B", "#EFE6FB"),
    "black": ("#2C2E33", "#E9E4D8"),
    "white": ("#F1EADB", "#3B3A36"),
}
RAW_WOOD = "#DDBC8C"
COLOURS: Mapping[Kind, str] = {
    Kind.SUPPORT: "#C5BFB3",
    Kind.WORKER: "#3D7CAD",
    Kind.HAT: "#EDB43A",
    Kind.BRICK: "#B4573D",
    Kind.BEAM: "#E3C79A",
    Kind.CRANE: "#EDB43A",
    Kind.BOX: "#C8A475",
}
PART_COLOURS = {  # where a part differs from its piece
    (Kind.WORKER, "head"): RAW_WOOD,
    (Kind.WORKER, "left_foot"): "#27557C",
    (Kind.WORKER, "right_foot"): "#27557C",
    (Kind.CRANE, "platform"): "#C5BFB3",
    (Kind.CRANE, "weight"): "#6E7072",
    (Kind.BOX, "left_insert"): "#DCC49C",
    (Kind.BOX, "right_insert"): "#DCC49C",
    (Kind.BOX, "middle_insert"): "#DCC49C",
}
STAMP_FROM_END_MM = 14.0
STAMP_MM = 2.7
STIPPLE = ((-0.55, 0.72), (0.35, 0.5), (-0.2, 0.1), (0.6, -0.15), (-0.65, -0.45), (0.15, -0.7))
"""Where concrete has its holes, as shares of half a side."""

Spot = tuple[float, float]
Shape = tuple[Spot, ...]


class Side(NamedTuple):
    """A side of a part: the axis it looks along and where on it, then its middle and half its width and height along
    the other two axes, in their order."""

    axis: int
    depth: float
    across: float
    up: float
    half_wide: float
    half_high: float

    @property
    def corners(self) -> Shape:
        return _box(self.across, self.up, self.half_wide, self.half_high)

    def at(self, spot: Spot) -> Vector:
        """A spot of its plane, as seen from the piece."""
        place = list(spot)
        place.insert(self.axis, self.depth)
        return (place[0], place[1], place[2])

    def share_of(self, start: Spot, end: Spot) -> tuple[float, float]:
        """From which share to which share of its way an upright or level line runs on this side; nothing is (0, 0)."""
        along = 0 if start[1] == end[1] else 1
        middle, half = ((self.across, self.half_wide), (self.up, self.half_high))[along]
        if not self._reaches(1 - along, start):
            return 0.0, 0.0
        first, last = sorted(
            (edge - start[along]) / (end[along] - start[along]) for edge in (middle - half, middle + half)
        )
        return (max(first, 0.0), min(last, 1.0)) if first < 1 and last > 0 else (0.0, 0.0)

    def _reaches(self, way: int, spot: Spot) -> bool:
        middle, half = ((self.across, self.half_wide), (self.up, self.half_high))[way]
        return abs(spot[way] - middle) < half + SAME_MM


class Painted(NamedTuple):
    """A convex shape on a side, in mm from its middle."""

    shape: Shape
    colour: str


def solids_of(piece: Piece, pose: Pose) -> Iterator[Solid]:
    """A piece's parts as they stand in the world."""
    for part in make_of(piece).parts:
        axes = tuple(rotate(pose.rotation, axis) for axis in _AXES)
        faces = tuple(_face(piece, part, pose, axis, sign) for axis, sign in product(range(3), (-1.0, 1.0)))
        yield Solid(piece, part.name, faces, axes, axes)


_AXES: tuple[Vector, ...] = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))


def _face(piece: Piece, part: Part, pose: Pose, axis: int, sign: float) -> SolidFace:
    side = _side(part, axis, sign)

    def in_world(spot: Spot) -> Vector:
        return point_of(pose, side.at(spot))

    x, y, z = _AXES[axis]
    beside = [_side(other, axis, sign) for other in make_of(piece).parts if other is not part]
    return SolidFace(
        corners=tuple(in_world(spot) for spot in side.corners),
        normal=rotate(pose.rotation, (sign * x, sign * y, sign * z)),
        colour=part_colour(piece, part.name),
        lines=tuple((in_world(start), in_world(end)) for start, end in _lines(side, beside)),
        decals=tuple(
            Decal(tuple(in_world((side.across + x, side.up + y)) for x, y in painted.shape), painted.colour)
            for painted in _decoration(piece, part.name, side)
        ),
    )


def _side(part: Part, axis: int, sign: float) -> Side:
    wide, high = (other for other in range(3) if other != axis)
    depth = part.centre[axis] + sign * part.size[axis] / 2
    return Side(axis, depth, part.centre[wide], part.centre[high], part.size[wide] / 2, part.size[high] / 2)


def _lines(side: Side, beside: Sequence[Side]) -> Iterator[tuple[Spot, Spot]]:
    """Its edges, but for where another part goes on in the same plane."""
    going_on = [other for other in beside if abs(other.depth - side.depth) < SAME_MM]
    for start, end in pairwise((*side.corners, side.corners[0])):
        covered = sorted(other.share_of(start, end) for other in going_on)
        for first, last in gaps(covered):
            yield between(start, end, first), between(start, end, last)


def part_colour(piece: Piece, part: str) -> str:
    kind = PIECES[piece]
    if kind is Kind.GIRDER:
        return GIRDERS[colour_of(piece)][0]
    return PART_COLOURS.get((kind, part), COLOURS[kind])


# Shapes


def _box(across: float, up: float, half_wide: float, half_high: float) -> Shape:
    left, right, low, high = across - half_wide, across + half_wide, up - half_high, up + half_high
    return ((left, low), (right, low), (right, high), (left, high))


def _round(across: float, up: float, radius: float, corners: int = 14) -> Shape:
    angles = (2 * pi * n / corners for n in range(corners))
    return tuple((across + radius * cos(angle), up + radius * sin(angle)) for angle in angles)


def _bar(start: Spot, end: Spot, half: float) -> Shape:
    """A straight stroke."""
    (x0, y0), (x1, y1) = start, end
    length = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5
    dx, dy = (y0 - y1) / length * half, (x1 - x0) / length * half
    return ((x0 - dx, y0 - dy), (x1 - dx, y1 - dy), (x1 + dx, y1 + dy), (x0 + dx, y0 + dy))


# What is painted on which side


def _decoration(piece: Piece, part: str, side: Side) -> Iterator[Painted]:
    kind = PIECES[piece]
    if kind is Kind.GIRDER:
        yield from _on_girder(colour_of(piece), side)
    elif kind in _DECORATORS:
        yield from _DECORATORS[kind](part, side)


def _on_girder(colour: str, side: Side) -> Iterator[Painted]:
    paint, stamp = GIRDERS[colour]
    if side.axis == 0:  # the ends are raw, with a rim of paint
        yield Painted(_box(0.0, 0.0, side.half_wide - 0.8, side.half_high - 0.8), RAW_WOOD)
        return
    for end in (-1.0, 1.0):
        at = end * (side.half_wide - STAMP_FROM_END_MM)
        yield from (Painted(shape, stamp) for shape in _STAMPS[colour](at))
        if colour == "white":  # its stamp is a ring: paint inside
            yield Painted(_round(at, 0.0, STAMP_MM - 1.1), paint)


_STAMPS: Mapping[str, Callable[[float], tuple[Shape, ...]]] = {
    "orange": lambda at: (_round(at, 0.0, STAMP_MM),),
    "purple": lambda at: (((at - 5.4, 0.0), (at, -STAMP_MM), (at + 5.4, 0.0), (at, STAMP_MM)),),
    "black": lambda at: (_box(at, 0.0, STAMP_MM - 0.5, STAMP_MM - 0.5),),
    "white": lambda at: (_round(at, 0.0, STAMP_MM),),
}


def _on_support(part: str, side: Side) -> Iterator[Painted]:
    turned = 1 if side.axis == 1 else -1  # no two sides alike
    for across, up in STIPPLE:
        at = (turned * across * side.half_wide, turned * up * side.half_high)
        yield Painted(_round(*at, 0.8, corners=8), "#9E978A")


def _on_worker(part: str, side: Side) -> Iterator[Painted]:
    """Hands, at the outer ends of the arms."""
    if part not in ("left_arm", "right_arm"):
        return
    outer = -1.0 if part == "left_arm" else 1.0
    if side.axis == 0:
        yield Painted(_box(0.0, 0.0, side.half_wide, side.half_high), RAW_WOOD)
    else:
        yield Painted(_box(outer * (side.half_wide - 1.6), 0.0, 1.6, side.half_high), RAW_WOOD)


def _on_hat(part: str, side: Side) -> Iterator[Painted]:
    """The ridge on top."""
    if part == "crown" and side.axis == 2:
        yield Painted(_box(0.0, 0.0, 1.6, side.half_high), "#F7CF6F")


def _on_brick(part: str, side: Side) -> Iterator[Painted]:
    """The hollow on top and underneath."""
    if side.axis == 2:
        yield Painted(_box(0.0, 0.0, side.half_wide - 2.4, side.half_high - 2.0), "#94442E")


def _on_beam(part: str, side: Side) -> Iterator[Painted]:
    """Grain along the sides, year rings at the ends."""
    if side.axis == 0:
        yield Painted(_round(0.0, 0.0, 2.1), "#C79E66")
        yield Painted(_round(0.0, 0.0, 1.4), "#E3C79A")
    else:
        yield Painted(_bar((-26.0, 1.1), (8.0, 1.3), 0.22), "#B98F58")
        yield Painted(_bar((-10.0, -1.2), (25.0, -0.9), 0.22), "#B98F58")


def _on_crane(part: str, side: Side) -> Iterator[Painted]:
    """A lattice along mast and jib."""
    if part not in ("mast", "jib", "counter_jib"):
        return
    long_way = side.half_wide > side.half_high
    length, half = (side.half_wide, side.half_high) if long_way else (side.half_high, side.half_wide)
    bays = round(length / half)
    if bays < 2:
        return
    for bay in range(bays):
        start, end = (-length + 2 * length * n / bays for n in (bay, bay + 1))
        rise = half - 1.2 if bay % 2 else 1.2 - half
        ends = ((start, -rise), (end, rise)) if long_way else ((-rise, start), (rise, end))
        yield Painted(_bar(*ends, 0.8), "#8A6415")


_DECORATORS: Mapping[Kind, Callable[[str, Side], Iterator[Painted]]] = {
    Kind.SUPPORT: _on_support,
    Kind.WORKER: _on_worker,
    Kind.HAT: _on_hat,
    Kind.BRICK: _on_brick,
    Kind.BEAM: _on_beam,
    Kind.CRANE: _on_crane,
}
