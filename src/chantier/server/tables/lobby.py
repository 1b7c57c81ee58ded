"""The lobby: open public tables, sent to its subscribers as soon as they change."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from chantier.core.errors import Refusal
from chantier.core.rows import Glance
from chantier.server.http.connection import Connection
from chantier.server.store_protocol import TablesKept
from chantier.server.tables.table_info import host_seat
from chantier.server.thread_pools import Threads
from chantier.server.wire import Lobby, OpenTable, write

LISTED = 100
AWAY_S = 120.0
"""A table that everybody has left for longer is not shown any more, unless it is a patient one: twice the time after
which it is noted anew where somebody is."""
LOOK_EVERY_S = 1.0
COUNT_EVERY_S = 5.0
"""That only the number of people has changed is told less often."""


class LobbyRoom:
    def __init__(
        self,
        store: TablesKept,
        threads: Threads,
        now: Callable[[], float],
        people: Callable[[], int],
        is_shared: bool = False,
    ) -> None:
        """`is_shared`: other nodes change tables too, without a word: it is looked anew every second."""
        self._store, self._threads, self._now, self._people = store, threads, now, people
        self._watchers: set[Connection] = set()
        self._is_stale = True
        self._counted, self._told_at = 0, 0.0
        self._is_shared, self._looked_at = is_shared, 0.0
        self._told: tuple[OpenTable, ...] | None = None

    def changed(self) -> None:
        """Told a moment later, so that many changes at once are one frame."""
        self._is_stale = True

    async def tell_if_changed(self) -> None:
        is_due = self._is_shared and self._now() >= self._looked_at + LOOK_EVERY_S
        if self._watchers and (self._is_stale or is_due or self._is_miscounted()):
            is_stale, self._is_stale, self._looked_at = self._is_stale, False, self._now()
            try:
                told = await self.list()
            except Refusal:
                self._is_stale = True
                raise
            if not is_stale and told.tables == self._told and not self._is_miscounted():
                return
            self._told = told.tables
            self._counted, self._told_at = told.people, self._now()
            frame = write(told)
            for watcher in tuple(self._watchers):
                watcher.send(frame, "lobby")

    def _is_miscounted(self) -> bool:
        return self._people() != self._counted and self._now() >= self._told_at + COUNT_EVERY_S

    async def watch(self, connection: Connection) -> None:
        connection.send(write(await self.list()))
        self._watchers.add(connection)

    def unwatch(self, connection: Connection) -> None:
        self._watchers.discard(connection)

    async def list(self) -> Lobby:
        store, now = self._store, self._now()
        seen = await self._threads.keep(lambda: store.glances(store.open_public_tables(LISTED, now, AWAY_S)))
        return Lobby(tuple(_line(one) for one in seen), self._people())


def _line(seen: Glance) -> OpenTable:
    row, host = seen.row, host_seat(seen.row, seen.seats)
    kinds = tuple(one.kind for one in seen.seats)
    return OpenTable(
        id=row.id,
        game=row.game,
        seats=row.seats,
        open=kinds.count("open"),
        host="" if host is None else seen.seats[host].name,
        clock=msgspec.Raw(row.clock),
        talk=row.talk,
        created_at=row.created_at,
        options=msgspec.Raw(row.options),
        sitting=kinds,
        bots=kinds.count("bot"),
    )
