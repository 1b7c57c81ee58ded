"""Analyses of finished games, stored once. An analysis names nobody, so nobody has to be forgotten in it."""

from __future__ import annotations

from sqlalchemy import select

from chantier.store.database import Database
from chantier.store.schema import analyses


class StoredAnalyses(Database):
    def keep_analysis(self, table: str, content: bytes) -> None:
        """JSON. Of two that are found at once the later one stays; they are the same."""
        with self._writing() as connection:
            self._put(connection, analyses, [{"table": table, "content": content}])

    def analysis(self, table: str) -> bytes | None:
        with self._reading() as connection:
            found: bytes | None = connection.execute(
                select(analyses.c.content).where(analyses.c.table == table)
            ).scalar_one_or_none()
            return found
