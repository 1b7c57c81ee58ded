"""Isometric drawing on SVG: points, faces and text on a face. Knows nothing of any game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from math import cos, radians, sin, sqrt
from typing import NamedTuple
from xml.etree import ElementTree

Point = tuple[float, float, float]
"""x to the right, y towards the viewer, z up, unless another view says otherwise."""
Spot = tuple[float, float]
"""A place on the paper, in pixels: to the right and down."""
_COS, _SIN = cos(radians(30)), sin(radians(30))


class Projection(NamedTuple):
    """Projection to the paper: the two directions of the paper, and the one towards the viewer."""

    right: Point
    down: Point
    towards: Point


CORNER = Projection((_COS, -_COS, 0.0), (_SIN, _SIN, -1.0), (1.0, 1.0, 1.0))
"""Onto the near corner of a thing whose y comes towards the viewer."""


def turned_view(degrees: float) -> Projection:
    """From the height from which a cube looks isometric, so that a unit up is a unit on the paper. y leads away from
    the viewer, who stands in front (0°) and walks round to the right."""
    sine, cosine = sin(radians(degrees)), cos(radians(degrees))
    wide, high = sqrt(3 / 2), sqrt(1 / 2)
    return Projection((wide * cosine, wide * sine, 0.0), (high * sine, -high * cosine, -1.0), (sine, -cosine, high))


class Drawing:
    """Collects shapes in units and writes them as SVG with a margin round everything drawn."""

    def __init__(self, scale: float = 48.0, margin: float = 16.0, view: Projection = CORNER) -> None:
        self._scale = scale
        self._margin = margin
        self._view = view
        self._shapes = ElementTree.Element("g")
        self._here = self._shapes
        self._corners: list[Spot] = []

    def project(self, point: Point) -> Spot:
        x, y, z = point
        (a, b, c), (d, e, f) = self._view.right, self._view.down
        return (a * x + b * y + c * z) * self._scale, (d * x + e * y + f * z) * self._scale

    @property
    def bounds(self) -> tuple[float, float, float, float]:
        """Left, top, right, bottom of everything drawn so far."""
        across, along = zip(*self._corners, strict=True)
        return min(across), min(along), max(across), max(along)

    @contextmanager
    def group(self, **style: str) -> Iterator[None]:
        """Groups everything drawn inside the context."""
        outside, self._here = self._here, ElementTree.SubElement(self._here, "g", style)
        yield
        self._here = outside

    # In units, where the view puts them

    def face(self, points: Sequence[Point], **style: str) -> None:
        self.polygon([self.project(point) for point in points], **style)

    def line(self, start: Point, end: Point, **style: str) -> None:
        self.stroke(self.project(start), self.project(end), **style)

    def lines(self, lines: Iterable[Sequence[Point]], **style: str) -> None:
        """Several lines, each given by its two ends, as one shape."""
        drawn = [[self.project(end) for end in line] for line in lines]
        if drawn:
            self._add("path", {"d": "".join(f"M{_listed(line)}" for line in drawn), "fill": "none", **style})

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
        self._add("text", {**lying, **style}, text)

    # On the paper

    def polygon(self, spots: Sequence[Spot], **style: str) -> None:
        self._corners += spots
        self._add("polygon", {"points": _listed(spots), **style})

    def stroke(self, start: Spot, end: Spot, **style: str) -> None:
        self._corners += (start, end)
        (x1, y1), (x2, y2) = start, end
        self._add("line", {"x1": f"{x1:.1f}", "y1": f"{y1:.1f}", "x2": f"{x2:.1f}", "y2": f"{y2:.1f}", **style})

    def polyline(self, spots: Sequence[Spot], **style: str) -> None:
        self._corners += spots
        self._add("polyline", {"points": _listed(spots), "fill": "none", **style})

    def dot(self, middle: Spot, radius: float, **style: str) -> None:
        x, y = middle
        self._corners += ((x - radius, y - radius), (x + radius, y + radius))
        self._add("circle", {"cx": f"{x:.1f}", "cy": f"{y:.1f}", "r": f"{radius:.1f}", **style})

    def label(self, start: Spot, size: float, text: str, **style: str) -> None:
        """Upright text that begins at `start` and is centred on its height."""
        x, y = start
        self._corners += ((x, y - size / 2), (x + width_of(text, size), y + size / 2))
        placed = {"x": f"{x:.1f}", "y": f"{y + 0.36 * size:.1f}", "font-size": f"{size:.1f}"}
        self._add("text", {**placed, "font-family": "sans-serif", **style}, text)

    def union(self, shapes: Iterable[Sequence[Spot]], **style: str) -> None:
        """Union of convex shapes, in whole pixels: all their corners must turn the same way round."""
        self._add("path", {"d": "".join(_closed(shape) for shape in shapes), "fill-rule": "nonzero", **style})

    def _add(self, tag: str, attributes: dict[str, str], text: str | None = None) -> None:
        ElementTree.SubElement(self._here, tag, attributes).text = text

    def svg(self, title: str, description: str, background: str) -> str:
        left, top, right, bottom = self.bounds
        left, top, right, bottom = left - self._margin, top - self._margin, right + self._margin, bottom + self._margin
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
        root.extend(self._shapes)
        ElementTree.indent(root)
        return ElementTree.tostring(root, encoding="unicode") + "\n"


def width_of(text: str, size: float) -> float:
    """About how wide a text is in the fonts people have; what is laid out by it leaves some room."""
    return 0.58 * size * len(text)


def _listed(spots: Iterable[Spot]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in spots)


def _closed(shape: Sequence[Spot]) -> str:
    return "M" + " ".join(f"{x:.0f},{y:.0f}" for x, y in shape) + "Z"
