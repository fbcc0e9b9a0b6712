"""Imagined worlds for bots and undos, from a process of their own: no table waits while one is resampled.

Bot workers receive these worlds and never a true state. The process that resamples runs no bot.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

import structlog

from hautemer.core.codec import Raw, encode, plain, read
from hautemer.core.errors import Problem
from hautemer.server.tables.households import Households
from hautemer.server.tables.table import Table
from hautemer.server.workers.fair_queue import FairQueue
from hautemer.server.workers.process import Died, Worker
from hautemer.server.worlds.worker import Imagine, JudgeUndo, WorldAnswer, WorldQuestion

WORKER = "hautemer.server.worlds.worker"
# Processor seconds that a question may take. The slowest one of our games takes a hundredth of it.
SECONDS = 5.0
# Seconds after which a process that has not answered is replaced: it may hang outside Python, or the machine
# is very busy.
PATIENCE = 60.0
# Seconds that an undo waits for its judgement; then the other people are asked.
JUDGED_WITHIN = 5.0
# An imagined world of the largest game is a few kilobytes.
MAX_LINE = 1024 * 1024

T = TypeVar("T")

log = structlog.get_logger()


class NoWorld(Exception):
    """No world could be imagined: none was found, it took too long, or the process cannot run."""


class WorldPool:
    """One process that resamples states, started at the first question; households take turns."""

    def __init__(self, households: Households, seconds: float = SECONDS) -> None:
        self.households = households
        self.seconds = seconds
        self.worker: Worker | None = None
        self._turns = FairQueue(1)
        self._exchanging = asyncio.Lock()
        self._running: set[asyncio.Task[Any]] = set()
        self._closed = False

    async def imagine(self, table: Table, seat: int, seed: str) -> Raw:
        """Return the current state as `seat` can imagine it, encoded. Raise `NoWorld`."""
        game = table.game.meta
        state = Raw(encode(table.running.state))
        answer = await self._ask(table, seat, Imagine(table.settings.game, game.rules, seat, state, seed))
        return answer.world

    async def judge_undo(self, table: Table, seat: int) -> None:
        """Find out whether the last move of `seat` may be taken back freely, and note it in the match.

        Return after `JUDGED_WITHIN` seconds at the latest; a later judgement is still noted.
        """
        match = table.running
        entry = match.last_move(seat)
        if entry is None or match.known_undo_to(seat) is not None:
            return
        question = JudgeUndo(
            table.settings.game,
            table.game.meta.rules,
            len(match.names),
            seat,
            Raw(encode(match.before_last())),
            Raw(encode(match.state)),
            plain(entry.move),
        )

        async def judge() -> None:
            try:
                if (await self._ask(table, seat, question)).is_free:
                    match.free = entry.position
            except NoWorld:
                pass  # it stays unknown: the others are asked

        await asyncio.wait([self._start(judge())], timeout=JUDGED_WITHIN)

    async def _ask(self, table: Table, seat: int, question: WorldQuestion) -> WorldAnswer:
        async with self._turns.of(self.households.of(table.host) or table.id, table.id):
            # A bot that is asked anew does not stop the process that answers its former question.
            answer = await asyncio.shield(self._start(self._exchange(question)))
        if answer.wrong:
            if not self._closed:
                log.error("no world", table=table.id, seat=seat, why=answer.wrong)
            raise NoWorld(answer.wrong)
        return answer

    def _start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Start a task that continues if its caller is cancelled."""
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return task

    async def _exchange(self, question: WorldQuestion) -> WorldAnswer:
        """Ask the process; replace one that died and ask once more."""
        async with self._exchanging:
            for _ in range(2):
                try:
                    worker = await self._living()
                    return read(await worker.ask(encode(question), PATIENCE), (WorldAnswer,))
                except Died:
                    continue
                except (TimeoutError, OSError, Problem) as error:  # OSError: too many files, or processes
                    return WorldAnswer(wrong=type(error).__name__)
        return WorldAnswer(wrong="Died")

    async def _living(self) -> Worker:
        """Return the process; start one if there is none. Raise `Died` once the pool is closed."""
        if self._closed:
            raise Died
        if self.worker is None or not self.worker.lives:
            self.worker = await self._start_worker()
        return self.worker

    async def _start_worker(self) -> Worker:
        worker = await Worker.start(WORKER, str(self.seconds), longest=MAX_LINE)
        if self._closed:
            worker.kill()
        return worker

    async def close(self) -> None:
        """Stop the process; callers that still wait get `NoWorld`."""
        self._closed = True
        if self.worker is not None:
            self.worker.kill()
        async with self._exchanging:
            if self.worker is not None:
                await self.worker.stop()
        if self._running:
            await asyncio.wait(self._running)
