"""A server with a planted leak: after a scene it imagines worlds on its loop, only for bots that can act.

`python -m tests.server.leaking serve …` is `hautemer serve …` with that leak.
"""

from __future__ import annotations

import runpy
from random import Random
from typing import Any

from hautemer.core.thinking import BotQuestion
from hautemer.server.scheduler.scheduler import Scheduler
from hautemer.server.tables.table import Table

# Worlds per question: enough to take longer than the noise of a busy machine.
WORLDS = 40


async def at_once(scheduler: Scheduler, table: Table, seat: int) -> None:
    """Begin without waiting."""


def nothing(scheduler: Scheduler, *_: Any) -> None:
    """Do nothing for bots that cannot act."""


question = Scheduler._question


def laboured(
    scheduler: Scheduler, table: Table, seat: int, bot: str, must: bool, explains: bool = False
) -> tuple[BotQuestion, Random]:
    """Imagine many worlds on the event loop before an optional question."""
    if not must:
        for _ in range(WORLDS):
            question(scheduler, table, seat, bot, must, explains)
    return question(scheduler, table, seat, bot, must, explains)


if __name__ == "__main__":
    for name, leaking in (("_begin", at_once), ("_pretend", nothing), ("_question", laboured)):
        setattr(Scheduler, name, leaking)
    runpy.run_module("hautemer", run_name="__main__")
