"""What must outlive the process: journals of tables, people, notices; SQLite or PostgreSQL.

A table is a fold over its journal. Importing this part takes half a second: only the server and the
commands that need it do.
"""

from __future__ import annotations

from hautemer.storage import errors as errors
