"""Analyses by a coach: one finished game at a time, each once, and kept. Whoever asks is told how far it is."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from threading import Thread

import msgspec

from chantier.core.errors import BadInput, Refusal
from chantier.server.config import Analyse
from chantier.server.limits import Ticket
from chantier.server.records import record_of
from chantier.server.store_protocol import Keeping
from chantier.server.tables.table import Table
from chantier.server.thread_pools import Threads

log = logging.getLogger(__name__)


class Analysed(msgspec.Struct, frozen=True):
    """`analysis` is null while it is being made: `done` of `of` parts are, and one asks again a little later. `ahead`:
    so many other games come first."""

    analysis: msgspec.Raw | None = None
    done: int = 0
    of: int = 0
    ahead: int = 0


class Progress:
    """Written by the thread that waits for the coach, read by those who ask."""

    def __init__(self) -> None:
        self.done, self.of = 0, 0
        self.failed: Exception | None = None

    def watch(self, done: int, of: int) -> None:
        self.done, self.of = done, of


class Analyses:
    def __init__(self, store: Keeping, threads: Threads) -> None:
        self._store, self._threads = store, threads
        self._making: dict[str, Progress] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._one_at_a_time = asyncio.Lock()

    async def of(self, table: Table, hold: Callable[[], Ticket]) -> Analysed:
        """Result or progress of an analysis. The first request begins it, if there is a place to `hold`."""
        name, analyse = table.row.id, table.offer.analyse
        if analyse is None:
            raise BadInput("no_analysis")
        if table.row.status != "ended":
            raise Refusal("game_not_over")
        kept = await self._threads.keep(self._store.analysis, name)
        if kept is not None:
            return Analysed(msgspec.Raw(kept))
        progress = self._making.get(name) or self._begin(table, analyse, hold())
        if progress.failed is not None:
            del self._making[name]  # whoever asks again tries again
            raise progress.failed
        return Analysed(None, progress.done, progress.of, self._ahead(name))

    def _ahead(self, name: str) -> int:
        """How many were asked for before this one and are not done."""
        waiting = [table for table, progress in self._making.items() if progress.failed is None]
        return waiting.index(name)

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()

    def _begin(self, table: Table, analyse: Analyse, ticket: Ticket) -> Progress:
        progress = self._making[table.row.id] = Progress()
        task = asyncio.create_task(self._make(table, analyse, progress))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda _: ticket.release())
        return progress

    async def _make(self, table: Table, analyse: Analyse, progress: Progress) -> None:
        try:
            async with self._one_at_a_time:
                record = await record_of(table, ("coach",))
                nameless = tuple(str(seat) for seat in range(1, len(record.seats) + 1))
                written = msgspec.json.encode(msgspec.structs.replace(record, seats=nameless))
                found = await _in_a_thread(analyse, written, progress)
                await self._threads.write(self._store.keep_analysis, table.row.id, found)
        except Exception as error:
            log.error("a game could not be analysed", exc_info=error)
            progress.failed = error
        else:
            del self._making[table.row.id]


async def _in_a_thread(analyse: Analyse, written: bytes, progress: Progress) -> bytes:
    """A thread that nobody waits for when the server closes: what is found then is found again another time."""
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[bytes] = loop.create_future()

    def settle(found: bytes | None, error: Exception | None) -> None:
        if answer.done():  # given up meanwhile
            return
        if error is not None:
            answer.set_exception(error)
        elif found is not None:
            answer.set_result(found)

    def wait() -> None:
        found, error = None, None
        try:
            found = analyse(written, progress.watch)
        except Exception as problem:
            error = problem
        if not loop.is_closed():
            loop.call_soon_threadsafe(settle, found, error)

    Thread(target=wait, name="analysing", daemon=True).start()
    return await answer
