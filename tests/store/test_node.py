"""Servers that share a PostgreSQL database: a table is one node's at a time; who has lost it stores nothing more."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from threading import Thread

import pytest
from sqlalchemy import Connection, event, text

from chantier.core.errors import BadInput, Refusal
from chantier.core.rows import ChatMessage, Ending, NodeLoad, Note
from chantier.store import Store
from chantier.store.node import Node
from tests.store.support.postgresql import Server
from tests.store.support.scenes import everything, made_by, open_table, person, running_table, sit, turn

IDLE = NodeLoad()


@pytest.fixture
def database(server: Server) -> str:
    return server.new_database()


@pytest.fixture
def serving(database: str) -> Iterator[Callable[[], Store]]:
    opened: list[Store] = []

    def serve() -> Store:
        store = Store.open_to_serve(database, f"http://127.0.0.1:{len(opened)}", "1")
        node_of(store).join()
        opened.append(store)
        return store

    yield serve
    for store in opened:
        store.close()


Serving = Callable[[], Store]


def node_of(store: Store) -> Node:
    assert store.node is not None
    return store.node


def let_die(store: Store) -> None:
    """As one that has not been able to say for a while that it lives."""
    with store._writing() as connection:
        connection.execute(text("UPDATE nodes SET until = 0 WHERE id = :id"), {"id": node_of(store).id})


def refusal(call: Callable[[], object]) -> str:
    with pytest.raises(Refusal) as problem:
        call()
    return problem.value.code


def test_who_makes_a_table_owns_it_and_the_others_are_told_who_does(serving: Serving) -> None:
    one, two = serving(), serving()
    table = running_table(one, person(one))
    assert node_of(one).owns(table)
    assert node_of(one).take(table) is None
    found = node_of(two).take(table)
    assert found is not None
    assert (found.id, found.address) == (node_of(one).id, "http://127.0.0.1:0")
    assert node_of(two).owner(table) == found
    assert not node_of(two).owns(table)
    assert refusal(lambda: two.append_turn(turn(table, 1))) == "table_moved"
    one.append_turn(turn(table, 1))
    with pytest.raises(BadInput):
        node_of(two).take("nowhere")


def test_what_is_released_is_for_whoever_needs_it_next(serving: Serving) -> None:
    one, two = serving(), serving()
    table = running_table(one, person(one))
    node_of(one).release(table, due_at=None)
    assert node_of(two).owner(table) is None
    assert node_of(two).take(table) is None
    two.append_turn(turn(table, 1))
    assert refusal(lambda: one.append_turn(turn(table, 2))) == "table_moved"
    node_of(one).release(table, due_at=None)  # a late one changes nothing
    assert node_of(two).owner(table) is not None


def test_a_dead_nodes_tables_may_be_taken_and_it_stores_nothing_more_about_them(serving: Serving) -> None:
    one, two = serving(), serving()
    ada, bo = person(one), person(one, "Bo")
    table, waiting, other = running_table(one, ada), open_table(one, ada), running_table(one, ada)
    let_die(one)
    assert sorted(node_of(two).orphans(10)) == sorted([table, waiting, other])
    assert node_of(two).take(table) is None
    assert node_of(two).take(waiting) is None
    before = everything(two)
    for write in (
        lambda: one.append_turn(turn(table, 1)),
        lambda: sit(one, waiting, 0, bo),
        lambda: one.set_bot(waiting, 0, "greedy", "Greedy"),
        lambda: one.set_status(waiting, "open", "starting"),
        lambda: one.add_talk(table, ChatMessage(ada.id, 0, "Ada", 1.0, text="late")),
        lambda: one.set_stand_in(table, 0, True, Note(1, "stand_in", 0, 5.0)),
        lambda: one.note_hint(table, Note(1, "hint", 0, 5.0)),
        lambda: one.end_table(waiting, Ending("abandoned", 5.0)),
        lambda: one.rotate_token(table, 0, ada.id, "new"),
    ):
        assert refusal(write) == "table_moved"
    outcomes = one.append_turns([(turn(table, 1), None), (turn(other, 1), None)])
    assert [type(outcome) for outcome in outcomes] == [Refusal, type(turn(other, 1))], "one suffers for another"
    assert [row for row in everything(two)["turns"] if row not in before["turns"]] != []
    assert len(two.turns(table)) == 1
    two.append_turn(turn(table, 1))


def test_a_node_that_comes_back_to_life_is_told_what_it_has_lost(serving: Serving) -> None:
    one, two = serving(), serving()
    table, kept = running_table(one, person(one)), running_table(one, person(one))
    assert node_of(one).renew(IDLE) == frozenset()
    let_die(one)
    node_of(two).take(table)
    assert node_of(one).renew(IDLE) == {table}
    assert not node_of(one).owns(table)
    assert node_of(one).owns(kept)
    one.append_turn(turn(kept, 1))
    assert node_of(two).take(kept) is not None, "it lives again"


def test_a_node_stopped_in_the_middle_of_saying_that_it_lives_learns_what_it_has_lost(
    serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It has asked whether it is still thought alive; then it is stopped for longer than it counts as alive, another
    takes a table, and only then it goes on saying that it lives."""
    one, two = serving(), serving()
    table = running_table(one, person(one))
    stopped_for = 0.0
    really = time.monotonic
    monkeypatch.setattr("chantier.store.node.time.monotonic", lambda: really() + stopped_for)

    def stop(connection: Connection, cursor: object, statement: str, *_: object) -> None:
        nonlocal stopped_for
        if statement.startswith("UPDATE nodes") and not stopped_for:
            stopped_for = 5.0
            let_die(one)
            node_of(two).take(table)

    event.listen(one._engine, "before_cursor_execute", stop)
    assert node_of(one).renew(IDLE) == {table}
    assert not node_of(one).owns(table)


