"""The environment in which Alembic runs the migrations: the connection that `migrate` passes."""

from __future__ import annotations

from alembic import context

from hautemer.storage.schema import metadata


def run() -> None:
    """Run the pending migrations."""
    context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
    with context.begin_transaction():
        context.run_migrations()


if hasattr(context, "config"):  # Alembic runs this module; tests only import it
    run()
