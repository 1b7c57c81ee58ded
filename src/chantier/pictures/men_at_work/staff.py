"""The surveyor's staff beside a site, and the level of its highest point. It stands just as far from the viewer as that
point, so that the line between them is level in the world and on the paper."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import NamedTuple

from chantier.games.men_at_work.geometry.poses import Vector, add, dot, scale
from chantier.pictures.isometric import Drawing, Projection
from chantier.pictures.men_at_work.solids import Solid, unit_vector
from chantier.words import Words

INK, BLUE, WELL = "#13293D", "#1E5F8E", "#E9E1D1"
BLOCK_MM = 10
WIDTH_MM, BLOCK_WIDTH_MM = 13.0, 3.5
SAME_HEIGHT_MM = 0.05
"""Of points as high as that, the one nearest to the staff is measured."""
ROOM_MM = 38.0
"""Between the staff and the site, for the height of its highest point."""


class Staff(NamedTuple):
    """Measuring staff: its foot on the side of the site; the point it measures; the direction across it."""

    foot: Vector
    top: Vector
    right: Vector

    @property
    def height_mm(self) -> int:
        """One block more than is measured."""
        return (ceil(self.top[2] / BLOCK_MM) + 1) * BLOCK_MM

    def spot(self, across: float, up: float) -> Vector:
        """A point on its front, counted from the foot."""
        return add(self.foot, add(scale(self.right, across), (0.0, 0.0, up)))


def staff_for(solids: Sequence[Solid], view: Projection) -> Staff | None:
    """Left of everything; where nothing stands, nothing is measured."""
    if not solids:
        return None
    right = unit_vector(view.right) or (1.0, 0.0, 0.0)
    corners = [corner for solid in solids for corner in solid.corners]
    height = max(corner[2] for corner in corners)
    top = min((one for one in corners if one[2] > height - SAME_HEIGHT_MM), key=lambda one: dot(right, one))
    leftmost = min(solid.along(right)[0] for solid in solids)
    return Staff(add((top[0], top[1], 0.0), scale(right, leftmost - ROOM_MM - dot(right, top))), top, right)


def draw_staff(drawing: Drawing, staff: Staff) -> None:
    _draw_box(drawing, staff, (-WIDTH_MM, 0.0), (0, staff.height_mm), fill=WELL, stroke=INK, **{"stroke-width": "0.8"})
    for block in range(0, staff.height_mm, 2 * BLOCK_MM):
        _draw_box(drawing, staff, (-WIDTH_MM, BLOCK_WIDTH_MM - WIDTH_MM), (block, block + BLOCK_MM), fill=INK)
    for mark in range(BLOCK_MM, staff.height_mm, BLOCK_MM):
        _draw_number(drawing, staff, mark)


def _draw_box(
    drawing: Drawing, staff: Staff, across: tuple[float, float], up: tuple[float, float], **style: str
) -> None:
    corners = ((across[0], up[0]), (across[1], up[0]), (across[1], up[1]), (across[0], up[1]))
    drawing.face([staff.spot(*corner) for corner in corners], **style)


def _draw_number(drawing: Drawing, staff: Staff, mark: int) -> None:
    """A tick at its height, the number just below it."""
    drawing.line(staff.spot(-WIDTH_MM, mark), staff.spot(0.0, mark), stroke=INK, **{"stroke-width": "0.6"})
    x, y = drawing.project(staff.spot(0.0, mark))
    drawing.label((x - 19.0, y + 6.5), 9.0, str(mark), fill=INK)


def draw_level(drawing: Drawing, staff: Staff, words: Words) -> None:
    """The height of the highest point, and the line to it."""
    (x, y), end = drawing.project(staff.spot(0.0, staff.top[2])), drawing.project(staff.top)
    drawing.stroke((x, y), end, stroke=BLUE, **{"stroke-width": "1.2", "stroke-dasharray": "6 4"})
    drawing.polygon([(x + 5, y - 9), (x + 15, y - 9), (x + 10, y - 1)], fill=BLUE)
    height = words.say("site-height", height=round(staff.top[2]))
    drawing.label((x + 19, y - 9), 14.0, height, fill=BLUE, **{"font-weight": "600"})
