"""The state of a match."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from hautemer.core import state

# What the match waits for: a stack to be chosen, the lookout, the next tile, an answer to a tile or to
# pirates, a letter.
STACK, LOOKOUT, SAILING, TILE, PIRATES, LETTERS, OVER = range(7)
ASHORE = -1
NOBODY = -1

# What the lookout of this voyage has done.
NO_LOOK, LOOKING, KEPT, UNDER = range(4)


class Sighting(NamedTuple):
    """A tile that a lookout put under the stack and that nobody else saw in that voyage (N1.4).

    Who, where and beside which drawn tiles is public; the tile is the seat's secret.
    """

    seat: int
    stack: int
    drawn: int
    tile: int


@dataclass(slots=True)
class State(state.State):
    """Everything there is to know; holds and known tiles are bags (kit.bags)."""

    rules: int
    seats: int
    goal: int  # cubes to place (N1.2)

    phase: int
    turn: int  # the seat whose voyage it is
    asked: int  # the seat that is asked: the same, or one with a letter
    turns: int  # how many are over

    gold: list[int]
    letters: list[int]
    sails: list[int]
    cannons: list[int]
    holds: list[int]
    captains: list[int]
    crews: list[int]  # posts, a bit each

    cubes: list[int]  # how many are placed
    columns: list[tuple[int, ...]]  # by port: who delivered, lowest order first
    majorities: list[int]  # by port: whose cube lies there, or NOBODY
    all_ports: int  # who has the cube for all three ports, a bit each
    full_crew: int  # who has the cube for a full crew, a bit each

    stacks: list[list[int]]  # by port: tiles, the top first; drawn ones stay in their place until the shuffle
    known: list[int]  # by port: the tiles that everybody knows to be in the stack (N1.4)
    sightings: tuple[Sighting, ...]

    stack: int  # the one sailed into, or ASHORE
    reach: int  # the sail when the voyage began
    drawn: int
    actions: int
    look: int
    strength: int  # of the pirates
    barred: int  # what opponents may not do on this tile (N4.2)
