"""The piece that took another one along: it bore it and moved, was taken from under it, or ran into it."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence, Set

from chantier.games.men_at_work.fall_cause.geometry import corners_moved
from chantier.games.men_at_work.fall_cause.samples import STILL_FRAMES, STILL_MM, Story
from chantier.games.men_at_work.fall_cause.weight import how_far_beyond, weight_of
from chantier.games.men_at_work.geometry.poses import seen_from
from chantier.games.men_at_work.judging.touches import Touch
from chantier.games.men_at_work.pieces import PIECES, TABLE, Kind, Piece

LAY_MM = 1.0
"""A piece that was never farther than this from where it was has lain there."""
FAST_MM = 1.0
"""A piece that moves more than this between two samples hits what it meets; a slower one is laid on it."""
CARRIED = 0.5
"""A piece that moves, as seen from its bearer, by less than this share of its way is carried along."""


def where_it_met_something(story: Story, piece: Piece, start: int, by: int) -> tuple[int, float]:
    """A piece that was let go in the air goes from where it first lay on something; and how far it fell until then."""
    if piece not in story.held or story.bearers(piece, start):
        return start, 0.0
    for at in range(start + 1, by + 1):
        others = {touch.other for touch in story.bearers(piece, at)}
        if others:
            before, after = story.pose(piece, start), story.pose(piece, at)
            assert before is not None
            assert after is not None
            if others <= {TABLE}:
                return start, 0.0
            return at, before.position[2] - after.position[2]
    return start, 0.0


def taken_away(story: Story, piece: Piece, start: int) -> Piece | None:
    """Bearer that was gone when it began to move."""
    for at in range(max(0, start - STILL_FRAMES), min(start + 1, story.last)):
        gone = set(story.frames[at].poses) - set(story.frames[at + 1].poses)
        bore = [touch.other for touch in story.touches(piece, at) if touch.other in gone]
        if bore:
            return bore[0]
    return None


def moving_bearer(
    story: Story, piece: Piece, start: int, goes: int, bearers: Iterable[Touch], known: Set[Piece]
) -> Piece | None:
    """Of what bears it, what went first or carries it along."""
    own = story.moved_mm(piece, start, goes)
    found: list[tuple[float, Piece]] = []
    for bearer in {touch.other for touch in bearers}:
        if PIECES.get(bearer) in (None, Kind.BOX) or bearer in known:
            continue
        begun = min(start, story.begins(bearer, goes)) if not story.is_held(bearer, start) else start
        went = max(story.moved_mm(bearer, begun, goes), story.moved_mm(bearer, start, goes))
        if went < 2 * STILL_MM:
            continue
        carried = _relative_mm(story, piece, bearer, start, goes) < CARRIED * own
        if carried or (begun < start and went >= CARRIED * own):
            found.append((went, bearer))
    return max(found)[1] if found else None


def left_it(story: Story, piece: Piece, start: int, bearers: Sequence[Touch], known: Set[Piece]) -> Piece | None:
    """Piece that bore it while it lay there, and has gone from under it: without that one it does not stand."""
    if piece in story.held or (bearers and how_far_beyond(weight_of(story, piece, start), bearers).mm <= 0):
        return None
    since = next(at for at in range(start + 1) if story.moved_mm(piece, at, start) < LAY_MM)
    bore = {touch.other for touch in story.bearers(piece, since)} - {touch.other for touch in bearers} - known
    gone = [(story.moved_mm(one, since, start), one) for one in bore if PIECES.get(one) not in (None, Kind.BOX)]
    return max(gone)[1] if gone and max(gone)[0] > LAY_MM else None


def _relative_mm(story: Story, piece: Piece, bearer: Piece, start: int, later: int) -> float:
    """Distance it moved as seen from its bearer."""
    poses = [(story.pose(bearer, at), story.pose(piece, at)) for at in (start, later)]
    (b0, p0), (b1, p1) = poses
    if b0 is None or p0 is None or b1 is None or p1 is None:
        return math.inf
    return corners_moved(piece, seen_from(b0, p0), seen_from(b1, p1))


def pusher_of(story: Story, piece: Piece, start: int, goes: int, known: Set[Piece]) -> Piece | None:
    """Piece that ran into it, or into its load, and was moving before."""
    bodies = {piece, *story.riders(piece, start)}
    bearers = {touch.other for touch in story.bearers(piece, start)}
    found: list[tuple[float, Piece]] = []
    for at in range(max(0, start - 1), goes + 1):
        near = {touch.other for body in sorted(bodies) for touch in story.touches(body, at)}
        for other in near - bodies - bearers - known - {TABLE}:
            if PIECES[other] is Kind.BOX:
                continue
            if story.is_held(other, at):
                return other
            if _fast_before(story, other, max(start, 1)) > FAST_MM:
                found.append((_fast_before(story, other, max(start, 1)), other))
    dropped = [rider for rider in bodies - {piece} if rider in story.held]  # and lies on it when it goes
    speeds = [(_fast_before(story, rider, max(start, 1)), rider) for rider in dropped]
    found += [(speed, rider) for speed, rider in speeds if speed > FAST_MM]
    return max(found)[1] if found else None


def _fast_before(story: Story, piece: Piece, frame: int) -> float:
    return max((story.moved_mm(piece, at - 1, at) for at in range(max(1, frame - 1), frame + 1)), default=0.0)
