"""The choice what to sell where, given the sales of others and their remaining options (M6.4)."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import Any

from hautemer.core.codec import Move
from hautemer.core.offers import Offer
from hautemer.games.meuterer.bots.sales import RIVAL
from hautemer.games.meuterer.bots.table import TableReading
from hautemer.games.meuterer.pieces import GOODS, MERCHANT
from hautemer.games.meuterer.views import PublicView

Amounts = tuple[int, int]  # sold on the first and on the second active island


def best_sale(table: TableReading, public: PublicView, offer: Offer) -> Move:
    """Return the sale with the most points when the seats after this one answer as well as they can."""
    sales = Sales(table, public)
    best = max(sales.ways, key=lambda way: balance(sales.after(way), table.seat))
    return next(move for move in offer.moves() if sales.amounts_of(move) == best)


class Sales:
    """The sales of a round at the moment when a seat is asked."""

    def __init__(self, table: TableReading, public: PublicView) -> None:
        self.seat = table.seat
        self.spots = [table.ring[place] for place in table.active]
        self.prices = tuple(spot.prices for spot in self.spots)
        self.merchant = table.roles.index(MERCHANT) if MERCHANT in table.roles else -1
        goods = tuple(spot.goods for spot in self.spots)
        lap = [(table.captain + step) % table.seats for step in range(table.seats)]
        turn = lap.index(table.seat)
        self.sold: list[Amounts] = [(0, 0)] * table.seats
        for seat in lap[:turn]:
            amounts = {sale.island: sale.count for sale in public.seats[seat].sales}
            self.sold[seat] = (amounts.get(self.spots[0].key, 0), amounts.get(self.spots[1].key, 0))
        laid = {seat: tuple(table.laid[seat][: len(GOODS)]) for seat in lap[turn:]}
        self.later = [(seat, ways_to_sell(laid[seat], goods)) for seat in lap[turn + 1 :]]
        # To sell less can pay, too: four that are equal get nothing. Of equal ways the first is taken.
        own = laid[table.seat]
        self.ways = list(dict.fromkeys((*ways_to_sell(own, goods), *every_way(own, goods))))

    def after(self, amounts: Amounts) -> list[int]:
        """Return the points of all seats when this seat sells these amounts and the others answer."""
        self.sold[self.seat] = amounts
        return answered(self.sold, self.later, self.prices, self.merchant)

    def amounts_of(self, move: Any) -> Amounts:
        """Return the numbers of cards that a move sells on each island."""
        one, other = (move.sales.get(spot.key) for spot in self.spots)
        return (one.count if one else 0, other.count if other else 0)


@lru_cache(maxsize=1 << 8)
def every_way(laid: tuple[int, ...], goods: tuple[tuple[int, ...], ...]) -> list[Amounts]:
    """Return all amounts that can be sold."""
    ways = {
        (here, there)
        for one, other in product(*goods)
        for here in range(laid[one] + 1)
        for there in range((laid[one] - here if one == other else laid[other]) + 1)
    }
    return sorted(ways)


@lru_cache(maxsize=1 << 8)
def ways_to_sell(laid: tuple[int, ...], goods: tuple[tuple[int, ...], ...]) -> list[Amounts]:
    """Return the amounts of which none could be larger: those that others are expected to choose from."""
    ways = every_way(laid, goods)
    return [
        way
        for way in ways
        if not any(way != more and way[0] <= more[0] and way[1] <= more[1] for more in ways)
    ]


def answered(
    sold: list[Amounts], later: list[tuple[int, list[Amounts]]], prices: tuple[Any, ...], merchant: int
) -> list[int]:
    """Return the points of all seats when each of the later ones makes its best sale."""
    if not later:
        return points(sold, prices, merchant)
    (seat, ways), *rest = later
    best: list[int] = []
    for way in ways:
        sold[seat] = way
        found = answered(sold, rest, prices, merchant)
        if not best or balance(found, seat) > balance(best, seat):
            best = found
    sold[seat] = (0, 0)
    return best


def points(sold: list[Amounts], prices: tuple[Any, ...], merchant: int) -> list[int]:
    """Return the points of the sales (M6.5, M6.6)."""
    found = [0] * len(sold)
    for island, pays in enumerate(prices):
        most = max(amounts[island] for amounts in sold)
        if most:
            equal = [seat for seat, amounts in enumerate(sold) if amounts[island] == most]
            for seat in equal:
                found[seat] += pays[0 if seat == merchant else len(equal) - 1]
    return found


def balance(found: list[int], seat: int) -> float:
    """Return a seat's points less those of its rivals, weighted."""
    return found[seat] * (1 + RIVAL) - RIVAL * sum(found)
