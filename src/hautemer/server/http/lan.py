"""The addresses at which other devices reach this server."""

from __future__ import annotations

import contextlib
import ipaddress
import socket as network

from hautemer.server.config import Config


def reachable(config: Config, port: int) -> str | None:
    """Return the public address, or the one on this network; None if only this machine reaches the server."""
    if config.public_url is not None:
        return config.public_url.rstrip("/")
    if config.host not in ("0.0.0.0", "::"):
        return None
    return next((f"http://{found}:{port}" for found in lan_addresses() if is_reachable(found)), None)


def is_reachable(address: str) -> bool:
    """True if an address may be reachable from other machines: it is not a loopback address."""
    return not address.startswith("127.") and address not in ("localhost", "::1") and ":" not in address


def is_loopback(host: str) -> bool:
    """True if a name or an address of a host leads to the same machine, wherever it is used."""
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return host == "localhost"


def lan_addresses() -> list[str]:
    """Return this machine's addresses on its own networks."""
    found = []
    with contextlib.suppress(OSError):
        for family, kind in ((network.AF_INET, network.SOCK_DGRAM), (network.AF_INET6, network.SOCK_DGRAM)):
            with contextlib.suppress(OSError), network.socket(family, kind) as probe:
                # Nothing is sent: this only shows which of our addresses would be used.
                probe.connect(("10.255.255.255" if family == network.AF_INET else "fd00::1", 9))
                found.append(probe.getsockname()[0])
    with contextlib.suppress(OSError):
        found.append(network.gethostname().lower())
    return found
