"""Phases 1 to 3: reward, trading, reveal (M2, M3, M4), and the pirate (M9)."""

from __future__ import annotations

from hautemer.core.chance import Chance
from hautemer.core.codec import UNSET
from hautemer.core.game import EVERYONE, Tell, silent
from hautemer.games.meuterer import knowledge
from hautemer.games.meuterer.moves import Pass, Play, Reward, TakeRole
from hautemer.games.meuterer.pieces import (
    CARD_OF,
    CARDS,
    ISLANDS,
    MUTINEER,
    PIRATE,
    ROLE_OF,
    ROLES,
    Chart,
)
from hautemer.games.meuterer.rules import mutiny, points
from hautemer.games.meuterer.state import TRADING, State
from hautemer.kit.bags import EMPTY, ONE, size, things, total
from hautemer.kit.masks import everybody
from hautemer.kit.ring import next_of

RING = len(ISLANDS)


def reward(state: State, seat: int, move: Reward, chance: Chance, tell: Tell, chart: Chart) -> None:
    """M2.1: the captain names the reward of a mate."""
    state.reward = move.points
    state.phase = TRADING
    if tell is not silent:
        tell(EVERYONE, "reward", seat=state.captain, points=move.points)


def play(state: State, seat: int, move: Play, chance: Chance, tell: Tell, chart: Chart) -> None:
    """M3.1: a seat lays one card face up."""
    card = CARD_OF[move.card]
    state.hands[seat] -= ONE[card]
    if state.traces:
        knowledge.laid(state, seat, card)
    if card == PIRATE:
        sail_pirate(state, seat, tell)
    else:
        state.laid[seat] += ONE[card]
        if tell is not silent:
            tell(EVERYONE, "played", seat=seat, card=move.card)
    next_trader(state, seat)


def leave(state: State, seat: int, move: Pass, chance: Chance, tell: Tell, chart: Chart) -> None:
    """M3.3 to M3.5: a seat leaves trading."""
    state.trading &= ~(1 << seat)
    if seat == state.captain:  # M3.4
        cards = size(state.hands[seat])
        state.captain_goal = (state.ship + cards) % RING
        if tell is not silent:
            island = island_at(state, state.captain_goal)
            tell(EVERYONE, "captain_passed", seat=seat, cards=cards, island=island)
        go_on(state, seat, chance, tell, chart)
    elif move.role is UNSET:  # M3.5: it stays this seat's turn until the seat has taken a role
        state.looks[seat] |= 1 << len(state.takers)
        if tell is not silent:
            cards = size(state.hands[seat])
            tell(EVERYONE, "left_trading", {seat: {"roles": roles_in_pile(state)}}, seat=seat, cards=cards)
    else:  # version 1: passing and taking are one move
        take(state, seat, move.role)
        if tell is not silent:
            cards = size(state.hands[seat])
            tell(EVERYONE, "passed", {seat: {"role": move.role}}, seat=seat, cards=cards)
        go_on(state, seat, chance, tell, chart)


def take_role(state: State, seat: int, move: TakeRole, chance: Chance, tell: Tell, chart: Chart) -> None:
    """M3.5: a seat takes a role in secret."""
    take(state, seat, move.role)
    if tell is not silent:
        tell(EVERYONE, "took_role", {seat: {"role": move.role}}, seat=seat)
    go_on(state, seat, chance, tell, chart)


def take(state: State, seat: int, key: str) -> None:
    """Give a seat a role, which leaves the pile."""
    role = ROLE_OF[key]
    state.roles[seat] = role
    state.roles_left &= ~(1 << role)
    state.takers += (seat,)


def go_on(state: State, seat: int, chance: Chance, tell: Tell, chart: Chart) -> None:
    """M3.6: begin the next seat's turn, or end trading."""
    if state.trading:
        next_trader(state, seat)
    else:
        reveal(state, chance, tell, chart)


def next_trader(state: State, seat: int) -> None:
    """Begin the turn of the next seat that still trades; under version 1 it sees which roles are left."""
    state.turn = turn = next_of(state.trading, seat, state.seats)
    # If none is taken, all five are there, and everybody knows it.
    if state.rules == 1 and state.takers and turn != state.captain:
        state.looks[turn] |= 1 << len(state.takers)


def roles_in_pile(state: State) -> list[str]:
    """Return the keys of the roles left."""
    return [key for role, key in enumerate(ROLES) if state.roles_left >> role & 1]


def reveal(state: State, chance: Chance, tell: Tell, chart: Chart) -> None:
    """M4.1: reveal the roles and set the destinations."""
    if tell is not silent:
        for seat in state.takers:
            tell(EVERYONE, "revealed", seat=seat, role=ROLES[state.roles[seat]])
    if MUTINEER in state.roles:
        mutineer = state.roles.index(MUTINEER)
        state.mutineer_goal = (state.ship + size(state.hands[mutineer])) % RING
        if tell is not silent:
            island = island_at(state, state.mutineer_goal)
            tell(EVERYONE, "mutineer_goal", seat=mutineer, island=island)
        mutiny.begin(state)
    else:
        tell(EVERYONE, "no_mutiny", seat=state.captain)
        points.voyage(state, None, chance, tell, chart)


def sail_pirate(state: State, seat: int, tell: Tell) -> None:
    """M9.2 to M9.4: the pirate ship sails and may rob the ship."""
    state.discard += ONE[PIRATE]
    steps = size(state.hands[seat])  # counted before any loot
    start = state.pirate_ship
    state.pirate_ship = (start - steps) % RING
    tell(EVERYONE, "pirate", seat=seat, steps=steps, island=island_at(state, state.pirate_ship))
    if start == state.ship:  # M9.4
        if state.loot_is_taken:
            take_loot(state, seat, tell)
        else:
            rob_everybody(state, tell)
    elif (start - state.ship) % RING <= steps:  # M9.3: it came to the ship on its way
        rob_everybody(state, tell)


def rob_everybody(state: State, tell: Tell) -> None:
    """Discard all cards laid so far in this round."""
    for seat in range(state.seats):
        state.discard += state.laid[seat]
        state.laid[seat] = EMPTY
    tell(EVERYONE, "robbed")


def take_loot(state: State, seat: int, tell: Tell) -> None:
    """Move all cards laid so far into one hand; everybody knows which they are."""
    loot = total(state.laid)
    state.laid = [EMPTY] * state.seats
    state.hands[seat] += loot
    if loot:
        knowledge.went(state, seat, loot, everybody(state.seats))
    tell(EVERYONE, "looted", seat=seat, cards=[CARDS[card] for card in things(loot)])


def island_at(state: State, place: int) -> str:
    """Return the key of the island at a place in the ring."""
    return ISLANDS[state.ring[place]]
