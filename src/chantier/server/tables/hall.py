"""All tables, those in memory and those that sleep in the store; wakes them, and keeps their clocks."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable, Mapping, Sequence
from secrets import token_bytes
from typing import Annotated, Any, NamedTuple
from weakref import WeakValueDictionary

import msgspec

from chantier.core.chance import SeededChance
from chantier.core.decoding import convert, decode_json
from chantier.core.errors import BadInput, Refusal
from chantier.core.events import Seat
from chantier.core.fairness import commit, new_seed
from chantier.core.game import check_seat_count
from chantier.core.rows import Ending, SeatRow, TableRow
from chantier.core.signing import PRIVATE_KEY_BYTES, Signer
from chantier.server.analyses import Analyses
from chantier.server.config import House, Offer
from chantier.server.fair_pool import Account
from chantier.server.http.connection import REMOVED
from chantier.server.live.practice import PracticeRoom
from chantier.server.live.trial_workers import Trials
from chantier.server.live.worker_pool import Stage
from chantier.server.metrics import Measures
from chantier.server.names import looks_like
from chantier.server.people import People, Person
from chantier.server.secrets import hashed, new_table_id, new_token
from chantier.server.store_health import StoreHealth
from chantier.server.tables import join_codes
from chantier.server.tables.clocks import DAY_S, LONGEST_S, Clock, NoClock, patience_s
from chantier.server.tables.lobby import LobbyRoom
from chantier.server.tables.table import Table
from chantier.server.tables.table_state import Services
from chantier.server.tables.turn_writer import Scribe
from chantier.server.thread_pools import Threads, Work

TICK_S = 0.25
AGAIN_AFTER_S = 5.0
"""When a table that could not be woken is tried again."""
ATTENDED_EVERY_S = 60.0
"""How often it is noted at which open tables somebody is."""
PUBLIC_MOST, PRIVATE_MOST = 3, 50
"""So many open tables somebody may have at a time: the lobby is for all, and so is the store."""
GIVEN_UP_AFTER_S = DAY_S
"""An open table that nobody has been at for so long is given up; a patient one later, if anybody sits there."""
ATTENDED_MOST = 100
"""So many tables are woken or ticked at the same time: after a restart thousands may be due."""
SEATS_MOST = 8
PLAYABLE_MOST = 1000
"""So many sets of options are remembered as playable: setting up a site takes an engine a tenth of a second."""
log = logging.getLogger(__name__)


class SeatWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`bot` names a level; without one the seat is open for people."""

    bot: str | None = None


class TableWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new table. `patience_s`: how long it waits for somebody who has gone before a bot stands in; by default two
    minutes, or thirty days where moves take days."""

    game: str
    seats: Annotated[tuple[SeatWanted, ...], msgspec.Meta(min_length=1, max_length=SEATS_MOST)]
    options: dict[str, Any] = {}
    clock: Clock = NoClock()
    public: bool = False
    talk: bool = False
    patience_s: Annotated[float, msgspec.Meta(ge=1, le=LONGEST_S)] | None = None


class Seated(msgspec.Struct, frozen=True):
    """Answer to a person who sits down: the token is shown this once."""

    table: str
    seat: Seat
    token: str


class _Asleep(NamedTuple):
    """A table that is to be woken, because somebody runs out of time or is waited for no longer."""

    due: float
    gone_since: Mapping[Seat, float]


class Hall:
    def __init__(self, house: House, now: Callable[[], float], measures: Measures) -> None:
        self.house, self._store, self._now, self._measures = house, house.store, now, measures
        cores = os.cpu_count() or 1
        self.threads, self.stage, self.trials = Threads(), Stage(cores), Trials(max(1, cores // 2))
        self.practice = PracticeRoom(self.stage, self.trials, self.threads, measures, now)
        levels = (level for offer in house.offers.values() for level in offer.bots)
        self.people = People(self._store, now, (*house.voice.bot_names, *levels))
        self._scribe = Scribe(self._store, self.threads)
        self.signer = Signer(bytes.fromhex(self._store.server_key(token_bytes(PRIVATE_KEY_BYTES).hex())))
        self.analyses = Analyses(self._store, self.threads)
        self.lobby = LobbyRoom(self._store, self.threads, now, self._people_at_tables)
        self._awake: dict[str, Table] = {}
        self._held: WeakValueDictionary[str, Table] = WeakValueDictionary()
        """Also those that sleep while somebody, a socket perhaps, still has them: no table may exist twice."""
        self._waking: dict[str, asyncio.Task[Table]] = {}
        self._asleep: dict[str, _Asleep] = {}
        self._visited: set[str] = set()
        """Open tables where somebody has been only for a moment since it was last noted."""
        self._attended: dict[str, asyncio.Task[None]] = {}
        self._playable: set[tuple[str, int, bytes]] = set()
        self._timekeeper: asyncio.Task[None] | None = None
        self._watching: asyncio.Task[None] | None = None
        self._looked_round_at = self._opened_at = now()
        self.health = StoreHealth(self._store, self.threads, now, self._forgive)

    # Opening and closing

    async def open(self) -> None:
        """Games that were running when the server stopped go on, unless nobody sits there any more."""
        for row in await self.threads.keep(self._store.tables_to_wake):
            self._asleep[row.id] = _Asleep(self._now(), {})
        self._timekeeper = asyncio.create_task(self._keep_time())
        self._watching = asyncio.create_task(self.health.watch())

    async def close(self) -> None:
        """Closes all tables. Writes in progress are finished; bots' thinking is cancelled."""
        for task in (self._timekeeper, self._watching):
            if task is not None:
                task.cancel()
        await self.attended()
        for table in list(self._awake.values()):
            await table.close()
        await self.practice.close()
        await self.stage.close()
        await self.trials.close()
        self.analyses.close()
        self.threads.close()

    @property
    def awake(self) -> tuple[str, ...]:
        return tuple(self._awake)

    async def _keep_time(self) -> None:
        while True:
            self.look_after()
            try:
                if self._now() >= self._looked_round_at + ATTENDED_EVERY_S:
                    await self.note_who_waits()
                await self.lobby.tell_if_changed()
            except Refusal as refusal:  # the store does not answer: the clocks go on all the same
                log.warning("the lobby could not be told: %s", refusal.code)
            self._measures.tables.set(len(self._awake))
            await asyncio.sleep(TICK_S)

    def look_after(self) -> None:
        """Wakes whoever is late, and lets sleep where nobody is. Who is late is for the server to say that holds the
        database, and for no other; and not while nobody can move because nothing can be stored."""
        if not self._store.may_write or not self.health.is_well:
            return
        for name in self._whose_time_has_come(self._now()):
            self._attended[name] = asyncio.create_task(self._attend(name))
        self._let_sleep()

    def _forgive(self, seconds: float) -> None:
        """The store was in trouble for so long."""
        for table in self._held.values():
            table.forgive(seconds)
        for name, nap in self._asleep.items():
            later = {seat: since + seconds for seat, since in nap.gone_since.items()}
            self._asleep[name] = _Asleep(nap.due + seconds, later)

    async def note_who_waits(self) -> None:
        """Stores at which tables people wait for a game to begin; gives up tables where nobody does any more."""
        now = self._looked_round_at = self._now()
        waiting = {name for name, one in self._awake.items() if one.row.status == "open" and one.company.people}
        await self.threads.write(self._store.attend, sorted(waiting | self._visited), now)
        self._visited.clear()
        await self.threads.write(self.people.note_seen)
        await self._refresh(await self.threads.write(self._store.give_up, now, GIVEN_UP_AFTER_S))
        self.lobby.changed()

    def _people_at_tables(self) -> int:
        return sum(table.company.people for table in self._awake.values())

    async def attended(self) -> None:
        """Waits until all tables that were due have been attended to."""
        await asyncio.gather(*self._attended.values())

    def _whose_time_has_come(self, now: float) -> list[str]:
        awake = [(name, table.due()) for name, table in self._awake.items()]
        asleep = [(name, nap.due) for name, nap in self._asleep.items()]
        late = [(due, name) for name, due in [*awake, *asleep] if due is not None and due <= now]
        return [name for _, name in sorted(late) if name not in self._attended][: ATTENDED_MOST - len(self._attended)]

    async def _attend(self, name: str) -> None:
        """One table's trouble must not stop the others' clocks."""
        try:
            await (await self.table(name)).tick()
        except Refusal as refusal:
            log.warning("table %s could not be attended to: %s", name, refusal.code)
            self._try_again(name)
        except Exception:
            log.exception("table %s could not be attended to", name)
            self._try_again(name)
        finally:
            self._attended.pop(name, None)

    def _try_again(self, name: str) -> None:
        if name in self._asleep:
            self._asleep[name] = self._asleep[name]._replace(due=self._now() + AGAIN_AFTER_S)

    def _let_sleep(self) -> None:
        """Tables nobody is at need no memory: the store knows them."""
        now = self._now()
        for name, table in list(self._awake.items()):
            if not table.is_idle or name in self._attended:
                continue
            due = table.due()
            if due is None or due > now + 60:
                del self._awake[name]
                if table.row.status == "open" and table.company.was_attended:
                    self._visited.add(name)
                if due is not None:
                    self._asleep[name] = _Asleep(due, table.company.absent())

    # Tables

    async def table(self, name: str) -> Table:
        """A table, woken up if it sleeps."""
        held = self._held.get(name)
        if held is not None:
            self._awake[name] = held
            self._asleep.pop(name, None)
            return held
        if name not in self._waking:
            task = asyncio.create_task(self._wake(name))
            self._waking[name] = task
            task.add_done_callback(lambda _: self._waking.pop(name, None))
        return await asyncio.shield(self._waking[name])

    async def _wake(self, name: str) -> Table:
        seen = await self.threads.keep(self._store.look, name)
        if seen is None or seen[0].game not in self.house.offers:
            self._asleep.pop(name, None)
            raise BadInput("no_such_table")
        services = Services(
            self.house, self.threads, self.stage, self.trials, self._scribe, self.signer, self._measures,
            self._now, self._opened_at,
        )  # fmt: skip
        table = Table(*seen, services)
        nap = self._asleep.get(name)
        await table.load({} if nap is None else nap.gone_since)
        self._asleep.pop(name, None)
        self._awake[name] = self._held[name] = table
        return table

    def offer(self, game: str) -> Offer:
        if game not in self.house.offers:
            raise BadInput("unknown_game", came=game, known=", ".join(self.house.offers))
        return self.house.offers[game]

    async def create(
        self, host: Person, wanted: TableWanted, rematch_of: str | None = None, has_code: bool = True
    ) -> Table:
        offer = self.offer(wanted.game)
        check_seat_count(len(wanted.seats), offer.game.seat_counts)
        options: Any = convert(wanted.options, offer.game.options_type)
        seats = [_seat(number, one, offer) for number, one in enumerate(wanted.seats)]
        await self._check_options(offer, len(seats), options, host)
        server_seed = new_seed()
        row = TableRow(
            id=new_table_id(),
            game=wanted.game,
            options=msgspec.json.encode(options),
            seats=len(seats),
            clock=msgspec.json.encode(wanted.clock),
            public=wanted.public,
            talk=wanted.talk,
            patience_s=patience_s(wanted.clock) if wanted.patience_s is None else wanted.patience_s,
            host=host.id,
            status="open",
            server_seed=server_seed.hex(),
            commitment=commit(server_seed),
            created_at=self._now(),
            rematch_of=rematch_of,
            attended_at=self._now(),
        )
        drawn = join_codes.drawn() if has_code else ()
        most = PUBLIC_MOST if row.public else PRIVATE_MOST
        await self.threads.write(self._store.create_table, row, seats, drawn, most)
        self.lobby.changed()
        return await self.table(row.id)

    async def _check_options(self, offer: Offer, seats: int, options: Any, host: Person) -> None:
        """The rules say whether these options can be played, before anybody sits down; the same ones are asked once."""
        wanted = (offer.game.name, seats, msgspec.json.encode(options))
        if wanted not in self._playable:
            work: Work = "deciding" if offer.is_quick else "engine"
            await self.threads.do(work, (host.id,), offer.game.setup, seats, options, SeededChance(0))
            if len(self._playable) == PLAYABLE_MOST:
                self._playable.clear()
            self._playable.add(wanted)

    async def find(self, typed: str) -> str:
        """The table with this code, however it is typed."""
        code = join_codes.meant(typed)
        name = None if code is None else await self.threads.keep(self._store.table_of_code, code)
        if name is None:
            raise BadInput("code_unknown")
        return name

    async def rematch(self, person: Person, name: str) -> Table:
        """The same game once more; whoever asks second finds the table that the first has made."""
        table = await self.table(name)
        seat = _seat_of(table, person)
        async with table.making_rematch:
            if table.row.status not in ("ended", "abandoned"):
                raise Refusal("game_not_over")
            if table.rematch is None:
                made = await self.create(person, _as_before(table), name)
                await table.refresh()
                assert table.rematch == made.row.id, f"the store has not kept the rematch of seat {seat}"
        return await self.table(table.rematch)

    # Seats

    async def sit(
        self, person: Person, name: str, seat: Seat | None, guest: str | None = None, device: str | None = None
    ) -> Seated:
        """At a given seat, or at the first that is open. Two people at once: one of them gets it. The host also seats
        guests, who have no device of their own. `device` is who holds the token, and with whom it dies."""
        table = await self.table(name) if guest is None else await self._as_host(person, name)
        called = self.people.fit(guest or person.name)
        async with table.seating:  # of two who look alike one gets in
            return await self._sit(table, person, called, seat, guest is not None, device)

    async def _sit(
        self, table: Table, person: Person, called: str, seat: Seat | None, guest: bool, device: str | None
    ) -> Seated:
        name = table.row.id
        if table.row.status != "open":
            raise Refusal("table_not_open")
        if not guest and own_seat(table.seats, person.id) is not None:
            raise Refusal("already_seated")
        alike = next((one.name for one in table.seats if one.kind == "person" and looks_like(one.name, called)), None)
        if alike is not None:
            raise Refusal("name_taken", name=called, taken=alike)
        token = new_token()
        sitting = (person.id, called, hashed(token), guest, device)
        for number in _wanted_seats(table, seat):
            if await self.threads.write(self._store.take_seat, name, number, *sitting):
                await table.refresh()
                self.lobby.changed()
                return Seated(name, number, token)
        raise Refusal("seat_taken")

    async def leave(self, person: Person, name: str, seat: Seat | None = None) -> None:
        """With all guests, unless only one seat is given up. Before the game the seats are free again; in a running one
        bots stand in at once. An open table that all people have left is given up."""
        table = await self.table(name)
        held = [one.seat for one in table.seats if one.player == person.id and seat in (None, one.seat)]
        if not held:
            raise Refusal("no_seat")
        for number in held:
            if not await self.threads.write(self._store.leave_seat, name, number, person.id):
                await table.walk_out(number)
        await table.refresh()
        if table.row.status == "open" and all(one.kind != "person" for one in table.seats):
            await self.threads.write(self._store.end_table, name, Ending("abandoned", self._now()))
            await table.refresh()
        if table.row.host == person.id:
            await self._find_a_host(table)
        self.lobby.changed()

    async def _find_a_host(self, table: Table) -> None:
        """Whoever made the table has gone before the game: those who wait there need somebody who can begin it."""
        there = [one.seat for one in table.seats if one.player is not None and not one.guest]
        if table.row.status == "open" and there and own_seat(table.seats, table.row.host) is None:
            await self.threads.write(self._store.hand_on, table.row.id, there[0])
            await table.refresh()

    async def remove(self, person: Person, name: str, seat: Seat) -> None:
        """Before the game the host asks somebody to leave, who does not get a seat here again; or a guest, who may."""
        table = await self._as_host(person, name)
        _check_seat(table, seat)
        if seat == own_seat(table.seats, person.id):
            raise Refusal("own_seat")
        if not await self.threads.write(self._store.remove_from_seat, name, seat):
            raise Refusal("table_not_open" if table.row.status != "open" else "nobody_there")
        await table.refresh(REMOVED)
        self.lobby.changed()

    async def hand_on(self, person: Person, name: str, seat: Seat) -> None:
        """Before the game the table becomes that of somebody else who sits there."""
        table = await self._as_host(person, name)
        if not await self.threads.write(self._store.hand_on, name, _check_seat(table, seat)):
            raise Refusal("table_not_open" if table.row.status != "open" else "nobody_there")
        await table.refresh()
        self.lobby.changed()

    async def set_bot(self, person: Person, name: str, seat: Seat, bot: str | None) -> None:
        """The host seats a bot, or sends it away."""
        table = await self._as_host(person, name)
        _check_seat(table, seat)
        if bot is None:
            done = await self.threads.write(self._store.clear_bot, name, seat)
        else:
            row = _seat(seat, SeatWanted(bot), table.offer)
            done = await self.threads.write(self._store.set_bot, name, seat, bot, row.name)
        if not done:
            raise Refusal("table_not_open" if table.row.status != "open" else "seat_taken")
        await table.refresh()
        self.lobby.changed()

    async def new_token(self, person: Person, name: str, seat: Seat | None = None, device: str | None = None) -> Seated:
        """The same person on another device, for the own seat or a guest's: the old token dies."""
        table = await self.table(name)
        seat = _seat_of(table, person) if seat is None else _check_seat(table, seat)
        token = new_token()
        if not await self.threads.write(self._store.rotate_token, name, seat, person.id, hashed(token), device):
            raise Refusal("no_seat")
        await table.refresh()
        return Seated(name, seat, token)

    async def advice(self, person: Person, name: str, seat: Seat, account: Account) -> Any:
        table = await self.table(name)
        return await table.advice(person.id, _check_seat(table, seat), account)

    async def start(self, person: Person, name: str) -> None:
        await (await self._as_host(person, name)).begin()
        self.lobby.changed()

    async def _as_host(self, person: Person, name: str) -> Table:
        table = await self.table(name)
        if table.row.host != person.id:
            raise Refusal("only_the_host")
        return table

    async def people_changed(self, tables: list[str]) -> None:
        """Somebody has been forgotten, or a device of theirs: tables that are awake must not go on telling their name,
        nor let it in."""
        await self._refresh(tables)
        for row in await self.threads.keep(self._store.tables_without_host, tables):
            await self._find_a_host(await self.table(row.id))
        self.lobby.changed()

    async def _refresh(self, tables: Sequence[str]) -> None:
        for name in tables:
            if name in self._held:
                await self._held[name].refresh()


