"""Tables as lists show them, those that are given up, and codes that no two open tables share."""

from __future__ import annotations

from chantier.core.rows import Ending, Result, SeatRow, TableRow
from chantier.store import Store
from tests.store.support.scenes import a_table, open_table, person, running_table, sit, turn

DAY = 86_400.0


def row_of(store: Store, table: str) -> TableRow:
    row = store.table(table)
    assert row is not None
    return row


def test_a_glance_is_the_table_its_seats_whose_turn_it_is_and_how_it_ended(store: Store) -> None:
    ada, bo = person(store), person(store, "Bo")
    waiting, running, ended = open_table(store, ada), running_table(store, ada, bo), running_table(store, ada, bo)
    store.append_turn(turn(running, 1, to_move=1))
    store.append_turn(
        turn(ended, 1), ending=Ending("ended", 40.0, (Result(0, None, 3, 1, False), Result(1, None, 9, 0, True)))
    )
    rows = [row_of(store, table) for table in (ended, waiting, running)]
    seen = store.glances(rows)
    assert [one.row for one in seen] == rows
    assert [list(one.seats) for one in seen] == [store.seats(row.id) for row in rows]
    assert [one.to_move for one in seen] == [None, None, 1]
    assert [[played.won for played in one.results] for one in seen] == [[False, True], [], []]
    assert store.glances([]) == []


def test_only_as_many_tables_of_a_person_as_are_asked_for(store: Store) -> None:
    ada = person(store)
    tables = [running_table(store, ada) for _ in range(3)]
    assert len(store.tables_of(ada.id, limit=2)) == 2
    assert {row.id for row in store.tables_of(ada.id)} == set(tables)


def test_the_lobby_does_not_show_tables_that_all_have_left_for_long(store: Store) -> None:
    host = person(store)
    left = open_table(store, host, attended_at=100.0)
    patient = open_table(store, host, attended_at=100.0, patience_s=5000.0)
    very_patient = open_table(store, host, attended_at=100.0, patience_s=30 * DAY)
    for table in (left, patient, very_patient):
        assert sit(store, table, 0, host)

    def shown(now: float) -> set[str]:
        return {row.id for row in store.open_public_tables(10, now, 600.0)}

    assert shown(700.0) == {left, patient, very_patient}
    assert shown(701.0) == {patient, very_patient}
    assert shown(5101.0) == {very_patient}
    store.attend([left], 5000.0)
    assert [row.id for row in store.open_public_tables(10, 5101.0, 600.0)] == [left, very_patient], "who is there first"
    assert shown(100.0 + DAY) == {very_patient}
    assert shown(101.0 + DAY) == set()


def test_whoever_waits_is_noted_only_until_the_game_begins(store: Store) -> None:
    ada = person(store)
    waiting, running = open_table(store, ada, attended_at=1.0), running_table(store, ada)
    store.attend([waiting, running], 7.0)
    store.attend([], 9.0)
    assert (row_of(store, waiting).attended_at, row_of(store, running).attended_at) == (7.0, None)


def test_open_tables_where_nobody_has_been_for_a_day_are_given_up(store: Store) -> None:
    ada = person(store)
    empty, patient, patient_but_empty = (
        open_table(store, ada, attended_at=0.0, patience_s=patience, public=False)
        for patience in (120.0, 30 * DAY, 30 * DAY)
    )
    recent, running = open_table(store, ada, attended_at=10.0), running_table(store, ada)
    for table in (empty, patient):
        assert sit(store, table, 0, ada)
    assert store.give_up(DAY, DAY) == []
    assert set(store.give_up(DAY + 1, DAY)) == {empty, patient_but_empty}
    row = row_of(store, empty)
    assert (row.status, row.ended_at) == ("abandoned", DAY + 1)
    assert [row_of(store, table).status for table in (patient, recent, running)] == ["open", "open", "running"]
    assert set(store.give_up(30 * DAY + 1, DAY)) == {patient, recent}


def test_no_two_open_tables_have_the_same_code(store: Store) -> None:
    ada = person(store)
    made = []
    for _ in range(3):
        row = a_table(ada)
        assert store.create_table(row, [SeatRow(0, "open"), SeatRow(1, "open")], ["KRAN-47", "LIFT-01"])
        made.append(row_of(store, row.id))
    assert [row.code for row in made] == ["KRAN-47", "LIFT-01", None]
    assert store.table_of_code("KRAN-47") == made[0].id
    assert store.table_of_code("LOFT-11") is None


def test_a_code_is_free_again_when_its_table_is_no_longer_open(store: Store) -> None:
    ada = person(store)

    def made() -> str:
        row = a_table(ada, attended_at=0.0)
        assert store.create_table(row, [SeatRow(0, "open"), SeatRow(1, "open")], ["KRAN-47"])
        assert store.table_of_code("KRAN-47") == row.id, "it was free"
        return row.id

    assert store.set_status(made(), "open", "starting")
    assert store.end_table(made(), Ending("abandoned", 1.0))
    begun = made()
    assert store.start_table(begun, [], turn(begun, 0))
    made()
    store.give_up(2 * DAY, DAY)
    made()
