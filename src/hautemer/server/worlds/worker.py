"""The process that resamples states for one server process. It runs no bot.

It receives true states, one question per line, and answers each with one line. The server starts it as
`python -m hautemer.server.worlds.worker SECONDS`.
"""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path
from random import Random
from traceback import extract_tb
from typing import Any

from hautemer.core import registry
from hautemer.core.codec import Raw, Struct, Tagged, encode, read, read_as, read_move
from hautemer.core.undo import reveals_nothing
from hautemer.server.workers.limits import confine

# The caches of all games together need a tenth of it.
MEMORY = 1536 * 1024 * 1024


class Imagine(Tagged, frozen=True):
    """A question: a world that looks to `seat` as `state` does."""

    game: str
    rules: int  # the version that the match began under
    seat: int
    state: Raw
    seed: str


class JudgeUndo(Tagged, frozen=True):
    """A question: may `seat` take back a move freely that led from `before` to `after`?"""

    game: str
    rules: int
    seats: int
    seat: int
    before: Raw
    after: Raw
    move: dict[str, Any]


WorldQuestion = Imagine | JudgeUndo
WORLD_QUESTIONS: tuple[type[WorldQuestion], ...] = (Imagine, JudgeUndo)


class WorldAnswer(Struct, frozen=True):
    """An imagined world, or whether an undo is free; `wrong` names the error if there is no answer."""

    world: Raw = Raw(b"null")
    is_free: bool = False
    wrong: str = ""


class OutOfTime(Exception):
    """A question that needs more processor time than it may take."""


def answer(question: WorldQuestion) -> WorldAnswer:
    """Answer one question. Any exception of the rules may pass through."""
    game = registry.under(question.game, question.rules)
    if isinstance(question, Imagine):
        state = read_as(bytes(question.state), game.state)
        world = game.resample(state, question.seat, Random(question.seed))
        return WorldAnswer(Raw(encode(world)))
    before = read_as(bytes(question.before), game.state)
    after = read_as(bytes(question.after), game.state)
    move = read_move(question.move, game.moves)
    free = reveals_nothing(game, before, after, question.seats, question.seat, move)
    return WorldAnswer(is_free=free)


def answer_in_time(question: WorldQuestion, seconds: float) -> WorldAnswer:
    """Answer a question, or say why that failed; it takes at most `seconds` of processor time."""
    set_alarm(seconds)
    try:
        return answer(question)
    except Exception as error:  # the rules of another distribution may raise anything
        frame = extract_tb(error.__traceback__)[-1]
        # The place and no message: a message may contain something hidden, and this goes to the log.
        return WorldAnswer(wrong=f"{type(error).__name__} in {Path(frame.filename).name}:{frame.lineno}")
    finally:
        set_alarm(0)


def set_alarm(seconds: float) -> None:
    """Raise `OutOfTime` here after `seconds` of processor time; 0 cancels that."""
    if hasattr(signal, "setitimer"):  # not on Windows, where only the timeout of the server applies
        signal.setitimer(signal.ITIMER_PROF, seconds)


def ring(number: int, frame: object) -> None:
    """End a question that takes too long."""
    raise OutOfTime


def main() -> None:
    """Answer until the input ends."""
    confine(MEMORY)
    seconds = float(sys.argv[1])
    if hasattr(signal, "setitimer"):
        signal.signal(signal.SIGPROF, ring)
    for line in sys.stdin.buffer:
        written = encode(answer_in_time(read(line, WORLD_QUESTIONS), seconds))
        try:
            sys.stdout.buffer.write(written + b"\n")
            sys.stdout.buffer.flush()
        except BrokenPipeError:  # the server was killed
            os._exit(0)


if __name__ == "__main__":
    main()
