"""The server as a process of its own, as `chantier serve` starts it."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

GENEROUS = "1000000"
"""All clients of a test come from one address."""
OPERATOR_TOKEN = "the-token-of-a-test"
PROGRAM = ("chantier.cli",)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        return port


def faults(log: str) -> list[str]:
    """Tracebacks, but for those of worker processes whose server was killed while it started them."""
    found = ("Traceback" + part for part in log.split("Traceback")[1:])
    return [one for one in found if "spawn_main" not in one or "EOFError: Ran out of input" not in one]


class ServerProcess:
    """Started again on the same port, so that clients find it where it was."""

    def __init__(
        self,
        database: str,
        log: Path,
        port: int = 0,
        generosity: str = GENEROUS,
        program: Sequence[str] = PROGRAM,
        arguments: Sequence[str] = (),
    ) -> None:
        self.database, self._log, self._port, self._generosity = database, log, port, generosity
        self._program, self._arguments = program, arguments
        self.process: subprocess.Popen[str] | None = None
        self.address = ""
        self.python, self.environment = sys.executable, dict(os.environ)

    def start(self) -> ServerProcess:
        command = [self.python, "-m", *self._program, "--lang", "en", "serve", "--database", self.database]
        command += ["--port", str(self._port), "--generosity", self._generosity, *self._arguments]
        with self._log.open("a") as log:
            self.process = subprocess.Popen(
                command,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**self.environment, "PYTHONUNBUFFERED": "1", "CHANTIER_ADMIN_TOKEN": OPERATOR_TOKEN},
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://[^ ]+:(\d+)$", line.strip())
        assert found is not None, f"the server did not say where it listens: {line!r} {self._log.read_text()}"
        self.address, self._port = found[0], int(found[1])
        return self

    def kill(self) -> None:
        """As a power cut would end it."""
        self.end(signal.SIGKILL)

    def stop(self) -> int:
        return self.end(signal.SIGINT)

    def end(self, how: signal.Signals) -> int:
        assert self.process is not None
        self.process.send_signal(how)
        return self.ended(30)

    def ended(self, within_s: float) -> int:
        """How it ended, by itself or not."""
        assert self.process is not None
        code = self.process.wait(within_s)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code

    def children(self) -> list[int]:
        """Its processes, such as workers."""
        assert self.process is not None
        told = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text()
        return [int(one) for one in told.split()]

    def log(self) -> str:
        return self._log.read_text()

    def __enter__(self) -> ServerProcess:
        return self.start()

    def __exit__(self, *_: object) -> None:
        if self.process is not None and self.process.poll() is None:
            self.stop()
