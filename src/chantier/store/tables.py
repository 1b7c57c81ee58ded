"""Tables and who sits at them, until a game begins. Whoever changes a table locks its row first."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    and_,
    bindparam,
    case,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)

from chantier.core.errors import BadInput, Refusal
from chantier.core.events import Seat
from chantier.core.rows import Note, SeatedPerson, SeatRow, Status, StoredTurn, TableRow
from chantier.store.database import Database
from chantier.store.notes import write_notes
from chantier.store.people_schema import blocks
from chantier.store.schema import notes, players, removals, seats, tables, turns
from chantier.store.statements import AnySelect, Clash, Ready, Values, chosen, fetch, first

DAY_S = 86_400.0
EMPTY_SEAT = {
    "kind": "open",
    "name": "",
    "player": None,
    "bot": None,
    "token_hash": None,
    "salt_hash": None,
    "salt": None,
    "chain_end": None,
    "stand_in": False,
    "guest": False,
    "in_words": False,
    "device": None,
}

_THIS = chosen(tables, TableRow).where(tables.c.id == bindparam("this"))
_TABLE, _LOCKED = Ready(_THIS), Ready(_THIS.with_for_update())
_SEATS = Ready(chosen(seats, SeatRow).where(seats.c.table == bindparam("this")).order_by(seats.c.seat))
_REMATCH = Ready(
    select(tables.c.id).where(tables.c.rematch_of == bindparam("this")).order_by(tables.c.created_at).limit(1)
)
_NEW_TABLE = Ready(insert(tables), TableRow.__struct_fields__)
_NEW_SEAT = Ready(insert(seats), ("table", *SeatRow.__struct_fields__))
NEW_TURN = Ready(insert(turns), StoredTurn.__struct_fields__)
_HOST = Ready(select(players.c.id).where(players.c.id == bindparam("this")).with_for_update())
_OPEN_TABLES = Ready(
    select(func.count())
    .select_from(tables)
    .where(tables.c.host == bindparam("this"), tables.c.public == bindparam("shown"), tables.c.status == "open")
)
_WITH_CODE = Ready(select(tables.c.id).where(tables.c.code == bindparam("typed")))
_REMOVED = Ready(
    select(removals.c.player).where(removals.c.table == bindparam("this"), removals.c.player == bindparam("who"))
)
_THERE = (
    select(seats.c.player)
    .where(seats.c.table == bindparam("this"))
    .union(select(tables.c.host).where(tables.c.id == bindparam("this")))
)
_BLOCKED = Ready(
    select(blocks.c.blocked).where(blocks.c.blocked == bindparam("who"), blocks.c.player.in_(_THERE)).limit(1)
)
_HAD_STATUS = update(tables).where(tables.c.id == bindparam("this"), tables.c.status == bindparam("was"))
_SET_STATUS, _CLOSE = Ready(_HAD_STATUS, ("status", "asked_at")), Ready(_HAD_STATUS, ("status", "asked_at", "code"))
_BEGIN = Ready(
    update(tables).where(tables.c.id == bindparam("this")),
    ("status", "salts", "started_at", "moved_at", "turns", "code"),
)
_PLACE = update(seats).where(seats.c.table == bindparam("this"), seats.c.seat == bindparam("place"))
_TAKE_SEAT = Ready(_PLACE.where(seats.c.kind == "open"), ("kind", *SeatedPerson.__struct_fields__))
_OF_PERSON = _PLACE.where(seats.c.kind == "person")
_PROMISE = Ready(_OF_PERSON, ("salt_hash", "chain_end"))
_PROMISE_FIRST = Ready(_OF_PERSON.where(seats.c.chain_end.is_(None)), ("salt_hash", "chain_end"))
_ASKED_ANEW = Ready(update(tables).where(tables.c.id == bindparam("this")), ("asked_at",))
_REVEAL = Ready(_PLACE.where(seats.c.chain_end.is_not(None), seats.c.salt.is_(None)), ("salt",))


class Tables(Database):
    # Tables

    def create_table(
        self, row: TableRow, seat_rows: Sequence[SeatRow], codes: Sequence[str] = (), most_open: int | None = None
    ) -> bool:
        """With the first of these codes that no other table has. False if there is a table with this id already.
        Refused if the host had one open table too many, counted apart for public and private ones."""
        owned: Callable[[], None] | None = None
        try:
            with self._writing() as connection:
                if most_open is not None:
                    _check_open_tables(connection, row.host, row.public, most_open)
                row = msgspec.structs.replace(row, code=_free_code(connection, codes))
                _NEW_TABLE(connection, **msgspec.structs.asdict(row))
                _NEW_SEAT.many(connection, [{"table": row.id, **msgspec.structs.asdict(seat)} for seat in seat_rows])
                if self.node is not None:
                    owned = self.node.created(connection, row.id)
        except Clash:
            if self.table(row.id) is None:  # then it was not the id: the host, or a seat given twice
                raise
            return False
        if owned is not None:
            owned()
        return True

    def table(self, table: str) -> TableRow | None:
        with self._reading() as connection:
            return first(connection, TableRow, _TABLE, this=table)

    def look(self, table: str) -> tuple[TableRow, list[SeatRow], str | None] | None:
        """A table, who sits there, and where they play once more if they do: all of the same moment."""
        with self._reading() as connection:
            row = first(connection, TableRow, _TABLE, this=table)
            sitting = fetch(connection, SeatRow, _SEATS, this=table)
            again: str | None = _REMATCH.scalar(connection, this=table)
        return None if row is None else (row, sitting, again)

    def open_public_tables(self, limit: int, now: float = 0.0, away_s: float = 0.0) -> list[TableRow]:
        """Those where somebody sits and is there, the newest first; then those where somebody was there not long ago,
        which patient tables see in their own way, though none for longer than a day."""
        seen = tables.c.attended_at
        attended, waited_for = seen + away_s >= now, and_(seen + tables.c.patience_s >= now, seen + DAY_S >= now)
        taken = exists().where(seats.c.table == tables.c.id, seats.c.kind == "person")
        listed = chosen(tables, TableRow).where(
            tables.c.status == "open", tables.c.public.is_(True), taken, or_(attended, waited_for)
        )
        first = case((attended, 0), else_=1)
        return self._tables(listed.order_by(first, tables.c.created_at.desc(), tables.c.id).limit(limit))

    def tables_of(self, player: str, status: Status | None = None, limit: int | None = None) -> list[TableRow]:
        """Tables where a person sits, the newest first."""
        seated = tables.c.id.in_(select(seats.c.table).where(seats.c.player == player))
        asked = _newest_first(seated, *([] if status is None else [tables.c.status == status]))
        return self._tables(asked.limit(limit))

    def tables_without_host(self, names: Sequence[str]) -> list[TableRow]:
        """Those of these that are open and belong to nobody."""
        return self._tables(_newest_first(tables.c.id.in_(names), tables.c.status == "open", tables.c.host.is_(None)))

    def tables_to_wake(self) -> list[TableRow]:
        """Those that go on by themselves when a server starts again: games where a person sits for whom no bot stands
        in. Nobody waits at the others."""
        sits = exists().where(seats.c.table == tables.c.id, seats.c.kind == "person", ~seats.c.stand_in)
        return self._tables(_newest_first(tables.c.status.in_(("starting", "running")) & sits))

    def _tables(self, statement: AnySelect) -> list[TableRow]:
        with self._reading() as connection:
            return fetch(connection, TableRow, statement)

    def set_status(self, table: str, was: Status, status: Status, asked_at: float | None = None) -> bool:
        """False if the table is not (any more) what it was thought to be."""
        values: Values = {"this": table, "was": was, "status": status, "asked_at": asked_at}
        with self._writing(table) as connection:
            if status == "open":
                return _SET_STATUS(connection, **values) == 1
            return _CLOSE(connection, **values, code=None) == 1

    def start_table(self, table: str, salts: Sequence[str], turn: StoredTurn, notes: Sequence[Note] = ()) -> bool:
        """The game begins with its first turn, the set-up. False if it has begun already."""
        begin = {"status": "running", "salts": tuple(salts), "started_at": turn.at, "moved_at": turn.at, "turns": 1}
        begin["code"] = None  # another table may have it
        with self._writing(table) as connection:
            if lock_table(connection, table).status not in ("open", "starting"):
                return False
            _BEGIN(connection, this=table, **begin)
            NEW_TURN(connection, **msgspec.structs.asdict(turn))
            write_notes(connection, table, notes)
        return True

    # Seats

    def seats(self, table: str) -> list[SeatRow]:
        with self._reading() as connection:
            return fetch(connection, SeatRow, _SEATS, this=table)

    def take_seat(self, table: str, seat: Seat, person: SeatedPerson) -> bool:
        """Of two people at once one gets it, and nobody gets two. A guest sits in the name of the player who brought
        them."""
        filled = msgspec.structs.asdict(person)
        try:
            with self._writing(table) as connection:
                if not person.guest and _is_removed(connection, table, person.player):
                    raise Refusal("removed_from_table")
                if not person.guest and _is_unwelcome(connection, table, person.player):
                    raise Refusal("not_welcome")
                if lock_table(connection, table).status != "open":
                    return False
                return _TAKE_SEAT(connection, this=table, place=seat, kind="person", **filled) == 1
        except Clash:
            if any(one.player == person.player and not one.guest for one in self.seats(table)):
                raise Refusal("already_seated") from None
            raise

    def remove_from_seat(self, table: str, seat: Seat) -> bool:
        """A person has to leave, and does not come back; a guest may. False: nobody sits there, or not any more."""
        with self._writing(table) as connection:
            sitting = select(seats.c.player, seats.c.guest).where(seats.c.table == table, seats.c.seat == seat)
            found = connection.execute(sitting).first()
            if not _change_seat(connection, table, seat, seats.c.kind == "person", **EMPTY_SEAT):
                return False
            if found is not None and found.player is not None and not found.guest:
                connection.execute(insert(removals), {"table": table, "player": found.player})
        return True

    def hand_on(self, table: str, seat: Seat) -> bool:
        """From now on the table is that of whoever sits there themselves. False: nobody does, or it is not open."""
        sitting = select(seats.c.player).where(
            seats.c.table == table, seats.c.seat == seat, seats.c.kind == "person", seats.c.guest.is_(False)
        )
        with self._writing(table) as connection:
            if lock_table(connection, table).status != "open":
                return False
            player: str | None = connection.execute(sitting).scalar()
            if player is not None:
                connection.execute(update(tables).where(tables.c.id == table).values(host=player))
            return player is not None

    def set_bot(self, table: str, seat: Seat, bot: str, name: str) -> bool:
        """Seats a bot where nobody sits, or another bot."""
        return self._before_the_game(table, seat, seats.c.kind != "person", kind="bot", bot=bot, name=name)

    def clear_bot(self, table: str, seat: Seat) -> bool:
        return self._before_the_game(table, seat, seats.c.kind == "bot", **EMPTY_SEAT)

    def leave_seat(self, table: str, seat: Seat, player: str) -> bool:
        return self._before_the_game(table, seat, seats.c.player == player, **EMPTY_SEAT)

    def _before_the_game(self, table: str, seat: Seat, condition: ColumnElement[bool], **values: object) -> bool:
        with self._writing(table) as connection:
            return _change_seat(connection, table, seat, condition, **values)

    # The steps of the dice before a game

    def promise(self, table: str, seat: Seat, commitment: str, salt_hash: str, chain_end: str, at: float) -> bool:
        """By a person, for the table's present secret; once the game starts only if there was none before, and then
        the others have time anew."""
        with self._writing(table) as connection:
            row = lock_table(connection, table)
            if row.commitment != commitment or row.status not in ("open", "starting"):
                return False
            promise = _PROMISE_FIRST if row.status == "starting" else _PROMISE
            is_new = promise(connection, this=table, place=seat, salt_hash=salt_hash, chain_end=chain_end) == 1
            if is_new and row.status == "starting":
                _ASKED_ANEW(connection, this=table, asked_at=at)
            return is_new

    def reveal_salt(self, table: str, seat: Seat, salt: str) -> bool:
        """Once, by a seat that has promised it, before the dice are fixed."""
        with self._writing(table) as connection:
            if lock_table(connection, table).status != "starting":
                return False
            return _REVEAL(connection, this=table, place=seat, salt=salt) == 1

    def start_again(
        self, table: str, attempt: int, secret: tuple[str, str], silent: Sequence[Seat], codes: Sequence[str] = ()
    ) -> bool:
        """The secret of this attempt is thrown away with all promises, and whoever was silent gives up the seat; so
        does who has been forgotten meanwhile. False if it is not this attempt any more that starts."""
        server_seed, commitment = secret
        free = or_(seats.c.seat.in_(silent), and_(seats.c.kind == "person", seats.c.player.is_(None)))
        with self._writing(table) as connection:
            row = lock_table(connection, table)
            if row.status != "starting" or row.attempt != attempt:
                return False
            anew = {"status": "open", "attempt": attempt + 1, "server_seed": server_seed, "commitment": commitment}
            anew["code"] = _free_code(connection, codes)
            connection.execute(update(tables).where(tables.c.id == table).values(**anew, asked_at=None))
            everywhere = update(seats).where(seats.c.table == table)
            connection.execute(everywhere.values(salt_hash=None, chain_end=None, salt=None))
            connection.execute(everywhere.where(free).values(**EMPTY_SEAT))
            connection.execute(delete(notes).where(notes.c.table == table))  # of somebody forgotten before the game
        return True

    def rotate_token(self, table: str, seat: Seat, player: str, token_hash: str, device: str | None = None) -> bool:
        """The same person elsewhere: the old token dies."""
        mine = update(seats).where(seats.c.table == table, seats.c.seat == seat, seats.c.player == player)
        with self._writing(table) as connection:
            return connection.execute(mine.values(token_hash=token_hash, device=device)).rowcount == 1

    def set_stand_in(self, table: str, seat: Seat, stand_in: bool, note: Note) -> bool:
        """False if it was so already; then nothing is noted."""
        other = update(seats).where(seats.c.table == table, seats.c.seat == seat, seats.c.stand_in.is_not(stand_in))
        with self._writing(table) as connection:
            lock_table(connection, table)
            changed = connection.execute(other.values(stand_in=stand_in)).rowcount == 1
            write_notes(connection, table, [note] if changed else [])
            return changed

    def note_hint(self, table: str, note: Note) -> bool:
        """Once for a turn, while the game runs; false: it was noted already, or it is too late."""
        same = select(notes.c.n).where(notes.c.table == table, notes.c.kind == note.kind, notes.c.n == note.n)
        with self._writing(table) as connection:
            is_new = lock_table(connection, table).status == "running" and connection.execute(same).first() is None
            write_notes(connection, table, [note] if is_new else [])
            return is_new

    def set_in_words(self, table: str, seat: Seat, in_words: bool) -> bool:
        """Until the game ends; taken back only before it begins: what was offered in it has been offered. False if it
        is too late."""
        mine = update(seats).where(seats.c.table == table, seats.c.seat == seat, seats.c.kind == "person")
        with self._writing(table) as connection:
            status = lock_table(connection, table).status
            if status != "open" and not (in_words and status in ("starting", "running")):
                return False
            return connection.execute(mine.values(in_words=in_words)).rowcount == 1


def _change_seat(
    connection: Connection, table: str, seat: Seat, condition: ColumnElement[bool], **values: object
) -> bool:
    """Before the game; false if it has begun or the seat is not as it was thought to be."""
    if lock_table(connection, table).status != "open":
        return False
    change = update(seats).where(seats.c.table == table, seats.c.seat == seat, condition).values(**values)
    return connection.execute(change).rowcount == 1


def _is_unwelcome(connection: Connection, table: str, player: str) -> bool:
    """Whoever has made the table, or sits there, has blocked this person."""
    return _BLOCKED.scalar(connection, this=table, who=player) is not None


def _is_removed(connection: Connection, table: str, player: str) -> bool:
    return _REMOVED.scalar(connection, this=table, who=player) is not None


def _check_open_tables(connection: Connection, host: str | None, public: bool, most: int) -> None:
    """The host's row is locked: whoever makes several at once makes them one after the other."""
    _HOST.scalar(connection, this=host)
    if _OPEN_TABLES.scalar(connection, this=host, shown=public) >= most:
        raise Refusal("too_many_open_tables", most=most)


def _free_code(connection: Connection, codes: Sequence[str]) -> str | None:
    """The first of these that no other table has."""
    return next((code for code in codes if _WITH_CODE.scalar(connection, typed=code) is None), None)


def lock_table(connection: Connection, table: str) -> TableRow:
    row = first(connection, TableRow, _LOCKED, this=table)
    if row is None:
        raise BadInput("no_such_table")
    return row


def _newest_first(*conditions: ColumnElement[bool]) -> AnySelect:
    return chosen(tables, TableRow).where(*conditions).order_by(tables.c.created_at.desc(), tables.c.id)
