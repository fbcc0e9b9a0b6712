"""A decision at a table, before it is durable."""

from __future__ import annotations

from typing import Any, NamedTuple

from hautemer.core.match import Pending


class Decision(NamedTuple):
    """The events of a command, and the prepared entry if one of them is an entry."""

    events: tuple[Any, ...]
    pending: Pending | None = None
