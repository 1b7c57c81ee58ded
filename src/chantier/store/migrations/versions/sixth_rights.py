"""One seat a person; who was asked to leave; which device holds a seat, and when it was last seen."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("identities", sa.Column("seen_at", sa.Double))
    op.add_column("seats", sa.Column("device", sa.Text))
    # Two requests at once could get two seats; the second is then a guest's, so nothing that was played changes.
    op.execute(
        "UPDATE seats SET guest = true WHERE player IS NOT NULL AND EXISTS (SELECT 1 FROM seats AS other"
        ' WHERE other."table" = seats."table" AND other.player = seats.player'
        " AND other.seat < seats.seat AND NOT other.guest)"
    )
    only = sa.text("NOT guest")
    op.create_index(
        "ix_seats_table_player", "seats", ["table", "player"], unique=True, sqlite_where=only, postgresql_where=only
    )
    op.create_table(
        "removals",
        sa.Column("table", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("player", sa.Text, sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    )
    op.create_index("ix_removals_player", "removals", ["player"])