def test_what_was_lost_is_told_even_if_it_could_not_be_asked_for_at_first(
    serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = serving(), serving()
    ada = person(one)
    missed, taken = running_table(one, ada), running_table(one, ada)
    node_of(two).take(missed, gone=node_of(one).id)
    assert refusal(lambda: one.append_turn(turn(missed, 1))) == "table_moved"
    let_die(one)
    node_of(two).take(taken)
    stopped = time.monotonic() + 5.0
    monkeypatch.setattr("chantier.store.node.time.monotonic", lambda: stopped)
    with monkeypatch.context() as broken:
        broken.setattr(node_of(one), "_looking", lambda: (_ for _ in ()).throw(Refusal("store_unavailable")))
        assert refusal(lambda: node_of(one).renew(IDLE)) == "store_unavailable"
    assert node_of(one).renew(IDLE) == {missed, taken}


def test_of_two_who_want_it_at_once_one_gets_it(serving: Serving) -> None:
    one, nodes = serving(), [serving() for _ in range(3)]
    tables = [running_table(one, person(one)) for _ in range(20)]
    let_die(one)

    def take_all(node: Node) -> None:
        for table in tables:
            node.take(table)

    taking = [Thread(target=take_all, args=(node_of(store),)) for store in nodes]
    for thread in taking:
        thread.start()
    for thread in taking:
        thread.join()
    for store in nodes:
        node_of(store).renew(IDLE)  # taking them may have lasted longer than they count as alive
    for table in tables:
        assert [node_of(store).owns(table) for store in nodes].count(True) == 1
        owner = next(store for store in nodes if node_of(store).owns(table))
        owner.append_turn(turn(table, 1))


def test_nobody_takes_a_table_in_the_middle_of_a_transaction(serving: Serving) -> None:
    one, two = serving(), serving()
    table = running_table(one, person(one))
    let_die(one)
    taking = Thread(target=node_of(two).take, args=(table,))
    with one._writing() as connection:
        one._append(connection, [(turn(table, 1), None)])
        taking.start()
        taking.join(0.3)
        assert taking.is_alive(), "taken while a turn was being written"
    taking.join()
    assert [one.n for one in two.turns(table)] == [0, 1]
    assert node_of(two).owns(table)


def test_whoever_is_known_to_be_gone_need_not_be_waited_for(serving: Serving) -> None:
    one, two = serving(), serving()
    table = running_table(one, person(one))
    assert node_of(two).take(table, gone="somebody else") is not None
    assert node_of(two).take(table, gone=node_of(one).id) is None
    assert refusal(lambda: one.append_turn(turn(table, 1))) == "table_moved"


def test_what_is_due_is_somebodys_business(serving: Serving) -> None:
    one, two = serving(), serving()
    soon, later, never = (running_table(one, person(one)) for _ in range(3))
    node_of(one).release(soon, due_at=1.0)
    node_of(one).release(later, due_at=1e12)
    node_of(one).release(never, due_at=None)
    assert node_of(two).orphans(10) == [soon]
    node_of(two).take(soon)
    assert node_of(two).orphans(10) == []


def test_a_node_that_leaves_leaves_everything(serving: Serving) -> None:
    one, two = serving(), serving()
    table = running_table(one, person(one))
    assert {row.id for row in node_of(two).living()} == {node_of(one).id, node_of(two).id}
    node_of(one).leave()
    assert {row.id for row in node_of(two).living()} == {node_of(two).id}
    assert node_of(two).orphans(10) == [table]


def test_the_same_request_again_is_the_same_turn_whoever_owns_the_table_by_now(serving: Serving) -> None:
    one, two = serving(), serving()
    table = running_table(one, person(one))
    asked = turn(table, 1)
    one.append_turn(asked)
    node_of(one).release(table, due_at=None)
    node_of(two).take(table)
    assert two.append_turn(asked) == asked
    assert one.append_turn(asked) == asked


def test_games_of_an_older_version_are_due_at_once(database: str) -> None:
    row = (
        "INSERT INTO tables (id, game, options, seats, clock, public, talk, patience_s, status, server_seed,"
        " commitment, created_at, turns, attempt, dice_form) VALUES"
        " ('t', 'blueprints', '{}', 2, '{}', false, false, 1, 'running', 's', 'c', 1, 1, 1, 2)"
    )
    made_by(database, "0007", [row])
    store = Store.open_to_serve(database, "http://127.0.0.1:1", "1")
    assert node_of(store).join() > 1e9
    assert node_of(store).orphans(10) == ["t"]
    assert node_of(store).take("t") is None
    store.close()
