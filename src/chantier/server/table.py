"""One table: the only one who changes its game. Everything that happens there happens one after the other.

A move travels: strict decode, seat from the token → right number, right turn, legal? → `decide` and store, off the event
loop, in one transaction → fold → each seat's sight. What is shown has been stored before. Bots come in by the same door.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

import msgspec

from chantier.core.bot import Bot
from chantier.core.chance import SeededChance
from chantier.core.decoding import convert, decode_json
from chantier.core.errors import IllegalMove, Refusal
from chantier.core.events import Event, Seat
from chantier.core.fairness import ProvableDice, new_salt
from chantier.core.game import AnyGame, fold
from chantier.core.kept import By, Note, Rated, Result, SeatRow, StoredTurn, TableRow
from chantier.core.log import Turn
from chantier.core.match import decided
from chantier.core.record import Recorder
from chantier.core.sight import Sight, encode, sight
from chantier.server import clocks, wire
from chantier.server.clocks import Clock
from chantier.server.connection import TAKEN_OVER, Connection
from chantier.server.ratings import UNKNOWN, after_game, places_of
from chantier.server.secrets import hashed, keeps_its_promise
from chantier.server.wire import ClockInfo, SeatInfo, TableInfo

REVEAL_WITHIN_S = 5.0
EVENTS_MOST = 200
"""Who has missed more sees the view only."""


class Offer(NamedTuple):
    """A game the house offers."""

    game: AnyGame
    recorder: Recorder
    bots: Mapping[str, Callable[[], Bot]]
    stand_in: str


class Keeping(Protocol):
    """What a table needs of the store."""

    def seats(self, table: str) -> list[SeatRow]: ...
    def turns(self, table: str, since: int = 0) -> list[StoredTurn]: ...
    def turn_of_request(self, table: str, request: str) -> StoredTurn | None: ...
    def append_turn(
        self, turn: StoredTurn, notes: Sequence[Note] = (), results: Sequence[Result] = (),
        ratings: Sequence[Rated] = (), status: str | None = None,
    ) -> None: ...  # fmt: skip
    def start_table(self, table: str, salts: Sequence[str], turn: StoredTurn, notes: Sequence[Note]) -> None: ...
    def set_status(self, table: str, status: str) -> None: ...
    def set_stand_in(self, table: str, seat: Seat, stand_in: bool, note: Note) -> None: ...
    def reveal_entropy(self, table: str, seat: Seat, entropy: str) -> None: ...
    def ratings(self, game: str, whos: Sequence[str]) -> dict[str, Rated]: ...


class Table:
    """Loaded when somebody needs it; everything in it can be had again from the store."""

    def __init__(
        self, row: TableRow, seats: Sequence[SeatRow], offer: Offer, store: Keeping, now: Callable[[], float]
    ) -> None:
        self.row, self.seats, self.offer = row, list(seats), offer
        self._store, self._now = store, now
        self._lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self._clock: Clock = decode_json(row.clock, Clock)
        self._options: Any = decode_json(row.options, offer.game.options_type)
        self._dice: ProvableDice | None = None
        self._state: Any = None
        self.n = 0
        self.clocks: ClockInfo | None = None
        self._gone_since: dict[Seat, float] = {}
        self._starting_at: float | None = None
        self._bots = {seat.seat: offer.bots[seat.bot]() for seat in seats if seat.bot}
        self._stand_ins: dict[Seat, Bot] = {}
        self._thinking: asyncio.Task[None] | None = None
        self._thoughts = SeededChance(new_salt())

    # Loading

    async def load(self) -> None:
        """The game as the store has it; a server that was killed loses nothing that it had acknowledged."""
        async with self._lock:
            if self.row.salts is None:
                return
            self._take_dice(self.row.salts)
            for turn in await self._off(self._store.turns, self.row.id):
                events = msgspec.json.decode(turn.events, type=tuple[self.offer.game.event_type, ...])
                self._accept(events, None if turn.clocks is None else decode_json(turn.clocks, ClockInfo))
            now = self._now()
            self._gone_since = {seat.seat: now for seat in self.seats if seat.kind == "person"}
            self._wake_bots()

    def _take_dice(self, salts: Sequence[str]) -> None:
        self._dice = ProvableDice(self.offer.game.name, bytes.fromhex(self.row.server_seed), salts)

    def _accept(self, events: Sequence[Event], left: ClockInfo | None) -> None:
        self._state = fold(self.offer.game, events, self._state)
        self.n += 1
        self.clocks = left

    async def _off(self, call: Callable[..., Any], *args: Any) -> Any:
        """Off the event loop: databases wait, and games think."""
        return await asyncio.to_thread(call, *args)

    @property
    def to_move(self) -> Seat | None:
        return None if self._state is None else self.offer.game.to_move(self._state)

    @property
    def is_busy(self) -> bool:
        return bool(self.connections) or self._thinking is not None or self.row.status == "starting"

    # People come and go

    async def enter(self, connection: Connection, asked: wire.Enter) -> None:
        """With a seat's token, or to look on; answered by the table and, if there is a game, by what may be seen."""
        async with self._lock:
            connection.seat = self._seat_of(asked.token)
            self.connections.add(connection)
            if connection.seat is not None:
                self._gone_since.pop(connection.seat, None)
                await self._hand_back(connection.seat)
            self._tell_table()
            if self._state is not None:
                missed = await self._missed(asked.last)
                connection.send(self._sight(connection.seat, missed, asked.id))
            elif self.row.status == "starting":
                connection.send(wire.write(wire.RevealAsked(REVEAL_WITHIN_S)))

    def _seat_of(self, token: str | None) -> Seat | None:
        if token is None:
            return None
        for seat in self.seats:
            if seat.token_hash is not None and seat.token_hash == hashed(token):
                return seat.seat
        raise Refusal("token_unknown")

    async def _missed(self, last: int) -> list[Event]:
        """The events after a number; of a first look or a long absence only the newest turn's."""
        since = last + 1 if 0 <= last < self.n else self.n - 1
        turns = await self._off(self._store.turns, self.row.id, max(since, 0))
        events = [event for turn in turns for event in self._events(turn)]
        return events[-EVENTS_MOST:]

    def _events(self, turn: StoredTurn) -> tuple[Event, ...]:
        events: tuple[Event, ...] = msgspec.json.decode(turn.events, type=tuple[self.offer.game.event_type, ...])
        return events

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        if connection.seat is not None and not self._is_here(connection.seat):
            self._gone_since[connection.seat] = self._now()
        self._tell_table()

    def _is_here(self, seat: Seat) -> bool:
        return any(one.seat == seat for one in self.connections)

    async def refresh_seats(self, taken_over: Seat | None = None) -> None:
        """Who sits where has changed. Whoever used a seat's old token is shown out."""
        async with self._lock:
            self.seats = await self._off(self._store.seats, self.row.id)
            for connection in [one for one in self.connections if one.seat == taken_over is not None]:
                connection.close(TAKEN_OVER)
                self.connections.discard(connection)
            self._tell_table()

    # Starting

    async def begin(self) -> None:
        """All seats are taken: everybody reveals their entropy, then the dice are fixed."""
        async with self._lock:
            if self.row.status != "open":
                raise Refusal("table_not_open")
            if any(seat.kind == "open" for seat in self.seats):
                raise Refusal("seats_open")
            await self._off(self._store.set_status, self.row.id, "starting")
            self.row = msgspec.structs.replace(self.row, status="starting")
            self._starting_at = self._now()
            self._tell_table()
            self._broadcast(lambda _: wire.write(wire.RevealAsked(REVEAL_WITHIN_S)))
            await self._start_if_all_revealed()

    async def reveal(self, connection: Connection, asked: wire.Reveal) -> None:
        async with self._lock:
            seat = self._own_seat(connection)
            if self.row.status != "starting" or self.seats[seat].entropy is not None:
                raise Refusal("nothing_to_reveal")
            if not keeps_its_promise(asked.entropy, self.seats[seat].entropy_hash):
                raise Refusal("entropy_breaks_promise")
            await self._off(self._store.reveal_entropy, self.row.id, seat, asked.entropy)
            self.seats[seat] = msgspec.structs.replace(self.seats[seat], entropy=asked.entropy)
            connection.send(wire.write(wire.Done(asked.id)))
            await self._start_if_all_revealed()

    async def _start_if_all_revealed(self) -> None:
        if all(seat.kind == "bot" or seat.entropy is not None for seat in self.seats):
            await self._start()

    async def _start(self) -> None:
        """Who did not reveal is left out, and the record says so."""
        silent = [seat.seat for seat in self.seats if seat.kind == "person" and seat.entropy is None]
        salts = tuple(new_salt() if seat.kind == "bot" else seat.entropy or "" for seat in self.seats)
        self._take_dice(salts)
        game, now = self.offer.game, self._now()
        assert self._dice is not None, "the dice have just been taken"
        events = await self._off(game.setup, self.row.seats, self._options, self._dice(0))
        left = clocks.begin(self._clock, self.row.seats, now)
        turn = self._stored(Turn(None, None, tuple(events)), 0, "table", left, None)
        notes = [Note(0, "left_out", seat) for seat in silent]
        await self._off(self._store.start_table, self.row.id, salts, turn, notes)
        self.row = msgspec.structs.replace(self.row, status="running", salts=salts, started_at=now)
        self._accept(events, left)
        self._tell_table()
        self._broadcast(lambda seat: self._sight(seat, events, None))
        self._wake_bots()

    # Playing

    async def play(self, connection: Connection, asked: wire.Play) -> None:
        async with self._lock:
            seat = self._own_seat(connection)
            if self._state is None:
                raise Refusal("game_not_running")
            if asked.n != self.n:
                await self._answer_old(connection, asked)
                return
            move = convert(decode_json(bytes(asked.move), Any), self.offer.game.move_type)
            await self._move(seat, move, "seat", f"{seat}/{asked.id}", connection, asked.id)

    async def _answer_old(self, connection: Connection, asked: wire.Play) -> None:
        """The same request again is answered again; anything else on an old number is refused."""
        known = await self._off(self._store.turn_of_request, self.row.id, f"{connection.seat}/{asked.id}")
        if known is None:
            raise IllegalMove("old_number", expected=self.n, came=asked.n)
        connection.send(self._sight(connection.seat, await self._missed(known.n - 1), asked.id))

    async def _move(
        self, seat: Seat, move: Any, by: By, request: str | None, asker: Connection | None, answers: str | None
    ) -> None:
        """Decided and stored in one go off the event loop; only then it has happened."""
        turn, left = await self._off(self._decide_and_store, seat, move, by, request)
        self._accept(turn.events, left)
        if self.to_move is None:
            self.row = msgspec.structs.replace(self.row, status="ended", ended_at=self._now())
        for connection in self.connections:
            connection.send(self._sight(connection.seat, turn.events, answers if connection is asker else None))
        if self.to_move is None:
            self._tell_table()
        self._wake_bots()

    def _decide_and_store(self, seat: Seat, move: Any, by: By, request: str | None) -> tuple[Turn, ClockInfo | None]:
        assert self._dice is not None, "a running game has its dice"
        game = self.offer.game
        turn = decided(game, self._state, seat, move, self._dice(self.n))
        left = clocks.after_move(self._clock, self.clocks, seat, self._now())
        after = fold(game, turn.events, self._state)
        outcome = game.outcome(after)
        if outcome is None:
            self._store.append_turn(self._stored(turn, self.n, by, left, request))
            return turn, left
        left = clocks.stopped(left)
        results = self._results(outcome.points, outcome.winners)
        self._store.append_turn(
            self._stored(turn, self.n, by, left, request), (), results, self._rated(results), "ended"
        )  # fmt: skip
        return turn, left

    def _stored(self, turn: Turn, n: int, by: By, left: ClockInfo | None, request: str | None) -> StoredTurn:
        return StoredTurn(
            table=self.row.id,
            n=n,
            seat=turn.seat,
            by=by,
            events=msgspec.json.encode(turn.events),
            at=self._now(),
            move=None if turn.move is None else msgspec.json.encode(turn.move),
            request=request,
            clocks=None if left is None else msgspec.json.encode(left),
        )

    def _results(self, points: Sequence[int], winners: Sequence[Seat]) -> list[Result]:
        places = places_of(points, winners)
        return [
            Result(seat.seat, self._who(seat), points[seat.seat], places[seat.seat], seat.seat in winners)
            for seat in self.seats
        ]

    def _who(self, seat: SeatRow) -> str:
        return f"player:{seat.player}" if seat.kind == "person" else f"bot:{self.row.game}/{seat.bot}"

    def _rated(self, results: Sequence[Result]) -> list[Rated]:
        """Only where everybody is somebody else: a bot at two seats would play against itself."""
        whos = [result.who for result in results]
        if len(set(whos)) < len(whos):
            return []
        known = self._store.ratings(self.row.game, whos)
        before = [(known[who].mu, known[who].sigma) if who in known else UNKNOWN for who in whos]
        after = after_game(before, [result.place for result in results])
        games = [known[who].games if who in known else 0 for who in whos]
        return [Rated(who, mu, sigma, n + 1) for who, (mu, sigma), n in zip(whos, after, games, strict=True)]

    # Bots and stand-ins

    def _wake_bots(self) -> None:
        if self._thinking is None and self._mind() is not None:
            self._thinking = asyncio.create_task(self._bots_play())

    def _mind(self) -> Bot | None:
        """Whoever thinks for the seat to move, if it is no person who is here."""
        seat = self.to_move
        return None if seat is None else self._bots.get(seat) or self._stand_ins.get(seat)

    async def _bots_play(self) -> None:
        """Thinking does not hold the table up: what was thought for another position is thrown away."""
        try:
            while (mind := self._mind()) is not None:
                seat, n = self.to_move, self.n
                assert seat is not None, "somebody thinks for the seat to move"
                seen = sight(self.offer.game, self._state, (), seat)
                move = await self._off(mind.choose, seen, self._thoughts)
                async with self._lock:
                    if self.n == n and self._mind() is mind:
                        await self._bot_move(seat, move, seen)
        finally:
            self._thinking = None

    async def _bot_move(self, seat: Seat, move: Any, seen: Sight) -> None:
        """A bot that wants something illegal must not stop a game that people play: anything legal is better."""
        by: By = "bot" if seat in self._bots else "stand_in"
        try:
            await self._move(seat, move, by, None, None, None)
        except IllegalMove:
            await self._move(seat, seen.legal.sample(self._thoughts), by, None, None, None)

    async def _stand_in(self, seat: Seat) -> None:
        """Out of time, or gone for longer than the table's patience: a bot plays on until the person returns."""
        await self._off(self._store.set_stand_in, self.row.id, seat, True, Note(self.n, "stand_in", seat))
        self.seats[seat] = msgspec.structs.replace(self.seats[seat], stand_in=True)
        self._stand_ins[seat] = self.offer.bots[self.offer.stand_in]()
        self._tell_table()
        self._wake_bots()

    async def _hand_back(self, seat: Seat) -> None:
        if self._stand_ins.pop(seat, None) is None:
            return
        await self._off(self._store.set_stand_in, self.row.id, seat, False, Note(self.n, "returned", seat))
        self.seats[seat] = msgspec.structs.replace(self.seats[seat], stand_in=False)

    async def tick(self) -> None:
        """Adjudication: called now and then. Presence and heartbeat are other clocks."""
        async with self._lock:
            now = self._now()
            if self.row.status == "starting" and self._starting_at is not None:
                if now >= self._starting_at + REVEAL_WITHIN_S:
                    await self._start()
                return
            seat = self.to_move
            if seat is None or self._mind() is not None:
                return
            due = clocks.deadline(self.clocks, seat)
            gone = self._gone_since.get(seat)
            if (due is not None and now >= due) or (gone is not None and now >= gone + self.row.patience_s):
                await self._stand_in(seat)

    # What is told

    def _own_seat(self, connection: Connection) -> Seat:
        if connection.seat is None:
            raise Refusal("no_seat")
        return connection.seat

    def _sight(self, seat: Seat | None, events: Sequence[Event], answers: str | None) -> bytes:
        seen = msgspec.Raw(encode(sight(self.offer.game, self._state, events, seat)))
        return wire.write(wire.SightTold(self.n, seen, self.clocks, answers))

    def _broadcast(self, frame: Callable[[Seat | None], bytes]) -> None:
        """The same seat gets the same bytes, made once."""
        made: dict[Seat | None, bytes] = {}
        for connection in self.connections:
            if connection.seat not in made:
                made[connection.seat] = frame(connection.seat)
            connection.send(made[connection.seat])

    def _tell_table(self) -> None:
        self._broadcast(lambda seat: wire.write(self.info(seat)))

    def info(self, you: Seat | None) -> TableInfo:
        row = self.row
        return TableInfo(
            id=row.id,
            game=row.game,
            options=msgspec.Raw(row.options),
            status=row.status,
            seats=tuple(
                SeatInfo(seat.kind, seat.name, seat.bot, seat.kind == "bot" or self._is_here(seat.seat), seat.stand_in)
                for seat in self.seats
            ),
            you=you,
            commitment=row.commitment,
            clock=msgspec.Raw(row.clock),
            clocks=self.clocks,
            talk=row.talk,
            public=row.public,
        )

    def relay(self, connection: Connection, asked: wire.Gesture) -> None:
        """What a hand does is shown to the others and forgotten."""
        seat = self._own_seat(connection)
        if seat != self.to_move:
            raise IllegalMove("not_your_turn", seat=(self.to_move or 0) + 1)
        frame = wire.write(wire.GestureTold(seat, asked.now))
        for other in self.connections:
            if other is not connection:
                other.send(frame)
