"""The HTTP protocol of uvicorn with read and write timeouts and a limit of connections per address.

A request must be complete within `request_seconds`, and a client that reads less than `SLOWEST` of a response
is cut off. Once a connection is a WebSocket, `middleware` counts it. Configured proxies have no limit.
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

# Bytes per second that a client must read while a response waits for it.
SLOWEST = 1024


def connection_class(config: Config) -> type[asyncio.Protocol]:
    """Return the protocol class for the connections of one server."""
    limits, opened = config.limits, OpenConnections(config.limits.connections)
    proxies = [ipaddress.ip_network(proxy) for proxy in config.proxies]

    class LimitedConnection(HttpToolsProtocol):
        """One HTTP connection."""

        address: str | None = None
        patience: asyncio.TimerHandle | None = None
        unread: asyncio.TimerHandle | None = None
        asked: tuple[Any, ...] = ()  # requests whose response is not complete

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            """Wait for a request, or close the connection if its address has too many."""
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
            """Continue to wait while a request is incomplete."""
            super().data_received(data)
            if self.address is None:  # a WebSocket by now, or closed
                return
            asked: Any = self.cycle
            if asked is None or asked.response_complete or asked.more_body:
                self.wait()
            else:
                self.stop_waiting()

        def on_headers_complete(self) -> None:
            """Note one more request: several may come before the first response."""
            super().on_headers_complete()
            asked = {*self.asked, self.cycle} - {None}  # there is none for a request that becomes a WebSocket
            self.asked = tuple(one for one in asked if not one.response_complete)

        def handle_websocket_upgrade(self) -> None:
            """Become a WebSocket."""
            self.leave()
            super().handle_websocket_upgrade()

        def connection_lost(self, error: Exception | None) -> None:
            """End all requests of the connection."""
            self.leave()
            self.pipeline.clear()
            for asked in self.asked:  # uvicorn marks only the last one
                asked.disconnected = True
            super().connection_lost(error)

        def wait(self) -> None:
            """Start the timeout of a request unless it runs already."""
            if self.patience is None:
                self.patience = self.loop.call_later(limits.request_seconds, self.transport.abort)

        def stop_waiting(self) -> None:
            """Stop the timeout of a request."""
            if self.patience is not None:
                self.patience.cancel()
                self.patience = None

        def pause_writing(self) -> None:
            """Start to wait for the client to read."""
            super().pause_writing()
            self.wait_for_reader()

        def resume_writing(self) -> None:
            """Continue to write: the client has read."""
            super().resume_writing()
            self.stop_waiting_for_reader()

        def wait_for_reader(self) -> None:
            """Cut the client off unless it reads enough until the next check."""
            most = self.transport.get_write_buffer_size() - SLOWEST * limits.answer_seconds
            self.unread = self.loop.call_later(limits.answer_seconds, self.look_for_reader, most)

        def look_for_reader(self, most: int) -> None:
            """Wait again if no more than `most` bytes are left to write, else cut the client off."""
            if self.transport.get_write_buffer_size() > most:
                self.cut_off()
            else:
                self.wait_for_reader()

        def cut_off(self) -> None:
            """Close the connection at once, and drop what the system still buffers for it."""
            line = self.transport.get_extra_info("socket")
            with contextlib.suppress(OSError):
                line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            self.transport.abort()

        def stop_waiting_for_reader(self) -> None:
            """Stop waiting for the client: the buffer is written."""
            if self.unread is not None:
                self.unread.cancel()
                self.unread = None

        def limit_kernel(self, transport: asyncio.Transport) -> None:
            """Let the system drop a connection whose client receives nothing, where that is supported."""
            line = transport.get_extra_info("socket")
            milliseconds = min(2 * limits.answer_seconds * 1000, 2**31 - 1)
            with contextlib.suppress(AttributeError, OSError):  # not on every system
                line.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, milliseconds)

        def leave(self) -> None:
            """Stop all timeouts and the count of this connection."""
            self.stop_waiting()
            self.stop_waiting_for_reader()
            if self.address is not None:
                opened.leave(self.address)
                self.address = None

    return LimitedConnection
