"""The weight of a piece with what it bears, the edge it may lie beyond, and the slope on which it holds."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from chantier.games.men_at_work.engine.tuning import TABLE_FRICTION
from chantier.games.men_at_work.fall_cause.cause import Segment
from chantier.games.men_at_work.fall_cause.geometry import centre_of, distance_from, hull_of, left_of
from chantier.games.men_at_work.fall_cause.samples import Story
from chantier.games.men_at_work.geometry.poses import Pose, Vector, add, scale
from chantier.games.men_at_work.judging.touches import Touch
from chantier.games.men_at_work.pieces import PIECES, TABLE, Make, Piece, make_of


class Beyond(NamedTuple):
    """Distance of a weight beyond the ground that bears it; negative: within. The edge, and its piece."""

    mm: float
    edge: Segment
    over: Piece


def how_far_beyond(weight: Vector, bearers: Sequence[Touch]) -> Beyond:
    points = [(point.position, touch.other) for touch in bearers for point in touch.points]
    hull = hull_of(points)
    edges = list(zip(hull, hull[1:] + hull[:1], strict=True)) if len(hull) > 1 else [(hull[0], hull[0])]
    (one, other), mm = min(
        ((edge, distance_from(weight, edge[0][0], edge[1][0])) for edge in edges), key=lambda found: found[1]
    )
    within = len(hull) > 2 and all(left_of(weight, a[0], b[0]) >= 0 for a, b in edges)
    nearer = one if math.dist(weight[:2], one[0][:2]) <= math.dist(weight[:2], other[0][:2]) else other
    return Beyond(-mm if within else mm, (one[0], other[0]), nearer[1])


def weight_of(story: Story, piece: Piece, frame: int, without: Iterable[Piece] = ()) -> Vector:
    """The common centre of mass of a piece and of what it bears."""
    shares = {piece: 1.0, **story.riders(piece, frame)}
    for one in without:
        shares.pop(one, None)
    whole, sum_ = 0.0, (0.0, 0.0, 0.0)
    for one, share in shares.items():
        pose = story.pose(one, frame)
        if pose is None:
            continue
        mass = make_of(one).mass_g * share
        place = centre_of(one, pose) if share == 1.0 else _where_it_lies(story, one, shares, frame, pose)
        whole, sum_ = whole + mass, add(sum_, scale(place, mass))
    return scale(sum_, 1 / whole)


def _where_it_lies(story: Story, rider: Piece, on: Mapping[Piece, float], frame: int, pose: Pose) -> Vector:
    """Point of load: a piece that is also borne elsewhere weighs where it touches."""
    points = [p.position for touch in story.bearers(rider, frame) if touch.other in on for p in touch.points]
    if not points:
        return centre_of(rider, pose)
    x, y, z = (sum(point[axis] for point in points) / len(points) for axis in range(3))
    return (x, y, z)


def main_bearer(bearers: Sequence[Touch]) -> Piece:
    """The bearer with the most contact."""
    points: dict[Piece, int] = {}
    for touch in bearers:
        points[touch.other] = points.get(touch.other, 0) + len(touch.points)
    return max(sorted(points), key=lambda other: points[other]) if points else TABLE


def slope_deg(touch: Touch) -> float:
    return math.degrees(math.acos(max(-1.0, min(1.0, -touch.normal[2]))))


def friction_deg(touch: Touch) -> float:
    """The steepest slope on which these two hold; as the engine combines their friction."""
    one, other = make_of(touch.piece), make_of(touch.other) if touch.other in PIECES else None
    return math.degrees(math.atan(_friction(one, other)))


def _friction(one: Make, other: Make | None) -> float:
    second = TABLE_FRICTION if other is None else other.friction
    smoother = "min" in (one.combine, "average" if other is None else other.combine)
    return min(one.friction, second) if smoother else (one.friction + second) / 2
