"""Take-backs at a casual table: somebody asks, all other people are asked, and if nobody objects the game goes back.

The question lives in memory only: if the server dies, it has to be asked again. What was granted is a turn of the log.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial

from msgspec.structs import replace

from chantier.core.errors import IllegalMove, Refusal
from chantier.core.events import Seat
from chantier.core.rows import StoredTurn
from chantier.core.take_back import TakenBack
from chantier.server import wire
from chantier.server.http.connection import Connection
from chantier.server.tables.clocks import Days
from chantier.server.tables.game import Decided
from chantier.server.tables.stand_ins import StandIns
from chantier.server.tables.table_state import TableState, own_seat
from chantier.server.tables.turns import Origin, Turns

GRANTED_MOST = 5
"""Of one seat in one game."""
WAITS_S, WAITS_OVER_DAYS_S = 60.0, 3600.0
"""So long a question stands; where moves take days, nobody sits there waiting."""


class TakeBacks:
    def __init__(self, state: TableState, turns: Turns, stand_ins: StandIns, then: Callable[[], None]) -> None:
        """`then` is called after a take-back: it may be a bot's turn."""
        self._state, self._turns, self._stand_ins, self._then = state, turns, stand_ins, then
        self._running = state.running
        self._request: str | None = None
        """Of the question that stands."""

    async def ask(self, connection: Connection, asked: wire.AskTakeBack) -> None:
        async with self._state.lock:
            seat = own_seat(connection)
            request = f"{seat}/{asked.id}"
            if self._state.row.status != "running" or self._running.state is None:
                raise Refusal("table_not_running")
            if self._state.question is not None and self._request == request:
                connection.send(wire.write(wire.Done(asked.id)))
                return
            if await self._turns.answered_again(connection, request, asked.id):
                return
            self._check(seat)
            await self._stand_ins.end(seat)
            _, back = await self._prepare(seat)
            await self._begin(back, Origin("take_back", request, connection, asked.id))

    def _check(self, seat: Seat) -> None:
        if self._state.is_rated:
            raise Refusal("take_back_rated")
        if self._state.question is not None:
            raise Refusal("take_back_asked_already")
        if self._running.take_backs.count(seat) >= GRANTED_MOST:
            raise Refusal("take_backs_used_up", most=GRANTED_MOST)
        self._check_rest()

    def _check_rest(self) -> None:
        """Nothing is undone while a hand holds something."""
        if self._state.hand.held is not None:
            raise Refusal("hand_busy")

    async def _begin(self, back: TakenBack, origin: Origin) -> None:
        assert origin.asker is not None, "somebody asks"
        state = self._state
        waits_s = WAITS_OVER_DAYS_S if isinstance(state.clock, Days) else WAITS_S
        awaits = self._awaited(back.seat, back.granted)
        state.question = wire.TakeBackAsked(back.seat, back.back_to, awaits, state.now() + waits_s)
        self._request = origin.request
        if awaits:
            state.tell()
            origin.asker.send(wire.write(wire.Done(origin.answers or "")))
        else:
            await self._take_back(origin)

    def _awaited(self, seat: Seat, others: tuple[Seat, ...]) -> tuple[Seat, ...]:
        """Those of the others who have to be asked. Bots grant everything, and so do those that stand in; whoever sits
        at the same device as the asker can speak for themselves."""
        seats = self._state.seats
        is_asked = (one.kind == "person" and not one.stand_in and one.player != seats[seat].player for one in seats)
        asked = [number for number, yes in enumerate(is_asked) if yes]
        return tuple(one for one in others if one in asked)

    async def answer(self, connection: Connection, asked: wire.AnswerTakeBack) -> None:
        async with self._state.lock:
            seat, question = own_seat(connection), self._state.question
            origin = Origin("take_back", f"{seat}/{asked.id}", connection, asked.id)
            if question is None or question.back_to != asked.back_to:
                if await self._turns.answered_again(connection, origin.request or "", asked.id):
                    return
                raise Refusal("take_back_not_asked")
            if not asked.grant:
                is_own = seat == question.seat
                self._state.end_question("withdrawn" if is_own else "refused", None if is_own else seat)
                connection.send(wire.write(wire.Done(asked.id)))
            elif seat in question.awaits or not question.awaits:  # none: it could not be stored before
                await self._grant(question, seat, origin)
            else:
                connection.send(wire.write(wire.Done(asked.id)))

    async def _grant(self, question: wire.TakeBackAsked, seat: Seat, origin: Origin) -> None:
        self._check_rest()
        awaits = tuple(one for one in question.awaits if one != seat)
        self._state.question = replace(question, awaits=awaits)
        if awaits:
            self._state.tell()
            if origin.asker is not None:
                origin.asker.send(wire.write(wire.Done(origin.answers or "")))
            return
        await self._take_back(origin)

    async def review(self, now: float) -> None:
        """Ends a question whose time is up, or whose last answer is a bot's, which stands in by now."""
        question = self._state.question
        if question is None:
            return
        awaits = self._awaited(question.seat, question.awaits)
        if now >= question.until:
            self._state.end_question("lapsed")
        elif awaits != question.awaits:
            self._state.question = replace(question, awaits=awaits)
            if awaits:
                self._state.tell()
            elif self._state.hand.held is None:
                with suppress(IllegalMove):  # it has lapsed
                    await self._take_back(Origin("take_back"))

    async def _take_back(self, origin: Origin) -> None:
        """All have granted it: it is stored, and then it has happened."""
        question = self._state.question
        assert question is not None, "it was granted"
        try:
            log, back = await self._prepare(question.seat)
            if back.back_to != question.back_to:  # somebody stood in for the asker meanwhile
                raise IllegalMove("nothing_to_take_back")
        except IllegalMove:
            self._state.end_question("lapsed")
            raise
        self._state.hand.withdraw()
        await self._turns.store_and_show(await self._decided(log, back, origin.request), origin)
        self._state.end_question("granted")
        self._then()

    # The log is read again: it may be long, and nobody needs it but those who take back.

    async def _prepare(self, seat: Seat) -> tuple[list[StoredTurn], TakenBack]:
        log = await self._turns.log()
        account = self._state.account(seat)
        return log, await self._state.threads.do("deciding", account, self._running.take_back, log, seat)

    async def _decided(self, log: list[StoredTurn], back: TakenBack, request: str | None) -> Decided:
        state = self._state
        decide = partial(self._running.decide_take_back, back, log, request, state.now())
        return await state.threads.do("deciding", state.account(back.seat), decide)
