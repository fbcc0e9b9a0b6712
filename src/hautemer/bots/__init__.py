"""Bots: generic ones for every game, and those of the games."""

from __future__ import annotations

import importlib
import os
from collections.abc import Sequence

from hautemer.bots.cabin_boy import CabinBoy
from hautemer.bots.random import RandomBot
from hautemer.core import ranking, registry
from hautemer.core.errors import BadOptions
from hautemer.core.game import AnyGame, Bot, BotMaker
from hautemer.core.thinking import Budget

# The matrices of learned bots are small, and a bot has one core: more threads would wait for each other.
# NumPy reads this when it is imported, which is later.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

GENERIC: dict[str, BotMaker] = {"random": RandomBot}
# The names under which a game provides the two bots of which strengths are made.
GOOD, NAIVE = "greedy", "naive"
BUDGET = Budget(seconds=0.2)  # the default of a captain


def names(game: AnyGame) -> list[str]:
    """Return the bots that can play a game."""
    brought = registry.bots(game.meta.key)
    found = {*GENERIC, *brought}
    if GOOD in brought:
        found.add(ranking.FIRST_MATE)
    if {GOOD, NAIVE} <= brought.keys():
        found.add(ranking.CABIN_BOY)
    if ranking.has_captain(game.meta.key):
        found.add(ranking.CAPTAIN)
    return sorted(found)


def make(game: AnyGame, name: str, budget: Budget = BUDGET) -> Bot:
    """Return a bot by its name. `module:Class` names one outside this package.

    `budget` is how long a captain may think. It may also follow the name: `capitaine@0.5` thinks for half a
    second, `capitaine@0` answers at once. Raise `BadOptions` if there is no such bot.
    """
    if ":" in name:
        return imported(name)(game)
    plain, _, seconds = name.partition("@")
    brought = registry.bots(game.meta.key)
    makers = {**GENERIC, **brought}
    if plain not in names(game) or (seconds and plain != ranking.CAPTAIN):
        raise BadOptions("unknown_bot", bot=name[:40], known=", ".join(names(game)))
    if seconds:
        budget = Budget(seconds=read_seconds(name, seconds))
    if plain == ranking.CABIN_BOY:
        return CabinBoy(brought[GOOD](game), brought[NAIVE](game))
    if plain == ranking.FIRST_MATE:
        return brought[GOOD](game)
    if plain == ranking.CAPTAIN:
        from hautemer.bots.learned import Captain  # needs NumPy, which is an extra

        return Captain.of(game, brought[GOOD](game), budget)
    return makers[plain](game)


def read_seconds(name: str, written: str) -> float:
    """Return the seconds of a budget; raise `BadOptions` if they are none."""
    try:
        seconds = float(written)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= 60:
        raise BadOptions("unknown_bot", bot=name[:40], known="capitaine@0 … capitaine@60")
    return seconds


def imported(name: str) -> BotMaker:
    """Return the class that `module:Class` names. An error inside the module is raised as it is."""
    module, _, attribute = name.partition(":")
    try:
        maker: BotMaker = getattr(importlib.import_module(module), attribute)
    except (ModuleNotFoundError, AttributeError, ValueError) as error:
        if isinstance(error, ModuleNotFoundError) and error.name not in (module, module.partition(".")[0]):
            raise
        raise BadOptions("broken_bot", bot=name[:60], why=str(error)) from error
    return maker


def for_seats(game: AnyGame, wanted: Sequence[str], seats: int) -> list[str]:
    """Return a bot's name for every seat: one name fills all seats, otherwise give exactly one per seat."""
    for name in wanted:
        make(game, name)
    if len(wanted) == 1:
        return [wanted[0]] * seats
    if len(wanted) != seats:
        raise BadOptions("wrong_bots", seats=seats, bots=len(wanted))
    return list(wanted)
