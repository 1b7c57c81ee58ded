"""Worker processes for live acts, and their messages to the server. An act begins where the fewest are,
and as long as there are not too many, there is one process more than is needed.

A process that dies takes its acts with it, and nothing else: each of them ends with `site_worker_died`, and another
process takes its place when the next one begins.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
import pickle
import socket
from collections.abc import Callable
from multiprocessing.process import BaseProcess
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from chantier.core import processes
from chantier.core.errors import Refusal
from chantier.core.live import Act
from chantier.server.live.worker import (
    Asks,
    Begin,
    Drop,
    Failed,
    Feed,
    HandFeedback,
    Moved,
    Over,
    Release,
    Spoilt,
    packed,
    work,
)

log = logging.getLogger(__name__)
UNREAD_MOST_BYTES = 1 << 18
"""A worker process that leaves so much unread has stopped working."""
ROOM_BYTES = 1 << 20
"""What a worker process may have told that the house has not read yet."""
LAST_WORDS_S = 5.0
_readings: set[asyncio.Task[None]] = set()
"""The event loop does not hold on to them: a dead process could be forgotten before its sessions hear of it."""


class Audience(NamedTuple):
    """Callbacks for what goes on."""

    moved: Callable[[bytes], None]
    felt: Callable[[bytes], None]
    asks: Callable[[bytes], None] = lambda _: None


class Hears(Protocol):
    """Listener to something that goes on in a worker process."""

    def hear(self, message: Any) -> bool:
        """False: that was the last of it."""

    def lost(self) -> None:
        """Its process has died."""


H = TypeVar("H", bound=Hears)


class Session:
    """One act, seen from the house."""

    def __init__(self, name: int, audience: Audience, send: Callable[[NamedTuple], None]) -> None:
        self._name, self.audience, self._send = name, audience, send
        self.outcome: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        """What it came to, or why it did not."""
        self.disturbed = self.binding = False

    def feed(self, heard: int, aim: object) -> None:
        self._send(Feed(self._name, heard, aim))

    def release(self, there: bool = False) -> None:
        self._send(Release(self._name, there))

    def drop(self) -> None:
        """Nobody wants to know any more how it ends."""
        self.outcome.cancel()
        self._send(Drop(self._name))

    def hear(self, message: object) -> bool:
        """Handles a message of its process; False: that was the last of it."""
        if self.outcome.done():
            return not isinstance(message, Over | Failed)
        match message:
            case Moved():
                self.audience.moved(message.frame)
            case HandFeedback():
                self.audience.felt(message.now)
            case Asks():
                self.audience.asks(message.tries)
            case Spoilt():
                self.disturbed, self.binding = message.disturbed, message.binding
            case Over():
                self.outcome.set_result(message.result)
                return False
            case Failed():
                self.outcome.set_exception(message.refusal)
                return False
        return True

    def lost(self) -> None:
        if not self.outcome.done():
            self.outcome.set_exception(Refusal("site_worker_died"))


class Worker(Generic[H]):
    """A process, and the pipe to it."""

    def __init__(self, process: BaseProcess, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.process, self._reader, self._writer = process, reader, writer
        self.sessions: dict[int, H] = {}
        self.reading = asyncio.create_task(self._read())
        _readings.add(self.reading)
        self.reading.add_done_callback(_readings.discard)

    @classmethod
    async def hired(cls, work: Callable[[socket.socket], None]) -> Worker[H]:
        ours, theirs = socket.socketpair()
        theirs.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, ROOM_BYTES)  # a busy house holds no hand up
        process = processes.child(work, theirs)
        await asyncio.to_thread(process.start)
        theirs.close()
        return cls(process, *await asyncio.open_connection(sock=ours))

    @property
    def is_alive(self) -> bool:
        """Its death is noticed here before the pipe tells of it."""
        return not self.reading.done() and self.process.is_alive()

    def send(self, message: NamedTuple) -> None:
        if isinstance(message, Drop):
            self.sessions.pop(message.name, None)
        if self._writer.transport.get_write_buffer_size() > UNREAD_MOST_BYTES:
            self.process.kill()
        elif self.is_alive:
            self._writer.write(packed(message))

    async def _read(self) -> None:
        try:
            while True:
                size = int.from_bytes(await self._reader.readexactly(4), "little")
                message = pickle.loads(await self._reader.readexactly(size))
                session = self.sessions.get(message.name)
                if session is not None and not session.hear(message):
                    del self.sessions[message.name]
        except (asyncio.IncompleteReadError, OSError):
            self._writer.close()
            lost, self.sessions = self.sessions, {}
            for session in lost.values():
                session.lost()

    async def dismiss(self) -> None:
        self._writer.close()
        self.reading.cancel()
        await asyncio.gather(self.reading, return_exceptions=True)
        await asyncio.to_thread(self.process.join, LAST_WORDS_S)
        if self.process.is_alive():
            self.process.kill()


class Stage:
    def __init__(self, most: int) -> None:
        self._most = most
        self._workers: list[Worker[Session]] = []
        self._hiring: asyncio.Task[None] | None = None
        self._names = itertools.count()

    def _alive(self) -> list[Worker[Session]]:
        self._workers = [one for one in self._workers if one.is_alive]
        return self._workers

    @property
    def processes(self) -> list[int]:
        """The ids of those that work."""
        return [one.process.pid for one in self._alive() if one.process.pid is not None]

    def warm(self) -> None:
        """A new process takes a moment to wake up: there is always one that has nothing to do, up to the most."""
        alive = self._alive()
        if self._hiring is None and len(alive) < self._most and all(one.sessions for one in alive):
            self._hiring = asyncio.create_task(self._hire())

    async def _hire(self) -> None:
        try:
            worker: Worker[Session] = await Worker.hired(work)
            self._workers.append(worker)
        finally:
            self._hiring = None

    async def begin(self, number: int, make: Callable[[], Act], audience: Audience) -> Session:
        while not self._alive():
            self.warm()
            await asyncio.gather(*[self._hiring] if self._hiring is not None else [])
        worker = min(self._workers, key=lambda one: len(one.sessions))
        name = next(self._names)
        session = worker.sessions[name] = Session(name, audience, worker.send)
        worker.send(Begin(name, number, make))
        self.warm()
        return session

    async def close(self) -> None:
        if self._hiring is not None:
            await asyncio.gather(self._hiring, return_exceptions=True)
        await asyncio.gather(*(one.dismiss() for one in self._workers))
        self._workers.clear()
