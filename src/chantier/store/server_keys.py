"""The key by which a server signs: made once, the same for every server on this database."""

from __future__ import annotations

from sqlalchemy import select

from chantier.store.database import Database
from chantier.store.schema import server_keys
from chantier.store.statements import inserted

_ONLY = 1


class ServerKeys(Database):
    def server_key(self, new: str) -> str:
        """The private key in hexadecimal digits; a new one, if there is none yet."""
        given = inserted(self._is_sqlite, server_keys).values(number=_ONLY, private_key=new).on_conflict_do_nothing()
        with self._writing() as connection:
            connection.execute(given)
            found: str = connection.execute(select(server_keys.c.private_key)).scalar_one()
        return found
