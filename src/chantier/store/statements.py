"""Statements: how they are run, compiled once or made into rows, and what they may be refused with."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from itertools import chain
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from sqlalchemy import Connection, CursorResult, Dialect, Executable, Select, Table, select
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

if TYPE_CHECKING:  # it takes long to load, and SQLite does without
    from sqlalchemy.dialects import postgresql

Row = TypeVar("Row", bound=msgspec.Struct)


ROWS_AT_ONCE = 64
"""In one statement of SQLite's, which has room for some thousand values."""
Values = dict[str, Any]
"""Of a row's columns."""
AnySelect = Select[Any]


class Clash(Refusal):
    """Conflict: a write names something that does not exist, or exists already."""


@contextmanager
def refusing() -> Iterator[None]:
    """Nothing of a database's own complaints leaves the store, except where we asked for something senseless."""
    try:
        yield
    except (IntegrityError, sqlite3.IntegrityError) as error:
        raise Clash("store_clash") from error
    except (DataError, ProgrammingError, NotSupportedError, sqlite3.DataError, sqlite3.ProgrammingError):
        raise
    except (DatabaseError, InterfaceError, NoConnection, sqlite3.Error) as error:  # locked, full, damaged, gone
        raise Refusal("store_unavailable") from error
    except StatementError as error:
        if isinstance(error.orig, Refusal):  # a column's own
            raise error.orig from None
        raise


@cache
def upsert(is_sqlite: bool, table: Table, unless_less: str | None) -> Ready:
    given = inserted(is_sqlite, table)
    values = {column.name: given.excluded[column.name] for column in table.c if not column.primary_key}
    only_if = None if unless_less is None else table.c[unless_less] <= given.excluded[unless_less]
    put = given.on_conflict_do_update(index_elements=[*table.primary_key], set_=values, where=only_if)
    return Ready(put, [column.name for column in table.c])


def inserted(is_sqlite: bool, table: Table) -> sqlite.Insert | postgresql.Insert:
    """An insert that can say what to do where there is a row."""
    if is_sqlite:
        return sqlite.insert(table)
    from sqlalchemy.dialects import postgresql

    return postgresql.insert(table)


class Ready:
    """A statement that is run often, compiled once for each kind of database.

    Core prepares a statement anew for every run, which takes several times as long as the database needs to run it. On
    SQLite this goes straight to the driver, with the values as the columns want them; a network hides the difference,
    so PostgreSQL's reads go through Core, which knows what to do when a connection breaks. Values are given by name;
    `columns` are those that an insert or an update sets.
    """

    def __init__(self, statement: Executable, columns: Sequence[str] | None = None) -> None:
        self._statement, self._columns = statement, columns
        self._compiled: dict[str, _Compiled] = {}

    def __call__(self, connection: Connection, **values: object) -> int:
        """Number of rows that it changed."""
        form = self._form(connection)
        changed: int = _driver(connection).execute(form.text, form.given(values)).rowcount
        return changed

    def many(self, connection: Connection, rows: Sequence[Values]) -> int:
        """Once for each of these; how many rows it changed in all."""
        form, driver = self._form(connection), _driver(connection)
        given = [form.given(values) for values in rows]
        if not form.takes_rows:
            changed: int = driver.executemany(form.text, given).rowcount
            return changed
        return sum(
            driver.execute(form.for_rows(len(some)), [*chain.from_iterable(some)]).rowcount
            for some in (given[start : start + ROWS_AT_ONCE] for start in range(0, len(given), ROWS_AT_ONCE))
        )

    def rows(self, connection: Connection, values: Values) -> Iterable[Sequence[Any]]:
        if connection.dialect.name != "sqlite":
            return connection.execute(self._statement, values)
        form = self._form(connection)
        return map(form.taken, _driver(connection).execute(form.text, form.given(values)))

    def scalar(self, connection: Connection, **values: object) -> Any:
        """The first value of the first row; None: there is no row."""
        return next((row[0] for row in self.rows(connection, values)), None)

    def _form(self, connection: Connection) -> _Compiled:
        dialect = connection.dialect
        found = self._compiled.get(dialect.name)
        if found is None:
            found = self._compiled[dialect.name] = _Compiled(self._statement, self._columns, dialect)
        return found


class _Compiled:
    def __init__(self, statement: Executable, columns: Sequence[str] | None, dialect: Dialect) -> None:
        compiled = statement.compile(dialect=dialect, column_keys=columns)  # type: ignore[attr-defined]
        self.text = str(compiled)
        self._is_ordered = compiled.positiontup is not None
        self._constants = {name: bound.effective_value for name, bound in compiled.binds.items() if not bound.required}
        fits = {
            name: bound.type.dialect_impl(dialect).bind_processor(dialect) or _as_it_is
            for name, bound in compiled.binds.items()
        }
        self._fits = [(name, fits[name]) for name in compiled.positiontup or fits]
        self._row = f"({', '.join('?' * len(self._fits))})"
        self.takes_rows = dialect.name == "sqlite" and self.text.endswith(f" VALUES {self._row}")
        shown = statement.selected_columns if isinstance(statement, Select) else ()
        self._reads = [column.type.dialect_impl(dialect).result_processor(dialect, None) for column in shown]

    def for_rows(self, count: int) -> str:
        """An insert of so many rows. The driver lets go of the interpreter's lock for every statement, and has to
        wait for it anew whenever the event loop is busy: one statement waits once."""
        return self.text + f", {self._row}" * (count - 1)

    def given(self, values: Values) -> Any:
        """Values as the driver wants them."""
        named = {**self._constants, **values} if self._constants else values
        if self._is_ordered:
            return [fit(named[name]) for name, fit in self._fits]
        return {name: fit(named[name]) for name, fit in self._fits}

    def taken(self, row: Sequence[Any]) -> Sequence[Any]:
        """A row of the driver's as its columns mean it."""
        return [value if read is None else read(value) for read, value in zip(self._reads, row, strict=True)]


def _driver(connection: Connection) -> Any:
    """The driver's own connection, inside this one's transaction."""
    if connection.dialect.name == "sqlite":
        return connection.connection.dbapi_connection
    return _Watched(connection)


class _Watched:
    """Core runs the statement, so that it notices when the connection has broken."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def execute(self, text: str, given: Any) -> CursorResult[Any]:
        return self._connection.exec_driver_sql(text, given)

    executemany = execute


def _as_it_is(value: object) -> object:
    return value


def chosen(table: Table, kind: type[Row]) -> AnySelect:
    """The columns that make rows of this kind."""
    return select(*[table.c[name] for name in kind.__struct_fields__])


def fetch(connection: Connection, kind: type[Row], statement: AnySelect | Ready, **values: object) -> list[Row]:
    """Runs a statement with values for its parameters. Frequent statements are made once: making one anew
    takes as long as running it."""
    return [kind(*row) for row in _run(connection, statement, values)]


def first(connection: Connection, kind: type[Row], statement: AnySelect | Ready, **values: object) -> Row | None:
    row = next(iter(_run(connection, statement, values)), None)
    return None if row is None else kind(*row)


def _run(connection: Connection, statement: AnySelect | Ready, values: Values) -> Iterable[Sequence[Any]]:
    return statement.rows(connection, values) if isinstance(statement, Ready) else connection.execute(statement, values)
