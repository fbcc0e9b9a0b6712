"""Prospects of the next rounds: the value of kept cards and of a destination."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from hautemer.games.meuterer.bots.odds import Spread, drawn, most_of_any, shifted
from hautemer.games.meuterer.bots.sales import worth
from hautemer.games.meuterer.bots.table import Spot, TableReading
from hautemer.games.meuterer.pieces import CONFLICT, GOODS, HAND

# The share of a fresh hand's sales that a rival makes: it also keeps cards to sail.
RIVALS_SELL = 0.7
# The factor on the second island if both buy the same good: it gets what the first leaves.
SHARED = 0.4
# The value of a conflict card in the next round: a quarter of a voyage's points depends on it.
CONFLICT_WORTH = 0.8


@lru_cache(maxsize=1 << 10)
def next_prices(spot: Spot, deck: tuple[int, ...], seats: int) -> list[float]:
    """Return the expected points on an island in a later round, by cards sold, against fresh hands."""
    spreads: list[Spread] = []
    for good in spot.goods:
        odds = [RIVALS_SELL * chance for chance in drawn(HAND, deck[good], sum(deck))]
        odds[0] += 1 - RIVALS_SELL
        spreads.append(tuple(odds))
    return worth(spot, [most_of_any(spreads)] * (seats - 1))[0]


@lru_cache(maxsize=1 << 12)
def next_sale(spot: Spot, deck: tuple[int, ...], seats: int, kept: tuple[int, ...], draws: int) -> float:
    """Return the expected points on an island next round with these goods kept and `draws` new cards."""
    prices = next_prices(spot, deck, seats)
    cards = sum(deck)
    odds = most_of_any([shifted(drawn(draws, deck[good], cards), kept[good]) for good in spot.goods])
    return sum(chance * price for chance, price in zip(odds, prices, strict=False))


def outlook(table: TableReading, kept: Sequence[int], draws: int, places: Sequence[int]) -> float:
    """Return the value of a hand in the round that begins with these islands active."""
    goods = tuple(kept[: len(GOODS)])
    sales = [next_sale(table.ring[place], table.deck, table.seats, goods, draws) for place in places]
    total = sum(sales)
    if len(places) == 2:
        one, other = (table.ring[place].goods for place in places)
        if one == other:
            total -= (1 - SHARED) * min(sales)
    return total + CONFLICT_WORTH * (kept[CONFLICT] + draws * table.deck[CONFLICT] / sum(table.deck))


def next_islands(table: TableReading, goal: int) -> list[int]:
    """Return the active places after the ship has sailed to `goal` (M7.1)."""
    return [table.ship] if goal == table.ship else [table.ship, goal]
