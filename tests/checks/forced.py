"""The check of forced answers: a screen may send one by itself only if that reveals nothing."""

from __future__ import annotations

from random import Random

from hautemer.core.game import AnyGame, Seat
from hautemer.core.state import State

# Worlds that are drawn one from the other, each by another viewer: what they have in common is public.
WORLDS = 8


def check_forced(game: AnyGame, state: State, seat: Seat, seats: int, rng: Random) -> bool:
    """Return True if the seat's answer is marked as forced. Fail unless everybody can derive it."""
    offers = game.offers(state, seat)
    if not any(offer.forced for offer in offers):
        return False
    assert len(offers) == 1, f"{offers} leave a choice"
    assert offers[0].count() == 1, f"{offers[0]} leaves a choice"
    assert not offers[0].may, f"{offers[0]} need not be answered"
    move = offers[0].moves()[0]
    others = [other for other in range(seats) if other != seat]
    for other in others:
        same_answer(game, game.resample(state, other, rng), seat, move, other)
    # A chain of imagined worlds keeps nobody's secrets: it looks the same to a spectator only.
    world, public = state, game.public(state)
    for _ in range(WORLDS):
        viewer = rng.randrange(seats)
        world = game.resample(world, viewer, rng)
        assert game.public(world) == public, "an imagined world looks different to onlookers"
        same_answer(game, world, seat, move, None)
    return True


def same_answer(game: AnyGame, world: State, seat: Seat, move: object, viewer: Seat | None) -> None:
    """Raise if in a world that a viewer thinks possible the seat could answer otherwise, or is not marked."""
    offers = game.offers(world, seat)
    moves = [one for offer in offers for one in offer.moves()] if len(offers) == 1 else []
    assert moves == [move], f"{viewer} cannot know that {seat} must answer {move}: perhaps {offers}"
    assert offers[0].forced, f"the mark of {seat} tells {viewer} something: {offers}"
