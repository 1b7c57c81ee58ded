"""Somebody's own tables: as a list, and on a socket of their own that tells them again whenever something changes."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

import msgspec

from chantier.core.decoding import decode_json
from chantier.core.errors import Refusal
from chantier.core.events import Seat
from chantier.core.notification_rows import TableStamp
from chantier.core.people_rows import InvitationRow
from chantier.core.rows import Glance
from chantier.server.friends import INVITATIONS_LISTED
from chantier.server.http.connection import TAKEN_OVER, Connection
from chantier.server.people import Person
from chantier.server.store_protocol import Keeping
from chantier.server.tables.clocks import deadline
from chantier.server.tables.lobby import LISTED
from chantier.server.tables.table import Table
from chantier.server.tables.table_requests import own_seat
from chantier.server.thread_pools import Threads
from chantier.server.wire import ClockInfo, Told, write

log = logging.getLogger(__name__)
LOOK_EVERY_S = 1.0


class MyTable(msgspec.Struct, frozen=True):
    """One of the asker's own tables. `seats` are names, `bots` the levels of those that are bots; `mover` is the seat
    to move and `to_move` its name; `your_turn` also when it is a guest's of the asker, and while a game starts
    that waits for the asker's device. `moved_by` made the last move; `deadline` is when the mover's time is up. `place`
    counts from 1."""

    id: str
    game: str
    status: str
    seats: tuple[str, ...]
    turns: int
    created_at: float
    moved_at: float | None
    bots: tuple[str | None, ...]
    options: msgspec.Raw
    public: bool
    you: Seat | None
    mover: Seat | None
    to_move: str | None
    your_turn: bool
    moved_by: Seat | None
    deadline: float | None
    winners: tuple[Seat, ...]
    place: int | None


class MyTables(Told, tag="mine", frozen=True):
    """All of somebody's tables, on their own socket, and where friends have asked them to."""

    tables: tuple[MyTable, ...]
    invitations: tuple[InvitationRow, ...]


Seen = Callable[[str], Awaitable[Table]]
"""A table, wherever it is."""


async def my_tables(store: Keeping, threads: Threads, person: str, seen: Seen) -> tuple[MyTable, ...]:
    glances = await threads.keep(lambda: store.glances(store.tables_of(person, limit=LISTED)))
    return tuple([_mine(await _whose_turn(one, seen), person) for one in glances])


async def _whose_turn(glance: Glance, seen: Seen) -> Glance:
    """The store knows it, except of games begun by an older version: those are woken."""
    if glance.row.status != "running" or glance.to_move is not None:
        return glance
    return msgspec.structs.replace(glance, to_move=(await seen(glance.row.id)).to_move)


def _mine(seen: Glance, person: str) -> MyTable:
    row, you = seen.row, own_seat(seen.seats, person)
    mover = seen.seats[seen.to_move] if seen.to_move is not None and row.status == "running" else None
    clocks = None if seen.clocks is None else decode_json(seen.clocks, ClockInfo)
    return MyTable(
        id=row.id,
        game=row.game,
        status=row.status,
        seats=tuple(one.name for one in seen.seats),
        turns=row.turns,
        created_at=row.created_at,
        moved_at=row.moved_at,
        bots=tuple(one.bot for one in seen.seats),
        options=msgspec.Raw(row.options),
        public=row.public,
        you=you,
        mover=None if mover is None else mover.seat,
        to_move=None if mover is None else mover.name,
        your_turn=(mover is not None and mover.player == person) or _is_waited_for(seen, person),
        moved_by=seen.moved_by,
        deadline=None if mover is None else deadline(clocks, mover.seat),
        winners=tuple(one.seat for one in seen.results if one.won),
        place=next((one.place + 1 for one in seen.results if one.seat == you), None),
    )


def _is_waited_for(seen: Glance, person: str) -> bool:
    """A game that starts needs a promise or a salt from everybody; over days people have to look in for that."""
    return seen.row.status == "starting" and any(one.player == person and one.salt is None for one in seen.seats)


class _Watcher(NamedTuple):
    player: str
    device: str
    """The hash of its cookie: who has signed it out is told nothing more."""


class MyTablesRoom:
    """People who look at their own games. Other servers change tables too, so the store is asked: one question a second
    for all who look, and more only for those of whom something has changed."""

    def __init__(self, store: Keeping, threads: Threads, seen: Seen) -> None:
        self._store, self._threads, self._seen = store, threads, seen
        self._watchers: dict[Connection, _Watcher] = {}
        self._told: dict[str, list[TableStamp]] = {}
        self._looking: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._looking = asyncio.create_task(self._look_again())

    async def close(self) -> None:
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.wait({self._looking})

    async def watch(self, connection: Connection, person: Person, device: str) -> None:
        connection.send(await self._frame(person.id))
        self._watchers[connection] = _Watcher(person.id, device)

    def unwatch(self, connection: Connection) -> None:
        self._watchers.pop(connection, None)

    async def _look_again(self) -> None:
        while True:
            try:
                await self.look()
            except Refusal as refusal:  # the store does not answer
                log.warning("people could not be told of their games: %s", refusal.code)
            except Exception:
                log.exception("people could not be told of their games")
            await asyncio.sleep(LOOK_EVERY_S)

    async def look(self) -> None:
        """Tells those of whose tables something has changed."""
        if not self._watchers:
            self._told.clear()
            return
        people = sorted({one.player for one in self._watchers.values()})
        devices = sorted({one.device for one in self._watchers.values()})
        store = self._store
        stamps, known = await self._threads.keep(lambda: (store.stamps(people), store.known_identities(devices)))
        for connection, watcher in list(self._watchers.items()):
            if known.get(watcher.device) != watcher.player:
                connection.close(TAKEN_OVER)
                self.unwatch(connection)
        await self._tell(people, stamps)

    async def _tell(self, people: Sequence[str], stamps: Sequence[TableStamp]) -> None:
        by_player: dict[str, list[TableStamp]] = defaultdict(list)
        for stamp in stamps:
            by_player[stamp.player].append(stamp)
        for player in people:
            if self._told.get(player) != by_player[player]:
                frame = await self._frame(player)
                for connection, watcher in list(self._watchers.items()):
                    if watcher.player == player:
                        connection.send(frame, "mine")
        self._told = {player: by_player[player] for player in people}

    async def _frame(self, player: str) -> bytes:
        tables = await my_tables(self._store, self._threads, player, self._seen)
        invited = await self._threads.keep(self._store.invitations, player, INVITATIONS_LISTED)
        return write(MyTables(tables, tuple(invited)))
