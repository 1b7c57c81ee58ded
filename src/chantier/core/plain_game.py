"""A base for small games: everything beside the rules follows from a few sentences and two facts about events.

A game that extends `PlainGame` writes the eight methods of `core/game.py`, and the five below. Its view has the fields
`seat` and `points` (by seat). Its moves can be listed (`ListedMoves`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Self

from chantier.core.chance import Chance
from chantier.core.errors import Sentence
from chantier.core.events import Seat
from chantier.core.game import Outcome
from chantier.core.moves import ListedMoves, Move


def player(seat: Seat) -> Sentence:
    """The one at a seat, as a fact of a sentence: a name where names are known."""
    return Sentence("plain_player", number=seat + 1)


class PlainGame(ABC):
    """A game that has no screen, recorder, encoding or page of its own."""

    name: str
    seat_counts: range
    state_type: Any
    move_type: Any
    event_type: Any
    view_type: Any
    options_type: Any
    rules = 1
    options_since: Mapping[str, int] = {}

    def by_rules(self, rules: int) -> Self:
        """A game with a second version of its rules overrides this."""
        return self

    # The rules

    @abstractmethod
    def setup(self, seats: int, options: Any, chance: Chance) -> list[Any]: ...
    @abstractmethod
    def to_move(self, state: Any) -> Seat | None: ...
    @abstractmethod
    def legal_moves(self, state: Any) -> ListedMoves: ...
    @abstractmethod
    def decide(self, state: Any, move: Any, chance: Chance) -> list[Any]: ...
    @abstractmethod
    def apply(self, state: Any, event: Any) -> Any: ...
    @abstractmethod
    def view(self, state: Any, seat: Seat | None) -> Any: ...
    @abstractmethod
    def imagine(self, view: Any, chance: Chance) -> Any: ...
    @abstractmethod
    def outcome(self, state: Any) -> Outcome | None: ...

    # What is said about it

    @abstractmethod
    def describe(self, view: Any) -> Sequence[Sentence]:
        """A view in words, line by line."""
        ...

    @abstractmethod
    def label(self, move: Any) -> Sentence:
        """Label of a move on a button."""
        ...

    @abstractmethod
    def tell(self, event: Any) -> Sentence | None:
        """An event in words; None for one that nobody needs to be told."""
        ...

    # What a record needs

    @abstractmethod
    def move_of(self, event: Any) -> tuple[Seat, Move] | None:
        """The seat and its move, if this is the first event of a turn."""
        ...

    @abstractmethod
    def drawn(self, event: Any) -> Iterable[tuple[str, object]]:
        """Draws in this event: purposes and results."""
        ...
