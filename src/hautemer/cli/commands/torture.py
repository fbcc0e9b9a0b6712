"""`hautemer torture`: kills servers during matches and checks that nothing is lost."""

from __future__ import annotations

import asyncio
import contextlib
import tempfile
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table

from hautemer.cli import sim_tables
from hautemer.cli.options import language_option, telling
from hautemer.core.errors import BadOptions
from hautemer.extras import require
from hautemer.words import Words


@click.command()
@click.option(
    "--seconds", type=click.IntRange(min=1), default=60, show_default=True, help="Duration of the test."
)
@click.option("--database", metavar="URL", help="An empty PostgreSQL database.  [default: a SQLite file]")
@click.option(
    "--servers", type=click.IntRange(1, 8), help="Server processes.  [default: 2, with SQLite always 1]"
)
@click.option(
    "--away",
    type=click.IntRange(min=0),
    default=10,
    show_default=True,
    help="Seconds for which PostgreSQL is unreachable once, before shorter outages; 0: never.",
)
@click.option("--tables", type=click.IntRange(min=1), default=8, show_default=True, help="Matches at a time.")
@click.option("--seed", default="1", show_default=True, help="Seed of the moves and of the order of kills.")
@language_option
def command(
    seconds: int, database: str | None, servers: int | None, away: int, tables: int, seed: str, language: str
) -> None:
    """Play matches through sockets while servers are killed with kill -9 and started again.

    With PostgreSQL the servers also lose their database repeatedly: connections break, or no data passes
    through them.

    At the end every acknowledged move must be in the record of its match, no client may have seen a changed
    history, and every match must have continued. The exit status is 1 if something was lost.

    \b
    hautemer torture --seconds 600
    hautemer torture --database postgresql://hautemer@127.0.0.1/torture --servers 3
    """
    with telling(language):
        require("server")

    from hautemer.devtools.fault_proxy import FaultProxy, Outages
    from hautemer.devtools.servers import ServerProcess
    from hautemer.devtools.torture import Report, Torture

    words = Words(language)
    console = Console()
    with tempfile.TemporaryDirectory(prefix="hautemer-torture-") as folder, telling(language):
        place = Path(folder)
        several = servers or (2 if database else 1)
        processes = [
            ServerProcess(
                database or f"sqlite:///{place}/hautemer.db",
                "--unlimited",
                "--workers",
                "1",
                log=place / f"log-{number}",
            )
            for number in range(several if database else 1)
        ]

        async def run() -> Report:
            if database:
                await check(database)
            torture = Torture(processes, seed, tables)
            hurts = []
            async with contextlib.AsyncExitStack() as stack:
                if database and away:
                    proxy = await stack.enter_async_context(FaultProxy(database))
                    hurts.append(Outages(proxy, away))
                    for process in processes:
                        process.database = proxy.url
                bar = stack.enter_context(sim_tables.progress(words))
                task = bar.add_task("", total=seconds * 4)
                try:
                    report = await torture.run(seconds, hurts, tick=lambda: bar.advance(task))
                finally:
                    for process in processes:
                        if process.process is not None:
                            await process.kill()
            report.away = sum(outages.number for outages in hurts)
            return report

        report = asyncio.run(run())
        complaints = [
            line for process in processes for line in process.said().splitlines() if "Traceback" in line
        ]
    show(report, complaints, seconds, words, console)


async def check(url: str) -> None:
    """Raise a `Problem` if a database cannot be used, or if it is a SQLite file, which cannot be cut off."""
    from hautemer.storage.connect import connect
    from hautemer.storage.database import DatabaseAway

    if url.startswith("sqlite"):
        raise BadOptions("torture_database")
    try:
        found = await connect(url)
    except DatabaseAway:
        raise BadOptions("away") from None
    await found.close()


def show(report: object, complaints: list[str], seconds: int, words: Words, console: Console) -> None:
    """Print the report. Exit with 1 if something was lost."""
    from hautemer.devtools.torture import Report

    assert isinstance(report, Report)
    table = Table(title=words.say("torture-title", seconds=seconds), show_header=False, title_justify="left")
    table.add_column()
    table.add_column(justify="right")
    for name, number in (
        ("matches", report.matches),
        ("finished", report.finished),
        ("moves", report.moves),
        ("kills", report.kills),
        ("away", report.away),
        ("longest", round(report.longest, 1)),
        ("lost", len(report.lost)),
        ("rewritten", report.rewritten),
        ("stuck", len(report.stuck)),
    ):
        table.add_row(words.say(f"torture-{name}"), str(number))
    console.print(table)
    if report.is_fine and not complaints:
        console.print(words.say("torture-fine"))
        return
    console.print(words.say("torture-failed"))
    for why in (*report.lost, *report.stuck, *complaints):
        # Not part of the message: a line of a server's log may be longer than a message can be.
        console.out(why, highlight=False)
    raise click.exceptions.Exit(1)
