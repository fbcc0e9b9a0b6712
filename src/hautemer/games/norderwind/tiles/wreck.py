"""The wreck (N3.5)."""

from __future__ import annotations

from hautemer.core.codec import Move
from hautemer.core.game import EVERYONE, Tell
from hautemer.core.offers import Offer, Offers
from hautemer.games.norderwind.moves import Salvage
from hautemer.games.norderwind.pieces import PrintedTile
from hautemer.games.norderwind.state import State
from hautemer.games.norderwind.tiles.tile import SKIP, ActionTile

SALVAGE = Offers([Offer(Salvage), SKIP])


class Wreck(ActionTile):
    """A wreck that gives gold."""

    __slots__ = ("gold",)

    def __init__(self, printed: PrintedTile) -> None:
        self.gold = printed.gold

    def offers(self, state: State, seat: int) -> Offers:
        return SALVAGE

    def use(self, state: State, seat: int, move: Move, tell: Tell) -> int:
        state.gold[seat] += self.gold
        tell(EVERYONE, "salvaged", seat=seat, gold=self.gold)
        return 0
