"""Retention: sessions, guests, finished tables and records are deleted when they have expired."""

from __future__ import annotations

import structlog

from hautemer.server.config import Retention
from hautemer.server.tables.registry import Tables
from hautemer.server.tables.settings import DAY
from hautemer.storage import people, retention
from hautemer.storage import tables as table_rows

# Guests and tables per sweep, so that nobody waits for the database; the next sweep deletes the rest.
AT_ONCE = 500

log = structlog.get_logger()


async def sweep(tables: Tables, keep: Retention, at: int) -> None:
    """Delete data whose last use is longer ago than they are kept."""
    database = tables.database
    gone = {"tables": 0, "records": 0, "newcomers": 0, "guests": 0, "sessions": 0}
    for days, of_accounts in ((keep.matches, False), (keep.own_matches, True)):
        if days:
            old = await retention.old_tables(
                database, at - days * DAY, of_accounts=of_accounts, limit=AT_ONCE
            )
            for key in old:
                gone["tables"] += await drop_table(tables, key)
    if keep.records:
        gone["records"] = await retention.drop_records(database, at - keep.records * DAY)
    for name, days in (("newcomers", keep.newcomers), ("guests", keep.guests)):
        if days:
            gone[name] = await retention.forget_guests(
                database, at - days * DAY, idle=name == "newcomers", limit=AT_ONCE
            )
    if keep.sessions:
        gone["sessions"] = await people.drop_unseen_sessions(database, at - keep.sessions * DAY)
    if any(gone.values()):
        log.info("deleted", **gone)


async def drop_table(tables: Tables, key: str) -> bool:
    """Delete a table unless somebody watches it here; return True if it is gone."""
    loaded = tables.loaded.get(key)
    if loaded is not None and (loaded.audience.is_watching or loaded.lock.locked()):
        return False
    tables.loaded.pop(key, None)
    await table_rows.delete(tables.database, key)
    return True
