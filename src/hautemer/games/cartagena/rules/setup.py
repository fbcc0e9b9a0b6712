"""Set-up (C1)."""

from __future__ import annotations

from collections.abc import Sequence

from hautemer.core.chance import Chance
from hautemer.core.game import Options
from hautemer.games.cartagena.pieces import COMBAT, EXTRA_CABINS, FIRST_HAND, PIRATES, Data
from hautemer.games.cartagena.state import NONE, NOT_YET, TURN, State
from hautemer.kit.bags import EMPTY, bag_of
from hautemer.kit.masks import NO_CARDS, NOBODY

GOLD_VALUES = (1, 2, 3)


def set_up(
    seats: int, options: Options, chance: Chance, data: Data, cards: Sequence[int], rules: int
) -> State:
    """Return the state before the first turn; `cards` are those of the first combat pile, unshuffled."""
    dealer = chance.pick("dealer", range(seats))  # C1.3
    pile = chance.shuffle("combat", cards, COMBAT)  # C1.1
    gold = chance.shuffle("gold", all_gold(data))
    pile.reverse()
    gold.reverse()
    row = tuple(chance.deal("cabins", range(len(PIRATES)), seats + EXTRA_CABINS, PIRATES))  # C2.1
    return State(
        rules=rules,
        seats=seats,
        immediate=options["exhaustion"] == "immediate",
        phase=TURN,
        round=1,
        dealer=dealer,
        turn=dealer,
        turns=0,
        row=row,
        opened=0,
        knocked=False,
        open=NO_CARDS,
        opened_in=[0] * len(PIRATES),
        visited=NO_CARDS,
        pirate=NONE,
        lifeboat=NONE,
        ship=data.track.start(seats),  # C1.2
        supply=data.coins.count - seats,
        coins=[1] * seats,
        pile=pile,
        hands=[bag_of(FIRST_HAND)] * seats,
        passages=[],
        gold_pile=gold,
        gold=[()] * seats,
        looking=0,
        sides=[()] * seats,
        spied=[0] * (seats * seats),
        unposted=tuple(range(1, data.sailors.count + 1)),
        drawn=(),
        posted=[],
        posted_seen=[],
        inspected=NONE,
        duel=NONE,
        duel_round=0,
        fighting=NOBODY,
        awaited=NOBODY,
        out=NOBODY,
        commits=[NOT_YET] * seats,
        strength=[0, 0],
        wins=[0, 0],
        spent=EMPTY,
        ending="",
    )


def all_combat(data: Data) -> list[int]:
    """Return all combat cards of the box."""
    counts = data.combat.counts() * 2
    return [card for card in range(len(COMBAT)) for _ in range(counts[card])]


def first_pile(data: Data, seats: int) -> list[int]:
    """Return the combat cards without those in the first hands, not yet shuffled (C1.1)."""
    cards = all_combat(data)
    for card in FIRST_HAND * seats:
        cards.remove(card)
    return cards


def all_gold(data: Data) -> list[int]:
    """Return all gold cards of the box, seen by nobody."""
    return [value for value, count in zip(GOLD_VALUES, data.gold.counts(), strict=True) for _ in range(count)]
