"""The strengths of bots: under which names people choose one, and which of them a game offers."""

from __future__ import annotations

import importlib.util
from functools import lru_cache

from hautemer.core import registry

CABIN_BOY, FIRST_MATE, CAPTAIN = "moussaillon", "second", "capitaine"
WEAKEST_FIRST = (CABIN_BOY, FIRST_MATE, CAPTAIN)
# Older names in journals, records, commands and the API.
ALIASES = {"greedy": FIRST_MATE}
ANY_MOVE = "random"  # the bot of a game without bots of its own
ARRAYS = "numpy"  # what a learned bot computes with
WEIGHTS = ("bots", "weights.bin")  # what it has learned, in the folder of its game


def canonical(name: str) -> str:
    """Return the name of a strength, also if it is given by an older name; other names stay as they are.

    >>> canonical("greedy")
    'second'
    """
    return ALIASES.get(name, name)


def names(key: str) -> list[str]:
    """Return the bots of a game that people choose from, the weakest first, without loading any of them."""
    offered = registry.find(key).meta.bots
    return [name for name in offered if name != CAPTAIN or has_captain(key)] or [ANY_MOVE]


@lru_cache(maxsize=1 << 6)
def has_captain(key: str) -> bool:
    """True if a game has a learned bot and this installation can run it."""
    if importlib.util.find_spec(ARRAYS) is None:
        return False
    try:
        registry.file(key, *WEIGHTS)
    except FileNotFoundError:
        return False
    return True
