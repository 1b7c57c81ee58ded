"""This server among those that share its database: it says that it lives, knows the others, takes and loses tables."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from hashlib import sha256
from typing import NamedTuple, ParamSpec, TypeVar

from chantier.core.errors import Refusal
from chantier.core.rows import NodeLoad, NodeRow
from chantier.server.repeating import repeat
from chantier.server.store_protocol import NodeKept
from chantier.server.thread_pools import HOLDS_S, held

P = ParamSpec("P")
T = TypeVar("T")
BEAT_S = 0.5
"""How often it says that it lives, and looks whether somebody else does not any more."""
ORPHANS_MOST = 100
"""So many tables are looked for at a time: when a node dies, thousands may have to be taken."""
GRACE_S = 3.0
"""When the database was away, every node has so long to say that it lives before its tables are taken."""
THREADS = 4
Told = Callable[[Collection[str]], None]
log = logging.getLogger(__name__)


class _Beat(NamedTuple):
    lost: frozenset[str]
    living: list[NodeRow]
    orphans: list[str]


class Membership:
    def __init__(self, node: NodeKept) -> None:
        self._node = node
        self._threads = ThreadPoolExecutor(THREADS, "node")
        """Of its own: a node whose store is busy must not look dead."""
        self._beating: asyncio.Task[None] | None = None
        self._beat_at = self._alive_since = time.monotonic()
        self.living: tuple[NodeRow, ...] = ()
        self.draining = False

    @property
    def id(self) -> str:
        return self._node.id

    @property
    def others(self) -> list[NodeRow]:
        return [one for one in self.living if one.id != self._node.id]

    async def open(self, load: Callable[[], NodeLoad], lost: Told, orphaned: Told) -> None:
        """`lost` is told of tables that others have taken, `orphaned` of those that this one shall look after."""

        async def beat() -> None:
            """If the database does not answer, who has which table stays as it is."""
            await self._beat(load(), lost, orphaned)

        await beat()
        self._beating = asyncio.create_task(repeat(BEAT_S, beat))

    async def close(self) -> None:
        if self._beating is not None:
            self._beating.cancel()
            with suppress(asyncio.CancelledError):
                await self._beating
        with suppress(Refusal):  # else the others notice in some seconds
            await self._run(self._node.leave)
        self._threads.shutdown()

    async def _beat(self, load: NodeLoad, lost: Told, orphaned: Told) -> None:
        beat = await self._run(self._say_alive, load, self.draining)
        now = time.monotonic()
        if now > self._beat_at + GRACE_S:
            self._alive_since = now
        self._beat_at, self.living = now, tuple(beat.living)
        if beat.lost:
            log.warning("%d tables have been taken by other nodes", len(beat.lost))
            lost(beat.lost)
        if not self.draining and now >= self._alive_since + GRACE_S:
            orphaned([table for table in beat.orphans if self._is_for_me(table)])

    def _say_alive(self, load: NodeLoad, draining: bool) -> _Beat:
        lost = self._node.renew(load, draining)
        try:
            return _Beat(lost, self._node.living(), [] if draining else self._node.orphans(ORPHANS_MOST))
        except Refusal:  # what has been lost is told only once: those who are there must hear of it
            return _Beat(lost, [*self.living], [])

    def _is_for_me(self, table: str) -> bool:
        """Each of those who see it thinks of the same node."""
        chosen = self.successor(table, [*self.living])
        return chosen is None or chosen.id == self._node.id

    # Where a table is

    async def place_of(self, table: str, gone: str = "") -> NodeRow | None:
        """The node that has it; None: it is this one, which takes it if nobody else has it. `gone`: a node at whose
        address nobody listens any more."""
        if self._node.owns(table):
            return None
        if not self.draining:
            try:
                return await held(HOLDS_S, lambda: self._run(self._node.take, table, gone or None))
            except Refusal as refusal:
                if refusal.code == "store_unavailable" and self._node.epoch(table) is not None:
                    return None  # as far as anybody knows it is here: reading goes on, and nothing can be written
                raise
        owner = await held(HOLDS_S, lambda: self._run(self._node.owner, table))
        if owner is None or owner.id == self._node.id:
            owner = self.successor(table, self.others)
        if owner is None:
            raise Refusal("table_moved")
        return owner

    def owns(self, table: str) -> bool:
        return self._node.owns(table)

    def epoch(self, table: str) -> int | None:
        return self._node.epoch(table)

    async def owner(self, table: str) -> NodeRow | None:
        """The node that has it, without taking it; None: nobody."""
        return await self._run(self._node.owner, table)

    async def release(self, table: str, due_at: float | None) -> None:
        await self._run(self._node.release, table, due_at)

    @staticmethod
    def successor(table: str, among: Sequence[NodeRow]) -> NodeRow | None:
        """The node that shall have a table that nobody has: by its name, so that tables are shared out evenly."""
        fit = [one for one in among if not one.draining]
        return max(fit, key=lambda one: sha256(f"{one.id}/{table}".encode()).digest(), default=None)

    async def _run(self, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, partial(call, *args, **kwargs))
