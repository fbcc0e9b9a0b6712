"""uvicorn's connections with an end to patience: a request comes whole in some seconds, or not at all.

An answer must be read, too: a client that takes less than `SLOWEST` of it is cut off.

How many connections one address may have open is bounded too; once they are sockets, `guards` counts them.
A proxy that was named has as many as it needs.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import socket
import struct
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from hautemer.server.config import Config
from hautemer.server.http.addresses import OpenConnections, household
from hautemer.server.http.middleware import is_in

# Bytes per second that a client must read while an answer waits for it.
SLOWEST = 1024


def lines(config: Config) -> type[asyncio.Protocol]:
    """The connections of one server."""
    limits, opened = config.limits, OpenConnections(config.limits.connections)
    proxies = [ipaddress.ip_network(proxy) for proxy in config.proxies]

    class LimitedConnection(HttpToolsProtocol):
        """One connection."""

        address: str | None = None
        patience: asyncio.TimerHandle | None = None
        unread: asyncio.TimerHandle | None = None
        asked: tuple[Any, ...] = ()  # requests without a whole answer

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            """Begins to wait for a request, unless there are enough connections from there."""
            super().connection_made(transport)
            self.limit_kernel(transport)
            address = self.client[0] if self.client else "?"
            self.address = household(address)
            full = opened.is_full(self.address)
            opened.enter(self.address)
            if full and not is_in(address, proxies):
                transport.abort()
            else:
                self.wait()

        def data_received(self, data: bytes) -> None:
            """Waits on while a request is not whole."""
            super().data_received(data)
            if self.address is None:  # a socket by now, or closed
                return
            asked: Any = self.cycle
            if asked is None or asked.response_complete or asked.more_body:
                self.wait()
            else:
                self.stop_waiting()

        def on_headers_complete(self) -> None:
            """Note one more request: several may come before the first is answered."""
            super().on_headers_complete()
            asked = {*self.asked, self.cycle} - {None}  # none is made for what becomes a socket
            self.asked = tuple(one for one in asked if not one.response_complete)

        def handle_websocket_upgrade(self) -> None:
            """Is a socket from now on."""
            self.leave()
            super().handle_websocket_upgrade()

        def connection_lost(self, error: Exception | None) -> None:
            """Is over."""
            self.leave()
            self.pipeline.clear()
            for asked in self.asked:  # uvicorn tells the last one only
                asked.disconnected = True
            super().connection_lost(error)

        def wait(self) -> None:
            """Waits for the rest of a request, if it does not already."""
            if self.patience is None:
                self.patience = self.loop.call_later(limits.request_seconds, self.transport.abort)

        def stop_waiting(self) -> None:
            """The request is there."""
            if self.patience is not None:
                self.patience.cancel()
                self.patience = None

        def pause_writing(self) -> None:
            """Begin to wait for the client to read."""
            super().pause_writing()
            self.wait_for_reader()

        def resume_writing(self) -> None:
            """Write on: the client has read."""
            super().resume_writing()
            self.stop_waiting_for_reader()

        def wait_for_reader(self) -> None:
            """Cut the client off unless it reads enough until the next look."""
            most = self.transport.get_write_buffer_size() - SLOWEST * limits.answer_seconds
            self.unread = self.loop.call_later(limits.answer_seconds, self.look_for_reader, most)

        def look_for_reader(self, most: int) -> None:
            """Wait on if no more than `most` bytes are left to write."""
            if self.transport.get_write_buffer_size() > most:
                self.cut_off()
            else:
                self.wait_for_reader()

        def cut_off(self) -> None:
            """Close the connection at once, with what the system still holds for it."""
            line = self.transport.get_extra_info("socket")
            with contextlib.suppress(OSError):
                line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            self.transport.abort()

        def stop_waiting_for_reader(self) -> None:
            """Everything that can wait is written."""
            if self.unread is not None:
                self.unread.cancel()
                self.unread = None

        def limit_kernel(self, transport: asyncio.Transport) -> None:
            """Let the system drop the connection if bytes that it holds are not taken, where it can."""
            line = transport.get_extra_info("socket")
            milliseconds = min(2 * limits.answer_seconds * 1000, 2**31 - 1)
            with contextlib.suppress(AttributeError, OSError):  # not on every system
                line.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, milliseconds)

        def leave(self) -> None:
            """Is no connection any more that could send a request."""
            self.stop_waiting()
            self.stop_waiting_for_reader()
            if self.address is not None:
                opened.leave(self.address)
                self.address = None

    return LimitedConnection
