"""Many at once: of those who want the same thing one gets it, the others are told, and nobody loses anything."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import TypeVar

from chantier.core.errors import Refusal
from chantier.core.rows import ChatMessage, Ending, Note, Rated, Result, SeatedPerson, SeatRow
from chantier.store import Store
from tests.store.support.scenes import a_table, open_table, person, running_table, setup, sit, turn

RACERS = 8
T = TypeVar("T")


def race(run: Callable[[int], T], racers: int = RACERS) -> list[T]:
    """What each of several threads comes back with, which have all begun at the same moment."""
    start = Barrier(racers)

    def go(racer: int) -> T:
        start.wait()
        return run(racer)

    with ThreadPoolExecutor(racers) as threads:
        return list(threads.map(go, range(racers)))


def code(call: Callable[[], object]) -> str:
    try:
        call()
    except Refusal as refusal:
        return refusal.code
    return "stored"


def test_one_of_many_gets_the_seat(store: Store) -> None:
    players = [person(store, str(racer)) for racer in range(RACERS)]
    table = open_table(store)
    got = race(lambda racer: sit(store, table, 0, players[racer]))
    assert got.count(True) == 1
    assert store.seats(table)[0].player == players[got.index(True)].id


def test_nobody_gets_two_seats_however_quick_they_are(store: Store) -> None:
    ada = person(store)
    table = open_table(store, seats=RACERS)
    got = race(lambda racer: code(lambda: sit(store, table, racer, ada)))
    assert sorted(got) == ["already_seated"] * (RACERS - 1) + ["stored"]
    assert [seat.player for seat in store.seats(table)].count(ada.id) == 1


def test_nobody_has_more_open_tables_than_allowed_however_quick_they_are(store: Store) -> None:
    ada = person(store)
    got = race(lambda _: code(lambda: store.create_table(a_table(ada), [SeatRow(0, "open")], most_open=3)))
    assert sorted(got) == ["stored"] * 3 + ["too_many_open_tables"] * (RACERS - 3)
    assert store.create_table(a_table(ada, public=False), [SeatRow(0, "open")], most_open=3)


def test_nobody_sits_down_after_the_start(store: Store) -> None:
    """One starts the game while the others want a seat: whoever got one got it before."""
    players = [person(store, str(racer)) for racer in range(RACERS)]
    table = open_table(store, seats=RACERS)

    def go(racer: int) -> list[str | None]:
        if racer:
            sit(store, table, racer, players[racer])
            return []
        store.start_table(table, [], setup(table))
        return [seat.player for seat in store.seats(table)]

    at_the_start = race(go)[0]
    assert [seat.player for seat in store.seats(table)] == at_the_start


def test_one_of_many_turns_gets_the_number(store: Store) -> None:
    table = running_table(store)
    for n in (1, 2, 3):
        told = race(lambda racer, n=n: code(lambda: store.append_turn(turn(table, n, seat=racer))))  # type: ignore[misc]
        assert sorted(told) == ["old_number"] * (RACERS - 1) + ["stored"]
    assert [one.n for one in store.turns(table)] == [0, 1, 2, 3]


def test_one_request_sent_many_times_at_once_plays_once(store: Store) -> None:
    table = running_table(store)
    same = turn(table, 1)
    assert race(lambda racer: store.append_turn(same)) == [same] * RACERS
    assert len(store.turns(table)) == 2


def test_many_tables_are_played_at_once(store: Store) -> None:
    tables = [running_table(store) for _ in range(RACERS)]

    def play(racer: int) -> None:
        for n in range(1, 11):
            store.append_turn(turn(tables[racer], n), [Note(n, "returned", 0, 1.0)])
            store.add_talk(tables[0], ChatMessage(None, None, "an onlooker", 1.0, text=str(n)))

    race(play)
    assert [[one.n for one in store.turns(table)] for table in tables] == [list(range(11))] * RACERS
    assert [[note.n for note in store.notes(table)] for table in tables] == [list(range(1, 11))] * RACERS
    assert [row.number for row in store.talk(tables[0])] == list(range(10 * RACERS))


def test_a_link_works_for_one_of_many(store: Store) -> None:
    ada = person(store)
    store.add_link(ada.id, "link", expires_at=100.0)
    found = race(lambda racer: store.use_link("link", f"device {racer}", now=50.0))
    assert found.count(ada) == 1
    assert found.count(None) == RACERS - 1
    known = [racer for racer in range(RACERS) if store.player_by_identity(f"device {racer}") == ada]
    assert known == [found.index(ada)]


def test_a_game_begins_once_and_ends_once(store: Store) -> None:
    table = open_table(store)
    assert race(lambda racer: store.start_table(table, [str(racer)], setup(table))).count(True) == 1
    assert race(lambda racer: store.end_table(table, Ending("ended", float(racer)))).count(True) == 1


def test_games_that_end_at_once_all_count_for_the_rating(store: Store) -> None:
    who = "bot:blueprints/greedy"
    tables = [running_table(store) for _ in range(RACERS)]

    def one_more(known: Mapping[str, Rated]) -> list[Rated]:
        return [Rated(who, 25.0, 8.0, known[who].games + 1 if who in known else 1)]

    ending = Ending("ended", 60.0, (Result(0, who, 1, 0, True),), one_more)
    race(lambda racer: store.append_turn(turn(tables[racer], 1), ending=ending))
    assert store.ratings("blueprints", [who])[who].games == RACERS


def test_who_is_forgotten_while_they_play_sit_and_talk_is_forgotten(store: Store) -> None:
    ada, bo = person(store), person(store, "Bo")
    running, waiting = running_table(store, ada, bo), open_table(store, ada)
    results = (Result(0, f"player:{ada.id}", 1, 0, True),)
    doing: list[Callable[[], object]] = [
        lambda: store.forget(ada.id, "somebody", now=50.0),
        lambda: store.take_seat(waiting, 0, SeatedPerson(ada.id, ada.name, "token")),
        lambda: store.add_talk(running, ChatMessage(ada.id, 0, ada.name, 30.0, text="ada was here")),
        lambda: store.append_turn(turn(running, 1), ending=Ending("ended", 60.0, results)),
    ]
    told = race(lambda racer: code(doing[racer]), len(doing))
    assert told[0] == told[3] == "stored"
    assert set(told) <= {"stored", "store_clash"}
    assert store.everything_about(ada.id) == {}
    names = {seat.name for table in (running, waiting) for seat in store.seats(table)}
    assert names | {row.name for row in store.talk(running)} <= {"", "Bo", "somebody"}
    assert [row.text for row in store.talk(running) if row.text] == []
    assert [row.who for row in store.results()] == [None]
