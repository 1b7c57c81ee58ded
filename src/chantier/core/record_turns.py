"""Turns of a record whose moves may have been taken back. A recorder knows its game and no take-backs: it is given
one line of play after the other, each as if there had never been another."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

import msgspec

from chantier.core.errors import BadInput
from chantier.core.events import Event
from chantier.core.log import Turn
from chantier.core.take_back import TakenBack, line, take_back_in

Entries = Sequence[msgspec.Struct]


class EntryWriter(Protocol):
    def write(self, events: Sequence[Event], seats: int) -> Entries: ...


def entries_of(recorder: EntryWriter, events: Sequence[Event], seats: int) -> Entries:
    """The entries of one turn."""
    back = take_back_in(events)
    return recorder.write(events, seats) if back is None else [back]


def read_turns(
    entries: Entries,
    seats: int,
    read: Callable[[Sequence[Any]], list[Turn]],
    write: Callable[[Sequence[Event], int], Entries],
) -> list[Turn]:
    """All turns in their order. `read`: the turns of one line of play, by the game's recorder."""
    turns: list[Turn] = []
    played: list[msgspec.Struct] = []  # the entries of the line so far
    known = 0  # the turns of the line that are among `turns`
    for number, entry in enumerate(entries, start=1):
        if not isinstance(entry, TakenBack):
            played.append(entry)
            continue
        turns += _read_on(read, played, known, number - 1)
        _check_possible(entry, turns, seats, number)
        turns.append(Turn(entry.seat, None, (entry,)))
        counting = line([turn.events for turn in turns])
        played, known = [one for n in counting for one in write(turns[n].events, seats)], len(counting)
    return turns + _read_on(read, played, known, len(entries))


def _read_on(read: Callable[[Sequence[Any]], list[Turn]], played: Entries, known: int, last: int) -> list[Turn]:
    """The turns of a line after those that are known. A refusal names the entry by its place in the record."""
    try:
        return read(played)[known:]
    except BadInput as problem:
        at = problem.facts.get("event")
        if isinstance(at, int):
            problem.facts["event"] = at + last - len(played)
        raise


def _check_possible(entry: TakenBack, turns: Sequence[Turn], seats: int, number: int) -> None:
    counting = line([turn.events for turn in turns])
    if entry.seat not in range(seats) or entry.back_to not in counting[1:]:
        problem = BadInput("take_back_impossible", seat=entry.seat, n=entry.back_to)
        raise BadInput("in_event", event=number, problem=problem)
