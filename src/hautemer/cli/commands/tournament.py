"""`hautemer tournament`: seats one bot among others and counts who wins."""

from __future__ import annotations

import os
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table

from hautemer import bots as players
from hautemer.cli import sim_tables
from hautemer.cli.matches import WantedMatches, matches_options
from hautemer.cli.options import (
    jobs_option,
    json_option,
    language_option,
    ray_option,
    read_bots,
    read_data,
    runner_of,
    telling,
)
from hautemer.core import ranking
from hautemer.core.codec import encode
from hautemer.sim.batch import Played
from hautemer.sim.ratings import collect, ratings
from hautemer.sim.report import Estimate, summarize
from hautemer.sim.tournament import Tournament
from hautemer.words import Plain, Words

# The bot that has the rating 0, if it takes part.
ANCHORS = (ranking.FIRST_MATE, *ranking.ALIASES)


@click.command()
@click.argument("game")
@matches_options(
    click.option(
        "--bots",
        metavar="NAME,NAME…",
        default="second,random",
        show_default=True,
        help="The bots that take part; MODULE:CLASS names a class of your own.",
    )
)
@click.option(
    "--matches", type=click.IntRange(min=1), default=1000, show_default=True, help="Matches per pair."
)
@click.option(
    "--all-pairs", is_flag=True, help="Every bot against every other, not only the first, with ratings."
)
@click.option(
    "--folder",
    type=click.Path(file_okay=False, path_type=Path),
    help="Keep every match in this folder; a later run plays only what is missing.",
)
@jobs_option
@ray_option
@json_option
@language_option
def command(
    wanted: WantedMatches,
    matches: int,
    all_pairs: bool,
    folder: Path | None,
    jobs: int | None,
    ray: str | None,
    as_json: bool,
    language: str,
) -> None:
    """Seat one bot among others of another kind, play each deal in every seat, and count who wins.

    \b
    hautemer tournament GAME --bots capitaine@0.2,second,moussaillon --all-pairs --folder strengths
    """
    with telling(language):
        game, seats, options = wanted.setup()
        names = read_bots(wanted.bots)
        for name in names:
            players.make(game, name)
        words = Words(language, wanted.game)
        console = Console()
        tournament = Tournament(wanted.game, seats, wanted.seed, options, read_data(wanted.data), folder)
        every: list[Played] = []
        processes = min(jobs or os.cpu_count() or 1, matches)
        pairs = [
            (one, other) for one in (names if all_pairs else names[:1]) for other in names if one != other
        ]
        with runner_of(ray, processes) as run:
            for one, other in pairs:
                with sim_tables.progress(words) as bar:
                    playing = tournament.play((one, other), matches, processes, None if ray is None else run)
                    played = list(bar.track(playing, total=matches))
                every += played
                summary = summarize(played)
                if as_json:
                    click.echo(encode(sim_tables.as_json(summary, wanted.game)))
                    continue
                title = words.say("tournament-title", bot=Plain(one), others=seats - 1, other=Plain(other))
                console.print(
                    sim_tables.tally_table(words, title, "simulate-bot", sorted(summary.by_bot.items()))
                )
        if all_pairs and len(set(names)) > 1:
            rated = ratings(collect(every), next((name for name in names if name in ANCHORS), None))
            if as_json:
                written = {name: [one.value, one.low, one.high] for name, one in rated.items()}
                click.echo(encode({"ratings": written}))
            else:
                console.print(rating_table(words, rated))


def rating_table(words: Words, rated: dict[str, Estimate]) -> Table:
    """Return the ratings as a table, the best bot first."""
    table = sim_tables.titled(words.say("tournament-ratings"))
    table.add_column(words.say("simulate-bot"))
    table.add_column(words.say("tournament-rating"), justify="right")
    for name, one in rated.items():
        table.add_row(name, f"{one.value:+.0f} ({one.low:+.0f} – {one.high:+.0f})")
    return table
