"""The right to write a SQLite file: one holder at a time, freed by death; who has lost it stores nothing more."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Event, Thread

import pytest
from sqlalchemy import text

from chantier.core.errors import BadInput, Refusal
from chantier.store import Store, opening
from chantier.store.schema import REVISION
from tests.store.support.scenes import everything, made_by, open_table, person, running_table, sit, turn

HOLDER = (
    "import sys; from chantier.store import Store; Store.open_to_serve(sys.argv[1]); print('held', flush=True); input()"
)
WITHIN_S = 60


@pytest.fixture
def address(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'store.db'}"


@pytest.fixture
def alone(address: str) -> Iterator[Store]:
    store = Store.open_to_serve(address)
    yield store
    store.close()


def refused(address: str) -> bool:
    try:
        Store.open_to_serve(address).close()
    except BadInput as problem:
        if problem.code != "database_in_use":
            raise
        return True
    return False


def taken_over(address: str) -> Store:
    """By somebody whom the system's lock does not keep out."""
    Path(f"{address.removeprefix('sqlite:///')}-lock").unlink()
    return Store.open_to_serve(address)


def test_one_at_a_time_and_the_next_when_it_is_closed(address: str) -> None:
    first = Store.open_to_serve(address)
    assert refused(address)
    assert person(first).name == "Ada"
    first.close()
    assert not refused(address)


def test_who_only_reads_or_repairs_need_not_hold_it(alone: Store, address: str) -> None:
    tool = Store.open(address)
    assert person(tool).name == "Ada"
    tool.close()
    assert alone.may_write


def test_a_killed_holder_holds_nothing(address: str) -> None:
    holder = subprocess.Popen([sys.executable, "-c", HOLDER, address], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert holder.stdout is not None
    assert holder.stdout.readline() == b"held\n"
    assert refused(address)
    holder.kill()
    holder.communicate()
    assert not refused(address)


def test_a_link_to_the_same_file_leads_to_the_same_lock(tmp_path: Path) -> None:
    store = Store.open_to_serve(f"sqlite:///{tmp_path / 'store.db'}")
    (tmp_path / "elsewhere").mkdir()
    os.symlink(tmp_path / "store.db", tmp_path / "elsewhere" / "link.db")
    assert refused(f"sqlite:///{tmp_path / 'elsewhere' / 'link.db'}")
    store.close()


def test_a_holder_that_is_forked_from_dies_alone(tmp_path: Path) -> None:
    """A worker process that outlives the server must not keep the next one out."""
    address = f"sqlite:///{tmp_path / 'store.db'}"
    code = HOLDER.replace("print(", "import os, time; os.fork() or time.sleep(600); print(")
    holder = subprocess.Popen(
        [sys.executable, "-c", code, address], stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
    )
    assert holder.stdout is not None
    assert holder.stdout.readline() == b"held\n"
    holder.kill()
    holder.wait()
    try:
        assert not refused(address)
    finally:
        os.killpg(holder.pid, 9)
        holder.communicate()


def test_who_has_lost_it_stores_nothing_more_and_is_told(alone: Store, address: str) -> None:
    told = Event()
    assert alone.writer is not None
    alone.writer.when_lost(told.set)
    ada = person(alone)
    table = running_table(alone, ada)
    waiting = open_table(alone, ada)
    new = taken_over(address)
    before = everything(new)
    for write in (
        lambda: alone.append_turn(turn(table, 1)),
        lambda: person(alone),
        lambda: sit(alone, waiting, 0, ada),
        lambda: alone.forget(ada.id, "-", 5.0),
    ):
        with pytest.raises(Refusal) as problem:
            write()
        assert problem.value.code == "store_unavailable"
    assert all(isinstance(one, Refusal) for one in alone.append_turns([(turn(table, 1), None)]))
    assert everything(new) == before
    assert told.wait(WITHIN_S)
    assert not alone.may_write
    assert len(alone.turns(table)) == 1, "it can still be read"
    new.append_turn(turn(table, 1))
    new.close()


def test_it_notices_without_having_anything_to_store(alone: Store, address: str) -> None:
    told = Event()
    assert alone.writer is not None
    alone.writer.when_lost(told.set)
    new = taken_over(address)
    assert told.wait(WITHIN_S)
    new.close()


def test_of_two_who_start_at_once_one_gets_it(address: str) -> None:
    Store.open(address).close()
    outcomes: list[bool] = []
    held: list[Store] = []

    def start() -> None:
        try:
            held.append(Store.open_to_serve(address))
            outcomes.append(True)
        except BadInput:
            outcomes.append(False)

    starting = [Thread(target=start) for _ in range(3)]
    for one in starting:
        one.start()
    for one in starting:
        one.join()
    assert sorted(outcomes) == [False, False, True]
    held[0].close()


def test_an_older_database_is_brought_up_to_date_by_its_holder(address: str) -> None:
    made_by(address, "0004")
    store = Store.open_to_serve(address)
    assert person(store).name == "Ada"
    store.close()


def test_a_newer_server_does_not_rebuild_the_tables_under_an_older_one(
    alone: Store, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with alone._reading() as connection:
        assert connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == REVISION
    monkeypatch.setattr(opening, "REVISION", "9999")
    monkeypatch.setattr(opening, "_migrate", lambda _: pytest.fail("rebuilt"))
    assert refused(address)
