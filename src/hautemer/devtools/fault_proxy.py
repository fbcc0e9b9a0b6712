"""A fault proxy between servers and their PostgreSQL: it drops or stalls connections on demand."""

from __future__ import annotations

import asyncio
import contextlib
from random import Random
from typing import Self
from urllib.parse import urlsplit

HERE = "127.0.0.1"
PORT = 5432
# Limits of an outage after the first one, in seconds.
MOMENT = (0.5, 3.0)


class FaultProxy:
    """A TCP proxy in front of a database. Clients connect to its `url`."""

    def __init__(self, database: str) -> None:
        self._there = urlsplit(database)
        self._server: asyncio.Server | None = None
        self._port = 0
        self._lines: set[asyncio.StreamWriter] = set()
        self._passing: set[asyncio.Task[None]] = set()
        self._flows = asyncio.Event()
        self._flows.set()

    @property
    def url(self) -> str:
        """The URL of the database through this proxy."""
        who, at, _ = self._there.netloc.rpartition("@")
        return self._there._replace(netloc=f"{who}{at}{HERE}:{self._port}").geturl()

    async def accept(self) -> None:
        """Accept and forward connections."""
        self._server = await asyncio.start_server(self._take, HERE, self._port)
        self._port = self._server.sockets[0].getsockname()[1]

    def cut(self) -> None:
        """Close all connections and accept no new ones."""
        assert self._server is not None
        self._server.close()
        for line in self._lines:
            line.transport.abort()

    def stall(self) -> None:
        """Stall all connections without closing them."""
        self._flows.clear()

    def resume(self) -> None:
        """Forward again, beginning with the stalled data."""
        self._flows.set()

    def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        passing = asyncio.create_task(self._pass_on(reader, writer))
        self._passing.add(passing)
        passing.add_done_callback(self._passing.discard)

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._lines.add(writer)
        try:
            with contextlib.suppress(OSError):
                there = await asyncio.open_connection(self._there.hostname or HERE, self._there.port or PORT)
                self._lines.add(there[1])
                try:
                    await asyncio.gather(self._pump(reader, there[1]), self._pump(there[0], writer))
                finally:
                    self._lines.discard(there[1])
                    there[1].transport.abort()
        finally:
            self._lines.discard(writer)
            writer.transport.abort()

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while received := await reader.read(65536):
            await self._flows.wait()
            writer.write(received)
            await writer.drain()
        with contextlib.suppress(OSError, RuntimeError):
            writer.write_eof()

    async def __aenter__(self) -> Self:
        await self.accept()
        return self

    async def __aexit__(self, *_: object) -> None:
        self.resume()
        self.cut()
        await asyncio.gather(*self._passing)


class Outages:
    """A series of outages: one of `seconds`, then short ones. Connections are closed or stalled in turn."""

    def __init__(self, proxy: FaultProxy, seconds: float) -> None:
        self.proxy = proxy
        self.seconds = seconds
        self.number = 0

    async def __call__(self, rng: Random) -> None:
        """Cause one outage."""
        self.number += 1
        seconds = self.seconds if self.number == 1 else rng.uniform(*MOMENT)
        if self.number % 2:
            self.proxy.cut()
            await asyncio.sleep(seconds)
            await self.proxy.accept()
        else:
            self.proxy.stall()
            await asyncio.sleep(seconds)
            self.proxy.resume()
