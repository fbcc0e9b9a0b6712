"""N3.1 to N3.3, N4.2: the trades offered are exactly those that the clauses allow, found by trying all."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement, product
from random import Random
from typing import Any

from hautemer.core.codec import plain
from hautemer.games.norderwind import GAME
from hautemer.games.norderwind.pieces import GOOD_OF, GOODS, TILE_OF
from hautemer.games.norderwind.tests.table import PreparedTable
from hautemer.games.norderwind.tiles.trading import BUYING, SELLING
from hautemer.kit.bags import bag_of

BASKETS = [Counter(basket) for size in range(3) for basket in combinations_with_replacement(GOODS, size)]


def allowed(
    tile: str, hold: Counter[str], gold: int, boatman: bool, barred: set[tuple[str, str]]
) -> Iterator[Any]:
    """Yield every trade that the words of the clauses allow."""
    printed = GAME.data.tiles[tile]
    for buy, sell in product(BASKETS, BASKETS):
        bought, sold = buy.total(), sell.total()
        if not bought and not sold:
            continue
        if printed.does == "trade_port":
            if (bought and sold) or set(buy) | set(sell) != {printed.good}:
                continue
        elif bought and sold:
            if not boatman or bought != 1 or sold != 1 or set(buy) == set(sell):
                continue
        elif bought + sold > (2 if boatman else 1):
            continue
        if any(("buy", good) in barred for good in buy) or any(("sell", good) in barred for good in sell):
            continue
        if sell - hold or gold + sold * printed.price < bought * printed.price:
            continue
        over = max(0, hold.total() - sold + bought - 6) if bought else 0
        for thrown in BASKETS:
            if thrown.total() != over or thrown - (hold - sell) or set(thrown) & set(buy):
                continue
            if all((hold - sell - thrown + buy)[good] <= 2 for good in GOODS):
                parts = {"buy": buy, "sell": sell, "overboard": thrown}
                yield {"do": "trade", **{name: dict(part) for name, part in parts.items() if part}}


def test_the_offers_are_exactly_what_the_clauses_allow() -> None:
    rng = Random(4)
    table = PreparedTable()
    state = table.state
    full = crowded = 0
    for _ in range(400):
        goods = [good for good in GOODS for _ in range(2)]
        hold = rng.sample(goods, rng.choice((0, 2, 4, 5, 5, 6, 6, 6)))
        gold = rng.randrange(8)
        boatman = rng.random() < 0.6
        tile = rng.choice(["salt_1", "wine_2", "fish_3", "merchant_2", "merchant_3", "merchant_3"])
        barred = {(rng.choice(("buy", "sell")), rng.choice(GOODS)) for _ in range(rng.choice((0, 0, 1, 2)))}
        state.holds[0] = bag_of(GOOD_OF[good] for good in hold)
        state.gold[0] = gold
        state.crews[0] = 1 if boatman else 0
        state.barred = sum((BUYING if way == "buy" else SELLING)[GOOD_OF[good]] for way, good in barred)
        offers = GAME.sea.tiles[TILE_OF[tile]].offers(state, 0)
        found = [json.dumps(plain(move), sort_keys=True) for offer in offers for move in offer.moves()]
        wanted = [
            json.dumps(trade, sort_keys=True) for trade in allowed(tile, Counter(hold), gold, boatman, barred)
        ]
        assert found[-1] == '{"do": "skip"}'
        assert sorted(found[:-1]) == sorted(wanted), (tile, hold, gold, boatman, barred)
        assert len(offers) <= 18
        full += len(hold) == 6
        crowded += any("overboard" in move for move in found)
    assert full > 20
    assert crowded > 20
