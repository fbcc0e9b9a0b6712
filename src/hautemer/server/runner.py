"""One server process, from its start until a signal stops it."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import ipaddress
import logging
import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from urllib.parse import urlsplit

import structlog
import uvicorn

from hautemer.server.app import application
from hautemer.server.config import Config
from hautemer.server.errors import Wrong
from hautemer.server.http.connections import connection_class
from hautemer.server.logs import Libraries
from hautemer.server.protocol import MAX_FRAME
from hautemer.server.services import Services
from hautemer.server.sockets.fastpath import Frames

# Seconds that open requests get when the server stops; sockets are closed at once.
GRACE = 5
# Open files besides sockets: connections to the database, pipes to workers and the like.
OTHER_FILES = 1_000
MOST_FILES = 65_536
STOPPING = (signal.SIGINT, signal.SIGTERM)


class Server(uvicorn.Server):
    """A uvicorn server that reports when it is ready, and closes sockets first when it stops."""

    def __init__(self, config: uvicorn.Config, services: Services, ready: Callable[[int], None]) -> None:
        super().__init__(config)
        self.services = services
        self.ready = ready

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop on a signal and swallow it; uvicorn would raise it again before the services are closed."""
        before = {number: signal.signal(number, self.handle_exit) for number in STOPPING}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then report the port."""
        await super().startup(sockets=sockets)
        if self.started:
            self.ready(self.servers[0].sockets[0].getsockname()[1])

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Ask clients to reconnect later, then stop."""
        self.services.hang_up()
        await super().shutdown(sockets=sockets)


def run(config: Config, ready: Callable[[int], None]) -> None:
    """Serve until a signal. Raise a `Problem` if the server cannot start with this configuration."""
    check(config)
    open_files(config.limits.sockets_in_all + config.limits.connections + OTHER_FILES)
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    # uvicorn reports in English that it cannot listen; `serve` reports it in the user's language.
    logging.getLogger("uvicorn.error").addFilter(lambda line: not isinstance(line.msg, OSError))
    logging.basicConfig(level=logging.WARNING, handlers=[Libraries()], force=True)
    gc.freeze()  # what is loaded by now lives as long as the process
    runner = asyncio.Runner(loop_factory=loop_factory())
    with contextlib.suppress(KeyboardInterrupt), runner:
        if not runner.run(serve(config, ready)):
            sys.stdout.flush()
            os._exit(1)  # the loop would wait for the tasks that hang


def check(config: Config) -> None:
    """Raise `Wrong` if a network or a URL in the configuration is malformed."""
    for proxy in config.proxies:
        try:
            ipaddress.ip_network(proxy)
        except ValueError:
            raise Wrong("wrong_proxy", proxy=proxy) from None
    if config.public_url is not None and not is_address(config.public_url):
        raise Wrong("wrong_public_url", url=config.public_url)
    if config.redis is not None:
        from redis.asyncio.connection import parse_url

        try:
            parse_url(config.redis)
        except ValueError:
            raise Wrong("wrong_redis") from None


def is_address(url: str) -> bool:
    """True if a text is an http or https address."""
    try:
        parts = urlsplit(url)
        return parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:  # the port is no number
        return False


def open_files(needed: int) -> None:
    """Raise the limit of open files to `needed` if the system allows it; the usual limit is 1,024."""
    with contextlib.suppress(ImportError, OSError, ValueError):  # not on every system
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = min(needed, MOST_FILES)
        if hard != resource.RLIM_INFINITY:
            wanted = min(wanted, hard)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Return the event loop of uvloop if it is installed; None for the default loop."""
    try:
        import uvloop
    except ImportError:
        return None
    factory: Callable[[], asyncio.AbstractEventLoop] = uvloop.new_event_loop
    return factory


async def serve(config: Config, ready: Callable[[int], None]) -> bool:
    """Open the services, serve, close the services; return True if all of them have stopped."""
    services = Services(config)
    await services.open()
    server = Server(
        uvicorn.Config(
            application(services),
            host=config.host,
            port=config.port,
            http=connection_class(config),
            ws=Frames,
            ws_per_message_deflate=False,
            ws_max_size=MAX_FRAME,
            ws_ping_interval=20,
            ws_ping_timeout=20,
            lifespan="off",
            access_log=False,
            log_config=None,
            log_level="warning",
            server_header=False,
            date_header=False,
            timeout_graceful_shutdown=GRACE,
            proxy_headers=False,
        ),
        services,
        ready,
    )
    try:
        await server.serve()
    except SystemExit as exit:  # uvicorn exits if it cannot listen
        why = exit.__context__
        if isinstance(why, OSError) and why.errno in (errno.EADDRINUSE, errno.EACCES):
            raise Wrong("port_taken", port=config.port) from None
        raise Wrong("wrong_host", host=config.host) from None
    finally:
        closed = await services.close()
    return closed
