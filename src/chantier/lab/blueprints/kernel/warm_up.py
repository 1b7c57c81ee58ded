"""Warms the kernel up. A niced child process makes the machine code, then this process loads it.

    warming.start()                  at the start of whatever serves people; it comes back at once
    if warming.ready(within_s=1.0):  before each use of the kernel that somebody waits for; else a plain bot stands in

`ready` waits that long at most, and does so only while what an earlier run has compiled is being loaded, so that it is
true from the first move on. Who can wait (a series of games, an analysis, a test) just calls the kernel: what is not
there yet is compiled then.

If no folder can be written to, a thread of this process compiles. If the child fails, nobody is ever ready and that is
logged: plain bots go on standing in.
"""

from __future__ import annotations

import atexit
import logging
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

log = logging.getLogger(__name__)

COMMAND = (sys.executable, "-m", "chantier.lab.blueprints.kernel.warm_up")
NICENESS = 15


def call_all() -> None:
    """Every function that is called from outside while people wait, once, with what it is called with there.

    Whoever lets a person wait for another function of the kernel adds it here.
    """
    import numpy as np

    from chantier.lab.blueprints.kernel import layout, rules, search, stream

    for seats in (2, 3, 4):
        game = np.zeros(layout.SIZE, np.int8)
        rules.set_up(game, seats, 0, 0, stream.seeded([0]))
        search.weigh(game, seed=0, budget=1)


def stamp_file() -> Path | None:
    """It is there once the folder has all the machine code for this kind of processor; None if there is no folder."""
    import llvmlite.binding

    from chantier.lab.blueprints.kernel.compilation import FOLDER

    return None if FOLDER is None else FOLDER / f"complete.{llvmlite.binding.get_host_cpu_name()}"


class Warming:
    """Of one process."""

    def __init__(
        self,
        calls: Callable[[], None] = call_all,
        command: Sequence[str] = COMMAND,
        stamp: Callable[[], Path | None] = stamp_file,
    ) -> None:
        self._calls, self._command, self._stamp = calls, command, stamp
        self._begin = threading.Lock()
        self._thread: threading.Thread | None = None
        self._ready = threading.Event()
        self._nothing_to_wait_for = threading.Event()

    def start(self, then: Callable[[], None] | None = None) -> None:
        """Once; it does no harm to ask again. `then` is called when everything is loaded."""
        with self._begin:
            if self._thread is None:
                self._thread = threading.Thread(target=self._warm, args=(then,), name="warming", daemon=True)
                self._thread.start()

    def ready(self, within_s: float = 0.0) -> bool:
        if self._thread is not None:
            self._nothing_to_wait_for.wait(within_s)
        return self._ready.is_set()

    def wait(self) -> bool:
        """Until it is ready or has failed, however long that takes; whether it is ready."""
        if self._thread is not None:
            self._thread.join()
        return self._ready.is_set()

    def _warm(self, then: Callable[[], None] | None) -> None:
        try:
            if self._is_compiled():
                self._calls()
                if then is not None:
                    then()
                self._ready.set()
        except Exception:
            log.exception("the kernel cannot be used; plain bots stand in")
        finally:
            self._nothing_to_wait_for.set()

    def _is_compiled(self) -> bool:
        """Or shall be, by this process, if there is no folder to take it from."""
        stamp = self._stamp()
        if stamp is not None and stamp.is_file():
            return True
        self._nothing_to_wait_for.set()
        return stamp is None or _done_by_child(self._command)


def _done_by_child(command: Sequence[str]) -> bool:
    child = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    atexit.register(child.kill)
    _, said = child.communicate()
    atexit.unregister(child.kill)
    if child.returncode:
        log.error("the kernel was not compiled (%s); plain bots stand in: %s", child.returncode, said.decode()[-500:])
    return child.returncode == 0


def fill_the_folder(calls: Callable[[], None] = call_all) -> None:
    """Main function of the child process."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    stamp = stamp_file()
    if stamp is not None:
        with _alone(stamp.with_name("lock")):
            calls()
            stamp.touch()


@contextmanager
def _alone(lock: Path) -> Iterator[None]:
    """One child at a time: the next one finds what the first has made."""
    try:
        import fcntl
    except ImportError:  # where there are no such locks they do the same work twice
        yield
        return
    with lock.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


_OURS = Warming()
start, ready, wait = _OURS.start, _OURS.ready, _OURS.wait

if __name__ == "__main__":
    fill_the_folder()
