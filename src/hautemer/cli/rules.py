"""`hautemer rules`: the rulebook of a game, clause by clause, in three languages."""

from __future__ import annotations

import sys

import click
from rich.console import Console, Group
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
        console = Console(highlight=False)
        with console.capture() as captured:
            console.print(page)
        text = captured.get()
        if sys.stdin.isatty() and console.is_terminal and text.count("\n") >= console.height:
            click.echo_via_pager(text, color=True)
        else:
            click.echo(text, nl=False, color=True)
