"""The trade port (N3.1)."""

from __future__ import annotations

from hautemer.core.codec import Move
from hautemer.core.game import Tell
from hautemer.core.offers import Offers
from hautemer.games.norderwind.moves import Trade
from hautemer.games.norderwind.pieces import GOOD_OF, PrintedTile, Ship
from hautemer.games.norderwind.state import State
from hautemer.games.norderwind.tiles.tile import ActionTile
from hautemer.games.norderwind.tiles.trading import (
    BUYING,
    SELLING,
    crowded_port_trades,
    port_trades,
    trade,
)
from hautemer.kit.bags import count, size

GOODS_A_TRADE = 2


class TradePort(ActionTile):
    """Buys or sells up to two of its good at its price."""

    __slots__ = ("good", "most", "places", "price")
    letters = True

    def __init__(self, printed: PrintedTile, ship: Ship) -> None:
        self.good = GOOD_OF[printed.good]
        self.price = printed.price
        self.most = ship.of_a_good.most
        self.places = ship.hold.most

    def offers(self, state: State, seat: int) -> Offers:
        hold = state.holds[seat]
        aboard = count(hold, self.good)
        barred = state.barred
        buys = sells = 0
        if not barred & BUYING[self.good]:
            buys = min(GOODS_A_TRADE, state.gold[seat] // self.price, self.most - aboard)
        if not barred & SELLING[self.good]:
            sells = min(GOODS_A_TRADE, aboard)
        if size(hold) + buys <= self.places:
            return port_trades(self.good, buys, sells)
        return crowded_port_trades(self.good, buys, sells, hold, self.places)

    def use(self, state: State, seat: int, move: Move, tell: Tell) -> int:
        assert isinstance(move, Trade)
        return trade(state, seat, move, self.price, tell)
