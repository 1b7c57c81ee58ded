"""Chances of each seat to win once a round is over: the rounds to come are drawn from a store of rounds played before.

Rounds hardly depend on each other (all dice are back in the bag, new cards are dealt), so a stored round is as good as
one played for the purpose, and many can be had for the price of none.
"""

from __future__ import annotations

from functools import cache

import numpy as np
from numpy.typing import NDArray

from chantier.lab.blueprints.kernel.compilation import compiled
from chantier.lab.blueprints.kernel.layout import MOST_SEATS, ROUND, SEATS, SIZE, TALLIES, TALLY
from chantier.lab.blueprints.kernel.policy import choose
from chantier.lab.blueprints.kernel.rules import ROUNDS, Game, Stream, next_first, play, set_up
from chantier.lab.blueprints.kernel.stream import below, seeded

STORED = 4096
DRAWS = 8
"""How often the rounds to come are drawn for one end of a round."""

Rounds = NDArray[np.int8]
"""For each stored round and place in its order of play what was won: points, prizes, gold, silver, bronze."""


@cache
def stored_rounds(seats: int) -> Rounds:
    return _play_rounds(seats, STORED, seeded(np.array([seats])))


@compiled
def _play_rounds(seats: int, count: int, stream: Stream) -> Rounds:
    rounds = np.empty((count, MOST_SEATS, TALLIES), np.int8)
    game = np.empty(SIZE, np.int8)
    for row in range(count):
        set_up(game, seats, 0, 0, stream)
        while game[ROUND] == 1:
            die, space, discard = choose(game, stream)
            play(game, die, space, discard, stream)
        for seat in range(MOST_SEATS):
            for field in range(TALLIES):
                rounds[row, seat, field] = game[TALLY + TALLIES * seat + field]
    return rounds


@compiled
def winning_chance(game: Game, seat: int, rounds: Rounds, stream: Stream) -> float:
    """This seat's, after the round that has just been counted; a shared victory is the part of it."""
    seats = game[SEATS]
    left = ROUNDS - game[ROUND]
    draws = DRAWS if left > 0 else 1
    won = 0.0
    for _ in range(draws):
        first = next_first(game)
        mine = best = 0
        shared = 0
        drawn_1, drawn_2 = below(stream, rounds.shape[0]), below(stream, rounds.shape[0])
        second_first = np.int64(below(stream, seats))
        for one in range(seats):
            strength = 0
            for field in range(TALLIES):
                count = game[TALLY + TALLIES * one + field]
                if left > 0:
                    count += rounds[drawn_1, (one - first) % seats, field]
                if left > 1:
                    count += rounds[drawn_2, (one - second_first) % seats, field]
                strength = strength * 64 + count
            if one == seat:
                mine = strength
            if strength > best:
                best, shared = strength, 1
            elif strength == best:
                shared += 1
        if mine == best:
            won += 1.0 / shared
    return won / draws
