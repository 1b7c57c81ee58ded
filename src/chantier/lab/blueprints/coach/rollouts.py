"""Futures: a game played on to its end from any moment of it, many times, everybody playing like the builder.

A future is one number. Every chance event of a playout is drawn from that number and from where in the game it happens
(round, pick), never from how the playout came there. So the same future gives two neighbouring moments the same dice
wherever they still have the same chance events before them, and the difference between the two says what lies between
them, not what the dice did later.
"""

from __future__ import annotations

import numpy as np
from numba import uint64
from numpy.typing import NDArray

from chantier.lab.blueprints.kernel.compilation import compiled
from chantier.lab.blueprints.kernel.information_set import imagine
from chantier.lab.blueprints.kernel.layout import (
    MOST_SEATS,
    NONE,
    OVER,
    POINTS,
    ROUND,
    SEATS,
    SIZE,
    TAKEN_BY_ALL,
    TALLIES,
    TALLY,
)
from chantier.lab.blueprints.kernel.policy import choose
from chantier.lab.blueprints.kernel.rules import (
    PICKS,
    POOL_SIZE,
    ROUNDS,
    Game,
    Stream,
    finish_round,
    lay_out_round,
    next_first,
    roll,
    strength,
    take,
)
from chantier.lab.blueprints.kernel.stream import MIX_1, below

# What has to happen before the next decision: so many dice are to be rolled, or one of these
NOTHING = 0
ROUND_STARTS = -1
GAME_STARTS = -2
"""Also who begins is left to chance (B14)."""

CARDS, POOL, REFILL, TIES, HIDDEN = range(5)
"""Chance events at the same place in a game that draw apart from each other; TIES is the policy's own luck, HIDDEN is
what somebody imagines who does not see all."""

Shares = NDArray[np.float32]
"""For each future and seat the share of the victory: 1 alone, a part of it if it is shared, 0 without."""


@compiled
def after(game: Game, die: int, space: int, discard: int) -> int:
    """A legal move is made and nothing drawn yet; returns what has to happen before the next decision."""
    take(game, die, space, discard)
    if game[TAKEN_BY_ALL] < PICKS * game[SEATS]:
        return 1 if discard == NONE else 2  # B20, B27
    finish_round(game)  # B26, B28
    if game[ROUND] == ROUNDS:
        game[OVER] = 1
        return NOTHING
    return ROUND_STARTS


@compiled
def _draw_from(stream: Stream, future: int, game: Game, kind: int) -> None:
    place = (game[ROUND] * 32 + game[TAKEN_BY_ALL]) * 8 + kind
    stream[0] = uint64(future) + uint64(place + 1) * uint64(MIX_1)


@compiled
def happen(game: Game, pending: int, future: int, stream: Stream) -> None:
    """Draws and rolls everything due before the next decision, in this future."""
    if pending < NOTHING:
        _draw_from(stream, future, game, CARDS)
        first = int(below(stream, game[SEATS])) if pending == GAME_STARTS else int(next_first(game))
        lay_out_round(game, first, stream)
        pending = POOL_SIZE[game[SEATS]]
    if pending > NOTHING:
        _draw_from(stream, future, game, POOL if game[TAKEN_BY_ALL] == 0 else REFILL)
        for _ in range(pending):
            roll(game, stream)


@compiled
def play_on(game: Game, pending: int, future: int, stream: Stream) -> None:
    """To the end of the game, in this future."""
    happen(game, pending, future, stream)
    while game[OVER] == 0:
        _draw_from(stream, future, game, TIES)
        die, space, discard = choose(game, stream)
        happen(game, after(game, die, space, discard), future, stream)


@compiled
def share_victory(game: Game, shares: NDArray[np.float32]) -> None:
    """Whoever is strongest has won; those who are equal share it (B60, B61)."""
    most, winners = -1, 0
    for seat in range(game[SEATS]):
        own = strength(game, seat)
        if own > most:
            most, winners = own, 1
        elif own == most:
            winners += 1
    for seat in range(game[SEATS]):
        shares[seat] = 1.0 / winners if strength(game, seat) == most else 0.0


@compiled
def play_out(game: Game, pending: int, futures: NDArray[np.uint64], shares: Shares) -> None:
    """One moment in all these futures."""
    copy, stream = np.empty(SIZE, np.int8), np.empty(1, np.uint64)
    for number in range(len(futures)):
        copy[:] = game
        play_on(copy, pending, futures[number], stream)
        share_victory(copy, shares[number])


@compiled
def play_out_moves(
    known: Game,
    moves: NDArray[np.int8],
    futures: NDArray[np.uint64],
    seat: int,
    shares: NDArray[np.float32],
    points: NDArray[np.int8],
) -> None:
    """Each move (die, space, what is removed besides) in each future of games that could be behind what `seat` knows.

    `shares` and `points` have a row a move: what the seat got of the victory and its points, future by future."""
    world, copy, stream = np.empty(SIZE, np.int8), np.empty(SIZE, np.int8), np.empty(1, np.uint64)
    each = np.empty(MOST_SEATS, np.float32)
    for number in range(len(futures)):
        world[:] = known
        _draw_from(stream, futures[number], world, HIDDEN)
        imagine(world, stream)
        for move in range(len(moves)):
            copy[:] = world
            pending = after(copy, int(moves[move, 0]), int(moves[move, 1]), int(moves[move, 2]))
            play_on(copy, pending, futures[number], stream)
            share_victory(copy, each)
            shares[move, number] = each[seat]
            points[move, number] = copy[TALLY + TALLIES * seat + POINTS]
