"""Waiting for few bytes: thousands of connections wait most of the time, and asyncio's queue and events hold a deque
of half a kilobyte for each kind of thing that could ever wait there."""

from __future__ import annotations

import asyncio
from typing import Generic, TypeVar

T = TypeVar("T")


class Flag:
    """As asyncio.Event."""

    __slots__ = ("_is_set", "_waiting")

    def __init__(self) -> None:
        self._is_set = False
        self._waiting: tuple[asyncio.Future[None], ...] = ()

    def is_set(self) -> bool:
        return self._is_set

    def set(self) -> None:
        self._is_set = True
        waiting, self._waiting = self._waiting, ()
        for one in waiting:
            if not one.done():
                one.set_result(None)

    def clear(self) -> None:
        self._is_set = False

    async def wait(self) -> None:
        if self._is_set:
            return
        mine = asyncio.get_running_loop().create_future()
        self._waiting = (*self._waiting, mine)
        try:
            await mine
        finally:
            self._waiting = tuple(one for one in self._waiting if one is not mine)


class Messages(Generic[T]):
    """As asyncio.Queue without a ceiling, for one reader and few messages."""

    __slots__ = ("_something", "_waiting")

    def __init__(self) -> None:
        self._waiting: list[T] = []
        self._something = Flag()

    def put_nowait(self, message: T) -> None:
        self._waiting.append(message)
        self._something.set()

    async def get(self) -> T:
        while not self._waiting:
            self._something.clear()
            await self._something.wait()
        return self._waiting.pop(0)

    def empty(self) -> bool:
        return not self._waiting

    def qsize(self) -> int:
        return len(self._waiting)
