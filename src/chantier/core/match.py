"""A match: one game being played, the smallest table there is. Storing, clocks and people are other rooms' business."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from chantier.core.chance import Chance
from chantier.core.errors import IllegalMove
from chantier.core.events import Seat
from chantier.core.game import AnyGame, Outcome, fold
from chantier.core.log import Log, Turn
from chantier.core.moves import Move
from chantier.core.sight import Sight, sight
from chantier.core.take_back import state_after, taken_back

Dice = Callable[[int], Chance]
"""From the number of a decision to its chance."""


def decided(game: AnyGame, state: Any, seat: Seat | None, move: Move, chance: Chance) -> Turn:
    """Turn that follows from a move, or IllegalMove; nothing has happened yet."""
    check_turn(game, state, seat)
    return Turn(seat, move, tuple(game.decide(state, move, chance)))


def check_turn(game: AnyGame, state: Any, seat: Seat | None) -> None:
    to_move = game.to_move(state)
    if to_move is None:
        raise IllegalMove("game_over")
    if to_move != seat:
        raise IllegalMove("not_your_turn", seat=to_move + 1)


class Match:
    """Holds the log and the state folded from it. Never the dice's key: `dice` gives chance by the decision."""

    def __init__(self, game: AnyGame, seats: int, options: Any, dice: Dice) -> None:
        self.game = game
        self.rules = game.rules
        """The version this match is played by, whatever version of the game goes on with it."""
        self.seats = seats
        self.options = options
        self._dice = dice
        self.log = Log()
        self.state: Any = None
        self._accept(Turn(None, None, tuple(game.setup(seats, options, dice(0)))))

    def play(self, seat: Seat | None, move: Move) -> Turn:
        """Plays a move or raises IllegalMove and changes nothing."""
        return self._accept(decided(self.game, self.state, seat, move, self._dice(len(self.log))))

    def take_back(self, seat: Seat) -> Turn:
        """Undoes a seat's last move, which all others have granted, or raises IllegalMove and changes nothing."""
        back = taken_back(self.game, list(self.log), seat, self.seats)
        turn = Turn(seat, None, (back,))
        self.log.append(turn)
        self.state = state_after(self.game, [one.events for one in self.log])
        return turn

    def to_move(self) -> Seat | None:
        return self.game.to_move(self.state)

    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    def sight(self, seat: Seat | None) -> Sight:
        """Information this seat may know now, with the events of the last decision."""
        return sight(self.game, self.state, self.log[-1].events, seat)

    def _accept(self, turn: Turn) -> Turn:
        self.state = fold(self.game, turn.events, self.state)
        self.log.append(turn)
        return turn
