"""Servers that share a PostgreSQL database: each of them is a node, and each table belongs to one node at a time.

A node has a row in `nodes` that says until when it certainly lives, by the database's clock, and renews it twice a
second. A table's row says which node owns it, and its epoch: how often it has been taken. Every write about a table
names owner and epoch in the same transaction, so whoever has lost a table stores nothing more about it, however late
it notices; two nodes can never write the same game.

One row for each node is renewed, not one for each table: ten thousand games cost a node no more writes than ten. A
table may be taken from a node that no longer lives; until somebody does, its owner may go on. No locks of sessions: a
pooler between us and the database may keep sessions alive, or share them out.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from secrets import token_hex
from typing import Any

from sqlalchemy import (
    Connection,
    Double,
    Engine,
    Select,
    and_,
    bindparam,
    case,
    cast,
    delete,
    exists,
    extract,
    func,
    insert,
    or_,
    select,
    text,
    update,
)

from chantier.core.errors import BadInput, Refusal
from chantier.core.rows import NodeLoad, NodeRow
from chantier.store.schema import nodes, tables
from chantier.store.statements import chosen, fetch, refusing

LIVES_S = 3.0
"""So long a node counts as alive after it last said so: after that its tables may be taken."""
FORGOTTEN_AFTER_S = 3600.0
"""So long it is still told of a node that it was there."""
DATABASE_NOW = cast(extract("epoch", func.clock_timestamp()), Double)
"""By the database's clock: those of two servers may differ."""
_EPOCH = select(tables.c.owner, tables.c.epoch).where(tables.c.id == bindparam("this")).with_for_update()


