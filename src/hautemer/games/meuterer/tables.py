"""The tables of the rulebook."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hautemer.core.tables import Rows, Table, number, piece

SEATS = {"three_seats": 3, "four_seats": 4}


def islands(data: Mapping[str, Any]) -> Rows:
    """Return what each island buys and pays, in the introductory order."""
    return [
        [
            piece(key),
            piece(one["buys"]),
            *(number(value, one["mark"], "sales") for value in one["sales"]),
            number(one["ship"], one["mark"], "ship"),
        ]
        for key, one in data["islands"].items()
    ]


def cards(data: Mapping[str, Any]) -> Rows:
    """Return the number of cards of each kind."""
    return [[piece(key), number(one["count"], one["mark"])] for key, one in data["cards"].items()]


def rounds(data: Mapping[str, Any]) -> Rows:
    """Return the number of rounds of a match."""
    return [[number(SEATS[key]), number(one["count"], one["mark"])] for key, one in data["rounds"].items()]


TABLES: dict[str, Table] = {"islands": islands, "cards": cards, "rounds": rounds}
