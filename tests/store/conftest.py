"""Every test of the store runs twice: on SQLite in a file and on a real PostgreSQL."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from chantier.store import Store
from tests.store.support import postgresql
from tests.store.support.scenes import empty


@pytest.fixture(scope="session")
def server() -> Iterator[postgresql.Server]:
    with postgresql.running() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database in which nothing is yet."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'store.db'}"
    server: postgresql.Server = request.getfixturevalue("server")
    return server.new_database()


@pytest.fixture(scope="session")
def made_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with all tables, to be copied: making them takes longer than most tests."""
    path = tmp_path_factory.mktemp("made") / "store.db"
    Store.open(f"sqlite:///{path}").close()
    return path


@pytest.fixture(scope="session")
def shared_store(server: postgresql.Server) -> Iterator[Store]:
    """Emptied between tests: a new database each would be gigabytes in the end."""
    store = Store.open(server.new_database())
    yield store
    store.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    """An empty store."""
    if request.param == "postgresql":
        shared: Store = request.getfixturevalue("shared_store")
        empty(shared)
        yield shared
    else:
        copy = shutil.copy(request.getfixturevalue("made_file"), tmp_path / "store.db")
        store = Store.open(f"sqlite:///{copy}")
        yield store
        store.close()
