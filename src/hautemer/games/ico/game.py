"""The game ICO: the contract of `core.game`, delegated to the modules of this folder."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from hautemer.core.box import BoxGame
from hautemer.core.chance import Chance
from hautemer.core.closed import Closed
from hautemer.core.codec import Move
from hautemer.core.game import Options, Result, Tell
from hautemer.core.offers import Offers
from hautemer.games.ico import claims, closing, offering, pieces, views, worlds
from hautemer.games.ico.bonus import ONLY
from hautemer.games.ico.moves import MOVES, Accuse, Bonus, Close, Crew, Place, Vote
from hautemer.games.ico.pieces import Data
from hautemer.games.ico.rules import ending, playing, setup, turn, vote, voyage, windows
from hautemer.games.ico.state import FIRST_WINDOW, OVER, PHASES, RESPONSE, VOTE, State

RULES: dict[type[Move], Callable[[State, Any, Any, Chance, Tell], None]] = {
    Crew: turn.propose,
    Vote: vote.cast,
    Place: voyage.place,
    Bonus: playing.play,
    Accuse: ending.accuse,
    Close: playing.close,
}


class Ico(BoxGame[State, Data]):
    """A crew sails with the treasure, and one of its members may be a pirate."""

    key = "ico"
    state = State
    moves = MOVES
    windows = PHASES[FIRST_WINDOW:]
    clauses = closing.CLAUSES
    read_data = staticmethod(pieces.read_data)

    def start(self, seats: int, options: Options, chance: Chance) -> State:
        return setup.set_up(seats, options, chance, self.data, self.meta.rules)

    def actors(self, state: State) -> Sequence[int | None]:
        return offering.actors(state)

    def offers(self, state: State, seat: int | None) -> Offers:
        return offering.offers(state, seat)

    def apply(self, state: State, seat: int | None, move: Move, chance: Chance, tell: Tell) -> None:
        RULES[type(move)](state, seat, move, chance, tell)
        if state.turn.phase >= FIRST_WINDOW and state.play is None:
            windows.pass_over(state, tell, ONLY)  # I4.5

    def claims(self, state: State, seat: int) -> Offers:
        return claims.sayable(state, seat)

    def window(self, state: State) -> str | None:
        if state.play is not None:
            return PHASES[RESPONSE]
        return PHASES[state.turn.phase] if state.turn.phase >= FIRST_WINDOW else None

    def is_debated(self, state: State) -> bool:
        return state.turn.phase == VOTE and state.play is None

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
        return ending.scores(state)

    def result(self, state: State) -> Result | None:
        if state.turn.phase != OVER:
            return None
        return Result(ending.scores(state), ending.winners(state), state.reason)

    def resample(self, state: State, seat: int, rng: Random) -> State:
        return worlds.resample(state, seat, rng)

    def inventory(self, state: State) -> Mapping[str, int]:
        return views.inventory(state)


GAME = Ico.boxed()
