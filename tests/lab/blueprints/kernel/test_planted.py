"""A difference between kernel and rules would be found: here are some dozens, and each is."""

from __future__ import annotations

import pytest

from tests.lab.blueprints.kernel.support import traces
from tests.lab.blueprints.kernel.support.planted import Mistake, mistakes, new_row, plain_kernel
from tests.lab.blueprints.kernel.support.side_by_side import Difference, follow

MISTAKES = mistakes()


@pytest.mark.parametrize("mistake", MISTAKES, ids=lambda one: f"{one.rule}: {one.what}")
def test_a_planted_mistake_is_found(mistake: Mistake) -> None:
    with pytest.raises(Difference):
        follow(traces.game(mistake.seats, mistake.seed), plain_kernel(mistake), new_row())


def test_no_mistake_is_shown_by_a_game_of_bots_whose_taste_may_change() -> None:
    assert {traces.kind_of(mistake.seed) for mistake in MISTAKES} <= {"anything", "wilful"}


def test_without_a_mistake_no_difference_is_found() -> None:
    right = plain_kernel(None)
    for seats, seed in {(mistake.seats, mistake.seed) for mistake in MISTAKES}:
        follow(traces.game(seats, seed), right, new_row())
