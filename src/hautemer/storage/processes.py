"""Leases of tables: a heartbeat keeps them, and other processes claim them after it stops."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import ColumnElement, Connection, delete, insert, or_, select, update

from hautemer.storage import schema
from hautemer.storage.database import Database
from hautemer.storage.keys import put, value_of
from hautemer.storage.timestamps import now

# Milliseconds without a heartbeat after which a process counts as dead.
STALE_MS = 5_000
FORGET_MS = 24 * 3600_000
# The setting that says when the last process stopped in good order.
LAST_SIGN = "last sign"
# The setting that names processes whose death the last start took into account.
COUNTED = "counted processes"


async def beat(database: Database, id: str, now: int) -> None:
    """Renew the heartbeat of a process and delete processes that were silent for a day."""
    processes = schema.processes

    def work(connection: Connection) -> None:
        mine = update(processes).where(processes.c.id == id).values(seen_at=now)
        if not connection.execute(mine).rowcount:
            connection.execute(insert(processes).values(id=id, seen_at=now))
        connection.execute(delete(processes).where(processes.c.seen_at < now - FORGET_MS))

    await database.run(work)


async def begin(database: Database, process: str, at: int, stale_ms: int) -> int:
    """Register a process and return for how many milliseconds no server ran.

    Deadlines of tables at rest are postponed by that time. It is negative if the clock was set back.
    """
    tables = schema.tables
    resting = (tables.c.phase == "running", tables.c.rested_at.is_not(None), tables.c.due_at.is_not(None))

    def work(connection: Connection) -> int:
        known = {row.id: row.seen_at for row in connection.execute(select(schema.processes))}
        counted = (value_of(connection, COUNTED) or b"").decode().split()
        signs = [seen for id, seen in known.items() if id not in counted]
        docked = value_of(connection, LAST_SIGN)
        signs += [] if docked is None else [int(docked)]
        away = at - max(signs) if signs else 0
        if any(at - seen <= stale_ms for seen in known.values()):
            away = 0  # another process lives
        put(connection, COUNTED, " ".join(known).encode())
        if away:
            later = {"due_at": tables.c.due_at + away, "forgiven": tables.c.forgiven + away}
            connection.execute(update(tables).where(*resting).values(later))
        connection.execute(insert(schema.processes).values(id=process, seen_at=at))
        return away

    return await database.run(work)


async def claim(
    database: Database, process: str, now: int, stale_ms: int = STALE_MS, limit: int = 1000
) -> list[str]:
    """Claim tables that no living process runs, the most urgent first, and return them."""
    tables = schema.tables.c
    chosen = (
        select(tables.id)
        .where(tables.finished_at.is_(None), abandoned(now, stale_ms))
        .order_by(tables.due_at.is_(None), tables.due_at)
        .limit(limit)
        .with_for_update(skip_locked=True)
    )
    return await seize(database, process, tables.id.in_(chosen))


async def take(
    database: Database, process: str, ids: Sequence[str], now: int, stale_ms: int = STALE_MS
) -> list[str]:
    """Claim these tables unless another living process runs them. Return those that this process now runs."""
    mine = or_(schema.tables.c.owner == process, abandoned(now, stale_ms))
    return await seize(database, process, schema.tables.c.id.in_(ids), mine)


async def release(database: Database, process: str, ids: Sequence[str] | None = None) -> None:
    """Release some tables; without a list, release all of them and delete the process."""
    tables, processes, at = schema.tables, schema.processes, now()

    def work(connection: Connection) -> None:
        freed = update(tables).where(tables.c.owner == process).values(owner=None)
        connection.execute(freed if ids is None else freed.where(tables.c.id.in_(ids)))
        if ids is None:
            connection.execute(delete(processes).where(processes.c.id == process))
            put(connection, LAST_SIGN, str(at).encode())

    await database.run(work)


async def owned(database: Database, process: str) -> list[str]:
    """Return the tables that a process runs."""
    tables = schema.tables.c
    query = select(tables.id).where(tables.owner == process).order_by(tables.id)
    return await database.read(lambda connection: list(connection.execute(query).scalars()))


async def others(
    database: Database, now: int, stale_ms: int = STALE_MS, besides: str | None = None
) -> list[str]:
    """Return all living processes except one."""
    processes = schema.processes.c
    query = select(processes.id).where(processes.seen_at >= now - stale_ms).order_by(processes.id)
    found = await database.read(lambda connection: list(connection.execute(query).scalars()))
    return [id for id in found if id != besides]


def abandoned(now: int, stale_ms: int) -> ColumnElement[bool]:
    """Return the condition that no living process runs a table."""
    processes = schema.processes.c
    living = select(processes.id).where(processes.seen_at >= now - stale_ms)
    return or_(schema.tables.c.owner.is_(None), schema.tables.c.owner.not_in(living))


async def seize(database: Database, process: str, *conditions: ColumnElement[bool]) -> list[str]:
    """Make a process the owner of the tables that fulfil all conditions, and return them."""
    tables = schema.tables
    taking = update(tables).where(*conditions).values(owner=process).returning(tables.c.id)
    return await database.run(lambda connection: sorted(connection.execute(taking).scalars()))


async def abandoned_since(
    database: Database, now: int, stale_ms: int = STALE_MS, limit: int = 1000
) -> dict[str, int | None]:
    """Return running tables that no living process runs, with the last heartbeat of their process.

    Tables at rest are included only if something is due there.
    """
    tables, processes = schema.tables.c, schema.processes.c
    query = (
        select(tables.id, processes.seen_at)
        .outerjoin(schema.processes, processes.id == tables.owner)
        .where(tables.phase == "running", abandoned(now, stale_ms))
        .where(or_(tables.rested_at.is_(None), tables.due_at <= now))
        .order_by(tables.due_at.is_(None), tables.due_at)
        .limit(limit)
    )
    return await database.read(
        lambda connection: {row.id: row.seen_at for row in connection.execute(query)}  # null: not known
    )
