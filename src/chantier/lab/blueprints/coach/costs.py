"""Cost of a decision against the best one, judged by nothing but what its seat saw then.

What is hidden is imagined anew for each future; every candidate is played out in the same imagined games and futures.
First all of them a few times, then the better ones more often; the best of those and what was played are then compared
once more in games that had no say in the choice, so that luck in the first trials does not make a move look good.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from chantier.core.events import Seat
from chantier.games.blueprints.moves import Choices, TakeDie
from chantier.games.blueprints.view import View
from chantier.lab.blueprints.coach.rollouts import play_out_moves
from chantier.lab.blueprints.kernel.packing import knowledge, move_numbers
from chantier.lab.blueprints.kernel.stream import seeded

Game = NDArray[np.int8]
Moves = NDArray[np.int8]
Futures = NDArray[np.uint64]
SURE = 2.0
"""A difference of less than so many standard errors counts for nothing: playouts cannot tell the two moves apart."""


class Effort(NamedTuple):
    """Numbers of playouts: for every moment of a game; and in a decision for all candidates, for the better
    ones, and in the end for the best against what was played."""

    moment: int = 1000
    all: int = 16
    better: int = 48
    best: int = 700


EFFORT = Effort()
SIEVE = 3
"""One candidate in so many goes on to the second trial, but at least so many."""


class Cost(NamedTuple):
    """`best` is what was played where nothing better was found; then the cost is 0."""

    best: TakeDie
    cost: float
    error: float


def cost_of(view: View, played: TakeDie, seed: int, effort: Effort) -> Cost:
    """In shares of the victory. Depends on the view, the move and the seed, and on nothing else."""
    assert view.seat is not None, "a seat's view"
    candidates = list(legal(view))
    if len(candidates) == 1:
        return Cost(played, 0.0, 0.0)
    known, moves = knowledge(view), np.array([move_numbers(move) for move in candidates], np.int8)
    times = (effort.all, effort.better, effort.best)
    futures = seeded(np.arange(sum(times), dtype=np.uint64) + np.uint64(seed))
    first, second, last = np.split(futures, np.cumsum(times)[:-1])
    own = candidates.index(played)
    best = _best_other(known, moves, own, first, second, view.seat)
    with_best, with_own = _shares(known, moves[[best, own]], last, view.seat)
    gained = with_best - with_own
    cost, error = float(gained.mean()), float(gained.std() / np.sqrt(len(gained)))
    if cost <= SURE * error:
        return Cost(played, 0.0, error)
    return Cost(candidates[best], cost, error)


def _best_other(known: Game, moves: Moves, own: int, first: Futures, second: Futures, seat: Seat) -> int:
    """The most promising move besides the one that was played."""
    others = np.delete(np.arange(len(moves)), own)
    means = _shares(known, moves[others], first, seat).mean(axis=1)
    better = np.argsort(-means, kind="stable")[: max(SIEVE, len(others) // SIEVE)]
    more = _shares(known, moves[others[better]], second, seat).mean(axis=1)
    together = means[better] * len(first) + more * len(second)
    return int(others[better[np.argmax(together)]])


def _shares(known: Game, moves: Moves, futures: Futures, seat: Seat) -> NDArray[np.float32]:
    """For each of the moves what the seat got of the victory in these futures."""
    found = np.empty((len(moves), len(futures)), np.float32)
    play_out_moves(known, moves, futures, seat, found, np.empty(found.shape, np.int8))
    return found


def legal(view: View) -> Choices:
    """Legal moves of the seat to move, from what it sees."""
    assert view.seat == view.to_move, "only who is to move decides"
    assert view.seat is not None, "a seat's view"
    desk = view.desks[view.seat]
    assert desk.plan is not None, "everybody sees their own desk"
    assert desk.building is not None, "everybody sees their own desk"
    return Choices(view.pool, desk.plan, desk.building, view.options.unplaceable, view.seats == 2)
