"""Migration of a database to the schema of this version; a newer database is refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import Connection

from hautemer.storage.database import BadDatabase
from hautemer.storage.schema import metadata

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
    from alembic.config import Config
    from alembic.runtime.environment import EnvironmentContext
    from alembic.runtime.migration import MigrationContext
    from alembic.script import ScriptDirectory

    scripts = ScriptDirectory(str(FOLDER))
    known = {revision.revision for revision in scripts.walk_revisions()}
    found = MigrationContext.configure(connection).get_current_revision()
    if found is not None and found not in known:
        raise BadDatabase("database_newer", revision=found)

    def upgrade(revision: Any, _context: Any) -> Any:
        return scripts._upgrade_revs("head", revision)

    with EnvironmentContext(Config(), scripts, fn=upgrade) as environment:
        environment.configure(connection=connection, target_metadata=metadata)
        with environment.begin_transaction():
            environment.run_migrations()
