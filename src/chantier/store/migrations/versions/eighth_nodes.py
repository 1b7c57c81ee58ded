"""Several servers on one database: who they are, and which of them may write about which table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "nodes",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("version", sa.Text, nullable=False),
        sa.Column("started_at", sa.Double, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.Column("draining", sa.Boolean, nullable=False),
        sa.Column("tables", sa.BigInteger, nullable=False),
        sa.Column("people", sa.BigInteger, nullable=False),
        sa.Column("load", sa.Double, nullable=False),
    )
    op.add_column("tables", sa.Column("owner", sa.Text))
    op.add_column("tables", sa.Column("epoch", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("due_at", sa.Double))
    op.create_index("ix_tables_owner", "tables", ["owner"])
    op.create_index("ix_tables_due_at", "tables", ["due_at"])
    # Games that go on by themselves are due at once: whichever server comes first takes them.
    op.execute("UPDATE tables SET due_at = 0 WHERE status IN ('starting', 'running')")
    # A server of an older version that still holds the database stores nothing more, and stops.
    op.execute("UPDATE writers SET epoch = epoch + 1")
