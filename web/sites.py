"""The prepared sites as one draws them: straight from the side. What the form for a table shows is where the pieces really stand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

import msgspec

from chantier.games.men_at_work.pieces import (
    BOX_PLACE,
    CRANE_PLACES,
    PIECES,
    PRESETS,
    SKYSCRAPERS,
    Kind,
    Part,
    Piece,
    colour_of,
    corners_of,
    make_of,
)
from chantier.games.men_at_work.poses import Pose, Vector, point_of

Point = tuple[float, float]
"""To the right and up, in mm; the table is at 0."""
CUT_AWAY = "front_wall"
"""The box is drawn open towards whoever looks."""


class Silhouette(msgspec.Struct, omit_defaults=True):
    """A part of a piece, seen from the front; a worker is only said where he stands, for he has a drawing of his own."""

    kind: Kind
    depth: float
    """How far behind the middle of the table it is: what is nearer is drawn later."""
    outline: list[Point] = []
    part: str = ""
    """Of a piece that has several."""
    colour: str = ""
    axis: tuple[Point, Point] | None = None
    """From end to end, of a girder."""
    stands: Point | None = None


class Sites(msgspec.Struct):
    """What stands there before the first turn, by the choices of a table; the pictures are laid one over another."""

    site: dict[str, list[Silhouette]]
    skyscraper: dict[str, list[Silhouette]]
    crane: dict[str, list[Silhouette]]
    box: list[Silhouette]


def sites() -> Sites:
    return Sites(
        site={name: seen(placed) for name, placed in PRESETS.items()},
        skyscraper={name: seen(placed) for name, placed in SKYSCRAPERS.items()},
        crane={name: seen({Piece("crane"): pose}) for name, pose in CRANE_PLACES.items()},
        box=seen({Piece("box"): BOX_PLACE}),
    )


def seen(placed: Mapping[Piece, Pose]) -> list[Silhouette]:
    drawn = [shape for piece, pose in placed.items() for shape in _shapes(piece, pose)]
    return sorted(drawn, key=lambda shape: -shape.depth)


def _shapes(piece: Piece, pose: Pose) -> Iterator[Silhouette]:
    kind, parts = PIECES[piece], make_of(piece).parts
    if kind is Kind.HAT:
        return
    if kind is Kind.WORKER:
        yield Silhouette(kind, _depth(corners_of(piece, pose)), stands=_flat(pose.position))
        return
    for part in parts:
        if part.name == CUT_AWAY:
            continue
        corners = [point_of(pose, corner) for corner in part.corners()]
        yield Silhouette(
            kind,
            _depth(corners),
            hull(_flat(corner) for corner in corners),
            part.name if len(parts) > 1 else "",
            colour_of(piece) if kind is Kind.GIRDER else "",
            _ends(part, pose) if kind is Kind.GIRDER else None,
        )


def _depth(corners: Iterable[Vector]) -> float:
    """Of its middle; but of the end that one looks at where something points towards the eye."""
    xs, ys, _ = zip(*corners, strict=True)
    looks_at_us = max(xs) - min(xs) < (max(ys) - min(ys)) / 2
    return _rounded(min(ys) if looks_at_us else (min(ys) + max(ys)) / 2)


def _ends(part: Part, pose: Pose) -> tuple[Point, Point]:
    half = part.size[0] / 2
    return _flat(point_of(pose, (-half, 0.0, 0.0))), _flat(point_of(pose, (half, 0.0, 0.0)))


def _flat(point: Vector) -> Point:
    return _rounded(point[0]), _rounded(point[2])


def _rounded(mm: float) -> float:
    return round(mm, 1) + 0.0  # no minus before a nought


def hull(points: Iterable[Point]) -> list[Point]:
    """Convex, counter-clockwise (Andrew's monotone chain)."""
    ordered = sorted(set(points))
    lower, upper = _chain(ordered), _chain(reversed(ordered))
    return lower[:-1] + upper[:-1]


def _chain(points: Iterable[Point]) -> list[Point]:
    chain: list[Point] = []
    for point in points:
        while len(chain) > 1 and _turn(chain[-2], chain[-1], point) <= 0:
            chain.pop()
        chain.append(point)
    return chain


def _turn(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
