"""The end (C7), and the endings in which everybody loses (C5.3, C6.9)."""

from __future__ import annotations

from hautemer.core.game import EVERYONE, Result, Tell
from hautemer.games.cartagena.pieces import CARD_SIDE, CARD_VALUE, SIDES, WINS
from hautemer.games.cartagena.rules.supplies import VALUE
from hautemer.games.cartagena.state import OVER, State
from hautemer.kit.bags import things
from hautemer.kit.masks import NOBODY

EVERYBODY_LOST = ("nobody_declared", "all_eliminated")


def lose(state: State, reason: str, tell: Tell) -> None:
    """C5.3, C6.9: end the match without a winner."""
    state.phase = OVER
    state.ending = reason
    tell(EVERYONE, reason)


def settle(state: State, tell: Tell) -> None:
    """C7.1: show allegiances and gold."""
    state.phase = OVER
    state.fighting = NOBODY
    side = winning_side(state)
    for seat in range(state.seats):
        gold = riches(state, seat)
        if state.sides[seat]:
            tell(EVERYONE, "unmasked", seat=seat, side=SIDES[state.sides[seat][-1]], gold=gold)
        else:
            tell(EVERYONE, "unpledged", seat=seat, gold=gold)
    state.ending = "side_won" if loyal(state, side) else "nobody_on_winning_side"
    for seat in tied(state):
        tell(EVERYONE, "force_shown", seat=seat, side=SIDES[side], force=force(state, seat, side))
    winners = winning_seats(state)
    if winners:
        tell(EVERYONE, "won", seats=winners, side=SIDES[side])
    else:
        tell(EVERYONE, "nobody_won", side=SIDES[side])


def winning_side(state: State) -> int:
    """Return the side that won three duels."""
    return state.wins.index(WINS)


def loyal(state: State, side: int) -> list[int]:
    """Return the seats that are not out and declared for a side."""
    return [
        seat
        for seat in range(state.seats)
        if not state.out >> seat & 1 and state.sides[seat] and state.sides[seat][-1] == side
    ]


def richest(state: State) -> list[int]:
    """Return the seats with the most gold among the loyal ones of the winning side."""
    if state.ending != "side_won":
        return []
    loyal_seats = loyal(state, winning_side(state))
    most = max(riches(state, seat) for seat in loyal_seats)
    return [seat for seat in loyal_seats if riches(state, seat) == most]


def tied(state: State) -> list[int]:
    """Return the seats that are tied on gold: each shows the sum of its cards of that side (C7.2)."""
    seats = richest(state)
    return seats if len(seats) > 1 else []


def winning_seats(state: State) -> list[int]:
    """C7.1: return the seats with the most gold, then with the higher sum of combat cards of that side."""
    seats = richest(state)
    if len(seats) < 2:
        return seats
    side = winning_side(state)
    best = max(force(state, seat, side) for seat in seats)
    return [seat for seat in seats if force(state, seat, side) == best]


def is_unmasked(state: State) -> bool:
    """True if allegiances and gold have been shown."""
    return state.phase == OVER and WINS in state.wins


def riches(state: State, seat: int) -> int:
    """Return a seat's coins plus the values of its gold cards."""
    return state.coins[seat] + sum(card & VALUE for card in state.gold[seat])


def force(state: State, seat: int, side: int) -> int:
    """Return the total value of a side's combat cards in a hand."""
    return sum(CARD_VALUE[card] for card in things(state.hands[seat]) if CARD_SIDE[card] == side)


def scores(state: State) -> tuple[int, ...]:
    """Return the gold by seat; at the end 0 for seats that are out, or for all if everybody lost."""
    if state.ending in EVERYBODY_LOST:
        return (0,) * state.seats
    over = state.phase == OVER
    return tuple(0 if over and state.out >> seat & 1 else riches(state, seat) for seat in range(state.seats))


def result(state: State) -> Result | None:
    """Return how the match ended."""
    if state.phase != OVER:
        return None
    return Result(scores(state), tuple(winning_seats(state)), state.ending)
