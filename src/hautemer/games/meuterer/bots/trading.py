"""Trading: plans of what to lay, with which role to pass, and what comes of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple

from hautemer.games.meuterer.bots import prospects, sales
from hautemer.games.meuterer.bots.mutiny import Ending, Forecast, own_conflicts
from hautemer.games.meuterer.bots.table import Table
from hautemer.games.meuterer.cards import CABIN_BOY, CONFLICT, HAND, LOADER, MATE, MERCHANT, MUTINEER

# What it is worth to begin the next round as captain: about a third of a voyage's points, and the first word.
CAPTAINCY = 1.5
# A point that a rival loses is worth this much of one's own: it is one of two or three.
RIVAL = 0.3
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


class Trader:
    """A seat in trading, with the odds that do not depend on its plan."""

    def __init__(self, table: Table, roles: Sequence[int]) -> None:
        self.table = table
        self.roles = roles
        self.market = sales.market(table)
        self.forecast = Forecast(table, frozenset(roles))
        self.captain_goals = captain_goals(table)
        self.open_rivals = sum(
            not table.passed[seat] and seat != table.captain for seat in table.others
        )

    def plans(self) -> Iterator[Plan]:
        table = self.table
        own_laid = table.laid[table.seat]
        is_captain = table.seat == table.captain
        for lay in product(*(range(number + 1) for number in table.hand)):
            kept = [number - out for number, out in zip(table.hand, lay, strict=True)]
            laid = [number + out for number, out in zip(own_laid, lay, strict=True)]
            conflicts = own_conflicts(table, kept[CONFLICT], lay[CONFLICT])
            income = sales.income(laid, self.market, merchant=False)
            if is_captain:
                yield Plan(lay, None, income + self.as_captain(kept, conflicts))
                continue
            values = []
            for role in self.roles:
                points = self.in_role(role, kept, conflicts)
                points += sales.income(laid, self.market, merchant=True) if role == MERCHANT else income
                values.append((points, role))
            values.sort(reverse=True)
            best, role = values[0]
            second = values[1][0]
            gone = self.taken_meanwhile(sum(lay))
            yield Plan(lay, role, best * (1 - gone) + second * gone)

    def taken_meanwhile(self, turns: int) -> float:
        """The odds that somebody takes the role one wants before one has laid so many cards."""
        passing: float = self.open_rivals * (1 - (1 - PASSES) ** turns)
        return passing / len(self.roles)

    def as_captain(self, kept: Sequence[int], conflicts: int) -> float:
        """Expected points of the voyage and of what comes after it, for the captain."""
        table = self.table
        ending = self.forecast.ending(None, conflicts)
        cards = sum(kept)
        goal = table.goal(cards)
        keeps = 1 - ending.success
        points = keeps * table.ring[goal].ship - table.reward * ending.mate_paid * (1 + RIVAL)
        if table.last_round:
            return points
        here = self.after(kept, goal, ending.mutiny)
        elsewhere = self.after(kept, table.ship, ending.mutiny)
        return points + keeps * (CAPTAINCY + here) + (1 - keeps) * elsewhere

    def in_role(self, role: int, kept: Sequence[int], conflicts: int) -> float:
        """Expected points of a role and of what comes after it, but for sales."""
        table = self.table
        fights = role in (MUTINEER, CABIN_BOY, MATE)
        ending = self.forecast.ending(role, conflicts if fights else 0)
        spent = ending.mutiny if fights else 0.0
        cards = sum(kept)
        points = 0.0
        if role == MUTINEER:
            goal = table.goal(cards)
            captains = sum(table.ring[place].ship for place in self.captain_goals) / len(self.captain_goals)
            points = ending.success * (table.ring[goal].ship + RIVAL * captains)
            if not table.last_round:
                points += ending.success * (CAPTAINCY * (1 + RIVAL) + self.after(kept, goal, spent))
                points += (1 - ending.success) * self.after_the_captain(kept, spent)
            return points
        if role == CABIN_BOY:
            points = 2 * ending.success
        elif role == MATE:
            points = (1 - ending.success) * (1 + table.reward * (1 + RIVAL))
        if table.last_round:
            return points
        if role == LOADER:
            points += LOADER_BASE + LOADER_CARD * max(0, HAND - cards)
        return points + self.after_the_captain(kept, spent)

    def after_the_captain(self, kept: Sequence[int], spent: float) -> float:
        """What the kept cards are worth if the captain, whose goal may be open, has his way."""
        goals = self.captain_goals
        return sum(self.after(kept, goal, spent) for goal in goals) / len(goals)

    def after(self, kept: Sequence[int], goal: int, spent: float) -> float:
        """What the kept cards are worth once the ship has come to a goal."""
        table = self.table
        islands = prospects.next_islands(table, goal)
        value = prospects.outlook(table, kept, max(0, HAND - sum(kept)), islands)
        return value - spent * SPENT * prospects.CONFLICT_WORTH * kept[CONFLICT]


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
