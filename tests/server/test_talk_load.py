"""The cost of a table full of chat: sockets that do not read, and viewers who come and go.

The journal contains as much as it could before chat was bounded: 20,000 messages of 1,600 bytes. The test
measures memory and processor time of the server itself, which other work on the machine does not change.
"""

from __future__ import annotations

import asyncio
import base64
import os
import re
import socket
from collections.abc import AsyncIterator
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

import httpx2
import pytest

from hautemer.client import Client
from tests.server.conftest import serving
from tests.server.in_process import database_in, guests, opened
from tests.server.people import look
from tests.server.test_talk import FLOOD, flooded

pytestmark = pytest.mark.anyio

SOCKETS = 40
HELLOS = 24
MB = 1_000_000


class Flooded(NamedTuple):
    """A server with such a table."""

    url: str
    table: str

    async def figure(self, name: str) -> float:
        """Return a metric of the server."""
        async with httpx2.AsyncClient() as http:
            answer = await http.get(f"{self.url}/metrics")
        found = re.search(rf"^{name} (\S+)$", answer.text, re.MULTILINE)
        assert found, name
        return float(found[1])


@pytest.fixture
async def server_with_flood(tmp_path: Path) -> AsyncIterator[Flooded]:
    async with opened(tmp_path) as services:
        [host] = await guests(services, 1)
        table = await flooded(services.tables, host, FLOOD)
    folder = tmp_path / "log"
    folder.mkdir()
    with serving(folder, "--database", database_in(tmp_path)) as url:
        async with Client(url) as stranger:
            await look(stranger, table)  # the table is in memory now
        yield Flooded(url, table)


def mute(address: str, table: str) -> socket.socket:
    """Return a socket that says hello and never reads."""
    parts = urlsplit(address)
    line = socket.create_connection((parts.hostname or "", parts.port or 0), timeout=30)
    key = base64.b64encode(os.urandom(16)).decode()
    line.sendall(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {parts.netloc}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    head = b""
    while not head.endswith(b"\r\n\r\n"):
        head += line.recv(1)
    hello = b'{"do":"hello"}'
    line.sendall(bytes((0x81, 0x80 | len(hello))) + bytes(4) + hello)
    return line


async def test_sockets_that_do_not_read_hold_little_memory(server_with_flood: Flooded) -> None:
    """Before the limits, 40 such sockets held 1.3 GB."""
    before = await server_with_flood.figure("process_resident_memory_bytes")
    url, table = server_with_flood
    lines = await asyncio.to_thread(lambda: [mute(url, table) for _ in range(SOCKETS)])
    try:
        largest = before
        for _ in range(20):
            await asyncio.sleep(0.1)
            largest = max(largest, await server_with_flood.figure("process_resident_memory_bytes"))
    finally:
        for line in lines:
            line.close()
    assert largest - before < 40 * MB, (before, largest)


async def test_viewers_who_come_and_go_cost_little_time(server_with_flood: Flooded) -> None:
    """Before the limits, each hello cost the event loop 100 milliseconds."""
    url, table = server_with_flood
    before = await server_with_flood.figure("process_cpu_seconds_total")
    async with Client(url) as stranger:
        for _ in range(HELLOS):
            scene = await look(stranger, table)
            assert len(scene["beside"]) <= 200
    spent = await server_with_flood.figure("process_cpu_seconds_total") - before
    assert spent < HELLOS * 0.04, spent
