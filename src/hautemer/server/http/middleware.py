"""The middleware before every request: checks of host and origin, rate limits, security headers.

It is plain ASGI, so that a refusal costs next to nothing.
"""

from __future__ import annotations

import ipaddress
import math
from collections.abc import Iterable

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hautemer.core.codec import encode
from hautemer.server.config import Config
from hautemer.server.errors import SENTENCES
from hautemer.server.http.addresses import OpenConnections, household
from hautemer.server.http.origins import LOOPBACK, is_https, name_in, own_origin
from hautemer.server.http.rate_limits import Buckets
from hautemer.server.protocol import Refusal

HEADERS = [
    (b"cache-control", b"no-store"),  # unless a response sets its own
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=()"),
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; "
        b"frame-ancestors 'none'; form-action 'self'",
    ),
]
SECURE_ONLY = (b"cross-origin-opener-policy",)
# Only over https: browsers then use https for a year, whatever a link says.
HSTS = (b"strict-transport-security", b"max-age=31536000")
SAFE = ("GET", "HEAD", "OPTIONS")
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Middleware:
    """The middleware around the application."""

    def __init__(self, app: ASGIApp, config: Config, hosts: Iterable[str]) -> None:
        self.app = app
        self.config = config
        self.hosts = {host.lower() for host in hosts}
        self.proxies = [ipaddress.ip_network(proxy) for proxy in config.proxies]
        limits = config.limits
        self.requests = Buckets(limits.requests_a_second, limits.requests_at_once)
        self.sockets = OpenConnections(limits.sockets)
        self.open = 0  # the number of all sockets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it at once."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        self._believe_proxy(scope, headers)
        address = household(scope["client"][0]) if scope.get("client") else "?"
        problem = self._problem(scope, headers, address)
        if scope["type"] == "http":
            https = is_https(self.config, scope["scheme"], headers.get("host", ""))
            send = with_headers(send, https=https, trustworthy=https or self._is_loopback(headers))
            if problem is not None:
                seconds = self.requests.wait(address) if problem[0] == 429 else 0
                await refuse(send, *problem, retry_after=math.ceil(seconds))
                return
            await self.app(scope, receive, send)
            return
        limits = self.config.limits
        full = self.open >= limits.sockets_in_all or self.sockets.is_full(address)
        if problem is not None or full:
            await send({"type": "websocket.close", "code": 4403 if problem else 4429})
            return
        self.open += 1
        self.sockets.enter(address)
        try:
            await self.app(scope, receive, send)
        finally:
            self.open -= 1
            self.sockets.leave(address)

    def _believe_proxy(self, scope: Scope, headers: dict[str, str]) -> None:
        """Take the client's address and scheme from the headers of a configured proxy."""
        if not scope.get("client") or not is_in(scope["client"][0], self.proxies):
            return
        hops = [hop.strip() for hop in headers.get("x-forwarded-for", "").split(",") if hop.strip()]
        for hop in reversed(hops):  # the last one that is not one of our proxies
            try:
                address = ipaddress.ip_address(hop)
            except ValueError:
                break
            scope["client"] = (str(address), 0)
            if not any(address in proxy for proxy in self.proxies):
                break
        if headers.get("x-forwarded-proto") == "https":
            scope["scheme"] = "wss" if scope["type"] == "websocket" else "https"

    def _problem(self, scope: Scope, headers: dict[str, str], address: str) -> tuple[int, str, str] | None:
        """Return why a request is refused: status, key, sentence; None if it is not."""
        host = headers.get("host", "")
        if sum(name == b"host" for name, _ in scope["headers"]) > 1:
            return 400, "wrong_origin", "A request must have one Host header."
        if name_in(f"//{host}") not in self.hosts:
            return (
                421,
                "wrong_origin",
                "This server has another name; an operator adds names with --allow-host.",
            )
        changing = scope["type"] == "websocket" or scope["method"] not in SAFE
        if changing and not self._same_site(scope, headers, host):
            return refusal(403, "wrong_origin")
        if not self.requests.take(address):
            return refusal(429, "too_fast")
        # No path contains NUL, and PostgreSQL stores no text with it.
        if "\0" in scope["path"] or b"%00" in scope["query_string"]:
            return refusal(404, "not_found")
        return None

    def _is_loopback(self, headers: dict[str, str]) -> bool:
        """True if a request names this machine: browsers treat that as a secure context."""
        return name_in(f"//{headers.get('host', '')}") in LOOPBACK

    def _same_site(self, scope: Scope, headers: dict[str, str], host: str) -> bool:
        """True if a changing request comes from our own pages, or from a program."""
        origin = headers.get("origin")
        if origin is not None:
            return origin.lower() == own_origin(self.config, scope["scheme"], host)
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")


def is_in(address: str, networks: Iterable[Network]) -> bool:
    """True if an address belongs to one of the networks."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    return any(found in network for network in networks)


def is_loopback(address: str) -> bool:
    """True if an address is a loopback address."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


def refusal(status: int, key: str) -> tuple[int, str, str]:
    """Return a refusal with the sentence of its key."""
    return status, key, SENTENCES[key]


def with_headers(send: Send, *, https: bool, trustworthy: bool) -> Send:
    """Add security headers to every response, without those that browsers would complain about."""
    fitting = HEADERS if trustworthy else [one for one in HEADERS if one[0] not in SECURE_ONLY]
    fitting = [*fitting, HSTS] if https else fitting

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            present = {name.lower() for name, _ in message.setdefault("headers", [])}
            message["headers"] = [
                *message["headers"],
                *((name, value) for name, value in fitting if name not in present),
            ]
        await send(message)

    return sending


async def refuse(send: Send, status: int, key: str, sentence: str, retry_after: int = 0) -> None:
    """Send the response of a refusal, with the seconds after which to try again."""
    body = encode(Refusal(None, key, {}, sentence))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if retry_after:
        headers.append((b"retry-after", str(retry_after).encode()))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


__all__ = ["LOOPBACK", "Middleware", "household", "is_in", "is_loopback", "name_in"]