def _as_before(table: Table) -> TableWanted:
    row = table.row
    return TableWanted(
        row.game,
        tuple(SeatWanted(one.bot) for one in table.seats),
        decode_json(row.options, dict[str, Any]),
        decode_json(row.clock, Clock),
        row.public,
        row.talk,
        row.patience_s,
    )


def _wanted_seats(table: Table, seat: Seat | None) -> list[Seat]:
    if seat is None:
        return [one.seat for one in table.seats if one.kind == "open"]
    return [_check_seat(table, seat)]


def _check_seat(table: Table, seat: Seat) -> Seat:
    if seat not in range(table.row.seats):
        raise BadInput("no_such_seat", last=table.row.seats - 1, came=seat)
    return seat


def own_seat(seats: Sequence[SeatRow], player: str | None) -> Seat | None:
    """Seat of the person themselves; not those of their guests."""
    mine = (one.seat for one in seats if one.player == player and not one.guest)
    return None if player is None else next(mine, None)


def _seat_of(table: Table, person: Person) -> Seat:
    seat = own_seat(table.seats, person.id)
    if seat is None:
        raise Refusal("no_seat")
    return seat


def _seat(number: Seat, wanted: SeatWanted, offer: Offer) -> SeatRow:
    if wanted.bot is None:
        return SeatRow(number, "open")
    if wanted.bot not in offer.bots:
        raise BadInput("unknown_bot", came=wanted.bot, known=", ".join(offer.bots))
    return SeatRow(number, "bot", name=f"{wanted.bot} {number + 1}", bot=wanted.bot)
