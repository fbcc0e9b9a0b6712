"""The game Norderwind: the contract of `core.game`, delegated to the modules of this folder."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from hautemer.core.box import BoxGame
from hautemer.core.chance import Chance
from hautemer.core.closed import Closed
from hautemer.core.codec import Move
from hautemer.core.game import DataFile, Options, Result, Tell
from hautemer.core.offers import Offers
from hautemer.games.norderwind import closing, offering, pieces, views, worlds
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
from hautemer.games.norderwind.pieces import Data
from hautemer.games.norderwind.rules import actions, setup, voyage
from hautemer.games.norderwind.state import OVER, State
from hautemer.games.norderwind.tiles.sea import Sea
from hautemer.kit.masks import ONE_SEAT
from hautemer.kit.scoring import best_seats

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


class Norderwind(BoxGame[State, Data]):
    """Captains who sail into stacks of tiles, trade, fight pirates and bring three ports what they need."""

    key = "norderwind"
    state = State
    moves = MOVES
    clauses = closing.CLAUSES
    read_data = staticmethod(pieces.read_data)

    def __init__(self, data: Data, file: DataFile | None = None) -> None:
        super().__init__(data, file)
        self.sea = Sea(data)

    def start(self, seats: int, options: Options, chance: Chance) -> State:
        return setup.set_up(seats, chance, self.data, self.meta.rules)

    def actors(self, state: State) -> Sequence[int]:
        return () if state.phase == OVER else ONE_SEAT[state.asked]

    def offers(self, state: State, seat: int | None) -> Offers:
        return offering.offers(state, seat, self.sea)

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
        """N6.3, N6.5: the seat with the most cubes wins, at the last cube or at the turn limit."""
        if state.phase != OVER:
            return None
        reason = "cubes_placed" if max(state.cubes) == state.goal else "turn_limit"
        return Result(tuple(state.cubes), best_seats(state.cubes), reason)

    def resample(self, state: State, seat: int, rng: Random) -> State:
        return worlds.resample(state, seat, rng)

    def inventory(self, state: State) -> Mapping[str, int]:
        return views.inventory(state)


GAME = Norderwind.boxed()
