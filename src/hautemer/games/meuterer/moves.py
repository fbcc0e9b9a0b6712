"""The moves, as they are written in a record."""

from __future__ import annotations

from hautemer.core.codec import UNSET, Move, Struct, UnsetType


class Reward(Move, frozen=True):
    """The captain names what a mate would get from him (M2.1)."""

    points: int


class Play(Move, frozen=True):
    """Lays one card face up (M3.1)."""

    card: str


class Pass(Move, frozen=True):
    """Leaves trading: the captain with no role (M3.4), anybody else with one (M3.5)."""

    role: str | UnsetType = UNSET


class Fight(Move, frozen=True):
    """Lays conflict cards in the mutiny (M5.1)."""

    conflicts: int


class Sale(Struct, frozen=True):
    """So many of one good."""

    good: str
    count: int


class Sell(Move, frozen=True):
    """Chooses what to sell where (M6.4)."""

    sales: dict[str, Sale]


class Keep(Move, frozen=True):
    """The loader's choice out of the cards just drawn (M8.3)."""

    cards: tuple[str, ...]


MOVES: tuple[type[Move], ...] = (Reward, Play, Pass, Fight, Sell, Keep)
