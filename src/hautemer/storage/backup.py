"""Backup of a database while it is in use."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path

from hautemer.storage.database import BadDatabase, Database
from hautemer.storage.sqlite import SqliteDatabase


async def backup(database: Database, path: Path) -> None:
    """Write a complete copy of a SQLite database, or none. Raise `BadDatabase` for PostgreSQL."""
    if not isinstance(database, SqliteDatabase):
        raise BadDatabase("backup_elsewhere")
    await asyncio.to_thread(copy, database.path, path)


def copy(source: Path, target: Path) -> None:
    """Copy one snapshot of the source. Concurrent writes are neither blocked nor copied."""
    partial = target.with_name(target.name + ".partial")
    try:
        partial.unlink(missing_ok=True)
        os.close(os.open(partial, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(partial)) as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")
        with partial.open("rb+") as written:
            os.fsync(written.fileno())
        partial.replace(target)
    except OSError:
        raise BadDatabase("unwritable", file=str(target)) from None
