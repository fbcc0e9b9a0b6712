"""The pirate card (M9): the table after it was laid, and what the others lose by it."""

from __future__ import annotations

from dataclasses import replace

from hautemer.games.meuterer.bots.table import KINDS, TableReading
from hautemer.games.meuterer.pieces import PIRATE


def sailed(table: TableReading) -> TableReading:
    """Return the table after this seat has laid the pirate."""
    assert table.pirate_ship is not None
    hand = table.hand[:]
    hand[PIRATE] = 0
    if comes_to_the_ship(table):
        laid = [[0] * KINDS for _ in table.laid]
        if table.loot_is_taken and table.pirate_ship == table.ship:  # M9.4
            hand = [sum(kind) for kind in zip(hand, *table.laid, strict=True)]
    else:
        laid = table.laid
    return replace(table, hand=hand, laid=laid)


def comes_to_the_ship(table: TableReading) -> bool:
    """True if the pirate would rob the ship (M9.3, M9.4)."""
    assert table.pirate_ship is not None
    return (table.pirate_ship - table.ship) % len(table.ring) <= sum(table.hand) - 1


def spoils(table: TableReading) -> float:
    """Return the points that the others would get for what they have laid so far, and lose to the pirate."""
    if not comes_to_the_ship(table):
        return 0.0
    total = 0
    for place in table.active:
        spot = table.ring[place]
        sold = [max(laid[good] for good in spot.goods) for laid in table.laid]
        most = max(sold)
        if most:
            rivals = sum(sold[seat] == most for seat in table.others)
            total += rivals * spot.prices[sold.count(most) - 1]
    return total
