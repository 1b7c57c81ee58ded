"""One table. Everything that happens there happens one after the other, under one lock.

A move travels: strict decode, seat from the token → right number, right turn, legal? → decided → stored by the turn
writer → fold → each seat's sight. What is shown is stored. Bots come in by the same door, and so does what a hand has
led live: only what it looks like on the way is shown before.

Its parts: table_state.py what it is, turns.py moves, live_turns.py and bot_turns.py whose they are, stand_ins.py who
plays on for whom, take_backs.py what is undone. Here: who comes and goes, how a game starts, and whose time is up.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import TypeVar

import msgspec

from chantier.core.decoding import decode_json
from chantier.core.errors import IllegalMove, Refusal
from chantier.core.events import Seat
from chantier.core.moves import Move
from chantier.core.rows import Note, SeatRow, StoredTurn, TableRow
from chantier.core.signing import Signer
from chantier.server import wire
from chantier.server.config import OfferedGame
from chantier.server.fair_pool import Account
from chantier.server.http.connection import SEAT_GIVEN_UP, TAKEN_OVER, Connection
from chantier.server.limits import Limits
from chantier.server.live.act import TableAct
from chantier.server.secrets import hashed
from chantier.server.tables import clocks
from chantier.server.tables.bot_turns import BotTurns
from chantier.server.tables.chat import Conversation
from chantier.server.tables.game import Running
from chantier.server.tables.hints import TableHints
from chantier.server.tables.live_turns import LiveTurns
from chantier.server.tables.presence import TablePresence
from chantier.server.tables.stand_ins import StandIns
from chantier.server.tables.table_state import Services, TableState, own_seat
from chantier.server.tables.take_backs import TakeBacks
from chantier.server.tables.turns import Origin, Turns

T = TypeVar("T")


class Table:
    """Loaded when somebody needs it; everything in it can be had again from the store."""

    def __init__(self, row: TableRow, seats: list[SeatRow], rematch: str | None, services: Services) -> None:
        self._state = state = TableState(row, seats, rematch, services)
        self._lock, self._papers, self._opening, self._minds = state.lock, state.papers, state.opening, state.minds
        self._threads, self._store, self._now = state.threads, state.store, state.now
        self._opened_at = services.opened_at
        self.offer: OfferedGame = state.offer
        self.running: Running = state.running
        self.company: TablePresence = state.company
        self.hand: TableAct = state.hand
        self.signer: Signer = services.signer
        self._turns = Turns(state)
        self._stand_ins = StandIns(state)
        self.live = LiveTurns(state, self._turns, self._stand_ins)
        self._bots = BotTurns(state, self._turns, self.live)
        self.take_backs = TakeBacks(state, self._turns, self._stand_ins, self._bots.wake)
        self.hints = TableHints(state)
        house = services.house
        self._conversation = Conversation(row.id, house.store, self._threads, house.voice, self.company, self._now)
        self.used_at = self._now()  # when somebody last needed it
        self.epoch: int | None = None  # among other nodes: how often it had been taken when it was loaded
        self._is_closed = False
        self.making_rematch = asyncio.Lock()
        self.seating = asyncio.Lock()
        """Held while somebody sits down: it depends on who sits there already."""

    @property
    def row(self) -> TableRow:
        return self._papers.row

    @property
    def seats(self) -> list[SeatRow]:
        return self._papers.seats

    @property
    def rematch(self) -> str | None:
        return self._papers.rematch

    @property
    def options(self) -> msgspec.Struct:
        return self.running.options

    @property
    def to_move(self) -> Seat | None:
        return self.running.to_move

    @property
    def thinking(self) -> asyncio.Task[None] | None:
        """As long as a bot thinks or moves."""
        return self._bots.thinking

    def info(self, you: Seat | None) -> wire.TableInfo:
        return self._state.info(you)

    # Loading

    async def load(self, gone_since: Mapping[Seat, float]) -> None:
        """The game as the store has it; a server that was killed loses nothing that it had acknowledged."""
        async with self._lock:
            self.company.expect(self.seats, gone_since)
            if self.row.salts is None:
                return
            self.running.take_dice(self.row, self.seats, self.row.salts)
            cached = await self._threads.keep(self._store.snapshot, self.row.id)
            if cached is not None:
                self.running.restore(cached)
            await self._turns.catch_up()
            clock, left = self._state.clock, self.running.clocks
            self.running.clocks = clocks.resumed(clock, left, self._opened_at, self._now())
            if self.offer.hint is not None:
                await self._papers.load_hints()
            self._minds.sit_down(self.seats)
            self._bots.wake()
            self.live.warm_up()

    @property
    def is_idle(self) -> bool:
        """Nobody looks on and nobody thinks: the store can have it back."""
        busy = self.thinking is not None or self.live.acting is not None or self._lock.locked()
        is_waited_for = self._state.question is not None or self.hints.is_searching
        return not self.company.connections and not busy and not is_waited_for

    async def close(self, code: int | None = None) -> None:
        """The house closes, or the table goes to another node: then those present are told by a code. What a bot thinks
        is thrown away, what it does is done. What is held goes back to its last rest whatever it has moved: nobody can
        close the house to get away."""
        async with self._lock:
            held = self.hand.held
            if held is not None:
                self.hand.drop(held, "closing")
            self._is_closed = True
            going_on = [task for task in (self.thinking, self.live.acting) if task is not None]
            for task in going_on:
                task.cancel()
            self._turns.sights.close()
            self.hints.close()
            if code is not None:
                for connection in self.company.connections:
                    connection.close(code)
        await asyncio.gather(*going_on, return_exceptions=True)

    # People come and go

    async def enter(self, connection: Connection, asked: wire.Enter) -> None:
        """With a seat's token, or to look on; answered by the table and by what may be seen of the game."""
        async with self._lock:
            if connection.closed_with is not None:  # gone while waiting to be let in: nobody would see it out
                return
            if self._is_closed:  # the table has gone to another node meanwhile: nobody would ever hear of it here
                raise Refusal("table_moved")
            if connection in self.company.connections:
                raise Refusal("entered_already")
            await self._check_seen(asked.last)
            connection.token_hash = None if asked.token is None else hashed(asked.token)
            connection.seat = self._seat_of(connection.token_hash)
            connection.wants_explanations = asked.explain
            self.company.join(connection)
            try:
                await self._greet(connection, asked)
            except Refusal:
                self.leave(connection)
                raise

    async def _check_seen(self, last: int) -> None:
        """Refuses whoever has seen turns that are stored and not known here: another node has the table by now, which
        this one has not noticed yet."""
        if last > self.running.n:
            unknown = await self._threads.keep(self._store.turns, self.row.id, self.running.n)
            if unknown:
                raise Refusal("table_moved")

    async def _greet(self, connection: Connection, asked: wire.Enter) -> None:
        if connection.seat is not None:
            if self._state.seats[connection.seat].stand_in:
                self._state.tell()  # first that a bot stood in, then that it no longer does
            await self._stand_ins.end(connection.seat)
        self._state.tell()
        self._bots.wake()  # they may have waited for somebody to play for
        await self._conversation.tell_newest(connection)
        if self._opening.asks_to_reveal:
            connection.send(wire.write(wire.RevealAsked(self._opening.within_s)))
        if self.running.state is None:
            connection.send(wire.write(wire.Done(asked.id)))
        else:
            self._turns.sights.send(connection, await self._turns.missed(asked.last), asked.id)
        self.hand.greet(connection)

    async def explain_again(self, connection: Connection, asked: wire.Language) -> None:
        """Explains its sight in the language that it reads from now on. Not the sight itself: it is no news."""
        async with self._lock:
            if connection in self.company.connections and self.running.state is not None:
                self._turns.sights.explain_again(connection)
            connection.send(wire.write(wire.Done(asked.id)))

    def _seat_of(self, token_hash: str | None) -> Seat | None:
        if token_hash is None:
            return None
        for one in self.seats:
            if one.token_hash == token_hash:
                return one.seat
        raise Refusal("token_unknown")

    def leave(self, connection: Connection) -> None:
        self.company.leave(connection)
        if self.hand.led_by(connection) is not None:
            self.hand.give_up("left")

    async def refresh(self, shown_out: int = TAKEN_OVER) -> None:
        """Reloads the seats from the store. Connections that use a seat's old token are closed."""
        async with self._lock:
            await self._papers.look_again()
            self._show_out(shown_out)
            if self.running.state is not None:
                self._minds.sit_down(self.seats)
                self._bots.wake()
            self._state.tell()

    def _show_out(self, code: int) -> None:
        for connection in [one for one in self.company.connections if self._is_outdated(one)]:
            connection.close(code)
            self.leave(connection)

    def _is_outdated(self, connection: Connection) -> bool:
        seat = connection.seat
        return seat is not None and self.seats[seat].token_hash != connection.token_hash

    async def walk_out(self, seat: Seat) -> None:
        """Somebody says that they go: nobody needs to wait for them."""
        async with self._lock:
            if self.row.status == "starting":
                await self._start_again([seat])
            elif self.row.status != "running":
                raise Refusal("table_not_running")
            elif not self.seats[seat].stand_in:
                await self._stand_ins.begin(seat)
                self._bots.wake()

    # Starting

    async def begin(self) -> None:
        """All seats are taken: who has not promised yet does so now, and then everybody is asked to reveal."""
        async with self._lock:
            await self._opening.begin()
            self._state.tell()
            await self._ask_to_reveal()

    async def promise(self, connection: Connection, asked: wire.Promise) -> None:
        async with self._lock:
            is_new = await self._opening.promise(own_seat(connection), asked)
            connection.send(wire.write(wire.Done(asked.id)))
            if is_new:
                self._state.tell()
                await self._ask_to_reveal()

    async def _ask_to_reveal(self) -> None:
        """Everybody has been told all promises; where nobody but bots sits there is nothing to reveal."""
        if self._opening.asks_to_reveal:
            self.company.tell(lambda _: wire.write(wire.RevealAsked(self._opening.within_s)))
            await self._start_if_complete()

    async def reveal(self, connection: Connection, asked: wire.Reveal) -> None:
        async with self._lock:
            is_new = await self._opening.reveal(own_seat(connection), asked.salt)
            connection.send(wire.write(wire.Done(asked.id)))
            if is_new and not self._opening.is_complete:
                self._state.tell()  # for whom it still waits
            await self._start_if_complete()

    async def _start_if_complete(self) -> None:
        if self._opening.is_complete:
            await self._start()

    async def _start(self) -> None:
        if not await self._opening.start():
            await self._turns.catch_up()
        self._minds.sit_down(self.seats)
        self._state.tell()
        self._turns.sights.send_all()
        self._bots.wake()
        self.live.warm_up()

    async def _start_again(self, without: list[Seat]) -> None:
        """Somebody has not promised or revealed in time, or has left before."""
        await self._opening.start_again(without)
        if self.row.status == "running":  # it had begun, only the store's answer got lost
            await self._start()
            return
        if self.row.status == "open" and all(one.kind != "person" for one in self.seats):
            await self._papers.give_up(self._now())
        self._show_out(SEAT_GIVEN_UP)
        self._state.tell()

    # Playing

    async def play(
        self, connection: Connection, asked: wire.Play, spend: Callable[[float], None] = lambda engine_s: None
    ) -> None:
        """Plays a move. Its engine cost is charged before it is simulated."""
        async with self._lock:
            seat = own_seat(connection)
            if self.running.state is None:
                raise Refusal("table_not_running")
            await self._stand_ins.end(seat)
            request = f"{seat}/{asked.id}"
            if asked.n != self.running.n:
                await self._turns.answer_old(connection, asked, request)
                return
            if self.hand.held is not None:
                raise Refusal("hand_busy")
            move: Move = decode_json(bytes(asked.move), self.offer.game.move_type)
            link = self.running.link(seat, asked)
            spend(self.offer.engine_s(move))
            weighed = await self._turns.weigh(self.running.work, self._state.account(seat), seat, move, link)
            await self._turns.make(weighed, Origin("seat", request, connection, asked.id))
            self._bots.wake()

    async def take(self, connection: Connection, asked: wire.Take, limits: Limits) -> None:
        await self.live.take(connection, asked, limits, then=self._bots.wake)

    # In words

    async def set_in_words(self, connection: Connection, asked: wire.InWords) -> None:
        """A seat chooses among places that are offered to it, and everybody knows."""
        async with self._lock:
            seat = own_seat(connection)
            if self.offer.advise is None:
                raise Refusal("no_advice")
            if self.seats[seat].in_words != asked.on:
                if not await self._papers.in_words(seat, asked.on):
                    raise Refusal(
                        "in_words_stays" if self.row.status in ("starting", "running") else "table_not_running"
                    )
                self._state.tell()
            connection.send(wire.write(wire.Done(asked.id)))

    async def advice(self, player: str, seat: Seat, account: Account) -> msgspec.Struct:
        """Moves for one of a person's seats to choose from, by what it sees now."""
        if self.seats[seat].player != player:
            raise Refusal("no_seat")
        if self.offer.advise is None:
            raise Refusal("no_advice")
        if self.running.state is None:
            raise Refusal("table_not_running")
        seen = self.running.sight(seat, ())
        in_words = self.seats[seat].in_words
        return await self._threads.do("engine_answers", account, self.offer.advise, seen.view, in_words)

    # Time

    def forgive(self, seconds: float) -> None:
        """For so long nothing could be stored: nobody could move, nobody could come back, and it counts for nobody."""
        self.running.clocks = clocks.forgiven(self.running.clocks, seconds)
        self.company.forgive(seconds)
        self._opening.forgive()

    def due(self) -> float | None:
        """Time at which something is to be done here without a request; None: never."""
        return self._state.due(self.thinking is not None)

    async def tick(self) -> None:
        """Adjudication. Presence is told here too; the heartbeat is the socket's own."""
        async with self._lock:
            now, seat = self._now(), self.to_move
            if self.row.status == "starting":
                if now >= self._opening.due:
                    await (self._start() if self._opening.is_complete else self._start_again(self._opening.silent))
            else:
                if seat is not None and self._minds.at(seat) is None:
                    await self._stand_ins.adjudicate(seat, now)
                await self.take_backs.review(now)
                self._bots.wake()
            if not self._state.presence_is_told:
                self._state.tell()

    # Questions, talk and gestures

    async def worked_out(self, account: Account, call: Callable[[], T]) -> T:
        """Something about this table that takes a while, for whoever asks."""
        return await self._threads.do("answering", account, call)

    async def history(self) -> tuple[list[StoredTurn], list[Note]]:
        """All that happened; what of it anybody may see is for records.py to say."""
        if self.running.state is None:
            raise Refusal("table_not_running")
        turns = await self._threads.keep(self._store.turns, self.row.id)
        return turns, await self._threads.keep(self._store.notes, self.row.id)

    async def say(self, connection: Connection, asked: wire.Say) -> None:
        await self._conversation.say(connection, self.seats[own_seat(connection)], asked, self.row.talk)

    def relay(self, connection: Connection, asked: wire.Gesture) -> None:
        """Relays a gesture to the others; it is not stored."""
        seat, mover = own_seat(connection), self.to_move
        if mover is None:
            raise Refusal("table_not_running")
        if seat != mover:
            raise IllegalMove("not_your_turn", seat=mover + 1)
        self.company.tell_gesture(wire.write(wire.GestureTold(seat, asked.now)), but=connection)
