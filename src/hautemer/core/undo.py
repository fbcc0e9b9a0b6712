"""Free undo: whether a move revealed anything, judged by what its seat knows alone."""

from __future__ import annotations

from random import Random
from typing import Any

from hautemer.core.chance import Script
from hautemer.core.codec import Move
from hautemer.core.errors import BadLuck
from hautemer.core.facts import Notebook
from hautemer.core.game import AnyGame, Seat
from hautemer.core.state import State

# A move reveals nothing only if that holds in each of this many worlds that its seat can imagine.
IMAGINED = 16


def reveals_nothing(game: AnyGame, before: State, after: State, seats: int, seat: Seat, move: Move) -> bool:
    """True if a move that led from `before` to `after` would reveal no secret in any imagined world.

    What others know is itself a secret, so the true state `before` is only resampled for the mover.
    """
    seen = game.public(after), game.private(after, seat)
    worlds = (game.resample(before, seat, Random(number)) for number in range(IMAGINED))
    return all(reveals_nothing_in(game, world, seats, seat, move, seen) for world in worlds)


def reveals_nothing_in(
    game: AnyGame, world: State, seats: int, seat: Seat, move: Move, seen: tuple[Any, Any]
) -> bool:
    """True if a move would reveal no secret in one world that its seat can imagine.

    No other seat's private half changes, no fact has a private audience or wording, and the mover's own
    view afterwards is the true one: nothing hidden was shown to all (a door opened, a role shown).
    """
    others = [other for other in range(seats) if other != seat]
    known = [game.private(world, other) for other in others]
    notebook = Notebook()
    try:
        game.apply(world, seat, move, Script(()), notebook)
    except BadLuck:
        return False
    if any(announced.fuller or announced.audience is not None for announced in notebook):
        return False
    if (game.public(world), game.private(world, seat)) != seen:
        return False
    return known == [game.private(world, other) for other in others]
