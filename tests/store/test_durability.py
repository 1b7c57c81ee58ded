"""What a method has returned from is stored, whatever happens to the process afterwards."""

from __future__ import annotations

import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from sqlalchemy import text

from chantier.core.errors import Refusal
from chantier.store import Store, database
from tests.store.support.postgresql import Server, running
from tests.store.support.scenes import everything, person, running_table, turn

# Appends turn after turn, says each number once it is stored, and waits for the other side before it goes on.
PLAYER = """
import sys
from chantier.core.rows import StoredTurn
from chantier.store import Store

address, table = sys.argv[1:]
store = Store.open(address)
for n in range(1, 1000):
    store.append_turn(StoredTurn(table, n, 0, "seat", b"[]", float(n), b"null", f"request {n}"))
    print(n, flush=True)
    sys.stdin.readline()
"""
# The same without waiting: it is killed somewhere, most likely in the middle of a transaction.
RUNNER = PLAYER.replace("    sys.stdin.readline()\n", "")
# The same with several tables at once.
TOGETHER = """
import sys
from chantier.core.rows import StoredTurn
from chantier.store import Store

store, tables = Store.open(sys.argv[1]), sys.argv[2:]
for n in range(1, 1000):
    batch = [StoredTurn(table, n, 0, "seat", b"[]", float(n), b"null", f"request {n}") for table in tables]
    store.append_turns([(turn, None) for turn in batch])
    print(n, flush=True)
"""


def test_a_turn_that_was_acknowledged_survives_the_kill(address: str) -> None:
    store = Store.open(address)
    table = running_table(store)
    with start(PLAYER, address, table) as player:
        assert player.stdin is not None
        assert player.stdout is not None
        for n in (1, 2, 3):
            assert int(player.stdout.readline()) == n
            assert store.turns(table)[-1].n == n
            if n < 3:
                player.stdin.write("go on\n")
                player.stdin.flush()
        player.kill()
    assert player.returncode == -signal.SIGKILL
    store.close()
    again = Store.open(address)
    assert [one.request for one in again.turns(table)] == [None, "request 1", "request 2", "request 3"]
    again.close()


def test_killed_anywhere_the_log_is_whole_and_goes_on(address: str) -> None:
    store = Store.open(address)
    table = running_table(store)
    store.close()
    with start(RUNNER, address, table) as player:
        assert player.stdout is not None
        first = [player.stdout.readline() for _ in range(20)]
        player.kill()
        said = int([*first, *player.stdout.read().splitlines()][-1])
    again = Store.open(address)
    log = again.turns(table)
    assert [one.n for one in log] == list(range(len(log)))
    assert len(log) - 1 in (said, said + 1)  # the last may have been stored and not been said
    row = again.table(table)
    assert row is not None
    assert row.turns == len(log)
    again.append_turn(turn(table, len(log)))
    assert again.append_turn(log[-1]) == log[-1]
    again.close()


def test_killed_anywhere_the_logs_of_a_batch_are_whole_and_nothing_that_was_said_is_missing(address: str) -> None:
    store = Store.open(address)
    tables = [running_table(store) for _ in range(3)]
    store.close()
    with start(TOGETHER, address, *tables) as player:
        assert player.stdout is not None
        first = [player.stdout.readline() for _ in range(20)]
        player.kill()
        said = int([*first, *player.stdout.read().splitlines()][-1])
    again = Store.open(address)
    logs = [again.turns(table) for table in tables]
    assert len({len(log) for log in logs}) == 1, "a batch is one transaction"
    assert [one.n for one in logs[0]] == list(range(len(logs[0])))
    assert len(logs[0]) - 1 in (said, said + 1)
    again.close()


def start(code: str, address: str, *tables: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", code, address, *tables]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def test_a_database_that_goes_away_is_a_refusal() -> None:
    with running() as server:
        store = Store.open(server.new_database())
        table = running_table(store, person(store))
    for _ in range(2):  # the first finds a connection that is dead, the second finds none
        with pytest.raises(Refusal) as refused:
            store.append_turn(turn(table, 1))
        assert refused.value.code == "store_unavailable"
    store.close()


def test_a_database_that_may_only_be_read_is_a_refusal_and_can_be_read(server: Server) -> None:
    address = server.new_database()
    store = Store.open(address)
    table = running_table(store, person(store))
    name = address.partition("@/")[2].partition("?")[0]
    for setting in ("on", "off"):
        server.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = {setting}")
        store._engine.dispose()  # connections that are there keep what they were opened with
        if setting == "on":
            with pytest.raises(Refusal) as refused:
                store.append_turn(turn(table, 1))
            assert refused.value.code == "store_unavailable"
            with pytest.raises(Refusal):
                store.probe()
            assert len(store.turns(table)) == 1
    store.probe()
    store.append_turn(turn(table, 1))
    store.close()


@pytest.mark.parametrize("how", ["locked", "read only", "moved away"])
def test_a_file_in_trouble_is_a_refusal_and_goes_on_when_it_is_over(
    how: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "WRITE_WITHIN_S", 0.1)
    path = tmp_path / "store.db"
    store = Store.open(f"sqlite:///{path}")
    table = running_table(store)
    with in_trouble(store, path, how):
        for write in (store.probe, lambda: store.append_turn(turn(table, 1))):
            with pytest.raises(Refusal) as refused:
                write()
            assert refused.value.code == "store_unavailable"
        assert len(store.turns(table)) == 1, "it can be read"
    store.probe()
    store.append_turn(turn(table, 1))
    store.close()


def test_a_probe_really_writes(tmp_path: Path) -> None:
    """SQLite does not write what was there already: such a probe would find no disk full."""
    store = Store.open(f"sqlite:///{tmp_path / 'store.db'}")
    with closing(sqlite3.connect(tmp_path / "store.db")) as other:
        versions = set()
        for _ in range(50):  # several within a millisecond
            store.probe()
            versions.add(other.execute("PRAGMA data_version").fetchone()[0])
    assert len(versions) == 50
    store.close()


@contextmanager
def in_trouble(store: Store, path: Path, how: str) -> Iterator[None]:
    if how == "locked":
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            yield
    elif how == "read only":
        with store._connected() as writer:
            writer.connection.cursor().execute("PRAGMA query_only = ON")
            yield
            writer.connection.cursor().execute("PRAGMA query_only = OFF")
    else:
        elsewhere = path.rename(path.with_name("elsewhere.db"))
        yield
        assert not path.exists(), "nobody has made an empty one"
        elsewhere.rename(path)


def test_a_full_disk_is_a_refusal_and_the_store_goes_on_when_there_is_room(tmp_path: Path) -> None:
    store = Store.open(f"sqlite:///{tmp_path / 'store.db'}")
    table = running_table(store)
    limit_pages(store, 1)  # SQLite makes it as many as there are
    before = everything(store)
    large = turn(table, 1, events=b'"%s"' % (b"x" * 100_000))
    for _ in range(2):
        with pytest.raises(Refusal) as refused:
            store.append_turn(large)
        assert refused.value.code == "store_unavailable"
        assert everything(store) == before
    limit_pages(store, 2**30)
    store.append_turn(large)
    assert store.turns(table)[-1] == large
    store.close()


def limit_pages(store: Store, pages: int) -> None:
    with store._writing() as connection:
        connection.execute(text(f"PRAGMA max_page_count = {pages}")).close()
