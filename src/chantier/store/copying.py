"""Copies everything that one store keeps into another: from SQLite to PostgreSQL, or back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from sqlalchemy import Connection, Table, func, select

from chantier.core.errors import BadInput
from chantier.store.database import Database
from chantier.store.schema import metadata, nodes, tables, writers
from chantier.store.statements import refusing

ROWS_AT_ONCE = 500
OF_A_SERVER = {nodes, writers}
"""About the servers that run on a database just now: nobody else's business."""
Progress = Callable[[int, int], None]
"""Told how many rows are done, and of how many."""


def copy(source: Database, target: Database, progress: Progress = lambda done, rows: None) -> int:
    """All rows, as they were at one moment, in one transaction: whole or not at all. How many they were. The target
    must be empty."""
    kept = [table for table in metadata.sorted_tables if table not in OF_A_SERVER]
    with source.as_of_now() as reading, target.filling() as writing:
        if any(_count(writing, table) for table in kept):
            raise BadInput("store_not_empty", address=target.address)
        rows, done = sum(_count(reading, table) for table in kept), 0
        for table in kept:
            for some in _rows(reading, table):
                with refusing():
                    writing.execute(table.insert(), some)
                done += len(some)
                progress(done, rows)
    return rows


def _count(connection: Connection, table: Table) -> int:
    return int(connection.execute(select(func.count()).select_from(table)).scalar_one())


def _rows(connection: Connection, table: Table) -> Iterator[list[dict[str, Any]]]:
    found = connection.execution_options(yield_per=ROWS_AT_ONCE).execute(select(table))
    for some in found.mappings().partitions():
        yield [_without_owner(dict(row)) if table is tables else dict(row) for row in some]


def _without_owner(row: dict[str, Any]) -> dict[str, Any]:
    """Nobody has it yet: whichever server comes first takes it, at once if its game goes on by itself."""
    return {**row, "owner": None, "due_at": 0.0 if row["status"] in ("starting", "running") else None}
