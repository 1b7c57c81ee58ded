"""Writes the turns of all tables. Those that come while it writes go into one transaction after it: a
table waits for the disk no longer than alone, however many others wait with it."""

from __future__ import annotations

import asyncio

from chantier.core.errors import Refusal
from chantier.core.rows import Ending, StoredTurn
from chantier.server.store_protocol import Keeping
from chantier.server.thread_pools import Threads

Waiting = tuple[StoredTurn, Ending | None, asyncio.Future[StoredTurn]]


class Scribe:
    def __init__(self, store: Keeping, threads: Threads) -> None:
        self._store, self._threads = store, threads
        self._waiting: list[Waiting] = []
        self._writing: asyncio.Task[None] | None = None

    async def store(self, turn: StoredTurn, ending: Ending | None) -> StoredTurn:
        """As the store's `append_turn`. It is stored when this returns."""
        stored: asyncio.Future[StoredTurn] = asyncio.get_running_loop().create_future()
        self._waiting.append((turn, ending, stored))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())
        return await stored

    async def _write(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            outcomes = await self._outcomes(batch)
            if any(isinstance(one, Refusal) and one.code == "store_unavailable" for one in outcomes):
                self._threads.note_trouble()
            for (_, _, stored), outcome in zip(batch, outcomes, strict=True):
                _tell(stored, outcome)
        self._writing = None

    async def _outcomes(self, batch: list[Waiting]) -> list[StoredTurn | Exception]:
        """Whatever happens, nobody waits for ever: a table that waits is locked."""
        try:
            return await self._threads.write(self._store.append_turns, [(turn, ending) for turn, ending, _ in batch])
        except Exception as error:
            return [error] * len(batch)


def _tell(stored: asyncio.Future[StoredTurn], outcome: StoredTurn | Exception) -> None:
    if stored.cancelled():
        return
    if isinstance(outcome, Exception):
        stored.set_exception(outcome)
    else:
        stored.set_result(outcome)
