"""The merchant ship (N3.3)."""

from __future__ import annotations

from functools import lru_cache

from hautemer.core.offers import Offers
from hautemer.games.norderwind.pieces import GOODS, PrintedTile, Ship
from hautemer.games.norderwind.rules import crew
from hautemer.games.norderwind.state import State
from hautemer.games.norderwind.tiles.trading import BUYING, SELLING, TradingTile, trades
from hautemer.kit.bags import EMPTY, ONE, Bag, count


class Merchant(TradingTile):
    """A ship that buys or sells one of any good at its price; two with the boatswain."""

    __slots__ = ("of_a_good",)

    def __init__(self, printed: PrintedTile, ship: Ship) -> None:
        super().__init__(printed, ship)
        self.of_a_good = ship.of_a_good.most

    def offers(self, state: State, seat: int) -> Offers:
        most = crew.goods_at_merchant(state.crews[seat])
        buys = min(most, state.gold[seat] // self.price)
        return merchant_trades(state.holds[seat], buys, most, state.barred, self.places, self.of_a_good)


@lru_cache(maxsize=1 << 11)
def merchant_trades(hold: Bag, buys: int, most: int, barred: int, places: int, of_a_good: int) -> Offers:
    """N3.3: return the trades without barred goods (N4.2); a seat that trades two goods may also swap."""
    wanted = spare = EMPTY
    for good in range(len(GOODS)):
        aboard = count(hold, good)
        if not barred & BUYING[good]:
            wanted += max(0, of_a_good - aboard) * ONE[good]
        if not barred & SELLING[good]:
            spare += aboard * ONE[good]
    return trades(wanted, buys, spare, most, most > 1, hold, places)
