"""One socket, seen from a table: frames go into a bounded queue; who cannot keep up is let go and catches up later.

Of what is told again and again only the newest counts: what moves just now, a gesture, the table itself. A slow reader
gets fewer frames of these, and none that is wrong; so nobody can fill another's queue with them.
"""

from __future__ import annotations

import asyncio
import itertools
import math
from collections.abc import Awaitable, Callable
from typing import Literal

from chantier.core.events import Seat
from chantier.server.http.waiting import Flag
from chantier.server.limits import Ticket
from chantier.server.people import Person

QUEUE_MOST = 64
"""Frames that may wait for a slow reader."""
GESTURES_PER_S = 20.0
"""So often a reader is told of gestures; between two of them only the newest waits."""
LATE = 4001
TAKEN_OVER = 4002
TOO_MUCH = 4003
SILENT = 4004
SEAT_GIVEN_UP = 4005
"""The device has not promised or revealed in time."""
REMOVED = 4006
"""The host has asked whoever sat there to leave."""
CLOSING = 1001
RESTARTING = 1012
"""Whoever comes back at once finds the table where it is now."""
WRITE_NOW = "chantier.write_now"
"""The name of the server's own way to send a frame, among the extensions of an ASGI scope."""
Kind = Literal["table", "felt", "chance", "lobby", "explained", "mine"]
"""Of these a newer one takes the place of one that waits, unless something else has been told since."""
_numbers = itertools.count()


class Connection:
    """Somebody who looks on, with or without a seat."""

    def __init__(self, address: str, language: str) -> None:
        self.address, self.language, self.number = address, language, next(_numbers)
        self.name = f"{address}#{self.number}"
        self.seat: Seat | None = None
        self.person: Person | None = None
        """Whoever's cookie came with it; None: nobody we know."""
        self.wants_explanations = False
        """With its sights comes what they mean."""
        self.token_hash: str | None = None
        """Of the token it entered with: the seat is its own as long as it is also the seat's."""
        self.tickets: list[Ticket] = []
        """What it holds of the limits as long as it is open."""
        self.closed_with: int | None = None
        self.give_up: Callable[[], object] | None = None
        """What to do when it is not worth waiting any longer until what was sent has been read."""
        self.write_now: Callable[[bytes], bool] | None = None
        """Sends a frame if it can go out at once."""
        self._is_idle = False
        """Everything has been sent."""
        self._frames: list[tuple[Kind | None, bytes]] = []
        self._shown: bytes | None = None
        self._gesture: bytes | None = None
        self._gesture_at = -math.inf
        self._something = Flag()

    @property
    def explains_in(self) -> str | None:
        """The language in which sights are explained to it; None: it has not asked for that."""
        return self.language if self.wants_explanations else None

    def send(self, frame: bytes, kind: Kind | None = None) -> None:
        """Never waits: a table must not be held up by one of its readers."""
        if self.closed_with is not None:
            return
        if self._is_idle and not self._frames and self.write_now is not None and self.write_now(frame):
            return
        if kind is not None:
            self._forget_waiting(kind)
        if len(self._frames) == QUEUE_MOST:
            self.close(LATE)
            if self.give_up is not None:
                self.give_up()
        else:
            self._frames.append((kind, frame))
            self._something.set()

    def _forget_waiting(self, kind: Kind) -> None:
        """One of the same kind among the newest that may be replaced; before that, order matters."""
        for place in range(len(self._frames) - 1, -1, -1):
            waits = self._frames[place][0]
            if waits is None:
                return
            if waits == kind:
                del self._frames[place]
                return

    def show(self, frame: bytes) -> None:
        """Binary, and everything that it has to tell: one that still waits is not needed any more."""
        if self.closed_with is None:
            self._shown = frame
            self._something.set()

    def show_gesture(self, frame: bytes) -> None:
        """As `show`, and not too often."""
        if self.closed_with is None:
            self._gesture = frame
            self._something.set()

    def forget_gesture(self) -> None:
        self._gesture = None

    def forget_shown(self) -> None:
        self._shown = None

    def close(self, code: int) -> None:
        if self.closed_with is None:
            self.closed_with = code
            self._something.set()

    def release_tickets(self) -> None:
        for ticket in self.tickets:
            ticket.release()

    async def pump(
        self, send: Callable[[bytes], Awaitable[None]], show: Callable[[bytes], Awaitable[None]] | None = None
    ) -> int:
        """Hands frames to the socket until the connection is closed; the code it was closed with."""
        while self.closed_with is None or self._frames:
            while self._frames:
                await send(self._frames.pop(0)[1])
            shown, self._shown = self._shown, None
            if shown is not None and show is not None:
                await show(shown)
            elif self.closed_with is None and not await self._sent_gesture(send):
                await self._wait()
        return self.closed_with

    async def _sent_gesture(self, send: Callable[[bytes], Awaitable[None]]) -> bool:
        now = asyncio.get_running_loop().time()
        if self._gesture is None or now < self._gesture_at + 1 / GESTURES_PER_S:
            return False
        gesture, self._gesture, self._gesture_at = self._gesture, None, now
        await send(gesture)
        return True

    async def _wait(self) -> None:
        """Until there is something, or a gesture may be told."""
        self._something.clear()
        loop, due = asyncio.get_running_loop(), None
        if self._gesture is not None:
            due = loop.call_at(self._gesture_at + 1 / GESTURES_PER_S, self._something.set)
        self._is_idle = True
        try:
            await self._something.wait()
        finally:
            self._is_idle = False
            if due is not None:
                due.cancel()
