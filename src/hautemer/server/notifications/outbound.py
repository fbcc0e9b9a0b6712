"""Requests to addresses that people enter: only https and only public hosts.

The host is resolved here and the connection goes to the address that was checked, so that a name cannot
change its address in between; certificate and Host header are those of the name. Redirects are not followed,
proxies of the environment are not used, and the body of a response is never read.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import socket
import ssl
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from functools import cached_property

import httpx2

from hautemer.server.errors import Wrong

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Resolve = Callable[[str, int], Awaitable[Sequence[str]]]

# Seconds for a whole request, from the look-up of the name to the headers of the response.
PATIENCE = 10.0
MAX_URL = 2000
AT_ONCE = 20
# IPv6 networks that contain IPv4 addresses: well-known and local NAT64.
NAT64 = (ipaddress.IPv6Network("64:ff9b::/96"), ipaddress.IPv6Network("64:ff9b:1::/48"))


class Unreachable(Exception):
    """A request without a response, or one that must not be sent; the text is a short reason."""


class Outgoing:
    """The client for requests to entered addresses. `allowed` hosts may be private, and use plain http."""

    def __init__(
        self,
        allowed: Collection[str] = (),
        *,
        context: ssl.SSLContext | None = None,
        resolve: Resolve | None = None,
        patience: float = PATIENCE,
    ) -> None:
        self.allowed = {host.lower() for host in allowed}
        self.resolve = resolve or look_up
        self.patience = patience
        self.context = context

    @cached_property
    def _client(self) -> httpx2.AsyncClient:
        """The client. It is created for the first request, because it loads the system's certificates."""
        return httpx2.AsyncClient(
            verify=self.context or httpx2.create_ssl_context(),
            trust_env=False,
            follow_redirects=False,
            timeout=self.patience,
            # No connection is reused: the next request to the same address may be for another name.
            limits=httpx2.Limits(max_connections=AT_ONCE, max_keepalive_connections=0),
        )

    async def close(self) -> None:
        """Close all connections."""
        if "_client" in vars(self):
            await self._client.aclose()

    def read(self, address: str) -> httpx2.URL:
        """Return the URL of an address. Raise `Wrong` if its syntax or scheme is not allowed."""
        try:
            url = httpx2.URL(address)
        except (httpx2.InvalidURL, TypeError, ValueError):
            raise Wrong("wrong_address", why="form") from None
        port_fits = url.port is None or 0 < url.port < 2**16
        if len(address) > MAX_URL or not url.host or url.userinfo or not address.isascii() or not port_fits:
            raise Wrong("wrong_address", why="form")
        if url.scheme != "https" and not (url.scheme == "http" and url.host in self.allowed):
            raise Wrong("wrong_address", why="https")
        return url

    async def check(self, address: str) -> None:
        """Raise `Wrong` if nothing would be sent to an address."""
        url = self.read(address)
        try:
            async with asyncio.timeout(self.patience):
                await self._addresses(url)
        except (Unreachable, TimeoutError):
            raise Wrong("wrong_address", why="host") from None

    async def post(self, address: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Send a request, return its status. Raise `Unreachable` without one, `Wrong` if it is forbidden."""
        url = self.read(address)
        try:
            async with asyncio.timeout(self.patience):
                *others, last = await self._addresses(url)
                for near in others:
                    with contextlib.suppress(httpx2.ConnectError, httpx2.ConnectTimeout):
                        return await self._post(url, near, body, headers)
                return await self._post(url, last, body, headers)
        except (httpx2.HTTPError, httpx2.InvalidURL, TimeoutError, OSError, ValueError) as error:
            raise Unreachable(type(error).__name__) from None

    async def _post(self, url: httpx2.URL, near: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Send a request to one address of the host."""
        request = self._client.build_request(
            "POST",
            url.copy_with(host=near, fragment=None),
            content=body,
            headers={**headers, "host": url.netloc.decode("ascii")},
            extensions={"sni_hostname": url.raw_host.decode("ascii")},
        )
        answer = await self._client.send(request, stream=True)
        await answer.aclose()
        return answer.status_code

    async def _addresses(self, url: httpx2.URL) -> Sequence[str]:
        """Return the addresses of a host. Raise `Unreachable` if any of them is not public."""
        port = url.port or (443 if url.scheme == "https" else 80)
        try:
            found = await self.resolve(url.raw_host.decode("ascii"), port)
        except (OSError, UnicodeError):
            raise Unreachable("unknown host") from None
        if not found:
            raise Unreachable("unknown host")
        if url.host not in self.allowed and not all(is_public(address) for address in found):
            raise Unreachable("not public")
        return found


async def look_up(host: str, port: int) -> list[str]:
    """Return the addresses of a name from the system's resolver."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(place[0]) for *_, place in found))


def is_public(text: str) -> bool:
    """True if an address belongs to the public Internet, also if it is embedded in another one.

    >>> [is_public(text) for text in ("9.9.9.9", "127.0.0.1", "::ffff:10.0.0.1", "fe80::1%2")]
    [True, False, False, False]
    """
    try:
        address: Address = ipaddress.ip_address(text)
    except ValueError:
        return False
    if isinstance(address, ipaddress.IPv6Address):
        inner = wrapped(address)
        if inner is not None:
            return is_public(str(inner))
    return address.is_global and not (address.is_multicast or address.is_reserved or address.is_unspecified)


def wrapped(address: ipaddress.IPv6Address) -> ipaddress.IPv4Address | None:
    """Return the IPv4 address in an IPv6 address: mapped, 6to4, Teredo, NAT64, compatible."""
    if address.ipv4_mapped is not None:
        return address.ipv4_mapped
    if address.sixtofour is not None:
        return address.sixtofour
    if address.teredo is not None:
        return address.teredo[1]
    last = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
    if any(address in network for network in NAT64) or (int(address) >> 32 == 0 and int(address) > 1):
        return last
    return None
