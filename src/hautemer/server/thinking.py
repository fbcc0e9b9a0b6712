"""Bots think in processes of their own, so that no table waits while another one's bot thinks."""

from __future__ import annotations

import asyncio
import os
import sys
from collections import deque

from hautemer.core.codec import encode, read
from hautemer.core.errors import Problem
from hautemer.core.thinking import Answer, Question

# A worker that has not answered by then is started anew; the slowest bot needs a tenth of it.
PATIENCE = 60
WORKER = "hautemer.bots.worker"
# The largest state of a game, written, is a few kilobytes.
MAX_LINE = 1024 * 1024
# Seconds until a worker that could not be started is tried again.
PAUSE = 1.0


class NoAnswer(Exception):
    """The workers could not answer."""


class Thinking:
    """Some workers and those who wait for one."""

    def __init__(self, workers: int | None = None) -> None:
        self.size = workers or max(1, (os.cpu_count() or 2) - 1)
        self._free: deque[asyncio.subprocess.Process] = deque()
        self._made = 0
        self._room = asyncio.Semaphore(self.size)
        self._closed = False

    async def ask(self, question: Question) -> Answer:
        """A bot's answer; a worker that fails is replaced and the question asked once more."""
        async with self._room:
            for _ in range(2):
                try:
                    worker = self._free.popleft() if self._free else await self._start()
                except OSError:  # too many files are open, or too many processes
                    await asyncio.sleep(PAUSE)
                    continue
                try:
                    answer = await asyncio.wait_for(exchange(worker, question), PATIENCE)
                except (TimeoutError, OSError, Problem, ValueError, asyncio.IncompleteReadError):
                    await stop(worker)
                    continue
                except BaseException:
                    await stop(worker)  # its answer would be taken for that to the next question
                    raise
                self._free.append(worker)
                if answer.wrong is None:
                    return answer
        raise NoAnswer

    async def _start(self) -> asyncio.subprocess.Process:
        return await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            WORKER,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=MAX_LINE,
            start_new_session=True,  # Ctrl-C is for the server, which stops its workers itself
        )

    async def close(self) -> None:
        """Stops the workers."""
        while self._free:
            await stop(self._free.popleft())


async def exchange(worker: asyncio.subprocess.Process, question: Question) -> Answer:
    """One question, one answer."""
    assert worker.stdin is not None
    assert worker.stdout is not None
    worker.stdin.write(encode(question) + b"\n")
    await worker.stdin.drain()
    line = await worker.stdout.readuntil(b"\n")
    return read(line, [Answer])


async def stop(worker: asyncio.subprocess.Process) -> None:
    """Ends a worker."""
    if worker.returncode is None:
        worker.kill()
    await worker.wait()
