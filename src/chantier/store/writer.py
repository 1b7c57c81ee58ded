"""The right to write: one server at a time holds a database, from its start to its death.

Every holder has a number of its own, the epoch, in the one row of `writers`; each transaction that writes asks for it
first, so whoever has lost the right stores nothing more, however late it notices. What tells that a holder has died:

- SQLite: the system's lock on a file beside the database, which ends with the process. SQLite itself takes it, in an
  empty database, so it works wherever the database does.
- PostgreSQL: the holder renews the row every second by the database's clock, and is dead when it does not. A lock of a
  session would be freed sooner, but a pooler between us and the database may keep sessions alive or share them out.
"""

from __future__ import annotations

import logging
import os
import sqlite3
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Event, Thread
from typing import NamedTuple

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from chantier.core.errors import BadInput, Refusal
from chantier.store.address import create_private

log = logging.getLogger(__name__)
BEAT_S = 1.0
DEAD_AFTER_S = 6.0
LOOK_EVERY_S = 0.2
CLOCK = "extract(epoch from clock_timestamp())"
"""PostgreSQL's own: the clocks of two servers may differ."""
LOCK_NOT_AVAILABLE = "55P03"


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
            raise in_use(engine) from None

    def release(self) -> None:
        self._connection.close()


class Writer:
    """Held until it is released, or until somebody else is found to hold the database."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._lock = FileLock(engine) if engine.dialect.name == "sqlite" else None
        self._epoch: int | None = None
        self._fence = ""
        self.is_lost = False
        self._when_lost: Callable[[], None] = lambda: None
        self._released = Event()
        self._beating = Thread(target=self._beat, name="writer", daemon=True)

    def take(self) -> None:
        """Once the database knows about writers; from then on it is held."""
        if self._epoch is not None:
            return
        self._epoch = _next_epoch(self._engine)
        # On PostgreSQL nobody can take the database over while somebody writes; renewing does not wait for it.
        held = "" if self._lock is not None else " FOR KEY SHARE"
        self._fence = f"SELECT 1 FROM writers WHERE epoch = {self._epoch}{held}"
        self._beating.start()

    def check(self, connection: Connection) -> None:
        """Inside a transaction that writes: refused unless the right is still held, and then held until its end."""
        if connection.exec_driver_sql(self._fence).first() is None:
            self._lose()
            raise Refusal("store_unavailable")

    def when_lost(self, call: Callable[[], None]) -> None:
        """Called once, from another thread; at once if it has been lost already."""
        self._when_lost = call
        if self.is_lost:
            call()

    def release(self) -> None:
        self._released.set()
        if self._lock is not None:
            self._lock.release()
        elif self._epoch is not None:
            self._beating.join()
            free = text("UPDATE writers SET renewed_at = NULL WHERE epoch = :mine")
            with suppress(SQLAlchemyError), self._engine.begin() as connection:  # else it is free in some seconds
                connection.execute(free, {"mine": self._epoch})

    def _beat(self) -> None:
        while not self._released.wait(BEAT_S) and not self.is_lost:
            with suppress(SQLAlchemyError):  # it does not answer: as long as nobody else holds it, it is ours
                if not self._is_renewed():
                    self._lose()

    def _is_renewed(self) -> bool:
        if self._lock is not None:
            with self._engine.connect() as connection:
                return connection.exec_driver_sql(self._fence).first() is not None
        with self._engine.begin() as connection:
            renewed = text(f"UPDATE writers SET renewed_at = {CLOCK} WHERE epoch = :mine")
            return connection.execute(renewed, {"mine": self._epoch}).rowcount == 1

    def _lose(self) -> None:
        if not self.is_lost:
            self.is_lost = True
            log.error("another server has taken the database over: nothing is stored here any more")
            self._when_lost()


def in_use(engine: Engine) -> BadInput:
    return BadInput("database_in_use", address=str(engine.url))


def _next_epoch(engine: Engine) -> int:
    """A number nobody has had: at once where the database is free, else when its holder has been watched to be dead."""
    if engine.dialect.name == "sqlite":  # whoever is here has the lock on the file
        with engine.execution_options(writes=True).begin() as connection:
            return int(connection.execute(text("UPDATE writers SET epoch = epoch + 1 RETURNING epoch")).scalar_one())
    first = now = _look(engine)
    # Two beats are watched whatever the clock says: it may have been set forward.
    watched_until = time.monotonic() + min(DEAD_AFTER_S, max(2 * BEAT_S, DEAD_AFTER_S - first.age_s))
    while now.renewed_at is not None and time.monotonic() < watched_until:
        time.sleep(LOOK_EVERY_S)
        now = _look(engine)
        if now.renewed_at is not None and now[:2] != first[:2]:
            raise in_use(engine)
    return _taken(engine, now)


class _Seen(NamedTuple):
    epoch: int
    renewed_at: float | None
    age_s: float


def _look(engine: Engine) -> _Seen:
    with engine.connect() as connection:
        row = connection.execute(text(f"SELECT epoch, renewed_at, {CLOCK} - renewed_at FROM writers")).one()
    return _Seen(row[0], row[1], float(row[2] or 0.0))


def _taken(engine: Engine, seen: _Seen) -> int:
    """Refused if somebody else was quicker, or if the holder was in the middle of a transaction after all."""
    take = text(
        f"UPDATE writers SET epoch = epoch + 1, renewed_at = {CLOCK}"
        " WHERE epoch = :epoch AND renewed_at IS NOT DISTINCT FROM :renewed_at"
    )
    try:
        with engine.begin() as connection:
            connection.execute(text(f"SET LOCAL lock_timeout = '{BEAT_S}s'"))
            if connection.execute(take, {"epoch": seen.epoch, "renewed_at": seen.renewed_at}).rowcount == 1:
                return seen.epoch + 1
    except OperationalError as error:
        if getattr(error.orig, "sqlstate", None) != LOCK_NOT_AVAILABLE:
            raise
    raise in_use(engine)
