"""`hautemer record`: writes records of matches between bots."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from hautemer.cli.options import (
    bots_option,
    data_option,
    find_game,
    language_option,
    options_option,
    read_bots,
    read_data,
    read_options,
    seats_option,
    telling,
    writing,
)
from hautemer.sim.batch import Batch, bots_by_seat, play_all


@click.command()
@click.argument("game")
@seats_option
@bots_option("random")
@click.option("--seed", default="1", show_default=True, help="Any text; the same seed gives the same bytes.")
@click.option("--matches", type=click.IntRange(min=1), help="Write this many records, one per line.")
@click.option(
    "--out", type=click.Path(path_type=Path, dir_okay=False), help="File to write.  [default: stdout]"
)
@options_option
@data_option
@language_option
def command(
    game: str,
    seats: int | None,
    bots: str,
    seed: str,
    matches: int | None,
    out: Path | None,
    options: tuple[str, ...],
    data: Path | None,
    language: str,
) -> None:
    """Let bots play GAME and write the record, or with --matches one record per line.

    \b
    hautemer record GAME --seats 4 --bots second --seed 7 --out match.json && hautemer replay match.json
    """
    with telling(language):
        found = find_game(game, data)
        number = found.meta.seats[1] if seats is None else seats
        chosen = read_options(options)
        found.settle(number, chosen)
        wanted = bots_by_seat(found, read_bots(bots), number)
        batch = Batch(game, wanted, seed, chosen, read_data(data), records=True, streamed=True)
        with writing(out) as write:
            for played in play_all(batch, matches or 1, jobs=1):
                assert played.record is not None
                (write if out is not None else sys.stdout.buffer.write)(played.record + b"\n")
