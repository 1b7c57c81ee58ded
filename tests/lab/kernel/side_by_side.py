"""The readable rules and the kernel play the same game on the same draws; whatever differs is told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from chantier.games.blueprints import rules as readable
from chantier.games.blueprints.moves import TakeDie
from chantier.games.blueprints.state import Options, State
from chantier.lab.kernel import layout as at
from chantier.lab.kernel import packing, rules
from chantier.lab.kernel.stream import Twin

Chooser = Callable[[State, list[TakeDie], Twin], int]
"""Which of the legal moves is played, by its number."""


class Difference(AssertionError):
    pass


def play_both(seats: int, seed: int, choose: Chooser, options: Options, kernel: Any = rules) -> int:
    """A whole game; returns how many decisions it took."""
    twin = Twin(seed)
    stream = np.array([seed], np.uint64)
    game = np.zeros(at.SIZE, np.int8)
    state = _fold(None, readable.setup(seats, options, twin))
    kernel.set_up(game, seats, options.first, int(options.unplaceable == "forced"), stream)
    decisions = 0
    while state.ending is None:
        _compare(state, game, twin, stream)
        listed = list(readable.legal_moves(state))
        counted = kernel.count_moves(game)
        if counted != len(listed):
            raise Difference(f"{counted} moves instead of {len(listed)}")
        moves = [packing.move_of(*kernel.move_at(game, number)) for number in range(counted)]
        if moves != listed:
            raise Difference(f"moves {moves} instead of {listed}")
        number = choose(state, listed, twin)
        stream[0] = twin.state
        die, space, discard = kernel.move_at(game, number)
        state = _fold(state, readable.decide(state, listed[number], twin))
        kernel.play(game, die, space, discard, stream)
        decisions += 1
    _compare(state, game, twin, stream)
    strengths = [int(kernel.strength(game, seat)) for seat in range(seats)]
    won = tuple(seat for seat in range(seats) if strengths[seat] == max(strengths))
    if won != state.ending.winners:
        raise Difference(f"won by {won} instead of {state.ending.winners}")
    return decisions


def _fold(state: State | None, events: list[Any]) -> State:
    for event in events:
        state = readable.apply(state, event)
    assert state is not None
    return state


def _compare(state: State, game: Any, twin: Twin, stream: Any) -> None:
    expected, found = packing.packed(state), game
    if not np.array_equal(expected, found):
        where = np.flatnonzero(expected != found)
        raise Difference(f"bytes {where.tolist()}: {found[where].tolist()} instead of {expected[where].tolist()}")
    if twin.state != int(stream[0]):
        raise Difference("another draw")
