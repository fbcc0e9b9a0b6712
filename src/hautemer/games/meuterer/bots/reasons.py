"""Reasons of the greedy bot, for a person who asks for a hint."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hautemer.core.codec import Move
from hautemer.core.why import Why, because, percent
from hautemer.games.meuterer.bots import fighting, pirate, sales, selling
from hautemer.games.meuterer.bots.table import TableReading
from hautemer.games.meuterer.bots.trading import Plan, Roles, Trader, plans
from hautemer.games.meuterer.moves import Fight, Keep, Pass, Play, Reward, Sell, TakeRole
from hautemer.games.meuterer.pieces import (
    CABIN_BOY,
    CARD_OF,
    CARDS,
    CONFLICT,
    HAND,
    LOADER,
    MATE,
    MERCHANT,
    MUTINEER,
    PIRATE,
    ROLE_OF,
)
from hautemer.games.meuterer.views import PublicView

# From these chances on, a mutiny counts as won or as lost.
SURE, LOST = 0.95, 0.05
# The points that the merchant's role must add to sales to be the reason.
WORTH_IT = 0.1


def why(table: TableReading, public: PublicView, roles: Roles, move: Move) -> Why | None:
    """Return the reason for a move, as one sentence can tell it."""
    match move:
        case Reward(points):
            return rewarding(table, points)
        case Play(card) if card == CARDS[PIRATE]:
            spoils = round(pirate.spoils(table))
            return because("pirate_robs", points=spoils) if spoils else because("pirate_plan")
        case Play(card):
            return laying(table, roles, CARD_OF[card])
        case Pass(role) | TakeRole(role) if isinstance(role, str):
            return becoming(table, roles, ROLE_OF[role])
        case Pass():
            return steering(table) if table.seat == table.captain else leaving(table)
        case Fight(conflicts) if public.strengths is not None:
            return battling(table, public.strengths, conflicts)
        case Sell():
            return selling_for(table, public, move)
        case Keep(cards):
            return keeping(table, [CARD_OF[card] for card in cards])
    return None


def best_of(table: TableReading, roles: Roles) -> Plan:
    """Return the plan that the bot follows."""
    return max(plans(table, roles), key=lambda plan: plan.points)


def rewarding(table: TableReading, points: int) -> Why:
    """Return the reason for a reward: a tempting role of mate, or no gift."""
    if not points:
        return because("reward_none")
    kept = Trader(table, ()).keeping(best_of(table, ()).lay)
    return because("reward_mate", island=table.ring[kept.goal].key)


def laying(table: TableReading, roles: Roles, card: int) -> Why | None:
    """Return the reason for a laid card: to sell it, to set the course, or to draw another."""
    best = best_of(table, roles)
    if not best.lay[card]:
        return laying_otherwise(table, card)
    laid = [number + out for number, out in zip(table.laid[table.seat], best.lay, strict=True)]
    without = [number - (kind == card) for kind, number in enumerate(laid)]
    market = sales.market(table)
    merchant = best.role == MERCHANT
    if sales.income(laid, market, merchant) > sales.income(without, market, merchant):
        buying = [spot for spot, _ in market if card in spot.goods]
        island = max(buying, key=lambda spot: spot.prices[0])
        return because("lay_sells", card=CARDS[card], island=island.key)
    kept = sum(table.hand) - sum(best.lay)
    if best.role is None or best.role == MUTINEER:
        return because("lay_course", count=kept, island=table.ring[table.goal(kept)].key)
    if table.last_round:
        return None
    return because("lay_loader") if best.role == LOADER else because("lay_renew", card=CARDS[card])


def laying_otherwise(table: TableReading, card: int) -> Why:
    """Return what is true of a card that the bot's plan keeps: an island buys it, or the course changes."""
    buying = [table.ring[place] for place in table.active if card in table.ring[place].goods]
    if buying:
        island = max(buying, key=lambda spot: spot.prices[0])
        return because("lay_sells", card=CARDS[card], island=island.key)
    kept = sum(table.hand) - 1
    return because("lay_course", count=kept, island=table.ring[table.goal(kept)].key)


def steering(table: TableReading) -> Why:
    """Return the reason for the captain's pass: the destination of the hand."""
    goal = table.ring[table.goal(sum(table.hand))]
    return because("pass_course", count=sum(table.hand), island=goal.key, points=goal.ship)


def leaving(table: TableReading) -> Why:
    """Return the reason for a pass of another seat, which does not yet know the roles left."""
    cards = sum(table.hand)
    return because("pass_done", count=cards) if cards else because("pass_empty")


def becoming(table: TableReading, roles: Roles, role: int) -> Why:
    """Return the reason for a role."""
    trader = Trader(table, roles)
    kept = trader.keeping((0,) * len(table.hand))
    fights = role in (MUTINEER, CABIN_BOY, MATE)
    success = trader.forecast.ending(role, kept.fighting if fights else 0).success
    if role == MUTINEER:
        goal = table.ring[kept.goal]
        return because("pass_mutineer", chance=percent(success), island=goal.key, points=goal.ship)
    if role == CABIN_BOY:
        return because("pass_cabin_boy", chance=percent(success))
    if role == MATE:
        return because("pass_mate", chance=percent(1 - success), points=1 + table.reward)
    if role == MERCHANT:
        laid = table.laid[table.seat]
        alone, shared = (sales.income(laid, trader.market, merchant) for merchant in (True, False))
        return because("pass_merchant") if alone > shared + WORTH_IT else because("pass_apart")
    draws = max(0, HAND - kept.cards)
    return because("pass_apart") if table.last_round or not draws else because("pass_loader", count=draws + 3)


def battling(table: TableReading, strengths: tuple[int, int], conflicts: int) -> Why | None:
    """Return the reason for laying conflict cards in a mutiny, or for holding them back."""
    if not table.hand[CONFLICT]:
        return None
    odds = fighting.odds_by_number(table, strengths)
    if conflicts:
        return because("fight", chance=percent(odds[conflicts]), otherwise=percent(odds[0]))
    if odds[0] >= SURE:
        return because("fight_safe")
    return because("fight_vain") if odds[-1] <= max(LOST, odds[0]) else because("fight_save")


def selling_for(table: TableReading, public: PublicView, move: Any) -> Why:
    """Return the reason for a sale: its points after the best answers of others, or what it spoils."""
    found = selling.Sales(table, public)
    points = found.after(found.amounts_of(move))[table.seat]
    if points:
        return because("sell", points=points)
    could_win = any(found.after(way)[table.seat] for way in found.ways)
    return because("sell_spoils") if could_win else because("sell_in_vain")


def keeping(table: TableReading, cards: Sequence[int]) -> Why | None:
    """Return the reason for the loader's choice of cards."""
    if not cards:
        return None
    bought = {good for place in table.active for good in table.ring[place].goods}
    if CONFLICT in cards and not bought.intersection(cards):
        return because("keep_conflict")
    return because("keep_islands", islands=[table.ring[place].key for place in table.active])
