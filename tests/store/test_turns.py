"""The log: one number, one turn; one request, one turn; a turn with all it brings about, or nothing."""

from __future__ import annotations

import msgspec
import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from chantier.core.errors import Refusal
from chantier.core.rows import Ending, Note, Rated, Result, Snapshot
from chantier.store import Store
from tests.store.support.scenes import everything, open_table, person, running_table, setup, turn


def refused(store: Store, table: str, n: int) -> Refusal:
    """The refusal of a turn; nothing may have changed."""
    before = everything(store)
    with pytest.raises(Refusal) as refusal:
        store.append_turn(turn(table, n), [Note(n, "returned", 0, 1.0)])
    assert everything(store) == before
    return refusal.value


def test_turns_come_back_as_they_were_stored_and_in_order(store: Store) -> None:
    table, other = running_table(store), running_table(store)
    told = [turn(table, 1, clocks=b'{"left":[1.5,2]}'), turn(table, 2, seat=1, by="stand_in", request=None, at=31.0)]
    for one in told:
        assert store.append_turn(one) == one
        store.append_turn(turn(other, one.n))
    assert store.turns(table) == [setup(table), *told]
    assert store.turns(table, since=2) == told[1:]
    assert store.turns(table, since=3) == store.turns("nowhere") == []
    row = store.table(table)
    assert row is not None
    assert (row.turns, row.moved_at) == (3, 31.0)


def test_a_number_is_given_once_and_none_is_left_out(store: Store) -> None:
    table = running_table(store)
    store.append_turn(turn(table, 1))
    for n in (0, 1, 3, -1):
        refusal = refused(store, table, n)
        assert (refusal.code, refusal.facts) == ("old_number", {"expected": 2, "came": n})
    store.append_turn(turn(table, 2))


def test_the_same_request_again_gives_the_stored_turn(store: Store) -> None:
    """Also after other turns, on another number, with another move, and when the game has ended with it."""
    table = running_table(store)
    told = turn(table, 1, request="mine")
    store.append_turn(told)
    before = everything(store)
    for n in (1, 2, 7):
        assert store.append_turn(turn(table, n, request="mine", move=b"null")) == told
    assert everything(store) == before
    store.append_turn(turn(table, 2, request="last"), ending=Ending("ended", 60.0))
    assert store.append_turn(told) == told
    assert store.append_turn(turn(table, 3, request="last")).n == 2


def test_the_same_request_is_another_at_another_table(store: Store) -> None:
    one, other = running_table(store), running_table(store)
    assert store.append_turn(turn(one, 1, request="mine")).table == one
    assert store.append_turn(turn(other, 1, request="mine")).table == other
    assert store.turn_of_request(other, "mine") == store.turns(other)[1]
    assert store.turn_of_request(one, "not mine") is None


def test_turns_without_a_request_are_all_different(store: Store) -> None:
    table = running_table(store)
    for n in (1, 2, 3):
        store.append_turn(turn(table, n, by="bot", request=None))
    assert len(store.turns(table)) == 4


def test_a_table_where_nothing_runs_takes_no_turn(store: Store) -> None:
    assert refused(store, open_table(store), 0).code == "table_not_running"
    ended = running_table(store)
    store.end_table(ended, Ending("abandoned", 60.0))
    assert refused(store, ended, 1).code == "table_not_running"
    assert refused(store, "nowhere", 0).code == "no_such_table"


def test_a_turn_that_ends_the_game_stores_everything_at_once(store: Store) -> None:
    ada = person(store)
    table = running_table(store, ada)
    who, bot = f"player:{ada.id}", "bot:blueprints/greedy"
    results = (Result(0, who, 30, 0, True), Result(1, bot, 20, 1, False))
    rated = [Rated(who, 26.0, 7.0, 1), Rated(bot, 24.0, 7.5, 1)]
    note = Note(1, "returned", 0, 50.0)
    store.append_turn(turn(table, 1), [note], Ending("ended", 60.0, results, lambda known: rated))
    row = store.table(table)
    assert row is not None
    assert (row.status, row.ended_at, row.turns) == ("ended", 60.0, 2)
    assert store.notes(table) == [note]
    assert [(one.seat, one.who, one.points) for one in store.results(table=table)] == [(0, who, 30), (1, bot, 20)]
    assert store.ratings("blueprints", [who, bot]) == {one.who: one for one in rated}


