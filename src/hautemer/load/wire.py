"""A WebSocket client that costs next to nothing, so that the server is what is measured."""

from __future__ import annotations

import asyncio
import base64
import os
import struct
from collections.abc import Callable

OPEN = b"\r\n\r\n"
MASK = b"\0\0\0\0"  # a mask of zeros is lawful and leaves the bytes as they are


class Wire(asyncio.Protocol):
    """One socket: frames of text in and out, no fragments, no compression."""

    def __init__(self, host: str, path: str, token: str | None, heard: Callable[[bytes], None]) -> None:
        self.heard = heard
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lost = False
        self._buffer = bytearray()
        self._greeting = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\nSec-WebSocket-Version: 13\r\n"
            + (f"Authorization: Bearer {token}\r\n" if token else "")
            + "\r\n"
        )
        self._transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Asks for a socket."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._greeting.encode())

    def data_received(self, data: bytes) -> None:
        """Cuts frames out of what came."""
        buffer = self._buffer
        buffer += data
        if not self.opened.done():
            end = buffer.find(OPEN)
            if end < 0:
                return
            if not buffer.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionError(buffer[:40].decode("latin-1")))
                return
            del buffer[: end + len(OPEN)]
            self.opened.set_result(None)
        begin = 0
        while len(buffer) - begin >= 2:
            length, head = buffer[begin + 1] & 0x7F, 2
            if length == 126:
                if len(buffer) - begin < 4:
                    break
                length, head = struct.unpack_from("!H", buffer, begin + 2)[0], 4
            elif length == 127:
                if len(buffer) - begin < 10:
                    break
                length, head = struct.unpack_from("!Q", buffer, begin + 2)[0], 10
            end = begin + head + length
            if len(buffer) < end:
                break
            kind = buffer[begin] & 0x0F
            payload = bytes(buffer[begin + head : end])
            begin = end
            if kind == 1:
                self.heard(payload)
            elif kind == 9:
                self._write(0x8A, payload)
            elif kind == 8:
                self._transport.close()
        del buffer[:begin]

    def connection_lost(self, error: Exception | None) -> None:
        """The line dropped."""
        self.lost = True
        if not self.opened.done():
            self.opened.set_exception(error or ConnectionError())

    def send(self, text: bytes) -> None:
        """Sends a frame of text."""
        self._write(0x81, text)

    def _write(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        if size < 126:
            head = bytes((kind, 0x80 | size))
        else:
            head = struct.pack("!BBH", kind, 0x80 | 126, size)
        self._transport.write(head + MASK + payload)

    def close(self) -> None:
        """Hangs up."""
        self._transport.close()


async def open_wire(
    host: str, port: int, path: str, token: str | None, heard: Callable[[bytes], None]
) -> Wire:
    """A socket to a server on this machine."""
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(f"{host}:{port}", path, token, heard), host, port)
    await wire.opened
    return wire
