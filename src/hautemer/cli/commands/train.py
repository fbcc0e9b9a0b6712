"""`hautemer train`: trains the network of the bot `capitaine` by self-play."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from rich.console import Console

from hautemer.cli.options import find_game, language_option, telling
from hautemer.core.codec import encode
from hautemer.extras import EXTRAS, require
from hautemer.words import Plain, Words

if TYPE_CHECKING:
    from hautemer.train.run import TrainingReport

LEARNERS = ("auto", "numpy", "torch")


@click.command()
@click.argument("game")
@click.option(
    "--folder",
    type=click.Path(file_okay=False, path_type=Path),
    help="Checkpoint, curve and weights of the run.  [default: runs/GAME]",
)
@click.option(
    "--minutes",
    type=click.FloatRange(min=0, min_open=True),
    default=10.0,
    show_default=True,
    help="Length of the whole run, over all pieces.",
)
@click.option(
    "--piece", type=click.FloatRange(min=0), default=0.0, help="Minutes of this piece.  [default: to the end]"
)
@click.option(
    "--workers",
    type=click.IntRange(min=0),
    default=0,
    show_default=True,
    help="Processes that play; 0: one process plays and learns.",
)
@click.option(
    "--lanes",
    type=click.IntRange(min=1),
    default=96,
    show_default=True,
    help="Matches in lock-step per process.",
)
@click.option(
    "--longest", type=click.IntRange(min=0), default=0, help="Most entries of a match.  [default: no limit]"
)
@click.option(
    "--learner",
    type=click.Choice(LEARNERS),
    default="auto",
    show_default=True,
    help="auto: PyTorch if it is installed, otherwise NumPy.",
)
@click.option(
    "--layers",
    type=click.IntRange(min=1),
    nargs=3,
    default=(256, 192, 128),
    show_default=True,
    help="Sizes of the hidden layers.",
)
@click.option(
    "--batch", type=click.IntRange(min=1), default=512, show_default=True, help="Decisions per gradient step."
)
@click.option(
    "--capacity",
    type=click.IntRange(min=1),
    default=200_000,
    show_default=True,
    help="Decisions in the replay buffer.",
)
@click.option("--reuse", default=3.0, show_default=True, help="How often each decision is used.")
@click.option("--rate", default=1e-3, show_default=True, help="Learning rate at the beginning; it falls.")
@click.option(
    "--epsilon",
    type=click.FloatRange(0, 1),
    nargs=2,
    default=(0.15, 0.02),
    show_default=True,
    help="Share of random moves, at the beginning and at the end.",
)
@click.option(
    "--greedy",
    type=click.FloatRange(0, 1),
    nargs=2,
    default=(0.0, 0.3),
    show_default=True,
    help="Share of matches against `second`, at the beginning and at the end.",
)
@click.option(
    "--older",
    type=click.FloatRange(0, 1),
    default=0.15,
    show_default=True,
    help="Share of matches against older networks and those of the league.",
)
@click.option(
    "--league",
    type=click.Path(exists=True, dir_okay=False),
    multiple=True,
    help="Weights of another run as an opponent; may be repeated.",
)
@click.option(
    "--guided",
    type=click.FloatRange(0, 1),
    nargs=2,
    default=(0.0, 0.0),
    show_default=True,
    help="Share of the network's moves that `second` makes in its place, at the beginning and at the end.",
)
@click.option(
    "--seats",
    type=int,
    multiple=True,
    help="A number of seats to train with; may be repeated.  [default: all of the game]",
)
@click.option(
    "--final",
    type=click.IntRange(min=1),
    default=64,
    show_default=True,
    help="Matches of the last evaluation, per process and number of seats.",
)
@click.option("--seed", type=int, default=1, show_default=True, help="Another seed plays other matches.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object per report.")
@language_option
def command(
    game: str, folder: Path | None, learner: str, as_json: bool, language: str, **settings: Any
) -> None:
    """Train a network for GAME by self-play, and measure it against `second`.

    The network plays matches against itself, older networks and `second`, and learns what its moves led to
    (Deep Monte Carlo). The folder then holds:

    \b
    checkpoint.npz   the run so far: the same command continues it
    curve.csv        seconds, decisions, loss; evaluations with 95% intervals
    curve.svg        the evaluations as a picture
    weights.bin      the network; in the package: games/GAME/bots/weights.bin

    Ctrl-C ends a piece, and the same command continues the run. The shipped networks took 8 to 24 minutes on
    16 cores with a GPU; on a few cores, expect hours. Measure a network once it is in the package:

    \b
    hautemer train GAME --minutes 5
    hautemer train GAME --minutes 60 --piece 10 --workers 4
    hautemer train GAME --folder exploiter --older 1 --league runs/GAME/weights.bin
    hautemer train GAME --minutes 90 --league exploiter/weights.bin
    hautemer tournament GAME --bots capitaine@0.2,second --matches 400
    """
    with telling(language):
        require("strong")
        if learner == "auto":
            learner = "torch" if all(find_spec(module) for module in EXTRAS["train"]) else "numpy"
        if learner == "torch":
            require("train")
        found = find_game(game)
        for number in settings["seats"]:
            found.settle(number, {})
        from hautemer.train.run import TrainingRun, TrainingSettings

        words, console = Words(language), Console(highlight=False)

        def report(progress: TrainingReport) -> None:
            if as_json:
                click.echo(encode(progress.as_json()))
            else:
                console.print(sentence(words, progress))

        place = folder or Path("runs", game)
        run = TrainingRun(TrainingSettings(game, str(place), learner=learner, **settings), report)
        if not as_json:
            started = "train-continues" if run.seconds else "train-begins"
            console.print(words.say(started, folder=Plain(str(place)), learner=Plain(learner)))
        try:
            run.go()
        except KeyboardInterrupt:
            run.save()
            raise
        if not as_json:
            console.print(words.say("train-ended", folder=Plain(str(place))))


def sentence(words: Words, report: TrainingReport) -> str:
    """Return a report as a line for people."""
    figures = {
        "percent": round(100 * report.progress),
        "seconds": round(report.seconds),
        "decisions": report.decisions,
    }
    if report.evaluation is None:
        return words.say("train-progress", loss=Plain(f"{report.loss:.4f}"), **figures)
    found = report.evaluation
    return words.say(
        "train-evaluation",
        share=Plain(f"{100 * found.value:.1f}"),
        low=Plain(f"{100 * found.low:.1f}"),
        high=Plain(f"{100 * found.high:.1f}"),
        matches=report.evaluated,
        seats=report.seats,
        **figures,
    )
