"""Passkeys, profiles, friends, blocks, reports, invitations; how ratings came about."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Text, primary_key=True),
        _player("player"),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("rp_id", sa.Text, nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.Column("used_at", sa.Double),
    )
    op.create_table(
        "challenges",
        sa.Column("hash", sa.Text, primary_key=True),
        _player("player", nullable=True),
        sa.Column("expires_at", sa.Double, nullable=False),
    )
    op.create_table(
        "profiles",
        _player("player", primary_key=True),
        sa.Column("public", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("seen_at", sa.Double),
    )
    op.create_table(
        "friend_links",
        _player("player", primary_key=True),
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("expires_at", sa.Double, nullable=False),
        sa.UniqueConstraint("hash", name="uq_friend_links_hash"),
    )
    for name, other in (("friends", "friend"), ("blocks", "blocked")):
        op.create_table(
            name,
            _player("player", primary_key=True),
            _player(other, primary_key=True),
            sa.Column("since", sa.Double, nullable=False),
        )
        op.create_index(f"ix_{name}_{other}", name, [other])
    op.create_table(
        "rating_history",
        _table(primary_key=True),
        sa.Column("who", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table("statistics", _table(primary_key=True), sa.Column("content", sa.Text, nullable=False))
    op.create_table(
        "reports",
        sa.Column("id", sa.Text, primary_key=True),
        _player("reporter"),
        _player("reported"),
        sa.Column("table", sa.Text, sa.ForeignKey("tables.id", ondelete="SET NULL")),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("handled_at", sa.Double),
    )
    op.create_table(
        "invitations",
        _table(primary_key=True),
        _player("player", primary_key=True),
        _player("by"),
        sa.Column("at", sa.Double, nullable=False),
    )
    for table, column in (
        ("passkeys", "player"),
        ("challenges", "player"),
        ("challenges", "expires_at"),
        ("rating_history", "who"),
        ("reports", "reporter"),
        ("reports", "reported"),
        ("reports", "table"),
        ("reports", "at"),
        ("invitations", "player"),
        ("invitations", "by"),
    ):
        op.create_index(f"ix_{table}_{column}", table, [column])


def _player(name: str, *, nullable: bool = False, primary_key: bool = False) -> sa.Column[str]:
    key = sa.ForeignKey("players.id", ondelete="CASCADE")
    return sa.Column(name, sa.Text, key, nullable=nullable, primary_key=primary_key)


def _table(*, primary_key: bool) -> sa.Column[str]:
    return sa.Column("table", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=primary_key)
