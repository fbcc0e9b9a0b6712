"""The moves, as they are written in a record."""

from __future__ import annotations

from hautemer.core.codec import UNSET, Move, UnsetType

Goods = dict[str, int]


class Sail(Move, frozen=True, omit_defaults=False):
    """Chooses a stack by its destination and cuts it (N2.2)."""

    stack: str
    cut: int = 0


class Lookout(Move, frozen=True):
    """Leaves the tile that the lookout saw on top, or puts it under the stack (N2.3)."""

    under: bool


class Draw(Move, frozen=True):
    """Draws the next tile (N2.4)."""


class Stop(Move, frozen=True):
    """Ends the voyage (N2.4)."""


class Trade(Move, frozen=True):
    """Buys, sells, or both, and throws overboard what has no place (N3.1 to N3.3)."""

    buy: Goods | UnsetType = UNSET
    sell: Goods | UnsetType = UNSET
    overboard: Goods | UnsetType = UNSET


class Equip(Move, frozen=True):
    """Buys a sail, a cannon, or somebody for a post (N3.4)."""

    what: str
    post: str | UnsetType = UNSET


class Salvage(Move, frozen=True):
    """Takes the gold of the wreck (N3.5)."""


class Deliver(Move, frozen=True):
    """Delivers the lowest open order of the port (N3.6)."""


class Skip(Move, frozen=True):
    """Passes by a tile, or keeps a letter."""


class Pay(Move, frozen=True):
    """Pays the pirates (N5.2)."""


class Fight(Move, frozen=True):
    """Fights the pirates (N5.3)."""


MOVES: tuple[type[Move], ...] = (
    Sail,
    Lookout,
    Draw,
    Stop,
    Trade,
    Equip,
    Salvage,
    Deliver,
    Skip,
    Pay,
    Fight,
)
