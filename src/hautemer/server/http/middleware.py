"""What stands before every request: whose host it names, where it comes from, how often it asks.

Plain ASGI, so that a refusal costs next to nothing.
"""

from __future__ import annotations

import ipaddress
import math
from collections.abc import Iterable

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hautemer.core.codec import encode
from hautemer.server.config import Config
from hautemer.server.http.addresses import OpenConnections, household
from hautemer.server.http.origins import LOOPBACK, is_https, name_in, own_origin
from hautemer.server.http.rate_limits import Buckets
from hautemer.server.protocol import Refusal

HEADERS = [
    (b"cache-control", b"no-store"),  # but for what says itself how long it may be kept
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
# Only by https: browsers then come by https for a year, whatever an address says.
HSTS = (b"strict-transport-security", b"max-age=31536000")
SAFE = ("GET", "HEAD", "OPTIONS")
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Guards:
    """Stands around the application."""

    def __init__(self, app: ASGIApp, config: Config, hosts: Iterable[str]) -> None:
        self.app = app
        self.config = config
        self.hosts = {host.lower() for host in hosts}
        self.proxies = [ipaddress.ip_network(proxy) for proxy in config.proxies]
        limits = config.limits
        self.requests = Buckets(limits.requests_a_second, limits.requests_at_once)
        self.sockets = OpenConnections(limits.sockets)
        self.open = 0  # sockets in all

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Lets a request through, or answers it at once."""
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
        """Takes the address and the scheme from a proxy that was named."""
        if not scope.get("client") or not is_in(scope["client"][0], self.proxies):
            return
        hops = [hop.strip() for hop in headers.get("x-forwarded-for", "").split(",") if hop.strip()]
        for hop in reversed(hops):  # the last one that no proxy of ours wrote itself
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
        """Why a request is refused: status, key, sentence."""
        host = headers.get("host", "")
        if sum(name == b"host" for name, _ in scope["headers"]) > 1:
            return 400, "wrong_origin", "A request names one host."
        if name_in(f"//{host}") not in self.hosts:
            return 421, "wrong_origin", "This server is not known under that name."
        changing = scope["type"] == "websocket" or scope["method"] not in SAFE
        if changing and not self._same_site(scope, headers, host):
            return 403, "wrong_origin", "This request comes from another site."
        if not self.requests.take(address):
            return 429, "too_fast", "That is too much at once; wait a moment."
        # Nothing is called so, and PostgreSQL keeps no text with that sign.
        if "\0" in scope["path"] or b"%00" in scope["query_string"]:
            return 404, "not_found", "There is nothing here."
        return None

    def _is_loopback(self, headers: dict[str, str]) -> bool:
        """Return whether a request names this machine: browsers take that for a secure context."""
        return name_in(f"//{headers.get('host', '')}") in LOOPBACK

    def _same_site(self, scope: Scope, headers: dict[str, str], host: str) -> bool:
        """Return whether a changing request comes from our own pages, or from no browser at all."""
        origin = headers.get("origin")
        if origin is not None:
            return origin.lower() == own_origin(self.config, scope["scheme"], host)
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")


def is_in(address: str, networks: Iterable[Network]) -> bool:
    """Whether an address belongs to one of some networks."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    return any(found in network for network in networks)


def is_loopback(address: str) -> bool:
    """Whether an address is this machine's own."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


def with_headers(send: Send, *, https: bool, trustworthy: bool) -> Send:
    """Add to every answer what browsers should know, and nothing that they complain about."""
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
    """Answer with a problem, and after how many seconds it is worth asking again."""
    body = encode(Refusal(None, key, {}, sentence))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if retry_after:
        headers.append((b"retry-after", str(retry_after).encode()))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


__all__ = ["LOOPBACK", "Guards", "household", "is_in", "is_loopback", "name_in"]
