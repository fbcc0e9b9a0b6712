"""Odds of the cards in hands that a bot does not see."""

from __future__ import annotations

from functools import lru_cache
from math import comb

from hautemer.games.meuterer.bots.table import TableReading
from hautemer.games.meuterer.pieces import CONFLICT

Spread = tuple[float, ...]  # the odds of 0, 1, 2 …

NONE: Spread = (1.0,)

# A seat that has passed has mostly laid its sellable cards: the weight of a sellable card among those it
# kept, compared to 1 for any other card.
KEPT_THOUGH_SOLD = 0.3
# The share of turns in which a seat that still trades lays a good that sells.
LAYS = 0.7


@lru_cache(maxsize=1 << 10)
def drawn(cards: int, special: int, pool: int) -> Spread:
    """Return the distribution of special cards among `cards` cards drawn from a pool.

    >>> [round(odds, 2) for odds in drawn(5, 6, 36)[:3]]
    [0.38, 0.44, 0.16]
    """
    pool = max(pool, cards, special)
    ways = comb(pool, cards)
    most = min(cards, special)
    return tuple(comb(special, hits) * comb(pool - special, cards - hits) / ways for hits in range(most + 1))


@lru_cache(maxsize=1 << 11)
def both(one: Spread, other: Spread) -> Spread:
    """Return the odds of the sum of two independent numbers."""
    odds = [0.0] * (len(one) + len(other) - 1)
    for number, chance in enumerate(one):
        for more, chance_of_more in enumerate(other):
            odds[number + more] += chance * chance_of_more
    return tuple(odds)


def shifted(odds: Spread, by: int) -> Spread:
    """Return the odds shifted by a number."""
    return (0.0,) * by + odds


@lru_cache(maxsize=1 << 11)
def at_least(one: Spread, other: Spread) -> float:
    """Return the odds that one number is not less than another."""
    total = below = 0.0
    for number, chance in enumerate(one):
        if number < len(other):
            below += other[number]
        total += chance * below
    return total


def conflicts_of(table: TableReading, seat: int) -> Spread:
    """Return the distribution of another seat's conflict cards for a mutiny, with those that it laid."""
    sure = table.held[seat][CONFLICT]
    hidden = max(0, table.cards[seat] - sum(table.held[seat]))
    unseen = table.unseen
    pool: float = sum(unseen)
    if table.passed[seat]:
        bought = {good for place in table.active for good in table.ring[place].goods}
        sells = sum(unseen[good] for good in bought)
        pool -= sells * (1 - KEPT_THOUGH_SOLD)
    if table.laid_conflicts_count:
        sure += table.laid[seat][CONFLICT]
    return shifted(drawn(hidden, unseen[CONFLICT], round(pool)), sure)


def laid_in_the_end(table: TableReading, seat: int, good: int) -> Spread:
    """Return the distribution of the cards of a good that another seat will have laid after trading."""
    laid = table.laid[seat][good]
    if table.passed[seat]:
        return shifted(NONE, laid)
    hidden = max(0, table.cards[seat] - sum(table.held[seat]))
    more = drawn(hidden, table.unseen[good], sum(table.unseen))
    odds = [LAYS * chance for chance in more]
    odds[0] += 1 - LAYS
    return shifted(tuple(odds), laid + table.held[seat][good])


def most_of_any(spreads: list[Spread]) -> Spread:
    """Return the distribution of the maximum of some numbers."""
    longest = max(len(odds) for odds in spreads)
    at_most = [1.0] * longest
    for odds in spreads:
        total = 0.0
        for number in range(longest):
            if number < len(odds):
                total += odds[number]
            at_most[number] *= total
    return tuple(now - before for now, before in zip(at_most, [0.0, *at_most], strict=False))
