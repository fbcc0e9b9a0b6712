"""`hautemer admin`: operations on a server's database: list, export, close, forget, back up."""

from __future__ import annotations

import asyncio
import datetime
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from hautemer.cli.commands.serve import default_database
from hautemer.cli.options import from_file, language_option, telling, writing
from hautemer.core.codec import encode
from hautemer.core.errors import BadOptions, Problem
from hautemer.words import Plain, Words

if TYPE_CHECKING:
    from hautemer.server.tables.registry import Tables
    from hautemer.storage.database import Database

database_option = click.option(
    "--database",
    metavar="URL",
    envvar="HAUTEMER_DATABASE",
    show_envvar=True,
    help="sqlite:///FILE or postgresql://…, or @FILE with a file that holds it.",
)
out_option = click.option(
    "--out", type=click.Path(path_type=Path, dir_okay=False), help="File to write.  [default: stdout]"
)


@click.group()
def command() -> None:
    """Inspect and maintain the database of a server.

    `list`, `export` and `backup` work while a server runs. `close` and `forget` change the database: with
    PostgreSQL they also work while servers run; with SQLite, stop the server first, because only one
    process can write to the file.
    """


@command.command("list")
@click.option("--people", "of_people", is_flag=True, help="The accounts instead of the tables.")
@click.option("--limit", type=click.IntRange(1, 100_000), default=100, show_default=True)
@database_option
@language_option
def list_all(of_people: bool, limit: int, database: str | None, language: str) -> None:
    """List the tables, the most recently changed first, or the accounts."""
    words = Words(language)

    async def work(found: Database) -> list[list[str]]:
        from hautemer.storage import people, tables

        if of_people:
            accounts = await people.accounts(found, limit)
            return [[one.id, one.name or "", one.language, moment(one.seen_at)] for one in accounts]
        rows = []
        for table in await tables.every(found, limit):
            names = [seat.name for seat in await tables.seats(found, table.id)]
            rows.append([table.id, table.game, table.phase, moment(table.updated_at), ", ".join(names)])
        return rows

    rows = beside(language, database, work)
    titles = ("id", "name", "language", "seen") if of_people else ("id", "game", "phase", "touched", "seats")
    grid = Grid(box=None, pad_edge=False)
    for title in titles:
        grid.add_column(words.say(f"admin-{title}"), overflow="fold")
    for row in rows:
        grid.add_row(*(Text(cell) for cell in row))
    Console(highlight=False).print(grid)


@command.command()
@click.argument("table")
@out_option
@database_option
@language_option
def export(table: str, out: Path | None, database: str | None, language: str) -> None:
    """Write the record of a finished match at TABLE."""

    async def work(found: Database) -> bytes:
        from hautemer.server.errors import Wrong

        loaded = await tables(found).find(table)
        if loaded.table.match is None or loaded.table.phase not in ("finished", "called_off"):
            raise Wrong("not_over")
        return loaded.table.record()

    put(language, out, beside(language, database, work))


@command.command("export-person")
@click.argument("person")
@out_option
@database_option
@language_option
def export_person(person: str, out: Path | None, database: str | None, language: str) -> None:
    """Write everything that is stored about PERSON (an account name or an id), except secrets."""

    async def work(found: Database) -> bytes:
        from hautemer.storage import notices, people, records, tables

        someone = await whoever(found, person)
        sessions = await people.sessions_of(found, someone.id)
        channels = await notices.channels_of(found, someone.id)
        kept: dict[str, Any] = {
            "id": someone.id,
            "name": someone.name,
            "account": not someone.is_guest,
            "language": someone.language,
            "made_at": someone.made_at,
            "seen_at": someone.seen_at,
            "devices": [{"made_at": one.made_at, "seen_at": one.seen_at} for one in sessions],
            "channels": [{"kind": one.kind, "address": one.address, "table": one.table} for one in channels],
            "tables": [table.id for table in await tables.of_person(found, someone.id, 100_000)],
            "records": [id for id, _ in await records.of_person(found, someone.id, 100_000)],
        }
        return encode(kept)

    put(language, out, beside(language, database, work), private=True)


