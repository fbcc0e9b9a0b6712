"""The lines of a match's log."""

from __future__ import annotations

from typing import Literal, NamedTuple, get_args

from hautemer.core.chance import Outcome
from hautemer.core.codec import Move

# The real mover of an entry: a bot that plays its absent owner's seat, a bot because time ran out, or the
# others, who agreed to an undo. A seat's own moves, and those of a bot in its own seat, are not marked.
By = Literal["bot", "clock", "consent"]
MOVED_BY: frozenset[str] = frozenset(get_args(By))


class Undo(Move, frozen=True):
    """An entry of every game: removes the entries from position `to` on from the fold."""

    to: int


class Entry(NamedTuple):
    """One line of the log."""

    position: int
    seat: int | None  # None: the clock
    move: Move
    luck: tuple[Outcome, ...]
    digest: str
    at: int | None = None  # milliseconds since the epoch
    by: By | None = None  # the real mover, if not the seat itself
