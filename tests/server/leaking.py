"""A server with a planted leak: after a scene it imagines worlds on its loop, only for bots that can act.

`python -m tests.server.leaking serve …` is `hautemer serve …` with that leak.
"""

from __future__ import annotations

import runpy
from random import Random
from typing import Any

from hautemer.core.thinking import BotQuestion
from hautemer.server.scheduler.bot_questions import BotQuestions
from hautemer.server.scheduler.scheduler import Scheduler
from hautemer.server.tables.table import Table

# Worlds per question: enough to take longer than the noise of a busy machine.
WORLDS = 200


async def at_once(scheduler: Scheduler, table: Table, seat: int) -> None:
    """Begin without waiting."""


def nothing(scheduler: Scheduler, *_: Any) -> None:
    """Do nothing for bots that cannot act."""


asked = BotQuestions._question


async def laboured(
    questions: BotQuestions, table: Table, seat: int, bot: str, *, must: bool, **others: Any
) -> BotQuestion:
    """Imagine many worlds on the event loop before an optional question."""
    if not must:
        for number in range(WORLDS):
            table.game.resample(table.running.state, seat, Random(number))
    return await asked(questions, table, seat, bot, must=must, **others)


if __name__ == "__main__":
    setattr(BotQuestions, "_question", laboured)  # noqa: B010 - a method is not assigned to
    for name, leaking in (("_begin", at_once), ("_pretend", nothing)):
        setattr(Scheduler, name, leaking)
    runpy.run_module("hautemer", run_name="__main__")
