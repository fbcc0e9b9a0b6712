"""The bot `greedy`: it takes what is worth most in expected points."""

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
from hautemer.games.meuterer.bots.table import Box, TableReading, counts, read
from hautemer.games.meuterer.game import Meuterer
from hautemer.games.meuterer.moves import Fight, Pass, Play, Reward, TakeRole
from hautemer.games.meuterer.pieces import CARDS, PIRATE, ROLE_OF, ROLES
from hautemer.games.meuterer.views import PrivateView, PublicView

REWARDS = range(4)  # M2.1


class Greedy:
    """A bot that values each answer by expected points, with the odds of what it does not see."""

    def __init__(self, game: AnyGame) -> None:
        assert isinstance(game, Meuterer)
        self.box = Box(game.chart)

    def choose(self, situation: Situation[Any], rng: Random) -> Move:
        """Return the answer with the highest value."""
        public, private = situation.look()
        table = read(situation.seat, public, private, self.box)
        if public.phase == "reward":
            return self.reward(table)
        if public.phase == "trading":
            return self.trade(table, roles_left(public, private), situation)
        if public.phase == "mutiny":
            return Fight(fighting.conflicts(table, public.strengths))
        if public.phase == "sales":
            return selling.best_sale(table, public, situation.offers[0])
        return self.keep(table, situation)

    def why(self, situation: Situation[Any], move: Move) -> Why | None:
        """Return the reason for a move."""
        public, private = situation.look()
        table = read(situation.seat, public, private, self.box)
        return reasons.why(table, public, roles_left(public, private), move)

    def reward(self, table: TableReading) -> Move:
        """Return the reward that makes the best plan without a reward best with one."""
        best = max(trading.plans(table, ()), key=lambda plan: plan.points)

        def value(points: int) -> float:
            trader = trading.Trader(replace(table, reward=points), ())
            return trader.as_captain(trader.keeping(best.lay))

        return Reward(max(REWARDS, key=value))

    def trade(self, table: TableReading, roles: trading.Roles, situation: Situation[Any]) -> Move:
        """Return the next step of the best plan, unless the pirate is better; after a pass, the best role."""
        leave = situation.offers[-1]
        if leave.kind is TakeRole:
            return TakeRole(ROLES[trading.best_role(table, roles or ())])
        found = trading.plans(table, roles)
        best = max(found, key=lambda plan: plan.points)
        if table.hand[PIRATE]:
            after = max(plan.points for plan in trading.plans(pirate.sailed(table), roles))
            if after + RIVAL * pirate.spoils(table) > best.points:
                return Play(CARDS[PIRATE])
        if any(best.lay):
            return Play(CARDS[trading.next_card(found, best)])
        return Pass(ROLES[best.role]) if best.role is not None and leave.fields else Pass()

    def keep(self, table: TableReading, situation: Situation[Any]) -> Move:
        """Return the cards that make the best hand for the islands that are active now."""

        def value(move: Any) -> float:
            hand = [one + other for one, other in zip(table.hand, counts(move.cards), strict=True)]
            return outlook(table, hand, 0, table.active)

        return max(situation.offers[0].moves(), key=value)


def roles_left(public: PublicView, private: PrivateView) -> trading.Roles:
    """Return the roles in the pile, or None if this seat has not seen what others left there.

    It has seen them if none is taken, if it takes one now (M3.5), and under version 1 of the rules when it is
    asked.
    """
    seen = private.roles_seen[-1]
    if seen.taken < len(ROLES) - public.roles_in_pile:
        return None
    return [ROLE_OF[role] for role in seen.left]
