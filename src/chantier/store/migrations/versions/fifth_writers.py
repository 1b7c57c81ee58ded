"""Adds the table of the server that holds the database."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    writers = op.create_table(
        "writers",
        sa.Column("epoch", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("renewed_at", sa.Double),
    )
    op.bulk_insert(writers, [{"epoch": 0}])
