"""The one protocol every game implements: eight methods, no more."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeVar

import msgspec

from chantier.core.chance import Chance
from chantier.core.errors import BadInput
from chantier.core.events import Event, Seat
from chantier.core.moves import LegalMoves, Move


class Outcome(msgspec.Struct, frozen=True):
    """Result of a game. `reason` is a code that `words/` explains."""

    points: tuple[int, ...]
    winners: tuple[Seat, ...]
    reason: str


class Case(msgspec.Struct, frozen=True):
    """Something a seat had to do that comes up again in other games, and how it went: a plan, a card. What is a number
    has a mean over many games, what is true or false a share."""

    subject: str
    seat: Seat
    numbers: dict[str, int | bool]


StateT = TypeVar("StateT", bound=msgspec.Struct)
MoveT = TypeVar("MoveT", bound=Move)
EventT = TypeVar("EventT", bound=Event)
ViewT = TypeVar("ViewT", bound=msgspec.Struct)
OptionsT = TypeVar("OptionsT", bound=msgspec.Struct)


class Game(Protocol[StateT, MoveT, EventT, ViewT, OptionsT]):
    """Rules and nothing else: no clock, no names, no words, no drawing.

    `apply(None, event)` takes the very first event of a log; it needs nothing before it. That event carries the version
    of the rules, and the state keeps it: a game goes on by the rules it was begun with.
    """

    name: str
    rules: int
    """The version that `setup` begins games by."""
    options_since: Mapping[str, int]
    """Options that came with a later version. The default of such an option is for ever what a game meant before it
    came: what an earlier version wrote (records, saves, stored tables) does not name it."""
    seat_counts: range
    state_type: type[StateT]
    move_type: Any  # a Struct class or a union of them: what a strict decoder needs
    event_type: Any
    view_type: type[ViewT]
    options_type: type[OptionsT]

    def by_rules(self, rules: int) -> Game[StateT, MoveT, EventT, ViewT, OptionsT]:
        """The same game, begun by this version of the rules."""
        ...

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


def places_of(points: Sequence[int], winners: Sequence[Seat]) -> list[int]:
    """The place of each seat, from 0: winners first, then by points; the same points share a place."""
    keys = [(seat not in winners, 0 if seat in winners else -points[seat]) for seat in range(len(points))]
    return [sum(other < key for other in keys) for key in keys]


def check_seat_count(seats: int, allowed: range) -> None:
    if seats not in allowed:
        raise BadInput("wrong_player_count", fewest=allowed[0], most=allowed[-1], came=seats)
