"""`serve --workers`: several servers on one port, for all cores of a machine. They share a PostgreSQL database.

This process only holds the port and looks after them: one that dies is started anew, and whoever knocks meanwhile is
let in by another. SIGHUP replaces them one after the other, so that a new version comes into use without a pause.
"""

from __future__ import annotations

import logging
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from threading import Event, Thread

LISTENER = "CHANTIER_LISTENER"
"""The environment's name for the descriptor of the port that workers share."""
AGAIN_AFTER_S = 1.0
CLOSE_WITHIN_S = 30.0
log = logging.getLogger(__name__)


class ServerWorker:
    """One of the servers. It ends with this process, also if that is killed: then nobody writes to its input."""

    def __init__(self, command: Sequence[str], listener: socket.socket) -> None:
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            pass_fds=[listener.fileno()],
            env={**os.environ, LISTENER: str(listener.fileno()), "PYTHONUNBUFFERED": "1"},
            start_new_session=True,  # Ctrl-C is for this process, which then closes them one by one
        )
        self.started_at = time.monotonic()
        self.is_ready = Event()
        Thread(target=self._hear, daemon=True).start()

    def _hear(self) -> None:
        """It says that it listens; what else it says is said once, by this process."""
        assert self.process.stdout is not None
        for _ in self.process.stdout:
            self.is_ready.set()
        self.is_ready.set()

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.terminate()

    def ended(self) -> None:
        try:
            self.process.wait(CLOSE_WITHIN_S)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        for end in (self.process.stdin, self.process.stdout):
            if end is not None:
                end.close()


class Workers:
    def __init__(self, command: Sequence[str], number: int, listener: socket.socket) -> None:
        self._command, self._listener = command, listener
        self._workers = [ServerWorker(command, listener) for _ in range(number)]
        self._renew = Event()

    def run(self, ready: Callable[[], None]) -> int:
        """Until this process is interrupted; `ready` is called when all of them listen. The code of one that could not
        even begin."""
        for ending in (signal.SIGINT, signal.SIGTERM):  # also where a shell has told us to ignore Ctrl-C
            signal.signal(ending, lambda number, _: sys.exit(0 if number == signal.SIGTERM else 128 + number))
        try:
            for worker in self._workers:
                worker.is_ready.wait()
                if worker.process.poll() is not None:
                    return worker.process.wait()
            ready()
            if hasattr(signal, "SIGHUP"):
                signal.signal(signal.SIGHUP, lambda *_: self._renew.set())
            while True:
                self._look_after()
                if self._renew.wait(0.2):
                    self._renew.clear()
                    self._replace_all()
        finally:
            for worker in self._workers:
                worker.close()
            for worker in self._workers:
                worker.ended()

    def _look_after(self) -> None:
        for place, worker in enumerate(self._workers):
            if worker.process.poll() is not None and time.monotonic() > worker.started_at + AGAIN_AFTER_S:
                log.error("a worker has ended with code %s: another takes its place", worker.process.returncode)
                worker.ended()
                self._workers[place] = ServerWorker(self._command, self._listener)

    def _replace_all(self) -> None:
        for place, old in enumerate(self._workers):
            new = ServerWorker(self._command, self._listener)
            new.is_ready.wait()
            if new.process.poll() is not None:
                log.error("a new worker could not begin: the old ones go on")
                new.ended()
                return
            self._workers[place] = new
            old.close()
            old.ended()


def inherited() -> int | None:
    """In a worker: the descriptor of the port. It closes when the process that looks after it has gone."""
    given = os.environ.pop(LISTENER, None)
    if given is None:
        return None
    Thread(target=_close_with_parent, daemon=True).start()
    return int(given)


def _close_with_parent() -> None:
    while os.read(sys.stdin.fileno(), 1):  # not by the buffered stream, which could not be closed meanwhile
        pass
    os.kill(os.getpid(), signal.SIGTERM)
