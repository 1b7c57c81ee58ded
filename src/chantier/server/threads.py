"""Thread pools: off the event loop databases wait, games decide, bots think, strangers are answered. Each kind of work
has threads of its own, so that none waits for another: a bot that thinks for seconds must not keep a move from being
stored. What strangers can ask for is shared out fairly (fair_pool.py)."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Literal, ParamSpec, TypeVar

from chantier.server.fair_pool import Account, FairPool

P = ParamSpec("P")
T = TypeVar("T")
KEEPING, ENGINE_ANSWERS = 4, 2
Work = Literal["deciding", "engine", "thinking", "engine_bots", "answering", "engine_answers"]
"""`deciding`: rules without an engine. `engine`: what people do where an engine runs, `engine_bots`: what bots think
and do there, `engine_answers`: questions about it; each waits for processes of its own (online.py). `thinking`: bots of
other games. `answering`: other questions that anybody may ask."""


def engine_threads(cores: int) -> int:
    """For people's moves."""
    return max(1, cores // 2)


def bot_threads(cores: int) -> int:
    """One more than there are cores: all cores at most are for one address."""
    return cores + 1


class Threads:
    def __init__(self) -> None:
        cores = os.cpu_count() or 1
        self._keeping = ThreadPoolExecutor(KEEPING, "keeping")
        self._pools: dict[Work, FairPool] = {
            "deciding": FairPool(cores + 1, "deciding", cores),
            "engine": FairPool(engine_threads(cores), "engine"),
            "thinking": FairPool(bot_threads(cores), "thinking", cores),
            "engine_bots": FairPool(bot_threads(cores), "engine-bots", cores),
            "answering": FairPool(2, "answering", 1),
            "engine_answers": FairPool(ENGINE_ANSWERS, "engine-answers", 1),
        }

    async def keep(self, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Shielded: when a socket dies in the middle of a move, the move must still reach its table."""
        call_now = partial(call, *args, **kwargs)
        return await asyncio.shield(asyncio.get_running_loop().run_in_executor(self._keeping, call_now))

    async def do(self, work: Work, account: Account, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """For somebody, when it is their turn."""
        return await self._pools[work].run(account, partial(call, *args, **kwargs))

    def close(self) -> None:
        """What has been begun is finished: a move that is being stored is stored. What has not is dropped."""
        for pool in self._pools.values():
            pool.close()
        self._keeping.shutdown(cancel_futures=True)
