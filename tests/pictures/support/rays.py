"""An oracle for what hides what: a ray from a spot of the paper, through all cuboids. It knows poses and parts only,
nothing of how a picture is painted."""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, inf, radians, sin, sqrt

from chantier.games.men_at_work.geometry.poses import Pose, Vector, inverse, rotate, subtract
from chantier.games.men_at_work.pieces import Part, Piece, make_of
from tests.pictures.support.svg import Spot

Hit = tuple[Piece, str]
FAR_MM = 2000.0


class Camera:
    """An isometric camera that stands so many degrees round to the right of the front."""

    def __init__(self, from_deg: float, pixels_per_mm: float) -> None:
        sine, cosine = sin(radians(from_deg)), cos(radians(from_deg))
        self._right, self._away = (cosine, sine), (-sine, cosine)
        self._pixels = pixels_per_mm
        length = sqrt(1.5)
        self.look: Vector = (-sine / length, cosine / length, -sqrt(0.5) / length)

    def eye(self, spot: Spot) -> Vector:
        """A point far before the table from which the spot is seen."""
        across, along = spot[0] / (self._pixels * sqrt(1.5)), -spot[1] / (self._pixels * sqrt(0.5))
        x, y = (across * self._right[n] + along * self._away[n] for n in (0, 1))
        return (x - FAR_MM * self.look[0], y - FAR_MM * self.look[1], -FAR_MM * self.look[2])


def hits(poses: Mapping[Piece, Pose], camera: Camera, spot: Spot) -> dict[Hit, float]:
    """Every part the ray meets, and after how many millimetres."""
    eye, found = camera.eye(spot), {}
    for piece, pose in poses.items():
        back = inverse(pose.rotation)
        start, way = rotate(back, subtract(eye, pose.position)), rotate(back, camera.look)
        for part in make_of(piece).parts:
            at = _meets(part, start, way)
            if at < inf:
                found[piece, part.name] = at
    return found


def _meets(part: Part, start: Vector, way: Vector) -> float:
    """How far along the ray it enters the cuboid; infinitely far if it misses (slabs, one axis after the other)."""
    first, last = -inf, inf
    for axis in range(3):
        low, high = (part.centre[axis] + sign * part.size[axis] / 2 - start[axis] for sign in (-1, 1))
        if abs(way[axis]) < 1e-12:
            if low > 0 or high < 0:
                return inf
        else:
            enters, leaves = sorted((low / way[axis], high / way[axis]))
            first, last = max(first, enters), min(last, leaves)
    return first if first < last else inf
