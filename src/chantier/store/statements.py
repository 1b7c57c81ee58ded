"""Statements: how they are run, compiled once or made into rows, and what they may be refused with."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, Executable, Insert, Select, Table, select
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
def upsert(is_sqlite: bool, table: Table, unless_less: str | None) -> Insert:
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
