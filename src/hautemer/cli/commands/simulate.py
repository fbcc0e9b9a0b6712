"""`hautemer simulate`: plays many matches between bots and prints statistics."""

from __future__ import annotations

import os
from pathlib import Path

import click
from rich.console import Console

from hautemer.cli import sim_tables
from hautemer.cli.matches import WantedMatches, matches_options
from hautemer.cli.options import (
    jobs_option,
    json_option,
    language_option,
    ray_option,
    runner_of,
    telling,
    writing,
)
from hautemer.core.codec import encode
from hautemer.extras import require
from hautemer.sim.batch import Played, play_all
from hautemer.sim.report import Summary
from hautemer.words import Words


@click.command()
@click.argument("game")
@matches_options("random")
@click.option(
    "--matches", type=click.IntRange(min=1), default=100, show_default=True, help="How many matches."
)
@jobs_option
@ray_option
@click.option("--rotate", is_flag=True, help="Move every bot one seat on from match to match.")
@click.option(
    "--out",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Write the records to a .jsonl file, or the outcomes to a .parquet file.",
)
@json_option
@language_option
def command(
    wanted: WantedMatches,
    matches: int,
    jobs: int | None,
    ray: str | None,
    rotate: bool,
    out: Path | None,
    as_json: bool,
    language: str,
) -> None:
    """Let bots play many matches of GAME and see who wins.

    The results depend on the seed and not on the number of jobs. Intervals hold 95 times in 100; a shared
    win counts as its share.

    \b
    hautemer simulate GAME --seats 4 --matches 1000 --bots second,random,random,random
    hautemer simulate GAME --matches 200 --out matches.jsonl && hautemer replay matches.jsonl --json
    """
    with telling(language):
        is_table = out is not None and out.suffix == ".parquet"
        if is_table:
            require("strong", "dataset")
        batch = wanted.batch(rotate=rotate, records=out is not None and not is_table)
        words = Words(language, wanted.game)
        summary = Summary()
        outcomes: list[Played] = []
        processes = min(jobs or os.cpu_count() or 1, matches)
        with runner_of(ray, processes) as run, writing(out) as write, sim_tables.progress(words) as bar:
            task = bar.add_task("", total=matches)
            for played in play_all(batch, matches, processes, None if ray is None else run):
                summary.add(played)
                if played.record is not None:
                    write(played.record + b"\n")
                if is_table:
                    outcomes.append(played)
                bar.advance(task)
            if is_table:
                from hautemer.rl.dataset import outcomes_file

                write(outcomes_file(outcomes))
        if as_json:
            click.echo(encode(sim_tables.as_json(summary, wanted.game)))
        else:
            sim_tables.show(summary, words, Console())
