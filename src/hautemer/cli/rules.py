"""`hautemer rules`: the rulebook of a game, clause by clause, in three languages."""

from __future__ import annotations

import os
import sys

import click
from rich.console import Console, Group, RenderableType
from rich.text import Text

from hautemer.cli import _rulebook
from hautemer.cli._shared import language_option, telling
from hautemer.core import registry
from hautemer.core.errors import BadOptions
from hautemer.words import Words


@click.command()
@click.argument("key", metavar="GAME")
@click.argument("number", metavar="[CLAUSE or PART]", required=False)
@language_option
def command(key: str, number: str | None, language: str) -> None:
    """Print the rules of GAME, or one clause (M3.4), or one part of them (M3)."""
    with telling(language):
        registry.find(key)
        words = Words(language, key)
        chosen = list(_rulebook.clauses(key)) if number is None else _rulebook.select(key, number)
        if not chosen:
            known = ", ".join(_rulebook.parts(key))
            raise BadOptions("unknown_clause", clause=(number or "")[:20], known=known)
        page = _rulebook.page(words, chosen)
        if number is None:
            page = Group(Text(words.say("title"), "bold"), Text(words.say("tagline"), "italic"), page)
        show(page)


def show(page: RenderableType) -> None:
    """Prints a page, by the pager where a person reads it and it is longer than the screen."""
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
