"""Trading: plans of what to lay, with which role to pass, and what comes of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple

from hautemer.games.meuterer.bots import prospects, sales
from hautemer.games.meuterer.bots.mutiny import Ending, Forecast, own_conflicts
from hautemer.games.meuterer.bots.sales import RIVAL
from hautemer.games.meuterer.bots.table import KINDS, Table
from hautemer.games.meuterer.cards import CABIN_BOY, CONFLICT, HAND, LOADER, MATE, MERCHANT, MUTINEER, PIRATE

# What it is worth to begin the next round as captain: about a third of a voyage's points, and the first word.
CAPTAINCY = 1.5
# The loader's choice of cards: for having it, and for each card he may choose.
LOADER_BASE = 0.4
LOADER_CARD = 0.2
# How likely another seat passes, each time it is its turn.
PASSES = 0.35
# The part of the conflict cards that somebody loses who fights.
SPENT = 0.5


class Plan(NamedTuple):
    """Cards to lay from the hand, then a role to pass with (none for the captain), and expected points."""

    lay: tuple[int, ...]
    role: int | None
    points: float


def plans(table: Table, roles: Sequence[int]) -> list[Plan]:
    """All plans for the cards in hand: which to lay before passing with the best role then left."""
    return list(Trader(table, roles).plans())


class Kept(NamedTuple):
    """The cards that a plan keeps: what they reach, how they fight, what they promise for the next round."""

    cards: int
    goal: int
    fighting: int  # conflict cards that count in the mutiny
    conflicts: int  # conflict cards in the hand
    at_goal: float  # their worth if the ship sails to `goal`
    behind_captain: float  # and if it sails where the captain wants


class Trader:
    """A seat in trading, with the odds that do not depend on its plan."""

    def __init__(self, table: Table, roles: Sequence[int]) -> None:
        self.table = table
        self.roles = roles
        self.market = sales.market(table)
        self.forecast = Forecast(table, frozenset(roles))
        self.goals = captain_goals(table)
        self.captains_ship = sum(table.ring[place].ship for place in self.goals) / len(self.goals)
        self.open_rivals = sum(not table.passed[seat] and seat != table.captain for seat in table.others)

    def plans(self) -> Iterator[Plan]:
        """Every plan with its expected points."""
        table = self.table
        own_laid = table.laid[table.seat]
        is_captain = table.seat == table.captain
        for lay in product(*(amounts(card, table.hand) for card in range(KINDS))):
            laid = [number + out for number, out in zip(own_laid, lay, strict=True)]
            kept = self.keeping(lay)
            income = sales.income(laid, self.market, merchant=False)
            if is_captain:
                yield Plan(lay, None, income + self.as_captain(kept))
                continue
            values = []
            for role in self.roles:
                points = self.in_role(role, kept)
                points += sales.income(laid, self.market, merchant=True) if role == MERCHANT else income
                values.append((points, role))
            values.sort(reverse=True)
            gone = self.taken_meanwhile(sum(lay))
            yield Plan(lay, values[0][1], values[0][0] * (1 - gone) + values[1][0] * gone)

    def taken_meanwhile(self, turns: int) -> float:
        """The odds that somebody takes the role one wants before one has laid so many cards."""
        passing: float = self.open_rivals * (1 - (1 - PASSES) ** turns)
        return passing / len(self.roles)

    def keeping(self, lay: tuple[int, ...]) -> Kept:
        """The rest of the hand."""
        table = self.table
        hand = [number - out for number, out in zip(table.hand, lay, strict=True)]
        cards, conflicts = sum(hand), hand[CONFLICT]
        goal = table.goal(cards)
        fighting = own_conflicts(table, conflicts, lay[CONFLICT])
        if table.last_round:
            return Kept(cards, goal, fighting, conflicts, 0.0, 0.0)
        own = self.promise(hand, goal)
        if table.seat == table.captain:
            return Kept(cards, goal, fighting, conflicts, own, own)
        promises = [self.promise(hand, place) for place in self.goals]
        return Kept(cards, goal, fighting, conflicts, own, sum(promises) / len(promises))

    def promise(self, hand: Sequence[int], goal: int) -> float:
        """What a hand is worth once the ship has come to a goal."""
        draws = max(0, HAND - sum(hand))
        return prospects.outlook(self.table, hand, draws, prospects.next_islands(self.table, goal))

    def as_captain(self, kept: Kept) -> float:
        """Expected points of the voyage and of what comes after it, for the captain."""
        table = self.table
        ending = self.forecast.ending(None, kept.fighting)
        keeps = 1 - ending.success
        points = keeps * table.ring[kept.goal].ship - table.reward * ending.mate_paid * (1 + RIVAL)
        if table.last_round:
            return points
        return points + keeps * CAPTAINCY + kept.at_goal - spent(kept, ending)

    def in_role(self, role: int, kept: Kept) -> float:
        """Expected points of a role and of what comes after it, but for sales."""
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
    """How many cards of a kind a plan may lay; of a hand swollen by loot (M9.4) none, one or all."""
    if card == PIRATE:
        return (0,)  # it has its own hour: see pirate.py
    number = hand[card]
    return range(number + 1) if sum(hand) <= HAND else sorted({0, min(1, number), number})


def spent(kept: Kept, ending: Ending) -> float:
    """What a fight costs: the conflict cards that it takes out of the hand."""
    return ending.mutiny * SPENT * prospects.CONFLICT_WORTH * kept.conflicts


def captain_goals(table: Table) -> list[int]:
    """Where the captain may sail: his goal or, as long as he is in, what he can still reach."""
    if table.captain_goal is not None:
        return [table.captain_goal]
    return [table.goal(cards) for cards in range(table.cards[table.captain] + 1)]


def next_card(found: list[Plan], best: Plan) -> int:
    """The card of the best plan to lay first: the one that it would cost most to do without."""

    def best_without(card: int) -> float:
        return max(plan.points for plan in found if plan.lay[card] < best.lay[card])

    return min((card for card, number in enumerate(best.lay) if number), key=best_without)
