"""Tables in memory. All others sleep in the store; they are woken when somebody needs them, or when they are due."""

from __future__ import annotations

import asyncio
from collections.abc import Container, Iterable, Mapping
from contextlib import suppress
from typing import NamedTuple
from weakref import WeakValueDictionary

from chantier.core.errors import BadInput, Refusal
from chantier.core.events import Seat
from chantier.server.http.connection import RESTARTING
from chantier.server.nodes.membership import Membership
from chantier.server.tables.table import Table
from chantier.server.tables.table_state import Services

COME_TO_REST_S = 8.0
"""So long it is waited for what a hand leads, when tables are handed over."""
KEPT_S = 30.0
"""So long a node keeps a table that nobody is at: who has just been there may come back to the same node."""
AGAIN_AFTER_S = 5.0
"""When a table that could not be woken is tried again."""


class _Asleep(NamedTuple):
    """A table that is to be woken, because somebody runs out of time or is waited for no longer."""

    due: float
    gone_since: Mapping[Seat, float]


class LoadedTables:
    def __init__(self, services: Services) -> None:
        self._services, self._now = services, services.now
        self.awake: dict[str, Table] = {}
        self._held: WeakValueDictionary[str, Table] = WeakValueDictionary()
        """Also those that sleep while somebody, a socket perhaps, still has them: no table may exist twice."""
        self._waking: dict[str, asyncio.Task[Table]] = {}
        self._asleep: dict[str, _Asleep] = {}
        self._visited: set[str] = set()
        """Open tables where somebody has been only for a moment since it was last noted."""
        self._releasing: set[asyncio.Task[None]] = set()

    async def table(self, name: str) -> Table:
        """A table, woken up if it sleeps."""
        held = self._held.get(name)
        if held is not None and await self._is_current(held):
            self.awake[name], held.used_at = held, self._now()
            self._asleep.pop(name, None)
            return held
        if name not in self._waking:
            task = asyncio.create_task(self._wake(name))
            self._waking[name] = task
            task.add_done_callback(lambda _: self._waking.pop(name, None))
        return await asyncio.shield(self._waking[name])

    async def _is_current(self, table: Table) -> bool:
        """Among other nodes: nobody else has had the table since it was loaded."""
        membership, name = self._services.membership, table.row.id
        if membership is None:
            return True
        is_here = membership.owns(name) or await membership.place_of(name) is None
        if is_here and membership.epoch(name) == table.epoch:
            return True
        await self.lose([name])
        return False

    async def _wake(self, name: str) -> Table:
        services, membership = self._services, self._services.membership
        if membership is not None and await membership.place_of(name) is not None:
            self._asleep.pop(name, None)
            raise Refusal("table_moved")
        epoch = None if membership is None else membership.epoch(name)
        seen = await services.threads.keep(services.house.store.look, name)
        if seen is None or seen[0].game not in services.house.offers:
            self._asleep.pop(name, None)
            raise BadInput("no_such_table")
        table = Table(*seen, services)
        table.epoch = epoch
        nap = self._asleep.get(name)
        await table.load({} if nap is None else nap.gone_since)
        self._asleep.pop(name, None)
        self.awake[name] = self._held[name] = table
        return table

    async def seen(self, name: str) -> Table:
        """A table to be told about: where another node has it, as the store knows it."""
        try:
            return await self.table(name)
        except Refusal as refusal:
            if refusal.code != "table_moved":
                raise
        known = await self._services.threads.keep(self._services.house.store.look, name)
        assert known is not None, "somebody has it"
        return Table(*known, self._services)

    async def lose(self, names: Iterable[str]) -> None:
        """Other nodes have taken these: whoever is there is sent where they are now."""
        for name in names:
            table = self._held.pop(name, None)
            self.awake.pop(name, None)
            self._asleep.pop(name, None)
            if table is not None:
                await table.close(RESTARTING)

    async def hand_over(self, name: str) -> None:
        """To whichever node comes first; what a hand leads here is finished before."""
        membership = self._services.membership
        assert membership is not None, "only a node hands tables over"
        table = self._held.get(name)
        if table is not None:
            if table.live.acting is not None:
                await asyncio.wait({table.live.acting}, timeout=COME_TO_REST_S)
            await table.close(RESTARTING)
        await self.lose([name])
        with suppress(Refusal):  # else it is taken when this node is seen to have gone
            await membership.release(name, due_at=0.0)

    @property
    def mine(self) -> list[str]:
        """Those that this node owns, awake or asleep."""
        return [*self.awake, *(name for name in self._asleep if name not in self.awake)]

    async def refresh(self, names: Iterable[str]) -> None:
        """Those that are in memory look again who sits there."""
        for name in names:
            if name in self._held:
                await self._held[name].refresh()

    def is_there(self, name: str, seat: Seat) -> bool:
        """Whether whoever has a seat of a table is connected to it here."""
        return name in self.awake and self.awake[name].company.is_connected(seat)

    @property
    def people(self) -> int:
        return sum(table.company.people for table in self.awake.values())

    def present(self) -> set[str]:
        """People at tables."""
        here = ((table, one.seat) for table in self.awake.values() for one in table.company.connections)
        return {one for table, seat in here if seat is not None and (one := table.seats[seat].player) is not None}

    def waiting(self) -> set[str]:
        """Open tables where people are, or have been since it was last noted."""
        waiting = {name for name, one in self.awake.items() if one.row.status == "open" and one.company.people}
        return waiting | self._visited

    def waiting_is_noted(self) -> None:
        self._visited.clear()

    # Time

    def expect(self, name: str) -> None:
        """It is due at once."""
        self._asleep[name] = _Asleep(self._now(), {})

    def late(self, now: float) -> list[str]:
        """Tables that are due, the latest first."""
        awake = [(name, table.due()) for name, table in self.awake.items()]
        asleep = [(name, nap.due) for name, nap in self._asleep.items()]
        late = [(due, name) for name, due in [*awake, *asleep] if due is not None and due <= now]
        return [name for _, name in sorted(late)]

    def try_again(self, name: str) -> None:
        if name in self._asleep:
            self._asleep[name] = self._asleep[name]._replace(due=self._now() + AGAIN_AFTER_S)

    def let_sleep(self, attended: Container[str]) -> None:
        """Tables nobody is at need no memory: the store knows them."""
        now = self._now()
        for name, table in list(self.awake.items()):
            if not table.is_idle or name in attended:
                continue
            due = table.due()
            if due is None and self._services.membership is not None and now < table.used_at + KEPT_S:
                continue
            if due is None or due > now + 60:
                del self.awake[name]
                if table.row.status == "open" and table.company.was_attended:
                    self._visited.add(name)
                if due is not None:
                    self._asleep[name] = _Asleep(due, table.company.absent())
                elif self._services.membership is not None:
                    self._held.pop(name, None)
                    self._release(name, self._services.membership)

    def _release(self, name: str, membership: Membership) -> None:
        async def release() -> None:
            with suppress(Refusal):  # nobody misses it
                await membership.release(name, None)

        task = asyncio.create_task(release())
        self._releasing.add(task)
        task.add_done_callback(self._releasing.discard)

    def forgive(self, seconds: float) -> None:
        """The store was in trouble for so long."""
        for table in self._held.values():
            table.forgive(seconds)
        for name, nap in self._asleep.items():
            later = {seat: since + seconds for seat, since in nap.gone_since.items()}
            self._asleep[name] = _Asleep(nap.due + seconds, later)
