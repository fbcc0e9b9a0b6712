"""Where the learned bot of a game plays, and where another plays in its place."""

from __future__ import annotations

import importlib.util
from random import Random
from typing import NamedTuple

from hautemer.core import ranking
from hautemer.core.chance import Dice
from hautemer.core.errors import BadOptions
from hautemer.core.game import AnyGame
from hautemer.core.vectors import Vectors

NO_ARRAYS, NO_WEIGHTS, UNFIT = "no_arrays", "no_weights", "unfit"


class Coverage(NamedTuple):
    """Why a game has no captain ("" if it has one), and where `second` plays instead of it."""

    lacks: str
    offered: bool  # at tables
    versions: tuple[int, ...]  # of the rules that the network does not cover


def coverage(game: AnyGame) -> Coverage:
    """Return where the captain of a game plays."""
    key = game.meta.key
    offered = ranking.CAPTAIN in ranking.names(key)
    if importlib.util.find_spec(ranking.ARRAYS) is None:
        return Coverage(NO_ARRAYS, offered, ())
    if not ranking.has_captain(key):
        return Coverage(NO_WEIGHTS, offered, ())
    from hautemer.bots.learned import vectors_of, weights_of  # needs NumPy, which is an extra

    try:
        weights_of(key)
    except BadOptions:
        return Coverage(UNFIT, offered, ())
    vectors, versions = vectors_of(game), (*game.meta.older_rules, game.meta.rules)
    return Coverage("", offered, tuple(one for one in versions if not fits(game.under(one), vectors)))


def fits(game: AnyGame, vectors: Vectors) -> bool:
    """True if an encoder covers matches under the rules of this game, with any number of seats."""
    dice = Dice(Random(1))
    least, most = game.meta.seats
    return all(
        vectors.fits(game.start(seats, game.settle(seats, {}), dice)) for seats in range(least, most + 1)
    )
