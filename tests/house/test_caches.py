"""Caches are bounded, and nothing else grows with the number of matches played."""

from __future__ import annotations

import functools
import gc
import importlib
from collections import Counter
from random import Random
from typing import Any

import pytest

from hautemer import bots, registry
from hautemer.bots.random import RandomBot
from hautemer.core.chance import Dice
from hautemer.core.offers import Offer, Offers
from hautemer.core.state import State
from hautemer.sim.run import play_out
from tests.house.imports import imports, sources
from tests.house.places import PACKAGE

KEYS = registry.keys()
# Libraries of learned players, of their training and of the laboratory, which not every environment has.
EXTRAS = ("numpy", "torch", "gymnasium", "pettingzoo", "pyspiel", "pyarrow", "matplotlib", "ray")


def caches() -> list[Any]:
    """Every cached function of the package that is in memory, those of single objects included."""
    wrapper: Any = functools._lru_cache_wrapper
    gc.unfreeze()  # the tests freeze what is imported by their start, and frozen objects are not listed
    return [
        found
        for found in gc.get_objects()
        if type(found) is wrapper and (found.__module__ or "").startswith("hautemer.")
    ]


def test_every_cache_has_a_maximum_size() -> None:
    for path in sources():
        module = ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts)
        if not module.endswith("__main__"):
            try:
                importlib.import_module(module)
            except ModuleNotFoundError as error:
                if error.name not in EXTRAS:
                    raise
    made = [bots.make(registry.find(key), name) for key in KEYS for name in registry.bots(key)]
    found = caches()
    assert made
    assert len(found) > 50
    unbounded = [f"{one.__module__}.{one.__qualname__}" for one in found if one.cache_info().maxsize is None]
    assert not unbounded


def test_no_module_uses_the_unbounded_cache() -> None:
    offenders = [str(path) for path in sources() if "functools.cache" in imports(path, path.read_text())]
    assert not offenders


def counted(key: str, matches: int, rng: Random) -> Counter[type]:
    """Return how many offers and states are left after some matches of fresh deals, the caches emptied."""
    game = registry.find(key)
    chance = Dice(rng)
    for seats in game.meta.seats:
        options = game.settle(seats, {})
        for _ in range(matches):
            play_out(game, seats, options, [RandomBot(game)] * seats, chance, rng)
    for cache in caches():
        cache.cache_clear()
    gc.collect()
    return Counter(type(found) for found in gc.get_objects() if isinstance(found, Offer | Offers | State))


@pytest.mark.parametrize("key", KEYS)
def test_fresh_deals_leave_nothing_behind_outside_the_caches(key: str) -> None:
    rng = Random(8)
    before = counted(key, 12, rng)
    # Constants keep a few offers of their own with marks; a structure that grows has more than one per match.
    assert (counted(key, 12, rng) - before).total() < 12
