"""A crew: worker processes for what holds Python's lock, takes much memory or may die.

A task is a function of a module. A worker process that dies is replaced and the task tried once more: a task must not
count on being run only once. Processes are started when they are needed: a crew that has nothing to do costs nothing,
and as long as one worker is enough there is one.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from queue import LifoQueue
from types import TracebackType
from typing import ParamSpec, TypeVar

from chantier.core import processes
from chantier.core.errors import Refusal

P = ParamSpec("P")
T = TypeVar("T")
TRIES = 2
NICENESS = 5
"""What is led live goes first: others may wait a little longer, a hand must not stutter."""


class Crew:
    """So many processes, each with one task at a time; use it in a `with`, or `dismiss` it."""

    def __init__(self, workers: int = 1, most_s: float | None = None, niceness: int = NICENESS) -> None:
        """`most_s`: a task that takes longer is given up, and its process ended."""
        self._workers, self._most_s, self._niceness = workers, most_s, niceness
        self._free: LifoQueue[ProcessPoolExecutor | None] = LifoQueue()  # whoever worked last is warm
        for _ in range(workers):
            self._free.put(None)

    def ask(self, task: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The task's result, or its refusal; `site_worker_died` if its process died each time, `took_too_long` if it
        had to be given up. Waits for a free worker; may be called from several threads at once."""
        worker = self._free.get()
        try:
            for _ in range(TRIES):
                worker = worker or self._hired()
                try:
                    future: Future[T] = worker.submit(task, *args, **kwargs)
                    return future.result(self._most_s)
                except BrokenProcessPool:
                    worker.shutdown(wait=False)
                    worker = None
                except TimeoutError:
                    _end(worker)
                    worker = None
                    raise Refusal("took_too_long") from None
        finally:
            self._free.put(worker)
        raise Refusal("site_worker_died")

    def dismiss(self) -> None:
        """Shuts down the workers once every task is done."""
        for _ in range(self._workers):
            worker = self._free.get()
            if worker is not None:
                worker.shutdown()

    def __enter__(self) -> Crew:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.dismiss()

    def _hired(self) -> ProcessPoolExecutor:
        """A pool of one, so that a worker's death is his own task's only."""
        return processes.pool(1, partial(_begin, self._niceness))


def _end(worker: ProcessPoolExecutor) -> None:
    """Also in the middle of a task, for which the pool itself would wait."""
    for process in list(worker._processes.values()):
        process.kill()
    worker.shutdown(wait=False)


def _begin(niceness: int) -> None:
    processes.lower_priority(niceness)
    processes.end_with_parent()
