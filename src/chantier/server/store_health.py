"""Health of the store: in trouble from the first write that fails until a probe has been written.

While it is in trouble nothing else is tried: what would write is held for a while if it is a database server, and then
refused, and what is read is read by other threads. Nobody's time runs either, since nobody can move.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from chantier.core.errors import Refusal
from chantier.server.store_protocol import Keeping
from chantier.server.thread_pools import Threads

PROBE_EVERY_S = 1.0
"""How often it is tried whether the store is well, at most, however often somebody asks."""
PROBE_AGAIN_S = 0.1
"""The same while it is not: what is held goes on as soon as it is."""
log = logging.getLogger(__name__)


class StoreHealth:
    def __init__(
        self, store: Keeping, threads: Threads, now: Callable[[], float], recovered: Callable[[float], None]
    ) -> None:
        """`recovered` is told for how many seconds nothing could be stored."""
        self._store, self._threads, self._now, self._recovered = store, threads, now, recovered
        self._probing: asyncio.Task[bool] | None = None
        self._probed_at = -PROBE_EVERY_S
        self._was_well = False
        self.down_since: float | None = None

    @property
    def is_well(self) -> bool:
        return self.down_since is None and not self._threads.refuses_writes

    @property
    def down_s(self) -> float:
        """For how long nothing could be stored."""
        return 0.0 if self.down_since is None else self._now() - self.down_since

    async def check(self) -> None:
        """Refused when the store cannot be written. Whoever asks while it is tried, or just after, is told the same."""
        every = PROBE_EVERY_S if self.is_well else PROBE_AGAIN_S
        if self._probing is None and self._now() >= self._probed_at + every:
            self._probing = asyncio.create_task(self._probe())
        is_well = self._was_well if self._probing is None else await asyncio.shield(self._probing)
        if not is_well or not self.is_well:
            raise Refusal("store_unavailable")

    async def watch(self) -> None:
        """Again and again as long as the house is open: trouble is noticed where it happens, its end here."""
        self._note()
        if not self.is_well:
            await self.check()

    async def _probe(self) -> bool:
        try:
            await self._threads.probe(self._store.probe)
            self._was_well = True
        except Refusal:
            self._was_well = False
        finally:
            self._probing, self._probed_at = None, self._now()
            self._note()
        return self._was_well

    def _note(self) -> None:
        if self._threads.refuses_writes and self.down_since is None:
            self.down_since = self._now()
            log.error("the database cannot be written: everything that would change it is refused")
        elif not self._threads.refuses_writes and self.down_since is not None:
            lasted, self.down_since = self._now() - self.down_since, None
            log.warning("the database can be written again, after %.0f seconds", lasted)
            self._recovered(lasted)
