"""A database that goes away and comes back leaves a line in the log each, and no more, also where nobody asks."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from tests.server.support.processes import ServerProcess
from tests.store.support import postgresql

WITHIN_S = 60
GONE, BACK = "the database cannot be written", "the database can be written again"


def wait_until(is_so: Callable[[], bool], what: Callable[[], str]) -> None:
    deadline = time.monotonic() + WITHIN_S
    while not is_so():
        assert time.monotonic() < deadline, what()
        time.sleep(0.1)  # not a condition: how often it is looked


@pytest.mark.parametrize("asked", [False, True], ids=["nobody asks", "somebody asks"])
def test_each_end_of_the_trouble_is_one_line(tmp_path: Path, asked: bool) -> None:
    with postgresql.running() as database, ServerProcess(database.new_database(), tmp_path / "log.txt") as server:
        for times in (1, 2):
            database.stop()
            wait_until(lambda: server.log().count(GONE) >= times, server.log)  # noqa: B023
            if asked:
                for _ in range(5):
                    assert httpx.get(f"{server.address}/healthz", timeout=30).status_code == 503
            database.start()
            wait_until(lambda: server.log().count(BACK) >= times, server.log)  # noqa: B023
            assert (server.log().count(GONE), server.log().count(BACK)) == (times, times)
        assert len(server.log().splitlines()) <= 2 * 2 * 2, server.log()
        assert "Traceback" not in server.log()
