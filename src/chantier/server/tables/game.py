"""A game as it runs at a table: the state folded from the log, the dice, and what the store is to keep of each turn.

No people, no sockets, no waiting: that is the table's business.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from chantier.core.decoding import decode_json
from chantier.core.events import Event, Seat
from chantier.core.game import AnyGame, Outcome, fold, places_of
from chantier.core.live import Begun, Live
from chantier.core.log import Turn
from chantier.core.match import check_turn, decided
from chantier.core.moves import Move
from chantier.core.rows import By, Ending, Result, SeatRow, Snapshot, StoredTurn, TableRow
from chantier.core.sight import Sight, encode, sight
from chantier.core.signing import Signer
from chantier.core.take_back import TakenBack, state_after, take_back_in, taken_back
from chantier.server.config import OfferedGame
from chantier.server.ratings import rating_of
from chantier.server.tables import clocks
from chantier.server.tables.clocks import Clock
from chantier.server.tables.dice import MixState, TableDice
from chantier.server.telling import Teller
from chantier.server.thread_pools import Work
from chantier.server.wire import NOTHING, ClockInfo, Play, SightTold, Take, write

SNAPSHOT_EVERY = 32
"""Turns. Folding so few again takes a few milliseconds."""


def events_type(game: AnyGame) -> Any:
    """Type of a stored turn's events."""
    return tuple.__class_getitem__((game.event_type | TakenBack, ...))


class EvaluatedMove(NamedTuple):
    """Result of a move, whenever it is made."""

    turn: Turn
    state: msgspec.Struct
    chain_link: str | None
    """Opened with it; None: by a bot, or the chain is lost."""


class Decided(NamedTuple):
    """A turn that may be stored. Nothing has happened yet."""

    turn: Turn
    state: msgspec.Struct
    stored: StoredTurn
    clocks: ClockInfo | None
    ending: Ending | None


class _Cached(msgspec.Struct, frozen=True):
    version: str
    state: msgspec.Raw
    clocks: ClockInfo | None
    dice: MixState
    take_backs: tuple[Seat, ...] = ()


