"""The one protocol every game implements: eight methods, no more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

import msgspec

from chantier.core.chance import Chance
from chantier.core.errors import BadInput
from chantier.core.events import Event, Seat
from chantier.core.moves import LegalMoves, Move


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended. `reason` is a code that `words/` explains."""

    points: tuple[int, ...]
    winners: tuple[Seat, ...]
    reason: str


StateT = TypeVar("StateT", bound=msgspec.Struct)
MoveT = TypeVar("MoveT", bound=Move)
EventT = TypeVar("EventT", bound=Event)
ViewT = TypeVar("ViewT", bound=msgspec.Struct)
OptionsT = TypeVar("OptionsT", bound=msgspec.Struct)


class Game(Protocol[StateT, MoveT, EventT, ViewT, OptionsT]):
    """Rules and nothing else: no clock, no names, no words, no drawing.

    `apply(None, event)` takes the very first event of a log; it needs nothing before it.
    """

    name: str
    seat_counts: range
    state_type: type[StateT]
    move_type: Any  # a Struct class or a union of them: what a strict decoder needs
    event_type: Any
    view_type: type[ViewT]
    options_type: type[OptionsT]

    def setup(self, seats: int, options: OptionsT, chance: Chance) -> list[EventT]: ...
    def to_move(self, state: StateT) -> Seat | None: ...
    def legal_moves(self, state: StateT) -> LegalMoves[MoveT]: ...
    def decide(self, state: StateT, move: MoveT, chance: Chance) -> list[EventT]: ...
    def apply(self, state: StateT | None, event: EventT) -> StateT: ...
    def view(self, state: StateT, seat: Seat | None) -> ViewT: ...
    def imagine(self, view: ViewT, chance: Chance) -> StateT: ...
    def outcome(self, state: StateT) -> Outcome | None: ...


AnyGame = Game[Any, Any, Any, Any, Any]


def fold(game: AnyGame, events: Sequence[Event], state: Any = None) -> Any:
    """The state after these events. Never rolls a die."""
    for event in events:
        state = game.apply(state, event)
    return state


def check_seat_count(seats: int, allowed: range) -> None:
    if seats not in allowed:
        raise BadInput("wrong_player_count", fewest=allowed[0], most=allowed[-1], came=seats)
