"""Strangers at a server: held connections, log lines, guessed codes."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import socket
from pathlib import Path

import pytest

from hautemer.client import Client
from hautemer.devtools.servers import ServerProcess
from hautemer.server.config import Config, Limits
from hautemer.server.logs import AT_ONCE, Libraries
from tests.server.in_process import database_in, served
from tests.server.people import refused, settings, smallest

pytestmark = pytest.mark.anyio

GAME, LEAST = smallest()


async def test_an_unread_answer_is_dropped(tmp_path: Path) -> None:
    """Many answers are requested at once; without a time-out the server would wait for the reader."""
    server = ServerProcess(database_in(tmp_path), "--limit", "answer_seconds=1", log=tmp_path / "log")
    async with server:
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.setblocking(False)
        loop = asyncio.get_running_loop()
        await loop.sock_connect(line, ("127.0.0.1", server.port))
        ask = b"GET /api/words/fr.ftl HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 300
        await loop.sock_sendall(line, ask)
        read = 0
        async with asyncio.timeout(60):
            with contextlib.suppress(ConnectionError):
                await is_cut_off(line)
                while some := await loop.sock_recv(line, 65536):
                    read += len(some)
        line.close()
        assert "Traceback" not in server.said()
        assert read < 300 * 50_000
        async with Client(server.url) as another:
            assert (await another.call("GET", "/api/me"))["tables"] == []


async def is_cut_off(line: socket.socket) -> None:
    """Wait until the other side has closed a connection, without reading from it."""
    while True:
        error = line.getsockopt(socket.SOL_SOCKET, socket.SO_ERROR)
        state = line.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, 1)[0]
        if error or state != 1:  # no longer ESTABLISHED
            return
        await asyncio.sleep(0.05)


async def test_malformed_requests_write_a_few_lines_of_json(tmp_path: Path) -> None:
    server = ServerProcess(database_in(tmp_path), log=tmp_path / "log")
    async with server:
        for _ in range(5 * AT_ONCE):
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(b"\x16\x03\x01 no HTTP\r\n\r\n")
            with contextlib.suppress(ConnectionError):
                await reader.read()
            writer.close()
        lines = [json.loads(line) for line in server.said().splitlines()]
    assert sum(line["event"] == "library" for line in lines) == AT_ONCE


def test_suppressed_log_lines_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[dict[str, object]] = []
    at = [0.0]
    monkeypatch.setattr("hautemer.server.logs.time.monotonic", lambda: at[0])
    monkeypatch.setattr("hautemer.server.logs.log.warning", lambda _, **more: written.append(more))
    handler = Libraries()
    for _ in range(3 * AT_ONCE):
        handler.emit(logging.LogRecord("uvicorn.error", logging.WARNING, "", 0, "odd", (), None))
    assert len(written) == AT_ONCE
    at[0] = 61.0
    handler.emit(logging.LogRecord("uvicorn.error", logging.WARNING, "", 0, "odd", (), None))
    assert written[-1]["left_out"] == 2 * AT_ONCE


async def test_many_addresses_together_guess_no_code(tmp_path: Path) -> None:
    """During an attack with wrong codes, each address has a few tries; a correct code still works."""
    limits = Limits(wrong_codes_a_minute=10)
    config = Config(database_in(tmp_path), workers=1, limits=limits, proxies=("127.0.0.1/32",))
    async with served(config) as (_, url), Client(url) as host:
        table, code = await host.make(settings(GAME, LEAST), name="Host")
        answers = []
        for address in range(5):
            async with Client(url) as guesser:
                guesser._http.headers["x-forwarded-for"] = f"198.51.100.{address}"
                answers += [
                    await refused(guesser.call("POST", "/api/codes", {"code": "AAAA"})) for _ in range(8)
                ]
        assert answers.count("no_such_table") == 10 + 4 * 3
        async with Client(url) as invited:
            invited._http.headers["x-forwarded-for"] = "198.51.100.99"
            assert await invited.call("POST", "/api/codes", {"code": code}) == {"table": table}
