"""Writes the turns of all tables. Those that come while it writes go into one transaction after it: a
table waits for the disk no longer than alone, however many others wait with it. While a database server is away they
wait for it, some seconds at most; what it had stored before its answer got lost is found by its number."""

from __future__ import annotations

import asyncio
import time
from typing import NamedTuple

from chantier.core.errors import Refusal
from chantier.core.rows import Ending, StoredTurn
from chantier.server.store_protocol import Keeping
from chantier.server.thread_pools import Threads


class Waiting(NamedTuple):
    turn: StoredTurn
    ending: Ending | None
    stored: asyncio.Future[StoredTurn]
    until: float
    """Until then it is tried again."""


class Scribe:
    def __init__(self, store: Keeping, threads: Threads) -> None:
        self._store, self._threads = store, threads
        self._waiting: list[Waiting] = []
        self._writing: asyncio.Task[None] | None = None

    async def store(self, turn: StoredTurn, ending: Ending | None) -> StoredTurn:
        """As the store's `append_turn`. It is stored when this returns."""
        stored: asyncio.Future[StoredTurn] = asyncio.get_running_loop().create_future()
        self._waiting.append(Waiting(turn, ending, stored, time.monotonic() + self._threads.holds_s))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())
        return await stored

    async def _write(self) -> None:
        while self._waiting:
            await self._threads.well(min(one.until for one in self._waiting))
            batch, self._waiting = self._waiting, []
            outcomes = await self._outcomes(batch)
            if any(map(_is_unavailable, outcomes)):
                self._threads.note_trouble()
            for one, outcome in zip(batch, outcomes, strict=True):
                if _is_unavailable(outcome) and time.monotonic() < one.until:
                    self._waiting.append(one)
                else:
                    _tell(one.stored, outcome)
        self._writing = None

    async def _outcomes(self, batch: list[Waiting]) -> list[StoredTurn | Exception]:
        """Whatever happens, nobody waits for ever: a table that waits is locked."""
        try:
            return await self._threads.write_now(self._store.append_turns, [(one.turn, one.ending) for one in batch])
        except Exception as error:
            return [error] * len(batch)


def _is_unavailable(outcome: StoredTurn | Exception) -> bool:
    return isinstance(outcome, Refusal) and outcome.code == "store_unavailable"


def _tell(stored: asyncio.Future[StoredTurn], outcome: StoredTurn | Exception) -> None:
    if stored.cancelled():
        return
    if isinstance(outcome, Exception):
        stored.set_exception(outcome)
    else:
        stored.set_result(outcome)
