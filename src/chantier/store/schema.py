"""The tables of the database, and what their columns can hold. Changed only together with a migration."""

from __future__ import annotations

import math
from typing import Any

import msgspec
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Dialect,
    Double,
    ForeignKey,
    Index,
    LargeBinary,
    MetaData,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
    false,
    text,
)

from chantier.core.errors import BadInput

REVISION = "0012"
"""The migration these tables are the result of."""

LARGEST = 2**63 - 1


# What a column can hold. Both databases must take the same and give the same back, so what one of them would refuse,
# change or cut is refused here before it comes to either.


class Plain(TypeDecorator[str]):
    """Text without NUL, which PostgreSQL has no place for, and without halves of characters."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: str | None, dialect: Dialect) -> str | None:
        if value is not None and ("\0" in value or not _is_unicode(value)):
            raise BadInput("text_not_storable")
        return value


def _is_unicode(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


class Json(TypeDecorator[bytes]):
    """JSON as msgspec writes it: looked through on the way in, handed out unread."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: bytes | None, dialect: Dialect) -> str | None:
        if value is None:
            return None
        try:
            msgspec.json.decode(value, type=msgspec.Raw)
            return value.decode()
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise BadInput("json_not_storable") from None

    def process_result_value(self, value: str | None, dialect: Dialect) -> bytes | None:
        return None if value is None else value.encode()


