"""The bot that takes what is worth most in expected points."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from hautemer.core.codec import Move
from hautemer.core.game import AnyGame, Situation
from hautemer.core.why import Why
from hautemer.games.meuterer.bots import fighting, pirate, reasons, selling, trading
from hautemer.games.meuterer.bots.prospects import outlook
from hautemer.games.meuterer.bots.sales import RIVAL
from hautemer.games.meuterer.bots.table import Box, Table, counts, read
from hautemer.games.meuterer.cards import CARDS, PIRATE, ROLE_OF, ROLES
from hautemer.games.meuterer.game import Meuterer
from hautemer.games.meuterer.moves import Fight, Pass, Play, Reward
from hautemer.games.meuterer.views import PrivateView

REWARDS = range(4)  # M2.1


class Greedy:
    """Weighs each answer by the points it can expect, with the odds of what it does not see."""

    def __init__(self, game: AnyGame) -> None:
        assert isinstance(game, Meuterer)
        self.box = Box(game.chart)

    def choose(self, situation: Situation[Any], rng: Random) -> Move:
        """The answer worth most."""
        public, private = situation.look()
        table = read(situation.seat, public, private, self.box)
        if public.phase == "reward":
            return self.reward(table)
        if public.phase == "trading":
            return self.trade(table, roles_left(table, private))
        if public.phase == "mutiny":
            return Fight(fighting.conflicts(table, public.strengths))
        if public.phase == "sales":
            return selling.best_sale(table, public, situation.offers[0])
        return self.keep(table, situation)

    def why(self, situation: Situation[Any], move: Move) -> Why | None:
        """What speaks for a move."""
        public, private = situation.look()
        table = read(situation.seat, public, private, self.box)
        return reasons.why(table, public, roles_left(table, private), move)

    def reward(self, table: Table) -> Move:
        """What makes the best plan without a reward best with one."""
        best = max(trading.plans(table, ()), key=lambda plan: plan.points)

        def value(points: int) -> float:
            trader = trading.Trader(replace(table, reward=points), ())
            return trader.as_captain(trader.keeping(best.lay))

        return Reward(max(REWARDS, key=value))

    def trade(self, table: Table, roles: list[int]) -> Move:
        """The next step of the best plan, unless the pirate is better."""
        found = trading.plans(table, roles)
        best = max(found, key=lambda plan: plan.points)
        if table.hand[PIRATE]:
            after = max(plan.points for plan in trading.plans(pirate.sailed(table), roles))
            if after + RIVAL * pirate.spoils(table) > best.points:
                return Play(CARDS[PIRATE])
        if any(best.lay):
            return Play(CARDS[trading.next_card(found, best)])
        return Pass() if best.role is None else Pass(ROLES[best.role])

    def keep(self, table: Table, situation: Situation[Any]) -> Move:
        """The cards that make the best hand for the islands now active."""

        def value(move: Any) -> float:
            hand = [one + other for one, other in zip(table.hand, counts(move.cards), strict=True)]
            return outlook(table, hand, 0, table.active)

        return max(situation.offers[0].moves(), key=value)


def roles_left(table: Table, private: PrivateView) -> list[int]:
    """The roles that this seat may take; the captain takes none."""
    if table.seat == table.captain or not private.roles_seen:
        return []
    return [ROLE_OF[role] for role in private.roles_seen[-1].left]
