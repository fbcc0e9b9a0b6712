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
    jobs_option,
    json_option,
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
    writing,
)
from hautemer.core.codec import encode
from hautemer.extras import require
from hautemer.sim.batch import Batch, Played, bots_by_seat, play_all
from hautemer.sim.report import Summary
from hautemer.words import Words


@click.command()
@click.argument("game")
@seats_option
@click.option(
    "--matches", type=click.IntRange(min=1), default=100, show_default=True, help="How many matches."
)
@bots_option("random")
@seed_option
@jobs_option
@ray_option
@click.option("--rotate", is_flag=True, help="Move every bot one seat on from match to match.")
@click.option(
    "--out",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Write the records to a .jsonl file, or the outcomes to a .parquet file.",
)
@json_option
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
    ray: str | None,
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
    hautemer simulate GAME --seats 4 --matches 1000 --bots second,random,random,random
    hautemer simulate GAME --matches 200 --out matches.jsonl && hautemer replay matches.jsonl --json
    """
    with telling(language):
        is_table = out is not None and out.suffix == ".parquet"
        if is_table:
            require("strong", "dataset")
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
            records=out is not None and not is_table,
        )
        words = Words(language, game)
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
            click.echo(encode(sim_tables.as_json(summary, game)))
        else:
            sim_tables.show(summary, words, Console())
