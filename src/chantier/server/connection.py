"""One socket, seen from a table: frames go into a bounded queue; who cannot keep up is let go and catches up later."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Awaitable, Callable

from chantier.core.events import Seat

QUEUE_MOST = 64
"""Frames that may wait for a slow reader."""
LATE = 4001
TAKEN_OVER = 4002
CLOSING = 1001
_numbers = itertools.count()


class Connection:
    """Somebody who looks on, with or without a seat."""

    def __init__(self, address: str, language: str) -> None:
        self.name, self.language = f"{address}#{next(_numbers)}", language
        self.seat: Seat | None = None
        self.token_hash: str | None = None
        """Of the token it entered with: the seat is its own as long as it is also the seat's."""
        self.closed_with: int | None = None
        self.is_late = asyncio.Event()
        """It is not worth waiting for what has been sent."""
        self._frames: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUE_MOST)

    def send(self, frame: bytes) -> None:
        """Never waits: a table must not be held up by one of its readers."""
        if self.closed_with is not None:
            return
        try:
            self._frames.put_nowait(frame)
        except asyncio.QueueFull:
            self.close(LATE)
            self.is_late.set()

    def close(self, code: int) -> None:
        if self.closed_with is None:
            self.closed_with = code
            while self._frames.full():
                self._frames.get_nowait()
            self._frames.put_nowait(None)

    async def pump(self, send: Callable[[bytes], Awaitable[None]]) -> int:
        """Hands frames to the socket until the connection is closed; the code it was closed with."""
        while (frame := await self._frames.get()) is not None:
            await send(frame)
        assert self.closed_with is not None, "only closing ends the queue"
        return self.closed_with
