"""The hall: all tables, those that are live and those that sleep in the store; the lobby; who keeps time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any, Literal, Protocol

import msgspec

from chantier.core.decoding import convert
from chantier.core.errors import BadInput, Refusal
from chantier.core.events import Seat
from chantier.core.fairness import commit, new_seed
from chantier.core.game import check_seat_count
from chantier.core.kept import SeatRow, TableRow
from chantier.core.record import check_name
from chantier.server.clocks import Clock, NoClock
from chantier.server.connection import Connection
from chantier.server.secrets import hashed, new_table_id, new_token
from chantier.server.table import Keeping, Offer, Table
from chantier.server.wire import Hex

TICK_S = 0.5
LOBBY_MOST = 100
log = logging.getLogger(__name__)


class SeatWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`bot` names a level; without one the seat is open for people."""

    bot: str | None = None


class TableWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    seats: Annotated[tuple[SeatWanted, ...], msgspec.Meta(min_length=1, max_length=8)]
    options: dict[str, Any] = {}
    clock: Clock = NoClock()
    public: bool = False
    talk: bool = False
    patience_s: Annotated[float, msgspec.Meta(ge=10, le=30 * 86_400)] = 120.0


class Seated(msgspec.Struct, frozen=True):
    """What a person gets who sits down: the token is shown this once."""

    table: str
    seat: Seat
    token: str


class OpenTable(msgspec.Struct, frozen=True):
    """A line of the lobby."""

    id: str
    game: str
    seats: int
    open: int
    host: str
    status: Literal["open", "running"]


class Person(msgspec.Struct, frozen=True):
    id: str
    name: str


class HallKeeping(Keeping, Protocol):
    """What the hall needs of the store besides."""

    def table(self, table: str) -> TableRow | None: ...
    def create_table(self, row: TableRow, seats: Sequence[SeatRow]) -> None: ...
    def take_seat(
        self, table: str, seat: Seat, player: str, name: str, token_hash: str, entropy_hash: str | None
    ) -> bool: ...
    def leave_seat(self, table: str, seat: Seat, player: str) -> bool: ...
    def rotate_token(self, table: str, seat: Seat, player: str, token_hash: str) -> bool: ...
    def open_public_tables(self, limit: int) -> list[TableRow]: ...
    def running_tables(self) -> list[str]: ...


