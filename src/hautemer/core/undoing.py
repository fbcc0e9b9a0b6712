"""What may be taken back for free: a move by which nobody has learned anything, until somebody else acts."""

from __future__ import annotations

from random import Random
from typing import Any

from hautemer.core.chance import Script
from hautemer.core.codec import Move
from hautemer.core.errors import BadLuck
from hautemer.core.game import AnyGame, Audience, Fuller, Seat, silent
from hautemer.core.state import State

# In so many worlds a move is tried before it may be taken back for free.
IMAGINED = 16


class Listener:
    """A `Tell` that notes only whether somebody was told what others were not."""

    told_alone = False

    def __call__(
        self, audience: Audience, name: str, fuller: Fuller | None = None, /, **details: Any
    ) -> None:
        self.told_alone |= bool(fuller) or audience is not None


def is_free(game: AnyGame, before: State, after: State, seat: Seat, move: Move, seats: int) -> bool:
    """Whether a move for which no luck was drawn told nobody a secret.

    No other seat's private half changed, the seat itself was told nothing that others were not, and nothing
    hidden was shown to all.
    """
    if game.is_commitment(move):
        return False
    listener = Listener()
    game.apply(before.copy(), seat, move, Script(()), listener)
    others = [other for other in range(seats) if other != seat]
    if listener.told_alone or any(game.private(before, one) != game.private(after, one) for one in others):
        return False
    return not showed_something(game, before, after, seat, move)


def showed_something(game: AnyGame, before: State, after: State, seat: Seat, move: Move) -> bool:
    """Whether its seat learned something from its move: in another world that looked the same to it
    before, it would now look at something else (a door opened, a role shown, more luck asked for)."""
    seen = game.view(after, seat)
    for number in range(IMAGINED):
        world = game.resample(before, seat, Random(number))
        try:
            game.apply(world, seat, move, Script(()), silent)
        except BadLuck:
            return True
        if game.view(world, seat) != seen:
            return True
    return False


def final(game: AnyGame, state: State, seat: Seat, seats: int) -> tuple[str, ...]:
    """The kinds of move without fields that stand once they are made: a screen asks before it sends one.

    Found in a world that the seat imagines: what it is told here it knows. A move after which others are
    waited for stands too: what they do a moment later ends every free undo.
    """
    bare = [offer for offer in game.offers(state, seat) if not offer.fields]
    if not bare:
        return ()
    world = game.resample(state, seat, Random(0))
    return tuple(offer.do for offer in bare if stands(game, world, seat, offer.kind(), seats))


def stands(game: AnyGame, world: State, seat: Seat, move: Move, seats: int) -> bool:
    """Whether a move would stand once it is made."""
    after = world.copy()
    try:
        game.apply(after, seat, move, Script(()), silent)
    except BadLuck:
        return True
    if game.result(after) is not None or all(offer.may for offer in game.offers(after, seat)):
        return True
    return not is_free(game, world, after, seat, move, seats)
