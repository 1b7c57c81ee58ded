"""Transactions: one for reading, one for writing, and what they may be refused with."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from functools import cache
from os import stat
from threading import Lock
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, Executable, Insert, Select, Table, select, text
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import (
    DatabaseError,
    DataError,
    IntegrityError,
    InterfaceError,
    NotSupportedError,
    ProgrammingError,
    StatementError,
)
from sqlalchemy.exc import TimeoutError as NoConnection

from chantier.core.errors import Refusal
from chantier.store.address import WRITE_WITHIN_S
from chantier.store.writer import Writer

if TYPE_CHECKING:  # it takes long to load, and SQLite does without
    from sqlalchemy.dialects import postgresql

Row = TypeVar("Row", bound=msgspec.Struct)
READERS = 6
"""So many ways to read a SQLite file are kept open from the beginning: they go on when it has been moved away."""


Values = dict[str, Any]
"""Of a row's columns."""
AnySelect = Select[Any]


class Clash(Refusal):
    """Conflict: a write names something that does not exist, or exists already."""


class Database:
    """Base of every part of the store. May be called from any thread; no transaction outlives its call."""

    def __init__(self, engine: Engine, writer: Writer | None = None) -> None:
        """With the right to write where a server holds the database; a tool or a test does without."""
        self._engine, self.writer = engine, writer
        self._is_sqlite = engine.dialect.name == "sqlite"
        self._one_at_a_time: AbstractContextManager[object] = nullcontext()
        self._connected: Callable[[], AbstractContextManager[Connection]] = engine.connect
        if self._is_sqlite:
            # SQLite has one writer at a time anyway: threads that queue here are woken at once instead of trying again,
            # and share a connection, which is quicker than fetching one for every turn.
            shared = engine.connect().execution_options(writes=True)
            shared.connection.cursor().execute(f"PRAGMA busy_timeout = {WRITE_WITHIN_S * 1000:.0f}").close()
            for reader in [engine.connect() for _ in range(READERS)]:
                reader.close()
            self._one_at_a_time, self._connected = _OneAtATime(engine), lambda: nullcontext(shared)

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        with _refusing(), self._engine.connect() as connection:
            yield connection

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        """All of it or nothing: kept when the block ends, undone when it raises."""
        with _refusing(), self._one_at_a_time, self._connected() as connection, connection.begin():
            if self.writer is not None:
                self.writer.check(connection)
            yield connection

    def _put(self, connection: Connection, table: Table, rows: list[Values], unless_less: str | None = None) -> None:
        """New rows, or new values where there is a row with this key, perhaps only where one of them is not less."""
        connection.execute(_upsert(self._is_sqlite, table, unless_less), rows)

    def probe(self) -> None:
        """Writes something, or is refused: then nothing else could be written either. SQLite writes only what differs,
        and does not need this column; on PostgreSQL it belongs to whoever holds the database, and stays as it is."""
        value = "coalesce(renewed_at, 0) + 1" if self._is_sqlite else "renewed_at"
        with self._writing() as connection:
            connection.execute(text(f"UPDATE writers SET renewed_at = {value}"))

    @property
    def address(self) -> str:
        """Without its password."""
        return str(self._engine.url)

    @property
    def may_write(self) -> bool:
        """False once another server has been found to hold the database."""
        return self.writer is None or not self.writer.is_lost

    def close(self) -> None:
        if self.writer is not None:
            self.writer.release()
        if self._is_sqlite:
            with self._connected() as writer:
                writer.close()
        self._engine.dispose()


class _OneAtATime:
    """Lock for writes to a SQLite file. A writer waits for the others of this process, but not for ever. It
    does not write into a file that has been moved away or deleted: nobody could read it."""

    def __init__(self, engine: Engine) -> None:
        self._path = engine.url.database or ""
        self._lock, self._file = Lock(), self._identity()

    def __enter__(self) -> None:
        if self._identity() != self._file or not self._lock.acquire(timeout=WRITE_WITHIN_S):
            raise Refusal("store_unavailable")

    def __exit__(self, *_: object) -> None:
        self._lock.release()

    def _identity(self) -> tuple[int, int] | None:
        try:
            found = stat(self._path)
        except OSError:
            return None
        return found.st_dev, found.st_ino


@contextmanager
def _refusing() -> Iterator[None]:
    """Nothing of a database's own complaints leaves the store, except where we asked for something senseless."""
    try:
        yield
    except IntegrityError as error:
        raise Clash("store_clash") from error
    except (DataError, ProgrammingError, NotSupportedError):
        raise
    except (DatabaseError, InterfaceError, NoConnection, sqlite3.Error) as error:  # locked, full, damaged, gone
        raise Refusal("store_unavailable") from error
    except StatementError as error:
        if isinstance(error.orig, Refusal):  # a column's own
            raise error.orig from None
        raise


@cache
def _upsert(is_sqlite: bool, table: Table, unless_less: str | None) -> Insert:
    given = inserted(is_sqlite, table)
    values = {column.name: given.excluded[column.name] for column in table.c if not column.primary_key}
    only_if = None if unless_less is None else table.c[unless_less] <= given.excluded[unless_less]
    return given.on_conflict_do_update(index_elements=[*table.primary_key], set_=values, where=only_if)


def inserted(is_sqlite: bool, table: Table) -> sqlite.Insert | postgresql.Insert:
    """An insert that can say what to do where there is a row."""
    if is_sqlite:
        return sqlite.insert(table)
    from sqlalchemy.dialects import postgresql

    return postgresql.insert(table)


class Ready:
    """A statement that runs with every turn, compiled once.

    Core prepares a statement anew for every run, which takes longer than the database needs to run it: measured, a turn
    costs half as much this way. The columns still check what they are given.
    """

    def __init__(self, engine: Engine, statement: Executable, columns: Sequence[str] | None = None) -> None:
        compiled = statement.compile(engine, column_keys=columns)  # type: ignore[attr-defined]
        self._text = str(compiled)
        self._order: list[str] | None = compiled.positiontup
        self._constants = {name: value for name, value in compiled.params.items() if value is not None}
        self._fits = {
            name: bound.type.dialect_impl(engine.dialect).bind_processor(engine.dialect) or _as_it_is
            for name, bound in compiled.binds.items()
        }

    def __call__(self, connection: Connection, rows: Sequence[Values]) -> int:
        """Once for each of these; how many rows it changed in all."""
        return connection.exec_driver_sql(self._text, [self._given(values) for values in rows]).rowcount

    def _given(self, values: Values) -> Any:
        given = {name: self._fits[name](value) for name, value in {**self._constants, **values}.items()}
        return given if self._order is None else tuple(given[name] for name in self._order)


def _as_it_is(value: object) -> object:
    return value


def chosen(table: Table, kind: type[Row]) -> AnySelect:
    """The columns that make rows of this kind."""
    return select(*[table.c[name] for name in kind.__struct_fields__])


def fetch(connection: Connection, kind: type[Row], statement: AnySelect, **values: object) -> list[Row]:
    """Runs a statement with values for its parameters. Frequent statements are made once: making one anew
    takes as long as running it."""
    return [kind(*row) for row in connection.execute(statement, values)]


def first(connection: Connection, kind: type[Row], statement: AnySelect, **values: object) -> Row | None:
    row = connection.execute(statement, values).first()
    return None if row is None else kind(*row)
