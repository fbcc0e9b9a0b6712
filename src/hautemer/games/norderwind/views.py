"""All secrecy in one file: the public half, and the private half of a seat. `worlds` samples from them.

The only secrets are the order of the stacks and, with it, the tiles that nobody has seen yet.
"""

from __future__ import annotations

from hautemer.core.codec import Struct
from hautemer.games.norderwind import knowledge
from hautemer.games.norderwind.pieces import ACTIONS, GOODS, IN_STACK, PORTS, POSTS, TILES
from hautemer.games.norderwind.state import ASHORE, LETTERS, NO_SEAT, PHASES, PIRATES, TILE, UNDER, State
from hautemer.games.norderwind.tiles.equipment import CANNON, CREW, SAIL
from hautemer.games.norderwind.tiles.sea import Sea
from hautemer.games.norderwind.tiles.trading import BUYING, SELLING
from hautemer.kit.bags import Bag, bag_of, count, size, things, total


class SeatView(Struct, frozen=True, omit_defaults=False):
    """The public view of a seat."""

    cubes: int
    gold: int
    letters: int
    sail: int
    cannons: int
    hold: list[str]
    captains: int
    crew: list[str]
    all_ports: bool  # has the cube for all three ports
    full_crew: bool  # has the cube for a full crew


class PortView(Struct, frozen=True, omit_defaults=False):
    """A port: its orders, the seats that delivered them, and the stack with its tile."""

    port: str
    orders: list[dict[str, int]]  # lowest first
    delivered: list[int]  # the seats, lowest order first
    majority: int | None
    known: list[str]  # tiles that everybody knows to be in the stack, its destination included
    unknown: int  # the number of other tiles


class CurrentVoyageView(Struct, frozen=True, omit_defaults=False):
    """The voyage under way."""

    port: str
    reach: int  # the maximum number of tiles
    drawn: list[str]
    actions: int
    actions_left: int
    put_under: bool  # the lookout put a tile under
    open: str | None  # the tile that waits for an answer
    pirates: int | None  # their strength
    barred_buying: list[str]  # to opponents with letters
    barred_selling: list[str]
    barred_equipment: list[str]


class PublicView(Struct, frozen=True, omit_defaults=False):
    """The public half of the view."""

    phase: str
    turn: int
    asked: int
    turns: int  # the number of turns that are over
    goal: int
    seats: list[SeatView]
    ports: list[PortView]
    unseen: list[str]  # the tiles that are not known to be in any stack
    voyage: CurrentVoyageView | None


class Spotted(Struct, frozen=True, omit_defaults=False):
    """A tile that the seat's lookout saw in this voyage and that is not drawn."""

    tile: str
    place: str  # top or bottom


class StackView(Struct, frozen=True, omit_defaults=False):
    """What one seat knows to be in a stack."""

    port: str
    known: list[str]
    unknown: int


class PrivateView(Struct, frozen=True, omit_defaults=False):
    """The private half of the view: the seat's own aid."""

    spotted: Spotted | None
    stacks: list[StackView]
    unseen: list[str]


def public(state: State, sea: Sea) -> PublicView:
    """Return the public half."""
    return PublicView(
        phase=PHASES[state.phase],
        turn=state.turn,
        asked=state.asked,
        turns=state.turns,
        goal=state.goal,
        seats=[
            SeatView(
                cubes=state.cubes[seat],
                gold=state.gold[seat],
                letters=state.letters[seat],
                sail=state.sails[seat],
                cannons=state.cannons[seat],
                hold=[GOODS[good] for good in things(state.holds[seat])],
                captains=state.captains[seat],
                crew=[key for post, key in enumerate(POSTS) if state.crews[seat] >> post & 1],
                all_ports=bool(state.all_ports >> seat & 1),
                full_crew=bool(state.full_crew >> seat & 1),
            )
            for seat in range(state.seats)
        ],
        ports=[
            PortView(
                port=PORTS[port],
                orders=sea.wanted[port],
                delivered=list(state.columns[port]),
                majority=None if state.majorities[port] == NO_SEAT else state.majorities[port],
                known=keys(state.known[port]),
                unknown=IN_STACK - size(state.known[port]),
            )
            for port in range(len(PORTS))
        ],
        unseen=keys(knowledge.not_known(state, state.known)),
        voyage=None if state.stack == ASHORE else voyage(state),
    )


def voyage(state: State) -> CurrentVoyageView:
    """Return the voyage under way."""
    drawn = [TILES[tile] for tile in state.stacks[state.stack][: state.drawn]]
    barred = state.barred
    equipment = (("sail", SAIL), ("cannon", CANNON), ("crew", CREW))
    return CurrentVoyageView(
        port=PORTS[state.stack],
        reach=state.reach,
        drawn=drawn,
        actions=state.actions,
        actions_left=ACTIONS - state.actions,
        put_under=state.look == UNDER,
        open=drawn[-1] if state.phase in (TILE, LETTERS, PIRATES) else None,
        pirates=state.strength if state.phase == PIRATES else None,
        barred_buying=[key for good, key in enumerate(GOODS) if barred & BUYING[good]],
        barred_selling=[key for good, key in enumerate(GOODS) if barred & SELLING[good]],
        barred_equipment=[key for key, bit in equipment if barred & bit],
    )


def private(state: State, seat: int) -> PrivateView:
    """Return the private half."""
    known = knowledge.known_stacks(state, seat)
    place = knowledge.known_place(state, seat)
    return PrivateView(
        spotted=None
        if place is None
        else Spotted(
            tile=TILES[state.stacks[state.stack][place]],
            place="top" if place == knowledge.TOP else "bottom",
        ),
        stacks=[
            StackView(port=key, known=keys(bag), unknown=IN_STACK - size(bag))
            for key, bag in zip(PORTS, known, strict=True)
        ],
        unseen=keys(knowledge.not_known(state, known)),
    )


def keys(bag: Bag) -> list[str]:
    """Return the tiles of a bag by their keys."""
    return [TILES[tile] for tile in things(bag)]


def inventory(state: State) -> dict[str, int]:
    """Return the number of every tile, and of every seat's cubes, in stock or placed."""
    tiles = total(bag_of(stack) for stack in state.stacks)
    placed = [
        sum(column.count(seat) for column in state.columns)
        + state.majorities.count(seat)
        + (state.all_ports >> seat & 1)
        + (state.full_crew >> seat & 1)
        for seat in range(state.seats)
    ]
    return {
        **{key: count(tiles, tile) for tile, key in enumerate(TILES)},
        **{f"cubes_of_{seat}": state.goal - state.cubes[seat] + placed[seat] for seat in range(state.seats)},
    }
