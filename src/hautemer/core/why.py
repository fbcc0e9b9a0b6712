"""Reasons of bots: they are shown to the person who asked for a hint, and to nobody else."""

from __future__ import annotations

from typing import Any

from hautemer.core.codec import Struct


class Why(Struct, frozen=True):
    """A reason for a move, with details as facts have them: `hint-<reason>` says it in a sentence."""

    reason: str
    details: dict[str, Any] = {}  # noqa: RUF012 - structs copy their defaults


def because(reason: str, **details: Any) -> Why:
    """Return a reason by its key; its details are seats, keys and numbers.

    >>> because("sells", card="wine", island="sandkap").details
    {'card': 'wine', 'island': 'sandkap'}
    """
    return Why(reason, details)


def percent(odds: float) -> int:
    """Return a chance in hundredths, to the nearest five: bots do not know more than that.

    >>> percent(0.618), percent(0.001)
    (60, 0)
    """
    return 5 * round(20 * odds)
