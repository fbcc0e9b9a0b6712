"""The state of a match."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from hautemer.core import state

REWARD, TRADING, MUTINY, SALES, KEEPING, OVER = range(6)
NOWHERE = -1

# Cards outside hands that somebody has seen: what a loader has drawn and not yet chosen from, and what
# loaders have put under the pile, a bit for each time.
NO_GROUP = 0
DRAWN = 1


class Trace(NamedTuple):
    """Cards that some seats have seen go into hands, or, past a loader, into a hand or under the pile.

    That it is there, whom it concerns and how many cards are in it is public; which cards they are is known
    to `knowers` and to the `drawer`. A known card that is laid is no longer known to be held.
    """

    drawer: int
    knowers: int  # seats, a bit each
    holders: int  # seats, a bit each
    groups: int  # returns of loaders under the pile, a bit each, or DRAWN
    earlier: tuple[tuple[int, int], ...]  # cards seen before, and cards laid after them, each a bag
    seen: int  # cards seen last, a bag
    laid_since: int  # cards that the holders have laid since then, a bag


@dataclass(slots=True)
class State(state.State):
    """Everything there is to know; hands, laid cards and the discard are bags (kit.bags)."""

    rules: int
    seats: int
    rounds: int
    laid_conflicts_count: bool  # M5.3: the revised rule set
    with_pirate: bool
    loot_is_taken: bool  # M9.4

    round: int  # from 1
    phase: int
    turn: int  # the seat that is asked
    captain: int
    reward: int
    scores: list[int]

    ring: tuple[int, ...]  # islands by place, clockwise
    ship: int  # its place
    wake: int  # the other active place, or NOWHERE
    pirate_ship: int  # its place, or NOWHERE without the variant

    hands: list[int]
    laid: list[int]
    trading: int  # the seats still in, a bit each; without the seat whose turn it is while that takes a role
    roles: list[int]
    roles_left: int  # a bit each
    last_roles: tuple[int, ...]  # of the round before, which all have seen
    takers: tuple[int, ...]  # the seats that took a role, in this order
    looks: list[int]  # by seat: after how many takers it looked at the roles left, a bit each
    captain_goal: int  # places, or NOWHERE
    mutineer_goal: int
    lap: tuple[int, ...]  # who is asked in the mutiny or for sales, the seat whose turn it is first
    fights: list[int]  # conflict cards laid in the mutiny
    sales: list[tuple[int, int, int, int]]  # good and count on the ship's island, good and count in its wake

    pile: list[int]  # the top is last
    # The lowest places of the pile, which loaders have filled: who knows the card there, a bit a seat, and
    # the bit of the return that it came by.
    seen: list[int]
    groups: list[int]
    returns: int  # how many loaders have put cards under the pile
    discard: int
    drawn: tuple[int, ...]  # what the loader has drawn and not yet chosen from
    need: int  # how many of them he keeps
    traces: list[Trace]
