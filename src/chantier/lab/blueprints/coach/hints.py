"""Hints for the seat to move: a few good picks, from nothing but what the seat sees.

The search of the strongest bot ranks all moves. The best few that differ in die or space are then played out to the end
of the game, each in the same imagined games and futures, as the coach compares a decision with a better one. What is
told comes from these playouts alone.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from chantier.games.blueprints.pieces import Die, Space
from chantier.games.blueprints.view import View
from chantier.lab.blueprints.coach.costs import SURE
from chantier.lab.blueprints.coach.rollouts import play_out_moves
from chantier.lab.blueprints.kernel.packing import knowledge, move_of
from chantier.lab.blueprints.kernel.search import weigh
from chantier.lab.blueprints.kernel.stream import seeded

PICKS = 3
SEED = 19
"""The same sight gives the same hint: asking again, or from elsewhere, tells nothing more."""


class Effort(NamedTuple):
    """Decisions that the search may play, placements and removals it looks at, and games played out for each pick."""

    budget: int = 120_000
    placements: int = 24
    removals: int = 6
    games: int = 1500


EFFORT = Effort()


class Pick(msgspec.Struct, frozen=True):
    """A good pick. `space` is None for a die that fits nowhere; with two players `discard` is removed besides."""

    die: Die
    space: Space | None
    discard: Die | None
    wins: float
    """Share of the victory to be expected, from 0 to 1."""
    points: float
    """Points of Awards and Prizes at the end of the game to be expected."""
    behind: float
    """How much less of the victory than with the first pick; 0 where the playouts cannot tell the two apart."""


class Hints(msgspec.Struct, frozen=True):
    """Picks with the best first, and the number of games that were played out with each."""

    picks: tuple[Pick, ...]
    games: int


def hints_for(view: View, effort: Effort = EFFORT) -> Hints:
    """Depends on the view and on nothing else."""
    assert view.seat is not None, "a seat's view"
    assert view.seat == view.to_move, "only who is to move picks"
    known = knowledge(view)
    moves = _different(weigh(known, SEED, effort.budget, effort.placements, effort.removals).moves)
    shares = np.empty((len(moves), effort.games), np.float32)
    points = np.empty((len(moves), effort.games), np.int8)
    futures = seeded(np.arange(effort.games, dtype=np.uint64) + np.uint64(SEED))
    play_out_moves(known, moves, futures, view.seat, shares, points)
    order = np.argsort(-shares.mean(axis=1), kind="stable")
    best = shares[order[0]]
    return Hints(tuple(_pick(moves[one], shares[one], points[one], best) for one in order), effort.games)


def _different(ranked: NDArray[np.int8]) -> NDArray[np.int8]:
    """The first few that differ in die or space, each with what is best removed beside it."""
    found: dict[tuple[int, int], NDArray[np.int8]] = {}
    for move in ranked:
        found.setdefault((int(move[0]), int(move[1])), move)
    return np.array(list(found.values())[:PICKS], np.int8)


def _pick(
    move: NDArray[np.int8], shares: NDArray[np.float32], points: NDArray[np.int8], best: NDArray[np.float32]
) -> Pick:
    chosen, less = move_of(*move.tolist()), best - shares
    behind, error = float(less.mean()), float(less.std() / np.sqrt(len(less)))
    return Pick(
        chosen.die,
        chosen.space,
        chosen.discard,
        round(float(shares.mean()), 4),
        round(float(points.mean()), 2),
        round(behind, 4) if behind > SURE * error else 0.0,
    )
