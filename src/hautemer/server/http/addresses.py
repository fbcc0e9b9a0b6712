"""Network addresses as rate limits count them."""

from __future__ import annotations

import ipaddress
from collections import Counter

# Providers assign a household a /56 of IPv6, or a whole /48.
NARROW, WIDE = 56, 48
# All households of one /48 together may use this many times the limit of one.
WIDER = 4


def household(address: str) -> str:
    """Return the unit that limits count: one IPv4 address, or one /56 of IPv6."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return prefix(found, NARROW)


def network_of(household: str) -> str | None:
    """Return the /48 to which an IPv6 household belongs, or None for anything else."""
    address, _, length = household.partition("/")
    if length != str(NARROW):
        return None
    try:
        return prefix(ipaddress.IPv6Address(address), WIDE)
    except ValueError:
        return None


def prefix(address: ipaddress.IPv6Address, length: int) -> str:
    """Return the network of `length` bits that an IPv6 address belongs to."""
    rest = 128 - length
    return f"{ipaddress.IPv6Address(int(address) >> rest << rest)}/{length}"


class OpenConnections:
    """How many connections are open, per household and per /48."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._counts: Counter[str] = Counter()

    def is_full(self, household: str) -> bool:
        """True if this household may not open another connection."""
        network = network_of(household)
        wide = network is not None and self._counts[network] >= self._limit * WIDER
        return wide or self._counts[household] >= self._limit

    def enter(self, household: str) -> None:
        """Count one more connection."""
        for key in self._keys(household):
            self._counts[key] += 1

    def leave(self, household: str) -> None:
        """Count one connection less, and drop counts of zero."""
        for key in self._keys(household):
            self._counts[key] -= 1
            if not self._counts[key]:
                del self._counts[key]

    def _keys(self, household: str) -> list[str]:
        network = network_of(household)
        return [household] if network is None else [household, network]
