"""The ASGI application of one server process."""

from __future__ import annotations

from urllib.parse import urlsplit

import structlog
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from hautemer.server.config import Config
from hautemer.server.errors import Wrong
from hautemer.server.http.api import endpoints
from hautemer.server.http.endpoint import refusal, route
from hautemer.server.http.lan import lan_addresses
from hautemer.server.http.middleware import LOOPBACK, Middleware
from hautemer.server.services import Services
from hautemer.server.sockets.socket import serve

log = structlog.get_logger()


def application(services: Services) -> ASGIApp:
    """Return the server as an ASGI application; its caller opens and closes the services."""

    async def table_socket(socket: WebSocket) -> None:
        await serve(services, socket)

    async def not_found(request: Request, error: Exception) -> Response:
        return refusal(Wrong("not_found", status=404))

    async def wrong_method(request: Request, error: Exception) -> Response:
        return refusal(Wrong("wrong_method", status=405))

    async def failed(request: Request, error: Exception) -> Response:
        log.error("request", path=request.url.path, why=type(error).__name__, exc_info=error)
        return refusal(Wrong("away", status=500))

    app = Starlette(
        routes=[
            WebSocketRoute("/api/tables/{table}/socket", table_socket),
            *(route(endpoint) for endpoint in endpoints(services)),
        ],
        exception_handlers={404: not_found, 405: wrong_method, Exception: failed},
    )
    return Middleware(app, services.config, hosts_of(services.config))


def hosts_of(config: Config) -> set[str]:
    """Return the host names under which this server is known."""
    hosts = {*LOOPBACK, *config.hosts}
    if config.public_url is not None:
        name = urlsplit(config.public_url).hostname
        if name is not None:
            hosts.add(name)
    if config.host not in ("0.0.0.0", "::"):
        hosts.add(config.host)
    else:
        hosts.update(lan_addresses())
    return hosts
