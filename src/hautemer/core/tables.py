"""Tables of a rulebook: a game fills their cells from its `data.toml`, so that no number is written twice."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from hautemer.core.codec import Struct


class TableCell(Struct, frozen=True):
    """The contents of a table cell: things, each with a number if it has one.

    `things` are pairs of a number (or None) and a key (or None); `text` stands for itself. A reconstructed
    number is marked in the rulebook.
    """

    things: tuple[tuple[int | None, str | None], ...] = ()
    text: str = ""
    reconstructed: bool = False


Rows: TypeAlias = Sequence[Sequence[TableCell]]
Table: TypeAlias = Callable[[Mapping[str, Any]], Rows]


def number(value: int, mark: str = "A", part: str = "") -> TableCell:
    """Return a cell that holds a number with its mark."""
    return TableCell(things=((value, None),), reconstructed=is_reconstructed(mark, part))


def piece(key: str) -> TableCell:
    """Return a cell that holds a piece by its key."""
    return TableCell(things=((None, key),))


def text(value: str) -> TableCell:
    """Return a cell that holds text as it stands."""
    return TableCell(text=value)


def is_reconstructed(mark: str, part: str = "") -> bool:
    """True if a mark says that a number is reconstructed (R).

    A mark is a letter for everything (`R`), or letters with what each holds for (`A: price; R: count`): then
    only the named part is reconstructed.

    >>> is_reconstructed("R"), is_reconstructed("A: price; R: count", "count")
    (True, True)
    >>> is_reconstructed("A: price; R: count", "price"), is_reconstructed("B")
    (False, False)
    """
    for one in mark.split(";"):
        letter, _, names = one.strip().partition(":")
        if letter == "R" and (not names or part in [name.strip() for name in names.split(",")]):
            return True
    return False
