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

    REWARD = 0
    TRADING = 1
    MUTINY = 2
    SALES = 3
    KEEPING = 4
    OVER = 5


REWARD, TRADING, MUTINY, SALES, KEEPING, OVER = Phase
PHASES = tuple(phase.name.lower() for phase in Phase)  # the keys in views
NOWHERE = -1

# Groups of cards outside hands that a seat has seen: those that a loader has drawn and not yet chosen from,
# and those that a loader has put under the pile, one bit per return.
NO_GROUP = 0
DRAWN = 1


class Trace(NamedTuple):
    """Cards that some seats have seen on their way into a hand or, at a loader, perhaps under the pile.

    The trace, its seats and the number of its cards are public; only `knowers` and the `drawer` know the
    cards. A known card that is laid is no longer known to be held.
    """

    drawer: int
    knowers: SeatSet
    holders: SeatSet
    groups: int  # returns of loaders under the pile, one bit each, or DRAWN
    earlier: tuple[tuple[Bag, Bag], ...]  # cards seen before, and cards laid after them
    seen: Bag  # cards seen last
    laid_since: Bag  # cards that the holders have laid since then


@dataclass(slots=True)
class State(state.State):
    """Everything about a match, secrets included."""

    rules: int
    seats: int
    rounds: int
    laid_conflicts_count: bool  # M5.3: the revised rule set
    with_pirate: bool
    loot_is_taken: bool  # M9.4

    round: int  # from 1
    phase: Phase
    turn: int  # the seat that must move
    captain: int
    reward: int
    scores: list[int]

    ring: tuple[int, ...]  # islands by place, clockwise
    ship: int  # its place
    wake: int  # the other active place, or NOWHERE
    pirate_ship: int  # its place, or NOWHERE without the variant

    hands: list[Bag]
    laid: list[Bag]
    trading: SeatSet  # the seats that still trade; without the seat in turn while it takes a role
    roles: list[int]
    roles_left: int  # one bit per role
    last_roles: tuple[int, ...]  # of the round before, which are public
    takers: tuple[int, ...]  # the seats that took a role, in this order
    looks: list[int]  # by seat: one bit per number of takers at which the seat saw the roles left
    captain_goal: int  # places, or NOWHERE
    mutineer_goal: int
    lap: tuple[int, ...]  # the seats still to move in the mutiny or the sales, the one in turn first
    fights: list[int]  # conflict cards laid in the mutiny
    sales: list[tuple[int, int, int, int]]  # good and count on the ship's island, good and count in its wake

    pile: list[int]  # the top is last
    # The lowest places of the pile, which loaders have filled: the seats that know the card there, and the
    # bit of the return by which it came there.
    seen: list[SeatSet]
    groups: list[int]
    returns: int  # the number of times that loaders have put cards under the pile
    discard: Bag
    drawn: tuple[int, ...]  # the cards that the loader has drawn and not yet chosen from
    need: int  # the number of them that the loader keeps
    traces: list[Trace]
