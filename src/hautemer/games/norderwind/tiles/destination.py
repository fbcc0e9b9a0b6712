"""The destination: a port with its column of orders (N3.6)."""

from __future__ import annotations

from hautemer.core.codec import Move
from hautemer.core.game import EVERYONE, Tell
from hautemer.core.offers import Offer, Offers
from hautemer.games.norderwind.moves import Deliver
from hautemer.games.norderwind.pieces import PORTS
from hautemer.games.norderwind.rules import cubes
from hautemer.games.norderwind.rules.orders import Order
from hautemer.games.norderwind.state import State
from hautemer.games.norderwind.tiles.tile import ONLY_SKIP, SKIP, ActionTile

DELIVER = Offers([Offer(Deliver), SKIP])


class Destination(ActionTile):
    """A port that gives a cube for the goods of its lowest open order."""

    __slots__ = ("orders", "port")

    def __init__(self, port: int, orders: tuple[Order, ...]) -> None:
        self.port = port
        self.orders = orders

    def offers(self, state: State, seat: int) -> Offers:
        order = len(state.columns[self.port])
        if order < len(self.orders) and self.orders[order].can_be_paid_by(state, seat):
            return DELIVER
        return ONLY_SKIP

    def use(self, state: State, seat: int, move: Move, tell: Tell) -> int:
        order = len(state.columns[self.port])
        self.orders[order].pay(state, seat)
        tell(EVERYONE, "delivered", seat=seat, port=PORTS[self.port], order=order + 1)
        cubes.delivered(state, seat, self.port, tell)
        return 0
