"""A board in words: what a game shows of a view where there is no picture, a terminal or a screen reader.

A game's `board.py` turns a view into lines, tables and rings: `board(game, public, own, seat) -> Board`,
where `own` and `seat` are None for a spectator; `COLOURS` may give colours to keys. The program that shows a
board finds the words in the locale files (`board-<message>` for a `Say`, `name-<key>` for a key) and the
names of the seats. `opened(game, public, owns) -> Board` may show the secrets of all seats after the end.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Say:
    """A message with its details: `board-<message>` of the game's locale files."""

    message: str
    details: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class SeatName:
    """The name of a seat, with its flag."""

    seat: int


@dataclass(frozen=True, slots=True)
class Cards:
    """Some things by their keys, to be shown side by side; `hidden` more lie face down."""

    keys: Sequence[str]
    hidden: int = 0


@dataclass(frozen=True, slots=True)
class Several:
    """Some messages in one cell."""

    messages: Sequence[Say]


# A number is shown as it is, a text is a key with a name; None is an empty cell.
Cell = Say | SeatName | Cards | Several | str | int | None


@dataclass(frozen=True, slots=True)
class Row:
    """A row of cells; a lit row is emphasised: the seat in turn, the place of the ship."""

    cells: Sequence[Cell]
    lit: bool = False


@dataclass(frozen=True, slots=True)
class BoardTable:
    """Rows under headings."""

    title: Say
    headings: Sequence[Say]
    rows: Sequence[Row]


@dataclass(frozen=True, slots=True)
class Lines:
    """Sentences under a title; `secret` ones are for the seat alone."""

    title: Say
    lines: Sequence[Say]
    secret: bool = False


@dataclass(frozen=True, slots=True)
class RingPlace:
    """A place on a ring, in lines of cells: its name first; the last cell of several stands at the edge."""

    lines: Sequence[Sequence[Cell]]
    lit: bool = False


@dataclass(frozen=True, slots=True)
class Ring:
    """Places in a ring, clockwise, and what is said in the middle of it; `legend` explains its signs."""

    title: Say
    places: Sequence[RingPlace]
    middle: Sequence[Say]
    legend: Sequence[Say] = ()


Board = Sequence[BoardTable | Lines | Ring]
