"""`hautemer serve`: runs a server for people on this machine, a local network or the internet."""

from __future__ import annotations

import os
import threading
import webbrowser
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import click
import platformdirs
from rich.console import Console

from hautemer.cli.options import from_file, language_option, telling
from hautemer.core.errors import BadOptions
from hautemer.words import Plain, Words

if TYPE_CHECKING:
    from hautemer.server.config import Limits, Retention


def default_database() -> str:
    """Return the URL of the SQLite file in this user's data folder."""
    folder = Path(platformdirs.user_data_dir("hautemer"))
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'hautemer.db'}"


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on.")
@click.option("--port", default=8480, show_default=True, type=click.IntRange(0, 65535), help="The port.")
@click.option("--lan", is_flag=True, help="Serve the local network; print the address and a QR code.")
@click.option(
    "--database", metavar="URL", envvar="HAUTEMER_DATABASE", show_envvar=True,
    help="sqlite:///FILE or postgresql://…",
)  # fmt: skip
@click.option(
    "--public-url", metavar="URL", envvar="HAUTEMER_PUBLIC_URL", help="The address that people use."
)
@click.option(
    "--allow-host", "hosts", multiple=True, metavar="NAME", help="Another host name of this server."
)
@click.option(
    "--proxy",
    "proxies",
    multiple=True,
    metavar="NETWORK",
    help="A proxy whose X-Forwarded headers are trusted.",
)
@click.option(
    "--redis",
    metavar="URL",
    envvar="HAUTEMER_REDIS",
    show_envvar=True,
    help="Redis or Valkey as the message bus between server processes.",
)
@click.option("--workers", type=click.IntRange(1, 64), help="Number of worker processes for bots.")
@click.option(
    "--smtp", metavar="URL", envvar="HAUTEMER_SMTP", show_envvar=True,
    help="smtp://USER:PASSWORD@HOST:PORT?from=ADDRESS",
)  # fmt: skip
@click.option(
    "--allow-target",
    "targets",
    multiple=True,
    metavar="HOST",
    help="A private host that notifications may be sent to.",
)
@click.option("--open/--no-open", "opening", default=False, help="Open the browser.")
@click.option(
    "--limit", "limits", multiple=True, metavar="NAME=NUMBER",
    help="Change a limit per address, person or socket; docs/operations.md lists them.",
)  # fmt: skip
@click.option(
    "--abandon-after", "abandoned_days", default=30, show_default=True, metavar="DAYS",
    type=click.IntRange(0, 10_000),
    help="Call a match off after all its people have been away for this long; 0: never.",
)  # fmt: skip
@click.option(
    "--keep", "kept", multiple=True, metavar="NAME=DAYS",
    help="How long unused sessions, newcomers, guests, matches, own_matches or records are kept; 0: for "
    "ever.",
)  # fmt: skip
@click.option(
    "--unlimited",
    is_flag=True,
    hidden=True,
    help="No limits on rates and times, bots that answer at once and also play alone, for measuring.",
)
@click.option(
    "--budget", type=click.IntRange(0, 1000), hidden=True,
    help="Milliseconds in which bots think, for measuring.",
)  # fmt: skip
@language_option
def command(
    host: str,
    port: int,
    lan: bool,
    database: str | None,
    public_url: str | None,
    hosts: tuple[str, ...],
    proxies: tuple[str, ...],
    redis: str | None,
    workers: int | None,
    smtp: str | None,
    targets: tuple[str, ...],
    opening: bool,
    limits: tuple[str, ...],
    abandoned_days: int,
    kept: tuple[str, ...],
    unlimited: bool,
    budget: int | None,
    language: str,
) -> None:
    """Serve tables over HTTP and WebSocket.

    Everything is stored in one SQLite file. If --database names a PostgreSQL database instead, any number of
    processes can serve the same tables. Stop with Ctrl-C: nothing is lost.

    Everybody on this machine can read the options of a process: put the addresses of --database, --redis and
    --smtp into the environment if they hold a password, or name a file that holds one as @FILE.
    """
    from hautemer.server import runner
    from hautemer.server.config import BUDGET, UNLIMITED, Config, Limits, Retention
    from hautemer.server.http import static
    from hautemer.server.http.lan import lan_addresses

    words = Words(language)
    console = Console()
    if lan:
        host = "0.0.0.0"
    with telling(language):
        changed = read_pairs(limits, Limits, "wrong_limit")
        keep = replace(Retention(), **read_pairs(kept, Retention, "wrong_keep"))
        database, redis, smtp = from_file(database), from_file(redis), from_file(smtp)
    config = Config(
        database or default_database(),
        host,
        port,
        public_url,
        hosts,
        proxies,
        redis,
        workers,
        replace(UNLIMITED if unlimited else Limits(), **changed),
        smtp,
        targets,
        budget=budget if budget is not None else 0 if unlimited else BUDGET,
        abandoned_days=abandoned_days,
        short_times=unlimited,
        keep=keep,
        bots_alone=unlimited,
    )
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host

    def ready(port: int) -> None:
        address = here = f"http://{shown}:{port}"
        for found in lan_addresses()[:1] if lan else ():
            address = f"http://{found}:{port}"
            console.print(words.say("serve-lan", address=Plain(address)), highlight=False)
            console.print(qr(address), highlight=False)
        console.print(words.say("serve-ready", address=Plain(here)), highlight=False)
        if not static.is_built():
            console.print(words.say("client-missing", address=Plain(address)), highlight=False, style="bold")
        console.print(words.say("serve-stop"), style="dim")
        if opening and os.environ.get("CI") != "true":
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    with telling(language):
        runner.run(config, ready)


def read_pairs(pairs: tuple[str, ...], kind: type[Retention | Limits], problem: str) -> dict[str, int]:
    """Return numbers by name, as a command line gives them; raise the problem if one is not known."""
    found = {}
    for pair in pairs:
        name, _, number = pair.partition("=")
        if name not in kind.__dataclass_fields__ or not number.isdecimal() or len(number) > 9:
            raise BadOptions(problem, limit=pair, known=", ".join(kind.__dataclass_fields__))
        found[name] = int(number)
    return found


def qr(address: str) -> str:
    """Return the QR code of an address, drawn with characters."""
    import io

    import segno

    out = io.StringIO()
    segno.make(address, error="l").terminal(out, compact=True, border=1)
    return out.getvalue()
