"""The door through which luck enters."""

from __future__ import annotations

from collections import Counter

import pytest

from chantier.core.chance import ImpossibleDraw, RecordedChance, SeededChance


def test_a_seed_gives_the_same_choices_again() -> None:
    one, two, other = SeededChance("a"), SeededChance("a"), SeededChance("b")
    assert [one.choose(range(9), "x") for _ in range(20)] == [two.choose(range(9), "x") for _ in range(20)]
    assert [two.choose(range(9), "x") for _ in range(20)] != [other.choose(range(9), "x") for _ in range(20)]


def test_choices_are_even_and_only_from_the_items() -> None:
    chance = SeededChance(1)
    counted = Counter(chance.choose("abcd", "x") for _ in range(4000))
    assert set(counted) == set("abcd")
    assert all(850 < count < 1150 for count in counted.values())


def test_recorded_draws_come_back_in_order_by_purpose() -> None:
    chance = RecordedChance({"roll": [3, 5], "bag": ["W"]})
    assert chance.choose([1, 2, 3, 4, 5, 6], "roll") == 3
    assert chance.choose("WWR", "bag") == "W"
    assert chance.choose([1, 2, 3, 4, 5, 6], "roll") == 5


def test_a_draw_that_was_not_possible_is_refused() -> None:
    with pytest.raises(ImpossibleDraw) as refused:
        RecordedChance({"bag": ["G"]}).choose("WWR", "bag")
    assert (refused.value.code, refused.value.facts) == ("draw_impossible", {"purpose": "bag", "result": "G"})


@pytest.mark.parametrize("draws", [{}, {"bag": []}])
def test_a_draw_the_record_does_not_have_is_refused(draws: dict[str, list[object]]) -> None:
    with pytest.raises(ImpossibleDraw) as refused:
        RecordedChance(draws).choose("WWR", "bag")
    assert refused.value.code == "draw_missing"


def test_a_recorded_draw_from_a_very_long_range_is_found_at_once() -> None:
    """Searched one by one, these would take minutes."""
    most = range(2**62)
    assert RecordedChance({"seed": [2**62 - 1]}).choose(most, "seed") == 2**62 - 1
    with pytest.raises(ImpossibleDraw):
        RecordedChance({"seed": [-1]}).choose(most, "seed")
