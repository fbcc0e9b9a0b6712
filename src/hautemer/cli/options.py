"""Options that several commands share: reading their values, printing problems."""

from __future__ import annotations

import contextlib
import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, TypeVar

import click

from hautemer.core import registry
from hautemer.core.errors import BadOptions, Problem
from hautemer.core.game import AnyGame, DataFile
from hautemer.core.record import data_file
from hautemer.extras import require
from hautemer.sim.pieces import Runner, in_processes
from hautemer.words import LANGUAGES, Words, language_of_environment

F = TypeVar("F", bound=Callable[..., Any])


def language_option(command: F) -> F:
    """Add `--lang`, by default the language of the environment."""
    return click.option(
        "--lang",
        "language",
        type=click.Choice(LANGUAGES),
        default=language_of_environment,
        show_default="from the environment",
        help="Language of the output.",
    )(command)


def seats_option(command: F) -> F:
    """Add `--seats`."""
    return click.option("--seats", type=int, help="Number of seats.  [default: the most the game allows]")(
        command
    )


def seed_option(command: F) -> F:
    """Add `--seed`."""
    return click.option(
        "--seed", default="1", show_default=True, help="Any text; the same seed gives the same matches."
    )(command)


def jobs_option(command: F) -> F:
    """Add `--jobs`."""
    return click.option(
        "--jobs", type=click.IntRange(min=1), help="Processes to use.  [default: one per core]"
    )(command)


def json_option(command: F) -> F:
    """Add `--json`, which prints figures."""
    return click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")(command)


def options_option(command: F) -> F:
    """Add `--option KEY=VALUE`, which can be repeated."""
    return click.option(
        "--option",
        "-o",
        "options",
        metavar="KEY=VALUE",
        multiple=True,
        help="An option of the game; the value is JSON, or else text.",
    )(command)


def data_option(command: F) -> F:
    """Add `--data FILE`, a replacement for the data file of the game."""
    return click.option(
        "--data",
        "data",
        type=click.Path(path_type=Path, dir_okay=False),
        help="A replacement for the game's data.toml.",
    )(command)


def bots_option(default: str) -> Callable[[F], F]:
    """Add `--bots NAME[,NAME…]`."""
    return click.option(
        "--bots",
        metavar="NAME[,NAME…]",
        default=default,
        show_default=True,
        help="One bot for all seats, or exactly one per seat. `hautemer games` lists their names; "
        "MODULE:CLASS names a class of your own.",
    )


def ray_option(command: F) -> F:
    """Add `--ray ADDRESS`."""
    return click.option(
        "--ray",
        metavar="ADDRESS",
        help="Play on the Ray cluster at this address (auto: the one that runs here) instead of --jobs. The "
        "results are the same. Needs the extra `ray`.",
    )(command)


@contextlib.contextmanager
def runner_of(ray: str | None, jobs: int) -> Iterator[Runner]:
    """Provide the runner of `--ray`, or of `--jobs` without it."""
    if ray is None:
        yield in_processes(jobs)
        return
    require("ray")
    from hautemer.rl.cluster import connected

    with connected(ray) as run:
        yield run


def read_options(pairs: Sequence[str]) -> dict[str, Any]:
    """Return the game options of a command line."""
    options = {}
    for pair in pairs:
        key, equals, text = pair.partition("=")
        if not equals:
            raise BadOptions("option_shape", option=pair[:40])
        try:
            options[key] = json.loads(text)
        except ValueError:
            options[key] = text
    return options


def read_data(path: Path | None) -> tuple[bytes, DataFile] | None:
    """Return the replacement data file that is named, or None."""
    return None if path is None else data_file(path.name, read_file(path))


def find_game(key: str, data: Path | None = None) -> AnyGame:
    """Return a game by its key, with the data file that is named."""
    game = registry.find(key)
    replacement = read_data(data)
    return game if replacement is None else game.with_data(*replacement)


def read_file(path: Path, limit: int = -1) -> bytes:
    """Return the bytes of a file, at most `limit`; `-` is standard input."""
    try:
        if str(path) == "-":
            return sys.stdin.buffer.read(limit)
        with path.open("rb") as file:
            return file.read(limit)
    except OSError:
        raise BadOptions("unreadable", file=str(path)) from None


@contextlib.contextmanager
def writing(path: Path | None, *, private: bool = False) -> Iterator[Callable[[bytes], object]]:
    """Write a file atomically: the old contents stay until the new ones are complete.

    `private`: only the owner can read the file.
    """
    if path is None:
        yield lambda content: None
        return
    unfinished = path.with_name(path.name + ".unfinished")
    try:
        with open(unfinished, "wb", opener=opener(private=private)) as file:
            yield file.write
        unfinished.replace(path)
    except OSError:
        raise BadOptions("unwritable", file=str(path)) from None
    finally:
        unfinished.unlink(missing_ok=True)


def opener(*, private: bool) -> Callable[[str, int], int]:
    """Return an opener for `open`: with default permissions, or for the owner only."""

    def opened(path: str, flags: int) -> int:
        file = os.open(path, flags, 0o600 if private else 0o666)
        if private and hasattr(os, "fchmod"):
            os.fchmod(file, 0o600)  # a file that existed keeps its mode otherwise
        return file

    return opened


def from_file(value: str | None) -> str | None:
    """Return the value of an option, or the contents of FILE for `@FILE`: options of a process are public."""
    if value is None or not value.startswith("@"):
        return value
    try:
        return Path(value[1:]).read_text("utf-8").strip()
    except (OSError, UnicodeError):
        raise BadOptions("unreadable", file=value[1:]) from None


def read_bots(text: str) -> list[str]:
    """Return the bots that an option names.

    If one is `module:Class`, modules can be imported from the working directory from now on. Installed
    modules take precedence.
    """
    names = split_names(text)
    if any(":" in name for name in names) and os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    return names


def split_names(text: str) -> list[str]:
    """Return the names in a comma-separated list."""
    return [name.strip() for name in text.split(",") if name.strip()]


@contextlib.contextmanager
def telling(language: str, status: int = 2) -> Iterator[None]:
    """Print a sentence and exit with `status` if a `Problem` is raised."""
    try:
        yield
    except Problem as problem:
        click.echo(Words(language).problem(problem), err=True)
        raise click.exceptions.Exit(status) from problem


__all__ = [
    "bots_option",
    "data_option",
    "find_game",
    "jobs_option",
    "json_option",
    "language_option",
    "options_option",
    "ray_option",
    "read_bots",
    "read_data",
    "read_file",
    "read_options",
    "runner_of",
    "seats_option",
    "seed_option",
    "split_names",
    "telling",
    "writing",
]
