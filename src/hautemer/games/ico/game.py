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
from hautemer.games.ico import claims, closing, offering, views, worlds
from hautemer.games.ico.bonus import ONLY
from hautemer.games.ico.cards import Data, read_data
from hautemer.games.ico.moves import MOVES, Accuse, Bonus, Crew, Place, Vote
from hautemer.games.ico.rules import ending, playing, setup, turn, vote, voyage, windows
from hautemer.games.ico.state import FIRST_WINDOW, OVER, PHASES, RESPONSE, State


class Ico(game.Game[State]):
    """A crew sails with the treasure, and somebody in it may be a pirate."""

    moves = MOVES
    windows = PHASES[FIRST_WINDOW:]
    clauses = closing.CLAUSES

    def __init__(self, data: Data, file: DataFile | None = None) -> None:
        self.meta = registry.meta("ico")
        self.data = data
        self.data_file = file

    def with_data(self, document: bytes, file: DataFile) -> Ico:
        return Ico(read_data(document), file)

    def start(self, seats: int, options: Options, chance: Chance) -> State:
        return setup.set_up(seats, options, chance, self.data, self.meta.rules)

    def actors(self, state: State) -> Sequence[int | None]:
        return offering.actors(state)

    def offers(self, state: State, seat: int | None) -> Offers:
        return offering.offers(state, seat)

    def apply(self, state: State, seat: int | None, move: Move, chance: Chance, tell: Tell) -> None:
        if seat is None:
            self._close(state, chance, tell)
        elif isinstance(move, Vote):
            vote.cast(state, seat, move, tell)
        elif isinstance(move, Place):
            voyage.place(state, seat, move, tell)
        elif isinstance(move, Crew):
            turn.propose(state, seat, move, tell)
        elif isinstance(move, Bonus):
            playing.play(state, seat, move, chance, tell)
        else:
            assert isinstance(move, Accuse)
            ending.accuse(state, seat, move, tell)
        if state.turn.phase >= FIRST_WINDOW and state.play is None:
            windows.pass_over(state, tell, ONLY)  # I4.5

    def _close(self, state: State, chance: Chance, tell: Tell) -> None:
        """The clock closes the open window (I4.1)."""
        if state.play is not None:
            playing.resolve(state, chance, tell)
        else:
            windows.close(state, tell)

    def claims(self, state: State, seat: int) -> Offers:
        return claims.sayable(state, seat)

    def window(self, state: State) -> str | None:
        if state.play is not None:
            return PHASES[RESPONSE]
        return PHASES[state.turn.phase] if state.turn.phase >= FIRST_WINDOW else None

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


GAME = Ico(read_data(registry.file("ico", "data.toml")))
