"""The tables of the database about what an operator decides. Changed only together with a migration."""

from __future__ import annotations

from sqlalchemy import Column, ForeignKey, Table

from chantier.store.schema import Plain, Real, metadata

bans = Table(
    "bans",
    metadata,
    Column("id", Plain, primary_key=True),
    Column("kind", Plain, nullable=False),
    Column("what", Plain, nullable=False),
    Column("reason", Plain, nullable=False),
    Column("at", Real, nullable=False),
)
mutes = Table(
    "mutes",
    metadata,
    Column("player", Plain, ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("at", Real, nullable=False),
)
notices = Table(
    "notices",
    metadata,
    Column("id", Plain, primary_key=True),
    Column("text", Plain, nullable=False),
    Column("at", Real, nullable=False),
    Column("until", Real, nullable=False),
)
audit = Table(
    "audit",
    metadata,
    Column("id", Plain, primary_key=True),
    Column("at", Real, nullable=False, index=True),
    Column("action", Plain, nullable=False),
    Column("what", Plain, nullable=False),
    Column("text", Plain, nullable=False),
)
"""All that operators have done."""
