"""Thread pools: off the event loop databases wait, games decide, bots think, strangers are answered. Each kind of work
has threads of its own, so that none waits for another: a bot that thinks for seconds must not keep a move from being
stored. What strangers can ask for is shared out fairly (fair_pool.py)."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Literal, ParamSpec, TypeVar

from chantier.core.errors import NothingStored, Refusal
from chantier.server.fair_pool import Account, FairPool

P = ParamSpec("P")
T = TypeVar("T")
READING, WRITING, ENGINE_ANSWERS = 4, 4, 2
Work = Literal["deciding", "engine", "thinking", "engine_bots", "answering", "engine_answers", "drawing", "hinting"]
"""`deciding`: rules without an engine. `engine`: what people do where an engine runs, `engine_bots`: what bots think
and do there, `engine_answers`: questions about it; each waits for processes of its own (online.py). `thinking`: bots of
other games. `answering`: other questions that anybody may ask. `drawing`: pictures for links, one at a time.
`hinting`: searches for people who ask for a hint, one at a time, too."""


def engine_threads(cores: int) -> int:
    """For people's moves."""
    return max(1, cores // 2)


def bot_threads(cores: int) -> int:
    """One more than there are cores: all cores at most are for one address."""
    return cores + 1


HOLDS_S = 5.0
"""So long what is asked waits for a database server that has gone away: most come back sooner."""
AGAIN_S = 0.1


class Threads:
    def __init__(self, holds_s: float = 0.0) -> None:
        """`holds_s`: so long it is tried again where the store does not answer, before anybody is told."""
        self.holds_s = holds_s
        cores = os.cpu_count() or 1
        self._reading = ThreadPoolExecutor(READING, "reading")
        self._writing = ThreadPoolExecutor(WRITING, "writing")
        self._probing = ThreadPoolExecutor(1, "probing")
        self._well = asyncio.Event()
        """Cleared by the first write that the store could not take, set by a probe that it could."""
        self._well.set()
        self._pools: dict[Work, FairPool] = {
            "deciding": FairPool(cores + 1, "deciding", cores),
            "engine": FairPool(engine_threads(cores), "engine"),
            "thinking": FairPool(bot_threads(cores), "thinking", cores),
            "engine_bots": FairPool(bot_threads(cores), "engine-bots", cores),
            "answering": FairPool(2, "answering", 1),
            "engine_answers": FairPool(ENGINE_ANSWERS, "engine-answers", 1),
            "drawing": FairPool(1, "drawing"),
            "hinting": FairPool(1, "hinting"),
        }

    async def keep(self, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Runs a store call that changes nothing."""
        return await held(self.holds_s, lambda: _run(self._reading, partial(call, *args, **kwargs)))

    async def write(self, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Runs a store call that writes. While the store cannot be written it is held for a while, then refused. It is
        tried again only if certainly nothing of it was stored."""
        until = time.monotonic() + self.holds_s
        while True:
            await self.well(until)
            try:
                return await self.write_now(call, *args, **kwargs)
            except NothingStored:
                if time.monotonic() >= until:
                    raise

    async def write_now(self, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The same once, refused at once while the store cannot be written."""
        return await _run(self._writing, partial(self._unless_in_trouble, partial(call, *args, **kwargs)))

    async def well(self, until: float) -> None:
        """Waits while the store cannot be written, but no longer than until then."""
        if self.refuses_writes:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._well.wait(), max(0.0, until - time.monotonic()))

    @property
    def refuses_writes(self) -> bool:
        """From the first write that the store could not take until a probe that it could."""
        return not self._well.is_set()

    def _unless_in_trouble(self, call: Callable[[], T]) -> T:
        if self.refuses_writes:
            raise NothingStored
        try:
            return call()
        except Refusal as refusal:
            if refusal.code == "store_unavailable":
                self.note_trouble()
            raise

    def note_trouble(self) -> None:
        """For those who are told of a write's failure in another way."""
        self._well.clear()

    async def probe(self, call: Callable[[], None]) -> None:
        """A write that is tried although others are refused, and by itself."""
        try:
            await _run(self._probing, call)
        except Refusal:
            self.note_trouble()
            raise
        self._well.set()

    async def do(self, work: Work, account: Account, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """For somebody, when it is their turn."""
        return await self._pools[work].run(account, partial(call, *args, **kwargs))

    def close(self) -> None:
        """Finishes calls that have begun: a move that is being stored is stored. Others are dropped."""
        for fair in self._pools.values():
            fair.close()
        for pool in (self._probing, self._writing, self._reading):
            pool.shutdown(cancel_futures=True)


async def held(seconds: float, ask: Callable[[], Awaitable[T]]) -> T:
    """Asks the store again and again for so long, if it does not answer."""
    until = time.monotonic() + seconds
    while True:
        try:
            return await ask()
        except Refusal as refusal:
            if refusal.code != "store_unavailable" or time.monotonic() >= until:
                raise
        await asyncio.sleep(AGAIN_S)


async def _run(pool: ThreadPoolExecutor, call: Callable[[], T]) -> T:
    """Shielded: when a socket dies in the middle of a move, the move must still reach its table."""
    return await asyncio.shield(asyncio.get_running_loop().run_in_executor(pool, call))
