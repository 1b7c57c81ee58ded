"""Seats that play by the site in words, and say so."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("seats", sa.Column("in_words", sa.Boolean, nullable=False, server_default=sa.false()))
