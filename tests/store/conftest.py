"""Every test of the store runs twice: on SQLite in a file and on a real PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from chantier.store import Store
from tests.store import postgresql


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


@pytest.fixture
def store(address: str) -> Iterator[Store]:
    store = Store.open(address)
    yield store
    store.close()
