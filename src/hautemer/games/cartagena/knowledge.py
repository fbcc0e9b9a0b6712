"""A seat's knowledge of combat cards that it does not hold: derived from the passages, which are state.

Everybody sees where cards go; only the seat that moves them sees which they are. A *ticket* is the stay of a
card in the pile: its place is public. A *token* is a card in a sampled world: it moves between tickets and
hands, and its face may still be open.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from hautemer.games.cartagena.pieces import FIRST_HAND
from hautemer.games.cartagena.state import KEPT, NOT_YET, SHOWN, TOOK, TURNED, UNDER, State
from hautemer.kit.bags import EMPTY, Bag, bag_of
from hautemer.kit.masks import members

UNSEEN = -1

Sights = Mapping[int, int]  # cards by ticket


class Journey(NamedTuple):
    """The tickets of every passage, and those in the pile now, the top last: all of it public."""

    tickets: list[tuple[int, ...]]
    pile: list[int]


def follow(state: State, first: int) -> Journey:
    """Follow the pile of `first` cards through all passages, by places alone."""
    pile = list(range(first))
    issued = first
    tickets: list[tuple[int, ...]] = []
    for kind, _, *cards in state.passages:
        moved: tuple[int, ...] = ()
        if kind == TOOK:
            moved = tuple(pile.pop() for _ in cards)
        elif kind == UNDER:
            moved = tuple(range(issued, issued + len(cards)))
            pile[:0] = reversed(moved)
            issued += len(cards)
        elif kind == TURNED:
            moved = (pile.pop(),)
            pile.insert(0, moved[0])
        elif kind == KEPT:
            moved = (pile.pop(), pile.pop(), issued)
            pile.insert(0, issued)
            issued += 1
        tickets.append(moved)
    return Journey(tickets, pile)


def sights(state: State, seat: int, journey: Journey) -> Sights:
    """Return the cards that a seat has seen on their tickets."""
    seen: dict[int, int] = {}
    for (kind, mover, *cards), tickets in zip(state.passages, journey.tickets, strict=True):
        if mover != seat:
            continue
        if kind == KEPT:
            top, second, kept = cards
            cards = [top, second, top if kept else second]
        seen.update(zip(tickets, cards, strict=True))
    if state.looking and state.turn == seat:
        for place in range(1, state.looking + 1):
            seen[journey.pile[-place]] = state.pile[-place]
    return seen


def surely_held(state: State, seat: int, journey: Journey, seen: Sights) -> list[Bag]:
    """Return by seat the cards that it must hold as far as this seat can tell; its own bag is empty."""
    sure = [[1 if card in FIRST_HAND else 0 for card in range(6)] for _ in range(state.seats)]
    for (kind, mover, *cards), tickets in zip(state.passages, journey.tickets, strict=True):
        if kind == SHOWN:
            shown = {card for giver, card in enumerate(cards) if giver != seat and card != NOT_YET}
            for giver, card in enumerate(cards):
                if card != NOT_YET:
                    lessen(sure[giver], shown, 1)
        elif kind == TOOK:
            for ticket in tickets:
                if ticket in seen:
                    sure[mover][seen[ticket]] += 1
        elif kind == UNDER:
            for ticket in tickets:
                lessen(sure[mover], {seen[ticket]} if ticket in seen else set(range(6)), 1)
        elif kind == KEPT:
            pair = [seen.get(ticket, UNSEEN) for ticket in tickets[:2]]
            put = seen.get(tickets[2], UNSEEN)
            if put != UNSEEN:
                pair.remove(put if put in pair else UNSEEN)
            if UNSEEN not in pair and len(set(pair)) == 1:
                sure[mover][pair[0]] += 1
    return [
        EMPTY if other == seat else bag_of(card for card in range(6) for _ in range(counts[card]))
        for other, counts in enumerate(sure)
    ]


def lessen(counts: list[int], cards: set[int], number: int) -> None:
    """Reduce the counts of some cards, each of which may be gone."""
    for card in cards:
        counts[card] = max(0, counts[card] - number)


def looks(state: State, spy: int, target: int) -> list[int]:
    """Return after which of the target's pledges, counted from 1, a seat looked at its side."""
    return list(members(state.spied[spy * state.seats + target]))
