"""The moves, as they are written in a record."""

from __future__ import annotations

from hautemer.core.codec import UNSET, Move, Struct, UnsetType


class Reward(Move, frozen=True):
    """The captain names the reward of a mate (M2.1)."""

    points: int


class Play(Move, frozen=True):
    """Lays one card face up (M3.1)."""

    card: str


class Pass(Move, frozen=True):
    """Leaves trading (M3.4, M3.5). Under version 1 of the rules all but the captain name a role with it."""

    role: str | UnsetType = UNSET


class TakeRole(Move, frozen=True, tag="take_role"):
    """Takes a role in secret, directly after the pass (M3.5); not under version 1 of the rules."""

    role: str


class Fight(Move, frozen=True):
    """Lays conflict cards in the mutiny (M5.1)."""

    conflicts: int


class Sale(Struct, frozen=True):
    """A number of cards of one good."""

    good: str
    count: int


class Sell(Move, frozen=True):
    """Chooses what to sell where (M6.4)."""

    sales: dict[str, Sale]


class Keep(Move, frozen=True):
    """The loader's choice out of the cards just drawn (M8.3)."""

    cards: tuple[str, ...]


MOVES: tuple[type[Move], ...] = (Reward, Play, Pass, TakeRole, Fight, Sell, Keep)
