"""uvicorn's connections with an end to patience: a request comes whole in some seconds, or not at all.

How many connections one address may have open is bounded too; once they are sockets, `guards` counts them.
A proxy that was named has as many as it needs.
"""

from __future__ import annotations

import asyncio
import ipaddress
from collections import Counter
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from hautemer.server.config import Config
from hautemer.server.guards import household, is_in


def lines(config: Config) -> type[asyncio.Protocol]:
    """The connections of one server."""
    limits, opened = config.limits, Counter[str]()
    proxies = [ipaddress.ip_network(proxy) for proxy in config.proxies]

    class Line(HttpToolsProtocol):
        """One connection."""

        address: str | None = None
        patience: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            """Begins to wait for a request, unless there are enough connections from there."""
            super().connection_made(transport)
            address = self.client[0] if self.client else "?"
            self.address = household(address)
            opened[self.address] += 1
            if opened[self.address] > limits.connections and not is_in(address, proxies):
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

        def handle_websocket_upgrade(self) -> None:
            """Is a socket from now on."""
            self.leave()
            super().handle_websocket_upgrade()

        def connection_lost(self, error: Exception | None) -> None:
            """Is over."""
            self.leave()
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

        def leave(self) -> None:
            """Is no connection any more that could send a request."""
            self.stop_waiting()
            if self.address is not None:
                opened[self.address] -= 1
                if not opened[self.address]:
                    del opened[self.address]
                self.address = None

    return Line
