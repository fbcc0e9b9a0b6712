"""A bot's appraisal of its view: how the seat stands, which side promises more, what a card is worth."""

from __future__ import annotations

from collections.abc import Iterator
from math import exp

from hautemer.games.cartagena.pieces import CARD_SIDE, CARD_VALUE, COMBAT_OF, SIDE_OF, WINS
from hautemer.games.cartagena.views import PrivateView, PublicView

# The value in coins of one more combat card, by the number in hand: five are needed to survive (C6.3).
WORTH_OF_CARD = (3.4, 3.4, 3.0, 2.8, 2.6, 2.2, 1.9, 1.5, 1.2)
MEAN_GOLD = 2.0
MEAN_CARD = 1.8  # the value of an unseen combat card
ENOUGH = 7  # combat cards for the start of the mutiny
OUR_OWN_FORCE = 1.0  # the weight of a card in hand for its side's chance, compared to one on the table
ADVANTAGE = 0.22  # the chance that a point of strength adds


class Appraisal:
    """One seat's view in numbers."""

    def __init__(self, public: PublicView, own: PrivateView, seat: int) -> None:
        self.public = public
        self.own = own
        self.seat = seat
        self.opponents = [other for other in range(len(public.seats)) if other != seat]
        self.hand = [COMBAT_OF[card] for card in own.hand]
        self.side = None if own.side is None else SIDE_OF[own.side]
        self.coins = public.seats[seat].coins
        self.riches = self.coins + sum(own.gold)
        self.spaces_left = public.mutiny - public.ship

    # Cards

    def worth_of_card(self) -> float:
        """Return the value of one more combat card."""
        return WORTH_OF_CARD[min(len(self.hand), len(WORTH_OF_CARD) - 1)]

    def use_of(self, card: int) -> float:
        """Return how useful a combat card is in this hand; a common one is 1."""
        side = self.favoured()
        if CARD_SIDE[card] != side:
            return 0.55 if self.side is not None else 0.7
        return 0.65 + 0.35 * CARD_VALUE[card]

    def misfits(self) -> list[int]:
        """Return the cards that this seat would give away, the least useful first."""
        side = self.favoured()
        if self.side is None and abs(self.force(0) - self.force(1)) < 3:
            return []
        return sorted(
            (card for card in self.hand if CARD_SIDE[card] != side), key=lambda card: -CARD_VALUE[card]
        )

    def force(self, side: int) -> int:
        """Return the values of a side's cards in this hand."""
        return sum(CARD_VALUE[card] for card in self.hand if CARD_SIDE[card] == side)

    def strength(self, side: int) -> int:
        """Return a side's strength in this hand, plus its lead in the duels that this seat knows."""
        sign = 1 if side == 0 else -1
        return self.force(side) + sign * sum(pair.valverde - pair.diaz for pair in self.own.duels)

    # Others

    def wealth(self, other: int) -> float:
        """Return the coins and gold of another seat, as far as this seat can tell."""
        seen = self.public.seats[other]
        known = self.own.known_gold[other]
        return seen.coins + sum(known) + MEAN_GOLD * (len(seen.gold) - len(known))

    def chance_on(self, other: int, side: int) -> float:
        """Return the probability that another seat is on a side."""
        seen = self.public.seats[other]
        if not seen.declared:
            return 0.4
        looks = [spied for spied in self.own.spied if spied.target == other]
        if not looks:
            return 0.5
        last = max(looks, key=lambda spied: spied.pledge)
        chance = 1.0 if SIDE_OF[last.side] == side else 0.0
        for _ in range(seen.pledges - last.pledge):
            chance = chance * 2 / 3 + (1 - chance) / 3
        return chance

    # Sides

    def lead(self, side: int) -> float:
        """Return the lead of a side, as far as this seat can tell and with its own help."""
        sign = 1 if side == 0 else -1
        posted = 0.0
        for pair in self.own.duels:
            posted += sign * max(-4, min(4, pair.valverde - pair.diaz))
        wins = sign * 4 * (self.public.wins[0] - self.public.wins[1])
        others = sum(
            (2 * self.chance_on(other, side) - 1) * self.public.seats[other].combat * MEAN_CARD / 2
            for other in self.opponents
            if not self.public.seats[other].out
        )
        return posted + wins + others

    def chance_of_win(self, side: int) -> float:
        """Return the chance of this seat to win on a side: the side must win, and nobody on it be richer."""
        against = self.lead(side) + OUR_OWN_FORCE * self.force(side)
        chance = 1 / (1 + exp(-ADVANTAGE * against))
        for other in self.opponents:
            if not self.public.seats[other].out:
                ahead = self.riches - self.wealth(other)
                chance *= 1 - self.chance_on(other, side) * (1 - 1 / (1 + exp(-0.5 * ahead)))
        return chance

    def favoured(self) -> int:
        """Return the side of this seat; if it has none, the better one."""
        return self.better_side() if self.side is None else self.side

    def better_side(self) -> int:
        """Return the side on which this seat is more likely to win; of equal ones, alternately."""
        promised = self.chance_of_win(0), self.chance_of_win(1)
        return self.seat % 2 if promised[0] == promised[1] else promised.index(max(promised))

    # The ship

    def is_ready(self) -> bool:
        """True if the mutiny may come."""
        return self.side is not None and len(self.hand) >= ENOUGH

    def hurry(self) -> float:
        """Return the value for this seat of a cabin that stays closed: the ship moves a space further."""
        if self.side is None:
            return -1.6 if self.spaces_left <= 6 else -0.5
        if len(self.hand) < ENOUGH:
            return -0.8 if self.spaces_left <= 6 else -0.3
        return 0.3 if self.chance_of_win(self.side) > 1 / len(self.public.seats) else -0.2

    def unseen_pirates(self, pirates: tuple[str, ...]) -> Iterator[str]:
        """Yield the pirates that may be behind a closed door."""
        opened = {cabin.pirate for cabin in self.public.cabins}
        for pirate in pirates:
            if pirate not in opened and pirate != self.public.lifeboat:
                yield pirate

    # Duels

    def lacks(self, side: int) -> int:
        """Return how many more wins a side needs."""
        return WINS - self.public.wins[side]
