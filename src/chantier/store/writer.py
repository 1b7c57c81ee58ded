"""The right to write a SQLite file: one server at a time holds it, from its start to its death.

What tells that a holder has died is the system's lock on a file beside the database, which ends with the process.
SQLite itself takes it, in an empty database, so it works wherever the database does. Every holder has a number of its
own besides, the epoch, in the one row of `writers`; each transaction that writes asks for it first, so whoever has lost
the right stores nothing more, however late it notices. A PostgreSQL database is shared by many servers: see node.py.
"""

from __future__ import annotations

import logging
import os
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Event, Thread
from typing import Any

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import SQLAlchemyError

from chantier.core.errors import BadInput, Refusal
from chantier.store.address import create_private

log = logging.getLogger(__name__)
LOOK_EVERY_S = 1.0


class FileLock:
    """The system's lock on a file beside the database. Links to the same file lead to the same lock."""

    def __init__(self, engine: Engine) -> None:
        path = Path(os.path.realpath(engine.url.database or ""))
        beside = path.with_name(f"{path.name}-lock")
        create_private(beside)
        self._connection = sqlite3.connect(beside, timeout=0, isolation_level=None, check_same_thread=False)
        try:
            self._connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            self._connection.close()
            raise BadInput("database_in_use", address=str(engine.url)) from None

    def release(self) -> None:
        self._connection.close()


class Writer:
    """Held until it is released, or until somebody else is found to hold the database."""

    def __init__(self, engine: Engine) -> None:
        self._engine, self._lock = engine, FileLock(engine)
        self._epoch: int | None = None
        self._fence = ""
        self.is_lost = False
        self._when_lost: Callable[[], None] = lambda: None
        self._released = Event()
        self._looking = Thread(target=self._look, name="writer", daemon=True)

    def take(self) -> None:
        """Once the database knows about writers; from then on it is held."""
        if self._epoch is not None:
            return
        with self._engine.execution_options(writes=True).begin() as connection:
            found = connection.execute(text("UPDATE writers SET epoch = epoch + 1 RETURNING epoch")).scalar_one()
        self._epoch, self._fence = int(found), f"SELECT 1 FROM writers WHERE epoch = {int(found)}"
        self._looking.start()

    def check(self, connection: Connection) -> None:
        """Inside a transaction that writes: refused unless the right is still held, and then held until its end."""
        driver: Any = connection.connection.dbapi_connection
        if driver.execute(self._fence).fetchone() is None:
            self._lose()
            raise Refusal("store_unavailable")

    def when_lost(self, call: Callable[[], None]) -> None:
        """Called once, from another thread; at once if it has been lost already."""
        self._when_lost = call
        if self.is_lost:
            call()

    def release(self) -> None:
        self._released.set()
        self._lock.release()

    def _look(self) -> None:
        while not self._released.wait(LOOK_EVERY_S) and not self.is_lost:
            with suppress(SQLAlchemyError), self._engine.connect() as connection:
                if connection.exec_driver_sql(self._fence).first() is None:
                    self._lose()

    def _lose(self) -> None:
        if not self.is_lost:
            self.is_lost = True
            log.error("another server has taken the database over: nothing is stored here any more")
            self._when_lost()
