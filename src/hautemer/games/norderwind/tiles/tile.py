"""What every kind of tile is."""

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
        """Return what happens when it is drawn: the phase that follows."""

    @abstractmethod
    def offers(self, state: State, seat: int) -> Offers:
        """Return what a seat may do here, less what is barred to it."""


class ActionTile(Tile):
    """A tile that is used by an action (N2.5) or passed by, which is its last offer."""

    __slots__ = ()
    letters = False  # whether opponents may use it too, by a letter (N4.1)

    def meet(self, state: State, seat: int, chance: Chance, tell: Tell) -> Phase:
        return TILE

    @abstractmethod
    def use(self, state: State, seat: int, move: Move, tell: Tell) -> int:
        """Does what was offered; answers what is thereby barred to opponents (N4.2)."""
