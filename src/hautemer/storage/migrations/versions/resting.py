"""Running tables that rest."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add what is kept of a table that rests; tables of older versions do not rest."""
    op.add_column("tables", sa.Column("rested_at", sa.BigInteger(), nullable=True))
    op.add_column("tables", sa.Column("forgiven", sa.BigInteger(), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("seen_at", sa.BigInteger(), nullable=True))
    op.add_column("tables", sa.Column("asked", sa.Text(), nullable=True))
    op.create_index(op.f("ix_tables_phase_rested_at"), "tables", ["phase", "rested_at"], unique=False)
