"""Chat messages of tables."""

from __future__ import annotations

import msgspec
from sqlalchemy import bindparam, func, insert, select

from chantier.core.rows import ChatMessage, TalkRow
from chantier.store.database import Database
from chantier.store.schema import talk
from chantier.store.statements import Ready, chosen, fetch
from chantier.store.tables import lock_table

_NEWEST = Ready(
    chosen(talk, TalkRow)
    .where(talk.c.table == bindparam("this"), talk.c.number >= bindparam("since"))
    .order_by(talk.c.number.desc())
    .limit(bindparam("limit"))
)


class Talk(Database):
    def add_talk(self, table: str, message: ChatMessage) -> TalkRow:
        """Gives it the next number of its table."""
        with self._writing(table) as connection:
            lock_table(connection, table)
            last = connection.execute(select(func.max(talk.c.number)).where(talk.c.table == table)).scalar()
            row = TalkRow(number=0 if last is None else last + 1, **msgspec.structs.asdict(message))
            connection.execute(insert(talk).values(table=table, **msgspec.structs.asdict(row)))
        return row

    def talk(self, table: str, since: int = 0, limit: int = 100) -> list[TalkRow]:
        """The newest, from a number on, in the order they were said."""
        with self._reading() as connection:
            return fetch(connection, TalkRow, _NEWEST, this=table, since=since, limit=limit)[::-1]
