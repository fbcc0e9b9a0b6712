"""The game Meuterer: the contract of `core.game`, delegated to the modules of this folder."""

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
from hautemer.games.meuterer import closing, offering, pieces, views, worlds
from hautemer.games.meuterer.moves import MOVES, Fight, Keep, Pass, Play, Reward, Sell, TakeRole
from hautemer.games.meuterer.pieces import Chart, Data
from hautemer.games.meuterer.rules import mutiny, points, setup, trading, voyage
from hautemer.games.meuterer.state import OVER, State
from hautemer.kit.masks import ONE_SEAT
from hautemer.kit.scoring import best_seats

RULES: dict[type[Move], Callable[[State, int, Any, Chance, Tell, Chart], None]] = {
    Reward: trading.reward,
    Play: trading.play,
    Pass: trading.leave,
    TakeRole: trading.take_role,
    Fight: mutiny.fight,
    Sell: points.sell,
    Keep: voyage.keep,
}


class Meuterer(BoxGame[State, Data]):
    """Merchants on one ship, a role taken in secret, and perhaps another captain at the wheel."""

    key = "meuterer"
    state = State
    moves = MOVES
    clauses = closing.CLAUSES
    read_data = staticmethod(pieces.read_data)

    def __init__(self, data: Data, file: DataFile | None = None) -> None:
        super().__init__(data, file)
        self.chart = Chart(data)

    def start(self, seats: int, options: Options, chance: Chance) -> State:
        return setup.set_up(seats, options, chance, self.chart, self.meta.rules)

    def actors(self, state: State) -> Sequence[int]:
        return () if state.phase == OVER else ONE_SEAT[state.turn]

    def offers(self, state: State, seat: int | None) -> Offers:
        return offering.offers(state, seat, self.chart)

    def apply(self, state: State, seat: int | None, move: Move, chance: Chance, tell: Tell) -> None:
        assert seat is not None
        RULES[type(move)](state, seat, move, chance, tell, self.chart)

    def closed(self, state: State, seat: int) -> Sequence[Closed]:
        return closing.closed_to(state, seat)

    def round(self, state: State) -> int:
        return state.round

    def is_commitment(self, move: Move) -> bool:
        return offering.is_commitment(move)

    def public(self, state: State) -> views.PublicView:
        return views.public(state)

    def private(self, state: State, seat: int) -> views.PrivateView:
        return views.private(state, seat)

    def scores(self, state: State) -> Sequence[int]:
        return state.scores

    def result(self, state: State) -> Result | None:
        """M8.5: the highest score wins after the last round."""
        if state.phase != OVER:
            return None
        return Result(tuple(state.scores), best_seats(state.scores), "rounds_played")

    def resample(self, state: State, seat: int, rng: Random) -> State:
        return worlds.resample(state, seat, rng)

    def inventory(self, state: State) -> Mapping[str, int]:
        return views.inventory(state)


GAME = Meuterer.boxed()
