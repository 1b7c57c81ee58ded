"""The live act at a table: led by somebody, or shown of a move that nobody led; one at a time.

What it tells is only shown: a move is decided and stored at the table like any other.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import cast, get_args

import msgspec

from chantier.core.errors import Refusal
from chantier.core.events import Seat
from chantier.core.live import Begun, Showing
from chantier.server import wire
from chantier.server.http.connection import Connection
from chantier.server.limits import Ticket
from chantier.server.live.trial_workers import Trials
from chantier.server.live.worker import SHOWN, motion
from chantier.server.live.worker_pool import Audience, Session, Stage
from chantier.server.metrics import Measures
from chantier.server.tables.presence import TablePresence

log = logging.getLogger(__name__)
SILENT_S = 20.0
"""A hand from which nothing is heard for so long holds nothing any more."""
NUMBERS = 1 << 16


class OnShow:
    """Something that everybody at the table looks at."""

    def __init__(self, told: wire.LiveTold) -> None:
        self.told, self.moved = told, b""

    @property
    def number(self) -> int:
        return self.told.live


class Held(OnShow):
    """Act that a seat holds and leads."""

    def __init__(self, told: wire.LiveTold, holder: Connection, link: str | None, now: float, ticket: Ticket) -> None:
        super().__init__(told)
        self.holder, self.chain_link, self.heard_at, self.ticket = holder, link, now, ticket
        self.session: Session
        self.let_go = False
        self.request: str | None = None
        self.asker: Connection | None = None
        """Who is answered, under which name, when it has been decided."""
        self.answers: str | None = None
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @property
    def seat(self) -> Seat:
        return self.told.seat


class TableAct:
    def __init__(
        self, company: TablePresence, stage: Stage, trials: Trials, measures: Measures, now: Callable[[], float]
    ) -> None:
        self._company, self._stage, self._trials, self._measures, self._now = company, stage, trials, measures, now
        self._number = 0
        self._shown: OnShow | None = None
        self.hurry = 1.0
        """So many times faster is shown what nobody leads live."""

    # Held and led

    @property
    def held(self) -> Held | None:
        return self._shown if isinstance(self._shown, Held) else None

    async def take(
        self, seat: Seat, holder: Connection, n: int, begun: Begun, ticket: Ticket, link: str | None = None
    ) -> Held:
        """The ticket is released when it is over."""
        told = wire.LiveTold(self._next_number(), seat, n, begun.about)
        held = Held(told, holder, link, self._now(), ticket)
        audience = Audience(
            lambda frame: self._moved(held, frame),
            lambda now: self._felt(held, now),
            lambda tries: self._asks(held, tries),
        )
        held.session = await self._stage.begin(told.live, begun.make, audience)
        self.withdraw()
        self._begin(held)
        self._measures.acts.inc()
        return held

    def led_by(self, connection: Connection) -> Held | None:
        """Act that this connection holds and may still lead."""
        held = self.held
        return held if held is not None and held.holder is connection and not held.let_go else None

    def feed(self, connection: Connection, asked: wire.HandTo, aim: Callable[[bytes], object]) -> None:
        held = self.led_by(connection)
        if held is None or held.number != asked.live:
            if asked.live == self._number and (self.held is None or self.held.let_go):  # it was on its way
                return
            raise Refusal("hand_empty")
        held.session.feed(asked.seq, aim(bytes(asked.to)))
        held.heard_at = self._now()

    async def see_through(self, held: Held, decide: Callable[[object], Awaitable[None]]) -> None:
        """Until it has been decided, or ends otherwise. Whatever happens, the hand is free afterwards."""
        try:
            await decide(await held.session.outcome)
            held.ended.set_result(None)
        except asyncio.CancelledError:  # given up: everybody has been told
            held.ended.cancel()
        except Refusal as refusal:
            log.warning("an act came to nothing: %s", refusal.code)
            self._came_to_nothing(held, refusal)
        except Exception:
            log.exception("an act came to nothing")
            self._came_to_nothing(held, Refusal("server_trouble"))
        finally:
            self.over(held, "refused")  # if nobody has been told yet
            held.ticket.release()

    def _came_to_nothing(self, held: Held, refusal: Refusal) -> None:
        """Whoever let go is told why."""
        self.over(held, cast(wire.Why, refusal.code) if refusal.code in get_args(wire.Why) else "refused")
        if held.asker is None:
            held.ended.set_result(None)
        else:
            held.ended.set_exception(refusal)

    async def let_go(self, connection: Connection, request: str, answers: str, there: bool) -> None:
        """And wait for what comes of it."""
        held = self.led_by(connection)
        assert held is not None, "asked of whoever holds something"
        held.request, held.asker, held.answers = request, connection, answers
        self.release(held, there)
        await asyncio.wait({held.ended})
        if held.ended.cancelled():  # the house closes
            raise Refusal("server_trouble")
        held.ended.result()

    async def decided(self, request: str) -> None:
        """Waits until the act let go by this request, if any, is decided."""
        held = self.held
        if held is not None and held.request == request:
            await asyncio.wait({held.ended})

    def put_back(self, connection: Connection) -> None:
        held = self.led_by(connection)
        if held is None:
            raise Refusal("hand_empty")
        if held.session.disturbed or held.session.binding:
            raise Refusal("site_disturbed")
        self.drop(held, "put_back")

    def release(self, held: Held, there: bool = False) -> None:
        held.let_go = True
        held.session.release(there)

    def give_up(self, why: wire.Why) -> None:
        """The site goes back to its last rest, unless what has happened there cannot be taken back: then the hand just
        opens where it is, and what follows counts, whyever it is gone. What has been let go goes on by itself."""
        held = self.held
        if held is None or held.let_go:
            return
        if held.session.binding:
            self.release(held)
        else:
            self.drop(held, why)

    def drop(self, held: Held, why: wire.Why) -> None:
        """Whatever has happened: for a hand that puts back what it took, and a house that closes."""
        held.session.drop()
        self.over(held, why)

    def silent_at(self) -> float | None:
        """Time at which nothing has been heard for too long; None: no timeout runs."""
        held = self.held
        return None if held is None or held.let_go else held.heard_at + SILENT_S

    # Shown

    async def show(self, seat: Seat, n: int, showing: Showing, still: Callable[[], bool]) -> None:
        """At the pace at which it happened, or faster, as long as it is still meant and somebody is there to see it."""
        told = wire.LiveTold(self._next_number(), seat, n, showing.about, shown=True, hurry=self.hurry)
        shown = OnShow(told)
        self._begin(shown)
        loop = asyncio.get_running_loop()
        at = loop.time()
        for number, frame in enumerate(showing.frames):
            if not (self._company.connections and still()):
                return
            if number == 0 or frame != showing.frames[number - 1]:
                self._moved(shown, motion(told.live, number * showing.ticks_per_frame, frame, flags=SHOWN))
            at += 1 / (showing.frames_per_s * self.hurry)
            await asyncio.sleep(at - loop.time())

    def withdraw(self) -> None:
        """It will not come to what is shown: somebody has come back, or something went wrong."""
        if self._shown is not None and self._shown.told.shown:
            self.over(self._shown, "withdrawn")

    # Telling

    def greet(self, connection: Connection) -> None:
        """Somebody comes in the middle of it."""
        if self._shown is not None:
            connection.send(wire.write(self._shown.told))
            if self._shown.moved:
                connection.show(self._shown.moved)

    def end(self, why: wire.Why) -> None:
        """Whatever is on show."""
        if self._shown is not None:
            self.over(self._shown, why)

    def over(self, what: OnShow, why: wire.Why) -> None:
        if self._shown is not what:
            return
        self._shown = None
        self._trials.forget(self)
        frame = wire.write(wire.OverTold(what.number, why))
        for connection in tuple(self._company.connections):
            connection.forget_shown()
            connection.send(frame)
        if isinstance(what, Held):
            self._measures.acts.dec()
            self._measures.ends.labels(why).inc()

    def _next_number(self) -> int:
        self._number = self._number % (NUMBERS - 1) + 1
        return self._number

    def _begin(self, what: OnShow) -> None:
        self._shown = what
        frame = wire.write(what.told)
        self._company.tell(lambda _: frame)

    def _moved(self, what: OnShow, frame: bytes) -> None:
        if self._shown is what:
            what.moved = frame
            for connection in tuple(self._company.connections):
                connection.show(frame)

    def _felt(self, what: OnShow, now: bytes) -> None:
        if self._shown is what:
            frame = wire.write(wire.FeltTold(what.number, msgspec.Raw(now)))
            self._company.tell(lambda _: frame, kind="felt")

    def _asks(self, what: OnShow, tries: bytes) -> None:
        """Has the result of letting go tried out elsewhere, and told when it is known."""
        if self._shown is not what:
            return
        if tries:
            self._trials.ask(self, tries, lambda now: self._foretold(what, now))
        else:
            self._trials.forget(self)

    def _foretold(self, what: OnShow, now: bytes) -> None:
        if self._shown is what:
            frame = wire.write(wire.ChanceTold(what.number, msgspec.Raw(now)))
            self._company.tell(lambda _: frame, kind="chance")
