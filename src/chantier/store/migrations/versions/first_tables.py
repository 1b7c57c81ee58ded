"""The first tables."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    _people()
    _tables_and_seats()
    _log()
    _talk()
    _results()


def _people() -> None:
    op.create_table(
        "players",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("lang", sa.Text, nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
    )
    op.create_table(
        "identities",
        sa.Column("hash", sa.Text, primary_key=True),
        _player("player", "CASCADE", nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
    )
    op.create_index("ix_identities_player", "identities", ["player"])
    op.create_table(
        "links",
        sa.Column("hash", sa.Text, primary_key=True),
        _player("player", "CASCADE", nullable=False),
        sa.Column("expires_at", sa.Double, nullable=False),
        sa.Column("used_at", sa.Double),
    )
    op.create_index("ix_links_player", "links", ["player"])


def _tables_and_seats() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seats", sa.BigInteger, nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("talk", sa.Boolean, nullable=False),
        sa.Column("patience_s", sa.Double, nullable=False),
        _player("host", "SET NULL"),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("server_seed", sa.Text, nullable=False),
        sa.Column("commitment", sa.Text, nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.Column("salts", sa.Text),
        sa.Column("rematch_of", sa.Text),
        sa.Column("started_at", sa.Double),
        sa.Column("ended_at", sa.Double),
        sa.Column("moved_at", sa.Double),
        sa.Column("turns", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_tables_host", "tables", ["host"])
    op.create_index("ix_tables_rematch_of", "tables", ["rematch_of"])
    op.create_index("ix_tables_status_created_at", "tables", ["status", "created_at"])
    op.create_table(
        "seats",
        _table(),
        _number("seat"),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        _player("player", "SET NULL"),
        sa.Column("bot", sa.Text),
        sa.Column("token_hash", sa.Text),
        sa.Column("entropy_hash", sa.Text),
        sa.Column("entropy", sa.Text),
        sa.Column("stand_in", sa.Boolean, nullable=False),
    )
    op.create_index("ix_seats_player", "seats", ["player"])


def _log() -> None:
    op.create_table(
        "turns",
        _table(),
        _number("n"),
        sa.Column("seat", sa.BigInteger),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("events", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("move", sa.Text),
        sa.Column("request", sa.Text),
        sa.Column("clocks", sa.Text),
        sa.UniqueConstraint("table", "request", name="uq_turns_table_request"),
    )
    op.create_table(
        "notes",
        _table(),
        _number("number"),
        sa.Column("n", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.BigInteger, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "snapshots",
        _table(),
        sa.Column("n", sa.BigInteger, nullable=False),
        sa.Column("content", sa.LargeBinary, nullable=False),
    )


def _talk() -> None:
    op.create_table(
        "talk",
        _table(),
        _number("number"),
        _player("player", "SET NULL"),
        sa.Column("seat", sa.BigInteger),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("phrase", sa.Text),
        sa.Column("text", sa.Text),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("ix_talk_player", "talk", ["player"])


def _results() -> None:
    op.create_table(
        "results",
        _table(),
        _number("seat"),
        sa.Column("who", sa.Text),
        sa.Column("points", sa.BigInteger, nullable=False),
        sa.Column("place", sa.BigInteger, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("ended_at", sa.Double, nullable=False),
    )
    op.create_index("ix_results_who", "results", ["who"])
    op.create_table(
        "ratings",
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("who", sa.Text, primary_key=True),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.BigInteger, nullable=False),
    )


def _table() -> sa.Column[Any]:
    return sa.Column("table", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


def _number(name: str) -> sa.Column[Any]:
    return sa.Column(name, sa.BigInteger, primary_key=True, autoincrement=False)


def _player(name: str, ondelete: str, nullable: bool = True) -> sa.Column[Any]:
    return sa.Column(name, sa.Text, sa.ForeignKey("players.id", ondelete=ondelete), nullable=nullable)
