"""A finished game as moments, and the steps between them: somebody picks, or chance has its say.

A step leads from its moment to the next one. So what all steps gave, added up, is exactly what lies between the value
of the first moment, before anything was drawn, and the outcome.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal, NamedTuple

import numpy as np
from numpy.typing import NDArray

from chantier.core.events import Seat
from chantier.core.log import Turn
from chantier.core.take_back import line
from chantier.games.blueprints.events import GameOpened, PlanDealt, PoolRefilled, PoolRolled
from chantier.games.blueprints.moves import TakeDie
from chantier.games.blueprints.pieces import POOL_SIZE, Die
from chantier.games.blueprints.rules import apply, to_move
from chantier.games.blueprints.state import Options, State
from chantier.games.blueprints.view import View, view
from chantier.lab.blueprints.coach.rollouts import GAME_STARTS, NOTHING, ROUND_STARTS, after
from chantier.lab.blueprints.kernel import layout as at
from chantier.lab.blueprints.kernel.packing import check_options, move_numbers, packed

StepKind = Literal["cards", "pool", "pick", "refill"]
"""`cards`: what is in demand, and a plan for everybody; in the first round also who begins, if chance decides that."""


class Moment(NamedTuple):
    """A game, and what has to happen before its next decision (rollouts.py)."""

    game: NDArray[np.int8]
    pending: int


class GameStep(NamedTuple):
    kind: StepKind
    turn: int
    """The number of the turn in the log."""
    round: int
    seat: Seat | None = None
    """Who picked. Chance has no seat."""
    pick: int = 0
    """Which of the seat's dice in this round, from 1."""
    move: TakeDie | None = None
    sees: View | None = None
    """What the seat saw when it picked."""
    dice: tuple[Die, ...] = ()
    """What was rolled."""


class Walk(NamedTuple):
    """One moment more than there are steps: step i leads from moment i to moment i + 1."""

    moments: list[Moment]
    steps: list[GameStep]
    end: State


def walk(turns: Iterable[Turn]) -> Walk:
    """All of a game that has ended. What was taken back is left out."""
    log = list(turns)
    moments: list[Moment] = []
    steps: list[GameStep] = []
    state: Any = None
    for number, turn in [(number, log[number]) for number in line([turn.events for turn in log])]:
        if turn.seat is not None:
            step, moment = _pick(number, turn, state)
            steps.append(step)
            moments.append(moment)
        for event in turn.events:
            state = apply(state, event)
            if isinstance(event, GameOpened):
                moments.append(_opened(event.seats, event.options))
            elif isinstance(event, PoolRolled | PoolRefilled):
                kind: StepKind = "pool" if isinstance(event, PoolRolled) else "refill"
                steps.append(GameStep(kind, number, state.round, dice=event.dice))
                moments.append(Moment(packed(state), NOTHING))
            elif isinstance(event, PlanDealt) and event.seat == state.seats - 1:
                steps.append(GameStep("cards", number, state.round))
                moments.append(Moment(packed(state), POOL_SIZE[state.seats]))
    return Walk(moments, steps, state)


def _opened(seats: int, options: Options) -> Moment:
    """Nothing is drawn yet. B14: the table names the seat that begins, or leaves it to chance."""
    game = np.zeros(at.SIZE, np.int8)
    check_options(options)
    game[at.SEATS], game[at.FORCED] = seats, options.unplaceable == "forced"
    if options.first == "chance":
        return Moment(game, GAME_STARTS)
    game[at.FIRST] = options.first
    return Moment(game, ROUND_STARTS)


def _pick(number: int, turn: Turn, state: State) -> tuple[GameStep, Moment]:
    seat = to_move(state)
    assert seat is not None, "a log that the rules have been through"
    pick = len(state.desks[seat].taken) + 1
    game = packed(state)
    pending = after(game, *move_numbers(turn.move))
    step = GameStep("pick", number, state.round, seat, pick, turn.move, view(state, seat))
    return step, Moment(game, pending)
