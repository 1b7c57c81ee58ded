"""Convex solids that can be painted: faces with what is on them, cutting one in two; and flat outlines."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from itertools import pairwise
from math import hypot
from typing import NamedTuple

from chantier.games.men_at_work.geometry.poses import Vector, add, dot, scale, subtract

Corners = tuple[Vector, ...]
SAME_MM = 1e-6
OPEN = ""
"""The colour of a side that is not painted."""


class Plane(NamedTuple):
    """All points whose way along the unit normal is `at`; what is further along lies beyond it."""

    normal: Vector
    at: float


class Decal(NamedTuple):
    """A convex shape painted on a face."""

    corners: Corners
    colour: str


class SolidFace(NamedTuple):
    """A side of a solid, its corners in order, and the lines to draw along its edges: not where another solid of the
    same piece goes on in the same plane, nor where a cut was made. The open side that a cut leaves is not painted: the
    other half always hides it."""

    corners: Corners
    normal: Vector
    colour: str
    lines: tuple[Corners, ...]
    decals: tuple[Decal, ...] = ()


class Solid:
    """A convex part of a piece."""

    def __init__(
        self,
        piece: str,
        part: str,
        faces: tuple[SolidFace, ...],
        normals: tuple[Vector, ...],
        edges: tuple[Vector, ...],
    ) -> None:
        self.piece = piece
        self.part = part
        self.faces = faces
        self.normals = normals
        self.edges = edges

    @cached_property
    def corners(self) -> Corners:
        return tuple({corner: None for face in self.faces for corner in face.corners})

    @cached_property
    def planes(self) -> tuple[Plane, ...]:
        """Those of its faces."""
        return tuple(Plane(face.normal, dot(face.normal, face.corners[0])) for face in self.faces)

    @cached_property
    def box(self) -> tuple[tuple[float, float], ...]:
        """From where to where it reaches along x, y and z."""
        return tuple((min(ways), max(ways)) for ways in zip(*self.corners, strict=True))

    def along(self, axis: Vector) -> tuple[float, float]:
        """From where to where it reaches along an axis."""
        x, y, z = axis
        ways = [x * a + y * b + z * c for a, b, c in self.corners]
        return min(ways), max(ways)

    def cut(self, plane: Plane) -> tuple[Solid, Solid]:
        """The half before the plane and the half beyond it."""
        return self._half(plane), self._half(Plane(scale(plane.normal, -1.0), -plane.at))

    def _half(self, plane: Plane) -> Solid:
        faces = tuple(half for face in self.faces if (half := _half_face(face, plane)))
        faces = (*faces, SolidFace(_section(faces, plane), plane.normal, OPEN, ()))
        edges = (*self.edges, *_directions(plane.normal, self.normals))
        return Solid(self.piece, self.part, faces, (*self.normals, plane.normal), edges)


def cross(a: Vector, b: Vector) -> Vector:
    return (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])


def unit_vector(v: Vector) -> Vector | None:
    """Of length one; of nearly nothing there is none."""
    length = hypot(*v)
    return None if length < SAME_MM else scale(v, 1 / length)


def _directions(one: Vector, others: Iterable[Vector]) -> list[Vector]:
    """The directions of the lines in which a plane meets others, given by their normals."""
    return [line for other in others if (line := unit_vector(cross(one, other)))]


def _half_face(face: SolidFace, plane: Plane) -> SolidFace | None:
    corners = clipped(face.corners, plane)
    if len(corners) < 3:
        return None
    lines = (clipped(line, plane) for line in face.lines)
    decals = (Decal(clipped(decal.corners, plane), decal.colour) for decal in face.decals)
    return face._replace(
        corners=corners,
        lines=tuple(line[:2] for line in lines if len(line) > 1),
        decals=tuple(decal for decal in decals if len(decal.corners) > 2),
    )


def _section(faces: Iterable[SolidFace], plane: Plane) -> Corners:
    """The corners of some faces that lie in a plane, in order round their middle."""
    found = [corner for face in faces for corner in face.corners if abs(dot(corner, plane.normal) - plane.at) < SAME_MM]
    across = next(iter(_directions(plane.normal, ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0)))))
    along = cross(plane.normal, across)
    flat = {(dot(corner, across), dot(corner, along)): corner for corner in found}
    return tuple(flat[spot] for spot in hull(flat))


def clipped(corners: Corners, plane: Plane) -> Corners:
    """Part of a convex polygon, or of a line given as two corners, that lies before a plane."""
    kept: list[Vector] = []
    ways = [dot(corner, plane.normal) - plane.at for corner in corners]
    for here in range(len(corners)):
        after = (here + 1) % len(corners)
        if ways[here] <= 0:
            kept.append(corners[here])
        if (ways[here] <= 0) != (ways[after] <= 0):
            share = ways[here] / (ways[here] - ways[after])
            kept.append(add(corners[here], scale(subtract(corners[after], corners[here]), share)))
    return tuple(kept)


Flat = tuple[float, float]


def hull(points: Iterable[Flat]) -> list[Flat]:
    """The convex outline of some points of a plane, in order (Andrew's monotone chain)."""
    ordered = sorted(set(points))
    return _half_hull(ordered)[:-1] + _half_hull(ordered[::-1])[:-1]


def _half_hull(ordered: Sequence[Flat]) -> list[Flat]:
    chain: list[Flat] = []
    for point in ordered:
        while len(chain) > 1 and _turn(chain[-2], chain[-1], point) <= 0:
            chain.pop()
        chain.append(point)
    return chain


def _turn(a: Flat, b: Flat, c: Flat) -> float:
    """Positive where the way from a over b to c bends to the left."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def contains(shape: Sequence[Flat], point: Flat) -> bool:
    """For a convex shape whose corners turn left."""
    return all(_turn(a, b, point) > 0 for a, b in pairwise((*shape, shape[0])))


def outline(shapes: Sequence[Sequence[Flat]]) -> list[tuple[int, Flat, Flat]]:
    """The border of what some convex shapes cover together: those bits of their edges that lie in no other shape, each
    with the number of its shape. The corners of a shape turn left, as those of a hull do."""
    bits: list[tuple[int, Flat, Flat]] = []
    for own, shape in enumerate(shapes):
        others = [other for number, other in enumerate(shapes) if number != own]
        for start, end in pairwise((*shape, shape[0])):
            bits += [(own, *bit) for bit in outside(start, end, others)]
    return bits


def outside(start: Flat, end: Flat, shapes: Iterable[Sequence[Flat]]) -> list[tuple[Flat, Flat]]:
    """The bits of a line that lie in none of some convex shapes."""
    covered = sorted(_inside(start, end, shape) for shape in shapes)
    return [(between(start, end, first), between(start, end, last)) for first, last in gaps(covered)]


def _inside(start: Flat, end: Flat, shape: Sequence[Flat]) -> tuple[float, float]:
    """From which share to which share of its way a line runs inside a convex shape."""
    first, last = 0.0, 1.0
    for a, b in pairwise((*shape, shape[0])):
        here, there = _turn(a, b, start), _turn(a, b, end)
        if here <= 0 and there <= 0:
            return 0.0, 0.0
        if here < 0:
            first = max(first, here / (here - there))
        elif there < 0:
            last = min(last, here / (here - there))
    return (first, last) if first < last else (0.0, 0.0)


def gaps(covered: Iterable[tuple[float, float]]) -> list[tuple[float, float]]:
    """Gaps that sorted intervals leave free between 0 and 1."""
    free, reached = [], 0.0
    for first, last in (*covered, (1.0, 1.0)):
        if first > reached + SAME_MM:
            free.append((reached, first))
        reached = max(reached, last)
    return free


def between(start: Flat, end: Flat, share: float) -> Flat:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
