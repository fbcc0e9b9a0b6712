"""Buying and selling: what a trade does, and every trade there is, made once for what it depends on.

Offers depend on how many goods can be paid, never on the price itself, so few different ones exist.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations_with_replacement

from hautemer.core.codec import UNSET
from hautemer.core.game import EVERYONE, Tell
from hautemer.core.offers import Field, Offer, Offers, OneOf
from hautemer.games.norderwind import crew
from hautemer.games.norderwind.moves import Goods, Trade
from hautemer.games.norderwind.pieces import GOOD_OF, GOODS
from hautemer.games.norderwind.state import State
from hautemer.games.norderwind.tiles.tile import SKIP
from hautemer.kit.bags import EMPTY, ONE, bag_of, count, holds, kinds, size, things

# What opponents may not do, a bit each (N4.2): buy a good, sell a good.
BUYING = tuple(1 << good for good in range(len(GOODS)))
SELLING = tuple(1 << (len(GOODS) + good) for good in range(len(GOODS)))


def trade(state: State, seat: int, move: Trade, price: int, tell: Tell) -> int:
    """Settles a trade; the sale comes first (N3.3)."""
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
    """Goods one by one."""
    return [key for key, number in goods.items() for _ in range(number)]


@lru_cache(maxsize=1 << 12)
def port_trades(good: int, buys: int, sells: int) -> Offers:
    """N3.1 where there is room: up to so many bought, or up to so many sold."""
    offers = []
    if buys:
        offers.append(Offer(Trade, {"buy": OneOf([{GOODS[good]: number + 1} for number in range(buys)])}))
    if sells:
        offers.append(Offer(Trade, {"sell": OneOf([{GOODS[good]: number + 1} for number in range(sells)])}))
    return Offers([*offers, SKIP])


@lru_cache(maxsize=1 << 14)
def crowded_port_trades(good: int, buys: int, sells: int, hold: int, places: int) -> Offers:
    """N3.1 where what is bought may push something overboard (N3.2)."""
    bought = [ONE[good] * (number + 1) for number in range(buys)]
    sold = [ONE[good] * (number + 1) for number in range(sells)]
    return Offers([*purchases(bought, hold, places), *sales(sold), SKIP])


@lru_cache(maxsize=1 << 15)
def merchant_trades(hold: int, buys: int, most: int, barred: int, places: int, of_a_good: int) -> Offers:
    """N3.3: `buys` can be paid; `most` is two with a boatman."""
    wanted = [
        good for good in range(len(GOODS)) if count(hold, good) < of_a_good and not barred & BUYING[good]
    ]
    spare = [good for good in kinds(hold) if not barred & SELLING[good]]
    bought = [
        bag for bag in bags_of(wanted, buys) if all(count(hold + bag, good) <= of_a_good for good in wanted)
    ]
    sold = [bag for bag in bags_of(spare, most) if holds(hold, bag)]
    offers = [*purchases(bought, hold, places), *sales(sold)]
    if most > 1:
        offers += swaps(spare, wanted)
    return Offers([*offers, SKIP])


def bags_of(goods: Iterable[int], most: int) -> Iterator[int]:
    """All bags of one to `most` of some goods."""
    chosen = tuple(goods)
    for number in range(1, most + 1):
        for one in combinations_with_replacement(chosen, number):
            yield bag_of(one)


def purchases(bought: Iterable[int], hold: int, places: int) -> list[Offer]:
    """Purchases, each with what must go overboard; those with the same choice there are one offer (N3.2)."""
    groups: dict[tuple[int, ...], list[int]] = {}
    for bag in bought:
        over = size(hold) + size(bag) - places
        if over <= 0:
            groups.setdefault((), []).append(bag)
            continue
        others = [good for good in things(hold) if not count(bag, good)]
        thrown = tuple(
            other
            for other in bags_of(dict.fromkeys(others), over)
            if size(other) == over and holds(hold, other)
        )
        if thrown:
            groups.setdefault(thrown, []).append(bag)
    offers = []
    for thrown, bags in groups.items():
        fields: dict[str, Field] = {"buy": OneOf([written(bag) for bag in bags])}
        if thrown:
            fields["overboard"] = OneOf([written(bag) for bag in thrown])
        offers.append(Offer(Trade, fields))
    return offers


def sales(sold: Iterable[int]) -> list[Offer]:
    """All sales, as one offer."""
    ways = [written(bag) for bag in sold]
    return [Offer(Trade, {"sell": OneOf(ways)})] if ways else []


def swaps(spare: Iterable[int], wanted: Iterable[int]) -> list[Offer]:
    """The boatman's swaps: one sold, another bought; no gold is needed (N3.3)."""
    groups: dict[tuple[int, ...], list[int]] = {}
    for sold in spare:
        bought = tuple(good for good in wanted if good != sold)
        if bought:
            groups.setdefault(bought, []).append(sold)
    return [
        Offer(
            Trade,
            {
                "buy": OneOf([written(ONE[good]) for good in bought]),
                "sell": OneOf([written(ONE[good]) for good in goods]),
            },
        )
        for bought, goods in groups.items()
    ]


def written(bag: int) -> Goods:
    """A bag of goods as a move writes it."""
    assert bag != EMPTY
    return {GOODS[good]: count(bag, good) for good in kinds(bag)}
