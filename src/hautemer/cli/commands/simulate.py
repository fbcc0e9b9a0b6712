"""`hautemer simulate`: plays many matches between bots and prints statistics."""

from __future__ import annotations

import os
from pathlib import Path

import click
from rich.console import Console

from hautemer.cli import sim_tables
from hautemer.cli.options import (
    bots_option,
    data_option,
    find_game,
    language_option,
    options_option,
    read_bots,
    read_data,
    read_options,
    telling,
    writing,
)
from hautemer.core.codec import encode
from hautemer.sim.batch import Batch, bots_by_seat, play_all
from hautemer.sim.report import Summary
from hautemer.words import Words


@click.command()
@click.argument("game")
@click.option("--seats", type=int, help="Number of seats.  [default: the most the game allows]")
@click.option(
    "--matches", type=click.IntRange(min=1), default=100, show_default=True, help="How many matches."
)
@bots_option("random")
@click.option(
    "--seed", default="1", show_default=True, help="Any text; the same seed gives the same matches."
)
@click.option("--jobs", type=click.IntRange(min=1), help="Processes to use.  [default: one per core]")
@click.option("--rotate", is_flag=True, help="Move every bot one seat on from match to match.")
@click.option(
    "--out", type=click.Path(path_type=Path, dir_okay=False), help="Write the records to a .jsonl file."
)
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
@options_option
@data_option
@language_option
def command(
    game: str,
    seats: int | None,
    matches: int,
    bots: str,
    seed: str,
    jobs: int | None,
    rotate: bool,
    out: Path | None,
    as_json: bool,
    options: tuple[str, ...],
    data: Path | None,
    language: str,
) -> None:
    """Let bots play many matches of GAME and see who wins.

    The results depend on the seed and not on the number of jobs. Intervals hold 95 times in 100; a shared
    win counts as its share.

    \b
    hautemer simulate GAME --seats 4 --matches 1000 --bots greedy,random,random,random
    hautemer simulate GAME --matches 200 --out matches.jsonl && hautemer replay matches.jsonl --json
    """
    with telling(language):
        found = find_game(game, data)
        number = found.meta.seats[1] if seats is None else seats
        chosen = read_options(options)
        found.settle(number, chosen)
        batch = Batch(
            game,
            bots_by_seat(found, read_bots(bots), number),
            seed,
            chosen,
            read_data(data),
            rotate,
            records=out is not None,
        )
        words = Words(language, game)
        summary = Summary()
        with writing(out) as write, sim_tables.progress(words) as bar:
            task = bar.add_task("", total=matches)
            for played in play_all(batch, matches, min(jobs or os.cpu_count() or 1, matches)):
                summary.add(played)
                if played.record is not None:
                    write(played.record + b"\n")
                bar.advance(task)
        if as_json:
            click.echo(encode(sim_tables.as_json(summary, game)))
        else:
            sim_tables.show(summary, words, Console())
