"""The worth of each move to a seat, from what it knows: games that could be behind its view, played out by the policy.

All moves are tried on the same samples with the same dice to come, so that luck cancels between them. After each stage
the worse half of the moves is dropped and whatever else is hopeless, and the others get the time (sequential halving).
A playout goes to the end of the round; what that is worth for the game, the outlook says. Time is counted in decisions
played out, so that the same seed gives the same answer on every machine.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from chantier.lab.blueprints.kernel.compilation import compiled
from chantier.lab.blueprints.kernel.estimates import BUILDER, TUNED
from chantier.lab.blueprints.kernel.information_set import imagine
from chantier.lab.blueprints.kernel.layout import (
    DESK,
    DESK_SIZE,
    DICE,
    FORCED,
    LEAST,
    MATERIALS,
    MOST_MOVES,
    NONE,
    NOWHERE,
    POOL,
    SEATS,
    SIZE,
    SPACES,
    TAKEN,
    TAKEN_BY_ALL,
    TALLIES,
    TALLY,
)
from chantier.lab.blueprints.kernel.placement_values import SURVEY_SIZE, Survey, survey, worth
from chantier.lab.blueprints.kernel.policy import COUNTS, Counts, appeal, count_taken, decide
from chantier.lab.blueprints.kernel.rules import PICKS, Game, Stream, finish_round, roll, take, to_move
from chantier.lab.blueprints.kernel.stream import below, seeded
from chantier.lab.blueprints.kernel.win_chances import Rounds, stored_rounds, winning_chance

ALL = 1000
"""More than there are placements, or dice to remove."""
OVERHEAD = 3
"""What a playout costs besides its decisions, in decisions."""
CERTAIN = 3.0
"""So many standard deviations behind the best a move is dropped before its time."""
COUNT, SUM, SQUARES = 0, 1, 2
SAMPLES = 256
"""So many games are imagined at most; after that they are played out again with other dice to come."""
POINT = 0.02
"""What a point of margin counts beside the chance to win, so that won and lost games are still played well."""


class RankedMoves(NamedTuple):
    """Moves with the best first: die, space, removed die in the numbers of the layout."""

    moves: NDArray[np.int8]
    values: NDArray[np.float64]
    """Chance to win, and a little for each point of margin."""
    counts: NDArray[np.int64]
    """From how many playouts."""


class Effort(NamedTuple):
    """Effort of a search: decisions to play, and how many placements and removals are looked at."""

    budget: int
    placements: int
    removals: int
    halving: bool


class Luck(NamedTuple):
    """Draws of a playout: its dice, and what its players leave to chance."""

    dice: Stream
    mind: Stream


class Scratch(NamedTuple):
    """Memory that every playout uses again."""

    notes: Survey
    taken: Counts


def weigh(
    known: Game, seed: int, budget: int, placements: int = ALL, removals: int = ALL, halving: bool = True
) -> RankedMoves:
    """Values of the moves of the seat to move. Only the most promising placements and removals are looked at,
    if numbers are given. Takes at most about half a microsecond for each decision of the budget; other
    threads go on."""
    moves = np.empty((MOST_MOVES, 3), np.int8)
    tried = np.zeros((MOST_MOVES, 3))
    rounds = stored_rounds(int(known[SEATS]))
    found = _weigh(known, seeded([seed]), Effort(budget, placements, removals, halving), rounds, moves, tried)
    counts = tried[:found, COUNT]
    return RankedMoves(moves[:found], tried[:found, SUM] / counts, counts.astype(np.int64))


@compiled
def _weigh(
    known: Game,
    stream: Stream,
    effort: Effort,
    rounds: Rounds,
    moves: NDArray[np.int8],
    tried: NDArray[np.float64],
) -> int:
    budget, placements, removals, halving = effort
    found = promising(known, placements, removals, moves)
    game, samples = np.empty(SIZE, np.int8), np.empty((SAMPLES, SIZE), np.int8)
    luck = Luck(np.empty(1, np.uint64), np.empty(1, np.uint64))
    scratch = Scratch(np.empty(SURVEY_SIZE), np.empty(COUNTS, np.int64))
    seat = to_move(known)
    cost = PICKS * known[SEATS] - known[TAKEN_BY_ALL] - 1 + OVERHEAD
    stages = 1
    while halving and (1 << stages) < found:
        stages += 1
    alive, used = found, 0
    for _ in range(stages):
        for _ in range(max(1, budget // (stages * alive * cost))):
            sample = samples[used % SAMPLES]
            if used < SAMPLES:
                sample[:] = known
                imagine(sample, stream)
            used += 1
            below(stream, 2)
            for number in range(alive):
                game[:] = sample
                luck.dice[0] = luck.mind[0] = stream[0]
                value = _play_out(game, moves[number], seat, luck, rounds, scratch)
                tried[number, COUNT] += 1
                tried[number, SUM] += value
                tried[number, SQUARES] += value * value
        _best_first(alive, moves, tried)
        alive = min((alive + 1) // 2, _hopeful(alive, tried)) if halving else alive
        if alive == 1:
            break
    return found


@compiled
def _hopeful(alive: int, tried: NDArray[np.float64]) -> int:
    """Number of moves so near the best one that they may be the best."""
    best, doubt = _mean_and_doubt(tried[0])
    for number in range(1, alive):
        mean, own_doubt = _mean_and_doubt(tried[number])
        if best - mean > CERTAIN * np.sqrt(doubt + own_doubt):
            return number
    return alive


@compiled
def _mean_and_doubt(one: NDArray[np.float64]) -> tuple[float, float]:
    """A mean and its variance, with a little doubt more, as if one game had gone quite differently."""
    count = one[COUNT]
    mean = one[SUM] / count
    return mean, (max(0.0, one[SQUARES] / count - mean * mean) + 1 / count) / count


@compiled
def _play_out(game: Game, move: NDArray[np.int8], seat: int, luck: Luck, rounds: Rounds, scratch: Scratch) -> float:
    """The rest of the round after this move, and its worth. The dice to come do not depend on what is taken."""
    last, own = PICKS * game[SEATS], TUNED[game[SEATS] - 2]
    die, space, discard = int(move[0]), int(move[1]), int(move[2])
    dice, mind = luck
    mind[0] ^= np.uint64(0x5DEECE66D)
    while True:
        take(game, die, space, discard)
        if game[TAKEN_BY_ALL] == last:
            break
        roll(game, dice)
        if discard != NONE:
            roll(game, dice)
        die, space, discard = decide(
            game, mind, own if to_move(game) == seat else BUILDER, scratch.notes, scratch.taken
        )
    finish_round(game)
    ahead = 100
    for other in range(game[SEATS]):
        if other != seat:
            ahead = min(ahead, game[TALLY + TALLIES * seat] - game[TALLY + TALLIES * other])
    return winning_chance(game, seat, rounds, dice) + POINT * ahead


@compiled
def _best_first(alive: int, moves: NDArray[np.int8], tried: NDArray[np.float64]) -> None:
    order = np.argsort(-tried[:alive, SUM] / tried[:alive, COUNT], kind="mergesort")
    moves[:alive], tried[:alive] = moves[order], tried[order]


@compiled
def promising(game: Game, placements: int, removals: int, moves: NDArray[np.int8]) -> int:
    """The legal moves of the seat to move, or only the placements the policy likes best, each with the removals that
    hurt a single rival most (B27). Returns how many."""
    places, worths = np.empty((DICE * SPACES, 2), np.int8), np.empty(DICE * SPACES)
    count = _placements(game, places, worths)
    best = np.argsort(-worths[:count], kind="mergesort")[:placements]
    total = 0
    if game[SEATS] != 2:
        for which in best:
            moves[total, 0], moves[total, 1], moves[total, 2] = places[which, 0], places[which, 1], NONE
            total += 1
        return total
    wanted = _wanted_by(game, 1 - to_move(game))
    for which in best:
        die, removed = places[which, 0], 0
        for other in wanted:
            if removed < removals and game[POOL + other] > (1 if other == die else 0):
                moves[total, 0], moves[total, 1], moves[total, 2] = die, places[which, 1], other
                removed += 1
                total += 1
    return total


@compiled
def _placements(game: Game, places: NDArray[np.int8], worths: NDArray[np.float64]) -> int:
    """Every die of the pool on every space where it fits, or nowhere, and what the policy thinks it is worth. Returns
    how many."""
    desk = DESK + DESK_SIZE * to_move(game)
    own, found = TUNED[game[SEATS] - 2], np.empty(SURVEY_SIZE)
    survey(game, desk, PICKS - game[desk + TAKEN] - 1, own, found)
    fitting, count = 0, 0
    for may_be_removed in range(2):
        for die in range(DICE):
            if game[POOL + die] == 0:
                continue
            fits = 0
            for space in range(SPACES):
                if game[desk + LEAST + space] <= die // MATERIALS + 1:
                    fits += 1
                    if may_be_removed == 0:
                        places[count, 0], places[count, 1], worths[count] = die, space, worth(die, space, own, found)
                        count += 1
            fitting += fits
            if may_be_removed == 1 and fits == 0 and (game[FORCED] == 0 or fitting == 0):  # B24
                places[count, 0], places[count, 1], worths[count] = die, NOWHERE, worth(die, NOWHERE, own, found)
                count += 1
    return count


@compiled
def _wanted_by(game: Game, seat: int) -> NDArray[np.int64]:
    """All kinds of dice, those first that this seat wants most."""
    appeals, counts = np.zeros(DICE), np.empty(COUNTS, np.int64)
    count_taken(game, seat, counts)
    for die in range(DICE):
        appeals[die] = appeal(die, counts)
    return np.argsort(-appeals, kind="mergesort")
