"""One game as an environment plays it. Its dice stay at the table: nothing that a planner may copy leads to them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, NoReturn

import msgspec

from chantier.core.chance import Chance, SeededChance
from chantier.core.events import Event, Seat
from chantier.core.game import AnyGame, Outcome, fold
from chantier.core.match import Dice, decided
from chantier.core.moves import Move
from chantier.core.sight import Sight, sight

NOT_COPIED = "the dice of a game are not copied: ask the environment to imagine() the game as one seat sees it"


class KeptDice:
    """Chance by the number of the decision, from a key that is neither copied nor pickled."""

    def __init__(self, key: str) -> None:
        self._key = key

    def __call__(self, number: int) -> Chance:
        return SeededChance(f"{self._key}|{number}")

    def __reduce__(self) -> NoReturn:
        raise TypeError(NOT_COPIED)


class Glimpse(NamedTuple):
    """Knowledge of one seat about a game, and its progress: enough to imagine the game, and all that is copied."""

    view: msgspec.Struct
    events: tuple[Event, ...]
    decisions: int


class EnvironmentTable:
    """A game being played, as `core/match.py` without the log."""

    def __init__(
        self, game: AnyGame, state: msgspec.Struct, dice: Dice, events: Sequence[Event] = (), decisions: int = 1
    ) -> None:
        self.game, self._state, self._dice = game, state, dice
        self._events = tuple(events)
        self.decisions = decisions
        """How many have been made, the set-up included: the number of the next one."""

    def to_move(self) -> Seat | None:
        return self.game.to_move(self._state)

    def outcome(self) -> Outcome | None:
        return self.game.outcome(self._state)

    def sight(self, seat: Seat | None) -> Sight:
        return sight(self.game, self._state, self._events, seat)

    def play(self, move: Move) -> None:
        """Plays a move for the seat to move, or raises IllegalMove and changes nothing."""
        turn = decided(self.game, self._state, self.to_move(), move, self._dice(self.decisions))
        self._state = fold(self.game, turn.events, self._state)
        self._events = turn.events
        self.decisions += 1

    def glimpse(self, seat: Seat | None) -> Glimpse:
        seen = self.sight(seat)
        return Glimpse(seen.view, seen.events, self.decisions)

    def __reduce__(self) -> NoReturn:
        raise TypeError(NOT_COPIED)


def opened(game: AnyGame, seats: int, options: msgspec.Struct, dice: Dice) -> EnvironmentTable:
    events = game.setup(seats, options, dice(0))
    return EnvironmentTable(game, fold(game, events), dice, events)


def imagined(game: AnyGame, seen: Glimpse, key: str) -> EnvironmentTable:
    """A table that looks the same to that seat: what is hidden from it is drawn anew, and so will be all dice."""
    state = game.imagine(seen.view, SeededChance(f"{key}|imagine"))
    return EnvironmentTable(game, state, KeptDice(key), seen.events, seen.decisions)
