"""The host of a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from hautemer.core.codec import decode

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the host to tables. Older rows get their creator, until the journal is read and names another."""
    op.add_column("tables", sa.Column("host", sa.Text(), nullable=False, server_default=""))
    op.create_index(op.f("ix_tables_host"), "tables", ["host"], unique=False)
    journal = sa.table("journal", sa.column("table"), sa.column("number"), sa.column("body"))
    connection = op.get_bind()
    made = connection.execute(sa.select(journal.c.table, journal.c.body).where(journal.c.number == 0))
    hosts = [{"key": key, "keeper": decode(bytes(line))["host"]} for key, line in made]
    if hosts:
        tables = sa.table("tables", sa.column("id"), sa.column("host"))
        change = sa.update(tables).where(tables.c.id == sa.bindparam("key"))
        connection.execute(change.values(host=sa.bindparam("keeper")), hosts)
