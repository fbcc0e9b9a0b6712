"""Knowledge of the stacks (N1.4): stored as state, never inferred in a view.

Between voyages nobody knows an order, only contents: the tiles that everybody saw drawn, and those that a
seat's lookout put under. Of equal tiles, the most seen in any one voyage count.
"""

from __future__ import annotations

from collections.abc import Sequence

from hautemer.games.norderwind.pieces import IN_STACK
from hautemer.games.norderwind.state import ASHORE, NO_LOOK, UNDER, Sighting, State
from hautemer.kit.bags import ONE, Bag, bag_of, count, size, total, without

TOP, BOTTOM = 0, IN_STACK - 1


def drawn(state: State, tile: int) -> None:
    """Note a drawn tile: it enters everybody's aid, unless as many of it are there already."""
    known = state.known[state.stack]
    if count(known, tile) < state.stacks[state.stack][: state.drawn].count(tile):
        state.known[state.stack] = known + ONE[tile]


def came_home(state: State, seat: int) -> None:
    """Note a tile put under, before the stack is shuffled: it stays known to that seat alone."""
    if state.look == UNDER:
        stack = state.stacks[state.stack]
        seen = Sighting(seat, state.stack, bag_of(stack[: state.drawn]), stack[BOTTOM])
        state.sightings += (seen,)
    if state.sightings:
        forget(state)


def forget(state: State) -> None:
    """Drop the sightings in stacks that everybody knows completely."""
    whole = [size(known) == IN_STACK for known in state.known]
    if whole.count(False) <= 1:  # the tiles that are not in the others are in the last one
        state.sightings = ()
    elif True in whole:
        state.sightings = tuple(seen for seen in state.sightings if not whole[seen.stack])


def known_place(state: State, seat: int) -> int | None:
    """Return the place of the tile that the seat's lookout saw in this voyage and that is not drawn yet."""
    if state.stack == ASHORE or state.turn != seat or state.look == NO_LOOK:
        return None
    if state.look == UNDER:
        return BOTTOM
    return TOP if state.drawn == 0 else None


def known_stacks(state: State, seat: int) -> Sequence[Bag]:
    """Return by stack the tiles that a seat knows to be in it."""
    if not state.sightings and known_place(state, seat) is None:
        return state.known
    return [known_to(state, seat, stack) for stack in range(len(state.known))]


def known_to(state: State, seat: int, stack: int) -> Bag:
    """Return the tiles that a seat knows to be in a stack."""
    known = state.known[stack]
    for seen in state.sightings:
        if seen.seat == seat and seen.stack == stack:
            known = either(known, seen.drawn + ONE[seen.tile])
    place = known_place(state, seat)
    if place is not None and state.stack == stack:
        tiles = state.stacks[stack]
        known = either(known, bag_of(tiles[: state.drawn]) + ONE[tiles[place]])
    return known


def not_known(state: State, known: Sequence[Bag]) -> Bag:
    """Return the tiles in unknown places: all except the known ones."""
    return total(bag_of(stack) for stack in state.stacks) - total(known)


def either(bag: Bag, other: Bag) -> Bag:
    """Return of each kind the greater number in the two bags."""
    return bag + without(other, bag)
