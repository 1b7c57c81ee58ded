"""The crew: processes that work on sites, because the engine holds Python's lock while it steps.

A task is a function of a module; it may ask for a site restored from a snapshot. A worker process that dies is replaced
and the task tried once more: a task must not count on being run only once.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from queue import SimpleQueue
from types import TracebackType
from typing import Concatenate, ParamSpec, TypeVar

from chantier.core import processes
from chantier.core.errors import Refusal
from chantier.games.men_at_work.engine.physics import Site

P = ParamSpec("P")
T = TypeVar("T")
TRIES = 2
NICENESS = 5


class Crew:
    """So many processes, each with one task at a time; use it in a `with`, or `dismiss` it."""

    def __init__(self, workers: int = 1, most_s: float | None = None) -> None:
        """`most_s`: a task that takes longer is given up, and its process ended."""
        self._workers, self._most_s = workers, most_s
        self._free: SimpleQueue[ProcessPoolExecutor] = SimpleQueue()
        for _ in range(workers):
            self._free.put(_hired())

    def run(self, task: Callable[Concatenate[Site, P], T], snapshot: bytes, *args: P.args, **kwargs: P.kwargs) -> T:
        """A task on a site restored from its snapshot."""
        return self.ask(_work, task, snapshot, args, kwargs)

    def ask(self, task: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The task's result, or its refusal; `site_worker_died` if its process died each time, `took_too_long` if it
        had to be given up. Waits for a free worker; may be called from several threads at once."""
        worker = self._free.get()
        try:
            for _ in range(TRIES):
                try:
                    future: Future[T] = worker.submit(task, *args, **kwargs)
                    return future.result(self._most_s)
                except BrokenProcessPool:
                    worker.shutdown(wait=False)
                    worker = _hired()
                except TimeoutError:
                    _end(worker)
                    worker = _hired()
                    raise Refusal("took_too_long") from None
        finally:
            self._free.put(worker)
        raise Refusal("site_worker_died")

    def dismiss(self) -> None:
        """Shuts down the workers once every task is done."""
        for _ in range(self._workers):
            self._free.get().shutdown()

    def __enter__(self) -> Crew:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.dismiss()


def _hired() -> ProcessPoolExecutor:
    """A pool of one, so that a worker's death is his own task's only."""
    return processes.pool(1, _begin)


def _end(worker: ProcessPoolExecutor) -> None:
    """Also in the middle of a task, for which the pool itself would wait."""
    for process in list(worker._processes.values()):
        process.kill()
    worker.shutdown(wait=False)


def _begin() -> None:
    """What is led live goes first: a bot may think a little longer, a hand must not stutter."""
    processes.lower_priority(NICENESS)
    processes.end_with_parent()


def _work(task: Callable[..., T], snapshot: bytes, args: tuple[object, ...], kwargs: Mapping[str, object]) -> T:
    return task(Site.restore(snapshot), *args, **kwargs)
