"""The device that a browser's subscription belongs to."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the device to channels; it stays empty in older rows."""
    op.add_column("channels", sa.Column("session", sa.Text(), nullable=True))
    op.create_index(op.f("ix_channels_session"), "channels", ["session"], unique=False)
