"""A real Ray cluster of two nodes: whatever dies on it, the results are the same, byte for byte."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from chantier.core.errors import BadInput
from chantier.lab.engines import engine_named
from tests.server.support.processes import free_port

WITHIN_S = 120
QUIET = {
    "RAY_AUTH_MODE": "token",
    "RAY_AUTH_TOKEN": "of-this-test-alone",
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_DISABLE_IMPORT_WARNING": "1",
    "RAY_enable_metrics_collection": "0",
}


class RayNode:
    """`ray start`, and everything that it starts."""

    def __init__(self, log: Path, *arguments: str) -> None:
        command = [str(Path(sys.executable).parent / "ray"), "start", "--block", "--num-cpus", "1", *arguments]
        command += ["--object-store-memory", str(100 * 2**20), "--disable-usage-stats"]
        with log.open("wb") as written:
            self.process = subprocess.Popen(
                command, stdout=written, stderr=subprocess.STDOUT, env={**os.environ, **QUIET}, start_new_session=True
            )
        self._log = log

    def wait(self) -> None:
        deadline = time.monotonic() + WITHIN_S
        while "Ray runtime started" not in self._log.read_text() and time.monotonic() < deadline:
            assert self.process.poll() is None, self._log.read_text()
            time.sleep(0.1)  # not a condition: how often the log is read

    def kill(self) -> None:
        """As a machine that loses its power: all processes at once."""
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[tuple[str, RayNode]]:
    """Its address, and the node that may die."""
    port = free_port()
    ports = ["--min-worker-port", "0", "--max-worker-port", "0"]
    head = RayNode(tmp_path / "head", "--head", "--port", str(port), "--include-dashboard", "false", *ports)
    head.wait()
    second = RayNode(tmp_path / "second", "--address", f"127.0.0.1:{port}", *ports)
    try:
        second.wait()
        yield f"127.0.0.1:{port}", second
    finally:
        second.kill()
        head.kill()


def simulate(path: Path, *arguments: str) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "chantier.cli", "--lang", "en", "simulate", "blueprints", "--games", "400"]
    command += ["--players", "2", "--bots", "greedy", "--workers", "4", "--record", str(path), *arguments]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env={**os.environ, **QUIET})


def test_a_node_that_is_killed_costs_time_and_no_result(cluster: tuple[str, RayNode], tmp_path: Path) -> None:
    address, second = cluster
    here = simulate(tmp_path / "here.jsonl")
    told = here.communicate(timeout=WITHIN_S)[0]
    there = simulate(tmp_path / "there.jsonl", "--engine", "ray", "--address", address)
    workers = re.compile(rb"ray::_do")
    deadline = time.monotonic() + WITHIN_S
    while not any(workers.search(command) for command in _commands(second.process.pid)):
        assert time.monotonic() < deadline, "nothing was ever played there"
        time.sleep(0.01)  # not a condition: how often it is looked
    second.kill()
    assert there.poll() is None, "it had ended before"
    assert there.communicate(timeout=WITHIN_S)[0] is not None
    assert (here.returncode, there.returncode) == (0, 0), told
    assert (tmp_path / "there.jsonl").read_bytes() == (tmp_path / "here.jsonl").read_bytes()


def _commands(session: int) -> Iterator[bytes]:
    """Of all processes of a session."""
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            if os.getsid(int(folder.name)) == session:
                yield (folder / "cmdline").read_bytes()
        except OSError:  # it has ended meanwhile
            continue


def test_an_address_is_for_a_cluster() -> None:
    with pytest.raises(BadInput) as refused:
        engine_named("local", "127.0.0.1:1")
    assert refused.value.code == "address_needs_ray"
    with pytest.raises(BadInput) as refused:
        engine_named("abacus")
    assert refused.value.facts == {"came": "abacus", "known": "local, ray"}
