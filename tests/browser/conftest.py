from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.browser.visiting import Visitor, chromium, new_visitor
from tests.server.processes import ServerProcess

Visit = Callable[..., Visitor]


@pytest.fixture
def everything(request: pytest.FixtureRequest) -> bool:
    """Nothing is to be sampled: `./dev test --all`."""
    return bool(request.config.getoption("--all"))


@pytest.fixture
def house(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server of its own for each test."""
    with ServerProcess(f"sqlite:///{tmp_path / 'chantier.db'}", tmp_path / "log.txt") as running:
        yield running
        assert "Traceback" not in running.log()


@pytest.fixture
def visit(house: ServerProcess) -> Iterator[Visit]:
    """Lets somebody in: `visit("fr", PHONE)`. Afterwards no page may have complained."""
    visitors: list[Visitor] = []
    with chromium() as browser:

        def let_in(*args: object, **asked: object) -> Visitor:
            visitors.append(new_visitor(browser, house.address, *args, **asked))  # type: ignore[arg-type]
            return visitors[-1]

        yield let_in
    assert [complaint for visitor in visitors for complaint in visitor.complaints] == []
