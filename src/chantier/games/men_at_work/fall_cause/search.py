"""The way back from the piece that landed to the one that went first."""

from __future__ import annotations

from collections.abc import Set
from functools import cached_property

from chantier.games.men_at_work.fall_cause.cause import Cause
from chantier.games.men_at_work.fall_cause.geometry import centre_of
from chantier.games.men_at_work.fall_cause.measures import by_itself, dropped, hit, pushed, unborne
from chantier.games.men_at_work.fall_cause.movers import (
    left_it,
    moving_bearer,
    pusher_of,
    taken_away,
    where_it_met_something,
)
from chantier.games.men_at_work.fall_cause.samples import Contacts, Story
from chantier.games.men_at_work.motion.pose_history import PoseHistory
from chantier.games.men_at_work.pieces import Piece

MOST_STEPS = 12
"""A chain of causes is not followed further than this."""


class Fall:
    """A piece that came down, and when; why is looked for only if somebody asks."""

    def __init__(self, piece: Piece, tick: int, history: PoseHistory, contacts: Contacts) -> None:
        self.piece, self.tick = piece, tick
        self._history, self._contacts = history, contacts

    @cached_property
    def cause(self) -> Cause | None:
        return cause_of_fall(self._history, self.piece, self.tick, self._contacts)


def cause_of_fall(history: PoseHistory, fell: Piece, tick: int, contacts: Contacts) -> Cause | None:
    """Why this piece, which had come down at that tick, fell; None: its motion was not seen."""
    story = Story(history, tick, contacts)
    by = _fastest_down(story, fell)
    if by is None:
        return None
    piece, known = fell, set[Piece]()
    for _ in range(MOST_STEPS):
        known.add(piece)
        step = _step_back(story, piece, by, known)
        if isinstance(step, Cause):
            return step
        piece, by = step
    return None


def _fastest_down(story: Story, piece: Piece) -> int | None:
    """The frame of its fastest way down: in the middle of its fall."""

    def sank(at: int) -> float:
        before, after = story.pose(piece, at - 1), story.pose(piece, at)
        if before is None or after is None:
            return 0.0
        return centre_of(piece, before)[2] - centre_of(piece, after)[2]

    frames = range(story.release(piece) + 1, story.last + 1)
    fastest = max(frames, key=sank, default=None)
    return fastest if fastest is not None and sank(fastest) > 0 else None


def _step_back(story: Story, piece: Piece, by: int, known: Set[Piece]) -> Cause | tuple[Piece, int]:
    """The cause, if this piece is where it began; otherwise the piece that took it along, and when."""
    start, fell_mm = where_it_met_something(story, piece, story.begins(piece, by), by)
    # What came down on something may have been fastest just then: how it goes on from there is still to come.
    goes = story.goes(piece, start, story.last if fell_mm else by)
    bearers = story.bearers(piece, start)
    taken = taken_away(story, piece, start)
    if taken is not None:
        return unborne(story, piece, start, taken)
    mover = moving_bearer(story, piece, start, goes, bearers, known) or left_it(story, piece, start, bearers, known)
    if mover is not None:
        if story.is_held(mover, start):
            return unborne(story, piece, start, mover)
        return mover, goes if mover in {touch.other for touch in bearers} else start
    pusher = pusher_of(story, piece, start, goes, known)
    if pusher is not None:
        if story.is_held(pusher, goes) or story.is_held(pusher, start):
            return pushed(story, piece, start, goes, pusher)
        own = story.release(pusher) if pusher in story.held else story.begins(pusher, start)
        borne = {touch.other for touch in story.bearers(pusher, own)} - {piece}
        if borne or pusher not in story.held:
            return pusher, start
        return hit(story, piece, start, goes, pusher)
    if not bearers:
        return dropped(story, piece, start, by)
    return by_itself(story, piece, start, goes, bearers, fell_mm)