class Strings(TypeDecorator[tuple[str, ...]]):
    """A row of texts, as JSON."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: tuple[str, ...] | None, dialect: Dialect) -> str | None:
        return None if value is None else msgspec.json.encode(value).decode()

    def process_result_value(self, value: str | None, dialect: Dialect) -> tuple[str, ...] | None:
        return None if value is None else msgspec.json.decode(value, type=tuple[str, ...])


class Whole(TypeDecorator[int]):
    impl = BigInteger
    cache_ok = True

    def process_bind_param(self, value: int | None, dialect: Dialect) -> int | None:
        if value is not None and not -LARGEST <= value <= LARGEST:
            raise BadInput("number_not_storable")
        return value


class Real(TypeDecorator[float]):
    """A number that is one: SQLite would make NULL of what is not."""

    impl = Double
    cache_ok = True

    def process_bind_param(self, value: float | None, dialect: Dialect) -> float | None:
        if value is not None and not math.isfinite(value):
            raise BadInput("number_not_storable")
        return value


# The tables. Whoever is forgotten is deleted from `players`: what is theirs alone goes with them, what is also others'
# stays without them.

metadata = MetaData(
    naming_convention={"ix": "ix_%(table_name)s_%(column_0_N_name)s", "uq": "uq_%(table_name)s_%(column_0_N_name)s"}
)


def _table_key(**options: Any) -> Column[str]:
    return Column("table", Plain, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, **options)


def _player(name: str, ondelete: str) -> Column[str]:
    return Column(name, Plain, ForeignKey("players.id", ondelete=ondelete), nullable=ondelete == "SET NULL", index=True)


players = Table(
    "players",
    metadata,
    Column("id", Plain, primary_key=True),
    Column("name", Plain, nullable=False),
    Column("lang", Plain, nullable=False),
    Column("created_at", Real, nullable=False),
)
identities = Table(
    "identities",
    metadata,
    Column("hash", Plain, primary_key=True),
    _player("player", "CASCADE"),
    Column("created_at", Real, nullable=False),
    Column("seen_at", Real),
)
links = Table(
    "links",
    metadata,
    Column("hash", Plain, primary_key=True),
    _player("player", "CASCADE"),
    Column("expires_at", Real, nullable=False),
    Column("used_at", Real),
)
tables = Table(
    "tables",
    metadata,
    Column("id", Plain, primary_key=True),
    Column("game", Plain, nullable=False),
    Column("options", Json, nullable=False),
    Column("seats", Whole, nullable=False),
    Column("clock", Json, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("talk", Boolean, nullable=False),
    Column("patience_s", Real, nullable=False),
    _player("host", "SET NULL"),
    Column("status", Plain, nullable=False),
    Column("server_seed", Plain, nullable=False),
    Column("commitment", Plain, nullable=False),
    Column("created_at", Real, nullable=False),
    Column("salts", Strings),
    Column("rematch_of", Plain),
    Column("started_at", Real),
    Column("ended_at", Real),
    Column("moved_at", Real),
    Column("turns", Whole, nullable=False),
    Column("attended_at", Real),
    Column("code", Plain),
    Column("attempt", Whole, nullable=False),
    Column("asked_at", Real),
    Column("dice_form", Whole, nullable=False),
    Column("casual", Boolean, nullable=False, server_default=false()),
    # Who may write about it where several servers share the database (node.py); the others leave these as they are.
    Column("owner", Plain, index=True),
    Column("epoch", Whole, nullable=False, server_default="0"),
    Column("due_at", Real, index=True),
    Index(None, "status", "created_at"),
    Index(None, "code", unique=True),
    Index(None, "rematch_of"),
)
seats = Table(
    "seats",
    metadata,
    _table_key(primary_key=True),
    Column("seat", Whole, primary_key=True, autoincrement=False),
    Column("kind", Plain, nullable=False),
    Column("name", Plain, nullable=False),
    _player("player", "SET NULL"),
    Column("bot", Plain),
    Column("token_hash", Plain),
    Column("salt_hash", Plain),
    Column("salt", Plain),
    Column("chain_end", Plain),
    Column("stand_in", Boolean, nullable=False),
    Column("guest", Boolean, nullable=False),
    Column("in_words", Boolean, nullable=False),
    Column("device", Plain),
    # A person has one seat; guests sit in the name of whoever brought them. PostgreSQL has the same condition by its
    # migration: naming it here would load that dialect for SQLite, too.
    Index(None, "table", "player", unique=True, sqlite_where=text("NOT guest")),
)
removals = Table(
    "removals",
    metadata,
    _table_key(primary_key=True),
    Column("player", Plain, ForeignKey("players.id", ondelete="CASCADE"), primary_key=True, index=True),
)
"""Whom a host has asked to leave before the game."""
turns = Table(
    "turns",
    metadata,
    _table_key(primary_key=True),
    Column("n", Whole, primary_key=True, autoincrement=False),
    Column("seat", Whole),
    Column("by", Plain, nullable=False),
    Column("events", Json, nullable=False),
    Column("at", Real, nullable=False),
    Column("move", Json),
    Column("request", Plain),
    Column("clocks", Json),
    Column("to_move", Whole),
    Column("chain_link", Plain),
    UniqueConstraint("table", "request"),
)
notes = Table(
    "notes",
    metadata,
    _table_key(primary_key=True),
    Column("number", Whole, primary_key=True, autoincrement=False),
    Column("n", Whole, nullable=False),
    Column("kind", Plain, nullable=False),
    Column("seat", Whole, nullable=False),
    Column("at", Real, nullable=False),
)
snapshots = Table(
    "snapshots",
    metadata,
    _table_key(primary_key=True),
    Column("n", Whole, nullable=False),
    Column("content", LargeBinary, nullable=False),
)
analyses = Table(
    "analyses",
    metadata,
    _table_key(primary_key=True),
    Column("content", Json, nullable=False),
)
talk = Table(
    "talk",
    metadata,
    _table_key(primary_key=True),
    Column("number", Whole, primary_key=True, autoincrement=False),
    _player("player", "SET NULL"),
    Column("seat", Whole),
    Column("name", Plain, nullable=False),
    Column("phrase", Plain),
    Column("text", Plain),
    Column("at", Real, nullable=False),
)
results = Table(
    "results",
    metadata,
    _table_key(primary_key=True),
    Column("seat", Whole, primary_key=True, autoincrement=False),
    Column("who", Plain, index=True),
    Column("points", Whole, nullable=False),
    Column("place", Whole, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("game", Plain, nullable=False),
    Column("ended_at", Real, nullable=False),
)
server_keys = Table(
    "server_keys",
    metadata,
    Column("number", Whole, primary_key=True, autoincrement=False),
    Column("private_key", Plain, nullable=False),
)
ratings = Table(
    "ratings",
    metadata,
    Column("game", Plain, primary_key=True),
    Column("who", Plain, primary_key=True),
    Column("mu", Real, nullable=False),
    Column("sigma", Real, nullable=False),
    Column("games", Whole, nullable=False),
)
channels = Table(
    "channels",
    metadata,
    Column("id", Plain, primary_key=True),
    _player("player", "CASCADE"),
    Column("kind", Plain, nullable=False),
    Column("address", Plain, nullable=False),
    Column("form", Plain, nullable=False),
    Column("secret", Plain, nullable=False),
    Column("access_token", Plain, nullable=False),
    Column("live", Boolean, nullable=False),
    Column("lang", Plain, nullable=False),
    Column("origin", Plain, nullable=False),
    Column("created_at", Real, nullable=False),
    Column("confirmed_at", Real),
    Column("trouble", Plain),
    Index(None, "kind", "address"),
)
"""By which people are told that it is their turn."""
notification_settings = Table(
    "notification_settings",
    metadata,
    Column("player", Plain, ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("content", Json, nullable=False),
)
deliveries = Table(
    "deliveries",
    metadata,
    Column("channel", Plain, ForeignKey("channels.id", ondelete="CASCADE"), primary_key=True),
    Column("table", Plain, primary_key=True),
    Column("n", Whole, nullable=False),
    Column("state", Plain, nullable=False),
    Column("next_at", Real, nullable=False),
    Column("attempts", Whole, nullable=False),
    Column("claimed_by", Plain),
    Column("claimed_until", Real),
    Index(None, "state", "next_at"),
    Index(None, "table"),
)
"""The outbox: of each channel and table the newest message. `table` is empty for the mail that confirms an address."""
nodes = Table(
    "nodes",
    metadata,
    Column("id", Plain, primary_key=True),
    Column("address", Plain, nullable=False),
    Column("version", Plain, nullable=False),
    Column("started_at", Real, nullable=False),
    Column("until", Real, nullable=False),
    Column("draining", Boolean, nullable=False),
    Column("tables", Whole, nullable=False),
    Column("people", Whole, nullable=False),
    Column("load", Real, nullable=False),
)
"""Servers that share the database (node.py); times are the database's own."""
writers = Table(
    "writers",
    metadata,
    Column("epoch", Whole, primary_key=True, autoincrement=False),
    Column("renewed_at", Real),
)
"""One row: how many servers have held this database alone (writer.py). `renewed_at` is older versions'."""
