from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.support.visiting import Visitor, chromium, new_visitor
from tests.server.support.processes import ServerProcess

Visit = Callable[..., Visitor]


@pytest.fixture
def everything(request: pytest.FixtureRequest) -> bool:
    """Nothing is to be sampled: `./dev test --all`."""
    return bool(request.config.getoption("--all"))


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests of a file: they do not see each other's games, and whoever ends it starts it again."""
    folder = tmp_path_factory.mktemp("house")
    with ServerProcess(f"sqlite:///{folder / 'chantier.db'}", folder / "log.txt") as running:
        yield running
        assert "Traceback" not in running.log()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests of a file."""
    with chromium() as started:
        yield started


@pytest.fixture
def visit(house: ServerProcess, browser: Browser) -> Iterator[Visit]:
    """Lets somebody in: `visit("fr", PHONE)`. Afterwards no page may have complained."""
    visitors: list[Visitor] = []

    def let_in(*args: object, **asked: object) -> Visitor:
        visitors.append(new_visitor(browser, house.address, *args, **asked))  # type: ignore[arg-type]
        return visitors[-1]

    yield let_in
    for visitor in visitors:
        visitor.context.close()
    assert [complaint for visitor in visitors for complaint in visitor.complaints] == []
