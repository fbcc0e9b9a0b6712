"""What is decided at a table, before it is written down."""

from __future__ import annotations

from typing import Any, NamedTuple

from hautemer.core.match import Pending


class Decision(NamedTuple):
    """What a command does: events, and what was worked out for the entry among them."""

    events: tuple[Any, ...]
    pending: Pending | None = None
