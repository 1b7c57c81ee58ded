"""Tables and seats: made, listed, taken by one, left, started once."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from chantier.core.errors import Refusal
from chantier.core.rows import Note, SeatedPerson, SeatRow
from chantier.store import Store
from tests.store.support.scenes import a_table, everything, open_table, person, running_table, setup, sit

COMMITMENT = "c0" * 32


def test_a_table_is_kept_as_it_was_made(store: Store) -> None:
    row = a_table(person(store), rematch_of="another table", options='{"name":"Öl – ☕"}'.encode())
    seats = [SeatRow(0, "open"), SeatRow(1, "bot", "greedy 2", bot="greedy")]
    assert store.create_table(row, seats)
    assert store.table(row.id) == row
    assert store.seats(row.id) == seats
    assert store.table("another table") is None
    assert store.seats("another table") == []


def test_one_look_shows_a_table_its_seats_and_where_they_play_once_more(store: Store) -> None:
    first = open_table(store)
    row = store.table(first)
    assert store.look(first) == (row, store.seats(first), None)
    again = open_table(store, rematch_of=first, created_at=11.0)
    open_table(store, rematch_of=first, created_at=12.0)
    assert store.look(first) == (row, store.seats(first), again)
    assert store.look("nowhere") is None


def test_an_id_is_given_once(store: Store) -> None:
    host = person(store)
    row = a_table(host)
    assert store.create_table(row, [SeatRow(0, "open")])
    before = everything(store)
    assert not store.create_table(msgspec.structs.replace(row, game="men-at-work"), [SeatRow(0, "bot")])
    assert everything(store) == before


def test_a_table_with_the_same_seat_twice_is_refused_whole(store: Store) -> None:
    row = a_table(person(store))
    with pytest.raises(Refusal) as refused:
        store.create_table(row, [SeatRow(0, "open"), SeatRow(0, "open")])
    assert refused.value.code == "store_clash"
    assert store.table(row.id) is None


def test_a_table_needs_a_host_who_exists(store: Store) -> None:
    row = msgspec.structs.replace(a_table(person(store)), host="nobody")
    with pytest.raises(Refusal) as refused:
        store.create_table(row, [SeatRow(0, "open")])
    assert refused.value.code == "store_clash"


def test_the_lobby_shows_open_public_tables_the_newest_first(store: Store) -> None:
    host = person(store)
    public = [open_table(store, host, created_at=float(at), attended_at=0.0) for at in (3, 1, 2)]
    private, given_up = open_table(store, host, public=False), open_table(store, host)
    for table in (*public, private, given_up):
        assert sit(store, table, 0, host)
    assert store.set_status(given_up, "open", "abandoned")
    running_table(store, host)
    open_table(store, host, created_at=9.0, attended_at=0.0)  # where nobody sits
    assert [row.id for row in store.open_public_tables(10)] == [public[0], public[2], public[1]]
    assert [row.id for row in store.open_public_tables(1)] == [public[0]]


def test_the_tables_where_somebody_sits(store: Store) -> None:
    ada, bo = person(store), person(store, "Bo")
    running, waiting = running_table(store, ada, bo), open_table(store, bo, created_at=50.0)
    assert sit(store, waiting, 1, ada)
    assert [row.id for row in store.tables_of(ada.id)] == [waiting, running]
    assert [row.id for row in store.tables_of(ada.id, "running")] == [running]
    assert [row.id for row in store.tables_of(bo.id)] == [running]  # a host who does not sit is not listed
    assert [row.id for row in store.tables_to_wake()] == [running]


def test_a_game_where_no_person_sits_any_more_is_not_woken(store: Store) -> None:
    ada, bo = person(store), person(store, "Bo")
    table = running_table(store, ada, bo)
    assert store.set_stand_in(table, 0, True, Note(1, "stand_in", 0, 30.0))
    assert [row.id for row in store.tables_to_wake()] == [table]
    assert store.set_stand_in(table, 1, True, Note(1, "stand_in", 1, 30.0))
    assert store.tables_to_wake() == []
    assert store.set_stand_in(table, 0, False, Note(2, "returned", 0, 40.0))
    assert [row.id for row in store.tables_to_wake()] == [table]


def test_a_seat_is_taken_once(store: Store) -> None:
    ada, bo = person(store), person(store, "Bo")
    table = open_table(store)
    assert store.take_seat(table, 1, SeatedPerson(ada.id, "Ada", "token"))
    assert not store.take_seat(table, 1, SeatedPerson(bo.id, "Bo", "token of bo"))
    taken = SeatRow(1, "person", "Ada", ada.id, token_hash="token")
    assert store.seats(table) == [SeatRow(0, "open"), taken]
    assert not sit(store, table, 2, bo)  # there is none


def test_a_seat_is_left_by_whoever_sits_there(store: Store) -> None:
    ada, bo = person(store), person(store, "Bo")
    table = open_table(store)
    assert sit(store, table, 0, ada)
    assert store.promise(table, 0, COMMITMENT, "hash", "end", 20.0)
    assert not store.leave_seat(table, 0, bo.id)
    assert not store.leave_seat(table, 1, ada.id)
    assert store.leave_seat(table, 0, ada.id)
    assert store.seats(table)[0] == SeatRow(0, "open")
    assert sit(store, table, 0, bo)


def test_a_bot_sits_where_no_person_sits(store: Store) -> None:
    ada = person(store)
    table = open_table(store)
    assert sit(store, table, 0, ada)
    assert not store.set_bot(table, 0, "greedy", "greedy 1")
    assert not store.clear_bot(table, 0)
    assert store.set_bot(table, 1, "greedy", "greedy 2")
    assert store.set_bot(table, 1, "builder", "builder 2")
    assert store.seats(table)[1] == SeatRow(1, "bot", "builder 2", bot="builder")
    assert not sit(store, table, 1, ada)
    assert store.clear_bot(table, 1)
    assert store.seats(table)[1] == SeatRow(1, "open")


def test_once_the_game_has_begun_nobody_sits_down_or_stands_up(store: Store) -> None:
    ada, bo = person(store), person(store, "Bo")
    table = running_table(store, ada)
    before = everything(store)
    assert not sit(store, table, 1, bo)
    assert not store.leave_seat(table, 0, ada.id)
    assert not store.set_bot(table, 1, "greedy", "greedy 2")
    assert not store.promise(table, 0, COMMITMENT, "hash", "end", 20.0)
    assert not store.reveal_salt(table, 0, "e0")
    assert not store.start_again(table, 1, ("seed", "commitment"), [0])
    assert everything(store) == before


def test_a_promise_is_for_one_secret_and_stands_once_the_game_starts(store: Store) -> None:
    ada = person(store)
    table = open_table(store)
    assert sit(store, table, 0, ada)
    assert store.set_bot(table, 1, "greedy", "greedy 2")
    assert not store.promise(table, 0, "another", "hash", "end", 20.0)
    assert not store.promise(table, 1, COMMITMENT, "hash", "end", 20.0)  # a bot
    assert store.promise(table, 0, COMMITMENT, "hash", "end", 20.0)
    assert store.promise(table, 0, COMMITMENT, "other hash", "other end", 20.0)
    assert store.set_status(table, "open", "starting")
    assert not store.promise(table, 0, COMMITMENT, "hash", "end", 20.0)
    promised = [(seat.salt_hash, seat.chain_end) for seat in store.seats(table)]
    assert promised == [("other hash", "other end"), (None, None)]


def test_a_salt_is_revealed_once_by_who_promised_it(store: Store) -> None:
    ada, bo = person(store), person(store, "Bo")
    table = open_table(store)
    assert sit(store, table, 0, ada)
    assert sit(store, table, 1, bo)
    assert store.promise(table, 0, COMMITMENT, "hash", "end", 20.0)
    assert not store.reveal_salt(table, 0, "e0")  # not yet
    assert store.set_status(table, "open", "starting")
    assert store.reveal_salt(table, 0, "e0")
    assert not store.reveal_salt(table, 0, "e1")
    assert not store.reveal_salt(table, 1, "e1")
    assert [seat.salt for seat in store.seats(table)] == ["e0", None]


def test_a_start_that_comes_to_nothing_throws_the_secret_and_all_promises_away(store: Store) -> None:
    ada, bo = person(store), person(store, "Bo")
    table = open_table(store)
    for seat, player in enumerate((ada, bo)):
        assert sit(store, table, seat, player)
        assert store.promise(table, seat, COMMITMENT, "hash", "end", 20.0)
    assert not store.start_again(table, 1, ("seed", "commitment"), [1])  # it has not started
    assert store.set_status(table, "open", "starting")
    assert store.reveal_salt(table, 0, "e0")
    assert not store.start_again(table, 2, ("seed", "commitment"), [1])
    assert store.start_again(table, 1, ("seed", "commitment"), [1], ["CODE-1"])
    row = store.table(table)
    assert row is not None
    assert (row.status, row.attempt, row.server_seed, row.commitment) == ("open", 2, "seed", "commitment")
    assert row.code == "CODE-1"
    here, gone = store.seats(table)
    assert (here.player, here.salt_hash, here.chain_end, here.salt) == (ada.id, None, None, None)
    assert gone == SeatRow(1, "open")
    assert not store.start_again(table, 1, ("seed", "commitment"), [0])


def test_nobody_waits_for_somebody_who_was_forgotten_while_the_game_started(store: Store) -> None:
    ada, bo = person(store), person(store, "Bo")
    table = open_table(store)
    for seat, player in enumerate((ada, bo)):
        assert sit(store, table, seat, player)
        assert store.promise(table, seat, COMMITMENT, "hash", "end", 20.0)
    assert store.set_status(table, "open", "starting")
    assert store.reveal_salt(table, 0, "e0")
    store.forget(ada.id, "somebody", now=50.0)
    assert store.start_again(table, 1, ("seed", "commitment"), [1])
    assert store.seats(table) == [SeatRow(0, "open"), SeatRow(1, "open")]
    assert store.notes(table) == []


def test_the_key_is_made_once(store: Store) -> None:
    first = store.server_key("ab" * 32)
    assert store.server_key("cd" * 32) == first


def test_a_new_token_is_for_the_same_person_only(store: Store) -> None:
    ada, bo = person(store), person(store, "Bo")
    table = running_table(store, ada)
    assert store.rotate_token(table, 0, ada.id, "new token")
    assert not store.rotate_token(table, 0, bo.id, "stolen")
    assert not store.rotate_token(table, 1, bo.id, "stolen")
    assert [seat.token_hash for seat in store.seats(table)] == ["new token", None]


def test_a_stand_in_and_the_return_are_noted_once_each(store: Store) -> None:
    table = running_table(store, person(store))
    out, back = Note(1, "stand_in", 0, 30.0), Note(4, "returned", 0, 40.0)
    assert store.set_stand_in(table, 0, True, out)
    assert not store.set_stand_in(table, 0, True, out)
    assert store.seats(table)[0].stand_in
    assert store.set_stand_in(table, 0, False, back)
    assert not store.set_stand_in(table, 0, False, back)
    assert not store.seats(table)[0].stand_in
    assert store.notes(table) == [out, back]


def test_a_game_begins_once_with_its_first_turn_and_what_is_to_be_said_about_it(store: Store) -> None:
    table = open_table(store)
    left_out = Note(0, "left_out", 1, 20.0)
    assert store.start_table(table, ["aa", ""], setup(table), [left_out])
    row = store.table(table)
    assert row is not None
    assert (row.status, row.salts, row.started_at, row.moved_at, row.turns) == ("running", ("aa", ""), 20.0, 20.0, 1)
    assert store.turns(table) == [setup(table)]
    before = everything(store)
    assert not store.start_table(table, ["cc", "dd"], setup(table), [left_out])
    assert everything(store) == before
    assert store.notes(table) == [left_out]


def test_a_status_changes_only_from_what_it_was(store: Store) -> None:
    table = open_table(store)
    assert not store.set_status(table, "starting", "open")
    assert store.set_status(table, "open", "starting")
    assert not store.set_status(table, "open", "starting")
    assert store.tables_to_wake() == [], "nobody sits there"
    assert store.start_table(table, ["aa", "bb"], setup(table))


def test_a_table_that_does_not_exist_is_refused(store: Store) -> None:
    ada = person(store)
    note = Note(0, "stand_in", 0, 1.0)
    calls: list[Callable[[], object]] = [
        lambda: sit(store, "nowhere", 0, ada),
        lambda: store.leave_seat("nowhere", 0, ada.id),
        lambda: store.set_bot("nowhere", 0, "greedy", "greedy 1"),
        lambda: store.promise("nowhere", 0, COMMITMENT, "hash", "end", 20.0),
        lambda: store.reveal_salt("nowhere", 0, "e0"),
        lambda: store.start_again("nowhere", 1, ("seed", "commitment"), []),
        lambda: store.set_stand_in("nowhere", 0, True, note),
        lambda: store.start_table("nowhere", [], setup("nowhere")),
    ]
    for call in calls:
        with pytest.raises(Refusal) as refused:
            call()
        assert refused.value.code == "no_such_table"
    assert not store.rotate_token("nowhere", 0, ada.id, "token")
    assert not store.set_status("nowhere", "open", "ended")


def test_a_hint_is_noted_once_for_a_move_while_the_game_runs(store: Store) -> None:
    ada = person(store)
    table, waiting = running_table(store, ada), open_table(store, ada)
    assert store.note_hint(table, Note(1, "hint", 0, 30.0))
    assert not store.note_hint(table, Note(1, "hint", 0, 31.0))
    assert store.note_hint(table, Note(4, "hint", 0, 40.0))
    assert not store.note_hint(waiting, Note(0, "hint", 0, 30.0))
    assert store.notes(table) == [Note(1, "hint", 0, 30.0), Note(4, "hint", 0, 40.0)]
    assert store.notes(waiting) == []
