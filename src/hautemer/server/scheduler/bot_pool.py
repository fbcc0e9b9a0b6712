"""Bots think in processes of their own, so that no table waits while another one's bot thinks."""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections import deque

from hautemer.core.codec import encode, read, replace
from hautemer.core.errors import Problem
from hautemer.core.thinking import BotAnswer, BotQuestion
from hautemer.server.workers.fair_queue import FairQueue
from hautemer.server.workers.process import Died, Worker

# A worker that has not answered by then is started anew; the slowest bot needs a tenth of it.
PATIENCE = 60
WORKER = "hautemer.bots.worker"
# The largest state of a game, written, is a few kilobytes.
MAX_LINE = 1024 * 1024
# Seconds that a bot which searches thinks about a move, unless more questions wait than there are workers.
SEARCH = 0.5
# Seconds until a worker that could not be started is tried again.
PAUSE = 1.0


class NoAnswer(Exception):
    """The workers could not answer."""


class BotPool:
    """Some workers and those who wait for one: households take turns, and in a household its tables."""

    def __init__(self, workers: int | None = None) -> None:
        self.size = workers or max(1, (os.cpu_count() or 2) - 1)
        self._free: deque[Worker] = deque()
        self._busy: set[Worker] = set()
        self._turns = FairQueue(self.size)
        self._closed = False
        self._asked = 0  # questions that wait for an answer

    @property
    def seconds(self) -> float:
        """How long a bot that searches may think now.

        It depends on the number of questions alone, which no secret changes: the bots of a table that are
        asked together get the same.
        """
        return SEARCH if self._asked <= self.size else 0.0

    async def ask(self, question: BotQuestion, table: str = "", household: str = "") -> BotAnswer:
        """Return a bot's answer; a worker that fails is replaced and the question asked once more.

        A table without a household takes turns like one.
        """
        self._asked += 1
        try:
            return await self._answer(replace(question, seconds=self.seconds), table, household)
        finally:
            self._asked -= 1

    async def _answer(self, question: BotQuestion, table: str, household: str) -> BotAnswer:
        async with self._turns.of(household or table, table):
            for _ in range(2):
                if self._closed:
                    break
                try:
                    worker = self._free.popleft() if self._free else await self._start()
                except OSError:  # too many files are open, or too many processes
                    await asyncio.sleep(PAUSE)
                    continue
                self._busy.add(worker)
                try:
                    answer = read(await worker.ask(encode(question), PATIENCE), [BotAnswer])
                except (TimeoutError, Died):
                    continue
                except Problem:  # that was no answer
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
        """Stops the workers, also those that are being asked or started."""
        self._closed = True
        for worker in self._busy:
            worker.kill()
        async with contextlib.AsyncExitStack() as turns:
            for _ in range(self.size):  # by then nobody asks any more
                await turns.enter_async_context(self._turns.of(""))
            while self._free:
                await self._free.popleft().stop()
