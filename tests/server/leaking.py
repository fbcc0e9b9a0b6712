"""A server that leaks: right after a scene it imagines worlds on its loop, only for bots that can act.

`python -m tests.server.leaking serve …` is `hautemer serve …` with that leak.
"""

from __future__ import annotations

import runpy
from random import Random
from typing import Any

from hautemer.core.thinking import Question
from hautemer.server.driver import Driver
from hautemer.server.table import Table

# Worlds for one question: so many take longer than the noise of a busy machine.
WORLDS = 40


async def at_once(driver: Driver, table: Table, seat: int) -> None:
    """Begin without waiting."""


def nothing(driver: Driver, *_: Any) -> None:
    """Do nothing for bots that cannot act."""


question = Driver._question


def laboured(
    driver: Driver, table: Table, seat: int, bot: str, must: bool, explains: bool = False
) -> tuple[Question, Random]:
    """Ask a bot after much work on the loop."""
    if not must:
        for _ in range(WORLDS):
            question(driver, table, seat, bot, must, explains)
    return question(driver, table, seat, bot, must, explains)


if __name__ == "__main__":
    for name, leaking in (("_begin", at_once), ("_pretend", nothing), ("_question", laboured)):
        setattr(Driver, name, leaking)
    runpy.run_module("hautemer", run_name="__main__")
