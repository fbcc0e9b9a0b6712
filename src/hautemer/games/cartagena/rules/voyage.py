"""A round of the voyage: the row, the turns, the ship, the storm (C2, C5.1, C5.2)."""

from __future__ import annotations

from functools import lru_cache

from hautemer.core.chance import Chance
from hautemer.core.codec import Move
from hautemer.core.game import EVERYONE, Tell
from hautemer.core.offers import Offer, Offers, OneOf, forced
from hautemer.games.cartagena.moves import Knock, Visit
from hautemer.games.cartagena.pieces import EXTRA_CABINS, PIRATE_OF, PIRATES, Data
from hautemer.games.cartagena.rules import mutiny
from hautemer.games.cartagena.rules.pirates import TABLE
from hautemer.games.cartagena.rules.supplies import is_exhausted
from hautemer.games.cartagena.state import NONE, TURN, VISITING, State
from hautemer.kit.masks import CARD, NO_CARDS, CardSet, has


def offers(state: State) -> Offers:
    """C2.2 to C2.4: return the offers of a turn: an open pirate, or the next door if one is closed."""
    # C2.3: after a knock all pirates but the one just opened are closed to this seat.
    open_to_it = CARD[state.row[state.opened - 1]] if state.knocked else state.open
    return turning(open_to_it, state.opened < len(state.row))


@lru_cache(maxsize=1 << 12)
def turning(pirates: CardSet, more: bool) -> Offers:
    """Return the offers of a visit to one of some pirates and, if a cabin is closed, of a knock."""
    keys = [key for pirate, key in enumerate(PIRATES) if has(pirates, pirate)]
    visits = [Offer(Visit, {"pirate": OneOf(keys)})] if keys else []
    return forced(Offers([*visits, Offer(Knock)] if more else visits))


def knock(state: State, seat: int, move: Knock, chance: Chance, tell: Tell, data: Data) -> None:
    """C2.2: open the next cabin."""
    pirate = state.row[state.opened]
    state.opened += 1
    state.opened_in[pirate] = state.turns
    state.knocked = True
    tell(EVERYONE, "knocked", seat=seat, pirate=PIRATES[pirate])
    if TABLE[pirate].receives:
        state.open |= CARD[pirate]
    else:  # C2.5
        tell(EVERYONE, "frightened", seat=seat, pirate=PIRATES[pirate])
        end_turn(state, chance, tell, data)


def visit(state: State, seat: int, move: Visit, chance: Chance, tell: Tell, data: Data) -> None:
    """C2.6: the pirate leaves the row."""
    pirate = PIRATE_OF[move.pirate]
    state.open &= ~CARD[pirate]
    state.visited |= CARD[pirate]
    tell(EVERYONE, "visited", seat=seat, pirate=move.pirate)
    if TABLE[pirate].visit(state, seat, chance, tell):
        state.phase = VISITING
        state.pirate = pirate
    else:
        end_turn(state, chance, tell, data)


def answer(state: State, seat: int, move: Move, chance: Chance, tell: Tell, data: Data) -> None:
    """Apply the answer of a pirate's visitor."""
    if not TABLE[state.pirate].answer(state, seat, move, tell):
        state.phase = TURN
        state.pirate = NONE
        end_turn(state, chance, tell, data)


def end_turn(state: State, chance: Chance, tell: Tell, data: Data) -> None:
    """Begin the turn of the next seat, or end the round."""
    state.turns += 1
    state.knocked = False
    if state.immediate and is_exhausted(state):  # C5.2
        mutiny.begin_without_supply(state, chance, tell)
    elif state.turns < state.seats:
        state.turn = (state.turn + 1) % state.seats
    else:
        end_round(state, chance, tell, data)


def end_round(state: State, chance: Chance, tell: Tell, data: Data) -> None:
    """C2.7: the ship moves, and the mutiny starts or the next dealer lays a row."""
    last = data.track.mutiny.space
    start = state.ship
    state.ship = min(last, start + len(state.row) - state.opened)
    tell(EVERYONE, "sailed", spaces=state.ship - start, space=state.ship)
    if state.ship == last:  # C5.1
        tell(EVERYONE, "arrived")
        mutiny.begin(state, chance, tell)
    elif is_exhausted(state):  # C5.2
        mutiny.begin_without_supply(state, chance, tell)
    else:
        state.dealer = state.turn = (state.dealer + 1) % state.seats
        if any(start < space <= state.ship for space in data.track.storms.spaces):
            storm(state, chance, tell)
        lay_row(state, chance, tell)


def storm(state: State, chance: Chance, tell: Tell) -> None:
    """C2.8: draw the pirate for the lifeboat; the one who was in it is not in use meanwhile."""
    recovered = state.lifeboat
    state.lifeboat = chance.pick("seasick", pirates_in_use(recovered), PIRATES)
    tell(EVERYONE, "seasick", pirate=PIRATES[state.lifeboat])
    if recovered != NONE:
        tell(EVERYONE, "recovered", pirate=PIRATES[recovered])


def lay_row(state: State, chance: Chance, tell: Tell) -> None:
    """C2.1: lay a new row of cabins."""
    in_use = pirates_in_use(state.lifeboat)
    state.row = tuple(chance.deal("cabins", in_use, state.seats + EXTRA_CABINS, PIRATES))
    state.round += 1
    state.turns = 0
    state.opened = 0
    state.open = NO_CARDS
    state.visited = NO_CARDS
    tell(EVERYONE, "row_laid", seat=state.dealer, round=state.round, cabins=len(state.row))


@lru_cache
def pirates_in_use(lifeboat: int) -> tuple[int, ...]:
    """Return all pirates but the seasick one."""
    return tuple(pirate for pirate in range(len(PIRATES)) if pirate != lifeboat)
