"""Child processes. They are spawned, not forked: this process has threads, and a fork would take their locks along."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import ParamSpec

P = ParamSpec("P")


def child(work: Callable[P, None], *args: P.args, **kwargs: P.kwargs) -> BaseProcess:
    """A process that does this once it is started, and ends with this one."""
    return multiprocessing.get_context("spawn").Process(target=work, args=args, kwargs=kwargs, daemon=True)


def pool(workers: int, initializer: Callable[[], None]) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn"), initializer=initializer)


# Called in a child


def ignore_interrupts() -> None:
    """Ctrl-C reaches every process of a terminal; it means the parent, which ends its children."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def end_on_interrupt() -> None:
    """At once and without a traceback: only the parent has something to say about Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def lower_priority(niceness: int) -> None:
    if hasattr(os, "nice"):
        os.nice(niceness)


def end_with_parent() -> None:
    """A parent that is killed ends nobody, and a child would wait for its next task for ever."""
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None, "called in a child"
    parent.join()
    os._exit(1)
