"""Origins: the addresses under which browsers reach this server, and whether they use https."""

from __future__ import annotations

from urllib.parse import urlsplit

from hautemer.server.config import Config

LOOPBACK = ("127.0.0.1", "localhost", "::1")


def name_in(address: str) -> str | None:
    """Return the host of a URL, or None if it has none."""
    try:
        return urlsplit(address).hostname
    except ValueError:
        return None


def is_public(config: Config, host: str) -> bool:
    """True if a Host header names the public address of this server."""
    return config.public_url is not None and urlsplit(config.public_url).netloc.lower() == host.lower()


def is_https(config: Config, scheme: str, host: str) -> bool:
    """True if the browser that sent this Host header uses https.

    A proxy says so, or the public address does: in that case the proxy in front sends no such header.
    """
    if scheme in ("https", "wss"):
        return True
    return is_public(config, host) and urlsplit(config.public_url or "").scheme == "https"


def keeps_secure_cookies(config: Config, scheme: str, host: str) -> bool:
    """True if cookies are marked as secure in the response to a request.

    With a public https address that includes loopback, which browsers trust; elsewhere on plain http the
    browser would drop such a cookie.
    """
    if config.public_url is None or urlsplit(config.public_url).scheme != "https":
        return is_https(config, scheme, host)
    return is_https(config, scheme, host) or name_in(f"//{host}") in LOOPBACK


def own_origin(config: Config, scheme: str, host: str) -> str:
    """Return the Origin header that our own pages send with a request to this host."""
    return f"{'https' if is_https(config, scheme, host) else 'http'}://{host}".lower()
