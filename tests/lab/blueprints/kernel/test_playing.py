"""Batches: the same whatever the number of threads, each a game by the rules, and nobody is held up meanwhile."""

from __future__ import annotations

from threading import Thread

import numpy as np
import pytest

from chantier.lab.blueprints.kernel import layout as at
from chantier.lab.blueprints.kernel import playing
from chantier.lab.blueprints.kernel.packing import packed
from chantier.lab.blueprints.kernel.stream import seeded
from tests.lab.blueprints.kernel.support import traces

MANY = 20_000
ATTEMPTS = 20


@pytest.mark.parametrize(("seats", "forced"), [(2, False), (3, True), (4, False)])
def test_a_batch_is_the_same_whatever_the_number_of_threads(seats: int, forced: bool) -> None:
    alone = playing.uniform_games(23, seats, seed=7, forced=forced)
    for threads in (2, 3, 23, 40):
        together = playing.uniform_games(23, seats, seed=7, threads=threads, forced=forced)
        assert np.array_equal(together.games, alone.games)
        assert together.decisions == alone.decisions == 23 * 18 * seats
    assert len(np.unique(alone.games, axis=0)) == 23
    assert not np.array_equal(playing.uniform_games(23, seats, seed=8, forced=forced).games, alone.games)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_its_games_are_those_of_the_readable_rules_on_the_same_draws(seats: int) -> None:
    batch = playing.uniform_games(3, seats, seed=1)
    for number, seed in enumerate(seeded(np.arange(3) + (1 << 32)).tolist()):
        trace = traces.play(seats, seed, traces.anything, traces.options_of(0, seats))
        assert batch.games[number].tobytes() == packed(trace.last).tobytes()


def test_others_go_on_while_a_batch_is_played() -> None:
    """Python sees a moment at which the first game is over and the last one has not begun."""
    for _ in range(ATTEMPTS):
        games = np.zeros((MANY, at.SIZE), np.int8)
        thread = Thread(target=playing.play_uniformly, args=(games, seeded(np.arange(MANY)), 4, 0))
        thread.start()
        seen = False
        while thread.is_alive() and not seen:
            seen = bool(games[0, at.OVER]) and not games[-1, at.SEATS]
        thread.join()
        if seen:
            return
    pytest.fail("nothing else ran while a batch was played")
