"""From a database's address to a way in: SQLite in a file, or PostgreSQL."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from chantier.core.errors import BadInput
from chantier.core.extras import check_extra
from chantier.core.files import cannot
from chantier.core.rows import ADDRESSES

PATIENCE_S = 30
"""How long one waits for another process that brings the same SQLite file up to date, or for a free connection."""
WRITE_WITHIN_S = 5
"""How long what is to be written waits for somebody who has locked the database; then it is refused."""
ANSWER_WITHIN_S = 30
"""No statement of ours takes so long."""
CONNECT_WITHIN_S = 5
CONNECTIONS = 20

# A commit is on the disk when it returns (FULL), readers and the writer do not wait for each other (WAL), what is
# deleted is overwritten, and a file from elsewhere can run nothing.
PRAGMAS = (
    f"busy_timeout = {PATIENCE_S * 1000}",
    "journal_mode = WAL",
    "synchronous = FULL",
    "foreign_keys = ON",
    "secure_delete = ON",
    "trusted_schema = OFF",
)


def connect(address: str) -> Engine:
    """An engine for an address; whether somebody answers there shows when it is used. Its errors, which may end in a
    log, do not say what was to be stored: that may be a secret."""
    url = understood(address)
    return _sqlite(url) if url.get_backend_name() == "sqlite" else _postgresql(url)


def understood(address: str) -> URL:
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):  # the second for a port that is not a number
        raise BadInput("database_address_unknown", came=address.partition(":")[0], known=ADDRESSES) from None
    in_a_file = url.drivername == "sqlite" and url.database not in (None, "", ":memory:")
    if in_a_file and "\0" not in address and not (url.host or url.query):
        return url
    if url.drivername in ("postgresql", "postgres") and "\0" not in address:
        return url.set(drivername="postgresql+psycopg")
    raise BadInput("database_address_unknown", came=url.drivername, known=ADDRESSES)  # the rest may hold a password


def _sqlite(url: URL) -> Engine:
    assert url.database is not None, "an address of a file names it"
    path = Path(url.database)
    create_private(path)
    # Opened, never made: whoever comes to read after the file has been moved away is refused, and leaves no empty one.
    existing = f"{path.absolute().as_uri()}?mode=rw"

    def opened() -> sqlite3.Connection:  # None: transactions begin where we say so
        return sqlite3.connect(existing, PATIENCE_S, isolation_level=None, check_same_thread=False, uri=True)

    pool = {"pool_size": CONNECTIONS, "max_overflow": CONNECTIONS, "pool_timeout": PATIENCE_S}
    engine = create_engine(url, creator=opened, hide_parameters=True, **pool)
    event.listen(engine, "connect", _set_pragmas)
    event.listen(engine, "begin", _begin)
    return engine


def create_private(path: Path) -> None:
    """For the owner's eyes alone: it holds what must stay secret while games run. Its journals follow it in this."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    except OSError as error:
        raise cannot("cannot_write", path, error) from None


def _set_pragmas(connection: Any, _: object) -> None:
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}").close()


def _begin(connection: Connection) -> None:
    """Whoever will write says so at once: one who began by reading could not go on if another wrote meanwhile. Inside
    a transaction that the driver was told to begin there is nothing to do."""
    driver: Any = connection.connection.dbapi_connection
    if not driver.in_transaction:
        driver.execute("BEGIN IMMEDIATE" if connection.get_execution_options().get("writes", False) else "BEGIN")


def _postgresql(url: URL) -> Engine:
    check_extra("postgres", "postgres_needs_extra")
    options: dict[str, Any] = {"client_encoding": "utf8", "connect_timeout": CONNECT_WITHIN_S}
    # A network that has gone says nothing: after some seconds it counts as gone.
    options |= {"keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 3, "tcp_user_timeout": 10_000}
    pool = {"pool_size": CONNECTIONS, "max_overflow": 0, "pool_timeout": PATIENCE_S, "pool_use_lifo": True}
    engine = create_engine(url, connect_args=options, hide_parameters=True, **pool)
    event.listen(engine, "connect", _set_timeouts)
    return engine


def _set_timeouts(connection: Any, _: object) -> None:
    """Nobody waits for ever: neither we for a lock, nor others for a transaction whose process has been stopped."""
    connection.execute(f"SET lock_timeout = '{WRITE_WITHIN_S}s'")
    connection.execute(f"SET statement_timeout = '{ANSWER_WITHIN_S}s'")
    connection.execute(f"SET idle_in_transaction_session_timeout = '{ANSWER_WITHIN_S}s'")
    connection.commit()


def cannot_open(engine: Engine, error: DBAPIError) -> BadInput:
    """The database's own reason is worth telling, and it comes in the database's language."""
    reason = str(error.orig).strip() or type(error.orig).__name__
    return BadInput("database_cannot_open", address=str(engine.url), reason=reason.splitlines()[0])
