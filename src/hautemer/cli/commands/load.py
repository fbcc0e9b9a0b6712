"""`hautemer load`: measures how many people a server on this machine can serve."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.table import Table

from hautemer.cli.options import json_option, language_option, telling
from hautemer.extras import require
from hautemer.words import Plain, Words, hyphens


@click.command()
@click.option("--game", default="", help="The game to play.  [default: the first with few seats]")
@click.option(
    "--tables", default=400, show_default=True, type=click.IntRange(1, 2000), help="Number of tables."
)
@click.option("--seats", default=4, show_default=True, type=click.IntRange(2, 20), help="Seats per table.")
@click.option(
    "--seconds",
    default=20.0,
    show_default=True,
    type=click.FloatRange(1, 3600),
    help="Duration of the measurement.",
)
@click.option("--pace", default=1.0, show_default=True, help="Seconds between two moves of a match.")
@click.option(
    "--full",
    is_flag=True,
    help="Play as fast as possible, and compare with a bare broadcast of the same messages.",
)
@click.option("--storage", is_flag=True, help="Only measure how fast moves become durable.")
@click.option(
    "--pings", type=click.IntRange(100, 100_000), metavar="WINDOWS",
    help="Only test, in this many windows (say 3000), whether ping times reveal what bots hold.",
)  # fmt: skip
@click.option(
    "--abuse", is_flag=True,
    help="Only attack servers with default limits, for --seconds each and less than five minutes in all.",
)  # fmt: skip
@click.option("--database", metavar="URL", help="A database instead of a new SQLite file.")
@json_option
@language_option
def command(
    game: str,
    tables: int,
    seats: int,
    seconds: float,
    pace: float,
    full: bool,
    storage: bool,
    pings: int | None,
    abuse: bool,
    database: str | None,
    as_json: bool,
    language: str,
) -> None:
    """Start a server on this machine, open sockets to it, play, and report.

    Every table has one socket per seat and one for a spectator. Times are measured from sending a move until
    each of them has received it. With --pings, a person plays against bots, and the command fails if the
    time of a ping after a scene reveals in which windows a bot could act. With --abuse, guests flood a chat,
    hoard tables, guess passwords, take moves back and download records, while another table sends pings.
    """
    with telling(language):
        require("server")

    from hautemer.core.codec import encode
    from hautemer.devtools.load.throughput import Measured, full_throttle, paced
    from hautemer.server.runner import loop_factory

    words = Words(language)
    console = Console(stderr=as_json)
    if storage:
        durable = asyncio.run(storage_figures(database, seconds))
        if as_json:
            click.echo(encode(durable).decode())
        else:
            labels = {name: f"storage-{hyphens(name)}" for name in durable}
            console.print(shown(words, [(labels[name], f"{value:,}") for name, value in durable.items()]))
        return
    if pings is not None:
        measure_pings(words, console, pings, database, as_json=as_json)
        return
    if abuse:
        asyncio.run(measure_abuse(words, console, seconds, as_json=as_json))
        return
    key = game or small_game(seats)
    with tempfile.TemporaryDirectory() as folder, Serving(folder, database) as serving:
        console.print(words.say("load-begin", tables=tables, sockets=tables * (seats + 1)), style="dim")
        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            figures: Measured = runner.run(
                full_throttle(serving.port, key, tables, seats, seconds, serving.pid)
                if full
                else paced(serving.port, key, tables, seats, seconds, pace, serving.pid)
            )
    if as_json:
        click.echo(encode(figures).decode())
        return
    console.print(shown(words, rows(figures)))


def measure_pings(
    words: Words, console: Console, windows: int, database: str | None, *, as_json: bool
) -> None:
    """Measure pings after scenes at a server of our own; exit with 1 if they reveal something."""
    from hautemer.core.codec import encode
    from hautemer.devtools.load.pings import AT_ONCE, FAR, measure

    with tempfile.TemporaryDirectory() as folder, Serving(folder, database, "--budget", "50") as serving:
        figures = asyncio.run(measure(f"http://127.0.0.1:{serving.port}", windows, AT_ONCE))
    if as_json:
        click.echo(encode(figures).decode())
    else:
        found = [
            ("windows", f"{figures.windows:,}"),
            ("able", f"{figures.able:,}"),
            ("first-ping", f"{figures.first_ms:.2f} ms"),
            ("mean-ping", f"{figures.mean_ms:.2f} ms"),
            ("z-first", f"{figures.z_first:+.2f}"),
            ("z-mean", f"{figures.z_mean:+.2f}"),
        ]
        console.print(shown(words, found))
    if max(abs(figures.z_first), abs(figures.z_mean)) >= FAR:
        sys.exit(1)


async def measure_abuse(words: Words, console: Console, seconds: float, *, as_json: bool) -> None:
    """Attack servers of our own and print what other people would notice."""
    from hautemer.core.codec import encode
    from hautemer.devtools.load import abuse

    begun = time.monotonic()

    def progress(what: str) -> None:
        doing = words.say(f"load-abuse-doing-{what}")
        console.print(
            words.say("load-abuse-progress", at=round(time.monotonic() - begun), doing=Plain(doing)),
            style="dim",
        )

    found: dict[str, dict[str, Any]] = {}
    with tempfile.TemporaryDirectory() as folder:
        async for name, figures, refusals in abuse.measure(Path(folder), seconds, progress):
            found[name] = {"figures": figures, "refusals": refusals}
            if not as_json:
                named = [
                    (f"abuse-{figure}", f"{value:,.2f}".removesuffix(".00"))
                    for figure, value in figures.items()
                ]
                console.print(shown(words, named, f"load-abuse-{name}"))
    if as_json:
        click.echo(encode(found).decode())


def shown(words: Words, rows: list[tuple[str, str]], title: str = "load-title") -> Table:
    """Return figures as a table."""
    table = Table(title=words.say(title))
    table.add_column(words.say("load-what"))
    table.add_column(words.say("load-value"), justify="right")
    for name, value in rows:
        table.add_row(words.say(f"load-{name}"), Plain(value))
    return table


async def storage_figures(url: str | None, seconds: float) -> dict[str, float]:
    """Return how fast moves become durable in a database, or in a new SQLite file."""
    from hautemer.storage.bench import figures
    from hautemer.storage.connect import connect

    with tempfile.TemporaryDirectory() as folder:
        database = await connect(url or f"sqlite:///{Path(folder) / 'load.db'}")
        try:
            return await figures(database, seconds)
        finally:
            await database.close()


def rows(figures: Any) -> list[tuple[str, str]]:
    """Return the rows of the table of figures."""
    found = [
        ("sockets", f"{figures.sockets}"),
        ("moves", f"{figures.moves_a_second:,.0f}"),
        ("messages", f"{figures.messages_a_second:,.0f}"),
        ("size", f"{figures.bytes_a_message:,.0f}"),
        ("p50", f"{figures.p50_ms:.1f} ms"),
        ("p95", f"{figures.p95_ms:.1f} ms"),
        ("p99", f"{figures.p99_ms:.1f} ms"),
        ("lost", f"{figures.lost}"),
        ("refused", f"{figures.refused}"),
        ("table-memory", f"{figures.kilobytes_a_table:,.0f} kB"),
        ("socket-memory", f"{figures.kilobytes_a_socket:,.0f} kB"),
    ]
    found.append(("processor", f"{figures.processor_us_a_message:.0f} µs"))
    if figures.bare_messages_a_second:
        found.append(("bare", f"{figures.bare_messages_a_second:,.0f}"))
        found.append(("bare-processor", f"{figures.bare_processor_us_a_message:.0f} µs"))
        found.append(("share", f"{figures.messages_a_second / figures.bare_messages_a_second:.0%}"))
    return found


def small_game(seats: int) -> str:
    """Return the key of a game that can be played with `seats`."""
    from hautemer.core import registry

    fitting = [
        key
        for key in list(registry.keys())
        if registry.meta(key).seats[0] <= seats <= registry.meta(key).seats[1]
    ]
    return max(fitting, key=lambda key: registry.meta(key).seats[0])


class Serving:
    """A server process on this machine."""

    def __init__(self, folder: str, database: str | None, *options: str) -> None:
        self.options = options
        self.url = database or f"sqlite:///{Path(folder) / 'load.db'}"
        self.log = Path(folder) / "server.log"

    def __enter__(self) -> Serving:
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                [
                    sys.executable,
                    "-m",
                    "hautemer",
                    "serve",
                    "--port",
                    "0",
                    "--database",
                    self.url,
                    "--unlimited",
                    *self.options,
                ],
                stdout=subprocess.PIPE,
                stderr=log,
                env={**os.environ, "HAUTEMER_LANG": "en"},
            )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if b"http://" in line:
                self.port = int(line.rsplit(b":", 1)[1].split()[0].strip(b"/\r\n"))
                self.pid = self.process.pid
                return self
        raise click.ClickException(self.log.read_text()[-400:])

    def __exit__(self, *_: object) -> None:
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
