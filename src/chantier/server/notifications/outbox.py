"""Sends what is due: looks every second which turns are to be told, and lets a bounded number of messages go out.

All that it knows is in the store, so any server may do any part of it, and one that dies is replaced by another. A
message that was on its way when its server died is sent again, with the same key.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence

from chantier.core.errors import Refusal
from chantier.core.events import Seat
from chantier.core.notification_rows import CONFIRMATION, ChannelKind, ClaimedDelivery, Delivery, DeliveryState
from chantier.server.metrics import Measures
from chantier.server.notifications.channels import Gone, Sender
from chantier.server.notifications.messages import Composer
from chantier.server.notifications.rules import decide, is_muted, quiet_until, retry_after_s
from chantier.server.store_protocol import Keeping
from chantier.server.thread_pools import Threads

log = logging.getLogger(__name__)
LOOK_EVERY_S = 1.0
ALL_EVERY_S = 60.0
"""In between only tables are looked at where something has happened lately: most games over days wait for somebody who
has been told."""
LATELY_S = 30.0
"""So much longer than the time after which somebody is told: other servers' clocks, a store that was away."""
AT_ONCE = 8
LOOKED_AT_MOST = 500
LEASE_S = 90.0
"""Longer than any message may take; after that it counts as not sent."""
CLOSE_WITHIN_S = 5.0
FORGET_EVERY_S = 3600.0
FINISH_TRIES, FINISH_AGAIN_S = 20, 1.0


class Outbox:
    def __init__(
        self,
        store: Keeping,
        threads: Threads,
        composer: Composer,
        senders: Mapping[ChannelKind, Sender],
        measures: Measures,
        now: Callable[[], float],
    ) -> None:
        self._store, self._threads, self._composer, self._senders = store, threads, composer, senders
        self._measures, self._now = measures, now
        self._sending: set[asyncio.Task[None]] = set()
        self._looking: asyncio.Task[None] | None = None
        self._claimant = "alone" if store.node is None else store.node.id
        self._forgot_at = now()
        self._all_at, self._missed = now(), True

    async def open(self, is_present: Callable[[str, Seat], bool], after_s: float) -> None:
        """`is_present`: whether somebody at a seat of a table is there just now, as far as this server knows."""
        if self._store.node is None:
            await self._threads.write(self._store.release_claims)
        self._looking = asyncio.create_task(self._look(is_present, after_s))

    def look_at_all(self) -> None:
        """With the next look: somebody has chosen another way to be told."""
        self._missed = True

    async def close(self) -> None:
        """What is on its way may arrive."""
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.wait({self._looking})
        if self._sending:
            await asyncio.wait(self._sending, timeout=CLOSE_WITHIN_S)
        for task in self._sending:
            task.cancel()

    async def _look(self, is_present: Callable[[str, Seat], bool], after_s: float) -> None:
        while True:
            try:
                if self._store.may_write and not self._threads.refuses_writes:
                    await self.tell(is_present, after_s)
                    await self._send_due()
                    await self._forget()
            except Refusal as refusal:  # the store does not answer: it is tried again in a moment
                await self._note_trouble(refusal)
            except Exception:
                log.exception("nobody could be told whose turn it is")
                self._measures.troubles.inc()
            await asyncio.sleep(LOOK_EVERY_S)

    async def _note_trouble(self, refusal: Refusal) -> None:
        """A store that is away is told of once, by its health; this look may be the first that has noticed."""
        try:
            await self._threads.probe(self._store.probe)
        except Refusal:
            return
        log.warning("nobody could be told whose turn it is: %s", refusal.code)

    async def tell(self, is_present: Callable[[str, Seat], bool], after_s: float) -> None:
        """Puts into the outbox what is to be told. What was too much for this look is found by the next one, and so is
        whatever happens while the store is away."""
        now = self._now()
        looks_at_all = self._missed or now >= self._all_at + ALL_EVERY_S
        self._missed = False
        try:
            since = None if looks_at_all else now - after_s - LATELY_S
            turns = await self._threads.keep(self._store.turns_to_tell, LOOKED_AT_MOST, since)
            await self._add([decide(one, is_present(one.table, one.seat), after_s, self._now()) for one in turns])
        except BaseException:
            self.look_at_all()
            raise
        if looks_at_all:
            self._all_at = now
        if len(turns) == LOOKED_AT_MOST:
            self.look_at_all()

    async def _add(self, decided: Sequence[Delivery | None]) -> None:
        new = {(one.channel, one.table): one for one in decided if one is not None}
        if new:
            await self._threads.write(self._store.add_deliveries, list(new.values()))

    async def _send_due(self) -> None:
        free = AT_ONCE - len(self._sending)
        if free <= 0:
            return
        store = self._store
        for one in await self._threads.write(store.claim_deliveries, self._claimant, self._now(), LEASE_S, free):
            task = asyncio.create_task(self._send(one))
            self._sending.add(task)
            task.add_done_callback(self._sending.discard)

    async def _send(self, claimed: ClaimedDelivery) -> None:
        delivery, channel = claimed.delivery, claimed.channel
        sender = self._senders.get(channel.kind)
        quiet = None if delivery.table == CONFIRMATION else quiet_until(claimed.settings.quiet, self._now())
        try:
            if is_muted(claimed.settings, claimed.game, delivery.table):
                await self._finish(claimed, "muted")
            elif quiet is not None:
                await self._finish(claimed, "due", quiet - self._now())
            elif sender is None:
                await self._finish(claimed, "failed")
            else:
                await sender.send(channel, self._composer.message(claimed, self._now()))
                self._measures.notifications.labels(channel.kind, "sent").inc()
                await self._finish(claimed, "sent", trouble=None)
        except Gone:
            self._measures.notifications.labels(channel.kind, "gone").inc()
            await self._threads.write(self._store.remove_channel, channel.id)
        except Refusal as refusal:
            self._measures.notifications.labels(channel.kind, "refused").inc()
            again = retry_after_s(delivery.attempts + 1)
            await self._finish(claimed, "due" if again else "failed", again or 0.0, refusal.code)
        except Exception:
            log.exception("a message could not be sent")
            self._measures.troubles.inc()
            await self._finish(claimed, "failed")

    async def _finish(
        self, claimed: ClaimedDelivery, state: DeliveryState, again_in_s: float = 0.0, trouble: str | None = None
    ) -> None:
        """What has gone out must be noted as such, or it goes out again: while the store is away, it is waited for."""
        for left in range(FINISH_TRIES, 0, -1):
            try:
                await self._threads.write(self._store.finish_delivery, claimed.delivery, state, again_in_s, self._now())
                if trouble != claimed.channel.trouble:
                    await self._threads.write(self._store.note_channel_trouble, claimed.channel.id, trouble)
                return
            except Refusal:
                if left == 1:
                    raise
                await asyncio.sleep(FINISH_AGAIN_S)

    async def _forget(self) -> None:
        if self._now() >= self._forgot_at + FORGET_EVERY_S:
            self._forgot_at = self._now()
            await self._threads.write(self._store.forget_deliveries)
