"""Sentences about databases."""

from __future__ import annotations

from hautemer.core.errors import declare

SENTENCES = {
    "database_address": "A database is named like {sqlite} or {postgresql}.",
    "database_in_use": "Process {process} is using this SQLite file; several processes need PostgreSQL.",
    "database_older": "The database is of an older version (schema {revision}); start the server once.",
    "database_newer": "The database was written by a newer version (schema {revision}); upgrade first.",
    "database_refused": "The database refuses: {why}.",
    "not_a_database": "The file {file} is not a SQLite database.",
    "backup_elsewhere": "PostgreSQL is backed up with pg_dump.",
}
declare(SENTENCES)
