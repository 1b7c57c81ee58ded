"""The store against a plain model of it: whatever is done in whatever order, both know the same and refuse the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import msgspec
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    precondition,
    rule,
    run_state_machine_as_test,
)
from msgspec.structs import replace

from chantier.core.errors import Refusal
from chantier.core.rows import (
    ChatMessage,
    Ending,
    Note,
    Played,
    Player,
    Rated,
    Result,
    SeatedPerson,
    SeatRow,
    Snapshot,
    StoredTurn,
    TableRow,
    TalkRow,
)
from chantier.store import Store
from tests.store.support.scenes import a_table, empty

SEATS = 2
BOT = "bot:blueprints/greedy"
names = st.sampled_from(["Ada", "Bo", "'; DROP TABLE seats;--", "𝄞", ""])
seat_numbers = st.integers(0, SEATS)  # the last does not exist
few = st.integers(0, 3)
"""Tokens, requests and numbers: few, so that they meet again."""


def outcome(call: Callable[[], object]) -> object:
    """What a call gives, or the code it is refused with."""
    try:
        return call()
    except Refusal as refused:
        return refused.code


class Link(msgspec.Struct, frozen=True):
    player: str
    expires_at: float
    used: bool = False


class House(msgspec.Struct):
    """The model: what a table knows, in one place."""

    row: TableRow
    seats: list[SeatRow]
    turns: list[StoredTurn] = msgspec.field(default_factory=list)
    notes: list[Note] = msgspec.field(default_factory=list)
    talk: list[TalkRow] = msgspec.field(default_factory=list)
    results: list[Played] = msgspec.field(default_factory=list)
    snapshot: Snapshot | None = None
    removed: set[str] = msgspec.field(default_factory=set)

    def seat_if(self, seat: int, condition: Callable[[SeatRow], bool], *statuses: str) -> bool:
        """Whether this seat exists, the table is in one of these states and the condition holds."""
        return seat < SEATS and (not statuses or self.row.status in statuses) and condition(self.seats[seat])

    @property
    def is_attended(self) -> bool:
        return any(one.kind == "person" and not one.stand_in for one in self.seats)


class Model(RuleBasedStateMachine):
    def __init__(self, store: Store) -> None:
        super().__init__()
        empty(store)
        self.store = store
        self.now = 0.0
        self.players: dict[str, Player] = {}
        self.identities: dict[str, str] = {}
        self.links: dict[str, Link] = {}
        self.houses: dict[str, House] = {}
        self.ratings: dict[str, int] = {}
        self.host = self._know(store.new_player("Host", "en", "host", 0.0), "host")

    def _know(self, player: Player, identity: str) -> str:
        self.players[player.id] = player
        self.identities[identity] = player.id
        return player.id

    def _later(self) -> float:
        self.now += 1.0
        return self.now

    def _player(self, data: st.DataObject) -> str:
        return data.draw(st.sampled_from(list(self.players)), label="player")

    def _sitter(self, data: st.DataObject, house: House, seat: int) -> str:
        """Whoever sits there, or anybody."""
        sitting = house.seats[seat].player if seat < SEATS else None
        return sitting if sitting is not None and data.draw(st.booleans(), label="their own") else self._player(data)

    def _house(self, data: st.DataObject) -> House:
        return self.houses[data.draw(st.sampled_from(list(self.houses)), label="table")]

    # People

    @rule(name=names, token=few)
    def new_player(self, name: str, token: int) -> None:
        identity = f"identity {token}"
        told = outcome(lambda: self.store.new_player(name, "en", identity, self._later()))
        if identity in self.identities:
            assert told == "store_clash"
        else:
            assert isinstance(told, Player)
            assert told == Player(told.id, name, "en", self.now)
            self._know(told, identity)

    @rule(data=st.data(), name=names)
    def rename(self, data: st.DataObject, name: str) -> None:
        player = self._player(data)
        assert self.store.rename(player, name, "fr")
        self.players[player] = replace(self.players[player], name=name, lang="fr")

    @rule(data=st.data(), number=few, lasts=st.sampled_from([1.0, 5.0, 100.0]))
    def add_link(self, data: st.DataObject, number: int, lasts: float) -> None:
        link, player = f"link {number}", self._player(data)
        told = outcome(lambda: self.store.add_link(player, link, self.now + lasts))
        assert told == ("store_clash" if link in self.links else None)
        self.links.setdefault(link, Link(player, self.now + lasts))

    @rule(number=few, token=few)
    def use_link(self, number: int, token: int) -> None:
        name, identity, now = f"link {number}", f"identity {token}", self._later()
        told = outcome(lambda: self.store.use_link(name, identity, now))
        link = self.links.get(name)
        if link is None or link.used or link.expires_at <= now:
            assert told is None
        elif identity in self.identities:
            assert told == "store_clash"
        else:
            assert told == self.players[link.player]
            self.links[name] = replace(link, used=True)
            self.identities[identity] = link.player

    @rule(data=st.data())
    def forget(self, data: st.DataObject) -> None:
        player = self._player(data)
        if player == self.host:  # somebody has to open tables
            return
        now, who = self._later(), f"player:{player}"
        concerned = [table for table, house in self.houses.items() if self._forget_at(house, player, who, now)]
        assert self.store.forget(player, "somebody", now) == sorted(concerned)
        del self.players[player]
        self.identities = {identity: owner for identity, owner in self.identities.items() if owner != player}
        self.links = {name: link for name, link in self.links.items() if link.player != player}
        self.ratings.pop(who, None)

    def _forget_at(self, house: House, player: str, who: str, now: float) -> bool:
        mine = [seat for seat in house.seats if seat.player == player]
        for seat in mine:
            house.seats[seat.seat] = self._forgotten(house, seat, now)
        said = [row for row in house.talk if row.player == player]
        for row in said:
            house.talk[row.number] = replace(row, player=None, name="somebody", phrase=None, text=None)
        house.results = [replace(one, who=None) if one.who == who else one for one in house.results]
        hosted = house.row.host == player
        house.row = replace(house.row, host=None) if hosted else house.row
        house.snapshot = None if mine or said or hosted else house.snapshot
        return bool(mine or said or hosted)

    def _forgotten(self, house: House, seat: SeatRow, now: float) -> SeatRow:
        if house.row.status == "open":
            return SeatRow(seat.seat, "open")
        going_on = house.row.status in ("starting", "running")
        if going_on and not seat.stand_in:
            house.notes.append(Note(house.row.turns, "stand_in", seat.seat, now))
        stand_in = seat.stand_in or going_on
        return replace(seat, name="somebody", player=None, token_hash=None, stand_in=stand_in, device=None)

    # Tables

    @initialize(data=st.data(), started=st.booleans())
    def begin_with_people_at_a_table(self, data: st.DataObject, started: bool) -> None:
        """Otherwise most runs would be over before anything happens."""
        self.new_player("Ada", 0)
        self.create_table(True, 0)
        for seat in range(SEATS):
            self.take_seat(data, seat, "name", False)
        if started:
            self.start(data, False)

    @rule(public=st.booleans(), number=st.integers(0, 1))
    def create_table(self, public: bool, number: int) -> None:
        row = a_table(
            self.players[self.host], id=f"table {number}", public=public, created_at=self._later(), attended_at=0.0
        )
        seats = [SeatRow(seat, "open") for seat in range(SEATS)]
        assert self.store.create_table(row, seats) == (row.id not in self.houses)
        self.houses.setdefault(row.id, House(row, seats))

    @precondition(lambda self: self.houses)
    @rule(data=st.data(), seat=seat_numbers, name=names, guest=st.booleans())
    def take_seat(self, data: st.DataObject, seat: int, name: str, guest: bool) -> None:
        house, player = self._house(data), self._player(data)
        device = data.draw(st.sampled_from(self._devices(player)), label="device")
        free: bool | str = house.seat_if(seat, lambda one: one.kind == "open", "open")
        if not guest and player in house.removed:
            free = "removed_from_table"
        elif free and not guest and any(one.player == player and not one.guest for one in house.seats):
            free = "already_seated"
        sitting = SeatedPerson(player, name, "token", guest, device)
        assert outcome(lambda: self.store.take_seat(house.row.id, seat, sitting)) == free
        if free is True:
            taken = replace(house.seats[seat], kind="person", name=name, player=player, guest=guest, device=device)
            house.seats[seat] = replace(taken, token_hash="token")

    def _devices(self, player: str) -> list[str | None]:
        return [None, *sorted(identity for identity, owner in self.identities.items() if owner == player)]

    @precondition(lambda self: self.houses)
    @rule(data=st.data(), seat=seat_numbers)
    def remove_from_seat(self, data: st.DataObject, seat: int) -> None:
        house = self._house(data)
        may = house.seat_if(seat, lambda one: one.kind == "person", "open")
        assert self.store.remove_from_seat(house.row.id, seat) == may
        if may:
            sitting = house.seats[seat]
            if sitting.player is not None and not sitting.guest:
                house.removed.add(sitting.player)
            house.seats[seat] = SeatRow(seat, "open")

    @precondition(lambda self: self.houses)
    @rule(data=st.data(), seat=seat_numbers)
    def hand_on(self, data: st.DataObject, seat: int) -> None:
        house = self._house(data)
        may = house.seat_if(seat, lambda one: one.player is not None and not one.guest, "open")
        assert self.store.hand_on(house.row.id, seat) == may
        if may:
            house.row = replace(house.row, host=house.seats[seat].player)

    @rule(data=st.data(), token=few)
    def revoke(self, data: st.DataObject, token: int) -> None:
        player, identity = self._player(data), f"identity {token}"
        known = self.identities.get(identity) == player
        concerned = [
            table for table, house in self.houses.items() if known and self._revoke_at(house, player, identity)
        ]
        assert self.store.revoke(player, [identity]) == sorted(concerned)
        if known:
            del self.identities[identity]
            self.links = {name: one for name, one in self.links.items() if one.player != player or one.used}

    def _revoke_at(self, house: House, player: str, identity: str) -> bool:
        held = [
            one
            for one in house.seats
            if one.player == player and one.device in (None, identity) and one.token_hash is not None
        ]
        for one in held:
            house.seats[one.seat] = replace(one, token_hash=None, device=None)
        return bool(held)

    @precondition(lambda self: self.houses)
    @rule(data=st.data(), seat=seat_numbers)
    def leave_seat(self, data: st.DataObject, seat: int) -> None:
        house = self._house(data)
        player = self._sitter(data, house, seat)
        mine = house.seat_if(seat, lambda one: one.player == player, "open")
        assert self.store.leave_seat(house.row.id, seat, player) == mine
        if mine:
            house.seats[seat] = SeatRow(seat, "open")

    @precondition(lambda self: self.houses)
    @rule(data=st.data(), seat=seat_numbers, bot=st.sampled_from(["greedy", None]))
    def set_bot(self, data: st.DataObject, seat: int, bot: str | None) -> None:
        house = self._house(data)
        if bot is None:
            may = house.seat_if(seat, lambda one: one.kind == "bot", "open")
            assert self.store.clear_bot(house.row.id, seat) == may
        else:
            may = house.seat_if(seat, lambda one: one.kind != "person", "open")
            assert self.store.set_bot(house.row.id, seat, bot, "Greedy") == may
        if may and bot is None:
            house.seats[seat] = SeatRow(seat, "open")
        elif may:
            house.seats[seat] = replace(house.seats[seat], kind="bot", name="Greedy", bot=bot)

    @precondition(lambda self: self.houses)
    @rule(data=st.data(), seat=seat_numbers)
    def rotate_token(self, data: st.DataObject, seat: int) -> None:
        house = self._house(data)
        player = self._sitter(data, house, seat)
        mine = house.seat_if(seat, lambda one: one.player == player)
        device = data.draw(st.sampled_from(self._devices(player)), label="device")
        assert self.store.rotate_token(house.row.id, seat, player, "new token", device) == mine
        if mine:
            house.seats[seat] = replace(house.seats[seat], token_hash="new token", device=device)

    @precondition(lambda self: self.houses)
    @rule(data=st.data(), seat=seat_numbers)
    def promise(self, data: st.DataObject, seat: int) -> None:
        house, now = self._house(data), self._later()
        stands = house.row.status == "starting"
        may = house.seat_if(
            seat, lambda one: one.kind == "person" and not (stands and one.chain_end), "open", "starting"
        )
        assert self.store.promise(house.row.id, seat, house.row.commitment, "hash", "end", now) == may
        if may:
            house.seats[seat] = replace(house.seats[seat], salt_hash="hash", chain_end="end")
            house.row = replace(house.row, asked_at=now if stands else None)

    @precondition(lambda self: self.houses)
    @rule(data=st.data(), seat=seat_numbers)
    def reveal_salt(self, data: st.DataObject, seat: int) -> None:
        house = self._house(data)
        may = house.seat_if(seat, lambda one: bool(one.chain_end) and not one.salt, "starting")
        assert self.store.reveal_salt(house.row.id, seat, "e0") == may
        if may:
            house.seats[seat] = replace(house.seats[seat], salt="e0")

    @precondition(lambda self: self.houses)
    @rule(data=st.data(), silent=st.sets(seat_numbers))
    def start_again(self, data: st.DataObject, silent: set[int]) -> None:
        house = self._house(data)
        may, attempt = house.row.status == "starting", house.row.attempt
        secret = (f"seed {attempt + 1}", f"commitment {attempt + 1}")
        assert self.store.start_again(house.row.id, attempt, secret, sorted(silent)) == may
        if may:
            house.row = replace(
                house.row,
                status="open",
                asked_at=None,
                attempt=attempt + 1,
                server_seed=secret[0],
                commitment=secret[1],
            )
            house.notes = []
            for seat, one in enumerate(house.seats):
                kept = replace(one, salt_hash=None, chain_end=None, salt=None)
                is_free = seat in silent or (one.kind == "person" and one.player is None)
                house.seats[seat] = SeatRow(seat, "open") if is_free else kept

    @precondition(lambda self: self.houses)
    @rule(data=st.data(), seat=seat_numbers, in_words=st.booleans())
    def set_in_words(self, data: st.DataObject, seat: int, in_words: bool) -> None:
        house = self._house(data)
        status = house.row.status
        in_time = status == "open" or (in_words and status in ("starting", "running"))
        changes = in_time and house.seat_if(seat, lambda one: one.kind == "person")
        assert self.store.set_in_words(house.row.id, seat, in_words) == changes
        if changes:
            house.seats[seat] = replace(house.seats[seat], in_words=in_words)

    @precondition(lambda self: self.houses)
    @rule(data=st.data(), seat=seat_numbers)
    def note_hint(self, data: st.DataObject, seat: int) -> None:
        house = self._house(data)
        note = Note(house.row.turns, "hint", seat, self._later())
        known = any((one.kind, one.n) == ("hint", note.n) for one in house.notes)
        is_new = house.row.status == "running" and not known
        assert self.store.note_hint(house.row.id, note) == is_new
        if is_new:
            house.notes.append(note)

    @precondition(lambda self: self.houses)
    @rule(data=st.data(), seat=seat_numbers, stand_in=st.booleans())
    def set_stand_in(self, data: st.DataObject, seat: int, stand_in: bool) -> None:
        house = self._house(data)
        note = Note(house.row.turns, "stand_in" if stand_in else "returned", seat, self._later())
        changes = house.seat_if(seat, lambda one: one.stand_in != stand_in)
        assert self.store.set_stand_in(house.row.id, seat, stand_in, note) == changes
        if changes:
            house.seats[seat] = replace(house.seats[seat], stand_in=stand_in)
            house.notes.append(note)

    @precondition(lambda self: self.houses)
    @rule(data=st.data())
    def call_to_start(self, data: st.DataObject) -> None:
        house, now = self._house(data), self._later()
        is_open = house.row.status == "open"
        assert self.store.set_status(house.row.id, "open", "starting", now) == is_open
        if is_open:
            house.row = replace(house.row, status="starting", asked_at=now)

    @precondition(lambda self: self.houses)
    @rule(data=st.data(), left_out=st.booleans())
    def start(self, data: st.DataObject, left_out: bool) -> None:
        house, now = self._house(data), self._later()
        first = StoredTurn(house.row.id, 0, None, "table", b"[]", now)
        notes = [Note(0, "left_out", 1, now)] if left_out else []
        may = house.row.status in ("open", "starting")
        assert self.store.start_table(house.row.id, ["aa", "bb"], first, notes) == may
        if may:
            begun = replace(house.row, status="running", salts=("aa", "bb"), started_at=now, moved_at=now, turns=1)
            house.row, house.turns, house.notes = begun, [first], house.notes + notes

    # The log

    @precondition(lambda self: self.houses)
    @rule(data=st.data(), turns=st.integers(1, 4), request=few)
    def play_on(self, data: st.DataObject, turns: int, request: int) -> None:
        house = self._house(data)
        for _ in range(turns):
            self._append(house, 0, None, False)
        self._append(house, 0, f"request {request}", False)

    @precondition(lambda self: self.houses)
    @rule(data=st.data(), ahead=st.integers(-1, 1), request=st.none() | few, ends=st.booleans())
    def append_turn(self, data: st.DataObject, ahead: int, request: int | None, ends: bool) -> None:
        self._append(self._house(data), ahead, None if request is None else f"request {request}", ends)

    @precondition(lambda self: self.houses)
    @rule(
        data=st.data(),
        asked=st.lists(st.tuples(st.integers(-1, 2), st.none() | few), min_size=1, max_size=4),
        ends=st.booleans(),
    )
    def append_turns(self, data: st.DataObject, asked: list[tuple[int, int | None]], ends: bool) -> None:
        """Together they are stored and refused as they would be one after the other."""
        houses = [self._house(data) for _ in asked]
        turns = [
            self._turn(house, ahead, None if request is None else f"request {request}")
            for house, (ahead, request) in zip(houses, asked, strict=True)
        ]
        endings: list[Ending | None] = [None] * len(asked)
        endings[-1] = self._ending(houses[-1], "ended") if ends else None
        told = self.store.append_turns(list(zip(turns, endings, strict=True)))
        for house, turn, ending, one in zip(houses, turns, endings, told, strict=True):
            self._check(house, turn, ending, one.code if isinstance(one, Refusal) else one)

    def _append(self, house: House, ahead: int, asked: str | None, ends: bool) -> None:
        turn = self._turn(house, ahead, asked)
        ending = self._ending(house, "ended") if ends else None
        self._check(house, turn, ending, outcome(lambda: self.store.append_turn(turn, ending=ending)))

    def _turn(self, house: House, ahead: int, asked: str | None) -> StoredTurn:
        n = house.row.turns + ahead
        return StoredTurn(house.row.id, n, 0, "seat", b"[1]", self._later(), b"null", asked, b"{}")

    def _check(self, house: House, turn: StoredTurn, ending: Ending | None, told: object) -> None:
        known = [one for one in house.turns if turn.request is not None and one.request == turn.request]
        if known:
            assert told == known[0]
        elif house.row.status != "running":
            assert told == "table_not_running"
        elif turn.n != house.row.turns:
            assert told == "old_number"
        else:
            assert told == turn
            house.turns.append(turn)
            house.row = replace(house.row, turns=house.row.turns + 1, moved_at=turn.at)
            self._end(house, ending)

    @precondition(lambda self: self.houses)
    @rule(data=st.data())
    def end_table(self, data: st.DataObject) -> None:
        house = self._house(data)
        self._later()
        ending = self._ending(house, "abandoned")
        assert self.store.end_table(house.row.id, ending) == (house.row.ended_at is None)
        if house.row.ended_at is None:
            self._end(house, ending)

    def _ending(self, house: House, status: Literal["ended", "abandoned"]) -> Ending:
        whos = [f"player:{seat.player}" if seat.player else BOT for seat in house.seats]
        results = tuple(Result(seat, who, seat * 10, 1 - seat, seat == 1) for seat, who in enumerate(whos))

        def rate(known: Any) -> list[Rated]:
            assert {who: rated.games for who, rated in known.items()} == {
                who: self.ratings[who] for who in whos if who in self.ratings
            }
            return [Rated(who, 25.0, 8.0, self.ratings.get(who, 0) + 1) for who in set(whos)]

        return Ending(status, self.now, results, rate)

    def _end(self, house: House, ending: Ending | None) -> None:
        if ending is None:
            return
        house.row = replace(house.row, status=ending.status, ended_at=ending.at)
        for one in ending.results:
            house.results.append(
                Played(house.row.id, house.row.game, ending.at, one.seat, one.who, one.points, one.place, one.won)
            )
        for who in {one.who for one in ending.results if one.who is not None}:
            self.ratings[who] = self.ratings.get(who, 0) + 1

    @precondition(lambda self: self.houses)
    @rule(data=st.data(), n=st.none() | few)
    def keep_or_drop_snapshots(self, data: st.DataObject, n: int | None) -> None:
        if n is None:
            self.store.drop_snapshots()
            for house in self.houses.values():
                house.snapshot = None
            return
        house = self._house(data)
        self.store.save_snapshot(house.row.id, n, b"\0%d" % self._later())
        if house.snapshot is None or n >= house.snapshot.n:
            house.snapshot = Snapshot(n, b"\0%d" % self.now)

    @precondition(lambda self: self.houses)
    @rule(data=st.data(), text=names)
    def talk(self, data: st.DataObject, text: str) -> None:
        house, player = self._house(data), self._player(data)
        row = TalkRow(len(house.talk), player, None, "name", None, text, self._later())
        assert self.store.add_talk(house.row.id, ChatMessage(player, None, "name", self.now, text=text)) == row
        house.talk.append(row)

    # Both know the same: looked at now and then, and at the end

    @rule()
    def look(self) -> None:
        self.people_are_the_same()
        self.tables_are_the_same()
        self.lists_are_the_same()

    def teardown(self) -> None:
        self.look()

    def people_are_the_same(self) -> None:
        for player in self.players.values():
            assert self.store.player(player.id) == player
        for token in range(4):
            owner = self.identities.get(f"identity {token}")
            assert self.store.player_by_identity(f"identity {token}") == (self.players[owner] if owner else None)

    def tables_are_the_same(self) -> None:
        for name, house in self.houses.items():
            assert self.store.table(name) == house.row
            assert self.store.seats(name) == house.seats
            assert self.store.look(name) == (house.row, house.seats, None)
            assert self.store.turns(name) == house.turns
            assert self.store.notes(name) == house.notes
            assert self.store.talk(name) == house.talk
            assert self.store.results(table=name) == house.results
            assert self.store.snapshot(name) == house.snapshot

    def _somebody_sits_at(self, table: str) -> bool:
        return any(one.kind == "person" for one in self.houses[table].seats)

    def lists_are_the_same(self) -> None:
        rows = sorted((house.row for house in self.houses.values()), key=lambda row: -row.created_at)
        listed = [row for row in rows if row.status == "open" and row.public and self._somebody_sits_at(row.id)]
        assert self.store.open_public_tables(10) == listed
        unfinished = [row for row in rows if row.status in ("starting", "running")]
        assert self.store.tables_to_wake() == [row for row in unfinished if self.houses[row.id].is_attended]
        for player in self.players:
            mine = [row for row in rows if any(seat.player == player for seat in self.houses[row.id].seats)]
            assert self.store.tables_of(player) == mine
        assert {one.who: one.games for one in self.store.leaderboard("blueprints")} == self.ratings


def test_the_store_is_what_the_model_is(store: Store) -> None:
    effort = settings(settings(), max_examples=50, stateful_step_count=40)
    run_state_machine_as_test(lambda: Model(store), settings=effort)  # type: ignore[arg-type]
