"""Whole batches of games, on as many threads as one likes: the global lock is released while they run."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
from numpy.typing import NDArray

from chantier.lab.kernel.compiling import compiled
from chantier.lab.kernel.layout import OVER, SIZE
from chantier.lab.kernel.rules import count_moves, move_at, play, set_up
from chantier.lab.kernel.stream import below, seeded


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


def uniform_games(count: int, seats: int, seed: int, threads: int = 1, forced: bool = False) -> tuple[Any, int]:
    """The finished games and the number of decisions; the same for the same seed, whatever the number of threads."""
    games = np.zeros((count, SIZE), np.int8)
    streams = seeded(np.arange(count, dtype=np.uint64) + np.uint64(seed) * np.uint64(1 << 32))
    parts = np.array_split(np.arange(count), threads)
    spans = [(part[0], part[-1] + 1) for part in parts if len(part)]
    with ThreadPoolExecutor(threads) as pool:
        done = [pool.submit(play_uniformly, games[a:b], streams[a:b], seats, int(forced)) for a, b in spans]
        return games, sum(one.result() for one in done)
