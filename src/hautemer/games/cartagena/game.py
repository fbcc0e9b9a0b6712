"""The game Cartagena: the contract of `core.game`, delegated to the modules of this folder."""

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
from hautemer.games.cartagena import closing, offering, pieces, views, worlds
from hautemer.games.cartagena.moves import MOVES, Commit, Knock, Rob, Visit
from hautemer.games.cartagena.pieces import Data
from hautemer.games.cartagena.rules import duels, ending, setup, voyage
from hautemer.games.cartagena.state import VISITING, State

# Every other move answers a pirate whom the seat visits.
RULES: dict[type[Move], Callable[[State, int, Any, Chance, Tell, Data], None]] = {
    Visit: voyage.visit,
    Knock: voyage.knock,
    Commit: duels.commit,
    Rob: duels.loot,
}


class Cartagena(BoxGame[State, Data]):
    """A voyage among pirates, a side chosen in secret, and five duels that decide between the two."""

    key = "cartagena"
    state = State
    moves = MOVES
    clauses = closing.CLAUSES
    read_data = staticmethod(pieces.read_data)

    def __init__(self, data: Data, file: DataFile | None = None) -> None:
        super().__init__(data, file)
        least, most = self.meta.seats
        self.first_piles = {seats: setup.first_pile(data, seats) for seats in range(least, most + 1)}

    def start(self, seats: int, options: Options, chance: Chance) -> State:
        return setup.set_up(seats, options, chance, self.data, self.first_piles[seats], self.meta.rules)

    def actors(self, state: State) -> Sequence[int]:
        return offering.actors(state)

    def offers(self, state: State, seat: int | None) -> Offers:
        return offering.offers(state, seat)

    def apply(self, state: State, seat: int | None, move: Move, chance: Chance, tell: Tell) -> None:
        assert seat is not None
        rule = voyage.answer if state.phase == VISITING else RULES[type(move)]
        rule(state, seat, move, chance, tell, self.data)

    def closed(self, state: State, seat: int) -> Sequence[Closed]:
        return closing.closed_to(state, seat)

    def round(self, state: State) -> int:
        return state.round

    def is_commitment(self, move: Move) -> bool:
        return offering.is_commitment(move)

    def public(self, state: State) -> views.PublicView:
        return views.public(state, self.data)

    def private(self, state: State, seat: int) -> views.PrivateView:
        return views.private(state, seat, self.first_piles[state.seats])

    def scores(self, state: State) -> Sequence[int]:
        return ending.scores(state)

    def result(self, state: State) -> Result | None:
        return ending.result(state)

    def resample(self, state: State, seat: int, rng: Random) -> State:
        return worlds.resample(state, seat, rng, self.first_piles[state.seats])

    def inventory(self, state: State) -> Mapping[str, int]:
        return views.inventory(state)


GAME = Cartagena.boxed()
