"""`hautemer dataset`: writes the decisions of matches between bots as Parquet files."""

from __future__ import annotations

import os
from pathlib import Path

import click

from hautemer.cli import sim_tables
from hautemer.cli.options import (
    bots_option,
    data_option,
    find_game,
    jobs_option,
    language_option,
    options_option,
    ray_option,
    read_bots,
    read_data,
    read_options,
    runner_of,
    seats_option,
    seed_option,
    telling,
)
from hautemer.extras import require
from hautemer.sim.batch import Batch, bots_by_seat
from hautemer.words import Plain, Words


@click.command()
@click.argument("game")
@seats_option
@click.option(
    "--matches", type=click.IntRange(min=1), default=1000, show_default=True, help="How many matches."
)
@bots_option("second")
@seed_option
@click.option("--rotate", is_flag=True, help="Move every bot one seat on from match to match.")
@click.option(
    "--out",
    type=click.Path(path_type=Path, file_okay=False),
    required=True,
    help="The folder of the dataset; a later run with the same settings writes only what is missing.",
)
@jobs_option
@ray_option
@options_option
@data_option
@language_option
def command(
    game: str,
    seats: int | None,
    matches: int,
    bots: str,
    seed: str,
    rotate: bool,
    out: Path,
    jobs: int | None,
    ray: str | None,
    options: tuple[str, ...],
    data: Path | None,
    language: str,
) -> None:
    """Write the decisions of many matches between bots as Parquet files, for learning from data.

    Each row has what the seat knew (a vector), its legal moves, its move and the outcome of the match. A data
    card, README.md, explains the columns and names the command. Any reader of Parquet opens the files.

    \b
    hautemer dataset GAME --matches 2000 --bots second --out FOLDER
    hautemer dataset GAME --bots second,random,random --seats 3 --rotate --out FOLDER

    Needs the extra `dataset`: pip install "hautemer[dataset]".
    """
    with telling(language):
        require("strong", "dataset")
        from hautemer.rl.dataset import Dataset

        found = find_game(game, data)
        number = found.meta.seats[1] if seats is None else seats
        chosen = read_options(options)
        found.settle(number, chosen)
        names = bots_by_seat(found, read_bots(bots), number)
        batch = Batch(game, names, seed, chosen, read_data(data), rotate)
        dataset = Dataset(out, batch, matches)
        words = Words(language)
        with runner_of(ray, jobs or os.cpu_count() or 1) as run, sim_tables.progress(words) as bar:
            task = bar.add_task("", total=matches)
            for played in dataset.write(run):
                bar.advance(task, played)
        click.echo(words.say("dataset-written", matches=matches, folder=Plain(str(out))))
