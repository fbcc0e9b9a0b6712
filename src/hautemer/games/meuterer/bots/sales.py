"""The value of sales: expected points of laid cards, and the choice what to sell where."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, prod

from hautemer.games.meuterer.bots.odds import Spread, laid_in_the_end, most_of_any
from hautemer.games.meuterer.bots.table import Spot, TableReading
from hautemer.games.meuterer.pieces import GOODS

# The weight of a rival's point against an own one: a rival is one of two or three.
RIVAL = 0.2
MOST = 31  # one more than the cards of one good that a data file may have

# Points by the number of cards sold: for an ordinary seat and for the merchant.
Prices = tuple[list[float], list[float]]


def worth(spot: Spot, rivals: Sequence[Spread]) -> Prices:
    """Return expected points on an island by cards sold, against rivals with uncertain sales (M6.5, M6.6).

    The rivals' points there count against them in part, so that a majority also spoils theirs.
    """
    alone = spot.prices[0]
    nobody = prod(rival[0] for rival in rivals)
    ordinary = [-RIVAL * alone * (1 - nobody)]
    merchant = ordinary[:]
    for number in range(1, MOST):
        equal = [1.0]  # the odds that nobody sells more and 0, 1, 2 … sell as much
        for rival in rivals:
            less = sum(rival[:number])
            same = rival[number] if number < len(rival) else 0.0
            equal = [
                before * less + (equal[ties - 1] * same if ties else 0.0)
                for ties, before in enumerate([*equal, 0.0])
            ]
        best = sum(equal)
        theirs = alone * (1 - best)
        own = 0.0
        for ties, odds in enumerate(equal):
            own += odds * spot.prices[ties]
            theirs += odds * ties * spot.prices[ties]
        ordinary.append(own - RIVAL * theirs)
        merchant.append(best * alone - RIVAL * theirs)
        if equal[0] > 0.99:  # practically alone: more cards bring no more
            ordinary += [ordinary[-1]] * (MOST - number - 1)
            merchant += [merchant[-1]] * (MOST - number - 1)
            break
    return ordinary, merchant


def market(table: TableReading) -> list[tuple[Spot, Prices]]:
    """Return the active islands with their expected prices."""
    found = []
    spreads = {seat: [laid_in_the_end(table, seat, good) for good in GOODS] for seat in table.others}
    for place in table.active:
        spot = table.ring[place]
        rivals = [most_of_any([spreads[seat][good] for good in spot.goods]) for seat in table.others]
        found.append((spot, worth(spot, rivals)))
    return found


def income(laid: Sequence[int], islands: list[tuple[Spot, Prices]], merchant: bool) -> float:
    """Return the best expected income of laid cards on the active islands."""
    tables = [(spot.goods, prices[merchant]) for spot, prices in islands]
    if len(tables) == 1:
        goods, pays = tables[0]
        return max(pays[laid[card]] for card in goods)
    (goods, pays), (other_goods, other_pays) = tables
    best = -inf
    for card in goods:
        for other in other_goods:
            if card != other:
                points = pays[laid[card]] + other_pays[laid[other]]
            else:
                number = laid[card]
                points = max(pays[here] + other_pays[number - here] for here in range(number + 1))
            if points > best:
                best = points
    return best
