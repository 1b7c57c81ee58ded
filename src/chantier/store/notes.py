"""Notes of a record besides the turns: kept in the order it was noted."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, func, insert, select

from chantier.core.rows import Note
from chantier.store.database import Database
from chantier.store.schema import notes
from chantier.store.statements import chosen, fetch


class Notes(Database):
    def notes(self, table: str) -> list[Note]:
        mine = chosen(notes, Note).where(notes.c.table == table).order_by(notes.c.number)
        with self._reading() as connection:
            return fetch(connection, Note, mine)


def write_notes(connection: Connection, table: str, new: Sequence[Note]) -> None:
    """For whoever has locked the table: the numbers go on where they stopped."""
    if not new:
        return
    last = connection.execute(select(func.max(notes.c.number)).where(notes.c.table == table)).scalar()
    rows = [
        {"table": table, "number": number, **msgspec.structs.asdict(note)}
        for number, note in enumerate(new, start=0 if last is None else last + 1)
    ]
    connection.execute(insert(notes), rows)
