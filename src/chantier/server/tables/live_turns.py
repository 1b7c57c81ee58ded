"""Turns that a hand leads live at a table: taken, led, let go or put back. What was led is a move like any other."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

from chantier.core.errors import IllegalMove, Refusal
from chantier.core.events import Seat
from chantier.core.live import Live
from chantier.server import wire
from chantier.server.http.connection import Connection
from chantier.server.limits import Limits, Ticket
from chantier.server.live.act import Held
from chantier.server.tables.game import EvaluatedMove
from chantier.server.tables.stand_ins import StandIns
from chantier.server.tables.table_state import TableState, own_seat
from chantier.server.tables.turns import Origin, Turns


class LiveTurns:
    def __init__(self, state: TableState, turns: Turns, stand_ins: StandIns) -> None:
        self._state, self._turns, self._stand_ins = state, turns, stand_ins
        self._running, self._hand, self._threads = state.running, state.hand, state.threads
        self.acting: asyncio.Task[None] | None = None
        """As long as something is held, or has not come to rest."""

    def warm_up(self) -> None:
        if self._state.offer.live is not None and self._state.row.status == "running":
            self._state.services.stage.warm()

    async def take(self, connection: Connection, asked: wire.Take, limits: Limits, then: Callable[[], None]) -> None:
        """The hand of the seat to move takes something, for everybody to see. `then`: when all of it is over."""
        player = self._state.seats[own_seat(connection)].player
        ticket = limits.hold("hands", person=player, address=connection.address)
        try:
            await self._take(connection, asked, ticket, then)
        except BaseException:
            ticket.release()
            raise

    async def _take(self, connection: Connection, asked: wire.Take, ticket: Ticket, then: Callable[[], None]) -> None:
        async with self._state.lock:
            seat, live = own_seat(connection), self._live()
            if self._running.state is None:
                raise Refusal("table_not_running")
            await self._stand_ins.end(seat)
            if asked.n != self._running.n:
                raise IllegalMove("old_number", expected=self._running.n, came=asked.n)
            self._free_the_hand(seat, connection)
            taken, link = live.taken(bytes(asked.what)), self._running.link(seat, asked)
            account = self._state.account(seat)
            begun = await self._threads.do("deciding", account, self._running.begin, live, seat, taken, link)
            held = await self._hand.take(seat, connection, self._running.n, begun, ticket, link)
            self.acting = asyncio.create_task(self._see_through(held, then))
            if connection.closed_with is not None:  # gone in the meantime: nobody would see it out
                self._hand.give_up("left")
            connection.send(wire.write(wire.Done(asked.id)))

    def _live(self) -> Live:
        if self._state.offer.live is None:
            raise Refusal("not_live")
        return self._state.offer.live

    def _free_the_hand(self, seat: Seat, connection: Connection) -> None:
        """The same seat may go on somewhere else with an empty hand, if it holds something here."""
        held = self._hand.held
        if held is not None and held.seat == seat and held.holder is not connection:
            self._hand.give_up("taken_over")
        if self._hand.held is not None:
            raise Refusal("hand_busy")

    def lead(self, connection: Connection, asked: wire.HandTo) -> None:
        own_seat(connection)
        self._hand.feed(connection, asked, self._live().aim)

    async def let_go(self, connection: Connection, asked: wire.LetGo) -> None:
        """Lets go: the act is the move. The answer is what followed from it; a repeated request is answered again."""
        request = f"{own_seat(connection)}/{asked.id}"
        if self._hand.led_by(connection) is not None:
            await self._hand.let_go(connection, request, asked.id, asked.there)
            return
        await self._hand.decided(request)
        async with self._state.lock:
            if self._running.state is None or not await self._turns.answered_again(connection, request, asked.id):
                raise Refusal("hand_empty")

    def put_back(self, connection: Connection, asked: wire.PutBack) -> None:
        self._hand.put_back(connection)
        connection.send(wire.write(wire.Done(asked.id)))

    def hurry(self, connection: Connection, asked: wire.Hurry) -> None:
        own_seat(connection)
        self._hand.hurry = asked.times
        connection.send(wire.write(wire.Done(asked.id)))

    async def _see_through(self, held: Held, then: Callable[[], None]) -> None:
        try:
            await self._hand.see_through(held, partial(self._decide, held))
        finally:
            if self.acting is asyncio.current_task():  # else the next one has begun
                self.acting = None
            then()

    async def _decide(self, held: Held, result: object) -> None:
        live = self._live()
        async with self._state.lock:
            move = live.finished(result)
            try:
                account = self._state.account(held.seat)
                weighed = await self._turns.weigh("deciding", account, held.seat, move, held.chain_link)
                await self._turns.make(weighed, Origin("seat", held.request, held.asker, held.answers))
            finally:
                live.forget(move)

    async def show(self, weighed: EvaluatedMove, still: Callable[[], bool]) -> None:
        """A bot's hand, as it would have been seen; then the move is made."""
        live, seat = self._state.offer.live, weighed.turn.seat
        if live is None or not self._state.company.connections:
            return
        assert seat is not None, "a bot has a seat"
        account, events = self._state.account(), weighed.turn.events
        showing = await self._threads.do("deciding", account, live.showing, self._running.state, events)
        if showing is not None:
            await self._hand.show(seat, self._running.n, showing, still)
