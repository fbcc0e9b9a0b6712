"""Coins, gold cards and combat cards that change hands, limited to what is there (C3.13)."""

from __future__ import annotations

from collections.abc import Sequence

from hautemer.core.game import EVERYONE, Tell
from hautemer.games.cartagena.pieces import COMBAT
from hautemer.games.cartagena.state import SEEN, TOOK, UNDER, State
from hautemer.kit.bags import ONE

GOLD = ("", "gold-1", "gold-2", "gold-3")
VALUE = 3  # the bits of a gold card that are its value


def take_coins(state: State, seat: int, number: int, tell: Tell) -> None:
    """Take coins from the supply, as many as it holds."""
    number = min(number, state.supply)
    state.supply -= number
    state.coins[seat] += number
    tell(EVERYONE, "took_coins", seat=seat, count=number)


def take_gold(state: State, seat: int, tell: Tell) -> None:
    """Take the top gold card, if there is one."""
    if state.gold_pile:
        card = state.gold_pile.pop() | 1 << seat + SEEN
        state.gold[seat] += (card,)
        tell(EVERYONE, "took_gold", {seat: {"card": GOLD[card & VALUE]}}, seat=seat)


def take_combat(state: State, seat: int, number: int, tell: Tell) -> None:
    """Take the top combat cards, as many as there are."""
    pile = state.pile
    cards = pile[: -number - 1 : -1] if number else []
    if cards:
        del pile[-len(cards) :]
        for card in cards:
            state.hands[seat] += ONE[card]
        state.passages.append((TOOK, seat, *cards))
    tell(EVERYONE, "drew", {seat: {"cards": keys(cards)}}, seat=seat, count=len(cards))


def put_under(state: State, seat: int, cards: Sequence[int], tell: Tell) -> None:
    """Put combat cards from a hand under the pile, the last one lowest (C3.5)."""
    for card in cards:
        state.hands[seat] -= ONE[card]
        state.pile.insert(0, card)
    if cards:
        state.passages.append((UNDER, seat, *cards))
    tell(EVERYONE, "put_under", {seat: {"cards": keys(cards)}}, seat=seat, count=len(cards))


def rob(state: State, seat: int, target: int | None, tell: Tell) -> None:
    """Take a coin from an opponent, or nothing (C3.8, C6.5)."""
    if target is None:
        tell(EVERYONE, "robbed_nobody", seat=seat)
        return
    state.coins[target] -= 1
    state.coins[seat] += 1
    tell(EVERYONE, "robbed", seat=seat, target_seat=target)


def is_exhausted(state: State) -> bool:
    """True if a pile or the coin supply is empty (C5.2)."""
    return not (state.pile and state.gold_pile and state.supply)


def keys(cards: Sequence[int]) -> list[str]:
    """Return combat cards by their keys."""
    return [COMBAT[card] for card in cards]
