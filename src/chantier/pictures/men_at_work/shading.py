"""Shading: the brightness of a face under one light, and a colour under it."""

from __future__ import annotations

from collections.abc import Iterable

from chantier.games.men_at_work.geometry.poses import Vector, add, dot, scale
from chantier.pictures.isometric import Projection
from chantier.pictures.men_at_work.solids import unit_vector

MIDDLE, SPREAD = 0.74, 0.34
"""The brightness of a face along which the light just passes, and how much more one has that looks into it."""
DARK = 90
"""Below this mean of its three parts, a colour is dark and its edges are drawn lighter."""


def light_of(view: Projection) -> Vector:
    """The direction to the light: above, to the left and a little in front, wherever the viewer stands."""
    aside = add(scale(view.right, -0.62), (0.0, 0.0, 1.35))
    before = scale((view.towards[0], view.towards[1], 0.0), 0.34)
    return unit_vector(add(aside, before)) or (0.0, 0.0, 1.0)


def shaded(colour: str, normal: Vector, light: Vector) -> str:
    return toned(colour, MIDDLE + SPREAD * dot(normal, light))


def edge_of(colour: str) -> str:
    """For the edges of a face of this colour."""
    return mixed(colour, "#FFFFFF", 0.28) if sum(parts_of(colour)) < 3 * DARK else toned(colour, 0.55)


def toned(colour: str, brightness: float) -> str:
    """Darker below 1, towards white above."""
    if brightness > 1:
        return mixed(colour, "#FFFFFF", min(1.0, brightness - 1))
    return _written(part * brightness for part in parts_of(colour))


def mixed(colour: str, other: str, share: float) -> str:
    return _written(a + (b - a) * share for a, b in zip(parts_of(colour), parts_of(other), strict=True))


def parts_of(colour: str) -> tuple[int, int, int]:
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return red, green, blue


def _written(parts: Iterable[float]) -> str:
    return "#" + "".join(f"{round(part):02X}" for part in parts)
