"""Ratings: known answers, and what every rating must fulfil."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from chantier.lab.arena import Bout
from chantier.lab.ratings import (
    DOUBT,
    FEWEST_DEALS,
    MIDDLE,
    Rating,
    mean_of,
    meetings,
    pairs,
    ratings,
    share,
    share_of,
    skills,
    strengths,
)
from chantier.lab.standings import standings
from tests.lab.support.contests import bout, contest, played


def test_wilsons_interval_is_the_one_in_the_books() -> None:
    found = share(81, 263)  # Newcombe 1998, table I, method 3
    assert (round(found.low, 4), round(found.high, 4)) == (0.2553, 0.3662)
    found = share(15, 148)
    assert (round(found.low, 4), round(found.high, 4)) == (0.0624, 0.1605)
    found = share(0, 20)
    assert (found.value, found.low, round(found.high, 4)) == (0.0, 0.0, 0.1611)


@given(st.integers(1, 500).flatmap(lambda count: st.tuples(st.floats(0, count), st.just(count))))
def test_a_share_lies_in_its_interval(counted: tuple[float, int]) -> None:
    found = share(*counted)
    assert 0 <= found.low <= found.value <= found.high <= 1


def test_nothing_seen_is_nothing_known() -> None:
    assert (share(0, 0).low, share(0, 0).high) == (0, 1)


def test_ten_times_as_often_is_four_hundred_points() -> None:
    won = np.array([[0, 1000 - DOUBT], [100 - DOUBT, 0]], dtype=float)
    strong, weak = strengths(won[None])[0]
    assert strong - weak == pytest.approx(400)
    assert strong + weak == pytest.approx(2 * MIDDLE)


def test_strengths_explain_what_was_expected_of_them() -> None:
    truth = np.array([1900.0, 1550.0, 1400.0, 1150.0])
    chances = 1 / (1 + 10 ** ((truth[None, :] - truth[:, None]) / 400))
    met = np.full((4, 4), 1e7) - np.eye(4) * 1e7
    assert strengths((met * chances)[None])[0] == pytest.approx(truth, abs=0.5)


@given(st.lists(st.integers(0, 50), min_size=6, max_size=6))
def test_who_wins_more_of_a_round_robin_is_rated_higher(wins: list[int]) -> None:
    """With equally many meetings the order of the ratings is the order of the wins."""
    won = np.zeros((3, 3))
    for (one, other), count in zip(((0, 1), (0, 2), (1, 2)), wins, strict=False):
        won[one, other], won[other, one] = count, 50 - count
    found = strengths(won[None])[0]
    totals = won.sum(axis=1)
    for one in range(3):
        for other in range(3):
            if totals[one] > totals[other]:
                assert found[one] > found[other]


def test_places_are_compared_two_by_two_and_a_bot_not_with_itself() -> None:
    bouts = [bout(7, "aab", (5, 1, 3), (0,)), bout(7, "ab", (4, 4), (0, 1))]
    assert pairs(bouts) == {("a", "b"): [(7, 1), (7, 0), (7, 0.5)], ("b", "a"): [(7, 0), (7, 1), (7, 0.5)]}
    assert meetings("ab", bouts).tolist() == [[[0, 1.5], [1.5, 0]]]


def rated_ab(games: list[Bout]) -> list[Rating]:
    return ratings(meetings("ab", games), "seed")


def test_deals_are_resampled_whole() -> None:
    """Two games of a deal that always end one each say nothing against each other, however many there are."""
    even = [one for deal in range(20) for one in (bout(deal, "ab", (1, 0), (0,)), bout(deal, "ba", (1, 0), (0,)))]
    for rated in rated_ab(even):
        assert (rated.value, rated.low, rated.high) == pytest.approx((MIDDLE, MIDDLE, MIDDLE))


def test_an_interval_holds_its_rating_and_shrinks_with_more_deals() -> None:
    def rated(deals: int) -> Rating:
        games = [bout(deal, "ab", (1, 0) if deal % 3 else (0, 1), (0 if deal % 3 else 1,)) for deal in range(deals)]
        return rated_ab(games)[0]

    few, many = rated(30), rated(300)
    for one in (few, many):
        assert one.low is not None
        assert one.high is not None
        assert one.low < one.value < one.high
    assert many.high - many.low < few.high - few.low  # type: ignore[operator]
    assert rated(300) == many
    assert rated(FEWEST_DEALS - 1).low is None


def test_openskill_moves_up_who_wins_and_counts_a_bot_at_two_seats_once() -> None:
    known = skills("abc", [bout(0, "aab", (3, 2, 1), (0,))])
    assert known["a"].mu > known["c"].mu > known["b"].mu
    assert known["a"].sigma < known["c"].sigma


def test_the_stronger_bot_stands_higher_everywhere() -> None:
    asked = contest("uniform", "builder")
    shown = standings(asked.setup, played(asked, 24))
    builder, uniform = shown.bots
    assert (builder.bot, uniform.bot) == ("builder", "uniform")
    assert builder.rating.low > uniform.rating.high  # type: ignore[operator]
    assert builder.skill.mu > uniform.skill.mu
    assert builder.wins[2].low > 0.5 > uniform.wins[2].high
    assert builder.before["uniform"].value == pytest.approx(1 - uniform.before["builder"].value)
    assert sum(one.wins[2].value for one in shown.bots) == pytest.approx(1)
    assert sum(seat.value for seat in shown.seats[2]) == pytest.approx(1)
    assert (shown.games, shown.deals) == (24, 12)
    assert sum(subject.numbers["building"].count for subject in shown.subjects) == 24 * 2 * 3


def test_a_mean_comes_with_its_margin() -> None:
    assert mean_of([]).count == 0
    assert (mean_of([(0, 4)]).value, mean_of([(0, 4)]).margin) == (4, 0)
    assert mean_of([(0, 1), (1, 3)]).value == 2
    assert mean_of([(0, 1), (1, 3)]).margin == pytest.approx(1.96, abs=0.001)


def test_games_that_say_the_same_are_worth_one() -> None:
    """Four games a deal that always end alike: the interval is as wide as if there had been one a deal."""
    once = [(deal, float(deal % 2)) for deal in range(40)]
    told = share_of(once)
    assert (told.low, told.high) == pytest.approx((share(20, 40).low, share(20, 40).high), abs=0.003)
    again = share_of(once * 4)
    assert (again.low, again.high) == pytest.approx((told.low, told.high), abs=0.003)
    assert mean_of(once * 4).margin == pytest.approx(mean_of(once).margin, rel=0.02)


def test_games_that_even_each_other_out_are_not_worth_more_than_they_are() -> None:
    even = [(deal, float(game % 2)) for deal in range(20) for game in range(2)]
    assert share_of(even) == share(20, 40)
