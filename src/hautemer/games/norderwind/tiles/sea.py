"""The sea: every tile with the numbers of the box."""

from __future__ import annotations

from hautemer.games.norderwind.pieces import PORT_OF, PORTS, TILES, Data
from hautemer.games.norderwind.rules.orders import Order
from hautemer.games.norderwind.tiles.destination import Destination
from hautemer.games.norderwind.tiles.equipment import Equipment
from hautemer.games.norderwind.tiles.fog import Fog
from hautemer.games.norderwind.tiles.merchant import Merchant
from hautemer.games.norderwind.tiles.tile import Tile
from hautemer.games.norderwind.tiles.trade_port import TradePort
from hautemer.games.norderwind.tiles.wreck import Wreck


class Sea:
    """The tiles and orders of one box."""

    __slots__ = ("data", "fog", "most_letters", "orders", "tiles", "wanted")

    def __init__(self, data: Data) -> None:
        self.data = data
        self.orders = tuple(tuple(Order(printed) for printed in data.orders[port]) for port in PORTS)
        self.wanted = [[order.wanted() for order in column] for column in self.orders]
        self.fog = Fog(data.dice, data.ship)
        self.tiles = tuple(self.tile(key) for key in TILES)
        self.most_letters = data.ship.letters.most

    def tile(self, key: str) -> Tile:
        """Return the unit of a tile."""
        printed = self.data.tiles[key]
        match printed.does:
            case "destination":
                return Destination(PORT_OF[key], self.orders[PORT_OF[key]])
            case "trade_port":
                return TradePort(printed, self.data.ship)
            case "merchant":
                return Merchant(printed, self.data.ship)
            case "equipment":
                return Equipment(self.data.equipment, self.data.ship)
            case "wreck":
                return Wreck(printed)
            case _:
                return self.fog
