"""Makes the moves of a table: weighed, stored by the turn writer, and only then shown. Who calls holds the lock."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import NamedTuple

from chantier.core.errors import IllegalMove, Refusal
from chantier.core.events import Event, Seat
from chantier.core.moves import Move
from chantier.core.rows import By, StoredTurn
from chantier.server import wire
from chantier.server.fair_pool import Account
from chantier.server.http.connection import Connection
from chantier.server.tables.game import SNAPSHOT_EVERY, Decided, EvaluatedMove
from chantier.server.tables.sights import Sights
from chantier.server.tables.table_state import TableState
from chantier.server.thread_pools import Work

MISSED_MOST = 40
"""Turns. Who has missed more sees where the game stands, and how the last turn went."""


class Origin(NamedTuple):
    """Origin of a move: who made it, and who is to be answered by what follows."""

    by: By = "seat"
    request: str | None = None
    asker: Connection | None = None
    answers: str | None = None
    """The id of the asker's frame."""


class Turns:
    def __init__(self, state: TableState) -> None:
        self._state, self._running = state, state.running
        self._threads, self._store = state.threads, state.store
        self.sights = Sights(state)

    async def catch_up(self) -> list[Event]:
        """Loads the turns that the store has and this table lacks."""
        state = self._state
        turns = await self._threads.keep(self._store.turns, state.row.id, self._running.n)
        goes_back = any(turn.by == "take_back" for turn in turns)
        log = await self.log() if goes_back and self._running.n else turns
        for turn in turns:
            self._running.follow(turn, log)
        if self._running.outcome is not None and state.row.status == "running":
            state.papers.end(state.now())
        return self._shown_events(turns)

    async def log(self) -> list[StoredTurn]:
        """All turns."""
        return await self._threads.keep(self._store.turns, self._state.row.id)

    def _shown_events(self, turns: Sequence[StoredTurn]) -> list[Event]:
        """Events that lead to the newest sight: those from the last take-back on."""
        backs = [number for number, turn in enumerate(turns) if turn.by == "take_back"]
        since = backs[-1] if backs else 0
        return [event for turn in turns[since:] for event in self._running.events(turn)]

    async def missed(self, last: int) -> list[Event]:
        """The events after the number last seen: that was the number of the next turn then."""
        n = self._running.n
        since = last if n - MISSED_MOST <= last <= n and last >= 0 else n - 1
        if since == n:
            return []
        return self._shown_events(await self._threads.keep(self._store.turns, self._state.row.id, since))

    async def answer_old(self, connection: Connection, asked: wire.Play, request: str) -> None:
        """The same request again is answered again; anything else on an old number is refused."""
        if not await self.answered_again(connection, request, asked.id):
            raise IllegalMove("old_number", expected=self._running.n, came=asked.n)

    async def answered_again(self, connection: Connection, request: str, answers: str) -> bool:
        known = await self._threads.keep(self._store.turn_of_request, self._state.row.id, request)
        if known is not None:
            self.sights.send(connection, await self.missed(known.n), answers)
        return known is not None

    async def weigh(
        self, work: Work, account: Account, seat: Seat, move: Move, link: str | None = None
    ) -> EvaluatedMove:
        if self._state.offer.is_quick:
            return self._running.weigh(seat, move, link)
        return await self._threads.do(work, account, self._running.weigh, seat, move, link, work == "engine_bots")

    async def make(self, weighed: EvaluatedMove, origin: Origin) -> None:
        """Decided and stored; only then it has happened."""
        state = self._state
        decided = (weighed, origin.by, origin.request, state.seats, state.now(), state.is_rated)
        await self.store_and_show(self._running.decide(*decided), origin)

    async def store_and_show(self, done: Decided, origin: Origin) -> None:
        state, running, services = self._state, self._running, self._state.services
        try:
            stored = await services.scribe.store(done.stored, done.ending)
        except Refusal:
            # Perhaps it was stored and only the answer got lost: the store knows.
            missed = await self.catch_up() if running.to_move is not None else []
            if missed:
                self._show(missed, Origin())
            raise
        if stored.n != done.stored.n:
            known = await self.missed(stored.n)
            if origin.asker is not None:
                self.sights.send(origin.asker, known, origin.answers)
            return
        lost = running.chains_lost
        running.accept(done)
        if done.ending is not None:
            state.papers.end(done.ending.at)
        services.measures.moves.labels(state.row.game, origin.by).inc()
        if origin.by == "seat" or done.ending is not None:
            state.end_question("lapsed")
        self._show(None, origin)
        if done.ending is not None or running.chains_lost != lost:
            state.tell()
        if done.ending is None and running.n % SNAPSHOT_EVERY == 0:
            with suppress(Refusal):  # the move is stored; opening the game takes longer without
                await self._threads.write(self._store.save_snapshot, state.row.id, running.n, running.snapshot())

    def _show(self, events: Sequence[Event] | None, origin: Origin) -> None:
        """To each seat what it may see; to the asker the same with the name of the request."""
        self._state.hand.end("decided")
        self._state.company.forget_gestures()
        if origin.asker is not None:
            self.sights.send(origin.asker, events, origin.answers)
        self.sights.send_all(events, but=origin.asker)
