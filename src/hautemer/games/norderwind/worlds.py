"""The sampler of worlds: random states drawn from a seat's knowledge and from nothing else."""

from __future__ import annotations

from math import comb
from random import Random

from hautemer.games.norderwind import knowledge
from hautemer.games.norderwind.pieces import IN_STACK, PORTS
from hautemer.games.norderwind.state import State
from hautemer.kit.bags import Bag, bag_of, count, kinds, size, things, without
from hautemer.kit.drawing import ATTEMPTS, NoWorldFound


def resample(state: State, seat: int, rng: Random) -> State:
    """Return a world that looks the same to a seat; it reads only what the seat knows.

    The world is uniform among the orders of all stacks that agree with the seat's knowledge of their contents
    and of the voyage under way.
    """
    world = state.copy()
    known = knowledge.known_stacks(state, seat)
    fixed = [fixed_places(state, seat, stack) for stack in range(len(PORTS))]
    loose = [
        without(bag, bag_of(state.stacks[stack][place] for place in fixed[stack]))
        for stack, bag in enumerate(known)
    ]
    free = [IN_STACK - size(bag) for bag in known]
    contents = complete(loose, free, knowledge.not_known(state, known), rng)
    for stack, tiles in enumerate(contents):
        rng.shuffle(tiles)
        world.stacks[stack] = [
            state.stacks[stack][place] if place in fixed[stack] else tiles.pop() for place in range(IN_STACK)
        ]
    imagine_sightings(world, seat, rng)
    return world


def fixed_places(state: State, seat: int, stack: int) -> list[int]:
    """Return the places of a stack whose tile the seat knows."""
    if stack != state.stack:
        return []
    place = knowledge.known_place(state, seat)
    return [*range(state.drawn), *(() if place is None else (place,))]


def complete(loose: list[Bag], free: list[int], unseen: Bag, rng: Random) -> list[list[int]]:
    """Return the tiles to lay into each stack: those known to be there and others that fill it up.

    A stack with n equal tiles, k of them known, would occur in n-over-k times as many deals of the unseen
    ones as it has orders; it is accepted that much more rarely, so that all orders are equally likely.
    """
    pool = list(things(unseen))
    for _ in range(ATTEMPTS):
        rng.shuffle(pool)
        start = 0
        ways = 1
        contents = []
        for bag, number in zip(loose, free, strict=True):
            added = pool[start : start + number]
            start += number
            for tile in kinds(bag):
                known = count(bag, tile)
                ways *= comb(known + added.count(tile), known)
            contents.append([*things(bag), *added])
        if rng.random() * ways < 1:
            return contents
    raise NoWorldFound(f"no order of the stacks was accepted in {ATTEMPTS} attempts")


def imagine_sightings(world: State, seat: int, rng: Random) -> None:
    """Sample what others' lookouts put under: any tile that was not drawn in that voyage."""
    world.sightings = tuple(
        seen
        if seen.seat == seat
        else seen._replace(tile=rng.choice(things(bag_of(world.stacks[seen.stack]) - seen.drawn)))
        for seen in world.sightings
    )
