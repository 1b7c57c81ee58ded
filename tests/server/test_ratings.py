"""Ratings of two to five seats, people and bots on one scale."""

from __future__ import annotations

import pytest

from chantier.core.game import places_of
from chantier.core.rows import Rated, Result
from chantier.server.ratings import rated, rating_of


@pytest.mark.parametrize(
    ("points", "winners", "places"),
    [
        ((10, 7, 12), (2,), [1, 2, 0]),
        ((10, 10, 7), (0, 1), [0, 0, 2]),
        ((10, 10), (1,), [1, 0]),
        ((5, 5, 5, 9, 1), (3,), [1, 1, 1, 0, 4]),
    ],
)
def test_winners_come_first_and_equal_points_share_a_place(
    points: tuple[int, ...], winners: tuple[int, ...], places: list[int]
) -> None:
    assert places_of(points, winners) == places


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_better_the_place_the_better_the_rating_and_everybody_is_known_better(seats: int) -> None:
    whos = [f"player:{seat}" for seat in range(seats)]
    before = {who: Rated(who, 25.0, 8.0, 3) for who in whos}
    after = rated(whos, range(seats), before)
    assert [one.who for one in after] == whos
    means = [one.mu for one in after]
    assert means == sorted(means, reverse=True)
    assert means[0] > 25 > means[-1]
    assert all(one.sigma < 8.0 and one.games == 4 for one in after)


def test_beating_a_strong_bot_is_worth_more_than_beating_a_weak_one() -> None:
    strong, weak = Rated("bot:g/strong", 35.0, 2.0, 50), Rated("bot:g/weak", 15.0, 2.0, 50)
    gains = [rated(["player:a", bot.who], [0, 1], {bot.who: bot})[0].mu for bot in (strong, weak)]
    assert gains[0] > gains[1]


def test_a_bot_at_two_seats_is_one_bot() -> None:
    after = rated(["player:a", "bot:g/b", "bot:g/b"], [1, 0, 2], {})
    assert [(one.who, one.games) for one in after] == [("player:a", 1), ("bot:g/b", 1)]


def test_whoever_only_played_against_themselves_is_not_rated() -> None:
    same = [Result(seat, "bot:g/b", 0, seat, seat == 0) for seat in range(3)]
    assert rating_of(same) is None
    assert rating_of([*same, Result(3, "player:a", 9, 0, True)]) is not None


def test_whoever_was_forgotten_does_not_count() -> None:
    assert rating_of([Result(0, None, 3, 0, True), Result(1, "player:a", 2, 1, False)]) is None
