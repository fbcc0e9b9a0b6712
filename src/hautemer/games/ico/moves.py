"""The moves, as they are written in a record."""

from __future__ import annotations

from hautemer.core.codec import UNSET, Move, UnsetType


class Crew(Move, frozen=True):
    """The proposer names three seats (I2.1)."""

    seats: tuple[int, ...]


class Vote(Move, frozen=True, rename={"for_": "for"}):
    """A vote for or against the crew (I2.3)."""

    for_: bool


class Place(Move, frozen=True):
    """A crew member places an island or a poison (I3.1)."""

    card: str


class Bonus(Move, frozen=True, rename={"in_": "in"}):
    """A bonus card is played, with what it asks (I4.2)."""

    card: str
    out: int | UnsetType = UNSET
    in_: int | UnsetType = UNSET
    target: int | UnsetType = UNSET
    seats: tuple[int, ...] | UnsetType = UNSET


class Accuse(Move, frozen=True):
    """One of the eyes that were open names another (I7.3)."""

    target: int


class Close(Move, frozen=True):
    """The clock closes the open window (I4.1)."""


MOVES: tuple[type[Move], ...] = (Crew, Vote, Place, Bonus, Accuse, Close)
