"""Questions to bots: what a bot would do in a seat, in one world that the seat can imagine."""

from __future__ import annotations

import contextlib
from random import Random
from typing import Any

import structlog

from hautemer.core.codec import plain, replace
from hautemer.core.guide import is_followed, next_step
from hautemer.core.match import Match
from hautemer.core.thinking import BotAnswer, BotQuestion
from hautemer.server.metrics import METRICS
from hautemer.server.scheduler.bot_pool import BotPool, NoAnswer
from hautemer.server.tables.households import Households
from hautemer.server.tables.pace import INSTANT
from hautemer.server.tables.table import Table
from hautemer.server.worlds.pool import NoWorld, WorldPool

log = structlog.get_logger()


class BotQuestions:
    """The questions to bots. One process samples the world; another, without the state, answers."""

    def __init__(self, worlds: WorldPool, bots: BotPool, households: Households) -> None:
        self.worlds = worlds
        self.bots = bots
        self.households = households

    def seconds(self, table: Table, number: int) -> float:
        """Return for how long bots of a table that are asked together may search; this is public."""
        return self.bots.seconds(number, hurried=table.hurried or table.pace == INSTANT)

    async def answer(
        self, table: Table, seat: int, bot: str, *, must: bool, explains: bool = False, seconds: float = 0.0
    ) -> BotAnswer:
        """Return the move of a lesson, else of a bot that may search for some seconds.

        If there is no world or no worker answers, return any offered move if one is needed (`must`).
        """
        match = table.running
        told = next_step(match, seat)
        if told is not None:
            return BotAnswer(told.move, claim=told.claim)
        if not must and is_followed(match):
            return BotAnswer(None)
        try:
            with METRICS.thinking.time():
                question = await self._question(
                    table, seat, bot, must=must, explains=explains, seconds=seconds
                )
                return await self.bots.ask(question, table.id, self._household(table))
        except (NoAnswer, NoWorld):
            log.error("no answer", table=table.id, seat=seat, bot=bot)
            return BotAnswer(offered_move(match, seat, random_of(table, seat, "any")) if must else None)

    async def pretend(self, table: Table, seat: int, bot: str, *, in_window: bool) -> None:
        """Sample a world, and ask a worker a question without an answer if a window is open."""
        with contextlib.suppress(NoAnswer, NoWorld):
            question = await self._question(table, seat, bot, must=False)
            if in_window:
                await self.bots.ask(replace(question, idle=True), table.id, self._household(table))

    async def _question(
        self,
        table: Table,
        seat: int,
        bot: str,
        *,
        must: bool,
        explains: bool = False,
        seconds: float = 0.0,
    ) -> BotQuestion:
        """Return the question to a bot, with a world sampled for its seat. Raise `NoWorld`."""
        rng, talk = random_of(table, seat, "imagined"), list(table.running.talk)
        world = await self.worlds.imagine(table, seat, f"{rng.getrandbits(64):x}")
        return BotQuestion(
            table.settings.game,
            table.game.meta.rules,
            bot,
            seat,
            world,
            f"{rng.getrandbits(64):x}",
            talk,
            must,
            table.settings.talk != "none",
            explains,
            seconds=seconds,
        )

    def _household(self, table: Table) -> str:
        """Return the household for which the bots of a table take turns."""
        return self.households.of(table.host) or table.id


def random_of(table: Table, seat: int, purpose: str) -> Random:
    """Return a generator for a seat at this length of the log, which nobody outside can predict."""
    return Random(f"{table.secret.hex()} {len(table.running.log)} {seat} {purpose}")


def offered_move(match: Match, seat: int, rng: Random) -> dict[str, Any] | None:
    """Return a random offered move of a seat; None if there is none."""
    offers = match.offers(seat)
    return plain(offers.sample(rng)) if offers else None
