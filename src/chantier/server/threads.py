"""Off the event loop: databases wait, games decide, bots think. Each has threads of its own, so that none waits for
another: a bot that thinks for seconds must not keep a move from being stored."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
KEEPING, DECIDING = 4, 8


class Threads:
    def __init__(self) -> None:
        self._keeping = ThreadPoolExecutor(KEEPING, "keeping")
        self._deciding = ThreadPoolExecutor(DECIDING, "deciding")
        self._thinking = ThreadPoolExecutor(os.cpu_count() or 1, "thinking")

    async def keep(self, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await _run(self._keeping, partial(call, *args, **kwargs))

    async def decide(self, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await _run(self._deciding, partial(call, *args, **kwargs))

    async def think(self, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await _run(self._thinking, partial(call, *args, **kwargs))

    def close(self) -> None:
        """What has been begun is finished: a move that is being stored is stored. What has not is dropped."""
        for pool in (self._thinking, self._deciding, self._keeping):
            pool.shutdown(cancel_futures=True)


async def _run(pool: ThreadPoolExecutor, call: Callable[[], T]) -> T:
    """Shielded: when a socket dies in the middle of a move, the move must still reach its table."""
    return await asyncio.shield(asyncio.get_running_loop().run_in_executor(pool, call))
