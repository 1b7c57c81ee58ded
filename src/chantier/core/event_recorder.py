"""A recorder for any game without an engine: a record lists the game's events as they are."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

from chantier.core.events import Event, Seat
from chantier.core.log import Turn
from chantier.core.moves import Move
from chantier.core.record import EngineFree

MoveOf = Callable[[Any], tuple[Seat, Move] | None]
"""The seat and its move, of an event that is the first one of a turn; None for all other events."""
Drawn = Callable[[Any], Iterable[tuple[str, object]]]
"""What chance chose in an event: purposes and results, in the order in which they were drawn."""


class EventRecorder(EngineFree):
    """Needs to know of a game which event begins a turn, and what was drawn in one."""

    def __init__(self, event_type: Any, move_of: MoveOf, drawn: Drawn) -> None:
        self.entry_type = event_type
        self._move_of, self._drawn = move_of, drawn

    def write(self, events: Sequence[Event], seats: int) -> list[Event]:
        return list(events)

    def read(self, entries: Sequence[Event], seats: int, options: msgspec.Struct, rules: int) -> list[Turn]:
        """Turns of the events; whether they follow is for the rules to say."""
        turns = [Turn(None, None, ())]
        for event in entries:
            made = self._move_of(event)
            if made is None:
                last = turns.pop()
                turns.append(Turn(last.seat, last.move, (*last.events, event)))
            else:
                turns.append(Turn(*made, (event,)))
        return turns

    def draws(self, events: Sequence[Event]) -> dict[str, list[object]]:
        found: dict[str, list[object]] = {}
        for event in events:
            for purpose, result in self._drawn(event):
                found.setdefault(purpose, []).append(result)
        return found
