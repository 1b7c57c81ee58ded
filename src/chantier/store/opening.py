"""Bringing a database up to date when it is opened: Alembic's migrations, one process at a time."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection, Engine, inspect, text
from sqlalchemy.exc import DBAPIError

from chantier.core.errors import BadInput
from chantier.store.address import cannot_open, connect
from chantier.store.node import Node
from chantier.store.schema import REVISION
from chantier.store.writer import Writer

MIGRATIONS = Path(__file__).parent / "migrations"
WRITERS_SINCE = "0005"
OPENING = 0x43_48_41_4E_54_49_45_52
"""The name of PostgreSQL's lock for servers that start: "CHANTIER"."""


def opened(address: str) -> Engine:
    """An engine whose database has the tables of this version."""
    with _connected(address) as engine:
        _bring_up_to_date(engine)
    return engine


def opened_to_serve(address: str, node_address: str, version: str) -> tuple[Engine, Writer | Node]:
    """The same for a server. A PostgreSQL database is shared with other nodes; a SQLite file is held alone, or it is
    refused: as long as another holds it, nothing in it is changed."""
    with _connected(address) as engine:
        if engine.dialect.name != "sqlite":
            _bring_up_to_date(engine)
            return engine, Node(engine, node_address, version)
        writer = Writer(engine)
        try:
            if _knows_writers(engine):
                writer.take()
            _bring_up_to_date(engine)
            writer.take()
        except BaseException:
            writer.release()
            raise
    return engine, writer


@contextmanager
def _connected(address: str) -> Iterator[Engine]:
    engine = connect(address)
    try:
        yield engine
    except BaseException as error:
        engine.dispose()
        raise (cannot_open(engine, error) if isinstance(error, DBAPIError) else error) from None


def _knows_writers(engine: Engine) -> bool:
    """Older versions do not; what a newer version or another program has made is left alone."""
    with engine.connect() as connection:
        return WRITERS_SINCE <= (_revision(connection) or "") <= REVISION


def _take_turns(connection: Connection) -> None:
    """Two servers that start at once do not build the tables twice. On SQLite the writer is alone anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SET LOCAL lock_timeout = 0"))  # rebuilding large tables may take its time
        connection.execute(text("SET LOCAL statement_timeout = 0"))
        connection.execute(text("SELECT pg_advisory_xact_lock(:name)"), {"name": OPENING})
        encoding = connection.execute(text("SHOW server_encoding")).scalar_one()
        if encoding != "UTF8":
            raise BadInput("database_not_utf8", came=encoding)


def _bring_up_to_date(engine: Engine) -> None:
    with engine.execution_options(writes=True).begin() as connection:
        _take_turns(connection)
        _migrate(connection)


def _migrate(connection: Connection) -> None:
    found = _revision(connection)
    if found == REVISION:
        return
    # A third of a second that most starts do not need.
    from alembic.command import upgrade
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    if found is not None and found not in {one.revision for one in ScriptDirectory(MIGRATIONS).walk_revisions()}:
        raise BadInput("database_newer", address=str(connection.engine.url))
    settings = Config(attributes={"connection": connection})
    settings.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    upgrade(settings, "head")


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