class Running:
    def __init__(self, row: TableRow, offer: OfferedGame, clock: Clock, version: str, signer: Signer) -> None:
        self._row, self._offer, self._clock, self._version, self._signer = row, offer, clock, version, signer
        self.options: msgspec.Struct = decode_json(row.options, offer.game.options_type)
        self._dice: TableDice | None = None
        self.state: msgspec.Struct | None = None
        self.n = 0
        """The number of the next turn."""
        self.clocks: ClockInfo | None = None
        self.take_backs: tuple[Seat, ...] = ()
        """Whose moves were taken back, in order."""
        self._newest: tuple[Event, ...] = ()
        self._events_type = events_type(offer.game)

    @property
    def work(self) -> Work:
        """Thread pool that sets a game up and evaluates people's moves."""
        return "deciding" if self._offer.is_quick else "engine"

    # Fed by the store

    def take_dice(self, row: TableRow, seats: Sequence[SeatRow], salts: Sequence[str]) -> None:
        self._dice = TableDice(row, seats, salts, self._signer)

    @property
    def dice(self) -> TableDice:
        assert self._dice is not None, "the dice are fixed before the first of them is thrown"
        return self._dice

    @property
    def chains_lost(self) -> tuple[Seat, ...]:
        return () if self._dice is None else self._dice.state.lost

    def restore(self, snapshot: Snapshot) -> None:
        """A cache may be wrong or from another version: then it is as if there were none."""
        try:
            cached: _Cached = decode_json(snapshot.content, _Cached)
            if cached.version == self._version:
                self.state = decode_json(bytes(cached.state), self._offer.game.state_type)
                self.n, self.clocks, self.dice.state = snapshot.n, cached.clocks, cached.dice
                self.take_backs = cached.take_backs
        except Exception:  # whatever is wrong with it, the log knows better
            self.state, self.n, self.clocks, self.take_backs = None, 0, None, ()

    def snapshot(self) -> bytes:
        state = msgspec.Raw(msgspec.json.encode(self.state))
        return msgspec.json.encode(_Cached(self._version, state, self.clocks, self.dice.state, self.take_backs))

    def follow(self, stored: StoredTurn, log: Sequence[StoredTurn] = ()) -> None:
        """`log`: for a take-back, all turns from the first one on."""
        left = None if stored.clocks is None else decode_json(stored.clocks, ClockInfo)
        events = self.events(stored)
        if stored.by == "take_back":
            state = self.state_after(log[: stored.n + 1])
        else:
            state = fold(self._offer.game, events, self.state)
        self.dice.follow(stored)
        self._go_on(events, state, left)

    def state_after(self, log: Sequence[StoredTurn]) -> msgspec.Struct:
        """The state after these turns, from the first one on."""
        state: msgspec.Struct = state_after(self._offer.game, [self.events(turn) for turn in log])
        return state

    def events(self, stored: StoredTurn) -> tuple[Event, ...]:
        found: tuple[Event, ...] = msgspec.json.decode(stored.events, type=self._events_type)
        return found

    def accept(self, done: Decided) -> None:
        """It has been stored: now it has happened."""
        self.dice.follow(done.stored)
        self._go_on(done.turn.events, done.state, done.clocks)

    def _go_on(self, events: tuple[Event, ...], state: msgspec.Struct, left: ClockInfo | None) -> None:
        self.state, self.clocks, self._newest = state, left, events
        self.n += 1
        back = take_back_in(events)
        if back is not None:
            self.take_backs = (*self.take_backs, back.seat)

    # Deciding

    @property
    def to_move(self) -> Seat | None:
        return None if self.state is None else self._offer.game.to_move(self.state)

    @property
    def outcome(self) -> Outcome | None:
        return None if self.state is None else self._offer.game.outcome(self.state)

    def set_up(self, options: msgspec.Struct, now: float) -> Decided:
        events = tuple(self._offer.game.setup(self._row.seats, options, self.dice.chance(0, None)))
        left = clocks.begun(self._clock, self._row.seats, now)
        done = EvaluatedMove(Turn(None, None, events), fold(self._offer.game, events), None)
        return Decided(done.turn, done.state, self._stored(done, "table", None, left, now), left, None)

    def link(self, seat: Seat, asked: Play | Take) -> str | None:
        """Checked link that the seat to move opens with its move."""
        check_turn(self._offer.game, self.state, seat)
        return self.dice.link(seat, self.n, asked.chain_link, asked.chain_lost)

    def begin(self, live: Live, seat: Seat, taken: object, link: str | None) -> Begun:
        """An act of the seat to move, with the chance of the decision that will follow."""
        check_turn(self._offer.game, self.state, seat)
        return live.begin(self.state, seat, taken, self.dice.chance(self.n, link))

    def weigh(self, seat: Seat, move: Move, link: str | None = None, is_bots: bool = False) -> EvaluatedMove:
        """Result of a move, or IllegalMove. It may take a while where an engine runs."""
        game = (self._offer.bots_game if is_bots else None) or self._offer.game
        turn = decided(game, self.state, seat, move, self.dice.chance(self.n, link))
        return EvaluatedMove(turn, fold(game, turn.events, self.state), link)

    def take_back(self, log: Sequence[StoredTurn], seat: Seat) -> TakenBack:
        """The take-back of a seat's last move, if all grant it; or IllegalMove. `log`: all turns."""
        turns = [Turn(turn.seat, None, self.events(turn)) for turn in log]
        return taken_back(self._offer.game, turns, seat, self._row.seats)

    def decide_take_back(
        self, back: TakenBack, log: Sequence[StoredTurn], request: str | None, at: float
    ) -> Decided:  # fmt: skip
        """All have granted it: it is made now."""
        done = EvaluatedMove(Turn(back.seat, None, (back,)), self._state_before(back, log), None)
        left = clocks.after_take_back(self._clock, self.clocks, back.seat, self.to_move, at)
        return Decided(done.turn, done.state, self._stored(done, "take_back", request, left, at), left, None)

    def _state_before(self, back: TakenBack, log: Sequence[StoredTurn]) -> msgspec.Struct:
        state: msgspec.Struct = state_after(self._offer.game, [*map(self.events, log), (back,)])
        return state

    def decide(
        self,
        weighed: EvaluatedMove,
        by: By,
        request: str | None,
        seats: Sequence[SeatRow],
        at: float,
        rated: bool = True,
    ) -> Decided:
        """It is made now; the game it ends may be `rated`."""
        turn, state, _ = weighed
        assert turn.seat is not None, "a move is somebody's"
        left = clocks.after_move(self._clock, self.clocks, turn.seat, at)
        outcome = self._offer.game.outcome(state)
        if outcome is not None:
            left = clocks.stopped(left)
        ending = None if outcome is None else self._ending(outcome, seats, at, rated)
        return Decided(turn, state, self._stored(weighed, by, request, left, at), left, ending)

    def _stored(
        self, weighed: EvaluatedMove, by: By, request: str | None, left: ClockInfo | None, at: float
    ) -> StoredTurn:
        turn, state, link = weighed
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
            chain_link=link,
        )

    def _ending(self, outcome: Outcome, seats: Sequence[SeatRow], at: float, rated: bool) -> Ending:
        places = places_of(outcome.points, outcome.winners)
        results = tuple(
            Result(one.seat, self._who(one), outcome.points[one.seat], places[one.seat], one.seat in outcome.winners)
            for one in seats
        )
        rate = rating_of(results) if rated else None
        return Ending("ended", at, results, rate)

    def _who(self, seat: SeatRow) -> str | None:
        if seat.bot is not None:
            return f"bot:{self._row.game}/{seat.bot}"
        return None if seat.player is None or seat.guest else f"player:{seat.player}"

    # Showing

    def sight(self, seat: Seat | None, events: Sequence[Event] | None = None) -> Sight:
        return sight(self._offer.game, self.state, self._newest if events is None else events, seat)

    def told(
        self,
        seat: Seat | None,
        events: Sequence[Event] | None = None,
        answers: str | None = None,
        explanation: msgspec.Raw = NOTHING,
        tell: Teller | None = None,
    ) -> bytes:
        seen = self.sight(seat, events)
        told = () if tell is None else tell(seen.events, seat)
        encoded = msgspec.Raw(encode(seen))
        return write(SightTold(self.n, encoded, self.clocks, answers, self.dice.told(), explanation, told))
