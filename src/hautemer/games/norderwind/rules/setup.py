"""Set-up (N1)."""

from __future__ import annotations

from hautemer.core.chance import Chance
from hautemer.games.norderwind.pieces import DEALT, PORTS, TILES, Data
from hautemer.games.norderwind.state import ASHORE, NO_LOOK, NO_SEAT, STACK, State
from hautemer.kit.bags import EMPTY, ONE
from hautemer.kit.masks import NOBODY


def set_up(seats: int, chance: Chance, data: Data, rules: int) -> State:
    """Return the state before the first voyage."""
    first = chance.pick("first", range(seats))  # N1.3
    ship = data.ship
    return State(
        rules=rules,
        seats=seats,
        goal=data.cubes.of(seats),
        phase=STACK,
        turn=first,
        asked=first,
        turns=0,
        gold=[ship.gold.start] * seats,  # N1.2
        letters=[ship.letters.start] * seats,
        sails=[ship.sail.start] * seats,
        cannons=[ship.cannons.start] * seats,
        holds=[EMPTY] * seats,
        captains=[0] * seats,
        crews=[0] * seats,
        cubes=[0] * seats,
        columns=[() for _ in PORTS],
        majorities=[NO_SEAT for _ in PORTS],
        all_ports=NOBODY,
        full_crew=NOBODY,
        stacks=deal_stacks(chance, data),
        known=[ONE[destination] for destination in range(len(PORTS))],
        sightings=(),
        stack=ASHORE,
        reach=0,
        drawn=0,
        actions=0,
        look=NO_LOOK,
        strength=0,
        barred=0,
    )


def deal_stacks(chance: Chance, data: Data) -> list[list[int]]:
    """N1.1: deal seven tiles per stack and its destination among them."""
    left = [tile for tile, key in enumerate(TILES) if key not in PORTS for _ in range(data.tiles[key].count)]
    stacks = []
    for destination, key in enumerate(PORTS):
        stack = chance.deal(f"stack_{key}", left, DEALT, TILES, always=(destination,))
        for tile in stack:
            if tile != destination:
                left.remove(tile)
        stacks.append(stack)
    return stacks
