"""The tables of the rulebook."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from hautemer.core.tables import Rows, Table, TableCell, is_reconstructed, number, piece, text

SEATS = {"two_seats": 2, "three_seats": 3, "four_seats": 4}


def tiles(data: Mapping[str, Any]) -> Rows:
    """Return the tiles with their numbers."""
    return [[piece(key), number(one["count"], one["mark"], "count")] for key, one in data["tiles"].items()]


def orders(data: Mapping[str, Any]) -> Rows:
    """Return the orders of the three ports side by side, the lowest first."""
    columns = [data["orders"][port] for port in ("norderkap", "trutzhavn", "olesand")]
    return [
        [number(place), *(order(one) for one in row)]
        for place, row in enumerate(zip(*columns, strict=True), 1)
    ]


def order(wanted: Mapping[str, Any]) -> TableCell:
    """Return one order."""
    things = tuple((count, key) for key, count in wanted.items() if key != "mark")
    return TableCell(things=things, reconstructed=is_reconstructed(wanted["mark"]))


def dice(data: Mapping[str, Any]) -> Rows:
    """Return the faces of both dice, each with the number of its sides."""
    rows = []
    for die in ("event", "battle"):
        one = data["dice"][die]
        for face, sides in Counter(one["faces"]).items():
            shown = text("☠" * int(face)) if face.isdigit() else piece(face)
            rows.append([shown, number(sides, one["mark"], "counts")])
    return rows


def equipment(data: Mapping[str, Any]) -> Rows:
    """Return what an equipment port sells: the price, and how much of it a ship can have."""
    most = {"sail": "sail", "cannon": "cannons", "crew": "crew"}
    return [
        [piece(key), number(one["price"], one["mark"]), number(data["ship"][most[key]]["most"])]
        for key, one in data["equipment"].items()
    ]


TABLES: dict[str, Table] = {"tiles": tiles, "orders": orders, "dice": dice, "equipment": equipment}
