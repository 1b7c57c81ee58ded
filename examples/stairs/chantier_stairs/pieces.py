"""Moves, events, state and view of Stairs."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from chantier.core.events import Event, Seat
from chantier.core.moves import Move

HIGHEST = 24
STEPS = range(1, HIGHEST + 1)
Step = Annotated[int, msgspec.Meta(ge=1, le=HIGHEST)]
Count = Annotated[int, msgspec.Meta(ge=0, le=2 * HIGHEST)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=3)]
Row = Annotated[tuple[Step, ...], msgspec.Meta(max_length=HIGHEST)]
BySeat = Annotated[tuple[Count, ...], msgspec.Meta(max_length=4)]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hand: Literal[2, 3, 4] = 3
    double: bool = False


class Build(Move, frozen=True):
    step: Step


class Opened(Event, frozen=True):
    seats: int
    options: Options
    first: Seat
    rules: int = 1


class Drew(Event, frozen=True):
    seat: Seat
    step: Step

    @property
    def to(self) -> Seat:
        return self.seat  # nobody else sees it


class Built(Event, frozen=True):
    seat: Seat
    step: Step
    points: Count


StairsEvent = Opened | Drew | Built


class State(msgspec.Struct, frozen=True):
    options: Options
    first: Seat
    hands: tuple[tuple[int, ...], ...]
    built: tuple[int, ...] = ()
    points: tuple[int, ...] = ()
    rules: int = 1


class View(msgspec.Struct, frozen=True):
    seat: SeatNumber | None
    options: Options
    first: SeatNumber
    to_move: SeatNumber | None
    hand: Row
    held: BySeat
    built: Row
    points: BySeat
