"""`hautemer report`: studies a game with bots and writes one HTML page with plots."""

from __future__ import annotations

import os
import shlex
import time
from pathlib import Path

import click

from hautemer.cli import sim_tables
from hautemer.cli.matches import WantedMatches, matches_options
from hautemer.cli.options import jobs_option, language_option, ray_option, runner_of, telling, writing
from hautemer.extras import require
from hautemer.sim.study import GameStudy
from hautemer.words import Plain, Words


@click.command()
@click.argument("game")
@matches_options("second")
@click.option(
    "--matches",
    type=click.IntRange(min=2),
    default=400,
    show_default=True,
    help="Matches of the game itself.",
)
@click.option(
    "--paired",
    type=click.IntRange(min=0),
    default=100,
    show_default=True,
    help="Matches of each variant, compared with as many of the game itself; 0 plays no variants.",
)
@click.option(
    "--minutes",
    type=click.FloatRange(min=0),
    default=30.0,
    show_default=True,
    help="Begin no more matches of variants after this time; the page says how many variants are missing.",
)
@jobs_option
@click.option(
    "--out",
    type=click.Path(path_type=Path, dir_okay=False),
    help="The page to write.  [default: GAME.html]",
)
@ray_option
@language_option
def command(
    wanted: WantedMatches,
    matches: int,
    paired: int,
    minutes: float,
    jobs: int | None,
    out: Path | None,
    ray: str | None,
    language: str,
) -> None:
    """Study GAME with bots and write one HTML page with plots, which needs no other file.

    The page shows how long matches are, how many legal moves there are, what each seat wins, how matches end,
    how scores and leads develop, and what winners have in common. Then it compares variants: every other
    value of every option, and every number of the data file with the mark R, which was reconstructed, a step
    down and a step up. A mark shows which of these guesses matter, and which do not.

    Effects are differences of pairs of matches with the same seed. More matches make intervals narrower; four
    times as many halve them. Findings hold for these bots, which are not people.

    \b
    hautemer report GAME --seats 3
    hautemer report GAME --matches 2000 --paired 500 --minutes 120 --lang fr --out study.html

    Needs the extra `report`: pip install "hautemer[report]".
    """
    begin = time.monotonic()
    with telling(language):
        require("report")
        from hautemer.cli.report.page import StudyPage

        batch = wanted.batch()
        study = GameStudy.of(batch, matches, paired)
        words = Words(language, wanted.game)
        path = Path(f"{wanted.game}.html") if out is None else out
        with writing(path) as write, runner_of(ray, jobs or os.cpu_count() or 1) as run:
            with sim_tables.progress(words) as bar:
                task = bar.add_task("", total=matches)
                for played in study.play(run):
                    bar.advance(task, played)
            variants = len(study.options) + len(study.numbers)
            with sim_tables.progress(words, "report-comparing") as bar:
                task = bar.add_task("", total=variants * study.paired)
                for played in study.compare(run, begin + 60 * minutes):
                    bar.advance(task, played)
            arguments = [wanted.game, "--seats", str(len(batch.bots)), "--matches", str(matches)]
            arguments += ["--paired", str(paired), "--bots", wanted.bots, "--seed", wanted.seed]
            arguments += [f"--option={one}" for one in wanted.options]
            arguments += [] if wanted.data is None else ["--data", wanted.data.name]
            page = StudyPage(
                study, words, batch.game().meta.title, shlex.join(["hautemer", "report", *arguments])
            )
            write(page.html().encode())
        compared = variants - study.unplayed()
        click.echo(words.say("report-written", matches=matches, variants=compared, file=Plain(str(path))))
