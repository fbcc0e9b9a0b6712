"""The tables of the rulebook."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hautemer.core.tables import Rows, Table, number

VALUES = {"one": 1, "two": 2, "three": 3}
SEATS = {"two_seats": 2, "three_seats": 3, "four_seats": 4}


def cards(data: Mapping[str, Any]) -> Rows:
    """Return how many combat cards of each value a side has, and how many gold cards there are of it."""
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
    """Return where the ship starts, how many spaces it has before it, and how many cabins a row has."""
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
