"""The tables of the database about people and what they are to each other. Changed only together with a migration."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, ForeignKey, Table, text

from chantier.store.schema import Json, Plain, Real, Whole, metadata


def _player(name: str, *, key: bool = False, index: bool = True, nullable: bool = False) -> Column[str]:
    """Whoever is forgotten takes the row with them."""
    gone = ForeignKey("players.id", ondelete="CASCADE")
    return Column(name, Plain, gone, primary_key=key, index=index, nullable=nullable)


def _table_key() -> Column[str]:
    return Column("table", Plain, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


passkeys = Table(
    "passkeys",
    metadata,
    Column("id", Plain, primary_key=True),
    _player("player"),
    Column("name", Plain, nullable=False),
    Column("rp_id", Plain, nullable=False),
    Column("public_key", Plain, nullable=False),
    Column("sign_count", Whole, nullable=False),
    Column("created_at", Real, nullable=False),
    Column("used_at", Real),
)
challenges = Table(
    "challenges",
    metadata,
    Column("hash", Plain, primary_key=True),
    _player("player", nullable=True),
    Column("expires_at", Real, nullable=False, index=True),
)
"""What a passkey is asked to sign, until it has. With a player: to register one; without: to sign in."""
profiles = Table(
    "profiles",
    metadata,
    _player("player", key=True, index=False),
    Column("public", Boolean, nullable=False, server_default=text("false")),
    Column("seen_at", Real),
)
friend_links = Table(
    "friend_links",
    metadata,
    _player("player", key=True, index=False),
    Column("hash", Plain, nullable=False, unique=True),
    Column("expires_at", Real, nullable=False),
)
"""One a person, for whoever has it."""


def _pair(name: str, other: str) -> Table:
    return Table(
        name,
        metadata,
        _player("player", key=True, index=False),
        _player(other, key=True),
        Column("since", Real, nullable=False),
    )


friends = _pair("friends", "friend")
"""Two rows for each pair of friends."""
blocks = _pair("blocks", "blocked")
rating_history = Table(
    "rating_history",
    metadata,
    _table_key(),
    Column("who", Plain, primary_key=True, index=True),
    Column("game", Plain, nullable=False),
    Column("mu", Real, nullable=False),
    Column("sigma", Real, nullable=False),
    Column("at", Real, nullable=False),
)
"""People's ratings after each game that counted."""
statistics = Table(
    "statistics",
    metadata,
    _table_key(),
    Column("content", Json, nullable=False),
)
reports = Table(
    "reports",
    metadata,
    Column("id", Plain, primary_key=True),
    _player("reporter"),
    _player("reported"),
    Column("table", Plain, ForeignKey("tables.id", ondelete="SET NULL"), index=True),
    Column("reason", Plain, nullable=False),
    Column("text", Plain, nullable=False),
    Column("at", Real, nullable=False, index=True),
    Column("handled_at", Real),
)
"""What people have told the operator about others."""
invitations = Table(
    "invitations",
    metadata,
    _table_key(),
    _player("player", key=True),
    _player("by"),
    Column("at", Real, nullable=False),
)
"""Friends who were asked to a table."""
