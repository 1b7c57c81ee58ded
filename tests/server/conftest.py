from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from tests.server.support.browsers import Browser, New
from tests.server.support.inside import AtAHouse, Inside, inside
from tests.server.support.processes import ServerProcess


@pytest.fixture(scope="module")
def database_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("server") / "chantier.db"


@pytest.fixture(scope="module")
def server(database_file: Path) -> Iterator[ServerProcess]:
    """One server for the tests of a file, on SQLite."""
    with ServerProcess(f"sqlite:///{database_file}", database_file.with_name("log.txt")) as running:
        yield running
        assert "Traceback" not in running.log()


@pytest.fixture
def at_a_house(tmp_path: Path) -> AtAHouse:
    def run(scene: Callable[[Inside], Awaitable[None]]) -> None:
        async def opened() -> None:
            async with inside(tmp_path) as house:
                await scene(house)

        asyncio.run(opened())

    return run


@pytest.fixture
def browser(server: ServerProcess) -> Iterator[New]:
    opened: list[Browser] = []

    def new() -> Browser:
        opened.append(Browser(server.address))
        return opened[-1]

    yield new
    for one in opened:
        one.http.close()
