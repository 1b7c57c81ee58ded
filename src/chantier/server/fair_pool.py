"""A thread pool whose work is shared out fairly: first among addresses, then among each one's people, then among each
one's tables.

Whose turn it is depends on processor time used, not on who came first (start-time fair queueing, as in scheduler.py):
the account that has used least goes next, so that two hundred tables of one stranger wait for each other and nobody
waits for them. Waiting saves nothing up. What runs is not interrupted, so one address never has all of the threads.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from typing import Any, Generic, NamedTuple, TypeVar

T = TypeVar("T")
Account = tuple[str, ...]
"""Whom work is done for, from the largest to the smallest: address, person, table."""
ANYBODY: Account = ("-",)
REMEMBERED = 1000
"""Accounts without work are forgotten when there are more, unless they have used more than those that wait; all are
when there is nothing to do."""
GUESSED_S = 0.01
LEARNED = 0.1
"""How much the newest call counts in what a call is expected to take."""


class Waiting(NamedTuple, Generic[T]):
    call: Callable[[], T]
    answer: asyncio.Future[T]


class _Node:
    """An account, or all of them."""

    def __init__(self, used_s: float = 0.0) -> None:
        self.used_s = used_s
        self.reached_s = 0.0
        """What the child that went last had used before."""
        self.parts: dict[str, _Node] = {}
        self.calls: deque[Waiting[Any]] = deque()
        self.waiting = self.running = 0

    def part(self, name: str) -> _Node:
        """One of its accounts. Who had nothing to do begins where the others are."""
        found = self.parts.get(name)
        if found is None:
            found = self.parts[name] = _Node(self.reached_s)
        elif not found.waiting and not found.running:
            found.used_s = max(found.used_s, self.reached_s)
        return found

    def forget_idle(self) -> None:
        if len(self.parts) > REMEMBERED:
            self.parts = {
                name: one
                for name, one in self.parts.items()
                if one.waiting or one.running or one.used_s > self.reached_s
            }


class FairPool:
    def __init__(
        self,
        threads: int,
        name: str,
        most_of_one: int | None = None,
        now: Callable[[], float] = time.monotonic,
        executor: Executor | None = None,
    ) -> None:
        self._executor = executor or ThreadPoolExecutor(threads, name)
        self._free, self._now = threads, now
        self._most_of_one = most_of_one or threads
        self._all = _Node()
        self._expected_s = GUESSED_S

    @property
    def waiting(self) -> int:
        return self._all.waiting

    async def run(self, account: Account, call: Callable[[], T]) -> T:
        """Runs the call when it is the account's turn. A call cancelled before it has begun is not run at all."""
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        path = self._path(account)
        path[-1].calls.append(Waiting(call, answer))
        for node in path:
            node.waiting += 1
        self._go_on()
        return await answer

    def close(self) -> None:
        self._executor.shutdown(cancel_futures=True)

    def _path(self, account: Account) -> list[_Node]:
        path = [self._all]
        for name in account:
            path[-1].forget_idle()
            path.append(path[-1].part(name))
        return path

    def _go_on(self) -> None:
        while self._free and (path := self._next()) is not None:
            waiting = path[-1].calls.popleft()
            for node in path:
                node.waiting -= 1
            if not waiting.answer.done():  # else nobody wants to know any more
                self._begin(path, waiting)

    def _next(self) -> list[_Node] | None:
        """Path to the next call: at each level the node that has used least."""
        path = [self._all]
        may = [one for one in self._all.parts.values() if one.waiting and one.running < self._most_of_one]
        while may:
            chosen = min(may, key=lambda one: one.used_s)
            path[-1].reached_s = chosen.used_s
            path.append(chosen)
            if chosen.calls:
                return path
            may = [one for one in chosen.parts.values() if one.waiting]
        return None

    def _begin(self, path: list[_Node], waiting: Waiting[Any]) -> None:
        expected, began, loop = self._expected_s, self._now(), asyncio.get_running_loop()
        self._free -= 1
        for node in path:
            node.running += 1
            node.used_s += expected  # or one account would get all free threads before it has paid for the first

        def ended() -> None:
            took = self._now() - began
            self._expected_s += LEARNED * (took - self._expected_s)
            self._free += 1
            for node in path:
                node.running -= 1
                node.used_s += took - expected
            if not self._all.running and not self._all.waiting:
                self._all = _Node()  # nobody has kept anybody waiting: all begin anew
            self._go_on()

        def work() -> None:
            try:
                result, error = waiting.call(), None
            except BaseException as problem:
                result, error = None, problem
            try:
                loop.call_soon_threadsafe(settle, result, error)
            except RuntimeError:  # the server has closed, and nobody waits
                return

        def settle(result: object, error: BaseException | None) -> None:
            ended()
            if waiting.answer.done():
                return
            if error is not None:
                waiting.answer.set_exception(error)
            else:
                waiting.answer.set_result(result)

        self._executor.submit(work)
