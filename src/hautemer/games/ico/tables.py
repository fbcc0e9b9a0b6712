"""The tables of the rulebook."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hautemer.core.tables import Rows, Table, number


def roles(data: Mapping[str, Any]) -> Rows:
    """Return the number of pirates, sailors and sirens by number of players."""
    return [
        [
            number(int(seats)),
            number(one["pirates"], one["mark"]),
            number(one["sailors"], one["mark"]),
            number(1),
        ]
        for seats, one in data["roles"].items()
    ]


TABLES: dict[str, Table] = {"roles": roles}
