"""Processes of the server's own, which answer a line with a line."""

from __future__ import annotations

import asyncio
import contextlib
import sys

# How a line to a process breaks; the quicker loop calls a closed one a RuntimeError.
BROKEN = (OSError, RuntimeError, asyncio.IncompleteReadError, asyncio.LimitOverrunError)


class Died(Exception):
    """A worker has ended, or said what no worker says, instead of answering."""


class Worker:
    """A process that is asked one thing at a time."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @classmethod
    async def start(cls, module: str, *arguments: str, longest: int) -> Worker:
        """Starts a module; none of its answers is longer than so many bytes."""
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            module,
            *arguments,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=longest,
            start_new_session=True,  # Ctrl-C is for the server, which stops its workers itself
        )
        return cls(process)

    @property
    def pid(self) -> int:
        """The number of its process."""
        return self._process.pid

    @property
    def lives(self) -> bool:
        """Whether it can be asked, as far as we know."""
        return self._process.returncode is None

    async def ask(self, question: bytes, seconds: float) -> bytes:
        """Its answer; a worker that gives none is stopped: `Died`, or a `TimeoutError` after so many seconds.

        So is one that nobody waits for any more: its answer would be taken for that to the next question.
        """
        try:
            async with asyncio.timeout(seconds):
                return await self._exchange(question)
        except BaseException:
            await self.stop()
            raise

    async def _exchange(self, question: bytes) -> bytes:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            self._process.stdin.write(question + b"\n")
            await self._process.stdin.drain()
            return await self._process.stdout.readuntil(b"\n")
        except BROKEN as error:
            raise Died from error

    def kill(self) -> None:
        """Ends it without waiting for its end; whoever waits for an answer hears that it died."""
        if self._process.returncode is None:
            self._process.kill()

    async def stop(self) -> None:
        """Ends it."""
        self.kill()
        with contextlib.suppress(*BROKEN):
            await self._process.communicate()  # what it still said is read: an unread pipe is never closed
