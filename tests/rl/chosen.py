"""Games for tests of the laboratory, chosen by their number of seats."""

from __future__ import annotations

from hautemer.core import registry
from tests.cases import KEYS

# A game for two at least, one for three at least, and the one for most.
TWO, THREE = (next(key for key in KEYS if registry.meta(key).seats[0] == least) for least in (2, 3))
LARGEST = max(KEYS, key=lambda key: registry.meta(key).seats[-1])
