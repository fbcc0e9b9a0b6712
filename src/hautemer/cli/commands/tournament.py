"""`hautemer tournament`: seats one bot among others and counts who wins."""

from __future__ import annotations

import os
from pathlib import Path

import click
from rich.console import Console

from hautemer import bots as players
from hautemer.cli import sim_tables
from hautemer.cli.options import (
    data_option,
    find_game,
    language_option,
    options_option,
    read_bots,
    read_data,
    read_options,
    telling,
)
from hautemer.core.codec import encode
from hautemer.sim.batch import Batch, play_all
from hautemer.sim.report import summarize
from hautemer.words import Plain, Words


@click.command()
@click.argument("game")
@click.option("--seats", type=int, help="Number of seats.  [default: the most the game allows]")
@click.option(
    "--matches", type=click.IntRange(min=1), default=1000, show_default=True, help="Matches per pair."
)
@click.option(
    "--bots",
    metavar="NAME,NAME…",
    default="greedy,random",
    show_default=True,
    help="The bots that take part; MODULE:CLASS names a class of your own.",
)
@click.option("--all-pairs", is_flag=True, help="Every bot against every other, not only the first.")
@click.option("--seed", default="1", show_default=True, help="Any text.")
@click.option("--jobs", type=click.IntRange(min=1), help="Processes to use.  [default: one per core]")
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
        names = read_bots(bots)
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
                batch = Batch(game, seating, seed, chosen, read_data(data), rotate=True)
                with sim_tables.progress(words) as bar:
                    played = play_all(batch, matches, min(jobs or os.cpu_count() or 1, matches))
                    summary = summarize(bar.track(played, total=matches))
                if as_json:
                    click.echo(encode(sim_tables.as_json(summary, game)))
                    continue
                title = words.say("tournament-title", bot=Plain(one), others=number - 1, other=Plain(other))
                console.print(
                    sim_tables.tally_table(words, title, "simulate-bot", sorted(summary.by_bot.items()))
                )
