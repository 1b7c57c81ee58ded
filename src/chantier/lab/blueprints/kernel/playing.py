"""Whole batches of games, on as many threads as one likes: the global lock is released while they run."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from chantier.lab.blueprints.kernel.compilation import compiled
from chantier.lab.blueprints.kernel.layout import OVER, SIZE
from chantier.lab.blueprints.kernel.rules import count_moves, move_at, play, set_up
from chantier.lab.blueprints.kernel.stream import below, seeded


@compiled
def play_uniformly(games: NDArray[np.int8], streams: NDArray[np.uint64], seats: int, forced: int) -> int:
    """Each game from its beginning to its end, every move as likely as any other; how many decisions it took."""
    decisions = 0
    for row in range(games.shape[0]):
        game, stream = games[row], streams[row : row + 1]
        set_up(game, seats, 0, forced, stream)
        while game[OVER] == 0:
            die, space, discard = move_at(game, below(stream, count_moves(game)))
            play(game, die, space, discard, stream)
            decisions += 1
    return decisions


class Batch(NamedTuple):
    games: NDArray[np.int8]
    """One a row, at their end."""
    decisions: int


def uniform_games(count: int, seats: int, seed: int, threads: int = 1, forced: bool = False) -> Batch:
    """The same for the same seed, whatever the number of threads: each game has a stream of its own."""
    games = np.zeros((count, SIZE), np.int8)
    streams = seeded(np.arange(count, dtype=np.uint64) + np.uint64(seed) * np.uint64(1 << 32))
    bounds = [count * part // threads for part in range(threads + 1)]
    with ThreadPoolExecutor(threads) as pool:
        parts = [
            pool.submit(play_uniformly, games[start:end], streams[start:end], seats, int(forced))
            for start, end in pairwise(bounds)
        ]
        return Batch(games, sum(part.result() for part in parts))
