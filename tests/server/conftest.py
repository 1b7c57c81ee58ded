from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.processes import ServerProcess


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for the tests of a file, on SQLite."""
    folder: Path = tmp_path_factory.mktemp("server")
    with ServerProcess(f"sqlite:///{folder / 'chantier.db'}", folder / "log.txt") as running:
        yield running
        assert "Traceback" not in running.log()
