"""One table. Nothing else changes its game, and it does one thing at a time.

A move travels: strict decode, seat from the token → right number, right turn, legal? → decided → stored by the scribe
→ fold → each seat's sight. What is shown is stored. Bots come in by the same door, and so does what a hand has led live
(hand.py): only what it looks like on the way is shown before.

It is long because there is one lock: whoever reads what may happen while it is held finds it here. What needs no lock
of its own is elsewhere: the game (game.py), the papers, the opening, the company, the hand, the minds, the clocks.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, TypeVar

from chantier.core.bot import Bot
from chantier.core.decoding import decode_json
from chantier.core.errors import IllegalMove, Refusal
from chantier.core.events import Event, Seat
from chantier.core.rows import By, Note, SeatRow, StoredTurn, TableRow
from chantier.core.sight import Sight
from chantier.core.signing import Signer
from chantier.server import wire
from chantier.server.config import House, Offer
from chantier.server.fair_pool import Account
from chantier.server.http.connection import SEAT_GIVEN_UP, TAKEN_OVER, Connection
from chantier.server.limits import Limits, Ticket
from chantier.server.live.act import Hand, Held
from chantier.server.live.trial_workers import Trials
from chantier.server.live.worker_pool import Stage
from chantier.server.metrics import Measures
from chantier.server.ratings import is_rated
from chantier.server.secrets import hashed
from chantier.server.tables import clocks
from chantier.server.tables.chat import Conversation
from chantier.server.tables.clocks import Clock
from chantier.server.tables.dice import steps_of
from chantier.server.tables.game import SNAPSHOT_EVERY, Running, Weighed
from chantier.server.tables.opening import Opening
from chantier.server.tables.presence import Company, Presence
from chantier.server.tables.seated_bots import Minds
from chantier.server.tables.sights import Sights
from chantier.server.tables.stored_table import Papers
from chantier.server.tables.table_info import table_info
from chantier.server.tables.turn_writer import Scribe
from chantier.server.thread_pools import Threads, Work

T = TypeVar("T")
log = logging.getLogger(__name__)
MISSED_MOST = 40
"""Turns. Who has missed more sees where the game stands, and how the last turn went."""


class Table:
    """Loaded when somebody needs it; everything in it can be had again from the store."""

    def __init__(
        self,
        row: TableRow,
        seats: list[SeatRow],
        rematch: str | None,
        house: House,
        threads: Threads,
        stage: Stage,
        trials: Trials,
        scribe: Scribe,
        signer: Signer,
        measures: Measures,
        now: Callable[[], float],
        opened_at: float = 0.0,
    ) -> None:
        """`opened_at`: since when the house has been open; what was thought before that nobody can tell."""
        self._opened_at = opened_at
        self._papers = Papers(row, seats, rematch, house.store, threads)
        self.offer: Offer = house.offers[row.game]
        self._house, self._store, self._threads, self._scribe = house, house.store, threads, scribe
        self.signer, self._measures, self._now = signer, measures, now
        self._lock = asyncio.Lock()
        self.company = Company(now)
        self._stage = stage
        self.hand = Hand(self.company, stage, trials, measures, now)
        self._acting: asyncio.Task[None] | None = None
        self._conversation = Conversation(row.id, house.store, threads, house.voice, self.company, now)
        self._clock: Clock = decode_json(row.clock, Clock)
        self.running = Running(row, self.offer, self._clock, house.version, signer)
        self.options: Any = self.running.options
        self._sights = Sights(self.running, self.company, self.offer, house.voice, threads, self.account)
        self.making_rematch = asyncio.Lock()
        self.seating = asyncio.Lock()
        """Held while somebody sits down: it depends on who sits there already."""
        self._shown: Presence = ((), 0)
        self._opening = Opening(self._papers, self.running, self._clock, threads, now)
        self._minds = Minds(self.offer, threads)
        self.thinking: asyncio.Task[None] | None = None

    @property
    def row(self) -> TableRow:
        return self._papers.row

    @property
    def seats(self) -> list[SeatRow]:
        return self._papers.seats

    @property
    def rematch(self) -> str | None:
        return self._papers.rematch

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
            await self._catch_up()
            self.running.clocks = clocks.resumed(self._clock, self.running.clocks, self._opened_at, self._now())
            self._minds.sit_down(self.seats)
            self._wake_bots()
            self._warm_the_stage()

    async def _catch_up(self) -> list[Event]:
        """Loads the turns that the store has and this table lacks."""
        turns = await self._threads.keep(self._store.turns, self.row.id, self.running.n)
        for turn in turns:
            self.running.follow(turn)
        if self.running.outcome is not None and self.row.status == "running":
            self._papers.end(self._now())
        return [event for turn in turns for event in self.running.events(turn)]

    @property
    def to_move(self) -> Seat | None:
        return self.running.to_move

    @property
    def is_idle(self) -> bool:
        """Nobody looks on and nobody thinks: the store can have it back."""
        busy = self.thinking is not None or self._acting is not None or self._lock.locked()
        return not self.company.connections and not busy

    async def close(self) -> None:
        """The house closes: what a bot thinks is thrown away, what it does is done. What is held goes back to its last
        rest whatever it has moved: nobody can close the house to get away."""
        async with self._lock:
            held = self.hand.held
            if held is not None:
                self.hand.drop(held, "closing")
            going_on = [task for task in (self.thinking, self._acting) if task is not None]
            for task in going_on:
                task.cancel()
            self._sights.close()
        await asyncio.gather(*going_on, return_exceptions=True)

    # People come and go

    async def enter(self, connection: Connection, asked: wire.Enter) -> None:
        """With a seat's token, or to look on; answered by the table and by what may be seen of the game."""
        async with self._lock:
            if connection.closed_with is not None:  # gone while waiting to be let in: nobody would see it out
                return
            if connection in self.company.connections:
                raise Refusal("entered_already")
            connection.token_hash = None if asked.token is None else hashed(asked.token)
            connection.seat = self._seat_of(connection.token_hash)
            connection.explains_in = connection.language if asked.explain else None
            self.company.join(connection)
            if connection.seat is not None:
                await self._hand_back(connection.seat)
            self._tell_table()
            self._wake_bots()  # they may have waited for somebody to play for
            await self._conversation.tell_newest(connection)
            if self._opening.asks_to_reveal:
                connection.send(wire.write(wire.RevealAsked(self._opening.within_s)))
            if self.running.state is None:
                connection.send(wire.write(wire.Done(asked.id)))
            else:
                self._sights.send(connection, await self._missed(asked.last), asked.id)
            self.hand.greet(connection)

    def _seat_of(self, token_hash: str | None) -> Seat | None:
        if token_hash is None:
            return None
        for one in self.seats:
            if one.token_hash == token_hash:
                return one.seat
        raise Refusal("token_unknown")

    async def _missed(self, last: int) -> list[Event]:
        """The events after the number last seen: that was the number of the next turn then."""
        n = self.running.n
        since = last if n - MISSED_MOST <= last <= n and last >= 0 else n - 1
        if since == n:
            return []
        turns = await self._threads.keep(self._store.turns, self.row.id, since)
        return [event for turn in turns for event in self.running.events(turn)]

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
                self._wake_bots()
            self._tell_table()

    def _show_out(self, code: int) -> None:
        for connection in [one for one in self.company.connections if self._is_outdated(one)]:
            connection.close(code)
            self.leave(connection)

    def _is_outdated(self, connection: Connection) -> bool:
        seat = connection.seat
        return seat is not None and self.seats[seat].token_hash != connection.token_hash

    # Starting

    async def begin(self) -> None:
        """All seats are taken: who has not promised yet does so now, and then everybody is asked to reveal."""
        async with self._lock:
            await self._opening.begin()
            self._tell_table()
            await self._ask_to_reveal()

    async def promise(self, connection: Connection, asked: wire.Promise) -> None:
        async with self._lock:
            is_new = await self._opening.promise(self._own_seat(connection), asked)
            connection.send(wire.write(wire.Done(asked.id)))
            if is_new:
                self._tell_table()
                await self._ask_to_reveal()

    async def _ask_to_reveal(self) -> None:
        """Everybody has been told all promises; where nobody but bots sits there is nothing to reveal."""
        if self._opening.asks_to_reveal:
            self.company.tell(lambda _: wire.write(wire.RevealAsked(self._opening.within_s)))
            await self._start_if_complete()

    async def reveal(self, connection: Connection, asked: wire.Reveal) -> None:
        async with self._lock:
            is_new = await self._opening.reveal(self._own_seat(connection), asked.salt)
            connection.send(wire.write(wire.Done(asked.id)))
            if is_new and not self._opening.is_complete:
                self._tell_table()  # for whom it still waits
            await self._start_if_complete()

    async def _start_if_complete(self) -> None:
        if self._opening.is_complete:
            await self._start()

    async def _start(self) -> None:
        if not await self._opening.start():
            await self._catch_up()
        self._minds.sit_down(self.seats)
        self._tell_table()
        self._sights.send_all()
        self._wake_bots()
        self._warm_the_stage()

    async def _start_again(self, without: list[Seat]) -> None:
        """Somebody has not promised or revealed in time, or has left before."""
        await self._opening.start_again(without)
        if self.row.status == "running":  # it had begun, only the store's answer got lost
            await self._start()
            return
        if self.row.status == "open" and all(one.kind != "person" for one in self.seats):
            await self._papers.give_up(self._now())
        self._show_out(SEAT_GIVEN_UP)
        self._tell_table()

    # Playing

    async def play(
        self, connection: Connection, asked: wire.Play, spend: Callable[[float], None] = lambda engine_s: None
    ) -> None:
        """Plays a move. Its engine cost is charged before it is simulated."""
        async with self._lock:
            seat = self._own_seat(connection)
            if self.running.state is None:
                raise Refusal("table_not_running")
            await self._hand_back(seat)
            request = f"{seat}/{asked.id}"
            if asked.n != self.running.n:
                await self._answer_old(connection, asked, request)
                return
            if self.hand.held is not None:
                raise Refusal("hand_busy")
            move: Any = decode_json(bytes(asked.move), self.offer.game.move_type)
            link = self.running.link(seat, asked)
            spend(self.offer.engine_s(move))
            await self._move(self.running.work, seat, move, link, request, connection, asked.id)

    async def _answer_old(self, connection: Connection, asked: wire.Play, request: str) -> None:
        """The same request again is answered again; anything else on an old number is refused."""
        if not await self._answered_again(connection, request, asked.id):
            raise IllegalMove("old_number", expected=self.running.n, came=asked.n)

    async def _answered_again(self, connection: Connection, request: str, answers: str) -> bool:
        known = await self._threads.keep(self._store.turn_of_request, self.row.id, request)
        if known is not None:
            self._sights.send(connection, await self._missed(known.n), answers)
        return known is not None

    async def _move(
        self, work: Work, seat: Seat, move: Any, link: str | None,
        request: str | None, asker: Connection | None, answers: str | None,
    ) -> None:  # fmt: skip
        weighed = await self._weighed(work, self.account(seat), seat, move, link)
        await self._make(weighed, "seat", request, asker, answers)

    async def _weighed(
        self, work: Work, account: Account, seat: Seat, move: Any, link: str | None = None
    ) -> Weighed:  # fmt: skip
        is_bots = work == "engine_bots"
        if self.offer.is_quick:
            return self.running.weigh(seat, move, link)
        return await self._threads.do(work, account, self.running.weigh, seat, move, link, is_bots)

    def account(self, seat: Seat | None = None) -> Account:
        """Whom work is done for here: a seat's person; for bots whoever made the table. The address is theirs, or that
        of somebody else who is there. Tables where nobody is have one account together: nobody waits there."""
        payer = self.row.host if seat is None else self.seats[seat].player
        there = sorted(self.company.connections, key=lambda one: (self._player_of(one) != payer, one.seat is None))
        return there[0].address if there else "nobody", payer or "nobody", self.row.id

    def _player_of(self, connection: Connection) -> str | None:
        return None if connection.seat is None else self.seats[connection.seat].player

    async def _make(
        self, weighed: Weighed, by: By, request: str | None, asker: Connection | None, answers: str | None
    ) -> None:
        """Decided and stored; only then it has happened."""
        done = self.running.decide(weighed, by, request, self.seats, self._now())
        try:
            stored = await self._scribe.store(done.stored, done.ending)
        except Refusal:
            # Perhaps it was stored and only the answer got lost: the store knows.
            missed = await self._catch_up() if self.to_move is not None else []
            if missed:
                self._show(missed, None, None)
            raise
        if stored.n != done.stored.n:
            known = await self._missed(stored.n)
            if asker is not None:
                self._sights.send(asker, known, answers)
            return
        lost = self.running.chains_lost
        self.running.accept(done)
        if done.ending is not None:
            self._papers.end(done.ending.at)
        self._measures.moves.labels(self.row.game, by).inc()
        self._show(None, asker, answers)
        if done.ending is not None or self.running.chains_lost != lost:
            self._tell_table()
        if done.ending is None and self.running.n % SNAPSHOT_EVERY == 0:
            with suppress(Refusal):  # the move is stored; opening the game takes longer without
                await self._threads.write(
                    self._store.save_snapshot, self.row.id, self.running.n, self.running.snapshot()
                )
        self._wake_bots()

    def _show(self, events: Sequence[Event] | None, asker: Connection | None, answers: str | None) -> None:
        """To each seat what it may see; to the asker the same with the name of the request."""
        self.hand.end("decided")
        self.company.forget_gestures()
        if asker is not None:
            self._sights.send(asker, events, answers)
        self._sights.send_all(events, but=asker)

    # Led live

    def _warm_the_stage(self) -> None:
        if self.offer.live is not None and self.row.status == "running":
            self._stage.warm()

    async def take(self, connection: Connection, asked: wire.Take, limits: Limits) -> None:
        """The hand of the seat to move takes something, for everybody to see."""
        player = self.seats[self._own_seat(connection)].player
        ticket = limits.hold("hands", person=player, address=connection.address)
        try:
            await self._take(connection, asked, ticket)
        except BaseException:
            ticket.release()
            raise

    async def _take(self, connection: Connection, asked: wire.Take, ticket: Ticket) -> None:
        async with self._lock:
            seat, live = self._own_seat(connection), self.offer.live
            if live is None:
                raise Refusal("not_live")
            if self.running.state is None:
                raise Refusal("table_not_running")
            await self._hand_back(seat)
            if asked.n != self.running.n:
                raise IllegalMove("old_number", expected=self.running.n, came=asked.n)
            self._free_the_hand(seat, connection)
            taken, link, account = live.taken(bytes(asked.what)), self.running.link(seat, asked), self.account(seat)
            begun = await self._threads.do("deciding", account, self.running.begin, live, seat, taken, link)
            held = await self.hand.take(seat, connection, self.running.n, begun, ticket, link)
            self._acting = asyncio.create_task(self._see_through(held))
            if connection.closed_with is not None:  # gone in the meantime: nobody would see it out
                self.hand.give_up("left")
            connection.send(wire.write(wire.Done(asked.id)))

    def _free_the_hand(self, seat: Seat, connection: Connection) -> None:
        """The same seat may go on somewhere else with an empty hand, if it holds something here."""
        held = self.hand.held
        if held is not None and held.seat == seat and held.holder is not connection:
            self.hand.give_up("taken_over")
        if self.hand.held is not None:
            raise Refusal("hand_busy")

    def lead(self, connection: Connection, asked: wire.HandTo) -> None:
        self._own_seat(connection)
        if self.offer.live is None:
            raise Refusal("not_live")
        self.hand.feed(connection, asked, self.offer.live.aim)

    async def let_go(self, connection: Connection, asked: wire.LetGo) -> None:
        """Lets go: the act is the move. The answer is what followed from it; a repeated request is answered again."""
        request = f"{self._own_seat(connection)}/{asked.id}"
        if self.hand.led_by(connection) is not None:
            await self.hand.let_go(connection, request, asked.id, asked.there)
            return
        await self.hand.decided(request)
        async with self._lock:
            if self.running.state is None or not await self._answered_again(connection, request, asked.id):
                raise Refusal("hand_empty")

    def put_back(self, connection: Connection, asked: wire.PutBack) -> None:
        self.hand.put_back(connection)
        connection.send(wire.write(wire.Done(asked.id)))

    async def _see_through(self, held: Held) -> None:
        try:
            await self.hand.see_through(held, partial(self._decide_led, held))
        finally:
            if self._acting is asyncio.current_task():  # else the next one has begun
                self._acting = None
            self._wake_bots()

    async def _decide_led(self, held: Held, result: Any) -> None:
        live = self.offer.live
        assert live is not None, "or nothing could have been taken"
        async with self._lock:
            move = live.finished(result)
            try:
                await self._move(
                    "deciding", held.seat, move, held.chain_link, held.request, held.asker, held.answers
                )  # fmt: skip
            finally:
                live.forget(move)

    def hurry(self, connection: Connection, asked: wire.Hurry) -> None:
        self._own_seat(connection)
        self.hand.hurry = asked.times
        connection.send(wire.write(wire.Done(asked.id)))

    # In words

    async def set_in_words(self, connection: Connection, asked: wire.InWords) -> None:
        """A seat chooses among places that are offered to it, and everybody knows."""
        async with self._lock:
            seat = self._own_seat(connection)
            if self.offer.advise is None:
                raise Refusal("no_advice")
            if self.seats[seat].in_words != asked.on:
                if not await self._papers.in_words(seat, asked.on):
                    raise Refusal(
                        "in_words_stays" if self.row.status in ("starting", "running") else "table_not_running"
                    )
                self._tell_table()
            connection.send(wire.write(wire.Done(asked.id)))

    async def advice(self, player: str, seat: Seat, account: Account) -> Any:
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

    # Bots and stand-ins

    @property
    def is_attended(self) -> bool:
        """Somebody looks on, or a person sits here, be it over days. Where nobody does, bots do not play on."""
        sits = any(one.kind == "person" and not one.stand_in for one in self.seats)
        return sits or bool(self.company.connections)

    def _wake_bots(self) -> None:
        is_idle = self.thinking is None and self._acting is None
        if is_idle and self.is_attended and self._minds.at(self.to_move) is not None:
            self.thinking = asyncio.create_task(self._bots_play())

    async def _bots_play(self) -> None:
        """Thinking does not hold the table up: what was thought for another position is thrown away."""
        try:
            while (
                self.is_attended and (seat := self.to_move) is not None and (mind := self._minds.at(seat)) is not None
            ):
                n, seen = self.running.n, self.running.sight(seat, ())
                move = await self._minds.thought(mind, seen, self.account())
                async with self._lock:
                    weighed = await self._bots_move(seat, move, seen) if self._still_thinks(seat, mind, n) else None
                if weighed is not None and self.offer.live is not None and self.company.connections:
                    await self._show_led(weighed, partial(self._still_thinks, seat, mind, n))
                async with self._lock:
                    if weighed is not None and self._still_thinks(seat, mind, n):
                        await self._make(weighed, self._by(seat), None, None, None)
                    self.hand.withdraw()
        except Refusal as refusal:  # the store does not answer, a worker has died: the next tick tries again
            log.warning("a bot at table %s could not move: %s", self.row.id, refusal.code)
        except Exception:
            log.exception("a bot at table %s could not move", self.row.id)
        finally:
            self.hand.withdraw()
            self.thinking = None

    def _still_thinks(self, seat: Seat, mind: Bot, n: int) -> bool:
        return self.running.n == n and self._minds.at(seat) is mind

    def _by(self, seat: Seat) -> By:
        return "bot" if self.seats[seat].kind == "bot" else "stand_in"

    async def _bots_move(self, seat: Seat, move: Any, seen: Sight) -> Weighed:
        try:
            return await self._weighed("engine_bots", self.account(), seat, move)
        except IllegalMove:
            log.warning("a bot at table %s wanted what it may not", self.row.id)
            return await self._weighed("engine_bots", self.account(), seat, self._minds.anything(seen))

    async def _show_led(self, weighed: Weighed, still: Callable[[], bool]) -> None:
        """A bot's hand, as it would have been seen; then the move is made."""
        live, seat = self.offer.live, weighed.turn.seat
        assert live is not None, "asked only where there is something to see"
        assert seat is not None, "a bot has a seat"
        account, events = self.account(), weighed.turn.events
        showing = await self._threads.do("deciding", account, live.showing, self.running.state, events)
        if showing is not None:
            await self.hand.show(seat, self.running.n, showing, still)

    async def _stand_in(self, seat: Seat) -> None:
        """Out of time, or gone for longer than the table's patience: a bot plays on until the person returns."""
        if self.hand.held is not None and self.hand.held.seat == seat:
            self.hand.give_up("left")
        await self._papers.stand_in(seat, Note(self.running.n, "stand_in", seat, self._now()))
        self._minds.sit_down(self.seats)
        self._tell_table()
        self._wake_bots()

    async def walk_out(self, seat: Seat) -> None:
        """Somebody says that they go: nobody needs to wait for them."""
        async with self._lock:
            if self.row.status == "starting":
                await self._start_again([seat])
            elif self.row.status != "running":
                raise Refusal("table_not_running")
            elif not self.seats[seat].stand_in:
                await self._stand_in(seat)

    async def _hand_back(self, seat: Seat) -> None:
        if not self.seats[seat].stand_in or self.row.status != "running" or self._is_out_of_time(seat):
            return
        await self._papers.stand_in(seat, Note(self.running.n, "returned", seat, self._now()))
        self._minds.stand_up(seat)
        self._tell_table()

    def _is_out_of_time(self, seat: Seat) -> bool:
        info = self.running.clocks
        due = clocks.deadline(info, seat if seat == self.to_move else None)
        return (info is not None and info.left[seat] <= 0) or (due is not None and self._now() >= due)

    # Time

    def forgive(self, seconds: float) -> None:
        """For so long nothing could be stored: nobody could move, nobody could come back, and it counts for nobody."""
        self.running.clocks = clocks.forgiven(self.running.clocks, seconds)
        self.company.forgive(seconds)
        self._opening.forgive()

    def due(self) -> float | None:
        """Time at which something is to be done here without a request; None: never."""
        if self.row.status == "starting":
            return self._opening.due
        soon = self._to_be_told_at()
        seat = self.to_move
        if seat is None:
            return min(soon, default=None)
        if self._minds.at(seat) is not None:
            wakes = self.thinking is None and self.is_attended
            return self._now() if wakes else min(soon, default=None)
        soon += [due for due in [clocks.deadline(self.running.clocks, seat)] if due is not None]
        gone = self.company.gone_since(seat)
        if gone is not None:
            soon.append(gone + self.row.patience_s)
        silent = self.hand.silent_at()
        if silent is not None:
            soon.append(silent)
        return min(soon, default=None)

    def _to_be_told_at(self) -> list[float]:
        """Times at which those present have to be told that somebody is absent."""
        if not self.company.connections:
            return []
        return [self._now()] if self.company.presence(self.seats) != self._shown else self.company.given_up_at()

    async def tick(self) -> None:
        """Adjudication. Presence is told here too; the heartbeat is the socket's own."""
        async with self._lock:
            now, seat = self._now(), self.to_move
            if self.row.status == "starting":
                if now >= self._opening.due:
                    await (self._start() if self._opening.is_complete else self._start_again(self._opening.silent))
            elif self._minds.at(seat) is not None:
                self._wake_bots()
            elif seat is not None:
                await self._adjudicate(seat, now)
            if self.company.presence(self.seats) != self._shown:
                self._tell_table()

    async def _adjudicate(self, seat: Seat, now: float) -> None:
        """Ends a late act or turn. An act already let go is waited for: it was in time."""
        silent = self.hand.silent_at()
        if silent is not None and now >= silent:
            self.hand.give_up("silent")
        out_of_time = self._is_out_of_time(seat)
        if out_of_time:
            self.hand.give_up("out_of_time")
        gone = self.company.gone_since(seat)
        if self.hand.held is None and (out_of_time or (gone is not None and now >= gone + self.row.patience_s)):
            await self._stand_in(seat)

    # What is told

    def _own_seat(self, connection: Connection) -> Seat:
        if connection.seat is None:
            raise Refusal("no_seat")
        return connection.seat

    def _tell_table(self) -> None:
        self._shown = self.company.presence(self.seats)
        self.company.tell(lambda seat: wire.write(self.info(seat)), kind="table")

    def info(self, you: Seat | None) -> wire.TableInfo:
        here, onlookers = self.company.presence(self.seats)
        rated = is_rated(self.offer, self.options, self.seats)
        steps = steps_of(self.row, self.seats, self.signer)
        return table_info(
            self.row, self.seats, here, self.running.clocks, self.rematch, you, onlookers, rated, steps,
            self.running.chains_lost, self._opening.awaited,
        )  # fmt: skip

    async def worked_out(self, account: Account, call: Callable[[], T]) -> T:
        """Something about this table that takes a while, for whoever asks."""
        return await self._threads.do("answering", account, call)

    async def history(self) -> tuple[list[StoredTurn], list[Note]]:
        """All that happened; what of it anybody may see is for `afterwards` to say."""
        if self.running.state is None:
            raise Refusal("table_not_running")
        turns = await self._threads.keep(self._store.turns, self.row.id)
        return turns, await self._threads.keep(self._store.notes, self.row.id)

    # Talk and gestures

    async def say(self, connection: Connection, asked: wire.Say) -> None:
        await self._conversation.say(connection, self.seats[self._own_seat(connection)], asked, self.row.talk)

    def relay(self, connection: Connection, asked: wire.Gesture) -> None:
        """Relays a gesture to the others; it is not stored."""
        seat, mover = self._own_seat(connection), self.to_move
        if mover is None:
            raise Refusal("table_not_running")
        if seat != mover:
            raise IllegalMove("not_your_turn", seat=mover + 1)
        self.company.tell_gesture(wire.write(wire.GestureTold(seat, asked.now)), but=connection)
