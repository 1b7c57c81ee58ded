"""The log: turns in order, never changed afterwards. A turn and everything it brings about are one transaction."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, bindparam, delete, update

from chantier.core.errors import BadInput, Refusal
from chantier.core.rows import Ending, Note, Snapshot, StoredTurn
from chantier.store.database import Right
from chantier.store.notes import Notes, write_notes
from chantier.store.results import StoredResults
from chantier.store.schema import snapshots, tables, turns
from chantier.store.statements import Clash, Ready, Values, chosen, fetch, first
from chantier.store.tables import NEW_TURN, Tables

# One statement checks the number, locks the table and moves it on.
_ADVANCE = (
    update(tables)
    .where(tables.c.id == bindparam("this"), tables.c.turns == bindparam("number"), tables.c.status == "running")
    .values(turns=tables.c.turns + 1, moved_at=bindparam("now"))
)
_SINCE = Ready(
    chosen(turns, StoredTurn)
    .where(turns.c.table == bindparam("this"), turns.c.n >= bindparam("since"))
    .order_by(turns.c.n)
)
_ADVANCE_OWNED = _ADVANCE.where(tables.c.owner == bindparam("owner"), tables.c.epoch == bindparam("epoch"))
_OF_REQUEST = Ready(
    chosen(turns, StoredTurn).where(turns.c.table == bindparam("this"), turns.c.request == bindparam("named"))
)
_SNAPSHOT = Ready(chosen(snapshots, Snapshot).where(snapshots.c.table == bindparam("this")))
# The same for many tables of a SQLite file, which takes one statement's time for all of them.
_ADVANCE_ALL = """
    UPDATE tables SET turns = turns + 1, moved_at = moved.column3 FROM (VALUES {}) AS moved
    WHERE tables.id = moved.column1 AND tables.turns = moved.column2 AND tables.status = 'running'
"""
AT_ONCE_MOST = 200
"""Turns in one transaction."""
Appended = tuple[StoredTurn, Ending | None]
"""A turn, and how the game ends with it."""


class StoredTurns(StoredResults, Tables, Notes):
    def __init__(self, engine: Engine, right: Right | None = None) -> None:
        super().__init__(engine, right)
        self._advance = Ready(_ADVANCE if self.node is None else _ADVANCE_OWNED)

    def append_turn(self, turn: StoredTurn, notes: Sequence[Note] = (), ending: Ending | None = None) -> StoredTurn:
        """Stored when it returns. The same request again gives what was stored the first time, and stores nothing."""
        try:
            with self._writing() as connection:
                self._append(connection, [(turn, ending)])
                write_notes(connection, turn.table, notes)
        except Clash as clash:
            return self._stored_before(turn, clash)
        return turn

    def append_turns(self, batch: Sequence[Appended]) -> list[StoredTurn | Exception]:
        """Turns of many tables at once; for each what `append_turn` would have given or raised.

        All of them in one transaction, because most of what a turn costs is waiting for the disk. Where one cannot be
        stored, each is stored by itself, so that none suffers for another.
        """
        if len(batch) > AT_ONCE_MOST:
            return [*self.append_turns(batch[:AT_ONCE_MOST]), *self.append_turns(batch[AT_ONCE_MOST:])]
        try:
            self._append_all(batch)
        except Exception as error:
            if isinstance(error, Refusal) and error.code == "store_unavailable":
                return [error] * len(batch)
            return [self._by_itself(*one) for one in batch]
        return [turn for turn, _ in batch]

    def _append_all(self, batch: Sequence[Appended]) -> None:
        with self._writing() as connection:
            self._append(connection, sorted(batch, key=lambda one: one[0].table))

    def _by_itself(self, turn: StoredTurn, ending: Ending | None) -> StoredTurn | Exception:
        try:
            return self.append_turn(turn, ending=ending)
        except Exception as error:
            return error

    def _append(self, connection: Connection, batch: Sequence[Appended]) -> None:
        new = [msgspec.structs.asdict(turn) for turn, _ in batch]
        if self._is_sqlite:  # first, because this checks what it is given; nobody else can write meanwhile
            NEW_TURN.many(connection, new)
        if self._moved_on(connection, [turn for turn, _ in batch]) != len(batch):
            raise Clash("store_clash")
        if not self._is_sqlite:
            NEW_TURN.many(connection, new)
        for turn, ending in batch:
            if ending is not None:
                self._end(connection, turn.table, ending)

    def _moved_on(self, connection: Connection, moved: Sequence[StoredTurn]) -> int:
        """Number of tables that were where these turns found them."""
        node = self.node
        if self._is_sqlite:
            driver: Any = connection.connection.dbapi_connection
            given = [value for turn in moved for value in (turn.table, turn.n, turn.at)]
            text = _ADVANCE_ALL.format(", ".join(["(?, ?, ?)"] * len(moved)))
            return int(driver.execute(text, given).rowcount)
        steps: list[Values] = [{"this": turn.table, "number": turn.n, "now": turn.at} for turn in moved]
        if node is not None:
            steps = [step | node.owned(step["this"]) for step in steps]
        return self._advance.many(connection, steps)

    def _stored_before(self, turn: StoredTurn, clash: Clash) -> StoredTurn:
        known = None if turn.request is None else self.turn_of_request(turn.table, turn.request)
        if known is not None:
            return known
        row = self.table(turn.table)
        if row is None:
            raise BadInput("no_such_table")
        if row.status != "running":
            raise Refusal("table_not_running")
        if self.node is not None:
            self.node.check_owned(turn.table)
        if row.turns != turn.n:
            raise Refusal("old_number", expected=row.turns, came=turn.n)
        raise clash

    def turns(self, table: str, since: int = 0) -> list[StoredTurn]:
        """The turns from a number on."""
        with self._reading() as connection:
            return fetch(connection, StoredTurn, _SINCE, this=table, since=since)

    def turn_of_request(self, table: str, request: str) -> StoredTurn | None:
        with self._reading() as connection:
            return first(connection, StoredTurn, _OF_REQUEST, this=table, named=request)

    # Snapshots: a cache, so that a long game opens quickly

    def save_snapshot(self, table: str, n: int, content: bytes) -> None:
        """Instead of the one before; an older one that comes late is not kept."""
        with self._writing() as connection:
            self._put(connection, snapshots, [{"table": table, "n": n, "content": content}], unless_less="n")

    def snapshot(self, table: str) -> Snapshot | None:
        with self._reading() as connection:
            return first(connection, Snapshot, _SNAPSHOT, this=table)

    def drop_snapshots(self) -> None:
        with self._writing() as connection:
            connection.execute(delete(snapshots))
