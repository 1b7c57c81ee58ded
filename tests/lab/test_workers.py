"""Work shared out: in order, bounded, and however long one piece of it takes."""

from __future__ import annotations

from collections.abc import Callable, Collection

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chantier.lab.workers import AHEAD, LARGEST_BATCH, in_batches, in_order, shared_out


class Slow:
    """A pool in which the work that `chooses` names is done next."""

    def __init__(self, at_once: int, chooses: Callable[[Collection[int]], int]) -> None:
        self.at_once = at_once
        self.chooses = chooses
        self.started: list[int] = []
        self.done: set[int] = set()
        self.given_out = 0

    def start(self, batch: int) -> int:
        self.started.append(batch)
        assert len(self.started) - len(self.done) <= self.at_once
        assert len(self.started) - self.given_out <= AHEAD * self.at_once
        return batch

    def finished(self, running: Collection[int]) -> Collection[int]:
        one = self.chooses(running)
        self.done.add(one)
        return [one]

    def result(self, handle: int) -> str:
        assert handle in self.done
        self.given_out += 1
        return f"result {handle}"


@given(work=st.integers(0, 40), at_once=st.integers(1, 6), seed=st.randoms(use_true_random=False))
def test_results_come_in_order_and_only_a_few_are_under_way(work: int, at_once: int, seed: object) -> None:
    choice = seed.choice  # type: ignore[attr-defined]
    pool = Slow(at_once, lambda running: choice(sorted(running)))
    assert list(in_order(pool, range(work))) == [f"result {number}" for number in range(work)]
    assert pool.started == list(range(work))


def test_while_one_takes_long_others_are_worked_on() -> None:
    pool = Slow(2, max)  # the first is always the last to be done
    assert next(in_order(pool, range(100))) == "result 0"
    assert pool.started == [0, 1, 2, 3]


@given(st.integers(0, 500), st.integers(0, 500), st.integers(1, 9), st.integers(1, LARGEST_BATCH))
def test_batches_are_all_numbers_once_and_none_is_too_large(first: int, games: int, workers: int, largest: int) -> None:
    batches = list(in_batches(range(first, first + games), workers, largest))
    assert [number for batch in batches for number in batch] == list(range(first, first + games))
    assert all(1 <= len(batch) <= largest for batch in batches)


def test_one_worker_is_nobody_else() -> None:
    here: list[int] = []
    assert list(shared_out(here.append, [1, 2], workers=1)) == [None, None]
    assert here == [1, 2]


def test_what_goes_wrong_elsewhere_goes_wrong_here() -> None:
    with pytest.raises(ValueError, match="invalid literal"):
        list(shared_out(int, ["1", "x", "3"], workers=2))
