"""Who sits where: everybody meets everybody equally often and sits on every seat equally often, deal by deal."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chantier.core.errors import BadInput
from chantier.lab.seatings import check_bots, companies, deal, games_of_a_deal, orders, rotations, seating

BOTS = st.integers(2, 6).map(lambda count: tuple("abcdef"[:count]))
SEATS = st.integers(2, 5)
DEALS = st.integers(0, 50)


@given(BOTS, SEATS, DEALS)
def test_every_bot_sits_on_every_seat_equally_often(bots: tuple[str, ...], seats: int, number: int) -> None:
    sat = Counter((bot, seat) for one in deal(bots, (seats,), number) for seat, bot in enumerate(one))
    assert set(sat) == {(bot, seat) for bot in bots for seat in range(seats)}
    assert len(set(sat.values())) == 1


@given(BOTS, SEATS, DEALS)
def test_every_pair_meets_equally_often(bots: tuple[str, ...], seats: int, number: int) -> None:
    met = Counter(
        pair for one in deal(bots, (seats,), number) for pair in map(frozenset, combinations(one, 2)) if len(pair) == 2
    )
    assert set(met) == set(map(frozenset, combinations(bots, 2)))
    assert len(set(met.values())) == 1


@given(BOTS, SEATS, DEALS)
def test_no_game_of_a_deal_is_played_twice(bots: tuple[str, ...], seats: int, number: int) -> None:
    games = deal(bots, (seats,), number)
    assert len(set(games)) == len(games) == games_of_a_deal(bots, (seats,))


@given(BOTS, SEATS)
def test_nobody_sits_there_twice_unless_there_are_too_few(bots: tuple[str, ...], seats: int) -> None:
    for company in companies(bots, seats):
        assert len(company) == seats
        assert len(set(company)) == min(seats, len(bots))


@pytest.mark.parametrize("seats", [3, 4])
def test_over_all_orders_every_bot_follows_every_other_equally_often(seats: int) -> None:
    bots = tuple("abcd"[:seats])
    followed = Counter(
        (one[seat - 1], one[seat])
        for number in range(len(orders(bots)))
        for one in deal(bots, (seats,), number)
        for seat in range(seats)
    )
    assert len(followed) == seats * (seats - 1)
    assert len(set(followed.values())) == 1


def test_orders_are_all_different_and_no_rotations_of_each_other() -> None:
    assert orders(("a", "b", "c")) == (("a", "b", "c"), ("a", "c", "b"))
    assert orders(("a", "a", "b", "b")) == (("a", "a", "b", "b"),)  # a b a b is the same game after two rotations
    assert rotations(("a", "b", "c")) == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]


@given(BOTS, st.lists(SEATS, min_size=1, max_size=3, unique=True).map(tuple), st.integers(0, 400))
def test_a_game_has_its_place_in_its_deal(bots: tuple[str, ...], seat_counts: tuple[int, ...], game: int) -> None:
    number, sits = seating(bots, seat_counts, game)
    games = games_of_a_deal(bots, seat_counts)
    assert number == game // games
    assert deal(bots, seat_counts, number)[game % games] == sits


def test_a_company_that_names_a_bot_twice_is_played_as_it_is() -> None:
    one_against_three = ("strong", "weak", "weak", "weak")
    games = deal(one_against_three, (4,), 0)
    assert [one.index("strong") for one in games] == [0, 3, 2, 1]
    assert all(sorted(one) == sorted(one_against_three) for one in games)


def test_three_bots_at_two_and_four_seats() -> None:
    games = deal(("a", "b", "c"), (2, 4), 0)
    assert Counter(map(len, games)) == {2: 6, 4: 12}


@pytest.mark.parametrize(
    ("bots", "seat_counts", "code"),
    [
        (("a",), (2,), "too_few_to_compare"),
        (("a", "a"), (2,), "too_few_to_compare"),
        (("a", "a", "b"), (4,), "company_of_wrong_size"),
        (("a", "b", "b"), (3, 2), "company_of_wrong_size"),
    ],
)
def test_bots_that_make_no_contest_are_refused(bots: tuple[str, ...], seat_counts: tuple[int, ...], code: str) -> None:
    with pytest.raises(BadInput) as refused:
        check_bots(bots, seat_counts)
    assert refused.value.code == code
