"""A seat's view and its moves as numbers, for players that learn (`core.vectors`).

Version 1 covers two to four seats. All numbers are signed bytes. Goods, ports, posts and tiles are in the
order of `pieces`. A price (seven numbers) is the goods of each kind, the gold and the captains of an order.

The whole table (`GLOBALS` numbers):

    0     the number of seats, one number each for two to four
    3     cubes to place
    4     the phase, one number each: stack, lookout, sailing, tile, pirates, letters
    10    1 if the voyage is the seat's own
    11    turns that are over
    12    the stack sailed into, one number each
    15    tiles that the sail still allows, actions left, 1 if the lookout put a tile under
    18    the tile that waits for an answer, one number each
    36    the strength of the pirates
    37    the tile that the seat's lookout has seen on top, one number each
    55    for each stack: the tiles that the seat knows in it and that are not drawn, of each kind, and
          how many more there are (3 × 19)
    112   tiles of each kind whose stack the seat does not know
    130   for each port: orders delivered, the price of the lowest open order, the price of the next one
          (3 × 15)
    175   for each port what the seat lacks for the lowest open order: goods, gold, captains, 1 if nothing
          (3 × 4)
    187   what opponents may not do on the tile, one number each (N4.2): buy a good, sell a good, sail,
          cannon, crew

A seat (`PER_SEAT` numbers):

    0     1: there is such a seat
    1     cubes it still has to place, cubes ahead of the encoded seat
    3     its gold, letters, sail, cannons, captains
    8     its goods of each kind, and their number
    14    its posts that are filled, one number each, and their number
    20    1 if it has the cube for a full crew, 1 if it has the one for all ports
    22    for each port: orders it delivered, 1 if it has the majority (3 × 2)
    28    1 if the voyage is its own, 1 if it is asked
    30    1 for each port whose lowest open order it can pay
    33    steps until its next turn

A move (`MOVE` numbers):

    0     its kind, one number each in the order of `moves.MOVES`
    11    the stack sailed into, one number each
    14    1 if the lookout puts the tile under
    15    goods bought, sold, thrown overboard, of each kind (3 × 5)
    30    1 for a sail, 1 for a cannon, the post filled, one number each
    37    the gold that the seat gains
    38    the port delivered to, one number each
    41    cubes that the seat places, and cubes that others lose
    43    after the move, for each port what the seat lacks for the lowest open order: goods and gold,
          captains, 1 if nothing (3 × 3)
    52    its gold and the number of its goods after the move
    54    1 if the move ends the voyage or is the last action
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from struct import Struct
from typing import NamedTuple, cast

from hautemer.core.codec import UNSET, Move
from hautemer.core.game import AnyGame
from hautemer.core.offers import Offers
from hautemer.core.talk import Talk
from hautemer.core.vectors import Shape, every_move, signed
from hautemer.games.norderwind import knowledge
from hautemer.games.norderwind.game import Norderwind
from hautemer.games.norderwind.moves import (
    MOVES,
    Deliver,
    Equip,
    Goods,
    Lookout,
    Pay,
    Sail,
    Salvage,
    Skip,
    Stop,
    Trade,
)
from hautemer.games.norderwind.pieces import (
    ACTIONS,
    GOOD_OF,
    GOODS,
    IN_STACK,
    PORT_OF,
    PORTS,
    POST_OF,
    POSTS,
    TILES,
)
from hautemer.games.norderwind.rules import crew
from hautemer.games.norderwind.state import (
    ASHORE,
    LETTERS,
    NO_SEAT,
    OVER,
    PIRATES,
    TILE,
    UNDER,
    State,
)
from hautemer.games.norderwind.tiles.merchant import Merchant
from hautemer.games.norderwind.tiles.trade_port import TradePort
from hautemer.games.norderwind.tiles.wreck import Wreck
from hautemer.kit.bags import EMPTY, ONE, Bag, bag_of, size, total, without
from hautemer.kit.ring import clockwise

VERSION = 1
GLOBALS, PER_SEAT, MOVE = 200, 34, 55
SEATS = 4

KINDS, WARES = len(TILES), len(GOODS)
KIND_OF = {kind: number for number, kind in enumerate(MOVES)}
ONE_OF_3, ONE_OF_6, ONE_OF_18 = (
    (*(bytes(int(at == one) for at in range(number)) for one in range(number)), bytes(number))
    for number in (3, 6, 18)
)  # the last of each is all 0
NO_PRICE = bytes(7)
BARS = 2 * WARES + 3
NO_BARS = bytes(BARS)
ABSENT = tuple(bytes(PER_SEAT * (SEATS - seats)) for seats in range(SEATS + 1))
# By crew: one number per post, and their number.
CREWS = tuple(
    bytes([*[crew >> post & 1 for post in range(len(POSTS))], crew.bit_count()])
    for crew in range(1 << len(POSTS))
)
SEAT = Struct(f"8B{WARES}sB{len(POSTS) + 1}s10B3sB").pack
# The bags of a stack and the number of its other tiles, packed into one number, in bits.
BYTES = 8 * KINDS
PER_STACK = BYTES + 8
IN_STACKS = (3 * PER_STACK + BYTES) // 8
LATE = 120  # turns after which the next ones look the same

Lack = tuple[int, int, int]


class Wants(NamedTuple):
    """What a ship lacks for the lowest open orders, and 1 for each port whose order it can pay."""

    lacks: bytes
    ready: bytes


class Vectors:
    """The encoder of Norderwind."""

    version = VERSION
    shape = Shape(GLOBALS, SEATS, PER_SEAT, MOVE)
    weigh = (1.0, 1.0)

    def __init__(self, game: AnyGame) -> None:
        self.sea = cast(Norderwind, game).sea
        prices = self.sea.data.equipment
        self.equipment = {"sail": prices.sail.price, "cannon": prices.cannon.price, "crew": prices.crew.price}
        self.most_crew = self.sea.data.ship.crew.most
        # Two more prices than orders: those after the last one are empty.
        prices_of = tuple(
            (
                *(
                    order.goods.to_bytes(WARES, "little") + bytes((order.gold, order.captains))
                    for order in column
                ),
                NO_PRICE,
                NO_PRICE,
            )
            for column in self.sea.orders
        )
        self.harbours = tuple(
            tuple(bytes((number,)) + column[number] + column[number + 1] for number in range(len(column) - 1))
            for column in prices_of
        )
        self.tiles = total(self.sea.data.tiles[key].count * ONE[tile] for tile, key in enumerate(TILES))
        self.lack = lru_cache(maxsize=1 << 14)(self._lack)
        self.wants = lru_cache(maxsize=1 << 14)(self._wants)

    def fits(self, state: State) -> bool:
        """True: there is one version of the rules."""
        return True

    def candidates(self, state: State, seat: int, offers: Offers) -> Sequence[Move]:
        """Return the moves; a stack is not cut, as its order is unknown."""
        if offers[0].kind is Sail:
            return SAILS
        return every_move(offers)

    def stage(self, state: State) -> int:
        """Return the round."""
        return state.turns // state.seats

    def standings(self, state: State) -> list[float]:
        """Return by seat the cubes ahead of the mean of the others, in units of three."""
        total, others = sum(state.cubes), state.seats - 1
        return [(cubes - (total - cubes) / others) / 3 for cubes in state.cubes]

    def _lack(self, port: int, number: int, gold: int, hold: int, captains: int) -> Lack | None:
        """Return the goods, gold and captains that a ship lacks for an order; None after the last one."""
        if number >= len(self.sea.orders[port]):
            return None
        order = self.sea.orders[port][number]
        goods = size(without(order.goods, hold))
        return goods, max(0, order.gold - gold), max(0, order.captains - captains)

    def _wants(self, delivered: tuple[int, ...], gold: int, hold: int, captains: int) -> Wants:
        lacks = [self.lack(port, number, gold, hold, captains) for port, number in enumerate(delivered)]
        return Wants(
            b"".join([bytes(4) if lack is None else bytes((*lack, lack == (0, 0, 0))) for lack in lacks]),
            bytes([lack == (0, 0, 0) for lack in lacks]),
        )

    def view(self, state: State, seat: int, talk: Sequence[Talk] = ()) -> bytes:
        """Return what a seat knows."""
        seats, phase, stack, turn = state.seats, state.phase, state.stack, state.turn
        delivered = tuple([len(column) for column in state.columns])
        gold, hold, captains, cubes = state.gold, state.holds, state.captains, state.cubes
        own = self.wants(delivered, gold[seat], hold[seat], captains[seat])
        waiting = on_top = NO_SEAT
        drawn = EMPTY
        if stack == ASHORE:
            voyage = bytes(3)
        else:
            tiles = state.stacks[stack]
            done = state.drawn
            if done:
                drawn = bag_of(tiles[:done])
                if TILE <= phase <= LETTERS:
                    waiting = tiles[done - 1]
            voyage = bytes((state.reach - done, ACTIONS - state.actions, state.look == UNDER))
            if turn == seat and done == 0 and knowledge.known_place(state, seat) == knowledge.TOP:
                on_top = tiles[knowledge.TOP]
        parts = [
            ONE_OF_3[seats - 2],
            bytes((state.goal,)),
            ONE_OF_6[phase] if phase != OVER else ONE_OF_6[-1],
            bytes((turn == seat, min(LATE, state.turns))),
            ONE_OF_3[stack],
            voyage,
            ONE_OF_18[waiting],
            bytes((state.strength if phase == PIRATES else 0,)),
            ONE_OF_18[on_top],
            self.stacks(knowledge.known_stacks(state, seat), stack, drawn),
            self.harbours[0][delivered[0]],
            self.harbours[1][delivered[1]],
            self.harbours[2][delivered[2]],
            own.lacks,
            bars(state.barred) if stack != ASHORE else NO_BARS,
        ]
        columns, majorities, crews = state.columns, state.majorities, state.crews
        for other in clockwise(seat, seats):
            wants = self.wants(delivered, gold[other], hold[other], captains[other])
            placed = cubes[other]
            parts.append(
                SEAT(
                    1,
                    state.goal - placed,
                    signed(placed - cubes[seat]),
                    min(100, gold[other]),
                    state.letters[other],
                    state.sails[other],
                    state.cannons[other],
                    captains[other],
                    hold[other].to_bytes(WARES, "little"),
                    size(hold[other]),
                    CREWS[crews[other]],
                    state.full_crew >> other & 1,
                    state.all_ports >> other & 1,
                    columns[0].count(other),
                    majorities[0] == other,
                    columns[1].count(other),
                    majorities[1] == other,
                    columns[2].count(other),
                    majorities[2] == other,
                    other == turn,
                    other == state.asked,
                    wants.ready,
                    (other - turn) % seats,
                )
            )
        if seats < SEATS:
            parts.append(ABSENT[seats])
        return b"".join(parts)

    def stacks(self, known: Sequence[Bag], stack: int, drawn: Bag) -> bytes:
        """Return the known tiles by stack that are not drawn, how many more there are, and the others."""
        one, two, three = known
        more = (
            IN_STACK - size(one) << BYTES
            | IN_STACK - size(two) << BYTES + PER_STACK
            | IN_STACK - size(three) << BYTES + 2 * PER_STACK
        )
        unknown = self.tiles - one - two - three
        bags = one | two << PER_STACK | three << 2 * PER_STACK | unknown << 3 * PER_STACK
        return (bags + more - (drawn << stack * PER_STACK if drawn else 0)).to_bytes(IN_STACKS, "little")

    def moves(self, state: State, seat: int, moves: Sequence[Move]) -> bytes:
        """Return the vectors of some moves, one after the other."""
        tile = None
        if state.phase in (TILE, LETTERS):
            tile = self.sea.tiles[state.stacks[state.stack][state.drawn - 1]]
        last_action = state.phase == TILE and state.actions == ACTIONS - 1
        delivered = [len(column) for column in state.columns]
        found = bytearray()
        for move in moves:
            vector = bytearray(MOVE)
            vector[KIND_OF[type(move)]] = 1
            gold, hold, captains = state.gold[seat], state.holds[seat], state.captains[seat]
            after = delivered
            match move:
                case Sail():
                    vector[11 + PORT_OF[move.stack]] = 1
                case Lookout():
                    vector[14] = move.under
                case Trade():
                    assert isinstance(tile, TradePort | Merchant)
                    bought, sold, thrown = bag(move.buy), bag(move.sell), bag(move.overboard)
                    vector[15:20] = bought.to_bytes(WARES, "little")
                    vector[20:25] = sold.to_bytes(WARES, "little")
                    vector[25:30] = thrown.to_bytes(WARES, "little")
                    hold += bought - sold - thrown
                    gold += tile.price * (size(sold) - size(bought))
                    if sold:
                        gold += crew.gold_for_a_sale(state.crews[seat])
                case Equip():
                    gold -= self.equipment[move.what]
                    if isinstance(move.post, str):
                        vector[32 + POST_OF[move.post]] = 1
                        vector[41] = state.crews[seat].bit_count() == self.most_crew - 1
                    else:
                        vector[30 if move.what == "sail" else 31] = 1
                case Salvage():
                    assert isinstance(tile, Wreck)
                    gold += tile.gold
                case Deliver():
                    port = state.stack
                    order = self.sea.orders[port][delivered[port]]
                    gold -= order.gold
                    hold -= order.goods
                    captains -= order.captains
                    vector[38 + port] = 1
                    vector[41], vector[42] = cubes_of(state, seat, port)
                    after = [number + (at == port) for at, number in enumerate(delivered)]
                case Pay():
                    gold -= 1
            vector[37] = signed(gold - state.gold[seat])
            for port, number in enumerate(after):
                lack = self.lack(port, number, gold, hold, captains)
                if lack is not None:
                    at = 43 + 3 * port
                    vector[at : at + 3] = bytes((lack[0] + lack[1], lack[2], lack == (0, 0, 0)))
            vector[52], vector[53] = min(100, max(0, gold)), size(hold)
            vector[54] = type(move) is Stop or (last_action and type(move) is not Skip)
            found += vector
        return bytes(found)


@lru_cache(maxsize=1 << 13)
def bars(barred: int) -> bytes:
    """Return what is barred as one number per action."""
    return bytes([barred >> bar & 1 for bar in range(BARS)])


SAILS = tuple(Sail(port) for port in PORTS)


def bag(goods: Goods | object) -> Bag:
    """Return the goods of a move as a bag."""
    if goods is UNSET or not isinstance(goods, dict):
        return EMPTY
    return total(number * ONE[GOOD_OF[key]] for key, number in goods.items())


def cubes_of(state: State, seat: int, port: int) -> tuple[int, int]:
    """Return the cubes that a delivery places for a seat, and those that another seat loses (N6)."""
    column = state.columns[port]
    counts = [column.count(other) for other in range(state.seats)]
    counts[seat] += 1
    most = max(counts)
    leader = counts.index(most) if counts.count(most) == 1 else NO_SEAT
    holder = state.majorities[port]
    placed = 1 + (leader == seat != holder)
    others = [at for at in range(len(PORTS)) if at != port]
    if not state.all_ports >> seat & 1 and all(seat in state.columns[at] for at in others):
        placed += 1
    return placed, int(holder not in (NO_SEAT, seat, leader))