class Hall:
    def __init__(self, offers: Mapping[str, Offer], store: HallKeeping, now: Callable[[], float]) -> None:
        self.offers, self._store, self._now = offers, store, now
        self._live: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._watchers: set[Connection] = set()
        self._ticker: asyncio.Task[None] | None = None

    # Opening and closing

    async def open(self) -> None:
        """Games that were running when the server stopped go on."""
        for table in await asyncio.to_thread(self._store.running_tables):
            await self.table(table)
        self._ticker = asyncio.create_task(self._keep_time())

    async def close(self) -> None:
        if self._ticker is not None:
            self._ticker.cancel()

    async def _keep_time(self) -> None:
        while True:
            await asyncio.sleep(TICK_S)
            for table in list(self._live.values()):
                try:
                    await table.tick()
                except Exception:  # one table's trouble must not stop the others' clocks
                    log.exception("table %s could not be attended to", table.row.id)
            self._let_sleep()

    def _let_sleep(self) -> None:
        """Tables nobody sits at any more need no memory: the store knows them."""
        for name, table in list(self._live.items()):
            if not table.is_busy and table.row.status in ("open", "ended", "abandoned"):
                del self._live[name]

    # Tables

    async def table(self, name: str) -> Table:
        """A table, woken up if it sleeps."""
        if name in self._live:
            return self._live[name]
        if name not in self._loading:
            self._loading[name] = asyncio.create_task(self._load(name))
        try:
            return await asyncio.shield(self._loading[name])
        finally:
            self._loading.pop(name, None)

    async def _load(self, name: str) -> Table:
        row = await asyncio.to_thread(self._store.table, name)
        if row is None or row.game not in self.offers:
            raise BadInput("no_such_table")
        seats = await asyncio.to_thread(self._store.seats, name)
        table = Table(row, seats, self.offers[row.game], self._store, self._now)
        await table.load()
        self._live[name] = table
        return table

    async def create(self, host: Person, wanted: TableWanted, rematch_of: str | None = None) -> Table:
        offer = self.offers.get(wanted.game)
        if offer is None:
            raise BadInput("unknown_game", came=wanted.game, known=", ".join(self.offers))
        check_seat_count(len(wanted.seats), offer.game.seat_counts)
        options = convert(wanted.options, offer.game.options_type)
        server_seed = new_seed()
        row = TableRow(
            id=new_table_id(),
            game=wanted.game,
            options=msgspec.json.encode(options),
            seats=len(wanted.seats),
            clock=msgspec.json.encode(wanted.clock),
            public=wanted.public,
            talk=wanted.talk,
            patience_s=wanted.patience_s,
            host=host.id,
            status="open",
            server_seed=server_seed.hex(),
            commitment=commit(server_seed),
            created_at=self._now(),
            rematch_of=rematch_of,
        )
        # The rules say whether these options can be played, before anybody sits down.
        await asyncio.to_thread(_try_setup, offer, row.seats, options)
        seats = [_seat(number, one, offer) for number, one in enumerate(wanted.seats)]
        await asyncio.to_thread(self._store.create_table, row, seats)
        self._lobby_changed()
        return await self.table(row.id)

    async def sit(self, person: Person, name: str, seat: Seat | None, entropy_hash: Hex | None) -> Seated:
        """At a given seat, or at the first that is open. Two people at once: one of them gets it."""
        table = await self.table(name)
        if table.row.status != "open":
            raise Refusal("table_not_open")
        if any(one.player == person.id for one in table.seats):
            raise Refusal("already_seated")
        wanted = [one.seat for one in table.seats if one.kind == "open"] if seat is None else [seat]
        token = new_token()
        for one in wanted:
            if one not in range(table.row.seats):
                raise BadInput("no_such_seat", last=table.row.seats - 1, came=one)
            taken = await asyncio.to_thread(
                self._store.take_seat, name, one, person.id, check_name(person.name), hashed(token), entropy_hash
            )
            if taken:
                await table.refresh_seats()
                self._lobby_changed()
                return Seated(name, one, token)
        raise Refusal("seat_taken")

    async def stand_up(self, person: Person, name: str) -> None:
        """Before the game; afterwards leaving means that a bot stands in after a while."""
        table = await self.table(name)
        seat = self._seat_of(table, person)
        if table.row.status != "open" or not await asyncio.to_thread(self._store.leave_seat, name, seat, person.id):
            raise Refusal("table_not_open")
        await table.refresh_seats()
        self._lobby_changed()

    async def new_token(self, person: Person, name: str) -> Seated:
        """The same person on another device: the old token dies."""
        table = await self.table(name)
        seat = self._seat_of(table, person)
        token = new_token()
        if not await asyncio.to_thread(self._store.rotate_token, name, seat, person.id, hashed(token)):
            raise Refusal("no_seat")
        await table.refresh_seats(taken_over=seat)
        return Seated(name, seat, token)

    @staticmethod
    def _seat_of(table: Table, person: Person) -> Seat:
        for one in table.seats:
            if one.player == person.id:
                return one.seat
        raise Refusal("no_seat")

    async def start(self, person: Person, name: str) -> None:
        table = await self.table(name)
        if table.row.host != person.id:
            raise Refusal("only_the_host")
        await table.begin()
        self._lobby_changed()

    # The lobby

    async def lobby(self) -> list[OpenTable]:
        rows = await asyncio.to_thread(self._store.open_public_tables, LOBBY_MOST)
        return [await self._line(row) for row in rows]

    async def _line(self, row: TableRow) -> OpenTable:
        seats = await asyncio.to_thread(self._store.seats, row.id)
        host = next((one.name for one in seats if one.player == row.host), "")
        status: Literal["open", "running"] = "open" if row.status == "open" else "running"
        return OpenTable(row.id, row.game, row.seats, sum(one.kind == "open" for one in seats), host, status)

    def _lobby_changed(self) -> None:
        for watcher in self._watchers:
            watcher.send(b'{"kind":"lobby"}')

    def watch(self, connection: Connection) -> None:
        self._watchers.add(connection)

    def unwatch(self, connection: Connection) -> None:
        self._watchers.discard(connection)


def _try_setup(offer: Offer, seats: int, options: Any) -> None:
    from chantier.core.chance import SeededChance

    offer.game.setup(seats, options, SeededChance(0))


def _seat(number: Seat, wanted: SeatWanted, offer: Offer) -> SeatRow:
    if wanted.bot is None:
        return SeatRow(number, "open")
    if wanted.bot not in offer.bots:
        raise BadInput("unknown_bot", came=wanted.bot, known=", ".join(offer.bots))
    return SeatRow(number, "bot", name=f"{wanted.bot} {number + 1}", bot=wanted.bot)
