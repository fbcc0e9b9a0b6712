"""Players that are not people: a generic one for every game, and what the games bring themselves."""

from __future__ import annotations

from collections.abc import Sequence

from hautemer.bots.random import RandomBot
from hautemer.core import registry
from hautemer.core.errors import BadOptions
from hautemer.core.game import AnyGame, Bot, BotMaker

GENERIC: dict[str, BotMaker] = {"random": RandomBot}


def names(game: AnyGame) -> list[str]:
    """The bots that can play a game."""
    return sorted({**GENERIC, **registry.bots(game.meta.key)})


def make(game: AnyGame, name: str) -> Bot:
    """A bot by its name."""
    makers = {**GENERIC, **registry.bots(game.meta.key)}
    if name not in makers:
        raise BadOptions("unknown_bot", bot=name[:40], known=", ".join(names(game)))
    return makers[name](game)


def for_seats(game: AnyGame, wanted: Sequence[str], seats: int) -> list[str]:
    """A bot's name for every seat: one name fills all of them, otherwise exactly one a seat."""
    for name in wanted:
        make(game, name)
    if len(wanted) == 1:
        return [wanted[0]] * seats
    if len(wanted) != seats:
        raise BadOptions("wrong_bots", seats=seats, bots=len(wanted))
    return list(wanted)
