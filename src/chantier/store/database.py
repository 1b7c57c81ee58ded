"""Transactions: one for reading, one for writing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from os import stat
from threading import Lock

from sqlalchemy import Connection, Engine, Table, text

from chantier.core.errors import Refusal
from chantier.store.address import WRITE_WITHIN_S
from chantier.store.node import Node
from chantier.store.statements import Values, refusing, upsert
from chantier.store.writer import Writer

Right = Writer | Node
"""To write: a whole SQLite file, or in a PostgreSQL database the tables that a node owns."""
READERS = 6
"""So many ways to read a SQLite file are kept open from the beginning: they go on when it has been moved away."""


class Database:
    """Base of every part of the store. May be called from any thread; no transaction outlives its call."""

    def __init__(self, engine: Engine, right: Right | None = None) -> None:
        """With the right to write for a server; a tool or a test does without."""
        self._engine = engine
        self.writer = right if isinstance(right, Writer) else None
        self._node = right if isinstance(right, Node) else None
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
        with refusing(), self._engine.connect() as connection:
            yield connection

    @contextmanager
    def _writing(self, table: str | None = None) -> Iterator[Connection]:
        """All of it or nothing: kept when the block ends, undone when it raises. What is about a table names it, and is
        refused where another node owns it; turns, which are many, ask for that by themselves."""
        with refusing(), self._one_at_a_time, self._connected() as connection, connection.begin():
            if self.writer is not None:
                self.writer.check(connection)
            if self._node is not None and table is not None:
                self._node.check(connection, table)
            yield connection

    def _put(self, connection: Connection, table: Table, rows: list[Values], unless_less: str | None = None) -> None:
        """New rows, or new values where there is a row with this key, perhaps only where one of them is not less."""
        connection.execute(upsert(self._is_sqlite, table, unless_less), rows)

    def probe(self) -> None:
        """Writes something, or is refused: then nothing else could be written either. SQLite writes only what differs,
        so this differs every time."""
        with self._writing() as connection:
            connection.execute(text("UPDATE writers SET renewed_at = coalesce(renewed_at, 0) + 1"))

    @property
    def node(self) -> Node | None:
        """This server among those that share a PostgreSQL database; None: it is alone, or no server."""
        return self._node

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
        if self._node is not None:
            with suppress(Refusal):  # else its tables may be taken in some seconds
                self._node.leave()
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
