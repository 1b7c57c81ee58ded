"""What a decision cost against the best, judged by nothing but what its seat saw then.

What is hidden is imagined, many times; every candidate is played out in the same imagined games and the same futures.
First all of them a few times, then the better ones more often; the best of those and what was played are then compared
once more in games that had no say in the choice, so that luck in the first trials does not make a move look good.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from chantier.core.chance import SeededChance
from chantier.games.blueprints.moves import Choices, TakeDie
from chantier.games.blueprints.view import View, imagine
from chantier.lab.coach.futures import play_out_moves
from chantier.lab.kernel.packing import move_numbers, packed
from chantier.lab.kernel.stream import seeded

SURE = 2.0
"""A difference of less than so many standard errors counts for nothing: playouts cannot tell the two moves apart."""


class Effort(NamedTuple):
    """How often candidates are played out: all of them, the better ones, and in the end the best against what was
    played."""

    all: int = 16
    better: int = 48
    best: int = 700

    def total(self) -> int:
        return self.all + self.better + self.best


EFFORT = Effort()
SIEVE = 3
"""One candidate in so many goes on to the second trial, but at least so many."""
WORLDS_EACH = 4
"""Futures for each imagined game of the last comparison: imagining takes longer than playing out."""


class Cost(NamedTuple):
    """`best` is what was played where nothing better was found; then the cost is 0."""

    best: TakeDie
    cost: float
    error: float


def cost_of(view: View, played: TakeDie, seed: int, effort: Effort) -> Cost:
    """In shares of the victory. Depends on the view, the move and the seed, and on nothing else."""
    assert view.seat == view.to_move, "only who is to move decides"
    candidates = list(legal(view))
    if len(candidates) == 1:
        return Cost(played, 0.0, 0.0)
    trial = _Trial(view, seed, effort)
    own = candidates.index(played)
    alive = np.arange(len(candidates))
    moves = np.array([move_numbers(move) for move in candidates], np.int8)
    means = trial.shares(moves, 0, effort.all).mean(axis=1)
    alive = _best(alive, means, max(SIEVE, len(alive) // SIEVE), own)
    more = trial.shares(moves[alive], effort.all, effort.better).mean(axis=1)
    means = (means[alive] * effort.all + more * effort.better) / (effort.all + effort.better)
    best = next(int(one) for one in alive[np.argsort(-means, kind="stable")] if one != own)
    last = trial.shares(moves[[best, own]], effort.all + effort.better, effort.best)
    gained = last[0] - last[1]
    cost, error = float(gained.mean()), float(gained.std() / np.sqrt(len(gained)))
    if cost <= SURE * error:
        return Cost(played, 0.0, error)
    return Cost(candidates[best], cost, error)


def legal(view: View) -> Choices:
    """What the seat to move may do, from what it sees."""
    assert view.seat is not None, "a seat's view"
    desk = view.desks[view.seat]
    assert desk.plan is not None, "everybody sees their own desk"
    assert desk.building is not None, "everybody sees their own desk"
    return Choices(view.pool, desk.plan, desk.building, view.options.unplaceable, view.seats == 2)


def _best(alive: NDArray[np.int64], means: NDArray[np.float32], keep: int, own: int) -> NDArray[np.int64]:
    """So many of the best, and what was played."""
    order = alive[np.argsort(-means, kind="stable")][:keep]
    return order if own in order else np.append(order, own)


class _Trial:
    """Imagined games behind one view, and a future for each time one is played out."""

    def __init__(self, view: View, seed: int, effort: Effort) -> None:
        chance = SeededChance(seed)
        assert view.seat is not None, "a seat's view"
        self._seat = view.seat
        count = effort.total() // WORLDS_EACH + 1
        self._worlds = np.array([packed(imagine(view, chance)) for _ in range(count)])
        self._futures = seeded(np.arange(effort.total(), dtype=np.uint64) + np.uint64(seed))

    def shares(self, moves: NDArray[np.int8], start: int, count: int) -> NDArray[np.float32]:
        """For each of the moves what the seat got of the victory in these playouts."""
        found = np.empty((len(moves), count), np.float32)
        numbers = np.arange(start, start + count)
        worlds = self._worlds[numbers % len(self._worlds)]
        play_out_moves(worlds, moves, self._futures[start : start + count], self._seat, found)
        return found
