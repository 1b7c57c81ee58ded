"""Transactions: one for reading, one for writing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from os import stat
from threading import Lock
from typing import Any

from sqlalchemy import Connection, Engine, Table, text

from chantier.core.errors import NothingStored, Refusal
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
        self._readers: list[Connection] = []
        if self._is_sqlite:
            # SQLite has one writer at a time anyway: threads that queue here are woken at once instead of trying again,
            # and share a connection, which is quicker than fetching one for every turn.
            shared = engine.connect().execution_options(writes=True)
            shared.connection.cursor().execute(f"PRAGMA busy_timeout = {WRITE_WITHIN_S * 1000:.0f}").close()
            self._readers = [engine.connect() for _ in range(READERS)]
            self._one_at_a_time, self._connected = _OneAtATime(engine), lambda: nullcontext(shared)

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        with refusing():
            if not self._is_sqlite:
                with self._engine.connect() as connection:
                    yield connection
                return
            reader = self._free_reader()
            try:
                with _transaction(reader, "BEGIN"):
                    yield reader
            finally:
                self._readers.append(reader)

    def _free_reader(self) -> Connection:
        """One of those that are kept open, or a new one: then there is one more from now on."""
        try:
            return self._readers.pop()
        except IndexError:
            return self._engine.connect()

    @contextmanager
    def _writing(self, table: str | None = None) -> Iterator[Connection]:
        """All of it or nothing: kept when the block ends, undone when it raises. What is about a table names it, and is
        refused where another node owns it; turns, which are many, ask for that by themselves. If the store does not
        answer, `NothingStored` says so, unless it was asked to keep it: then nobody knows."""
        is_written = False
        begun = _begun_on_sqlite if self._is_sqlite else Connection.begin
        try:
            with refusing(), self._one_at_a_time, self._connected() as connection, begun(connection):
                if self.writer is not None:
                    self.writer.check(connection)
                if self._node is not None and table is not None:
                    self._node.check(connection, table)
                yield connection
                is_written = True
        except Refusal as refusal:
            if refusal.code != "store_unavailable" or is_written:
                raise
            raise NothingStored from refusal

    @contextmanager
    def as_of_now(self) -> Iterator[Connection]:
        """For reading a great deal: all of it as it was at one moment, while others go on writing."""
        alone = {} if self._is_sqlite else {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
        with refusing(), self._engine.connect().execution_options(**alone) as connection, connection.begin():
            self._take_time(connection)
            yield connection

    @contextmanager
    def filling(self) -> Iterator[Connection]:
        """For writing a great deal at once."""
        with self._writing() as connection:
            self._take_time(connection)
            yield connection

    def _take_time(self, connection: Connection) -> None:
        """Until the transaction ends, no statement is too slow."""
        if not self._is_sqlite:
            connection.execute(text("SET LOCAL statement_timeout = 0"))
            connection.execute(text("SET LOCAL idle_in_transaction_session_timeout = 0"))

    def _put(self, connection: Connection, table: Table, rows: list[Values], unless_less: str | None = None) -> None:
        """New rows, or new values where there is a row with this key, perhaps only where one of them is not less."""
        upsert(self._is_sqlite, table, unless_less).many(connection, rows)

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
            for reader in self._readers:
                reader.close()
        self._engine.dispose()


def _begun_on_sqlite(connection: Connection) -> AbstractContextManager[None]:
    """Who will write says so at once: one who began by reading could not go on if another wrote meanwhile."""
    return _transaction(connection, "BEGIN IMMEDIATE")


@contextmanager
def _transaction(connection: Connection, begin: str) -> Iterator[None]:
    """The driver's own transaction on SQLite: Core's bookkeeping takes as long as storing a turn. What runs through
    Core inside it joins it."""
    driver: Any = connection.connection.dbapi_connection
    driver.execute(begin)
    try:
        yield
        driver.commit()
    except BaseException:
        driver.rollback()
        connection.rollback()
        raise
    if connection.in_transaction():
        connection.commit()


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
