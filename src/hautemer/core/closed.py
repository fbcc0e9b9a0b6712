"""Why not: what a seat cannot do now, with the reason and the clause that says so."""

from __future__ import annotations

from typing import Any

from hautemer.core.codec import Struct


class Closed(Struct, frozen=True):
    """A kind of move, or that kind with one value of a field, that is not open: `why-<why>` says why.

    `shown` marks a whole move that stands as a quiet control among those that are open.
    """

    move: dict[str, Any]
    why: str
    clause: str
    shown: bool = False


def closed(why: str, clause: str, *kinds: str) -> tuple[Closed, ...]:
    """Some kinds of move that are not open, for the same reason.

    >>> closed("passed", "M3.3", "play")[0].move
    {'do': 'play'}
    """
    return tuple(Closed({"do": kind}, why, clause) for kind in kinds)
