"""Practice sites over a socket: one person leads acts at no table, on a position that comes with every act.

Nothing is judged or stored. The acts run on the same worker processes as those of tables, so there are never so many of
them that a table would have to wait (limits.py).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

import msgspec

from chantier.core.errors import BadInput, Refusal
from chantier.core.live import Practice
from chantier.server import wire
from chantier.server.http.connection import Connection
from chantier.server.limits import Limits
from chantier.server.live.act import Held, TableAct
from chantier.server.live.trial_workers import Trials
from chantier.server.live.worker_pool import Stage
from chantier.server.metrics import Measures
from chantier.server.tables.presence import TablePresence
from chantier.server.thread_pools import Threads

HELD_MOST_S = 900.0
"""So long a hand may hold on here: others wait for their turn to practise."""


class PracticeRoom:
    """All practice sites of this server: they share a bounded number of acts."""

    def __init__(
        self,
        stage: Stage,
        trials: Trials,
        threads: Threads,
        measures: Measures,
        now: Callable[[], float],
    ) -> None:
        self._stage, self._trials, self._measures = stage, trials, measures
        self.threads, self.now = threads, now
        self._sites: set[PracticeSite] = set()

    def open(self, practice: Practice, connection: Connection, person: str | None = None) -> PracticeSite:
        company = TablePresence(self.now)
        company.join(connection)
        hand = TableAct(company, self._stage, self._trials, self._measures, self.now)
        site = PracticeSite(practice, connection, person, hand, self)
        self._sites.add(site)
        self._stage.warm()
        return site

    def left(self, site: PracticeSite) -> None:
        self._sites.discard(site)

    async def close(self) -> None:
        for site in tuple(self._sites):
            await site.leave("closing")


class PracticeSite:
    """One socket: takes, leads and lets go, one act at a time."""

    def __init__(
        self,
        practice: Practice,
        connection: Connection,
        person: str | None,
        hand: TableAct,
        room: PracticeRoom,
    ) -> None:
        self._practice, self._connection, self._person = practice, connection, person
        self._hand, self._room = hand, room
        self._acting: asyncio.Task[None] | None = None

    async def carry_out(self, asked: wire.AnyAsked, limits: Limits) -> None:
        match asked:
            case wire.Ping() | wire.Language():
                self._connection.send(wire.write(wire.Done(asked.id)))
            case wire.Take():
                limits.spend("practice", address=self._connection.address)
                await self._take(asked, limits)
            case wire.HandTo():
                limits.spend("hand", socket=self._connection.name)
                self._hand.feed(self._connection, asked, self._practice.aim)
            case wire.LetGo():
                if self._hand.led_by(self._connection) is None:
                    raise Refusal("hand_empty")
                await self._hand.let_go(self._connection, asked.id, asked.id, asked.there)
            case wire.PutBack():
                self._put_back(asked)
            case _:
                raise BadInput("frame_not_expected")

    async def _take(self, asked: wire.Take, limits: Limits) -> None:
        if self._acting is not None:
            raise Refusal("hand_busy")
        address = self._connection.address
        ticket = limits.hold("practice_hands", person=self._person, address=address)
        try:
            account = (address, self._person or self._connection.name)
            begun = await self._room.threads.do("answering", account, self._practice.begin, bytes(asked.what))
            held = await self._hand.take(0, self._connection, asked.n, begun, ticket)
        except BaseException:
            ticket.release()
            raise
        if not begun.led:
            self._hand.release(held)
        self._acting = asyncio.create_task(self._see_through(held))
        if self._connection.closed_with is not None:  # gone in the meantime
            self._hand.drop(held, "left")
        self._connection.send(wire.write(wire.Done(asked.id)))

    def _put_back(self, asked: wire.PutBack) -> None:
        """At any time before it is let go: on a site of one's own nothing counts."""
        held = self._hand.led_by(self._connection)
        if held is None:
            raise Refusal("hand_empty")
        self._hand.drop(held, "put_back")
        self._connection.send(wire.write(wire.Done(asked.id)))

    async def _see_through(self, held: Held) -> None:
        silence = asyncio.create_task(self._drop_when_silent(held))
        try:
            await self._hand.see_through(held, partial(self._tell_rest, held))
        finally:
            silence.cancel()
            self._acting = None

    async def _tell_rest(self, held: Held, result: object) -> None:
        rest = msgspec.Raw(msgspec.json.encode(self._practice.rest(result)))
        self._hand.end("decided")
        self._connection.send(wire.write(wire.RestTold(rest, held.answers)))

    async def _drop_when_silent(self, held: Held) -> None:
        most = self._room.now() + HELD_MOST_S
        while self._hand.held is held and (silent_at := self._hand.silent_at()) is not None:
            left = min(silent_at, most) - self._room.now()
            if left <= 0:
                self._hand.drop(held, "silent")
            else:
                await asyncio.sleep(left)

    async def leave(self, why: wire.Why = "left") -> None:
        """The socket has closed: what it held is dropped, also what it had let go."""
        self._room.left(self)
        if self._hand.held is not None:
            self._hand.drop(self._hand.held, why)
        if self._acting is not None:
            await asyncio.gather(self._acting, return_exceptions=True)
