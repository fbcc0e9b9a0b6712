"""`hautemer record`: writes records of matches between bots."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from hautemer.cli.matches import WantedMatches, matches_options
from hautemer.cli.options import language_option, telling, writing
from hautemer.sim.batch import play_all


@click.command()
@click.argument("game")
@matches_options("random")
@click.option("--matches", type=click.IntRange(min=1), help="Write this many records, one per line.")
@click.option(
    "--out", type=click.Path(path_type=Path, dir_okay=False), help="File to write.  [default: stdout]"
)
@language_option
def command(
    wanted: WantedMatches,
    matches: int | None,
    out: Path | None,
    language: str,
) -> None:
    """Let bots play GAME and write the record, or with --matches one record per line.

    \b
    hautemer record GAME --seats 4 --bots second --seed 7 --out match.json && hautemer replay match.json
    """
    with telling(language):
        batch = wanted.batch(records=True, streamed=True)
        with writing(out) as write:
            for played in play_all(batch, matches or 1, jobs=1):
                assert played.record is not None
                (write if out is not None else sys.stdout.buffer.write)(played.record + b"\n")
