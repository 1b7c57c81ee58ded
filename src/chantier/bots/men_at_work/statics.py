"""Statics of a new load, over the loads that the site at rest already shows."""

from __future__ import annotations

from chantier.games.men_at_work.geometry.poses import Vector, dot, rotate, subtract
from chantier.games.men_at_work.judging.survey import Survey
from chantier.games.men_at_work.pieces import MAKES, PIECES, TABLE, Kind, Piece

MN_PER_G = 9.81
PLENTY = 12.0
DEPTH = 3
ON_AN_ARM = 1.5
"""What a worker forgives who is asked to carry a girder."""


def weight_mn(kind: Kind) -> float:
    grams = MAKES[kind].mass_g + (MAKES[Kind.HAT].mass_g if kind is Kind.WORKER else 0.0)
    return grams * MN_PER_G


def slack(survey: Survey, bearer: Piece, point: Vector, load_mn: float, depth: int = DEPTH) -> float:
    """Distance in mm the load could lie further out on its bearer before something tips; negative if it would."""
    if bearer == TABLE or load_mn <= 0 or depth == 0:
        return PLENTY
    kind = PIECES[bearer]
    if kind is Kind.WORKER:
        return ON_AN_ARM
    if kind not in (Kind.GIRDER, Kind.BEAM):
        return _below(survey, bearer, load_mn, depth)
    return _on_a_bar(survey, bearer, point, load_mn, depth)


def _below(survey: Survey, bearer: Piece, load_mn: float, depth: int) -> float:
    """A block that stands on something passes the load on."""
    under = {touch.other: touch.points[0].position for touch in survey.bearers(bearer)}
    share = load_mn / max(len(under), 1)
    return min((slack(survey, one, at, share, depth - 1) for one, at in under.items()), default=PLENTY)


def _on_a_bar(survey: Survey, bar: Piece, point: Vector, load_mn: float, depth: int) -> float:
    """About the outermost contact on the load's side everything else holds the bar down."""
    pose = survey.poses[bar]
    axis = rotate(pose.rotation, (1.0, 0.0, 0.0))
    at = dot(subtract(point, pose.position), axis)
    held = [
        (dot(subtract(spot.position, pose.position), axis), max(spot.load_mn, 0.0), touch.other, spot.position)
        for touch in survey.bearers(bar)
        for spot in touch.points
    ]
    if not held:
        return 0.0
    low, high = min(held), max(held)
    down_at_high = sum(load * (high[0] - u) for u, load, _, _ in held)
    down_at_low = sum(load * (u - low[0]) for u, load, _, _ in held)
    mine = min(high[0] + down_at_high / load_mn - at, at - low[0] + down_at_low / load_mn, PLENTY)
    span = max(high[0] - low[0], 1.0)
    to_high = min(max((at - low[0]) / span, 0.0), 1.5)
    below = (
        slack(survey, high[2], high[3], load_mn * to_high, depth - 1),
        slack(survey, low[2], low[3], load_mn * max(1 - to_high, 0.0), depth - 1),
    )
    return min(mine, *below)
