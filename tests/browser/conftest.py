from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path

import pytest

from tests.browser.visiting import Visitor, chromium, new_visitor
from tests.server.processes import ServerProcess

Visit = Callable[..., Visitor]


@pytest.fixture
def everything(request: pytest.FixtureRequest) -> bool:
    """Nothing is to be sampled: `./dev test --all`."""
    return bool(request.config.getoption("--all"))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Of the tests of a file that take turns (`taking_turns`) one runs a day, or one in so many (`taking_turns(2)`);
    how many did not is told at the end."""
    if config.getoption("--all"):
        return
    turns: dict[Path, list[pytest.Item]] = {}
    for one in items:
        if one.get_closest_marker("taking_turns"):
            turns.setdefault(one.path, []).append(one)
    today = date.today().toordinal()
    left_out = [
        one for group in turns.values() for number, one in enumerate(group) if (number - today) % _one_in(one, group)
    ]
    items[:] = [one for one in items if one not in left_out]
    config.hook.pytest_deselected(items=left_out)
    if hasattr(config, "workeroutput"):  # of several processes only the first one can tell it
        config.workeroutput["left_out"] = len(left_out)


def _one_in(one: pytest.Item, group: list[pytest.Item]) -> int:
    marker = one.get_closest_marker("taking_turns")
    return marker.args[0] if marker is not None and marker.args else len(group)


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