class Node:
    """This server among those that share the database. Its methods may be called from any thread."""

    def __init__(self, engine: Engine, address: str, version: str) -> None:
        """`address`: where other nodes reach it."""
        self._engine, self.address, self._version = engine, address, version
        self.id = token_hex(8)
        """New with every start: what the last one owned is not this one's."""
        self._epochs: dict[str, int] = {}
        self._alive_until = 0.0
        """By this process's own clock, and never later than the database thinks."""
        self._missed: set[str] = set()
        """Tables that were found to be others' when something was to be written about them."""

    # Life

    def join(self) -> float:
        """From now on it is one of them; what the database's clock says."""
        row: dict[str, Any] = {"id": self.id, "address": self.address, "version": self._version}
        row |= {"draining": False, "tables": 0, "people": 0, "load": 0.0}
        with self._changing() as connection:
            connection.execute(delete(nodes).where(nodes.c.until < DATABASE_NOW - FORGOTTEN_AFTER_S))
            asked_at = time.monotonic()
            entered = insert(nodes).values(**row, started_at=DATABASE_NOW, until=DATABASE_NOW + LIVES_S)
            started_at = float(connection.execute(entered.returning(nodes.c.started_at)).scalar_one())
        self._alive_until = asked_at + LIVES_S
        return started_at

    def renew(self, load: NodeLoad, draining: bool = False) -> frozenset[str]:
        """It lives; the tables that it thought its own and that others have taken. It asks for them if the others may
        have thought it dead: by the database's clock, or because it was stopped in the middle of saying so."""
        lived = select(nodes.c.until > DATABASE_NOW).where(nodes.c.id == self.id)
        values = {"draining": draining, "tables": load.tables, "people": load.people, "load": load.load}
        asked_at = time.monotonic()
        with self._changing() as connection:
            was_alive = connection.execute(lived).scalar()
            if was_alive is None:  # forgotten: it has been away for very long
                raise Refusal("store_unavailable")
            me = update(nodes).where(nodes.c.id == self.id)
            connection.execute(me.values(until=DATABASE_NOW + LIVES_S, **values))
        certainly = was_alive and time.monotonic() < self._alive_until
        taken = frozenset() if certainly else self._taken_by_others()
        missed, self._missed = frozenset(self._missed), set()
        self._alive_until = asked_at + LIVES_S
        return missed | taken

    def _taken_by_others(self) -> frozenset[str]:
        thought = dict(self._epochs)
        with self._looking() as connection:
            mine = select(tables.c.id, tables.c.epoch).where(tables.c.owner == self.id)
            owned = {row.id: row.epoch for row in connection.execute(mine)}
        lost = frozenset(table for table, epoch in thought.items() if owned.get(table) != epoch)
        for table in lost:
            self._epochs.pop(table, None)
        return lost

    def leave(self) -> None:
        """It is not one of them any more, and what it has not handed over may be taken at once."""
        with self._changing() as connection:
            connection.execute(update(nodes).where(nodes.c.id == self.id).values(until=DATABASE_NOW))
        self._epochs.clear()

    def living(self) -> list[NodeRow]:
        """All nodes that live, this one among them."""
        with self._looking() as connection:
            return fetch(connection, NodeRow, _alive())

    # Tables

    def owns(self, table: str) -> bool:
        """Certainly: nobody else can have taken it. A node that was stopped for long does not know until it has
        asked."""
        return table in self._epochs and time.monotonic() < self._alive_until

    def epoch(self, table: str) -> int | None:
        """Of a table that it owns, as far as it knows. If it changes, somebody else has had the table meanwhile."""
        return self._epochs.get(table)

    def take(self, table: str, gone: str | None = None) -> NodeRow | None:
        """None: the table is ours. Otherwise whose it is, who lives. `gone`: a node of which is known that nobody
        listens at its address; its time need not be waited for."""
        alive = exists().where(nodes.c.id == tables.c.owner, nodes.c.until > DATABASE_NOW)
        free = or_(tables.c.owner.is_(None), tables.c.owner.in_([self.id, *([gone] if gone else [])]), ~alive)
        epoch = case((tables.c.owner == self.id, tables.c.epoch), else_=tables.c.epoch + 1)
        mine = update(tables).where(tables.c.id == table, free).values(owner=self.id, epoch=epoch)
        with self._changing() as connection:
            # Nothing has been stored by this epoch yet: if the database forgets that it was taken, nothing is lost.
            connection.execute(text("SET LOCAL synchronous_commit = off"))
            taken = connection.execute(mine.returning(tables.c.epoch)).scalar()
            if taken is not None:
                self._epochs[table] = taken
                return None
            return self._owner(connection, table)

    def created(self, connection: Connection, table: str) -> Callable[[], None]:
        """A new table is its maker's, inside the transaction that makes it; to be called once that is stored."""
        connection.execute(update(tables).where(tables.c.id == table).values(owner=self.id, epoch=1))
        return lambda: self._epochs.update({table: 1})

    def owner(self, table: str) -> NodeRow | None:
        """The node that owns a table, if it lives; None: nobody has it."""
        with self._looking() as connection:
            return self._owner(connection, table)

    def _owner(self, connection: Connection, table: str) -> NodeRow | None:
        known = select(tables.c.id).where(tables.c.id == table)
        if connection.execute(known).first() is None:
            raise BadInput("no_such_table")
        whose = _alive().where(nodes.c.id.in_(select(tables.c.owner).where(tables.c.id == table)))
        found = fetch(connection, NodeRow, whose)
        return found[0] if found else None

    def release(self, table: str, due_at: float | None) -> None:
        """Nobody needs it just now: whoever needs it next takes it; at this time somebody has to."""
        epoch = self._epochs.pop(table, None)
        if epoch is None:
            return
        mine = and_(tables.c.id == table, tables.c.owner == self.id, tables.c.epoch == epoch)
        with self._changing() as connection:
            connection.execute(text("SET LOCAL synchronous_commit = off"))
            connection.execute(update(tables).where(mine).values(owner=None, due_at=due_at))

    def orphans(self, most: int) -> list[str]:
        """Tables that somebody has to look after: what dead nodes had, and what is due."""
        # What a node that has died was doing nobody knows: all that it had awake is looked at.
        alive = select(nodes.c.id).where(nodes.c.until > DATABASE_NOW)
        orphaned = and_(tables.c.owner.is_not(None), tables.c.owner.not_in(alive))
        due = and_(tables.c.owner.is_(None), tables.c.due_at <= DATABASE_NOW)
        left = select(tables.c.id).where(or_(orphaned, due)).order_by(tables.c.due_at.nulls_first()).limit(most)
        with self._looking() as connection:
            return list(connection.execute(left).scalars())

    # Writes about tables

    def check(self, connection: Connection, table: str) -> None:
        """Inside a transaction that writes about a table: refused unless it is still ours, and then ours until its
        end, because whoever would take it has to wait."""
        found = connection.execute(_EPOCH, {"this": table}).first()
        if found is not None and tuple(found) != (self.id, self._epochs.get(table)):
            self._miss(table)

    def owned(self, table: str) -> dict[str, Any]:
        """Owner and epoch as a write of a turn has to find them."""
        return {"owner": self.id, "epoch": self._epochs.get(table, -1)}

    def check_owned(self, table: str) -> None:
        """After a write of a turn that was refused: was it for that?"""
        mine = select(tables.c.id).where(
            tables.c.id == table, tables.c.owner == self.id, tables.c.epoch == self._epochs.get(table, -1)
        )
        with self._looking() as connection:
            if connection.execute(mine).first() is None:
                self._miss(table)

    def _miss(self, table: str) -> None:
        self._epochs.pop(table, None)
        self._missed.add(table)
        raise Refusal("table_moved")

    @contextmanager
    def _changing(self) -> Iterator[Connection]:
        with refusing(), self._engine.begin() as connection:
            yield connection

    @contextmanager
    def _looking(self) -> Iterator[Connection]:
        with refusing(), self._engine.connect() as connection:
            yield connection


def _alive() -> Select[Any]:
    return chosen(nodes, NodeRow).where(nodes.c.until > DATABASE_NOW).order_by(nodes.c.started_at, nodes.c.id)
