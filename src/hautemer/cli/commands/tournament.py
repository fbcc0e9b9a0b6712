"""`hautemer tournament`: each bot alone against a table of each other bot."""

from __future__ import annotations

import os
from pathlib import Path

import click
from rich.console import Console

from hautemer import bots as players
from hautemer.cli import _tables
from hautemer.cli._shared import (
    data_option,
    find_game,
    language_option,
    options_option,
    read_data,
    read_options,
    split_names,
    telling,
)
from hautemer.core.codec import encode
from hautemer.sim.batch import Plan, play_all
from hautemer.sim.report import summarize
from hautemer.words import Plain, Words


@click.command()
@click.argument("game")
@click.option("--seats", type=int, help="Number of seats.  [default: the most the game allows]")
@click.option(
    "--matches", type=click.IntRange(min=1), default=1000, show_default=True, help="Matches a pair."
)
@click.option(
    "--bots", metavar="NAME,NAME…", default="greedy,random", show_default=True, help="Who takes part."
)
@click.option("--all-pairs", is_flag=True, help="Every bot against every other, not only the first.")
@click.option("--seed", default="1", show_default=True, help="Any text.")
@click.option("--jobs", type=click.IntRange(min=1), help="Processes to use.  [default: one a core]")
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
@options_option
@data_option
@language_option
def command(
    game: str,
    seats: int | None,
    matches: int,
    bots: str,
    all_pairs: bool,
    seed: str,
    jobs: int | None,
    as_json: bool,
    options: tuple[str, ...],
    data: Path | None,
    language: str,
) -> None:
    """Seat one bot among others of another kind, rotating the seats, and count who wins.

    \b
    hautemer tournament GAME --bots greedy,random,naive --matches 1000
    """
    with telling(language):
        found = find_game(game, data)
        number = found.meta.seats[1] if seats is None else seats
        names = split_names(bots)
        for name in names:
            players.make(found, name)
        chosen = read_options(options)
        found.settle(number, chosen)
        words = Words(language, game)
        console = Console()
        for one in names if all_pairs else names[:1]:
            for other in names:
                if one == other:
                    continue
                seating = (one, *[other] * (number - 1))
                plan = Plan(game, seating, seed, chosen, read_data(data), rotate=True)
                with _tables.progress(words) as bar:
                    played = play_all(plan, matches, min(jobs or os.cpu_count() or 1, matches))
                    summary = summarize(bar.track(played, total=matches))
                if as_json:
                    click.echo(encode(_tables.as_json(summary, game)))
                    continue
                title = words.say("tournament-title", bot=Plain(one), others=number - 1, other=Plain(other))
                console.print(
                    _tables.tally_table(words, title, "simulate-bot", sorted(summary.by_bot.items()))
                )
