"""Isometric drawing on SVG: points, faces and text on a face. Knows nothing of any game."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, radians, sin
from xml.etree import ElementTree

Point = tuple[float, float, float]
"""x to the right, y towards the viewer, z up; one unit is one die."""
_COS, _SIN = cos(radians(30)), sin(radians(30))


class Drawing:
    """Collects shapes in units and writes them as SVG with a margin round everything drawn."""

    def __init__(self, scale: float = 48.0, margin: float = 16.0) -> None:
        self._scale = scale
        self._margin = margin
        self._shapes: list[tuple[str, dict[str, str], str | None]] = []
        self._corners: list[tuple[float, float]] = []

    def project(self, point: Point) -> tuple[float, float]:
        x, y, z = point
        return (x - y) * _COS * self._scale, ((x + y) * _SIN - z) * self._scale

    def face(self, points: Sequence[Point], **style: str) -> None:
        corners = [self.project(point) for point in points]
        self._corners += corners
        self._shapes.append(("polygon", {"points": " ".join(f"{x:.1f},{y:.1f}" for x, y in corners), **style}, None))

    def line(self, start: Point, end: Point, **style: str) -> None:
        (x1, y1), (x2, y2) = self.project(start), self.project(end)
        ends = {"x1": f"{x1:.1f}", "y1": f"{y1:.1f}", "x2": f"{x2:.1f}", "y2": f"{y2:.1f}"}
        self._shapes.append(("line", {**ends, **style}, None))

    def text(self, origin: Point, right: Point, down: Point, size: float, text: str, **style: str) -> None:
        """Text lying on a face, centred on `origin`: `right` and `down` are the face's directions, `size` in units."""
        x0, y0 = self.project(origin)
        a, b, c, d = (part / self._scale for part in (*self.project(right), *self.project(down)))
        lying = {
            "transform": f"matrix({a:.4f} {b:.4f} {c:.4f} {d:.4f} {x0:.1f} {y0:.1f})",
            "y": f"{0.36 * size * self._scale:.1f}",  # the baseline that centres capitals and figures
            "font-size": f"{size * self._scale:.1f}",
            "font-family": "sans-serif",
            "text-anchor": "middle",
        }
        self._shapes.append(("text", {**lying, **style}, text))

    def svg(self, title: str, description: str, background: str) -> str:
        left, top = (min(corner[axis] for corner in self._corners) - self._margin for axis in (0, 1))
        right, bottom = (max(corner[axis] for corner in self._corners) + self._margin for axis in (0, 1))
        width, height = right - left, bottom - top
        root = ElementTree.Element(
            "svg",
            {
                "xmlns": "http://www.w3.org/2000/svg",
                "viewBox": f"{left:.1f} {top:.1f} {width:.1f} {height:.1f}",
                "width": f"{width:.0f}",
                "height": f"{height:.0f}",
                "role": "img",
            },
        )
        ElementTree.SubElement(root, "title").text = title
        ElementTree.SubElement(root, "desc").text = description
        frame = {"x": f"{left:.1f}", "y": f"{top:.1f}", "width": f"{width:.1f}", "height": f"{height:.1f}"}
        ElementTree.SubElement(root, "rect", {**frame, "fill": background})
        for tag, attributes, text in self._shapes:
            ElementTree.SubElement(root, tag, attributes).text = text
        ElementTree.indent(root)
        return ElementTree.tostring(root, encoding="unicode") + "\n"
