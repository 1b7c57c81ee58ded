"""Worker processes of low priority that try out what an act asks (core/live.py), so that no hand ever waits for it.

A table asks one thing at a time: a newer question takes the place of an older one, whether that waits or is being tried
out. Tables take turns. Answers are only told; a process that dies, or a question that fails, costs nothing but the
answer.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
import pickle
import select
import socket
from collections.abc import Callable, Iterator
from typing import NamedTuple

from chantier.core import processes
from chantier.server.live.worker import READ_AT_ONCE, messages, packed
from chantier.server.live.worker_pool import Worker

log = logging.getLogger(__name__)
NICENESS = 10


class Try(NamedTuple):
    name: int
    tries: bytes


class Stop(NamedTuple):
    """Nobody wants to know any more."""

    name: int


class TrialAnswer(NamedTuple):
    """Message to the server: an answer, or that no more will come."""

    name: int
    answer: bytes | None
    last: bool


class TrialQuestion:
    """A table's question: it waits, or is being tried out."""

    def __init__(self, table: object, tries: bytes, tell: Callable[[bytes], None], ended: Callable[[], None]) -> None:
        self.table, self.tries, self._tell, self._ended = table, tries, tell, ended
        self.stopped = False

    def hear(self, message: TrialAnswer) -> bool:
        if message.answer is not None and not self.stopped:
            self._tell(message.answer)
        if message.last:
            self.lost()
        return not message.last

    def lost(self) -> None:
        asyncio.get_running_loop().call_soon(self._ended)  # when it has been crossed off


class Trials:
    """The questions of all tables, and at most so many processes for them."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._waiting: dict[object, TrialQuestion] = {}
        self._workers: list[Worker[TrialQuestion]] = []
        self._hiring: asyncio.Task[None] | None = None
        self._names = itertools.count()

    @property
    def processes(self) -> list[int]:
        return [one.process.pid for one in self._alive() if one.process.pid is not None]

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    def _alive(self) -> list[Worker[TrialQuestion]]:
        self._workers = [one for one in self._workers if one.is_alive]
        return self._workers

    def ask(self, table: object, tries: bytes, tell: Callable[[bytes], None]) -> None:
        """The newest question of a table; who waits already keeps the place in the queue."""
        self._stop(table)
        self._waiting[table] = TrialQuestion(table, tries, tell, self._go_on)
        self._go_on()

    def forget(self, table: object) -> None:
        """Nobody wants to know any more."""
        self._waiting.pop(table, None)
        self._stop(table)

    def _stop(self, table: object) -> None:
        """Its process gets nothing else to do before it has said that it stopped: no more than one question is ever on
        the way to it."""
        for worker in self._alive():
            for name, asked in worker.sessions.items():
                if asked.table is table and not asked.stopped:
                    asked.stopped = True
                    worker.send(Stop(name))

    def _go_on(self) -> None:
        """Whoever has nothing to do gets the question that has waited longest."""
        idle = [one for one in self._alive() if not one.sessions]
        while self._waiting and idle:
            worker, name = idle.pop(), next(self._names)
            asked = self._waiting.pop(next(iter(self._waiting)))
            worker.sessions[name] = asked
            worker.send(Try(name, asked.tries))
        if self._waiting and self._hiring is None and len(self._workers) < self._most:
            self._hiring = asyncio.create_task(self._hire())

    async def _hire(self) -> None:
        try:
            worker: Worker[TrialQuestion] = await Worker.hired(try_out)
            self._workers.append(worker)
        finally:
            self._hiring = None
        self._go_on()

    async def close(self) -> None:
        self._waiting.clear()
        if self._hiring is not None:
            await asyncio.gather(self._hiring, return_exceptions=True)
        await asyncio.gather(*(one.dismiss() for one in self._workers))
        self._workers.clear()


# In the worker process


def try_out(house: socket.socket) -> None:
    """The life of a worker process: one question at a time, until the house has gone."""
    processes.ignore_interrupts()
    processes.lower_priority(NICENESS)
    waiting = bytearray()
    current: _Trying | None = None
    try:
        while True:
            heard, _, _ = select.select([house], [], [], None if current is None else 0)
            if heard:
                content = house.recv(READ_AT_ONCE)
                if not content:
                    return
                waiting += content
                for message in messages(waiting):
                    if isinstance(message, Try):
                        current = _Trying(message)
                    elif current is not None and current.name == message.name:
                        house.sendall(packed(TrialAnswer(message.name, None, last=True)))
                        current = None
            if current is not None:
                found = current.go_on()
                if found is not None:
                    house.sendall(packed(found))
                    current = None if found.last else current
    except OSError:  # the house has gone
        return


class _Trying:
    def __init__(self, message: Try) -> None:
        self.name = message.name
        self._tries = message.tries
        self._going: Iterator[bytes | None] | None = None

    def go_on(self) -> TrialAnswer | None:
        """A little; what there is to tell."""
        try:
            if self._going is None:
                tries: Callable[[], Iterator[bytes | None]] = pickle.loads(self._tries)
                self._going = iter(tries())
            answer = next(self._going)
        except StopIteration:
            return TrialAnswer(self.name, None, last=True)
        except Exception:
            log.exception("something could not be tried out")
            return TrialAnswer(self.name, None, last=True)
        return None if answer is None else TrialAnswer(self.name, answer, last=False)
