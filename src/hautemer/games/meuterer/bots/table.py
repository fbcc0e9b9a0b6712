"""A bot's reading of its view in numbers, made once per decision."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from hautemer.games.meuterer.pieces import CARD_OF, CARDS, CONFLICT, ISLANDS, ROLE_OF, Chart
from hautemer.games.meuterer.views import PrivateView, PublicView

Counts = list[int]  # how many of each card, by its number
KINDS = len(CARDS)


class Spot(NamedTuple):
    """An island in numbers; `prices` are for none, one, two, three others with equal sales."""

    key: str
    goods: tuple[int, ...]  # the goods that it buys
    prices: tuple[int, ...]
    ship: int


@dataclass(slots=True)
class TableReading:
    """The match as one seat knows it; places are places in the ring."""

    seat: int
    seats: int
    captain: int
    last_round: bool
    reward: int
    ring: Sequence[Spot]
    ship: int
    active: list[int]
    pirate_ship: int | None
    captain_goal: int | None
    mutineer_goal: int | None
    hand: Counts
    laid: list[Counts]
    cards: list[int]  # the number in each hand
    passed: list[bool]
    roles: list[int | None]
    held: list[Counts]  # cards in others' hands that this seat knows
    deck: tuple[int, ...]  # the number of each card in the box
    unseen: Counts  # cards that may be in the other hands, except known ones
    laid_conflicts_count: bool  # M5.3
    loot_is_taken: bool  # M9.4

    @property
    def others(self) -> list[int]:
        """The other seats."""
        return [seat for seat in range(self.seats) if seat != self.seat]

    def goal(self, cards: int) -> int:
        """Return the destination of `cards` cards in hand (M3.4, M4.1)."""
        return (self.ship + cards) % len(self.ring)


class Box:
    """The printed numbers that a bot uses."""

    def __init__(self, chart: Chart) -> None:
        islands = zip(ISLANDS, chart.bought, chart.prices, chart.ship, strict=True)
        self.spots = {spot[0]: Spot(*spot) for spot in islands}
        with_pirate = tuple(chart.deck.count(card) for card in range(KINDS))
        self.decks = ((*with_pirate[:-1], 0), with_pirate)


def read(seat: int, public: PublicView, private: PrivateView, box: Box) -> TableReading:
    """Return the table from a seat's view."""
    held = [[0] * KINDS for _ in public.seats]
    visible = [*private.hand, *private.drawn, *public.discard, *(place.card for place in private.pile)]
    for other in public.seats:
        visible += other.laid
        visible += [CARDS[CONFLICT]] * (other.conflicts or 0)
    for known in private.known:
        if len(known.holders) == 1 and known.holders[0] != seat and not known.maybe_under_pile:
            visible += known.cards
            for key in known.cards:
                held[known.holders[0]][CARD_OF[key]] += 1
    deck = box.decks[public.pirate_ship is not None]
    unseen = [max(0, number - seen) for number, seen in zip(deck, counts(visible), strict=True)]
    place_of = {key: place for place, key in enumerate(public.islands)}
    return TableReading(
        seat=seat,
        seats=len(public.seats),
        captain=public.captain,
        last_round=public.round == public.rounds,
        reward=public.reward or 0,
        ring=[box.spots[key] for key in public.islands],
        ship=place_of[public.ship],
        active=[place_of[key] for key in public.active],
        pirate_ship=None if public.pirate_ship is None else place_of[public.pirate_ship],
        captain_goal=None if public.captain_goal is None else place_of[public.captain_goal],
        mutineer_goal=None if public.mutineer_goal is None else place_of[public.mutineer_goal],
        hand=counts(private.hand),
        laid=[counts(other.laid) for other in public.seats],
        cards=[other.cards for other in public.seats],
        passed=[other.passed for other in public.seats],
        roles=[None if other.role is None else ROLE_OF[other.role] for other in public.seats],
        held=held,
        deck=deck,
        unseen=unseen,
        laid_conflicts_count=public.laid_conflicts_count,
        loot_is_taken=public.loot_is_taken,
    )


def counts(keys: Sequence[str]) -> Counts:
    """Return the number of each card."""
    found = [0] * KINDS
    for key in keys:
        found[CARD_OF[key]] += 1
    return found
