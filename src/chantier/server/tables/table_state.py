"""State of one table: its rows, its game, who is there, what a hand holds. Its parts work on it; the table's lock
decides who may change it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import NamedTuple

from msgspec.structs import replace

from chantier.core.decoding import decode_json
from chantier.core.errors import Refusal
from chantier.core.events import Seat
from chantier.core.rows import SeatRow, TableRow
from chantier.core.signing import Signer
from chantier.server import wire
from chantier.server.config import House
from chantier.server.fair_pool import Account
from chantier.server.http.connection import Connection
from chantier.server.live.act import TableAct
from chantier.server.live.trial_workers import Trials
from chantier.server.live.worker_pool import Stage
from chantier.server.metrics import Measures
from chantier.server.nodes.membership import Membership
from chantier.server.ratings import is_rated
from chantier.server.tables.clocks import Clock, deadline
from chantier.server.tables.dice import steps_of
from chantier.server.tables.game import Running
from chantier.server.tables.opening import GameOpening
from chantier.server.tables.presence import Onlookers, Presence, TablePresence
from chantier.server.tables.seated_bots import Minds
from chantier.server.tables.stored_table import Papers
from chantier.server.tables.table_info import table_info
from chantier.server.tables.turn_writer import Scribe
from chantier.server.thread_pools import Threads

HINTS_MOST = 9
"""In a game, for half of a person's picks in Blueprints."""


class Services(NamedTuple):
    """Services that all tables of a server share."""

    house: House
    threads: Threads
    stage: Stage
    trials: Trials
    scribe: Scribe
    signer: Signer
    measures: Measures
    now: Callable[[], float]
    opened_at: float
    """Since when the server has been open; what was thought before that nobody can tell."""
    membership: Membership | None = None
    """Among the servers that share the store; None: this one has it alone, and so all tables."""


class TableState:
    def __init__(self, row: TableRow, seats: list[SeatRow], rematch: str | None, services: Services) -> None:
        house, threads, now = services.house, services.threads, services.now
        self.services, self.now, self.threads, self.store = services, now, threads, house.store
        self.lock = asyncio.Lock()
        self.papers = Papers(row, seats, rematch, house.store, threads)
        self.offer = house.offers[row.game]
        self.clock: Clock = decode_json(row.clock, Clock)
        self.running = Running(row, self.offer, self.clock, house.version, services.signer)
        self.company = TablePresence(now)
        self.hand = TableAct(self.company, services.stage, services.trials, services.measures, now)
        self.opening = GameOpening(self.papers, self.running, self.clock, threads, now)
        self.minds = Minds(self.offer, threads)
        self.question: wire.TakeBackAsked | None = None
        """Take-back that is asked for. Not stored: a table that is loaded anew has none."""
        self._shown: Presence = ((), Onlookers())

    @property
    def row(self) -> TableRow:
        return self.papers.row

    @property
    def seats(self) -> list[SeatRow]:
        return self.papers.seats

    @property
    def to_move(self) -> Seat | None:
        return self.running.to_move

    @property
    def is_rated(self) -> bool:
        """Whether the game counts. Where something was taken back it does not, whoever sits there now, nor after a
        hint."""
        is_casual = self.row.casual or bool(self.running.take_backs)
        return not is_casual and is_rated(self.offer, self.running.options, self.seats, bool(self.papers.hinted))

    @property
    def is_attended(self) -> bool:
        """Somebody looks on, or a person sits here, be it over days. Where nobody does, bots do not play on."""
        sits = any(one.kind == "person" and not one.stand_in for one in self.seats)
        return sits or bool(self.company.connections)

    @property
    def is_hint_fair(self) -> bool:
        """One person plays, and all others are bots."""
        return [one.kind for one in self.seats if one.kind != "bot"] == ["person"]

    @property
    def hints_left(self) -> int | None:
        """None: there are none here."""
        if self.offer.hint is None or self.row.status != "running" or not self.is_hint_fair:
            return None
        return max(0, HINTS_MOST - len(self.papers.hinted))

    def account(self, seat: Seat | None = None) -> Account:
        """Whom work is done for here: a seat's person; for bots whoever made the table. The address is theirs, or that
        of somebody else who is there. Tables where nobody is have one account together: nobody waits there."""
        payer = self.row.host if seat is None else self.seats[seat].player
        there = sorted(self.company.connections, key=lambda one: (self._player_of(one) != payer, one.seat is None))
        return there[0].address if there else "nobody", payer or "nobody", self.row.id

    def _player_of(self, connection: Connection) -> str | None:
        return None if connection.seat is None else self.seats[connection.seat].player

    # Time

    def due(self, is_thinking: bool) -> float | None:
        """Time at which something is to be done here without a request; None: never. `is_thinking`: a bot does."""
        if self.row.status == "starting":
            return self.opening.due
        soon = self._to_be_told_at()
        if self.question is not None:
            soon.append(self.question.until)
        seat = self.to_move
        if seat is None:
            return min(soon, default=None)
        if self.minds.at(seat) is not None:
            wakes = not is_thinking and self.is_attended
            return self.now() if wakes else min(soon, default=None)
        soon += [due for due in [deadline(self.running.clocks, seat)] if due is not None]
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
        return self.company.given_up_at() if self.presence_is_told else [self.now()]

    # What is told of it

    @property
    def presence_is_told(self) -> bool:
        return self.company.presence(self.seats) == self._shown

    def tell(self) -> None:
        """Everybody who is there, about the table itself."""
        self._shown = self.company.presence(self.seats)
        everybodys = self._everybodys_info()
        self.company.tell(lambda seat: wire.write(replace(everybodys, you=seat)), kind="table")

    def info(self, you: Seat | None) -> wire.TableInfo:
        return replace(self._everybodys_info(), you=you)

    def _everybodys_info(self) -> wire.TableInfo:
        presence = self.company.presence(self.seats)
        steps = steps_of(self.row, self.seats, self.services.signer)
        info = table_info(self.papers, self.running, presence, self.is_rated, steps, self.opening.awaited)
        return replace(info, take_back=self.question, hints_left=self.hints_left)

    def end_question(self, why: wire.TakeBackEnd, by: Seat | None = None) -> None:
        """Tells everybody how the question for a take-back has ended, if there is one."""
        question, self.question = self.question, None
        if question is not None:
            told = wire.write(wire.TakeBackTold(question.seat, why, by))
            self.company.tell(lambda _: told)
            self.tell()


def own_seat(connection: Connection) -> Seat:
    """Of somebody who sits here."""
    if connection.seat is None:
        raise Refusal("no_seat")
    return connection.seat
