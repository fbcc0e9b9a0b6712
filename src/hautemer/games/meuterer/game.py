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
from hautemer.games.meuterer import closing, offering, views
from hautemer.games.meuterer.cards import CONFLICT, Chart, Data, read_data
from hautemer.games.meuterer.moves import MOVES, Fight, Keep, Pass, Play, Reward, Sell, TakeRole
from hautemer.games.meuterer.offering import CARRY, HELD, NOTHING
from hautemer.games.meuterer.offering import trading as trading_offers
from hautemer.games.meuterer.rules import mutiny, points, setup, trading, voyage
from hautemer.games.meuterer.state import KEEPING, MUTINY, OVER, REWARD, SALES, TRADING, State
from hautemer.kit.bags import count

NOBODY: tuple[int, ...] = ()
SEATS = ((0,), (1,), (2,), (3,))


class Meuterer(game.Game[State]):
    """Merchants on one ship, a role taken in secret, and perhaps another captain at the wheel."""

    moves = MOVES
    clauses = closing.CLAUSES

    def __init__(self, data: Data, file: DataFile | None = None) -> None:
        self.meta = registry.meta("meuterer")
        self.data = data
        self.chart = Chart(data)
        self.data_file = file

    def with_data(self, document: bytes, file: DataFile) -> Meuterer:
        return Meuterer(read_data(document), file)

    def start(self, seats: int, options: Options, chance: Chance) -> State:
        return setup.set_up(seats, options, chance, self.chart, self.meta.rules)

    def actors(self, state: State) -> Sequence[int]:
        return NOBODY if state.phase == OVER else SEATS[state.turn]

    def offers(self, state: State, seat: int | None) -> Offers:
        if seat != state.turn:
            return NOTHING
        phase = state.phase
        if phase == TRADING:
            if not state.trading >> seat & 1:
                return offering.taking(state.roles_left)
            held = state.hands[seat] + CARRY & HELD
            if state.rules == 1 and seat != state.captain:
                return trading_offers(held, state.roles_left)
            return trading_offers(held)
        if phase == MUTINY:
            return offering.fighting(count(state.hands[seat], CONFLICT))
        if phase == SALES:
            ship, wake = state.ring[state.ship], state.ring[state.wake]
            here, there = self.chart.wanted[ship], self.chart.wanted[wake]
            return offering.selling(state.laid[seat] & (here | there), ship, wake, here, there)
        if phase == REWARD:
            return offering.REWARDS
        if phase == KEEPING:
            return offering.keeping(tuple(sorted(state.drawn)), state.need)
        return NOTHING

    def apply(self, state: State, seat: int | None, move: Move, chance: Chance, tell: Tell) -> None:
        assert seat is not None
        # The kinds of move have no kinds below them: `is` asks the same as `isinstance`, and asks it faster.
        if type(move) is Play:
            trading.play(state, seat, move, tell)
        elif type(move) is Pass:
            trading.leave(state, seat, move, chance, tell, self.chart)
        elif type(move) is TakeRole:
            trading.take_role(state, seat, move, chance, tell, self.chart)
        elif type(move) is Fight:
            mutiny.fight(state, seat, move, chance, tell, self.chart)
        elif type(move) is Sell:
            points.sell(state, seat, move, chance, tell, self.chart)
        elif type(move) is Reward:
            trading.reward(state, move, tell)
        elif type(move) is Keep:
            voyage.keep(state, seat, move, chance, tell)

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
        """M8.5"""
        if state.phase != OVER:
            return None
        best = max(state.scores)
        winners = tuple(seat for seat, score in enumerate(state.scores) if score == best)
        return Result(tuple(state.scores), winners, "rounds_played")

    def resample(self, state: State, seat: int, rng: Random) -> State:
        return views.resample(state, seat, rng)

    def inventory(self, state: State) -> Mapping[str, int]:
        return views.inventory(state)


GAME = Meuterer(read_data(registry.file("meuterer", "data.toml")))
