"""A base for small games: everything beside the rules follows from a few sentences and two facts about events.

A game that extends `PlainGame` writes the eight methods of `core/game.py`, and the five below. Its view has the fields
`seat` and `points` (by seat). Its moves can be listed (`ListedMoves`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Generic, Self

from chantier.core.chance import Chance
from chantier.core.errors import Sentence
from chantier.core.events import Seat
from chantier.core.game import EventT, MoveT, OptionsT, Outcome, StateT, ViewT
from chantier.core.moves import ListedMoves, Move

PLAYER = "plain_player"


def player(seat: Seat) -> Sentence:
    """The one at a seat, as a fact of a sentence: a name where names are known."""
    return Sentence(PLAYER, number=seat + 1)


def addressed(sentence: Sentence, reader: Seat | None) -> Sentence:
    """The same sentence for the one at a seat: its fact `who` is "you" where it is about them."""
    named = [fact for fact in sentence.facts.values() if isinstance(fact, Sentence) and fact.code == PLAYER]
    about_reader = reader is not None and bool(named) and named[0].facts["number"] == reader + 1
    return Sentence(sentence.code, **{**sentence.facts, "who": "you" if about_reader else "other"})


class PlainGame(ABC, Generic[StateT, MoveT, EventT, ViewT, OptionsT]):
    """A game that has no screen, recorder, encoding or page of its own."""

    name: str
    seat_counts: range
    state_type: type[StateT]
    move_type: Any  # a Struct class or a union of them
    event_type: Any
    view_type: type[ViewT]
    options_type: type[OptionsT]
    rules = 1
    options_since: Mapping[str, int] = {}

    def by_rules(self, rules: int) -> Self:
        """A game with a second version of its rules overrides this."""
        return self

    # The rules

    @abstractmethod
    def setup(self, seats: int, options: OptionsT, chance: Chance) -> list[EventT]: ...
    @abstractmethod
    def to_move(self, state: StateT) -> Seat | None: ...
    @abstractmethod
    def legal_moves(self, state: StateT) -> ListedMoves[MoveT]: ...
    @abstractmethod
    def decide(self, state: StateT, move: MoveT, chance: Chance) -> list[EventT]: ...
    @abstractmethod
    def apply(self, state: StateT | None, event: EventT) -> StateT: ...
    @abstractmethod
    def view(self, state: StateT, seat: Seat | None) -> ViewT: ...
    @abstractmethod
    def imagine(self, view: ViewT, chance: Chance) -> StateT: ...
    @abstractmethod
    def outcome(self, state: StateT) -> Outcome | None: ...

    # What is said about it

    @abstractmethod
    def describe(self, view: ViewT) -> Sequence[Sentence]:
        """A view in words, line by line."""
        ...

    @abstractmethod
    def label(self, move: MoveT) -> Sentence:
        """Label of a move on a button."""
        ...

    @abstractmethod
    def tell(self, event: EventT) -> Sentence | None:
        """An event in words; None for one that nobody needs to be told."""
        ...

    # What a record needs

    @abstractmethod
    def move_of(self, event: EventT) -> tuple[Seat, Move] | None:
        """The seat and its move, if this is the first event of a turn."""
        ...

    @abstractmethod
    def drawn(self, event: EventT) -> Iterable[tuple[str, object]]:
        """Draws in this event: purposes and results."""
        ...


AnyPlainGame = PlainGame[Any, Any, Any, Any, Any]
