"""`hautemer games`: lists the games with their seats, options and bots."""

from __future__ import annotations

from typing import Any

import click
from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from hautemer import bots
from hautemer.bots.coverage import Coverage, coverage
from hautemer.cli import terminal as terminal  # keeps no-break spaces when lines are wrapped
from hautemer.cli.options import language_option, telling
from hautemer.core import registry
from hautemer.core.codec import encode, plain
from hautemer.core.game import AnyGame, Option
from hautemer.words import Plain, Words, hyphens


@click.command()
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object per game instead of a table.")
@language_option
def command(as_json: bool, language: str) -> None:
    """List the games with their seats, options (* marks the default) and bots."""
    with telling(language):
        games = [registry.find(key) for key in registry.keys()]  # noqa: SIM118 - a function of a module
        if as_json:
            for game in games:
                click.echo(encode(described(game, Words(language, game.meta.key))))
            return
        console = Console(highlight=False)
        for game in games:
            console.print(sheet(game, Words(language, game.meta.key)))


def described(game: AnyGame, words: Words) -> dict[str, Any]:
    """Return the description of a game for other programs."""
    return {
        "key": game.meta.key,
        "title": words.say("title"),
        "tagline": words.say("tagline"),
        "seats": list(game.meta.seats),
        "options": {key: plain(option) for key, option in game.meta.options.items()},
        "defaults": {key: option.standard() for key, option in game.meta.options.items()},
        "bots": bots.names(game),
        "captain": coverage(game)._asdict(),
        "rules": game.meta.rules,
        "credits": game.meta.credits,
    }


def sheet(game: AnyGame, words: Words) -> Table:
    """Return the description of a game as a table."""
    least, most = game.meta.seats
    table = Table(
        title=Text.assemble((words.say("title"), "bold"), ("  " + game.meta.key, "cyan")),
        title_justify="left",
        caption=Text(""),
        box=box.SIMPLE_HEAD,
        show_header=False,
        padding=(0, 1),
    )
    table.add_column(style="cyan", no_wrap=True)
    table.add_column(overflow="fold")
    table.add_row("", Text(words.say("tagline"), "italic"))
    table.add_row(words.say("games-seats"), f"{least}–{most}" if least != most else str(least))
    for number, (key, option) in enumerate(game.meta.options.items()):
        table.add_row(words.say("games-options") if number == 0 else "", written(words, key, option))
    table.add_row(words.say("games-bots"), ", ".join(bots.names(game)))
    for sentence in exceptions(words, coverage(game)):
        table.add_row("", Text(sentence, "dim"))
    return table


def exceptions(words: Words, covered: Coverage) -> list[str]:
    """Return where `second` plays instead of `capitaine`."""
    if covered.lacks:
        return [words.say(f"games-captain-{hyphens(covered.lacks)}")]
    found = [] if covered.offered else [words.say("games-captain-not-offered")]
    if covered.versions:
        found.append(
            words.say("games-captain-versions", versions=Plain(", ".join(map(str, covered.versions))))
        )
    return found


def written(words: Words, key: str, option: Option) -> Text:
    """Return an option with its values, each as it is written on a command line and in plain words."""
    shown = Text.assemble((f"{key}=", "cyan"), "  ", (option_title(words, key), "dim"))
    for value in option.values:
        standard = "*" if value == option.standard() else " "
        text = f"\n  {standard} {option_text(value)}  "
        shown.append(text)
        shown.append(value_title(words, key, value), "dim")
    if option.between is not None:
        shown.append(f"\n  * {option.default}  ({option.between[0]}–{option.between[1]})")
    if option.some_of:
        shown.append("\n    [" + ", ".join(option.some_of) + "]")
    return shown


def option_text(value: Any) -> str:
    """Return a value as it is written on a command line."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def option_title(words: Words, key: str) -> str:
    """Return the title of an option."""
    return words.say(f"option-{hyphens(key)}")


def value_title(words: Words, key: str, value: Any) -> str:
    """Return the title of an option's value. A number without a title stands for itself."""
    message = f"option-{hyphens(key)}-{hyphens(option_text(value))}"
    return words.say(message) if words.has(message) else option_text(value)
