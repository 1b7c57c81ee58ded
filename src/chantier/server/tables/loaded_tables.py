"""Tables in memory. All others sleep in the store; they are woken when somebody needs them, or when they are due."""

from __future__ import annotations

import asyncio
from collections.abc import Container, Iterable, Mapping
from typing import NamedTuple
from weakref import WeakValueDictionary

from chantier.core.errors import BadInput
from chantier.core.events import Seat
from chantier.server.tables.table import Table
from chantier.server.tables.table_state import Services

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

    async def table(self, name: str) -> Table:
        """A table, woken up if it sleeps."""
        held = self._held.get(name)
        if held is not None:
            self.awake[name] = held
            self._asleep.pop(name, None)
            return held
        if name not in self._waking:
            task = asyncio.create_task(self._wake(name))
            self._waking[name] = task
            task.add_done_callback(lambda _: self._waking.pop(name, None))
        return await asyncio.shield(self._waking[name])

    async def _wake(self, name: str) -> Table:
        services = self._services
        seen = await services.threads.keep(services.house.store.look, name)
        if seen is None or seen[0].game not in services.house.offers:
            self._asleep.pop(name, None)
            raise BadInput("no_such_table")
        table = Table(*seen, services)
        nap = self._asleep.get(name)
        await table.load({} if nap is None else nap.gone_since)
        self._asleep.pop(name, None)
        self.awake[name] = self._held[name] = table
        return table

    async def refresh(self, names: Iterable[str]) -> None:
        """Those that are in memory look again who sits there."""
        for name in names:
            if name in self._held:
                await self._held[name].refresh()

    @property
    def people(self) -> int:
        return sum(table.company.people for table in self.awake.values())

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
            if due is None or due > now + 60:
                del self.awake[name]
                if table.row.status == "open" and table.company.was_attended:
                    self._visited.add(name)
                if due is not None:
                    self._asleep[name] = _Asleep(due, table.company.absent())

    def forgive(self, seconds: float) -> None:
        """The store was in trouble for so long."""
        for table in self._held.values():
            table.forgive(seconds)
        for name, nap in self._asleep.items():
            later = {seat: since + seconds for seat, since in nap.gone_since.items()}
            self._asleep[name] = _Asleep(nap.due + seconds, later)
