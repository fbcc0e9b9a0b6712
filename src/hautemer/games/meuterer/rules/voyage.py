"""Phases 6 and 7: the ship moves, hands are filled again (M7, M8)."""

from __future__ import annotations

from hautemer.core.chance import Chance
from hautemer.core.game import EVERYONE, Tell, silent
from hautemer.games.meuterer import knowledge
from hautemer.games.meuterer.moves import Keep
from hautemer.games.meuterer.pieces import (
    CARD_OF,
    CARDS,
    CONFLICT,
    EXTRA,
    HAND,
    ISLANDS,
    LOADER,
    NO_ROLE,
    Chart,
)
from hautemer.games.meuterer.rules.setup import ALL_ROLES, NO_SALES
from hautemer.games.meuterer.state import KEEPING, NOWHERE, REWARD, State
from hautemer.kit.bags import EMPTY, ONE, bag_of, size, things
from hautemer.kit.masks import SEAT, everybody
from hautemer.kit.ring import clockwise


def move_ship(state: State, chance: Chance, tell: Tell) -> None:
    """M7.1: move the ship, then refill the hands."""
    goal = state.captain_goal if state.captain_goal != NOWHERE else state.mutineer_goal
    stayed = goal == state.ship
    state.wake = NOWHERE if stayed else state.ship
    state.ship = goal
    if tell is not silent:
        tell(EVERYONE, "stayed" if stayed else "sailed", island=ISLANDS[state.ring[goal]])
    clear_table(state)
    refill(state, clockwise(state.captain, state.seats), chance, tell)


def clear_table(state: State) -> None:
    """M8.1: clear the table, except for the roles, which the refill still needs."""
    state.discard += sum(state.laid) + sum(state.fights) * ONE[CONFLICT]
    state.laid = [EMPTY] * state.seats
    state.fights = [0] * state.seats
    state.sales = [NO_SALES] * state.seats
    state.captain_goal = state.mutineer_goal = NOWHERE


def refill(state: State, lap: tuple[int, ...], chance: Chance, tell: Tell) -> None:
    """M8.2: each seat of the lap draws up to five cards; the loader chooses when its turn comes (M8.3)."""
    for seat in lap:
        need = HAND - size(state.hands[seat])
        if state.roles[seat] == LOADER:
            need = max(0, need)  # M8.4
            state.drawn = drawn = draw(state, seat, need + EXTRA, chance, tell, to_choose=True)
            state.need = min(need, len(drawn))
            state.phase = KEEPING
            state.turn = seat
            if tell is not silent:
                cards = [CARDS[card] for card in drawn]
                tell(EVERYONE, "loader_drew", {seat: {"cards": cards}}, seat=seat, count=len(cards))
            return
        if need > 0:
            drawn = draw(state, seat, need, chance, tell)
            state.hands[seat] += bag_of(drawn)
            if tell is not silent:
                cards = [CARDS[card] for card in sorted(drawn)]
                tell(EVERYONE, "drew", {seat: {"cards": cards}}, seat=seat, count=len(cards))
    begin_round(state, tell)


def draw(
    state: State, seat: int, number: int, chance: Chance, tell: Tell, *, to_choose: bool = False
) -> tuple[int, ...]:
    """Draw cards from the top; if the pile runs out, shuffle the discard into a new one (M8.2)."""
    pile = state.pile
    if number <= len(pile) - len(state.seen):  # no seat knows any of these cards
        drawn = pile[: -number - 1 : -1]
        del pile[-number:]
        return tuple(drawn)
    drawn = []
    while len(drawn) < number:
        if not state.pile:
            if not state.discard:
                break
            shuffle_discard(state, chance, tell)
        card = state.pile.pop()
        if len(state.pile) < len(state.seen):
            knowers = state.seen.pop() & ~(1 << seat)
            if knowers:
                knowledge.went(state, seat, ONE[card], knowers, to_choose=to_choose)
            knowledge.drawn_again(state, seat, state.groups.pop(), to_choose=to_choose)
        drawn.append(card)
    return tuple(drawn)


def shuffle_discard(state: State, chance: Chance, tell: Tell) -> None:
    """Make the discard the new pile."""
    state.pile = chance.shuffle("reshuffle", things(state.discard), CARDS)
    state.pile.reverse()
    state.discard = EMPTY
    tell(EVERYONE, "reshuffled", count=len(state.pile))


def keep(state: State, seat: int, move: Keep, chance: Chance, tell: Tell, chart: Chart) -> None:
    """M8.3: keep some cards, and put the others under the pile, the first drawn uppermost."""
    kept = bag_of([CARD_OF[key] for key in move.cards])
    state.hands[seat] += kept
    under: list[int] = []
    for card in state.drawn:
        if kept >> (8 * card) & 255:
            kept -= ONE[card]  # of equal cards the first drawn are kept
        else:
            under.append(card)
    group = knowledge.returned(state, seat, len(under))
    under.reverse()
    state.pile = under + state.pile
    state.seen = [SEAT[seat]] * len(under) + state.seen
    state.groups = [group] * len(under) + state.groups
    state.drawn = ()
    state.need = 0
    if tell is not silent:
        chosen = {"cards": list(move.cards), "under": [CARDS[card] for card in reversed(under)]}
        tell(EVERYONE, "loader_kept", {seat: chosen}, seat=seat, count=len(move.cards), returned=len(under))
    lap = clockwise(state.captain, state.seats)
    refill(state, lap[lap.index(seat) + 1 :], chance, tell)


def begin_round(state: State, tell: Tell) -> None:
    """Take all roles back (M8.1) and ask the captain for a reward (M2.1)."""
    state.round += 1
    state.last_roles = tuple(state.roles)
    state.roles = [NO_ROLE] * state.seats
    state.roles_left = ALL_ROLES
    state.takers = ()
    state.looks = [1] * state.seats
    state.trading = everybody(state.seats)
    state.reward = 0
    state.phase = REWARD
    state.turn = state.captain
    if tell is not silent:
        tell(EVERYONE, "round", round=state.round, seat=state.captain)
