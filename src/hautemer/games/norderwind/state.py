"""The state of a match."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import NamedTuple

from hautemer.core import state
from hautemer.kit.bags import Bag
from hautemer.kit.masks import SeatSet


class Phase(IntEnum):
    """The decision that the match waits for."""

    STACK = 0  # the choice of a stack
    LOOKOUT = 1
    SAILING = 2  # the next tile, or the way home
    TILE = 3
    PIRATES = 4
    LETTERS = 5
    OVER = 6


STACK, LOOKOUT, SAILING, TILE, PIRATES, LETTERS, OVER = Phase
PHASES = tuple(phase.name.lower() for phase in Phase)  # the keys in views
ASHORE = -1
NO_SEAT = -1

# The action of the lookout on this voyage.
NO_LOOK, LOOKING, KEPT, UNDER = range(4)


class Sighting(NamedTuple):
    """A tile that a lookout put under the stack and that nobody else saw on that voyage (N1.4).

    The seat, the stack and the tiles drawn on that voyage are public; the tile is the seat's secret.
    """

    seat: int
    stack: int
    drawn: Bag
    tile: int


@dataclass(slots=True)
class State(state.State):
    """Everything about a match, secrets included."""

    rules: int
    seats: int
    goal: int  # cubes to place (N1.2)

    phase: Phase
    turn: int  # the seat that sails
    asked: int  # the seat that must move: the same, or one with a letter
    turns: int  # turns that are over

    gold: list[int]
    letters: list[int]
    sails: list[int]
    cannons: list[int]
    holds: list[Bag]
    captains: list[int]
    crews: list[int]  # one bit per post

    cubes: list[int]  # placed cubes by seat
    columns: list[tuple[int, ...]]  # by port: the seats that delivered, lowest order first
    majorities: list[int]  # by port: the seat whose cube lies there, or NO_SEAT
    all_ports: SeatSet  # the seats that have the cube for all three ports
    full_crew: SeatSet  # the seats that have the cube for a full crew

    stacks: list[list[int]]  # by port: tiles, the top first; drawn ones stay in their place until the shuffle
    known: list[Bag]  # by port: the tiles that everybody knows to be in the stack (N1.4)
    sightings: tuple[Sighting, ...]

    stack: int  # the stack of this voyage, or ASHORE
    reach: int  # the sail when the voyage began
    drawn: int
    actions: int
    look: int
    strength: int  # of the pirates
    barred: int  # what opponents may not do on this tile, one bit per action (N4.2)
