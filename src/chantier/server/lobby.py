"""The lobby: open public tables, told to whoever looks on as soon as they change."""

from __future__ import annotations

import msgspec

from chantier.core.errors import Refusal
from chantier.core.kept import TableRow
from chantier.server.connection import Connection
from chantier.server.keeping import TablesKept
from chantier.server.threads import Threads
from chantier.server.wire import Lobby, OpenTable, write

LISTED = 100


class LobbyRoom:
    def __init__(self, store: TablesKept, threads: Threads) -> None:
        self._store, self._threads = store, threads
        self._watchers: set[Connection] = set()
        self._is_stale = True

    def changed(self) -> None:
        """Told a moment later, so that many changes at once are one frame."""
        self._is_stale = True

    async def tell_if_changed(self) -> None:
        if self._is_stale and self._watchers:
            self._is_stale = False
            try:
                frame = write(await self.list())
            except Refusal:
                self._is_stale = True
                raise
            for watcher in tuple(self._watchers):
                watcher.send(frame)

    async def watch(self, connection: Connection) -> None:
        connection.send(write(await self.list()))
        self._watchers.add(connection)

    def unwatch(self, connection: Connection) -> None:
        self._watchers.discard(connection)

    async def list(self) -> Lobby:
        rows = await self._threads.keep(self._store.open_public_tables, LISTED)
        return Lobby(tuple([await self._line(row) for row in rows]))

    async def _line(self, row: TableRow) -> OpenTable:
        seats = await self._threads.keep(self._store.seats, row.id)
        return OpenTable(
            id=row.id,
            game=row.game,
            seats=row.seats,
            open=sum(one.kind == "open" for one in seats),
            host=next((one.name for one in seats if one.player is not None and one.player == row.host), ""),
            clock=msgspec.Raw(row.clock),
            talk=row.talk,
            created_at=row.created_at,
        )
