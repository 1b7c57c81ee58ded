"""Results, ratings and the leaderboard."""

from __future__ import annotations

from collections.abc import Mapping

from chantier.core.rows import Ending, Played, Rated, Result, Standing
from chantier.store import Store
from tests.store.support.scenes import everything, open_table, person, running_table


def one_more(known: Mapping[str, Rated], *whos: str) -> list[Rated]:
    return [Rated(who, 25.0, 8.0, known[who].games + 1 if who in known else 1) for who in whos]


def test_a_table_ends_once(store: Store) -> None:
    table = running_table(store)
    assert store.end_table(table, Ending("abandoned", 60.0, (Result(0, None, -3, 0, False),)))
    before = everything(store)
    assert not store.end_table(table, Ending("ended", 70.0, (Result(0, None, 5, 0, True),)))
    assert everything(store) == before
    row = store.table(table)
    assert row is not None
    assert (row.status, row.ended_at) == ("abandoned", 60.0)


def test_a_table_that_never_began_can_be_abandoned(store: Store) -> None:
    table = open_table(store)
    assert store.end_table(table, Ending("abandoned", 60.0))
    assert store.open_public_tables(10) == []


def test_results_are_listed_by_table_and_by_who_the_newest_first(store: Store) -> None:
    first, second = running_table(store), running_table(store)
    for at, table in ((50.0, first), (60.0, second)):
        results = (Result(0, "bot:blueprints/greedy", 9, 1, False), Result(1, "bot:blueprints/builder", 12, 0, True))
        assert store.end_table(table, Ending("ended", at, results))
    greedy = "bot:blueprints/greedy"
    assert store.results(who=greedy) == [
        Played(second, "blueprints", 60.0, 0, greedy, 9, 1, False),
        Played(first, "blueprints", 50.0, 0, greedy, 9, 1, False),
    ]
    assert [(one.table, one.seat) for one in store.results()] == [(second, 0), (second, 1), (first, 0), (first, 1)]
    assert [one.seat for one in store.results(table=first)] == [0, 1]
    assert len(store.results(limit=3)) == 3
    assert store.results(who="bot:blueprints/uniform") == store.results(table="nowhere") == []


def test_ratings_are_made_from_those_before(store: Store) -> None:
    whos = ("bot:blueprints/greedy", "bot:blueprints/builder")
    results = tuple(Result(seat, who, 1, 0, True) for seat, who in enumerate(whos))
    for games in (1, 2, 3):
        store.end_table(running_table(store), Ending("ended", 60.0, results, lambda known: one_more(known, *whos)))
        assert {one.games for one in store.ratings("blueprints", whos).values()} == {games}
    assert store.ratings("men-at-work", whos) == store.ratings("blueprints", []) == {}


def test_the_leaderboard_goes_by_what_somebody_is_at_least_worth(store: Store) -> None:
    ada = person(store)
    who = f"player:{ada.id}"
    rated = [Rated(who, 30.0, 2.0, 9), Rated("bot:b/strong", 40.0, 8.0, 1), Rated("bot:b/weak", 10.0, 1.0, 99)]
    results = tuple(Result(seat, one.who, 0, 0, False) for seat, one in enumerate(rated))
    store.end_table(running_table(store), Ending("ended", 60.0, results, lambda known: rated))
    assert store.leaderboard("blueprints") == [
        Standing(who, "Ada", 30.0, 2.0, 9),
        Standing("bot:b/strong", None, 40.0, 8.0, 1),
        Standing("bot:b/weak", None, 10.0, 1.0, 99),
    ]
    assert [one.name for one in store.leaderboard("blueprints", limit=1)] == ["Ada"]
    assert store.leaderboard("men-at-work") == []
