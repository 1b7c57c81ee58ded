"""Dice of the second form: chains, attempts, links opened with moves, and the key that signs the steps."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", sa.Column("attempt", sa.BigInteger, nullable=False, server_default="1"))
    op.add_column("tables", sa.Column("asked_at", sa.Double))
    op.add_column("tables", sa.Column("dice_form", sa.BigInteger, nullable=False, server_default="1"))
    # Games that have begun go on with the dice they have; all others begin with the new ones.
    op.execute("UPDATE tables SET dice_form = 2 WHERE status IN ('open', 'starting')")
    op.execute("ALTER TABLE seats RENAME COLUMN entropy_hash TO salt_hash")
    op.execute("ALTER TABLE seats RENAME COLUMN entropy TO salt")
    op.add_column("seats", sa.Column("chain_end", sa.Text))
    op.add_column("turns", sa.Column("chain_link", sa.Text))
    op.create_table(
        "server_keys",
        sa.Column("number", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("private_key", sa.Text, nullable=False),
    )
