"""Opening a database: made when it is empty, brought up to date, refused when it cannot be."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import text

from chantier.core.errors import BadInput
from chantier.core.rows import SeatRow
from chantier.store import Store
from chantier.store.opening import MIGRATIONS
from chantier.store.schema import REVISION, metadata
from tests.store.support.postgresql import Server
from tests.store.support.scenes import everything, made_by, person, running_table

STARTERS = 3


def test_an_empty_database_gets_the_tables_the_code_knows(address: str) -> None:
    store = Store.open(address)
    with store._engine.connect() as connection:
        migrated = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(migrated, metadata) == []
    store.close()


def test_the_newest_migration_is_the_one_the_code_is_made_for() -> None:
    assert ScriptDirectory(MIGRATIONS).get_heads() == [REVISION]


def test_what_was_stored_is_there_when_it_is_opened_again(address: str) -> None:
    store = Store.open(address)
    running_table(store, person(store), person(store, "Bo"))
    before = everything(store)
    store.close()
    again = Store.open(address)
    assert everything(again) == before
    again.close()


def test_several_servers_that_start_at_once_make_the_tables_once(address: str) -> None:
    code = (
        "import sys; from chantier.store import Store; Store.open(sys.argv[1]).new_player('A', 'en', sys.argv[2], 1.0)"
    )
    starters = [subprocess.Popen([sys.executable, "-c", code, address, f"identity{one}"]) for one in range(STARTERS)]
    assert [starter.wait() for starter in starters] == [0] * STARTERS
    store = Store.open(address)
    assert len(everything(store)["players"]) == STARTERS
    store.close()


def test_a_database_of_a_newer_version_is_refused_and_left_alone(address: str) -> None:
    store = Store.open(address)
    person(store)
    before = everything(store)
    with store._writing() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(BadInput) as refused:
        Store.open(address)
    assert refused.value.code == "database_newer"
    assert everything(store) == before
    store.close()


def test_a_database_of_another_program_is_refused_and_left_alone(address: str) -> None:
    """Its table happens to be called like one of ours."""
    store = Store.open(address)
    with store._writing() as connection:
        connection.execute(text("DROP TABLE alembic_version"))
    store.close()
    with pytest.raises(BadInput) as refused:
        Store.open(address)
    assert refused.value.code == "database_cannot_open"
    assert "players" in str(refused.value.facts["reason"])


@pytest.mark.parametrize(
    "address",
    [
        "",
        "chantier.db",
        "/var/chantier.db",
        "sqlite:",
        "sqlite://",
        "sqlite:///",
        "sqlite:///:memory:",
        "sqlite://host/file.db",
        "sqlite:///file.db?mode=memory&uri=true",
        "sqlite:///fi\0le.db",
        "sqlite+aiosqlite:///file.db",
        "mysql://user:secret@host/name",
        "postgresql+asyncpg://user:secret@host/name",
        "postgresql://user:secret@host:many/name",
        "postgresql://user:secret@host/na\0me",
        "http://user:secret@host/",
    ],
)
def test_what_is_no_address_is_refused_without_telling_its_password(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(BadInput) as refused:
        Store.open(address)
    assert refused.value.code == "database_address_unknown"
    assert "secret" not in str(refused.value)
    assert list(tmp_path.iterdir()) == []


def test_a_server_that_does_not_answer_is_refused_without_telling_the_password(tmp_path: Path) -> None:
    with pytest.raises(BadInput) as refused:
        Store.open(f"postgresql://user:secret@/name?host={tmp_path}")
    assert refused.value.code == "database_cannot_open"
    assert "secret" not in str(refused.value)


def test_the_short_name_of_postgresql_is_understood(server: Server) -> None:
    store = Store.open(server.new_database().replace("postgresql:", "postgres:"))
    assert person(store).name == "Ada"
    store.close()


def test_a_database_that_cannot_keep_every_character_is_refused(server: Server) -> None:
    address = server.new_database("TEMPLATE template0 ENCODING 'SQL_ASCII'")
    with pytest.raises(BadInput) as refused:
        Store.open(address)
    assert (refused.value.code, refused.value.facts) == ("database_not_utf8", {"came": "SQL_ASCII"})


def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ada, " * 1000)
    with pytest.raises(BadInput) as refused:
        Store.open(f"sqlite:///{path}")
    assert refused.value.code == "database_cannot_open"
    assert path.read_text() == "Dear Ada, " * 1000


@pytest.mark.parametrize("place", ["no/such/folder.db", "folder"])
def test_a_file_that_cannot_be_written_is_refused(place: str, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    with pytest.raises(BadInput) as refused:
        Store.open(f"sqlite:///{tmp_path / place}")
    assert refused.value.code == "cannot_write"


def test_a_new_file_and_its_journals_are_for_their_owner_alone(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        store = Store.open(f"sqlite:///{tmp_path / 'store.db'}")
        person(store)
        assert {path.stat().st_mode & 0o777 for path in tmp_path.iterdir()} == {0o600}
        assert {path.name for path in tmp_path.iterdir()} == {"store.db", "store.db-wal", "store.db-shm"}
        store.close()
    finally:
        os.umask(before)


def test_a_path_may_hold_anything_a_path_may_hold(tmp_path: Path) -> None:
    folder = tmp_path / "100% häuser & 'mehr'"
    folder.mkdir()
    store = Store.open(f"sqlite:///{folder / 'store.db'}")
    assert person(store).name == "Ada"
    store.close()
    assert (folder / "store.db").is_file()


def test_every_connection_to_sqlite_is_durable_and_checks_what_it_is_told(tmp_path: Path) -> None:
    store = Store.open(f"sqlite:///{tmp_path / 'store.db'}")
    with store._engine.connect() as one, store._engine.connect() as other:
        for connection in (one, other):
            set_to = {
                name: connection.execute(text(f"PRAGMA {name}")).scalar()
                for name in ("journal_mode", "synchronous", "foreign_keys", "secure_delete", "busy_timeout")
            }
            assert set_to == {
                "journal_mode": "wal",
                "synchronous": 2,  # FULL
                "foreign_keys": 1,
                "secure_delete": 1,
                "busy_timeout": 30_000,
            }
    store.close()


def test_a_database_of_the_first_version_is_brought_up_to_date_with_all_that_is_in_it(address: str) -> None:
    made_by(address, "0001", FIRST_VERSION)
    store = Store.open(address)
    row = store.table("t")
    assert row is not None
    assert (row.attended_at, row.code, row.turns) == (5.0, None, 1)
    assert store.seats("t") == [SeatRow(0, "person", "Ada", "a", token_hash="h")]
    assert [(turn.n, turn.to_move) for turn in store.turns("t")] == [(0, None)]
    assert store.snapshot("t") is None, "it was folded by another version"
    store.close()


def test_a_person_with_two_seats_in_an_older_database_keeps_one_and_the_other_is_a_guests(address: str) -> None:
    """Two requests at once had got both; nothing that was played is lost."""
    twice = (
        *FIRST_VERSION[:3],
        'INSERT INTO seats ("table", seat, kind, name, player, token_hash, stand_in)'
        " VALUES ('t', 1, 'person', 'Ada', 'a', 'i', false), ('t', 2, 'open', '', NULL, NULL, false),"
        " ('t', 3, 'open', '', NULL, NULL, false)",
    )
    made_by(address, "0001", twice)
    store = Store.open(address)
    assert [(one.player, one.guest, one.token_hash) for one in store.seats("t")] == [
        ("a", False, "h"),
        ("a", True, "i"),
        (None, False, None),
        (None, False, None),
    ]
    store.close()


FIRST_VERSION = (
    "INSERT INTO players (id, name, lang, created_at) VALUES ('a', 'Ada', 'en', 1.0)",
    "INSERT INTO tables (id, game, options, seats, clock, public, talk, patience_s, host, status, server_seed,"
    " commitment, created_at, turns)"
    " VALUES ('t', 'blueprints', '{}', 1, '{}', true, false, 120.0, 'a', 'running', 's', 'c', 5.0, 1)",
    'INSERT INTO seats ("table", seat, kind, name, player, token_hash, stand_in)'
    " VALUES ('t', 0, 'person', 'Ada', 'a', 'h', false)",
    "INSERT INTO turns (\"table\", n, \"by\", events, at) VALUES ('t', 0, 'table', '[]', 6.0)",
    "INSERT INTO snapshots (\"table\", n, content) VALUES ('t', 1, '')",
)
