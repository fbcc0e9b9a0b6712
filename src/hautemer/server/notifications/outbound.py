"""Requests to addresses that people name: https only, to public hosts, with no way round either.

The host is resolved here and the connection goes to the very address that was checked, so that no name can
change its mind in between; certificate and Host are those of the name. Redirects are not followed, proxies
of the environment are not asked, and the body of an answer is never read.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import socket
import ssl
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence

import httpx2

from hautemer.server.errors import Wrong

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Resolve = Callable[[str, int], Awaitable[Sequence[str]]]

# Seconds for a whole request, from the name to the answer's headers.
PATIENCE = 10.0
MAX_URL = 2000
AT_ONCE = 20
# IPv4 addresses hide in these networks: well-known and local NAT64.
NAT64 = (ipaddress.IPv6Network("64:ff9b::/96"), ipaddress.IPv6Network("64:ff9b:1::/48"))


class Unreachable(Exception):
    """A request that was not answered, or must not be sent; says why in a word."""


class Outgoing:
    """Sends to addresses that people name. `allowed` hosts may be private, and plain http."""

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
        self._client = httpx2.AsyncClient(
            verify=context or httpx2.create_ssl_context(),
            trust_env=False,
            follow_redirects=False,
            timeout=patience,
            # No connection is used twice: the next request to the same address may be for another name.
            limits=httpx2.Limits(max_connections=AT_ONCE, max_keepalive_connections=0),
        )

    async def close(self) -> None:
        """Lets everything go."""
        await self._client.aclose()

    def read(self, address: str) -> httpx2.URL:
        """An address that may be sent to as far as its letters tell; else `Wrong`."""
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
        """Refuses an address that nothing would be sent to."""
        url = self.read(address)
        try:
            async with asyncio.timeout(self.patience):
                await self._addresses(url)
        except (Unreachable, TimeoutError):
            raise Wrong("wrong_address", why="host") from None

    async def post(self, address: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Sends, and answers the status; `Unreachable` when there is none, `Wrong` when there must not be."""
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
        """Sends to one address of the host."""
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
        """The addresses to connect to: if any of a name's addresses is not public, none is used."""
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
    """The addresses of a name, as the system knows them."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(place[0]) for *_, place in found))


def is_public(text: str) -> bool:
    """Whether an address is one of the open Internet, however an inner one may be wrapped.

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
    """The IPv4 address that an IPv6 address stands for: mapped, 6to4, Teredo, NAT64, compatible."""
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
