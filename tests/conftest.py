"""Settings all tests share."""

from typing import Any

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "house",
    deadline=None,  # machines are noisy: no test judges wall time
    derandomize=True,  # the same run everywhere; explore further with --hypothesis-profile=explore
    suppress_health_check=[HealthCheck.too_slow],
    max_examples=60,
)
settings.register_profile("explore", deadline=None, max_examples=1000)
settings.load_profile("house")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--all", action="store_true", help="also what takes long and is only sampled otherwise")


LEFT_OUT = pytest.StashKey[int]()


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """All processes left out the same tests (tests/browser/conftest.py)."""
    node.config.stash[LEFT_OUT] = getattr(node, "workeroutput", {}).get("left_out", 0)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    left_out = terminalreporter.config.stash.get(LEFT_OUT, 0)
    if left_out:
        terminalreporter.write_line(f"{left_out} tests take turns and did not run today; --all runs them")
