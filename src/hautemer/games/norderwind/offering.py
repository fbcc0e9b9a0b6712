"""Offers of a seat, marked for screens: forced moves, moves sent by one press, and a tile that follows."""

from __future__ import annotations

from functools import partial

from hautemer.core.codec import Move
from hautemer.core.offers import NO_OFFERS, Between, Field, Offer, Offers, OneOf
from hautemer.games.norderwind.moves import Deliver, Draw, Fight, Lookout, Pay, Sail, Salvage, Skip, Stop
from hautemer.games.norderwind.pieces import ACTIONS, DEALT, PORTS
from hautemer.games.norderwind.state import LOOKOUT, OVER, SAILING, STACK, TILE, State
from hautemer.games.norderwind.tiles.sea import Sea

# Moves that cost nothing. A fight and the way home cost nothing either, but cannot be undone.
LIGHT = frozenset({Draw, Skip, Salvage})
# After these moves the voyage continues if a tile is left; after any other move it also needs an action.
NO_ACTION = frozenset({Skip, Pay, Fight})

IN_PORT, LAST_TILE, LAST_ACTION, UNDER_WAY = range(4)


STACK_AND_CUT: dict[str, Field] = {"stack": OneOf(PORTS), "cut": Between(0, DEALT, default=0)}
STACKS = Offers([Offer(Sail, STACK_AND_CUT, at_once=True, then=Draw)])  # N2.2
LOOK = Offers([Offer(Lookout, {"under": OneOf((False, True))}, at_once=True, then=Draw)])  # N2.3
FIRST_DRAW = Offers([Offer(Draw, forced=True, at_once=True)])  # N2.4
DRAW_OR_STOP = Offers([Offer(Draw, at_once=True), Offer(Stop)])


def offers(state: State, seat: int | None, sea: Sea) -> Offers:
    """Return the offers of a seat."""
    phase = state.phase
    if seat != state.asked or phase == OVER:
        return NO_OFFERS
    if phase == SAILING:
        return DRAW_OR_STOP if state.drawn else FIRST_DRAW
    if phase == STACK:
        return STACKS
    if phase == LOOKOUT:
        return LOOK
    answers = sea.tiles[state.stacks[state.stack][state.drawn - 1]].offers(state, seat)
    return marked(answers, state, seat)


def marked(offers: Offers, state: State, seat: int) -> Offers:
    """Return the answers to an open tile or to pirates with their marks, which depend on public facts."""
    if seat != state.turn:
        key = IN_PORT  # by a letter, in another seat's voyage
    elif state.drawn == state.reach:
        key = LAST_TILE
    elif state.phase == TILE and state.actions + 1 == ACTIONS:
        key = LAST_ACTION
    else:
        key = UNDER_WAY
    return offers.marked(key, partial(mark, key, offers))


def mark(key: int, offers: Offers, offer: Offer) -> Offer:
    """Return one of some offers with its marks.

    If pirates leave no choice, the answer costs gold or depends on dice: a screen does not send it by itself.
    To sail past an order that could be delivered gives a cube away, and goods thrown overboard are lost.
    """
    forced = len(offers) == 1 and offers[0].count() == 1
    delivering = any(other.kind is Deliver for other in offers)
    kind: type[Move] = offer.kind
    goes_on = key == UNDER_WAY or (key == LAST_ACTION and kind in NO_ACTION)
    then = Draw if goes_on and not (forced and kind in (Pay, Fight)) else None
    lost = (kind is Skip and delivering) or "overboard" in offer.fields
    at_once = kind in LIGHT and not lost
    return Offer(
        offer.kind, offer.fields, forced=forced, at_once=at_once, then=then, gives_up=[{}] if lost else ()
    )
