"""Off the event loop: databases wait, games decide, bots think, strangers are answered. Each has threads of its own, so
that none waits for another: a bot that thinks for seconds must not keep a move from being stored."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

from chantier.core.errors import Refusal

P = ParamSpec("P")
T = TypeVar("T")
KEEPING, DECIDING, ANSWERING = 4, 8, 2
ANSWERED_MOST = 40
"""So many questions may wait: whoever comes after them would wait for longer than anybody reads on."""


class Threads:
    def __init__(self) -> None:
        self._keeping = ThreadPoolExecutor(KEEPING, "keeping")
        self._deciding = ThreadPoolExecutor(DECIDING, "deciding")
        self._thinking = ThreadPoolExecutor(os.cpu_count() or 1, "thinking")
        self._answering = ThreadPoolExecutor(ANSWERING, "answering")
        self._asked = 0

    async def keep(self, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await _run(self._keeping, partial(call, *args, **kwargs))

    async def decide(self, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await _run(self._deciding, partial(call, *args, **kwargs))

    async def think(self, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await _run(self._thinking, partial(call, *args, **kwargs))

    async def answer(self, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """A question that takes a while; anybody may ask, so not all at once."""
        if self._asked >= ANSWERED_MOST:
            raise Refusal("too_often")
        self._asked += 1
        try:
            return await _run(self._answering, partial(call, *args, **kwargs))
        finally:
            self._asked -= 1

    def close(self) -> None:
        """What has been begun is finished: a move that is being stored is stored. What has not is dropped."""
        for pool in (self._answering, self._thinking, self._deciding, self._keeping):
            pool.shutdown(cancel_futures=True)


async def _run(pool: ThreadPoolExecutor, call: Callable[[], T]) -> T:
    """Shielded: when a socket dies in the middle of a move, the move must still reach its table."""
    return await asyncio.shield(asyncio.get_running_loop().run_in_executor(pool, call))
