"""The log: everything that happened, decision by decision, never changed afterwards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from chantier.core.events import Event, Seat


class Turn(msgspec.Struct, frozen=True):
    """One decision and what followed. The set-up is the turn without a seat; a take-back (take_back.py) is one without
    a move. Stored whole or not at all."""

    seat: Seat | None
    move: Any
    events: tuple[Any, ...]


class Log:
    """Append-only. The number of a turn is its place, and also the number its dice are derived from."""

    def __init__(self, turns: Iterable[Turn] = ()) -> None:
        self._turns = list(turns)

    def append(self, turn: Turn) -> None:
        self._turns.append(turn)

    def __len__(self) -> int:
        return len(self._turns)

    def __iter__(self) -> Iterator[Turn]:
        return iter(self._turns)

    def __getitem__(self, number: int) -> Turn:
        return self._turns[number]

    def events(self) -> Iterator[Event]:
        """All of them, also those of moves that were taken back."""
        for turn in self._turns:
            yield from turn.events
