"""Server processes that torture, load and tests start, stop and kill."""

from __future__ import annotations

import asyncio
import re
import signal
import sys
from pathlib import Path
from typing import Self

ADDRESS = re.compile(rb"http://127\.0\.0\.1:(\d+)")
# Seconds within which a server must have started or ended.
PATIENCE = 60


class ServerProcess:
    """One `hautemer serve` on this machine. It restarts at the same address."""

    def __init__(self, database: str, *options: str, log: Path) -> None:
        self.database = database
        self.options = options
        self.log = log
        self.port = 0
        self.process: asyncio.subprocess.Process | None = None

    @property
    def url(self) -> str:
        """The URL of the server."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        """The process id."""
        assert self.process is not None
        return self.process.pid

    async def start(self) -> Self:
        """Start the server and wait until it accepts connections."""
        with self.log.open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "hautemer", "serve", "--port", str(self.port), "--lang", "en",
                "--database", self.database, *self.options,
                stdin=asyncio.subprocess.DEVNULL, stdout=asyncio.subprocess.PIPE, stderr=log,
                start_new_session=True,
            )  # fmt: skip
        assert self.process.stdout is not None
        async with asyncio.timeout(PATIENCE):
            while line := await self.process.stdout.readline():
                if found := ADDRESS.search(line):
                    self.port = int(found[1])
                    return self
        raise RuntimeError(f"the server did not open:\n{self.said()[-2000:]}")

    async def kill(self) -> None:
        """Kill the process with SIGKILL."""
        await self._end(signal.SIGKILL)

    async def stop(self) -> int:
        """Stop the process with SIGTERM and return its exit status."""
        return await self._end(signal.SIGTERM)

    async def _end(self, sign: signal.Signals) -> int:
        assert self.process is not None
        if self.process.returncode is None:
            self.process.send_signal(sign)
        async with asyncio.timeout(PATIENCE):
            await self.process.communicate()
        status = self.process.returncode
        assert status is not None
        return status

    def said(self) -> str:
        """Return the contents of its log."""
        return self.log.read_text(errors="replace") if self.log.exists() else ""

    async def __aenter__(self) -> Self:
        return await self.start()

    async def __aexit__(self, *_: object) -> None:
        if self.process is not None and self.process.returncode is None:
            await self.stop()
