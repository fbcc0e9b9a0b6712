"""`hautemer rules`: the rulebook of a game, a page of it or its summary."""

from __future__ import annotations

import os
import sys

import click
from rich.console import Console, RenderableType

from hautemer.book import Book, book
from hautemer.cli.options import language_option, telling
from hautemer.cli.terminal import clauses, rulebook
from hautemer.core import registry
from hautemer.core.errors import BadOptions
from hautemer.words import Words


@click.command()
@click.argument("key", metavar="GAME")
@click.argument("number", metavar="[CLAUSE|PART]", required=False)
@click.option("--summary", is_flag=True, help="One page: the goal, a round, the roles and the tables.")
@language_option
def command(key: str, number: str | None, summary: bool, language: str) -> None:
    """Print the rulebook of GAME, or one clause (M3.4), or one part of it (M3)."""
    with telling(language):
        registry.find(key)
        if number is None and (found := book_of(key, language)) is not None:
            show(rulebook.summary(found) if summary else rulebook.whole(found))
            return
        chosen = list(clauses.clauses(key)) if number is None else clauses.select(key, number)
        if not chosen:
            known = ", ".join(clauses.parts(key))
            raise BadOptions("unknown_clause", clause=(number or "")[:20], known=known)
        show(clauses.page(Words(language, key), chosen))


def book_of(key: str, language: str) -> Book | None:
    """Return the rulebook of a game, or None if the game has only clauses."""
    try:
        return book(key, language)
    except FileNotFoundError:
        return None


def show(page: RenderableType) -> None:
    """Print a page. Use the pager if a terminal is attached and the page is longer than the screen."""
    console = Console(highlight=False)
    lines = len(console.render_lines(page, pad=False))
    if not (sys.stdin.isatty() and console.is_terminal and lines >= console.height):
        console.print(page)
        return
    colours = "less" in os.environ.get("PAGER", "less")
    os.environ.setdefault("LESS", "-R")
    with console.capture() as captured:
        console.print(page)
    click.echo_via_pager(captured.get() if colours else click.unstyle(captured.get()), color=colours)