def test_if_any_part_fails_the_whole_turn_has_not_happened(store: Store) -> None:
    table = running_table(store)
    twice = (Result(0, None, 1, 0, True), Result(0, None, 2, 0, True))
    before = everything(store)
    with pytest.raises(Refusal) as refusal:
        store.append_turn(turn(table, 1), [Note(1, "returned", 0, 50.0)], Ending("ended", 60.0, twice))
    assert refusal.value.code == "store_clash"
    assert everything(store) == before

    def fails(known: object) -> list[Rated]:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        store.append_turn(turn(table, 1), ending=Ending("ended", 60.0, twice[:1], fails))
    assert everything(store) == before
    store.append_turn(turn(table, 1))


def test_turns_of_many_tables_are_stored_together(store: Store) -> None:
    tables = [running_table(store) for _ in range(5)]
    for n in (1, 2):
        batch = [turn(table, n) for table in tables]
        assert store.append_turns([(one, None) for one in batch]) == batch
        assert [store.turns(table)[-1] for table in tables] == batch


def test_what_one_turn_is_refused_with_is_not_the_others_business(store: Store) -> None:
    fine, late, ended, last = (running_table(store) for _ in range(4))
    store.end_table(ended, Ending("abandoned", 60.0))
    known = turn(fine, 1)
    store.append_turn(known)

    def fails(known: object) -> list[Rated]:
        raise ZeroDivisionError

    stored = [turn(fine, 2), turn(fine, 3), turn(last, 1)]
    batch = [
        (stored[0], None),
        (known, None),
        (turn(late, 7), None),
        (turn(ended, 1), None),
        (turn("nowhere", 0), None),
        (turn(late, 1), Ending("ended", 60.0, (), fails)),
        (stored[1], None),
        (stored[2], Ending("ended", 60.0)),
    ]
    told = store.append_turns(batch)
    assert [one for one in told if not isinstance(one, Exception)] == [stored[0], known, *stored[1:]]
    codes = ["old_number", "table_not_running", "no_such_table"]
    assert [one.code for one in told if isinstance(one, Refusal)] == codes
    assert isinstance(told[5], ZeroDivisionError)
    assert store.turns(fine) == [setup(fine), known, *stored[:2]]
    assert store.turns(late) == [setup(late)]
    row = store.table(last)
    assert row is not None
    assert (row.status, row.turns) == ("ended", 2)


def test_a_snapshot_replaces_the_one_before_and_can_be_dropped(store: Store) -> None:
    table = running_table(store)
    assert store.snapshot(table) is None
    store.save_snapshot(table, 0, b"\0\xff first")
    store.save_snapshot(table, 3, b"")
    assert store.snapshot(table) == Snapshot(3, b"")
    log = store.turns(table)
    store.drop_snapshots()
    assert store.snapshot(table) is None
    assert store.turns(table) == log


def test_an_older_snapshot_does_not_replace_a_newer_one(store: Store) -> None:
    table = running_table(store)
    store.save_snapshot(table, 5, b"newer")
    store.save_snapshot(table, 4, b"older")
    assert store.snapshot(table) == Snapshot(5, b"newer")


def test_there_is_no_snapshot_of_nothing(store: Store) -> None:
    with pytest.raises(Refusal) as refusal:
        store.save_snapshot("nowhere", 0, b"")
    assert refusal.value.code == "store_clash"


def test_json_comes_back_byte_for_byte(store: Store) -> None:
    table = running_table(store)
    events = msgspec.json.encode(["\0\x1f\u2028", "𝄞", -0.0, 1e300, 2**63, {"": None}])
    store.append_turn(turn(table, 1, events=events))
    assert store.turns(table)[1].events == events


def test_an_error_does_not_say_what_was_to_be_stored(store: Store) -> None:
    """It may end in a log, and what was to be stored may be a secret."""
    with pytest.raises(DBAPIError) as failed, store._engine.connect() as connection:
        connection.execute(text("INSERT INTO nowhere VALUES (:events)"), {"events": "a plan"})
    assert "a plan" not in str(failed.value)
