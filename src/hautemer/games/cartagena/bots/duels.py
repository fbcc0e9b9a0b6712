"""Combat cards of a seat: which duels it fights for, and what it keeps for later ones."""

from __future__ import annotations

from random import Random

from hautemer.games.cartagena.bots.appraisal import Appraisal
from hautemer.games.cartagena.pieces import CARD_SIDE, CARD_VALUE, DUELS, MONKEY

SAMPLES = 40  # guesses at unseen sailors


class Stand:
    """One seat's position in a duel."""

    def __init__(self, appraisal: Appraisal, rng: Random) -> None:
        public = appraisal.public
        assert appraisal.side is not None
        assert public.totals is not None
        assert public.duel is not None
        self.appraisal = appraisal
        self.rng = rng
        self.side = appraisal.side
        self.sign = 1 if self.side == 0 else -1
        self.lead = self.sign * (public.totals[0] - public.totals[1])
        self.number = DUELS.index(public.duel)
        # The sailors' lead without cards: cards decide equal totals (C6.7).
        sailors = public.duels[self.number]
        assert sailors.valverde is not None
        assert sailors.diaz is not None
        self.wins_ties = self.lead > self.sign * (sailors.valverde - sailors.diaz)
        self.own = self.cards(self.side)
        self.others = self.cards(1 - self.side)
        self.to_win = appraisal.lacks(self.side)
        self.to_lose = appraisal.lacks(1 - self.side)
        self.first = public.duel_round == 1
        self.rivals = [
            other
            for other in appraisal.opponents
            if public.seats[other].fighting and appraisal.chance_on(other, self.side) < 0.9
        ]

    def cards(self, side: int) -> list[int]:
        """Return the cards of a side in hand, the lowest first."""
        cards = [card for card in self.appraisal.hand if CARD_SIDE[card] == side]
        return sorted(cards, key=CARD_VALUE.__getitem__)

    def commit(self) -> int:
        """Return the card to commit, or the monkey."""
        if not self.appraisal.hand:
            return MONKEY
        if self.first:
            return self.opening()
        return self.stake() if self.own and self.is_open() and self.is_worth_fighting() else MONKEY

    # The decision to fight

    def wanted(self) -> int:
        """Return the lead with which this seat would leave a duel."""
        if not self.rivals:
            return 0 if self.wins_ties or self.first else 1
        if not any(self.appraisal.public.seats[rival].combat for rival in self.rivals):
            return 1
        if self.to_lose == 1:
            return 5
        return 3 if self.to_win == 1 else 2

    def is_open(self) -> bool:
        """True if the lead is still less than wanted."""
        return self.lead < self.wanted()

    def is_worth_fighting(self) -> bool:
        """True if this duel is among those that the cards in hand should win."""
        cost = max(0, self.wanted() - self.lead)
        later = len(DUELS) - 1 - self.number
        # A seat needs a card for every later duel, or the monkey ends its match (C6.3).
        spare = len(self.appraisal.hand) - (0 if self.to_win == self.to_lose == 1 else later)
        if spare < 1:
            return False
        reach = sum(CARD_VALUE[card] for card in self.own[::-1][:spare])
        if self.to_lose == 1 or not later:
            return self.lead + reach >= min(1, self.wanted())  # all or nothing
        if cost > reach:
            return False
        force = sum(CARD_VALUE[card] for card in self.own)
        better = sum(self.is_among_the_cheapest(cost, force) for _ in range(SAMPLES))
        return 2 * better >= SAMPLES

    def is_among_the_cheapest(self, cost: int, force: int) -> bool:
        """True if this duel is one of the cheapest that are needed, with a guess at unseen sailors."""
        costs = sorted(max(0, 1 - lead) for lead in self.guessed_leads())
        if self.to_win == 1:
            # One win is enough: fight unless a later duel is surely cheaper.
            return not costs or cost <= costs[0] + 1 or cost + 2 <= force
        without = costs[: self.to_win]
        if len(without) < self.to_win:
            return True
        return cost <= without[-1] + 0.5

    def guessed_leads(self) -> list[int]:
        """Return a guess at the lead of this side's sailors in the later duels."""
        known = {pair.duel: pair.valverde - pair.diaz for pair in self.appraisal.own.duels}
        seen = {strength for pair in self.appraisal.own.duels for strength in (pair.valverde, pair.diaz)}
        unseen = [strength for strength in range(1, 11) if strength not in seen]
        self.rng.shuffle(unseen)
        return [
            self.sign * (known[duel] if duel in known else unseen.pop() - unseen.pop())
            for duel in DUELS[self.number + 1 :]
        ]

    # Which card

    def opening(self) -> int:
        """Return the first card of a duel; the monkey is not allowed there."""
        if not self.own:
            return self.others[0]
        if not self.others:
            return self.stake() if self.is_open() and self.is_worth_fighting() else self.own[0]
        safe = [card for card in self.others if CARD_VALUE[card] < self.lead - self.wanted() + 1]
        if safe:
            return safe[-1]
        if not self.is_worth_fighting():
            return self.others[-1]
        return self.stake() if self.is_open() else self.own[0]

    def stake(self) -> int:
        """Return the lowest card that reaches the wanted lead, or the highest."""
        cost = self.wanted() - self.lead
        return next((card for card in self.own if CARD_VALUE[card] >= cost), self.own[-1])
