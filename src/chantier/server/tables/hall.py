"""All tables, those in memory and those that sleep in the store; wakes them, and keeps their clocks."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable, Sequence
from secrets import token_bytes
from typing import TYPE_CHECKING

import msgspec

from chantier.core.chance import SeededChance
from chantier.core.decoding import convert
from chantier.core.errors import BadInput, Refusal
from chantier.core.events import Seat
from chantier.core.fairness import commit, new_seed
from chantier.core.game import check_seat_count
from chantier.core.rows import Ending, SeatedPerson, TableRow
from chantier.core.signing import PRIVATE_KEY_BYTES, Signer
from chantier.server.analyses import Analyses
from chantier.server.config import House, OfferedGame
from chantier.server.fair_pool import Account
from chantier.server.http.connection import REMOVED
from chantier.server.live.practice import PracticeRoom
from chantier.server.live.trial_workers import Trials
from chantier.server.live.worker_pool import Stage
from chantier.server.metrics import Measures
from chantier.server.names import looks_like
from chantier.server.nodes.membership import Membership
from chantier.server.people import People, Person
from chantier.server.repeating import repeat
from chantier.server.secrets import hashed, new_table_id, new_token
from chantier.server.store_health import PROBE_AGAIN_S, StoreHealth
from chantier.server.tables import join_codes
from chantier.server.tables.clocks import DAY_S, patience_s
from chantier.server.tables.loaded_tables import LoadedTables
from chantier.server.tables.lobby import LobbyRoom
from chantier.server.tables.table import Table
from chantier.server.tables.table_requests import (
    Seated,
    SeatWanted,
    TableWanted,
    as_before,
    check_seat,
    own_seat,
    seat_of,
    seat_row,
    wanted_seats,
)
from chantier.server.tables.table_state import Services
from chantier.server.tables.turn_writer import Scribe
from chantier.server.thread_pools import HOLDS_S, Threads, Work

if TYPE_CHECKING:
    from chantier.server.nodes.shared_tables import SharedTables

TICK_S = 0.25
ATTENDED_EVERY_S = 60.0
"""How often it is noted at which open tables somebody is."""
PUBLIC_MOST, PRIVATE_MOST = 3, 50
"""So many open tables somebody may have at a time: the lobby is for all, and so is the store."""
GIVEN_UP_AFTER_S = DAY_S
"""An open table that nobody has been at for so long is given up; a patient one later, if anybody sits there."""
ATTENDED_MOST = 100
"""So many tables are woken or ticked at the same time: after a restart thousands may be due."""
PLAYABLE_MOST = 1000
"""So many sets of options are remembered as playable: setting up a site takes an engine a tenth of a second."""
log = logging.getLogger(__name__)


class Hall:
    def __init__(self, house: House, now: Callable[[], float], measures: Measures) -> None:
        self.house, self._store, self._now, self.measures = house, house.store, now, measures
        cores, node = os.cpu_count() or 1, self._store.node
        self.threads = Threads(0.0 if node is None else HOLDS_S)
        self.stage, self.trials = Stage(cores), Trials(max(1, cores // 2))
        self.practice = PracticeRoom(self.stage, self.trials, self.threads, measures, now)
        levels = {level for offer in house.offers.values() for level in offer.bots}
        called = {name for names in house.voice.levels.values() for name in names.values()}
        self.people = People(self._store, now, sorted(levels | called))
        key = bytes.fromhex(self._store.server_key(token_bytes(PRIVATE_KEY_BYTES).hex()))
        self.signer = Signer(key)
        membership = None if node is None else Membership(node)
        opened_at = min([now(), *(one.started_at for one in (node.living() if node is not None else ()))])
        self.analyses = Analyses(self._store, self.threads)
        scribe, clock = Scribe(self._store, self.threads), (now, opened_at)
        services = Services(house, self.threads, self.stage, self.trials, scribe, self.signer, measures, *clock)
        self._tables = LoadedTables(services._replace(membership=membership))
        self.is_there = self._tables.is_there
        self.shared: SharedTables | None = None
        if membership is not None:
            from chantier.server.nodes.shared_tables import share_out  # loaded only where there may be others

            self.shared = share_out(self._tables, membership, key, services)
        self.lobby = LobbyRoom(self._store, self.threads, now, self._people, membership is not None)
        self._attended: dict[str, asyncio.Task[None]] = {}
        self._playable: set[tuple[str, int, bytes]] = set()
        self._timekeeper: asyncio.Task[None] | None = None
        self._watching: asyncio.Task[None] | None = None
        self._looked_round_at = now()
        self.is_draining = False
        """Whether no new tables are made: the operator wants to close."""
        self.health = StoreHealth(self._store, self.threads, now, self._tables.forgive)

    # Opening and closing

    async def open(self) -> None:
        """Games that were running when the server stopped go on, unless nobody sits there any more."""
        if self.shared is None:
            for row in await self.threads.keep(self._store.tables_to_wake):
                self._tables.expect(row.id)
        else:
            await self.shared.open()
        self._timekeeper = asyncio.create_task(repeat(TICK_S, self._keep_time))
        self._watching = asyncio.create_task(repeat(PROBE_AGAIN_S, self.health.watch))

    async def close(self) -> None:
        """Closes all tables. Writes in progress are finished; bots' thinking is cancelled."""
        for task in (self._timekeeper, self._watching):
            if task is not None:
                task.cancel()
        await self.attended()
        for table in list(self._tables.awake.values()):
            await table.close()
        if self.shared is not None:
            await self.shared.close()
        await self.practice.close()
        await self.stage.close()
        await self.trials.close()
        self.analyses.close()
        self.threads.close()

    def _people(self) -> int:
        return self._tables.people + (0 if self.shared is None else self.shared.people_elsewhere)

    def node_count(self) -> int:
        """Number of servers that share the house, this one among them."""
        return 1 if self.shared is None else 1 + len(self.shared.membership.others)

    async def drain(self) -> None:
        """Hands over to other servers, where there are any."""
        if self.shared is not None:
            await self.shared.drain()

    @property
    def tables_awake(self) -> dict[str, Table]:
        return self._tables.awake

    @property
    def awake(self) -> tuple[str, ...]:
        return tuple(self._tables.awake)

    async def _keep_time(self) -> None:
        self.look_after()
        self.measures.tables.set(len(self._tables.awake))
        try:
            if self._now() >= self._looked_round_at + ATTENDED_EVERY_S:
                await self.note_who_waits()
            await self.lobby.tell_if_changed()
        except Refusal as refusal:  # the store does not answer: the clocks go on all the same
            log.warning("the lobby could not be told: %s", refusal.code)

    def look_after(self) -> None:
        """Wakes whoever is late, and lets sleep where nobody is. Who is late is for the server to say that holds the
        database, and for no other; and not while nobody can move because nothing can be stored."""
        if not self._store.may_write or not self.health.is_well:
            return
        late = [name for name in self._tables.late(self._now()) if name not in self._attended]
        for name in late[: ATTENDED_MOST - len(self._attended)]:
            self._attended[name] = asyncio.create_task(self._attend(name))
        self._tables.let_sleep(self._attended)

    async def note_who_waits(self) -> None:
        """Stores at which tables people wait for a game to begin; gives up tables where nobody does any more."""
        now = self._looked_round_at = self._now()
        await self.threads.write(self._store.attend, sorted(self._tables.waiting()), now)
        self._tables.waiting_is_noted()
        await self.threads.write(self.people.note_seen, self._tables.present())
        await self._tables.refresh(await self.threads.write(self._store.give_up, now, GIVEN_UP_AFTER_S))
        self.lobby.changed()

    async def attended(self) -> None:
        """Waits until all tables that were due have been attended to."""
        await asyncio.gather(*self._attended.values())

    async def _attend(self, name: str) -> None:
        """One table's trouble must not stop the others' clocks."""
        try:
            await (await self.table(name)).tick()
        except Refusal as refusal:
            if refusal.code != "table_moved":  # then another node attends to it
                log.warning("table %s could not be attended to: %s", name, refusal.code)
                self._tables.try_again(name)
        except Exception:
            log.exception("table %s could not be attended to", name)
            self._tables.try_again(name)
        finally:
            self._attended.pop(name, None)

    # Tables

    async def table(self, name: str) -> Table:
        """A table, woken up if it sleeps."""
        return await self._tables.table(name)

    async def seen(self, name: str) -> Table:
        """A table to be told about, wherever it is."""
        return await self._tables.seen(name)

    def offer(self, game: str) -> OfferedGame:
        if game not in self.house.offers:
            raise BadInput("unknown_game", came=game, known=", ".join(self.house.offers))
        return self.house.offers[game]

    async def create(
        self, host: Person, wanted: TableWanted, rematch_of: str | None = None, has_code: bool = True
    ) -> Table:
        if self.is_draining:
            raise Refusal("house_closes")
        offer = self.offer(wanted.game)
        check_seat_count(len(wanted.seats), offer.game.seat_counts)
        options: msgspec.Struct = convert(wanted.options, offer.game.options_type)
        seats = [seat_row(number, one, offer) for number, one in enumerate(wanted.seats)]
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
            casual=wanted.casual,
        )
        drawn = join_codes.drawn() if has_code else ()
        most = PUBLIC_MOST if row.public else PRIVATE_MOST
        await self.threads.write(self._store.create_table, row, seats, drawn, most)
        self.lobby.changed()
        return await self.table(row.id)

    async def _check_options(self, offer: OfferedGame, seats: int, options: msgspec.Struct, host: Person) -> None:
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
        seat = seat_of(table, person)
        async with table.making_rematch:
            if table.row.status not in ("ended", "abandoned"):
                raise Refusal("game_not_over")
            if table.rematch is None:
                made = await self.create(person, as_before(table), name)
                await table.refresh()
                assert table.rematch == made.row.id, f"the store has not kept the rematch of seat {seat}"
        return await self._tables.seen(table.rematch)

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
        sitting = SeatedPerson(person.id, called, hashed(token), guest, device)
        for number in wanted_seats(table, seat):
            if await self.threads.write(self._store.take_seat, name, number, sitting):
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
        check_seat(table, seat)
        if seat == own_seat(table.seats, person.id):
            raise Refusal("own_seat")
        if not await self.threads.write(self._store.remove_from_seat, name, seat):
            raise Refusal("table_not_open" if table.row.status != "open" else "nobody_there")
        await table.refresh(REMOVED)
        self.lobby.changed()

    async def hand_on(self, person: Person, name: str, seat: Seat) -> None:
        """Before the game the table becomes that of somebody else who sits there."""
        table = await self._as_host(person, name)
        if not await self.threads.write(self._store.hand_on, name, check_seat(table, seat)):
            raise Refusal("table_not_open" if table.row.status != "open" else "nobody_there")
        await table.refresh()
        self.lobby.changed()

    async def set_bot(self, person: Person, name: str, seat: Seat, bot: str | None) -> None:
        """The host seats a bot, or sends it away."""
        table = await self._as_host(person, name)
        check_seat(table, seat)
        if bot is None:
            done = await self.threads.write(self._store.clear_bot, name, seat)
        else:
            row = seat_row(seat, SeatWanted(bot), table.offer)
            done = await self.threads.write(self._store.set_bot, name, seat, bot, row.name)
        if not done:
            raise Refusal("table_not_open" if table.row.status != "open" else "seat_taken")
        await table.refresh()
        self.lobby.changed()

    async def new_token(self, person: Person, name: str, seat: Seat | None = None, device: str | None = None) -> Seated:
        """The same person on another device, for the own seat or a guest's: the old token dies."""
        table = await self.table(name)
        seat = seat_of(table, person) if seat is None else check_seat(table, seat)
        token = new_token()
        if not await self.threads.write(self._store.rotate_token, name, seat, person.id, hashed(token), device):
            raise Refusal("no_seat")
        await table.refresh()
        return Seated(name, seat, token)

    async def advice(self, person: Person, name: str, seat: Seat, account: Account) -> msgspec.Struct:
        table = await self.table(name)
        return await table.advice(person.id, check_seat(table, seat), account)

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
        here = tables if self.shared is None else await self.shared.tell_owners(tables)
        await self.people_changed_here(here)

    async def people_changed_here(self, tables: Sequence[str]) -> None:
        """The same for tables of this node."""
        await self._tables.refresh(tables)
        for row in await self.threads.keep(self._store.tables_without_host, tables):
            await self._find_a_host(await self.table(row.id))
        self.lobby.changed()
