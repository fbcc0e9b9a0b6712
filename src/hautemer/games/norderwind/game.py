"""The contract of the game, kept."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from hautemer.core import game, registry
from hautemer.core.chance import Chance
from hautemer.core.closed import Closed
from hautemer.core.codec import Move
from hautemer.core.game import DataFile, Options, Result, Tell
from hautemer.core.offers import Between, Field, Offer, Offers, OneOf
from hautemer.games.norderwind import closing, flow, views
from hautemer.games.norderwind.moves import (
    MOVES,
    Deliver,
    Draw,
    Equip,
    Fight,
    Lookout,
    Pay,
    Sail,
    Salvage,
    Skip,
    Stop,
    Trade,
)
from hautemer.games.norderwind.pieces import DEALT, PORTS, Data, read_data
from hautemer.games.norderwind.rules import actions, setup, voyage
from hautemer.games.norderwind.sea import Sea
from hautemer.games.norderwind.state import LOOKOUT, OVER, SAILING, STACK, State

SEATS = ((0,), (1,), (2,), (3,))

NOTHING = Offers()
STACK_AND_CUT: dict[str, Field] = {"stack": OneOf(PORTS), "cut": Between(0, DEALT, default=0)}
STACKS = Offers([Offer(Sail, STACK_AND_CUT, at_once=True, then=Draw)])  # N2.2
LOOK = Offers([Offer(Lookout, {"under": OneOf((False, True))}, at_once=True, then=Draw)])  # N2.3
FIRST_DRAW = Offers([Offer(Draw, forced=True, at_once=True)])  # N2.4
DRAW_OR_STOP = Offers([Offer(Draw, at_once=True), Offer(Stop)])

RULES: dict[type[Move], Callable[[State, int, Any, Chance, Tell, Sea], None]] = {
    Sail: voyage.sail,
    Lookout: voyage.look,
    Draw: voyage.draw,
    Stop: voyage.stop,
    Pay: voyage.pay,
    Fight: voyage.fight,
    Trade: actions.use,
    Equip: actions.use,
    Salvage: actions.use,
    Deliver: actions.use,
    Skip: actions.skip,
}


class Norderwind(game.Game[State]):
    """Captains who sail into stacks of tiles, trade, fight pirates and bring three ports what they need."""

    moves = MOVES
    clauses = closing.CLAUSES

    def __init__(self, data: Data, file: DataFile | None = None) -> None:
        self.meta = registry.meta("norderwind")
        self.data = data
        self.sea = Sea(data)
        self.data_file = file

    def with_data(self, document: bytes, file: DataFile) -> Norderwind:
        return Norderwind(read_data(document), file)

    def start(self, seats: int, options: Options, chance: Chance) -> State:
        return setup.set_up(seats, chance, self.data, self.meta.rules)

    def actors(self, state: State) -> Sequence[int]:
        return () if state.phase == OVER else SEATS[state.asked]

    def offers(self, state: State, seat: int | None) -> Offers:
        phase = state.phase
        if seat != state.asked or phase == OVER:
            return NOTHING
        if phase == SAILING:
            return DRAW_OR_STOP if state.drawn else FIRST_DRAW
        if phase == STACK:
            return STACKS
        if phase == LOOKOUT:
            return LOOK
        answers = self.sea.tiles[state.stacks[state.stack][state.drawn - 1]].offers(state, seat)
        return flow.marked(answers, state, seat)

    def apply(self, state: State, seat: int | None, move: Move, chance: Chance, tell: Tell) -> None:
        assert seat is not None
        RULES[type(move)](state, seat, move, chance, tell, self.sea)

    def closed(self, state: State, seat: int) -> Sequence[Closed]:
        return closing.closed_to(state, seat, self.sea)

    def round(self, state: State) -> int:
        return state.turns // state.seats + 1

    def public(self, state: State) -> views.PublicView:
        return views.public(state, self.sea)

    def private(self, state: State, seat: int) -> views.PrivateView:
        return views.private(state, seat)

    def scores(self, state: State) -> Sequence[int]:
        return state.cubes

    def result(self, state: State) -> Result | None:
        """N6.3, N6.5"""
        if state.phase != OVER:
            return None
        best = max(state.cubes)
        winners = tuple(seat for seat, cubes in enumerate(state.cubes) if cubes == best)
        return Result(tuple(state.cubes), winners, "cubes_placed" if best == state.goal else "turn_limit")

    def resample(self, state: State, seat: int, rng: Random) -> State:
        return views.resample(state, seat, rng)

    def inventory(self, state: State) -> Mapping[str, int]:
        return views.inventory(state)


GAME = Norderwind(read_data(registry.file("norderwind", "data.toml")))
