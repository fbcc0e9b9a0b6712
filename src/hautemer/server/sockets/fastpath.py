"""The WebSocket protocol of uvicorn with a fast path: encoded text is written without a coroutine.

The extension `hautemer.text` of a socket's scope is a function that takes a text and returns True if it is
sent. If it is not (the client reads slowly, the socket closes), the usual path waits, or raises the error.
The extension `hautemer.buffered` returns the number of bytes that are still buffered for the client.
"""

from __future__ import annotations

from collections.abc import Callable

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Opcode
from websockets.http11 import Request
from websockets.protocol import OPEN

EXTENSION = "hautemer.text"
BUFFERED = "hautemer.buffered"
# The first byte of a complete text frame; lengths from 126 on take two or eight bytes more.
WHOLE_TEXT = 0x80 | Opcode.TEXT
TWO, EIGHT = 126, 127

Text = Callable[[bytes], bool]


class Frames(WebSocketsSansIOProtocol):
    """The protocol of one socket."""

    def handle_connect(self, event: Request) -> None:
        """Accept a connection and offer the fast path to the application."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, object] = self.scope["extensions"]  # type: ignore[assignment]
            extensions[EXTENSION] = self.text
            extensions[BUFFERED] = self.buffered

    def buffered(self) -> int:
        """Return the number of bytes that were sent and that the client has not yet received."""
        return self.transport.get_write_buffer_size()

    def text(self, message: bytes) -> bool:
        """Send a text if that is possible without waiting; return False if not."""
        usable = self.conn.state is OPEN and not self.close_sent and not self.transport.is_closing()
        if not usable or not self.writable.is_set():
            return False
        size = len(message)
        if size < TWO:
            head = bytes((WHOLE_TEXT, size))
        elif size < 1 << 16:
            head = bytes((WHOLE_TEXT, TWO, size >> 8, size & 0xFF))
        else:
            head = bytes((WHOLE_TEXT, EIGHT)) + size.to_bytes(8, "big")
        self.transport.write(head + message)
        return True
