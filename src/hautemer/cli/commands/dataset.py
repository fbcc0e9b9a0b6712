"""`hautemer dataset`: writes the decisions of matches between bots as Parquet files."""

from __future__ import annotations

import os
from pathlib import Path

import click

from hautemer.cli import sim_tables
from hautemer.cli.matches import WantedMatches, matches_options
from hautemer.cli.options import jobs_option, language_option, ray_option, runner_of, telling
from hautemer.extras import require
from hautemer.words import Plain, Words


@click.command()
@click.argument("game")
@matches_options("second")
@click.option(
    "--matches", type=click.IntRange(min=1), default=1000, show_default=True, help="How many matches."
)
@click.option("--rotate", is_flag=True, help="Move every bot one seat on from match to match.")
@click.option(
    "--out",
    type=click.Path(path_type=Path, file_okay=False),
    required=True,
    help="The folder of the dataset; a later run with the same settings writes only what is missing.",
)
@jobs_option
@ray_option
@language_option
def command(
    wanted: WantedMatches,
    matches: int,
    rotate: bool,
    out: Path,
    jobs: int | None,
    ray: str | None,
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

        dataset = Dataset(out, wanted.batch(rotate=rotate), matches)
        words = Words(language)
        with runner_of(ray, jobs or os.cpu_count() or 1) as run, sim_tables.progress(words) as bar:
            task = bar.add_task("", total=matches)
            for played in dataset.write(run):
                bar.advance(task, played)
        click.echo(words.say("dataset-written", matches=matches, folder=Plain(str(out))))
