"""Meetings: which pieces of a site begin to touch, as the engine tells it while it steps."""

from __future__ import annotations

from chantier.games.men_at_work.engine.bodies import Bodies
from chantier.games.men_at_work.engine.rapier import key_of, rapier
from chantier.games.men_at_work.judging.touches import Pair, pair_of
from chantier.games.men_at_work.pieces import Piece


class Meetings:
    def __init__(self, bodies: Bodies) -> None:
        self._bodies = bodies
        self._events: rapier.ChannelEventCollector | None = None

    def listen(self) -> None:
        """From now on `met` tells what begins to touch. The site goes on just as it would without."""
        self._events = rapier.ChannelEventCollector()
        self._bodies.world.event_handler = self._events  # type: ignore[assignment]  # is one, undeclared
        for piece in self._bodies.handles:
            self.note(piece)

    def note(self, piece: Piece) -> None:
        """One that has come, if anybody listens."""
        if self._events is not None:
            for collider in self._bodies.body(piece).colliders:
                self._bodies.world.colliders[collider].active_events = rapier.ActiveEvents.COLLISION_EVENTS

    def met(self) -> set[Pair]:
        """Pairs that have begun to touch since the last call."""
        assert self._events is not None, "it listens"
        began = [event for event in self._events.drain_collision_events() if event.started]
        parts = self._bodies.parts
        ends = ((parts.get(key_of(event.collider1)), parts.get(key_of(event.collider2))) for event in began)
        return {pair_of(one.piece, two.piece) for one, two in ends if one is not None and two is not None}
