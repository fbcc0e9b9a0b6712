"""The interface of a tile."""

from __future__ import annotations

from abc import ABC, abstractmethod

from hautemer.core.chance import Chance
from hautemer.core.codec import Move
from hautemer.core.game import Tell
from hautemer.core.offers import Offer, Offers
from hautemer.games.norderwind.moves import Skip
from hautemer.games.norderwind.state import TILE, Phase, State

SKIP = Offer(Skip)
ONLY_SKIP = Offers([SKIP])


class Tile(ABC):
    """A kind of tile."""

    __slots__ = ()

    @abstractmethod
    def meet(self, state: State, seat: int, chance: Chance, tell: Tell) -> Phase:
        """Apply the effect of drawing it; return the next phase."""

    @abstractmethod
    def offers(self, state: State, seat: int) -> Offers:
        """Return the offers of a seat here, without what is barred to it."""


class ActionTile(Tile):
    """A tile that is used by an action (N2.5) or passed by; its last offer is to pass."""

    __slots__ = ()
    letters = False  # opponents may use it too, by a letter (N4.1)

    def meet(self, state: State, seat: int, chance: Chance, tell: Tell) -> Phase:
        return TILE

    @abstractmethod
    def use(self, state: State, seat: int, move: Move, tell: Tell) -> int:
        """Apply an offered move; return the mask of what it bars to opponents (N4.2)."""
