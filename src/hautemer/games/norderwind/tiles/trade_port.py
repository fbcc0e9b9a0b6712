"""The trade port (N3.1)."""

from __future__ import annotations

from hautemer.core.offers import Offers
from hautemer.games.norderwind.pieces import GOOD_OF, PrintedTile, Ship
from hautemer.games.norderwind.state import State
from hautemer.games.norderwind.tiles.trading import BUYING, SELLING, TradingTile, trades
from hautemer.kit.bags import EMPTY, ONE, count, size

GOODS_A_TRADE = 2


class TradePort(TradingTile):
    """A port that buys or sells up to two of its good at its price."""

    __slots__ = ("good", "most")

    def __init__(self, printed: PrintedTile, ship: Ship) -> None:
        super().__init__(printed, ship)
        self.good = GOOD_OF[printed.good]
        self.most = ship.of_a_good.most

    def offers(self, state: State, seat: int) -> Offers:
        hold = state.holds[seat]
        one = ONE[self.good]
        aboard = count(hold, self.good)
        wanted = spare = 0
        if not state.barred & BUYING[self.good]:
            wanted = min(GOODS_A_TRADE, self.most - aboard)
        if not state.barred & SELLING[self.good]:
            spare = min(GOODS_A_TRADE, aboard)
        buys = min(wanted, state.gold[seat] // self.price)
        if size(hold) + buys <= self.places:
            hold = EMPTY  # nothing must go overboard, so there are few different offers
        return trades(wanted * one, buys, spare * one, spare, False, hold, self.places)
