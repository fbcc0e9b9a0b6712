"""Connection to a database by its address."""

from __future__ import annotations

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from hautemer.storage.database import BadDatabase, Database

EXAMPLES = {"sqlite": "sqlite:///FILE", "postgresql": "postgresql://USER:PASSWORD@HOST/NAME"}


async def connect(url: str, *, beside: bool = False) -> Database:
    """Return the database at an address, migrated to the schema of this version.

    The address is `sqlite:///path/file.db` (four slashes for an absolute path) or
    `postgresql://user:password@host:port/name`. With `beside`, open it while a server uses it: nothing is
    migrated, and a SQLite file, which is not locked then, can only be read. Raise `BadDatabase` if the
    address is wrong or the database cannot be used.
    """
    try:
        address = make_url(url)
    except ArgumentError:
        raise BadDatabase("database_address", **EXAMPLES) from None
    kind = address.get_backend_name()
    if kind == "sqlite" and address.database and address.database != ":memory:":
        from hautemer.storage.sqlite import SqliteDatabase

        start = SqliteDatabase.beside if beside else SqliteDatabase.start
        return await start(address.database)
    if kind == "postgresql" and address.database:
        from hautemer.storage.postgresql import PostgresqlDatabase

        return await (PostgresqlDatabase.beside if beside else PostgresqlDatabase.start)(address)
    raise BadDatabase("database_address", **EXAMPLES)
