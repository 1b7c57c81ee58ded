"""A game as it runs at a table: the state folded from the log, the dice, and what the store is to keep of each turn.

No people, no sockets, no waiting: that is the table's business.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from chantier.core.decoding import decode_json
from chantier.core.events import Event, Seat
from chantier.core.fairness import ProvableDice
from chantier.core.game import Outcome, fold, places_of
from chantier.core.kept import By, Ending, Result, SeatRow, Snapshot, StoredTurn, TableRow
from chantier.core.live import Begun, Live
from chantier.core.log import Turn
from chantier.core.match import check_turn, decided
from chantier.core.sight import Sight, encode, sight
from chantier.server import clocks
from chantier.server.clocks import Clock
from chantier.server.offers import Offer
from chantier.server.ratings import is_rated, rating_of
from chantier.server.threads import Work
from chantier.server.wire import ClockInfo, SightTold, write

SNAPSHOT_EVERY = 32
"""Turns. Folding so few again takes a few milliseconds."""


class Weighed(NamedTuple):
    """What a move would lead to, whenever it is made."""

    turn: Turn
    state: Any


class Decided(NamedTuple):
    """A turn that may be stored. Nothing has happened yet."""

    turn: Turn
    state: Any
    stored: StoredTurn
    clocks: ClockInfo | None
    ending: Ending | None


class _Cached(msgspec.Struct, frozen=True):
    version: str
    state: msgspec.Raw
    clocks: ClockInfo | None


class Running:
    def __init__(self, row: TableRow, offer: Offer, clock: Clock, version: str) -> None:
        self._row, self._offer, self._clock, self._version = row, offer, clock, version
        self.options: Any = decode_json(row.options, offer.game.options_type)
        self._dice: ProvableDice | None = None
        self.state: Any = None
        self.n = 0
        """The number of the next turn."""
        self.clocks: ClockInfo | None = None
        self._newest: tuple[Event, ...] = ()
        self._events_type: Any = tuple.__class_getitem__((offer.game.event_type, ...))

    @property
    def work(self) -> Work:
        """Which threads set a game up and weigh people's moves."""
        return "deciding" if self._offer.is_quick else "engine"

    # Fed by the store

    def take_dice(self, salts: Sequence[str]) -> None:
        self._dice = ProvableDice(self._row.game, bytes.fromhex(self._row.server_seed), salts)

    def restore(self, snapshot: Snapshot) -> None:
        """A cache may be wrong or from another version: then it is as if there were none."""
        try:
            cached: _Cached = decode_json(snapshot.content, _Cached)
            if cached.version == self._version:
                self.state = decode_json(bytes(cached.state), self._offer.game.state_type)
                self.n, self.clocks = snapshot.n, cached.clocks
        except Exception:  # whatever is wrong with it, the log knows better
            self.state, self.n, self.clocks = None, 0, None

    def snapshot(self) -> bytes:
        return msgspec.json.encode(_Cached(self._version, msgspec.Raw(msgspec.json.encode(self.state)), self.clocks))

    def follow(self, stored: StoredTurn) -> None:
        left = None if stored.clocks is None else decode_json(stored.clocks, ClockInfo)
        events = self.events(stored)
        self._go_on(events, fold(self._offer.game, events, self.state), left)

    def events(self, stored: StoredTurn) -> tuple[Event, ...]:
        found: tuple[Event, ...] = msgspec.json.decode(stored.events, type=self._events_type)
        return found

    def accept(self, done: Decided) -> None:
        """It has been stored: now it has happened."""
        self._go_on(done.turn.events, done.state, done.clocks)

    def _go_on(self, events: tuple[Event, ...], state: Any, left: ClockInfo | None) -> None:
        self.state, self.clocks, self._newest = state, left, events
        self.n += 1

    # Deciding

    @property
    def to_move(self) -> Seat | None:
        return None if self.state is None else self._offer.game.to_move(self.state)

    @property
    def outcome(self) -> Outcome | None:
        return None if self.state is None else self._offer.game.outcome(self.state)

    def set_up(self, options: Any, now: float) -> Decided:
        assert self._dice is not None, "the dice are fixed before the first of them is thrown"
        events = tuple(self._offer.game.setup(self._row.seats, options, self._dice(0)))
        left = clocks.begun(self._clock, self._row.seats, now)
        turn, state = Turn(None, None, events), fold(self._offer.game, events)
        return Decided(turn, state, self._stored(turn, state, "table", left, None, now), left, None)

    def begin(self, live: Live, seat: Seat, taken: Any) -> Begun:
        """An act of the seat to move, with the chance of the decision that will follow."""
        assert self._dice is not None, "a running game has its dice"
        check_turn(self._offer.game, self.state, seat)
        return live.begin(self.state, seat, taken, self._dice(self.n))

    def weigh(self, seat: Seat, move: Any, is_bots: bool = False) -> Weighed:
        """What would follow from a move, or IllegalMove. It may take a while where an engine runs."""
        assert self._dice is not None, "a running game has its dice"
        game = (self._offer.bots_game if is_bots else None) or self._offer.game
        turn = decided(game, self.state, seat, move, self._dice(self.n))
        return Weighed(turn, fold(game, turn.events, self.state))

    def decide(self, weighed: Weighed, by: By, request: str | None, seats: Sequence[SeatRow], at: float) -> Decided:
        """It is made now."""
        turn, state = weighed
        assert turn.seat is not None, "a move is somebody's"
        left = clocks.after_move(self._clock, self.clocks, turn.seat, at)
        outcome = self._offer.game.outcome(state)
        if outcome is not None:
            left = clocks.stopped(left)
        ending = None if outcome is None else self._ending(outcome, seats, at)
        return Decided(turn, state, self._stored(turn, state, by, left, request, at), left, ending)

    def _stored(
        self, turn: Turn, state: Any, by: By, left: ClockInfo | None, request: str | None, at: float
    ) -> StoredTurn:  # fmt: skip
        return StoredTurn(
            table=self._row.id,
            n=self.n,
            seat=turn.seat,
            by=by,
            events=msgspec.json.encode(turn.events),
            at=at,
            move=None if turn.move is None else msgspec.json.encode(turn.move),
            request=request,
            clocks=None if left is None else msgspec.json.encode(left),
            to_move=self._offer.game.to_move(state),
        )

    def _ending(self, outcome: Outcome, seats: Sequence[SeatRow], at: float) -> Ending:
        places = places_of(outcome.points, outcome.winners)
        results = tuple(
            Result(one.seat, self._who(one), outcome.points[one.seat], places[one.seat], one.seat in outcome.winners)
            for one in seats
        )
        rate = rating_of(results) if is_rated(self._offer, self.options, seats) else None
        return Ending("ended", at, results, rate)

    def _who(self, seat: SeatRow) -> str | None:
        if seat.bot is not None:
            return f"bot:{self._row.game}/{seat.bot}"
        return None if seat.player is None or seat.guest else f"player:{seat.player}"

    # Showing

    def sight(self, seat: Seat | None, events: Sequence[Event] | None = None) -> Sight:
        return sight(self._offer.game, self.state, self._newest if events is None else events, seat)

    def told(self, seat: Seat | None, events: Sequence[Event] | None = None, answers: str | None = None) -> bytes:
        seen = msgspec.Raw(encode(self.sight(seat, events)))
        return write(SightTold(self.n, seen, self.clocks, answers))
