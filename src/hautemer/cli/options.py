"""What several commands share: the language, bots, options, seeds and how problems are told."""

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
from hautemer.words import LANGUAGES, Plain, Words, language_of_environment

F = TypeVar("F", bound=Callable[..., Any])


def language_option(command: F) -> F:
    """`--lang`, by default what the environment asks for."""
    return click.option(
        "--lang",
        "language",
        type=click.Choice(LANGUAGES),
        default=language_of_environment,
        show_default="from the environment",
        help="Language of what is printed.",
    )(command)


def options_option(command: F) -> F:
    """`--option KEY=VALUE`, as often as needed."""
    return click.option(
        "--option",
        "-o",
        "options",
        metavar="KEY=VALUE",
        multiple=True,
        help="An option of the game; the value is read as JSON where it is JSON, else as text.",
    )(command)


def data_option(command: F) -> F:
    """`--data FILE`, a replacement for the game's printed numbers."""
    return click.option(
        "--data",
        "data",
        type=click.Path(path_type=Path, dir_okay=False),
        help="A replacement for the game's data.toml.",
    )(command)


def bots_option(default: str) -> Callable[[F], F]:
    """`--bots NAME[,NAME…]`."""
    return click.option(
        "--bots",
        metavar="NAME[,NAME…]",
        default=default,
        show_default=True,
        help="One name for all seats, or exactly one a seat. `hautemer games` lists them.",
    )


def read_options(pairs: Sequence[str]) -> dict[str, Any]:
    """The options of a command line."""
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
    """A replacement data file, if one is named."""
    return None if path is None else data_file(path.name, read_file(path))


def find_game(key: str, data: Path | None = None) -> AnyGame:
    """A game by its key, with the data file that was named."""
    game = registry.find(key)
    replacement = read_data(data)
    return game if replacement is None else game.with_data(*replacement)


def read_file(path: Path, limit: int = -1) -> bytes:
    """The bytes of a file, up to a limit; `-` is standard input."""
    try:
        if str(path) == "-":
            return sys.stdin.buffer.read(limit)
        with path.open("rb") as file:
            return file.read(limit)
    except OSError:
        raise BadOptions("unreadable", file=str(path)) from None


@contextlib.contextmanager
def writing(path: Path | None, *, private: bool = False) -> Iterator[Callable[[bytes], object]]:
    """Write a file whole or not at all: what was there before is lost only for what is complete.

    `private`: nobody else on this machine can read it.
    """
    if path is None:
        yield lambda content: None
        return
    unfinished = path.with_name(path.name + ".unfinished")
    try:
        with open(unfinished, "wb", opener=opener(private)) as file:
            yield file.write
        unfinished.replace(path)
    except OSError:
        raise BadOptions("unwritable", file=str(path)) from None
    finally:
        unfinished.unlink(missing_ok=True)


def opener(private: bool) -> Callable[[str, int], int]:
    """Return how a file is opened: with the usual rights, or for its owner only."""

    def opened(path: str, flags: int) -> int:
        file = os.open(path, flags, 0o600 if private else 0o666)
        if private and hasattr(os, "fchmod"):
            os.fchmod(file, 0o600)  # of a file that was there
        return file

    return opened


def from_file(value: str | None) -> str | None:
    """Return the value of an option, read from a file if it is `@FILE`: anybody sees a process's options."""
    if value is None or not value.startswith("@"):
        return value
    try:
        return Path(value[1:]).read_text("utf-8").strip()
    except (OSError, UnicodeError):
        raise BadOptions("unreadable", file=value[1:]) from None


def split_names(text: str) -> list[str]:
    """`greedy,random` as a list."""
    return [name.strip() for name in text.split(",") if name.strip()]


@contextlib.contextmanager
def telling(language: str, status: int = 2) -> Iterator[None]:
    """Ends the command with a sentence and an exit status where a `Problem` comes up."""
    try:
        yield
    except Problem as problem:
        click.echo(Words(language).problem(problem), err=True)
        raise click.exceptions.Exit(status) from problem


__all__ = [
    "Plain",
    "bots_option",
    "data_option",
    "find_game",
    "language_option",
    "options_option",
    "read_data",
    "read_file",
    "read_options",
    "split_names",
    "telling",
    "writing",
]
