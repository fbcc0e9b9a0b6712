"""The pool of processes in which bots think, so that no table waits for the bots of another one."""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections import deque

from hautemer.core.codec import encode, read
from hautemer.core.errors import Problem
from hautemer.core.thinking import BotAnswer, BotQuestion
from hautemer.server.workers.fair_queue import FairQueue
from hautemer.server.workers.process import Died, Worker

# Seconds after which a silent worker is replaced; the slowest bot needs a tenth of it.
PATIENCE = 60
WORKER = "hautemer.bots.worker"
# The largest encoded state of a game has a few kilobytes.
MAX_LINE = 1024 * 1024
# Seconds per move for a bot that searches, and at a table that does not want to wait.
SEARCH, HURRIED = 0.5, 0.2
# Seconds until a worker that could not be started is tried again.
PAUSE = 1.0


class NoAnswer(Exception):
    """The workers could not answer."""


class BotPool:
    """A pool of workers behind a fair queue: households take turns, and so do the tables of a household."""

    def __init__(self, workers: int | None = None) -> None:
        self.size = workers or max(1, (os.cpu_count() or 2) - 1)
        self._free: deque[Worker] = deque()
        self._busy: set[Worker] = set()
        self._turns = FairQueue(self.size)
        self._closed = False
        self._asked = 0  # questions without an answer yet, to bots that must answer

    def seconds(self, number: int, *, hurried: bool = False) -> float:
        """Return for how long bots that search may think if `number` of them are asked together now.

        It is the same for all of them: 0 if there are not enough workers. Only the number of open questions
        counts to bots that must answer, which no secret changes: whether another bot can act may be secret.
        """
        if self._asked + number > self.size:
            return 0.0
        return HURRIED if hurried else SEARCH

    async def ask(self, question: BotQuestion, table: str = "", household: str = "") -> BotAnswer:
        """Return a bot's answer; replace a worker that fails and ask once more. Raise `NoAnswer` after that.

        A table without a household takes turns like one.
        """
        counts = question.must or question.explains
        self._asked += counts
        try:
            return await self._answer(question, table, household)
        finally:
            self._asked -= counts

    async def _answer(self, question: BotQuestion, table: str, household: str) -> BotAnswer:
        async with self._turns.of(household or table, table):
            for _ in range(2):
                if self._closed:
                    break
                try:
                    worker = self._free.popleft() if self._free else await self._start()
                except OSError:  # too many open files or processes
                    await asyncio.sleep(PAUSE)
                    continue
                self._busy.add(worker)
                try:
                    answer = read(await worker.ask(encode(question), PATIENCE), [BotAnswer])
                except (TimeoutError, Died):
                    continue
                except Problem:  # the worker sent no valid answer
                    await worker.stop()
                    continue
                finally:
                    self._busy.discard(worker)
                self._free.append(worker)
                if answer.wrong is None:
                    return answer
        raise NoAnswer

    async def _start(self) -> Worker:
        worker = await Worker.start(WORKER, longest=MAX_LINE)
        if self._closed:
            worker.kill()
        return worker

    async def close(self) -> None:
        """Stop the workers, also those that are being asked or started."""
        self._closed = True
        for worker in self._busy:
            worker.kill()
        async with contextlib.AsyncExitStack() as turns:
            for _ in range(self.size):  # then no question is open
                await turns.enter_async_context(self._turns.of(""))
            while self._free:
                await self._free.popleft().stop()
