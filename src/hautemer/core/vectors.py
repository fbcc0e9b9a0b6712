"""The contract of an encoder: a seat's view and its moves as small integers, for players that learn.

A game that has learned players brings `bots/vectors.py` with a class `Vectors`. Its numbers are signed
bytes, so that a game needs no array library. A view is `globals` numbers about the whole table, followed by
`seats` blocks of `per_seat` numbers: the seat itself first, then the others clockwise. The first number of a
block is the mask: 1 where there is such a seat, 0 in the blocks of seats that the match does not have.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol, runtime_checkable

from hautemer.core.codec import Move
from hautemer.core.game import AnyGame, Seat
from hautemer.core.offers import Offers
from hautemer.core.talk import Talk


class Shape(NamedTuple):
    """The lengths of an encoder's vectors."""

    globals: int
    seats: int
    per_seat: int
    move: int

    @property
    def view(self) -> int:
        """The length of a whole view."""
        return self.globals + self.seats * self.per_seat


class Vectors(Protocol):
    """An encoder of one game.

    Everything it returns for a seat depends on what that seat knows only: a state and any resample of it
    for the seat give equal bytes. Weights fit an encoder if `version` and `shape` are equal.
    """

    version: int
    shape: Shape
    weigh: tuple[
        float, float
    ]  # what the share of the win and a gain in standing count when moves are compared

    def fits(self, state: Any) -> bool:
        """True if the encoder covers the rules version and the options of this match."""

    def candidates(self, state: Any, seat: Seat, offers: Offers) -> Sequence[Move]:
        """Return the moves to choose from; of moves that are as good as each other, one is enough.

        Where there are very many, the list is bounded. Where every offer is `may`, `NOTHING` comes first.
        """

    def view(self, state: Any, seat: Seat, talk: Sequence[Talk] = ()) -> bytes:
        """Return what the seat knows, `shape.view` signed bytes; `talk` is what was said so far."""

    def moves(self, state: Any, seat: Seat, moves: Sequence[Move]) -> bytes:
        """Return `shape.move` signed bytes for each of the moves."""

    def stage(self, state: Any) -> int:
        """Return the number of the current stretch of the match; public. Rewards are discounted by it.

        A search ends its imagined matches where a stage begins.
        """

    def standings(self, state: Any) -> Sequence[float]:
        """Return by seat how far it is ahead, about −1 to 1. Its changes are the rewards.

        It may be secret: it is read in training and in imagined worlds only, and is no part of a view.
        """


class Nothing(Move, frozen=True):
    """A candidate that stands for doing nothing, where every offer is `may`; no match ever receives it."""


NOTHING = Nothing()


class Recalled(NamedTuple):
    """A hidden choice that a seat made in an imagined world: the world just before it, and the move."""

    state: Any
    seat: Seat
    move: Move


@runtime_checkable
class Recalls(Protocol):
    """An encoder that can say which hidden choices led to a world."""

    def recall(self, state: Any, seat: Seat) -> Sequence[Recalled]:
        """Return the choices of other seats that are hidden from this one, in a world that it imagines."""


@runtime_checkable
class Remembers(Protocol):
    """An encoder that keeps what it made of a match until the match is encoded again."""

    def remember(self, matches: int) -> None:
        """Keep enough for that many matches that are encoded in turns."""


@runtime_checkable
class Reopens(Protocol):
    """An encoder of a game in which seats choose at the same time, in secret."""

    def reopen(self, state: Any, seat: Seat) -> None:
        """Take back what other seats have chosen and not shown yet, so that they choose again."""


@runtime_checkable
class HasSides(Protocol):
    """An encoder of a game in which seats win and lose together."""

    def side(self, state: Any, seat: Seat) -> int:
        """Return the side of a seat, 0 or 1. It may be secret: it is read in training only."""


def signed(number: int) -> int:
    """Return a number as a byte in two's complement, cut off at −100 and 100."""
    return number & 255 if -100 <= number <= 100 else max(-100, min(100, number)) & 255


def every_move(offers: Offers) -> Sequence[Move]:
    """Return all the moves of some offers."""
    if len(offers) == 1:
        return offers[0].moves()
    return [move for offer in offers for move in offer.moves()]


class VectorsMaker(Protocol):
    """The class of an encoder."""

    def __call__(self, game: AnyGame) -> Vectors: ...
