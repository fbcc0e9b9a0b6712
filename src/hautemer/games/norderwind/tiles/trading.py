"""Buying and selling: the effect of a trade, and all trades, cached by what they depend on.

Offers depend on the number of goods that can be paid, never on the price itself, so few different ones exist.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement

from hautemer.core.codec import UNSET, Move
from hautemer.core.game import EVERYONE, Tell
from hautemer.core.offers import Field, Offer, Offers, OneOf
from hautemer.games.norderwind.moves import Goods, Trade
from hautemer.games.norderwind.pieces import GOOD_OF, GOODS, PrintedTile, Ship
from hautemer.games.norderwind.rules import crew
from hautemer.games.norderwind.state import State
from hautemer.games.norderwind.tiles.tile import SKIP, ActionTile
from hautemer.kit.bags import EMPTY, ONE, Bag, bag_of, count, holds, kinds, size, things

# What opponents may not do, one bit each (N4.2): buy a good, sell a good.
BUYING = tuple(1 << good for good in range(len(GOODS)))
SELLING = tuple(1 << (len(GOODS) + good) for good in range(len(GOODS)))


class TradingTile(ActionTile):
    """A tile that buys and sells at one price; `places` is the room of every hold."""

    __slots__ = ("places", "price")
    letters = True

    def __init__(self, printed: PrintedTile, ship: Ship) -> None:
        self.price = printed.price
        self.places = ship.hold.most

    def use(self, state: State, seat: int, move: Move, tell: Tell) -> int:
        assert isinstance(move, Trade)
        return trade(state, seat, move, self.price, tell)


def trade(state: State, seat: int, move: Trade, price: int, tell: Tell) -> int:
    """Carry out a trade, the sale first; return the mask of what it bars to opponents (N3.3)."""
    barred = 0
    hold = state.holds[seat]
    gold = state.gold[seat]
    if move.sell is not UNSET:
        number = 0
        for key, sold in move.sell.items():
            good = GOOD_OF[key]
            hold -= sold * ONE[good]
            number += sold
            barred |= SELLING[good]
        gold += number * price
        tell(EVERYONE, "sold", seat=seat, goods=listed(move.sell), gold=number * price)
        bonus = crew.gold_for_a_sale(state.crews[seat])  # N3.7
        if bonus:
            gold += bonus
            tell(EVERYONE, "accountant", seat=seat, gold=bonus)
    if move.overboard is not UNSET:
        for key, thrown in move.overboard.items():
            hold -= thrown * ONE[GOOD_OF[key]]
        tell(EVERYONE, "overboard", seat=seat, goods=listed(move.overboard))
    if move.buy is not UNSET:
        number = 0
        for key, bought in move.buy.items():
            good = GOOD_OF[key]
            hold += bought * ONE[good]
            number += bought
            barred |= BUYING[good]
        gold -= number * price
        tell(EVERYONE, "bought", seat=seat, goods=listed(move.buy), gold=number * price)
    state.holds[seat] = hold
    state.gold[seat] = gold
    return barred


def listed(goods: Goods) -> list[str]:
    """Return the goods of a bag one by one."""
    return [key for key, number in goods.items() for _ in range(number)]


@lru_cache(maxsize=1 << 12)
def trades(wanted: Bag, buys: int, spare: Bag, sells: int, swapping: bool, hold: Bag, places: int) -> Offers:
    """Return all trades: up to `buys` of `wanted`, or up to `sells` of `spare`, or one for one."""
    crowded = size(hold) + buys > places
    return Offers(
        [
            *purchases(wanted, buys, hold if crowded else EMPTY, places),
            *sales(spare, sells),
            *(swaps(kinds(spare), kinds(wanted)) if swapping else ()),
            SKIP,
        ]
    )


@lru_cache(maxsize=1 << 10)
def purchases(wanted: Bag, most: int, hold: Bag, places: int) -> tuple[Offer, ...]:
    """Return purchases, each with what must go overboard; those with the same choice are one offer (N3.2)."""
    groups: dict[tuple[Bag, ...], list[Bag]] = {}
    for bought in bags_within(wanted, most):
        over = size(hold) + size(bought) - places
        others = bag_of(good for good in things(hold) if not count(bought, good))
        thrown = tuple(bag for bag in bags_within(others, over) if size(bag) == over)
        if thrown or over <= 0:
            groups.setdefault(thrown, []).append(bought)
    offers = []
    for thrown, bags in groups.items():
        fields: dict[str, Field] = {"buy": OneOf([written(bag) for bag in bags])}
        if thrown:
            fields["overboard"] = OneOf([written(bag) for bag in thrown])
        offers.append(Offer(Trade, fields))
    return tuple(offers)


@lru_cache(maxsize=1 << 8)
def sales(spare: Bag, most: int) -> tuple[Offer, ...]:
    """Return all sales, as one offer."""
    ways = [written(bag) for bag in bags_within(spare, most)]
    return (Offer(Trade, {"sell": OneOf(ways)}),) if ways else ()


@lru_cache(maxsize=1 << 9)
def swaps(spare: tuple[int, ...], wanted: tuple[int, ...]) -> tuple[Offer, ...]:
    """Return the boatswain's swaps: one sold, another bought; no gold is needed (N3.3)."""
    groups: dict[tuple[int, ...], list[int]] = {}
    for sold in spare:
        bought = tuple(good for good in wanted if good != sold)
        if bought:
            groups.setdefault(bought, []).append(sold)
    return tuple(
        Offer(
            Trade,
            {
                "buy": OneOf([written(ONE[good]) for good in bought]),
                "sell": OneOf([written(ONE[good]) for good in goods]),
            },
        )
        for bought, goods in groups.items()
    )


def bags_within(bag: Bag, most: int) -> list[Bag]:
    """Return all bags of one to `most` items out of a bag."""
    chosen = (
        bag_of(some)
        for number in range(1, most + 1)
        for some in combinations_with_replacement(kinds(bag), number)
    )
    return [some for some in chosen if holds(bag, some)]


def written(bag: Bag) -> Goods:
    """Return a bag of goods in the form of a move."""
    return {GOODS[good]: count(bag, good) for good in kinds(bag)}
