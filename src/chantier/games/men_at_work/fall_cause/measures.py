"""Measures of the piece that went first: over which edge, how far beyond, how much too steep, how far pushed."""

from __future__ import annotations

import math
from bisect import bisect_left
from collections.abc import Sequence

from msgspec.structs import replace

from chantier.games.men_at_work.engine.tuning import TICKS_PER_S
from chantier.games.men_at_work.fall_cause.cause import DIGITS, Cause
from chantier.games.men_at_work.fall_cause.geometry import centre_of, corners_moved, local_point, rounded_point
from chantier.games.men_at_work.fall_cause.samples import WENT_MM, Story
from chantier.games.men_at_work.fall_cause.weight import friction_deg, how_far_beyond, main_bearer, slope_deg, weight_of
from chantier.games.men_at_work.geometry.poses import compose, point_of, seen_from
from chantier.games.men_at_work.judging.touches import Touch
from chantier.games.men_at_work.pieces import PIECES, Kind, Piece

SLIDES = 0.5
"""Where the contact itself went by more than this share of the farthest corner's way, it slid; else it tipped."""
PUSH_FRAMES = 24


def pushed(story: Story, piece: Piece, start: int, goes: int, pusher: Piece) -> Cause:
    """Distance it was pushed until its weight was beyond its bearers, or nothing bore it any more."""

    def gone(frame: int) -> bool:
        on = story.bearers(piece, frame)
        return not on or how_far_beyond(weight_of(story, piece, frame), on).mm > 0

    frames = range(start + 1, min(start + PUSH_FRAMES, story.last) + 1)
    at = frames[min(bisect_left(frames, True, key=gone), len(frames) - 1)] if frames else goes
    mm = story.moved_mm(piece, start, at)
    bearers = story.bearers(piece, start)
    weight = weight_of(story, piece, start)
    edge = how_far_beyond(weight_of(story, piece, at), bearers).edge if bearers else None
    over = main_bearer(bearers) if bearers else None
    return _rounded(Cause(piece, "pushed", _seconds(story, start), over, _whole(pusher), mm, None, edge, weight))


def hit(story: Story, piece: Piece, start: int, goes: int, by: Piece) -> Cause:
    released, here = story.pose(by, story.release(by)), story.pose(by, start)
    assert released is not None
    assert here is not None
    mm = max(0.0, released.position[2] - here.position[2])
    bearers, weight = story.bearers(piece, start), weight_of(story, piece, start)
    beyond = (
        how_far_beyond(weight_of(story, piece, _first_beyond(story, piece, start, goes)), bearers) if bearers else None
    )
    over, edge = (None, None) if beyond is None else (beyond.over, beyond.edge)
    return _rounded(Cause(piece, "hit", _seconds(story, start), over, _whole(by), mm, None, edge, weight))


def unborne(story: Story, piece: Piece, start: int, taken: Piece) -> Cause:
    left = [touch for touch in story.bearers(piece, start) if touch.other != taken]
    weight, at_s = weight_of(story, piece, start), _seconds(story, start)
    if not left:
        return _rounded(Cause(piece, "unborne", at_s, None, taken, centre=weight))
    beyond = how_far_beyond(weight, left)
    mm = beyond.mm if beyond.mm > 0 else None
    return _rounded(Cause(piece, "unborne", at_s, main_bearer(left), taken, mm, None, beyond.edge, weight))


def dropped(story: Story, piece: Piece, start: int, by: int) -> Cause:
    before = story.pose(piece, start)
    assert before is not None
    met = next((touch for at in range(start, story.last + 1) for touch in story.bearers(piece, at)), None)
    lands = next((at for at in range(start, story.last + 1) if story.bearers(piece, at)), story.last)
    after = story.pose(piece, lands) or before
    mm = max(0.0, before.position[2] - after.position[2])
    over = None if met is None else met.other
    centre = centre_of(piece, before)
    return _rounded(Cause(piece, "dropped", _seconds(story, start), over, None, mm, centre=centre))


def by_itself(
    story: Story, piece: Piece, start: int, goes: int, bearers: Sequence[Touch], fell_mm: float
) -> Cause:  # fmt: skip
    when, at_s = _first_beyond(story, piece, start, goes), _seconds(story, start)
    bearers = story.bearers(piece, when) or bearers
    weight = weight_of(story, piece, when)
    beyond = how_far_beyond(weight, bearers)
    steepest = max(bearers, key=slope_deg)
    steeper = slope_deg(steepest) - friction_deg(steepest)
    if when == start and beyond.mm <= 0 and _slides(story, piece, start, goes, bearers):
        degrees = steeper if steeper > 0 else None
        return _rounded(Cause(piece, "slid", at_s, steepest.other, None, None, degrees, beyond.edge, weight))
    load = _too_much(story, piece, when, bearers) if beyond.mm > 0 else None
    if beyond.mm <= 0 and fell_mm > WENT_MM:  # it would have stood if it had not come down like this
        over = main_bearer(bearers)
        return _rounded(Cause(piece, "dropped", at_s, over, None, fell_mm, None, beyond.edge, weight))
    mm = beyond.mm if beyond.mm > 0 else None
    return _rounded(Cause(piece, "tipped", at_s, beyond.over, load, mm, None, beyond.edge, weight))


def _first_beyond(story: Story, piece: Piece, start: int, goes: int) -> int:
    """The frame in which its weight was beyond what bears it: what is being laid on it weighs a little later."""
    frames = range(start, goes + 1)
    return next(
        (
            at
            for at in frames
            if (on := story.bearers(piece, at)) and how_far_beyond(weight_of(story, piece, at), on).mm > 0
        ),
        start,
    )


def _too_much(story: Story, piece: Piece, start: int, bearers: Sequence[Touch]) -> Piece | None:
    """Piece that the hand laid on it, if it would have stood without."""
    laid = [rider for rider in story.riders(piece, start) if rider in story.held]
    without = how_far_beyond(weight_of(story, piece, start, without=laid), bearers).mm
    return laid[0] if laid and without <= 0 else None


def _slides(story: Story, piece: Piece, start: int, goes: int, bearers: Sequence[Touch]) -> bool:
    """True if the contact itself moves, instead of staying while the piece turns about it; seen from the bearer."""
    bearer = main_bearer(bearers)
    before, after = story.pose(piece, start), story.pose(piece, goes)
    if before is None or after is None:
        return False
    if bearer in PIECES:
        b0, b1 = story.pose(bearer, start), story.pose(bearer, goes)
        if b0 is not None and b1 is not None:
            after = compose(b0, seen_from(b1, after))
    points = [point.position for touch in bearers if touch.other == bearer for point in touch.points]
    went = min(math.dist(point, point_of(after, local_point(before, point))) for point in points)
    return went > SLIDES * corners_moved(piece, before, after)


def _seconds(story: Story, start: int) -> float:
    return round(story.frames[start].tick / TICKS_PER_S, 3)


def _rounded(cause: Cause) -> Cause:
    """As people read it."""
    return replace(
        cause,
        mm=None if cause.mm is None else round(cause.mm, DIGITS),
        degrees=None if cause.degrees is None else round(cause.degrees, DIGITS),
        edge=None if cause.edge is None else (rounded_point(cause.edge[0]), rounded_point(cause.edge[1])),
        centre=None if cause.centre is None else rounded_point(cause.centre),
    )


def _whole(piece: Piece) -> Piece:
    """A hat in the hand is worn by the worker in it."""
    return Piece(piece.replace(Kind.HAT, Kind.WORKER)) if PIECES[piece] is Kind.HAT else piece