@command.command()
@click.argument("table")
@database_option
@language_option
def close(table: str, database: str | None, language: str) -> None:
    """Close TABLE, so that nobody can play there."""

    async def work(found: Database) -> bool:
        from hautemer.server.tables import events
        from hautemer.server.tables.decision import Decision

        opened = tables(found)
        loaded = await opened.find(table)
        return await opened.write(
            loaded, lambda: None if loaded.table.phase == "closed" else Decision((events.TableClosed(),))
        )

    changing(language, database, work)
    click.echo(Words(language).say("admin-closed", table=Plain(table)))


@command.command()
@click.argument("person")
@click.option("--yes", is_flag=True, help="Do not ask.")
@database_option
@language_option
def forget(person: str, yes: bool, database: str | None, language: str) -> None:
    """Delete the data of PERSON (an account name or an id).

    Name, password, devices, notification channels, links and uploaded records are deleted. Bots play the
    seats of running matches; their journals keep the name that was used there and the chat.
    """
    words = Words(language)

    async def work(found: Database) -> int:
        from hautemer.server.tables import lobby

        someone = await whoever(found, person)
        if not yes and not click.confirm(words.say("admin-forget", name=Plain(someone.name or someone.id))):
            raise click.exceptions.Abort
        return await lobby.forget(tables(found), someone.id)

    count = changing(language, database, work)
    click.echo(words.say("admin-forgotten", count=count))


@command.command()
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@database_option
@language_option
def backup(file: Path, database: str | None, language: str) -> None:
    """Copy a SQLite database to FILE while the server runs. For PostgreSQL, use pg_dump."""

    async def work(found: Database) -> None:
        from hautemer.storage.backup import backup

        await backup(found, file)

    beside(language, database, work)
    click.echo(Words(language).say("admin-backed-up", file=Plain(str(file))))


# Access to the database


Work = Callable[["Database"], Awaitable[Any]]


def beside(language: str, url: str | None, work: Work) -> Any:
    """Return the result of `work`, which only reads. A server may be running."""
    return run(language, url, work, reading=True)


def changing(language: str, url: str | None, work: Work) -> Any:
    """Return the result of `work`, which changes the database. With SQLite no server may run."""
    return run(language, url, work, reading=False)


def run(language: str, url: str | None, work: Work, *, reading: bool) -> Any:
    """Return the result of `work` on a database. Print a sentence and exit if it fails."""

    async def all_of_it() -> Any:
        async with opened(from_file(url) or default_database(), reading=reading) as found:
            return await work(found)

    with telling(language):
        try:
            return asyncio.run(all_of_it())
        except Problem as problem:
            if problem.key == "database_in_use":
                click.echo(Words(language).say("admin-stop-first"), err=True)
            raise


@asynccontextmanager
async def opened(url: str, *, reading: bool) -> AsyncIterator[Database]:
    """Open a database and close it afterwards."""
    from hautemer.storage.connect import connect
    from hautemer.storage.database import DatabaseAway

    try:
        database = await connect(url, beside=reading or not url.startswith("sqlite"))
    except DatabaseAway:
        raise BadOptions("away") from None
    try:
        yield database
    except DatabaseAway:
        raise BadOptions("away") from None
    finally:
        await database.close()


def tables(database: Database) -> Tables:
    """Return the tables of a database without a lease. Servers notice changes when they poll the journals."""
    from hautemer.server.bus.base import Alone
    from hautemer.server.tables.registry import Tables
    from hautemer.storage.journal import Journal

    return Tables(database, Journal(database), Alone(), "")


async def whoever(database: Database, person: str) -> Any:
    """Return a person by account name or id."""
    from hautemer.storage import people

    found = await people.by_name(database, person) or await people.get(database, person)
    if found is None:
        raise BadOptions("no_such_person", person=person[:60])
    return found


def put(language: str, out: Path | None, content: bytes, *, private: bool = False) -> None:
    """Write a document to a file, which only its owner can read if it is private, or to standard output."""
    with telling(language), writing(out, private=private) as write:
        if out is None:
            sys.stdout.buffer.write(content + b"\n")
        else:
            write(content + b"\n")


def moment(milliseconds: int) -> str:
    """Return a time in a form that people read."""
    at = datetime.datetime.fromtimestamp(milliseconds / 1000, datetime.UTC)
    return at.strftime("%Y-%m-%d %H:%M")
