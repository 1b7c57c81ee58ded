"""Casual tables, which count for no rating. The default lets a server of the version before go on making tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("tables", sa.Column("casual", sa.Boolean, nullable=False, server_default=sa.false()))
