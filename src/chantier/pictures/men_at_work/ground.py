"""The table under a site: a plain sheet with a grid, and the shadows on it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import ceil, cos, floor, pi, sin

from chantier.games.men_at_work.geometry.poses import Vector
from chantier.pictures.isometric import Drawing
from chantier.pictures.men_at_work.solids import Flat, Solid, hull

SHEET = "#FCF8F0"
GRID = {"stroke": "#28608C", "stroke-opacity": "0.11", "stroke-width": "1"}
RULE = {"stroke": "#13293D", "stroke-opacity": "0.2", "stroke-width": "1"}
SQUARE_MM, STEP_MM = 50, 10
ROOM_MM = 12.0
EMPTY_MM = 150.0
"""How far from its middle an empty table reaches."""
RING, SOFTNESS = 8, 0.05
"""How many points of the light are on its rim, and how far from its middle."""
SHADOW, DARKNESS = "#604020", 8 / 255
"""Of one point of the light. So little paint is rounded to whole steps: of this brown to 3, 2, 1, so it stays brown."""


def draw_ground(drawing: Drawing, solids: Sequence[Solid], light: Vector, besides: Iterable[Vector] = ()) -> None:
    """The sheet reaches under all solids, their shadows and some other points."""
    shadows = [[_shadow(solid, source) for solid in solids] for source in _sources(light)]
    _draw_sheet(
        drawing, [spot for shade in shadows for shape in shade for spot in shape] + [(x, y) for x, y, _ in besides]
    )
    for shade in shadows:
        _draw_shade(drawing, shade)


def _sources(light: Vector) -> list[Vector]:
    """Points of a light that is not a point: where not all of them are hidden, a shadow fades."""
    x, y, z = light
    ring = (2 * pi * n / RING for n in range(RING))
    return [light, *((x + SOFTNESS * cos(turn), y + SOFTNESS * sin(turn), z) for turn in ring)]


def _shadow(solid: Solid, light: Vector) -> list[Flat]:
    """Shadow of a solid on the table."""
    return hull(
        (x - max(z, 0.0) * light[0] / light[2], y - max(z, 0.0) * light[1] / light[2]) for x, y, z in solid.corners
    )


def _draw_sheet(drawing: Drawing, covered: Sequence[Flat]) -> None:
    """Under everything, in whole steps; an empty table is a square."""
    left, right = _reach([spot[0] for spot in covered])
    near, far = _reach([spot[1] for spot in covered])
    drawing.face([(left, near, 0), (right, near, 0), (right, far, 0), (left, far, 0)], fill=SHEET, **RULE)
    for x in _lines(left, right):
        drawing.line((x, near, 0), (x, far, 0), **GRID)
    for y in _lines(near, far):
        drawing.line((left, y, 0), (right, y, 0), **GRID)


def _reach(ways: Sequence[float]) -> tuple[int, int]:
    low, high = min(ways, default=-EMPTY_MM) - ROOM_MM, max(ways, default=EMPTY_MM) + ROOM_MM
    return floor(low / STEP_MM) * STEP_MM, ceil(high / STEP_MM) * STEP_MM


def _lines(low: int, high: int) -> range:
    """Positions of the grid lines between two edges."""
    return range((low // SQUARE_MM + 1) * SQUARE_MM, high, SQUARE_MM)


def _draw_shade(drawing: Drawing, shadows: Iterable[Sequence[Flat]]) -> None:
    """All of one darkness, also where they overlap."""
    shapes = ([drawing.project((x, y, 0.0)) for x, y in shape] for shape in shadows)
    drawing.union(shapes, fill=SHADOW, **{"fill-opacity": f"{DARKNESS:.4f}"})
