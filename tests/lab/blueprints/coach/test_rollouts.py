"""The luck of a chance event comes to nothing over everything that could have happened."""

from __future__ import annotations

import numpy as np

from chantier.lab.blueprints.coach.accounts import values_of
from chantier.lab.blueprints.coach.moments import Moment, walk
from chantier.lab.blueprints.coach.rollouts import NOTHING, happen
from chantier.lab.blueprints.kernel import layout as at
from chantier.lab.blueprints.kernel.stream import seeded
from tests.lab.blueprints.coach import a_game

SEATS, SEED, FUTURES = 3, 11, 3000


def before_a_refill() -> Moment:
    """Late in the last round, where every die counts and little else is to happen."""
    walked = walk(a_game(SEATS, 59, "builder").log)
    assert walked.steps[-2].kind == "refill"
    return walked.moments[-3]


def everything_that_may_come(moment: Moment) -> dict[bytes, float]:
    """Each game there may be after the refill, with its chance: as many as the bag has materials, times six."""
    bag = moment.game[at.BAG : at.BAG + at.MATERIALS].astype(int)
    found: dict[bytes, float] = {}
    for future in seeded(np.arange(FUTURES)):
        game = moment.game.copy()
        happen(game, moment.pending, future, np.empty(1, np.uint64))
        material = int(np.argmax(bag - game[at.BAG : at.BAG + at.MATERIALS]))
        found[game.tobytes()] = bag[material] / bag.sum() / at.VALUES
    assert len(found) == np.count_nonzero(bag) * at.VALUES
    return found


def test_over_everything_that_may_come_luck_is_nothing() -> None:
    before = before_a_refill()
    expected = values_of(before, SEATS, SEED, FUTURES)
    chances = everything_that_may_come(before)
    after = {game: values_of(_moment(game), SEATS, SEED, 200).mean(axis=0) for game in chances}
    lucks = np.array([after[game] - expected.mean(axis=0) for game in chances])
    error = expected.std(axis=0).max() / np.sqrt(FUTURES)
    assert np.abs(lucks).max() > 0.5, "a die that decides"
    assert np.abs(np.array(list(chances.values())) @ lucks).max() < 4 * error


def test_a_future_is_the_same_from_a_moment_on_whichever_way_it_was_reached() -> None:
    """What is rolled belongs to the future: going on from after its roll gives what going on from before it gives."""
    before, futures = before_a_refill(), 200
    numbers = np.arange(futures, dtype=np.uint64) + np.uint64(SEED) * np.uint64(1 << 16)
    known = values_of(before, SEATS, SEED, futures)
    for number, future in enumerate(seeded(numbers)):
        game = before.game.copy()
        happen(game, before.pending, future, np.empty(1, np.uint64))
        assert (values_of(_moment(game.tobytes()), SEATS, SEED, futures)[number] == known[number]).all()


def _moment(game: bytes) -> Moment:
    return Moment(np.frombuffer(game, np.int8).copy(), NOTHING)
