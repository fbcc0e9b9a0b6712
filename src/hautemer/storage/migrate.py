"""Migration of a database to the schema of this version; a newer database is refused."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection

from hautemer.storage.database import BadDatabase

FOLDER = Path(__file__).parent / "migrations"


def check(connection: Connection) -> None:
    """Raise `BadDatabase` if the database does not have the schema of this version."""
    from alembic.runtime.migration import MigrationContext
    from alembic.script import ScriptDirectory

    scripts = ScriptDirectory(str(FOLDER))
    found = MigrationContext.configure(connection).get_current_revision()
    if found is None or found != scripts.get_current_head():
        known = {revision.revision for revision in scripts.walk_revisions()}
        raise BadDatabase(
            "database_older" if found is None or found in known else "database_newer", revision=found or "–"
        )


def migrate(connection: Connection) -> None:
    """Run all pending migrations inside the given transaction."""
    from alembic import command
    from alembic.config import Config
    from alembic.runtime.migration import MigrationContext
    from alembic.script import ScriptDirectory

    known = {revision.revision for revision in ScriptDirectory(str(FOLDER)).walk_revisions()}
    found = MigrationContext.configure(connection).get_current_revision()
    if found is not None and found not in known:
        raise BadDatabase("database_newer", revision=found)
    config = Config(attributes={"connection": connection})  # for `migrations/env.py`
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    command.upgrade(config, "head")
