"""A minimal WebSocket client, so that the load test measures mainly the server."""

from __future__ import annotations

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from typing import cast

OPEN = b"\r\n\r\n"
MASK = b"\0\0\0\0"  # a zero mask is allowed and leaves the bytes unchanged


class Wire(asyncio.Protocol):
    """A WebSocket with text frames only: no fragments, no compression."""

    def __init__(self, host: str, path: str, token: str | None, heard: Callable[[bytes], None]) -> None:
        self.heard = heard
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lost = False
        self._before = b""  # the beginning of an incomplete frame
        self._greeting = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\nSec-WebSocket-Version: 13\r\n"
            + (f"Authorization: Bearer {token}\r\n" if token else "")
            + "\r\n"
        )
        self._transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Send the opening handshake."""
        self._transport = cast(asyncio.Transport, transport)  # uvloop's transport is not a subclass
        self._transport.write(self._greeting.encode())

    def data_received(self, data: bytes) -> None:
        """Split the received bytes into frames."""
        if self._before:
            data = self._before + data
        begin = 0
        if not self.opened.done():
            begin = data.find(OPEN) + len(OPEN)
            if begin < len(OPEN):
                self._before = data
                return
            if data.startswith(b"HTTP/1.1 101"):
                self.opened.set_result(None)
            else:
                self.opened.set_exception(ConnectionError(data[:40].decode("latin-1")))
        while len(data) - begin >= 2:
            length, head = data[begin + 1] & 0x7F, 2
            if length == 126:
                if len(data) - begin < 4:
                    break
                length, head = int.from_bytes(data[begin + 2 : begin + 4], "big"), 4
            elif length == 127:
                if len(data) - begin < 10:
                    break
                length, head = int.from_bytes(data[begin + 2 : begin + 10], "big"), 10
            end = begin + head + length
            if len(data) < end:
                break
            kind = data[begin] & 0x0F
            payload = data[begin + head : end]
            begin = end
            if kind == 1:
                self.heard(payload)
            elif kind == 9:
                self._write(0x8A, payload)
            elif kind == 8:
                self._transport.close()
        self._before = data[begin:]

    def connection_lost(self, error: Exception | None) -> None:
        """Note that the connection was lost."""
        self.lost = True
        if not self.opened.done():
            self.opened.set_exception(error or ConnectionError())

    def send(self, text: bytes) -> None:
        """Send a text frame."""
        self._write(0x81, text)

    def _write(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        if size < 126:
            head = bytes((kind, 0x80 | size))
        else:
            head = struct.pack("!BBH", kind, 0x80 | 126, size)
        self._transport.write(head + MASK + payload)

    def close(self) -> None:
        """Close the connection."""
        self._transport.close()


async def open_wire(
    host: str, port: int, path: str, token: str | None, heard: Callable[[bytes], None]
) -> Wire:
    """Open a socket to a server on this machine."""
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(f"{host}:{port}", path, token, heard), host, port)
    await wire.opened
    return wire
