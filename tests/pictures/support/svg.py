"""Shared by the pictures' tests: reading a drawing back."""

from __future__ import annotations

from collections.abc import Iterator
from xml.etree import ElementTree

SVG = "{http://www.w3.org/2000/svg}"
Spot = tuple[float, float]


def read(drawing: str) -> ElementTree.Element:
    return ElementTree.fromstring(drawing)


def all_of(root: ElementTree.Element, tag: str) -> list[ElementTree.Element]:
    return root.findall(f"{SVG}{tag}")


def corners(polygon: ElementTree.Element) -> list[Spot]:
    pairs = (pair.split(",") for pair in polygon.attrib["points"].split())
    return [(float(x), float(y)) for x, y in pairs]


def ends(line: ElementTree.Element) -> Iterator[Spot]:
    for end in "12":
        yield float(line.attrib[f"x{end}"]), float(line.attrib[f"y{end}"])


def view_box(root: ElementTree.Element) -> tuple[float, float, float, float]:
    """Left, top, right, bottom."""
    left, top, width, height = (float(part) for part in root.attrib["viewBox"].split())
    return left, top, left + width, top + height


def anywhere(root: ElementTree.Element, tag: str) -> list[ElementTree.Element]:
    """Also inside groups, in the order they are painted."""
    return list(root.iter(f"{SVG}{tag}"))


def covers(polygon: ElementTree.Element, spot: Spot) -> bool:
    """Whether a convex polygon holds a spot; one so small that its corners fall together holds none."""
    around = corners(polygon)
    turns = [
        (bx - ax) * (spot[1] - ay) - (by - ay) * (spot[0] - ax)
        for (ax, ay), (bx, by) in zip(around, [*around[1:], around[0]], strict=True)
    ]
    return any(turns) and (all(turn >= 0 for turn in turns) or all(turn <= 0 for turn in turns))
