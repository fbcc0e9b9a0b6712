"""The contract of the game, kept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from hautemer.core import game, registry
from hautemer.core.chance import Chance
from hautemer.core.closed import Closed
from hautemer.core.codec import Move
from hautemer.core.game import DataFile, Options, Result, Tell
from hautemer.core.offers import Offers
from hautemer.games.cartagena import closing, offering, views
from hautemer.games.cartagena.cards import Data, read_data
from hautemer.games.cartagena.moves import MOVES, Commit, Knock, Rob, Visit
from hautemer.games.cartagena.rules import duels, ending, setup, voyage
from hautemer.games.cartagena.state import VISITING, State


class Cartagena(game.Game[State]):
    """A voyage among pirates, a side chosen in secret, and five duels that decide between the two."""

    moves = MOVES
    clauses = closing.CLAUSES

    def __init__(self, data: Data, file: DataFile | None = None) -> None:
        self.meta = registry.meta("cartagena")
        self.data = data
        self.data_file = file
        least, most = self.meta.seats
        self.first_piles = {seats: setup.first_pile(data, seats) for seats in range(least, most + 1)}

    def with_data(self, document: bytes, file: DataFile) -> Cartagena:
        return Cartagena(read_data(document), file)

    def start(self, seats: int, options: Options, chance: Chance) -> State:
        return setup.set_up(seats, options, chance, self.data, self.first_piles[seats], self.meta.rules)

    def actors(self, state: State) -> Sequence[int]:
        return offering.actors(state)

    def offers(self, state: State, seat: int | None) -> Offers:
        return offering.offers(state, seat)

    def apply(self, state: State, seat: int | None, move: Move, chance: Chance, tell: Tell) -> None:
        assert seat is not None
        if state.phase == VISITING:
            voyage.answer(state, seat, move, chance, tell, self.data)
            return
        match move:
            case Visit():
                voyage.visit(state, seat, move, chance, tell, self.data)
            case Knock():
                voyage.knock(state, seat, chance, tell, self.data)
            case Commit():
                duels.commit(state, seat, move, chance, tell)
            case Rob():
                duels.loot(state, seat, move, tell)

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
        return views.resample(state, seat, rng, self.first_piles[state.seats])

    def inventory(self, state: State) -> Mapping[str, int]:
        return views.inventory(state)


GAME = Cartagena(read_data(registry.file("cartagena", "data.toml")))
