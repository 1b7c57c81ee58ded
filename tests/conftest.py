"""Settings all tests share."""

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.support.outside_games import OUTSIDE, set_aside

set_aside()
settings.register_profile(
    "house",
    deadline=None,  # machines are noisy: no test judges wall time
    derandomize=True,  # the same run everywhere; explore further with --hypothesis-profile=explore
    suppress_health_check=[HealthCheck.too_slow],
    max_examples=60,
)
settings.register_profile("explore", deadline=None, max_examples=1000)
settings.load_profile("house")

TESTS = Path(__file__).parent
NOT_QUICK = (
    "bots", "browser", "envs", "fairness", "lab", "prediction", "reports", "server", "store",
    "test_cli.py", "test_docs.py", "test_wheel.py",
)  # fmt: skip
"""Left out by --quick: what needs a browser, a database, other processes or many games. Nothing of it is even imported,
so it need not run on every system."""


def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: a third of the time a test waits for a server, a browser or a disk."""
    return 1 + (os.cpu_count() or 1)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--all", action="store_true", help="also what takes long and is only sampled otherwise")
    parser.addoption("--quick", action="store_true", help="an answer in three minutes: without browser, server, bots")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    left_out = config.getoption("--quick") and collection_path.parent == TESTS and collection_path.name in NOT_QUICK
    return True if left_out else None


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    if OUTSIDE:
        terminalreporter.line(f"Games of other packages, held to the laws only: {', '.join(OUTSIDE)}.")
    if config.getoption("--quick"):
        files = set(TESTS.rglob("test_*.py"))
        left_out = {file for file in files if file.relative_to(TESTS).parts[0] in NOT_QUICK}
        names = ", ".join(NOT_QUICK)
        terminalreporter.line(f"--quick left out {len(left_out)} of {len(files)} files of tests ({names}).")
