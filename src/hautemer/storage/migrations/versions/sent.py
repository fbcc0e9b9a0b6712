"""Notifications that were sent, for the limits on them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add what was sent; a channel of an older version has worked unless it is failing."""
    op.add_column("channels", sa.Column("answered", sa.Boolean(), nullable=False, server_default=sa.false()))
    channels = sa.table("channels", sa.column("failures", sa.Integer), sa.column("answered", sa.Boolean))
    op.execute(sa.update(channels).where(channels.c.failures == 0).values(answered=sa.true()))
    op.create_table(
        "sent",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("channel", sa.Text(), nullable=False),
        sa.Column("table", sa.Text(), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["channel"], ["channels.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index(op.f("ix_sent_channel"), "sent", ["channel"], unique=False)
    op.create_index(op.f("ix_sent_table"), "sent", ["table"], unique=False)
