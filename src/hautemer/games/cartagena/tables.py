"""The tables of the rulebook."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hautemer.core.tables import Rows, Table, number

VALUES = {"one": 1, "two": 2, "three": 3}
SEATS = {"two_seats": 2, "three_seats": 3, "four_seats": 4}


def cards(data: Mapping[str, Any]) -> Rows:
    """Return the combat cards of each value per side, and the gold cards of each value."""
    return [
        [
            number(value),
            *(
                number(data[pile][key]["count"], data[pile][key]["mark"])
                for pile in ("combat", "combat", "gold")
            ),
        ]
        for key, value in VALUES.items()
    ]


def track(data: Mapping[str, Any]) -> Rows:
    """Return the start of the ship, the spaces before it, and the cabins of a row."""
    goal = data["track"]["mutiny"]["space"]
    return [
        [
            number(seats),
            number(data["track"][key]["space"], data["track"][key]["mark"]),
            number(goal - data["track"][key]["space"], data["track"][key]["mark"]),
            number(seats + 3),
        ]
        for key, seats in SEATS.items()
    ]


TABLES: dict[str, Table] = {"cards": cards, "track": track}
