"""boardgame.io's server with tic-tac-toe, and seats that play it: the peer of `benchmarks.serving`.

Installed from its own lock file the first time, beside it and ignored by git.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

HOME = Path(__file__).parent / "peers" / "boardgame_io"
INSTALL = ["npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--silent"]


class Counts(msgspec.Struct):
    updates: int
    moves: int


def is_possible() -> bool:
    return shutil.which("node") is not None and shutil.which("npm") is not None


def install() -> None:
    """Warm when nothing changed."""
    wanted = hashlib.sha256((HOME / "package-lock.json").read_bytes()).hexdigest()
    stamp = HOME / "node_modules" / ".installed"
    if not stamp.is_file() or stamp.read_text() != wanted:
        subprocess.run(INSTALL, cwd=HOME, check=True)
        stamp.write_text(wanted)


class Peer:
    """The server's process, and seats that do as they are told."""

    def __init__(self, server: subprocess.Popen[str], seats: subprocess.Popen[str]) -> None:
        self.pid, self._seats = server.pid, seats
        self.counts = Counts(0, 0)

    def sit_down(self) -> None:
        self._order("sit")

    def play(self) -> None:
        self._order("play")

    def _order(self, order: str) -> None:
        """Returns when it has been carried out."""
        assert self._seats.stdin is not None
        assert self._seats.stdout is not None
        self._seats.stdin.write(f"{order}\n")
        self._seats.stdin.flush()
        self.counts = msgspec.json.decode(self._seats.stdout.readline(), type=Counts)


@contextmanager
def running(matches: int) -> Iterator[Peer]:
    with _node("server.js") as server:
        assert server.stdout is not None
        port = next(line for line in server.stdout if line.startswith("listening on ")).split()[-1]
        with _node("seats.js", port, str(matches)) as seats:
            yield Peer(server, seats)


@contextmanager
def _node(*arguments: str) -> Iterator[subprocess.Popen[str]]:
    environment = {**os.environ, "NODE_ENV": "production"}
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    with subprocess.Popen(["node", *arguments], cwd=HOME, env=environment, text=True, **pipes) as process:  # type: ignore[call-overload]
        try:
            yield process
        finally:
            process.kill()
