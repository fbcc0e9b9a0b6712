"""Worker processes that answer each line with one line."""

from __future__ import annotations

import asyncio
import contextlib
import sys

# Errors of a broken pipe; uvloop raises RuntimeError for a closed one.
BROKEN = (OSError, RuntimeError, asyncio.IncompleteReadError, asyncio.LimitOverrunError)


class Died(Exception):
    """A worker that ended, or sent an invalid answer."""


class Worker:
    """A worker process that answers one question at a time."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @classmethod
    async def start(cls, module: str, *arguments: str, longest: int) -> Worker:
        """Start a module as a process. An answer has at most `longest` bytes."""
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
        """The process id."""
        return self._process.pid

    @property
    def lives(self) -> bool:
        """True if the process has not ended, as far as is known."""
        return self._process.returncode is None

    async def ask(self, question: bytes, seconds: float) -> bytes:
        """Return the answer to a question. Raise `Died`, or `TimeoutError` after `seconds`.

        On any error, also on cancellation, the worker is stopped: a late answer would be taken for the answer
        to the next question.
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
        """Kill the process without waiting for its end. A pending question raises `Died`."""
        if self._process.returncode is None:
            self._process.kill()

    async def stop(self) -> None:
        """Kill the process and wait for its end."""
        self.kill()
        with contextlib.suppress(*BROKEN):
            await (
                self._process.communicate()
            )  # the rest of its output is read: an unread pipe is never closed
