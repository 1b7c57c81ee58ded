"""Several servers on one PostgreSQL database behind HAProxy, as docs/deploy/haproxy.cfg has it."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx

from tests.server.support.processes import PROGRAM, ServerProcess, free_port

ENDED = 128 + signal.SIGTERM
CONFIGURATION = Path(__file__).parents[3] / "docs" / "deploy" / "haproxy.cfg"
READY_WITHIN_S = 60


class Proxy:
    """HAProxy before three servers."""

    def __init__(self, servers: Sequence[str], log: Path) -> None:
        program = shutil.which("haproxy", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
        assert program is not None, "the tests of several servers need HAProxy: please install it"
        port = free_port()
        self.address = f"http://127.0.0.1:{port}"
        names = dict(zip(("CHANTIER_ONE", "CHANTIER_TWO", "CHANTIER_THREE"), servers, strict=True))
        environment = {**os.environ, "CHANTIER_LISTEN": f"127.0.0.1:{port}", **names}
        with log.open("a") as written:
            self._process = subprocess.Popen(
                [program, "-db", "-f", str(CONFIGURATION)], env=environment, stdout=written, stderr=written
            )
        self.wait()

    def wait(self) -> None:
        """Until it lets somebody through."""
        deadline = time.monotonic() + READY_WITHIN_S
        while time.monotonic() < deadline:
            try:
                if httpx.get(f"{self.address}/readyz", timeout=2).is_success:
                    return
            except httpx.TransportError:
                pass
            time.sleep(0.05)  # not a condition: how often it is asked
        raise AssertionError("nobody answers behind HAProxy")

    def stop(self) -> None:
        self._process.send_signal(signal.SIGTERM)
        self._process.wait()


class House:
    def __init__(self, nodes: list[ServerProcess], proxy: Proxy) -> None:
        self.nodes, self.proxy = nodes, proxy
        self.address = proxy.address

    def kill(self, number: int) -> None:
        node = self.nodes[number]
        node.kill()
        node.start()

    def freeze(self, number: int, seconds: float) -> None:
        """For longer than it counts as alive; then it goes on as if nothing had been."""
        process = self.nodes[number].process
        assert process is not None
        process.send_signal(signal.SIGSTOP)
        time.sleep(seconds)  # not a condition: so long it is to be away
        process.send_signal(signal.SIGCONT)

    def replace(self, number: int) -> None:
        """As a new version comes into use: it drains, goes, and another takes its place."""
        assert self.nodes[number].end(signal.SIGTERM) == ENDED
        self.nodes[number].start()

    def log(self) -> str:
        return "\n".join(node.log() for node in self.nodes)


@contextmanager
def house(database: str, folder: Path, clocks: Sequence[int] = (0, 0, 0)) -> Iterator[House]:
    """`clocks`: by how many seconds the clock of each node is wrong."""
    with ExitStack() as stack:
        nodes = []
        for number, wrong_by in enumerate(clocks):
            program = PROGRAM if not wrong_by else ("tests.server.support.wrong_clock", str(wrong_by))
            node = ServerProcess(database, folder / f"node{number}.txt", program=program)
            nodes.append(stack.enter_context(node))
        proxy = Proxy([node.address.removeprefix("http://") for node in nodes], folder / "proxy.txt")
        stack.callback(proxy.stop)
        yield House(nodes, proxy)
