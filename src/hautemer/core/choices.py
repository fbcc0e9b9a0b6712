"""The contract of a game's alphabet: the values that can occur in the fields of its moves.

A learning agent makes a move by successive small choices out of a list that never changes. A game lists the
values in `bots/choices.py` with a function `choices`, by field. A value that is a list or an object is
spelled by the values inside it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol

from hautemer.core.fields import Value
from hautemer.core.game import AnyGame


class Steps(NamedTuple):
    """A field that names seats: they are counted clockwise from the seat that moves."""

    seats: int  # the most that the game allows
    nobody: bool = False  # True if None is a value, too


Choices = Mapping[str, Sequence[Value] | Steps]


class ChoicesMaker(Protocol):
    """The function `choices` of a game: the values by field, for these printed numbers."""

    def __call__(self, game: AnyGame) -> Choices: ...
