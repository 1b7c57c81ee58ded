"""Bots that play on for people who are out of time or have gone, until they return. Who calls holds the lock."""

from __future__ import annotations

from chantier.core.events import Seat
from chantier.core.rows import Note
from chantier.server.tables import clocks
from chantier.server.tables.table_state import TableState


class StandIns:
    def __init__(self, state: TableState) -> None:
        self._state = state

    async def begin(self, seat: Seat) -> None:
        """Out of time, or gone for longer than the table's patience: a bot plays on until the person returns."""
        state = self._state
        if state.hand.held is not None and state.hand.held.seat == seat:
            state.hand.give_up("left")
        await state.papers.stand_in(seat, Note(state.running.n, "stand_in", seat, state.now()))
        state.minds.sit_down(state.seats)
        state.tell()

    async def end(self, seat: Seat) -> None:
        """The person is back, unless it is too late for that."""
        state = self._state
        if not state.seats[seat].stand_in or state.row.status != "running" or self.is_out_of_time(seat):
            return
        await state.papers.stand_in(seat, Note(state.running.n, "returned", seat, state.now()))
        state.minds.stand_up(seat)
        state.tell()

    def is_out_of_time(self, seat: Seat) -> bool:
        info = self._state.running.clocks
        due = clocks.deadline(info, seat if seat == self._state.to_move else None)
        return (info is not None and info.left[seat] <= 0) or (due is not None and self._state.now() >= due)

    async def adjudicate(self, seat: Seat, now: float) -> None:
        """Ends a late act or turn of the seat to move. An act already let go is waited for: it was in time."""
        hand = self._state.hand
        silent = hand.silent_at()
        if silent is not None and now >= silent:
            hand.give_up("silent")
        out_of_time = self.is_out_of_time(seat)
        if out_of_time:
            hand.give_up("out_of_time")
        gone = self._state.company.gone_since(seat)
        is_due = out_of_time or (gone is not None and now >= gone + self._state.row.patience_s)
        if hand.held is None and is_due:
            await self.begin(seat)
