"""Closed moves: the moves that a seat cannot make now, with the reason and the clause."""

from __future__ import annotations

from typing import Any

from hautemer.core.codec import Struct


class Closed(Struct, frozen=True):
    """A kind of move, or that kind with one value of a field, that is not open; `why-<why>` is the sentence.

    `shown` marks a complete move that a screen shows as a disabled control among the open ones.
    """

    move: dict[str, Any]
    why: str
    clause: str
    shown: bool = False


NONE_CLOSED: tuple[Closed, ...] = ()


def closed(why: str, clause: str, *kinds: str) -> tuple[Closed, ...]:
    """Return some kinds of move that are closed for the same reason.

    >>> closed("passed", "M3.3", "play")[0].move
    {'do': 'play'}
    """
    return tuple(Closed({"do": kind}, why, clause) for kind in kinds)
