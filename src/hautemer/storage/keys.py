"""Settings of the server that are created once and kept, such as its keys."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from hautemer.storage import schema
from hautemer.storage.database import Database


async def get(database: Database, key: str) -> bytes | None:
    """Return a setting, or None."""
    settings = schema.settings.c
    query = select(settings.value).where(settings.key == key)
    return await database.read(lambda connection: connection.execute(query).scalar())


async def keep(database: Database, key: str, make: Callable[[], bytes]) -> bytes:
    """Return a setting. The first caller creates it, so every process gets the same value."""
    found = await get(database, key)
    if found is not None:
        return found
    made = make()

    def work(connection: Connection) -> None:
        connection.execute(insert(schema.settings).values(key=key, value=made))

    try:
        await database.run(work)
    except IntegrityError:
        found = await get(database, key)
        assert found is not None
        return found
    return made


def value_of(connection: Connection, key: str) -> bytes | None:
    """Return a setting inside a transaction, if there is one."""
    settings = schema.settings.c
    found: bytes | None = connection.execute(select(settings.value).where(settings.key == key)).scalar()
    return found


def put(connection: Connection, key: str, value: bytes) -> None:
    """Set a setting inside a transaction."""
    settings = schema.settings
    if not connection.execute(update(settings).where(settings.c.key == key).values(value=value)).rowcount:
        connection.execute(insert(settings).values(key=key, value=value))
