"""Persistent storage in SQLite or PostgreSQL: journals of tables, people, leases and notifications.

A table is a fold over its journal. Importing this package takes half a second, so only the server and the
commands that need it import it.
"""

from __future__ import annotations

from hautemer.storage import errors as errors
