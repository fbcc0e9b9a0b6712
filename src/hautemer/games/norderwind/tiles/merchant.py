"""The merchant ship (N3.3)."""

from __future__ import annotations

from hautemer.core.codec import Move
from hautemer.core.game import Tell
from hautemer.core.offers import Offers
from hautemer.games.norderwind import crew
from hautemer.games.norderwind.moves import Trade
from hautemer.games.norderwind.pieces import PrintedTile, Ship
from hautemer.games.norderwind.state import State
from hautemer.games.norderwind.tiles.tile import ActionTile
from hautemer.games.norderwind.tiles.trading import merchant_trades, trade


class Merchant(ActionTile):
    """Buys or sells one of any good at its price; two with the boatman."""

    __slots__ = ("of_a_good", "places", "price")
    letters = True

    def __init__(self, printed: PrintedTile, ship: Ship) -> None:
        self.price = printed.price
        self.places = ship.hold.most
        self.of_a_good = ship.of_a_good.most

    def offers(self, state: State, seat: int) -> Offers:
        most = crew.goods_at_merchant(state.crews[seat])
        buys = min(most, state.gold[seat] // self.price)
        return merchant_trades(state.holds[seat], buys, most, state.barred, self.places, self.of_a_good)

    def use(self, state: State, seat: int, move: Move, tell: Tell) -> int:
        assert isinstance(move, Trade)
        return trade(state, seat, move, self.price, tell)
