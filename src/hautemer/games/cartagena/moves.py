"""The moves, as they are written in a record."""

from __future__ import annotations

from hautemer.core.codec import UNSET, Move, UnsetType


class Visit(Move, frozen=True):
    """Visits an open pirate (C2.2)."""

    pirate: str


class Knock(Move, frozen=True):
    """Opens the next closed cabin (C2.2)."""


class Choose(Move, frozen=True):
    """Which of two things to take (C3.2, C3.7)."""

    pile: str


class Keep(Move, frozen=True):
    """Which of the combat cards looked at to keep (C3.4)."""

    card: str


class Exchange(Move, frozen=True):
    """Combat cards put under the pile, the last lowest, for as many others (C3.5)."""

    cards: tuple[str, ...]


class Barter(Move, frozen=True):
    """Combat cards for coins, or coins for combat cards (C3.6)."""

    cards: tuple[str, ...] | UnsetType = UNSET
    coins: int | UnsetType = UNSET


class Rob(Move, frozen=True):
    """Takes a coin from an opponent, or from nobody (C3.8, C6.5)."""

    target: int | None


class Declare(Move, frozen=True):
    """Declares a side in secret (C3.10, C3.11)."""

    side: str


class Decline(Move, frozen=True):
    """Leaves a pirate's effect (C3.10, C3.11)."""


class Spy(Move, frozen=True):
    """Looks at the side of an opponent that has declared one (C3.11)."""

    target: int


class Post(Move, frozen=True):
    """Which of the two sailors fights for Valverde; the other fights for Diaz (C3.12)."""

    valverde: int


class Inspect(Move, frozen=True):
    """Which duel's sailors to look at (C3.12)."""

    duel: str


class Swap(Move, frozen=True):
    """The decision whether the two sailors change sides (C3.12)."""

    swap: bool


class Commit(Move, frozen=True):
    """A combat card, or the monkey, laid face down in a duel (C6.1)."""

    card: str


MOVES: tuple[type[Move], ...] = (
    Visit,
    Knock,
    Choose,
    Keep,
    Exchange,
    Barter,
    Rob,
    Declare,
    Decline,
    Spy,
    Post,
    Inspect,
    Swap,
    Commit,
)
