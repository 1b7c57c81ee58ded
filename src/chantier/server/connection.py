"""One socket, seen from a table: frames go into a bounded queue; who cannot keep up is let go and catches up later.

What moves just now is another matter: of that only the newest counts. A slow reader sees fewer frames of it, and none
that is wrong.
"""

from __future__ import annotations

import asyncio
import itertools
from collections import deque
from collections.abc import Awaitable, Callable

from chantier.core.events import Seat

QUEUE_MOST = 64
"""Frames that may wait for a slow reader."""
LATE = 4001
TAKEN_OVER = 4002
REMOVED = 4006
"""The host has asked whoever sat there to leave."""
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
        self.give_up: Callable[[], object] | None = None
        """What to do when it is not worth waiting any longer until what was sent has been read."""
        self._frames: deque[bytes] = deque()
        self._shown: bytes | None = None
        self._something: asyncio.Event = asyncio.Event()

    def send(self, frame: bytes) -> None:
        """Never waits: a table must not be held up by one of its readers."""
        if self.closed_with is not None:
            return
        if len(self._frames) == QUEUE_MOST:
            self.close(LATE)
            if self.give_up is not None:
                self.give_up()
        else:
            self._frames.append(frame)
            self._something.set()

    def show(self, frame: bytes) -> None:
        """Binary, and everything that it has to tell: one that still waits is not needed any more."""
        if self.closed_with is None:
            self._shown = frame
            self._something.set()

    def forget_shown(self) -> None:
        self._shown = None

    def close(self, code: int) -> None:
        if self.closed_with is None:
            self.closed_with = code
            self._something.set()

    async def pump(
        self, send: Callable[[bytes], Awaitable[None]], show: Callable[[bytes], Awaitable[None]] | None = None
    ) -> int:
        """Hands frames to the socket until the connection is closed; the code it was closed with."""
        while self.closed_with is None or self._frames:
            while self._frames:
                await send(self._frames.popleft())
            shown, self._shown = self._shown, None
            if shown is not None and show is not None:
                await show(shown)
            elif self.closed_with is None:
                self._something.clear()
                await self._something.wait()
        return self.closed_with
