"""Several servers on one PostgreSQL database behind HAProxy or nginx, as deploy/ has them."""

from __future__ import annotations

import getpass
import os
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx

from tests.server.support.processes import PROGRAM, ServerProcess, free_port

CONFIGURATIONS = Path(__file__).parents[3] / "deploy"
READY_WITHIN_S = 60


def program(name: str) -> str:
    found = shutil.which(name, path=f"{os.environ.get('PATH', '')}:/usr/sbin")
    assert found is not None, f"the tests of several servers need {name}: please install it"
    return found


class Proxy:
    """HAProxy before three servers."""

    def __init__(self, servers: Sequence[str], log: Path) -> None:
        listen = f"127.0.0.1:{free_port()}"
        self.address = f"http://{listen}"
        names = dict(zip(("CHANTIER_ONE", "CHANTIER_TWO", "CHANTIER_THREE"), servers, strict=True))
        self._begin({"CHANTIER_LISTEN": listen, **names}, log)
        self.wait()

    def _begin(self, names: Mapping[str, str], log: Path) -> None:
        command = [program("haproxy"), "-db", "-f", str(CONFIGURATIONS / "haproxy.cfg")]
        with log.open("a") as written:
            self._process = subprocess.Popen(command, env={**os.environ, **names}, stdout=written, stderr=written)

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
        raise AssertionError("nobody answers behind the proxy")

    def stop(self) -> None:
        self._process.send_signal(signal.SIGTERM)
        self._process.wait()


class Nginx(Proxy):
    """nginx before three servers; it notes which of them has been asked for what."""

    def _begin(self, names: Mapping[str, str], log: Path) -> None:
        folder = log.parent / "nginx"
        folder.mkdir()
        site = (CONFIGURATIONS / "nginx.conf").read_text()
        for name, value in names.items():
            site = site.replace(f"${{{name}}}", value)
        (folder / "site.conf").write_text(site)
        self._asked = folder / "asked.txt"
        temporary = "\n".join(f"{kind}_temp_path {folder}/{kind};" for kind in TEMPORARY)
        (folder / "nginx.conf").write_text(
            f"daemon off; pid {folder}/pid; error_log {log}; user {getpass.getuser()};\n"
            f"events {{}}\nhttp {{\n{temporary}\n"
            f"log_format asked '$upstream_addr $request_uri'; access_log {self._asked} asked;\n"
            f"include {folder}/site.conf;\n}}\n"
        )
        command = [program("nginx"), "-p", str(folder), "-c", str(folder / "nginx.conf")]
        with log.open("a") as written:
            self._process = subprocess.Popen(command, stdout=written, stderr=written)

    def asked(self) -> list[tuple[str, str]]:
        """Servers that were asked, the last of several, and for what."""
        lines = (line.rpartition(" ") for line in self._asked.read_text().splitlines())
        return [(servers.split(", ")[-1], path) for servers, _, path in lines]


TEMPORARY = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")


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
        assert self.nodes[number].end(signal.SIGTERM) == 0
        self.nodes[number].start()

    def log(self) -> str:
        return "\n".join(node.log() for node in self.nodes)


def addresses(nodes: Sequence[ServerProcess]) -> list[str]:
    return [node.address.removeprefix("http://") for node in nodes]


@contextmanager
def house(
    database: str, folder: Path, clocks: Sequence[int] = (0, 0, 0), arguments: Sequence[str] = ()
) -> Iterator[House]:
    """`clocks`: by how many seconds the clock of each node is wrong."""
    with ExitStack() as stack:
        nodes = []
        for number, wrong_by in enumerate(clocks):
            started = PROGRAM if not wrong_by else ("tests.server.support.wrong_clock", str(wrong_by))
            node = ServerProcess(database, folder / f"node{number}.txt", program=started, arguments=arguments)
            nodes.append(stack.enter_context(node))
        proxy = Proxy(addresses(nodes), folder / "proxy.txt")
        stack.callback(proxy.stop)
        yield House(nodes, proxy)
