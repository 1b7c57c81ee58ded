"""Work shared out among processes: results in the order of the work, and only a few of them ahead of their turn."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection, Hashable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import Generic, Protocol, TypeVar

from chantier.core import processes

B = TypeVar("B")
R = TypeVar("R")
B_contra = TypeVar("B_contra", contravariant=True)
R_co = TypeVar("R_co", covariant=True)
Handle = TypeVar("Handle", bound=Hashable)

LARGEST_BATCH = 20
"""Games a worker plays before it reports, if there are many."""
BATCHES_EACH = 4
"""Every worker gets at least so many batches, as far as there are games, so that none has long to wait for another."""
MOST_WORKERS = 64
AHEAD = 2
"""So many times as many results as may be under way may wait for one that takes long."""


class Pool(Protocol[B_contra, R_co, Handle]):
    """A place where work is done."""

    at_once: int
    """So many batches may be under way: a few more than can be worked on, so that nobody has to wait for the next."""

    def start(self, batch: B_contra) -> Handle: ...
    def finished(self, running: Collection[Handle]) -> Collection[Handle]:
        """Those that are done; waits until at least one is."""
        ...

    def result(self, handle: Handle) -> R_co: ...


def in_order(pool: Pool[B, R, Handle], batches: Iterable[B]) -> Iterator[R]:
    """Results in the order of the batches. What is under way is bounded, and so is what is done before its turn:
    a long series needs no more memory than a short one."""
    to_start = iter(batches)
    in_turn: deque[Handle] = deque()
    running: set[Handle] = set()
    while True:
        while len(running) < pool.at_once and len(in_turn) < AHEAD * pool.at_once:
            batch = next(to_start, None)
            if batch is None:
                break
            in_turn.append(pool.start(batch))
            running.add(in_turn[-1])
        if not in_turn:
            return
        if in_turn[0] in running:
            running -= set(pool.finished(running))
        while in_turn and in_turn[0] not in running:
            yield pool.result(in_turn.popleft())


class Processes(Generic[B, R]):
    """Processes of this machine."""

    def __init__(self, pool: ProcessPoolExecutor, work: Callable[[B], R], workers: int) -> None:
        self.at_once = 2 * workers
        self._pool = pool
        self._work = work

    def start(self, batch: B) -> Future[R]:
        return self._pool.submit(self._work, batch)

    def finished(self, running: Collection[Future[R]]) -> Collection[Future[R]]:
        return wait(running, return_when=FIRST_COMPLETED).done

    def result(self, handle: Future[R]) -> R:
        return handle.result()


def shared_out(work: Callable[[B], R], batches: Iterable[B], workers: int) -> Iterator[R]:
    """The results of all batches, in their order, from so many processes."""
    if workers <= 1:
        yield from map(work, batches)
        return
    pool = processes.pool(workers, processes.end_on_interrupt)
    try:
        yield from in_order(Processes(pool, work, workers), batches)
    finally:
        pool.shutdown(cancel_futures=True)


def in_batches(numbers: range, workers: int, largest: int = LARGEST_BATCH) -> Iterator[range]:
    size = max(1, min(largest, len(numbers) // (BATCHES_EACH * workers)))
    return (numbers[start : start + size] for start in range(0, len(numbers), size))
