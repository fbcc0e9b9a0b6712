"""Trading plans of a bot: what to lay, with which role to pass, and the expected points."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple

from hautemer.games.meuterer.bots import prospects, sales
from hautemer.games.meuterer.bots.mutiny import ALL_ROLES, Ending, Forecast, own_conflicts, piles
from hautemer.games.meuterer.bots.sales import RIVAL
from hautemer.games.meuterer.bots.table import KINDS, TableReading
from hautemer.games.meuterer.pieces import CABIN_BOY, CONFLICT, HAND, LOADER, MATE, MERCHANT, MUTINEER, PIRATE

# The value of starting the next round as captain: a third of a voyage's points, and the first word.
CAPTAINCY = 1.5
# The loader's choice of cards: its fixed value, and its value per card drawn.
LOADER_BASE = 0.4
LOADER_CARD = 0.2
# The probability that another seat passes in one of its turns.
PASSES = 0.35
# The share of conflict cards that a fighting seat loses.
SPENT = 0.5


class Plan(NamedTuple):
    """Cards to lay from the hand, then a role to take (none for the captain), and expected points.

    If others have taken roles unseen, it is the role that would be best if it is left.
    """

    lay: tuple[int, ...]
    role: int | None
    points: float


# The roles in the pile, or None if this seat has not seen what others left there; a captain needs neither.
Roles = Sequence[int] | None


def plans(table: TableReading, roles: Roles) -> list[Plan]:
    """Return all plans for the cards in hand: what to lay before a pass with the best role then left."""
    return list(Trader(table, roles).plans())


def best_role(table: TableReading, roles: Sequence[int]) -> int:
    """Return the role that a seat takes after its pass."""
    role = Trader(table, roles).plan((0,) * KINDS).role
    assert role is not None
    return role


class KeptCards(NamedTuple):
    """The cards that a plan keeps: their destination, their strength, and their value for the next round."""

    cards: int
    goal: int
    fighting: int  # conflict cards that count in the mutiny
    conflicts: int  # conflict cards in the hand
    at_goal: float  # their value if the ship sails to `goal`
    behind_captain: float  # and if it sails to the captain's destination


class Trader:
    """A seat in trading, with the odds that do not depend on its plan."""

    def __init__(self, table: TableReading, roles: Roles) -> None:
        self.table = table
        self.market = sales.market(table)
        left = None if roles is None else frozenset(roles)
        self.forecast = Forecast(table, left)
        self.roles = sorted(ALL_ROLES if left is None else left)
        self.piles = piles(self.forecast.takers, table.reward) if left is None else [(left, 1.0)]
        self.goals = captain_goals(table)
        self.captains_ship = sum(table.ring[place].ship for place in self.goals) / len(self.goals)
        self.open_rivals = sum(not table.passed[seat] and seat != table.captain for seat in table.others)

    def plans(self) -> Iterator[Plan]:
        """Yield every plan with its expected points."""
        for lay in product(*(amounts(card, self.table.hand) for card in range(KINDS))):
            yield self.plan(lay)

    def plan(self, lay: tuple[int, ...]) -> Plan:
        """Return the plan that lays these cards."""
        table = self.table
        laid = [number + out for number, out in zip(table.laid[table.seat], lay, strict=True)]
        kept = self.keeping(lay)
        income = sales.income(laid, self.market, merchant=False)
        if table.seat == table.captain:
            return Plan(lay, None, income + self.as_captain(kept))
        values = []
        for role in self.roles:
            points = self.in_role(role, kept)
            points += sales.income(laid, self.market, merchant=True) if role == MERCHANT else income
            values.append((points, role))
        values.sort(reverse=True)
        expected = 0.0
        for pile, odds in self.piles:
            best, *others = (points for points, role in values if role in pile)
            gone = self.taken_meanwhile(sum(lay), len(pile))
            expected += odds * (best * (1 - gone) + (others[0] if others else best) * gone)
        return Plan(lay, values[0][1], expected)

    def taken_meanwhile(self, turns: int, left: int) -> float:
        """Return the odds that another seat takes the wanted role, of `left`, within `turns` turns."""
        passing: float = self.open_rivals * (1 - (1 - PASSES) ** turns)
        return passing / left

    def keeping(self, lay: tuple[int, ...]) -> KeptCards:
        """Return the rest of the hand."""
        table = self.table
        hand = [number - out for number, out in zip(table.hand, lay, strict=True)]
        cards, conflicts = sum(hand), hand[CONFLICT]
        goal = table.goal(cards)
        fighting = own_conflicts(table, conflicts, lay[CONFLICT])
        if table.last_round:
            return KeptCards(cards, goal, fighting, conflicts, 0.0, 0.0)
        own = self.promise(hand, goal)
        if table.seat == table.captain:
            return KeptCards(cards, goal, fighting, conflicts, own, own)
        promises = [self.promise(hand, place) for place in self.goals]
        return KeptCards(cards, goal, fighting, conflicts, own, sum(promises) / len(promises))

    def promise(self, hand: Sequence[int], goal: int) -> float:
        """Return the value of a hand once the ship has reached a destination."""
        draws = max(0, HAND - sum(hand))
        return prospects.outlook(self.table, hand, draws, prospects.next_islands(self.table, goal))

    def as_captain(self, kept: KeptCards) -> float:
        """Return the captain's expected points of the voyage and of the time after it."""
        table = self.table
        ending = self.forecast.ending(None, kept.fighting)
        keeps = 1 - ending.success
        points = keeps * table.ring[kept.goal].ship - table.reward * ending.mate_paid * (1 + RIVAL)
        if table.last_round:
            return points
        return points + keeps * CAPTAINCY + kept.at_goal - spent(kept, ending)

    def in_role(self, role: int, kept: KeptCards) -> float:
        """Return the expected points of a role and of the time after it, without sales."""
        table = self.table
        fights = role in (MUTINEER, CABIN_BOY, MATE)
        ending = self.forecast.ending(role, kept.fighting if fights else 0)
        success = ending.success
        points = kept.behind_captain
        if role == MUTINEER:
            points += success * (table.ring[kept.goal].ship + RIVAL * self.captains_ship)
            points += success * (kept.at_goal - kept.behind_captain)
            if not table.last_round:
                points += success * CAPTAINCY * (1 + RIVAL)
        elif role == CABIN_BOY:
            points += 2 * success
        elif role == MATE:
            points += (1 - success) * (1 + table.reward * (1 + RIVAL))
        if table.last_round:
            return points
        if role == LOADER:
            return points + LOADER_BASE + LOADER_CARD * max(0, HAND - kept.cards)
        return points - spent(kept, ending) if fights else points


def amounts(card: int, hand: Sequence[int]) -> Sequence[int]:
    """Return how many cards of a kind a plan may lay; of a hand grown by loot (M9.4) none, one or all."""
    if card == PIRATE:
        return (0,)  # it is played by its own rule: see pirate.py
    number = hand[card]
    return range(number + 1) if sum(hand) <= HAND else sorted({0, min(1, number), number})


def spent(kept: KeptCards, ending: Ending) -> float:
    """Return the cost of a fight: the conflict cards that it takes out of the hand."""
    return ending.mutiny * SPENT * prospects.CONFLICT_WORTH * kept.conflicts


def captain_goals(table: TableReading) -> list[int]:
    """Return the possible destinations of the captain: the set one, or those within reach before the pass."""
    if table.captain_goal is not None:
        return [table.captain_goal]
    return [table.goal(cards) for cards in range(table.cards[table.captain] + 1)]


def next_card(found: list[Plan], best: Plan) -> int:
    """Return the card of the best plan to lay first: the one that would be missed most."""

    def best_without(card: int) -> float:
        return max(plan.points for plan in found if plan.lay[card] < best.lay[card])

    return min((card for card, number in enumerate(best.lay) if number), key=best_without)
