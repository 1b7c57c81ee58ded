"""M03: the deck of 36 cards."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import msgspec
import pytest

from chantier.games.men_at_work.cards import CARDS, GIRDER_TASKS, WORKER_TASKS, Card, Task, read_cards
from chantier.games.men_at_work.pieces import COLOURS

PAIRS = set(combinations(COLOURS, 2))


def test_m03_there_are_36_cards() -> None:
    assert len(CARDS) == 36
    assert read_cards() == CARDS


def test_m03_each_back_with_each_pair_of_colours_comes_three_times() -> None:
    backs = Counter((card.back, card.colours) for card in CARDS)
    assert backs == {(back, pair): 3 for back in ("girder", "worker") for pair in PAIRS}
    assert len(PAIRS) == 6


def test_m03_each_girder_instruction_comes_three_times_and_each_worker_instruction_four_times() -> None:
    assert Counter(card.girder for card in CARDS) == dict.fromkeys(GIRDER_TASKS, 3)
    assert Counter(card.worker for card in CARDS) == dict.fromkeys(WORKER_TASKS, 4)
    assert (len(GIRDER_TASKS), len(WORKER_TASKS)) == (12, 9)


def test_m03_no_two_fronts_are_alike() -> None:
    assert len({(card.girder, card.worker) for card in CARDS}) == 36


def test_m03_an_instruction_meets_backs_of_both_kinds() -> None:
    """Otherwise the back of the next card would tell less than it seems to."""
    for task in (*GIRDER_TASKS, *WORKER_TASKS):
        assert {card.back for card in CARDS if task in (card.girder, card.worker)} == {"girder", "worker"}


def test_m03_the_instructions_stand_in_the_order_of_the_rules() -> None:
    girder_tasks, worker_tasks = list(GIRDER_TASKS), list(WORKER_TASKS)
    assert (girder_tasks[0], girder_tasks[-1]) == (Task.BALANCE, Task.BECOMES_HIGHEST)  # M40, M51
    assert (worker_tasks[0], worker_tasks[-1]) == (Task.ONE_BRICK, Task.SECOND_WORKER)  # M52, M5A


@pytest.mark.parametrize(
    "wrong",
    [
        {"back": "support"},
        {"colours": ["orange", "green"]},
        {"colours": ["orange"]},
        {"girder": "one_brick"},
        {"worker": "balance"},
        {"price": 3},
    ],
)
def test_m03_a_card_that_cannot_be_is_refused(wrong: dict[str, object]) -> None:
    right = {"back": "girder", "colours": ["orange", "white"], "girder": "balance", "worker": "one_brick"}
    assert msgspec.convert(right, Card).girder is Task.BALANCE
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({**right, **wrong}, Card)
