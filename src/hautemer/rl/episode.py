"""A match in which agents make small choices: which seat is asked, what is open, and how the match ends.

Seats that may act are asked first, in an order drawn at random, then those that the match waits for
(`core.turns`). The clock moves by itself when all seats that may act have declined.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from random import Random
from typing import Any

from hautemer.core import registry
from hautemer.core.chance import Chance, Dice
from hautemer.core.codec import Move
from hautemer.core.game import AnyGame, Result, Seat, silent
from hautemer.core.offers import Offers
from hautemer.core.state import State
from hautemer.core.turns import asking_order, clock_move
from hautemer.rl.actions import SmallChoice
from hautemer.rl.errors import LabError
from hautemer.rl.observations import Observations, observations_of

NOBODY = -1
REWARDS = ("outcome", "score")


class Setting:
    """What all matches of an environment have in common: game, seats, complete options, encodings."""

    def __init__(
        self, game: AnyGame | str, seats: int | None, options: Mapping[str, Any], reward: str = "outcome"
    ) -> None:
        self.game = registry.find(game) if isinstance(game, str) else game
        self.seats = self.game.meta.seats[0] if seats is None else seats
        self.options = self.game.settle(self.seats, options)
        if reward not in REWARDS:
            raise LabError(
                "wrong_setting", setting="reward", value=str(reward)[:40], known=", ".join(REWARDS)
            )
        self.reward = reward
        self.observations: Observations = observations_of(self.game, self.seats)
        self.actions = self.observations.actions
        self.entries_at_most = self.game.meta.entries_at_most

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the arguments only: the encodings hold caches, which every process makes for itself."""
        known = registry.find(self.game.meta.key)
        game = self.game.meta.key if self.game is known else self.game
        return Setting, (game, self.seats, self.options, self.reward)

    def begin(self, rng: Random) -> Episode:
        """Return a new match."""
        return Episode(self, rng)

    def rewards(self, result: Result | None) -> list[float]:
        """Return by seat what a match brings; nothing if it was stopped.

        With `outcome`, winners get 1 and all others −1. With `score`, a seat gets its score less the mean of
        the others. Both are known only at the end: scores are secret before.
        """
        if result is None:
            return [0.0] * self.seats
        if self.reward == "score":
            total, others = sum(result.scores), self.seats - 1
            return [score - (total - score) / others for score in result.scores]
        return [1.0 if seat in result.winners else -1.0 for seat in range(self.seats)]


class Episode:
    """One match. `seat` is asked for the small choice `choice`; `seat` is `NOBODY` after the end."""

    __slots__ = (
        "_declined",
        "_entered",
        "_waited",
        "chance",
        "choice",
        "entries",
        "rng",
        "seat",
        "setting",
        "state",
    )

    def __init__(self, setting: Setting, rng: Random, chance: Chance | None = None) -> None:
        self.setting = setting
        self.rng = rng
        self.chance: Chance = Dice(rng) if chance is None else chance
        self.state: State = setting.game.start(setting.seats, setting.options, self.chance)
        if not setting.observations.encoder.fits(self.state):
            raise LabError("not_covered", game=setting.game.meta.title)
        self.entries = 0
        self.seat: Seat = NOBODY
        self.choice: SmallChoice | None = None
        self._declined: dict[Seat, Offers] = {}
        self._entered = True  # True if an entry was made since seats were asked last
        self._waited: set[Seat] = set()
        self.ask()

    @property
    def over(self) -> bool:
        """True if nobody is asked any more."""
        return self.seat == NOBODY

    @property
    def truncated(self) -> bool:
        """True if the match was stopped before it had a result."""
        return self.seat == NOBODY and self.result() is None

    def result(self) -> Result | None:
        """Return the result, or None while the match runs or if it was stopped."""
        return self.setting.game.result(self.state)

    def rewards(self) -> list[float]:
        """Return the rewards by seat: zeros until the match is over."""
        return self.setting.rewards(self.result() if self.over else None)

    def choose(self, number: int) -> bool:
        """Make the small choice of the asked seat; return True if it completed a move.

        Raise `LabError` if the number is no action or is masked.
        """
        if not self.take(number):
            return False
        self.ask()
        return True

    def take(self, number: int) -> bool:
        """Make the small choice as `choose` does; after a complete move, `ask` finds the next seat."""
        choice = self.choice
        if choice is None:
            raise LabError("before_reset")
        found = choice.after(number)
        if type(found) is SmallChoice:
            self.choice = found
            return False
        if found is None:
            self._declined[self.seat] = self.setting.game.offers(self.state, self.seat)
        else:
            assert isinstance(found, Move)
            self._apply(self.seat, found)
        return True

    def move(self, move: Move | None) -> None:
        """Make a whole move of the asked seat, or decline with None."""
        if move is None:
            self._declined[self.seat] = self.setting.game.offers(self.state, self.seat)
        else:
            self._apply(self.seat, move)
        self.ask()

    def offers(self) -> Offers:
        """Return the offers of the asked seat."""
        return self.setting.game.offers(self.state, self.seat)

    def observe(self, seat: Seat) -> Any:
        """Return the observation of a seat as an array."""
        choice = self.choice if seat == self.seat else None
        return self.setting.observations.observe(self.state, seat, choice)

    def raw(self) -> bytes:
        """Return the observation of the asked seat as signed bytes; zeros after the end."""
        if self.seat == NOBODY:
            return bytes(self.setting.observations.size)
        return self.setting.observations.raw(self.state, self.seat, self.choice)

    def mask(self, seat: Seat) -> bytes:
        """Return a 1 for each action that is open to a seat now; a seat that is not asked can only wait."""
        if self.choice is None or seat != self.seat:
            return self.setting.actions.waiting
        return self.choice.mask

    def clone(self) -> Episode:
        """Return an independent copy that takes the same course for the same choices."""
        other = object.__new__(Episode)
        other.setting = self.setting
        other.rng = copy(self.rng)
        other.chance = Dice(other.rng)
        other.state = self.state.copy()
        other.entries = self.entries
        other.seat, other.choice = self.seat, self.choice
        other._declined, other._waited = dict(self._declined), set(self._waited)
        other._entered = self._entered
        return other

    def _apply(self, seat: Seat | None, move: Move) -> None:
        self.setting.game.apply(self.state, seat, move, self.chance, silent)
        self.entries += 1
        self._entered = True

    def ask(self) -> None:
        """Find the seat that is asked next; the clock moves here."""
        setting, state = self.setting, self.state
        game = setting.game
        while self.entries < setting.entries_at_most:
            actors = game.actors(state)
            if not actors:
                break
            if len(actors) == 1 and (only := actors[0]) is not None:
                offers = game.offers(state, only)
                if self._declined:
                    if self._declined.get(only) is offers:
                        break
                    self._declined.clear()
                self.seat, self.choice = only, setting.actions.root(offers, only)
                return
            seat = self._next_of_many()
            if seat is None:
                break
            if seat != NOBODY:
                self.seat = seat
                self.choice = setting.actions.root(game.offers(state, seat), seat)
                return
            self._apply(None, clock_move(game, state))
        self.seat, self.choice = NOBODY, None

    def _next_of_many(self) -> Seat | None:
        """Return the next seat to ask, `NOBODY` if the clock moves, or None if nobody has anything to do."""
        game, state = self.setting.game, self.state
        willing, awaited, clock = asking_order(game, state, game.actors(state))
        if self._entered:
            # What a seat declined stays declined while the match waits for no other seats than before.
            if not awaited or not self._waited.issuperset(awaited):
                self._declined.clear()
                self._waited = set(awaited)
            self._entered = False
        self.rng.shuffle(willing)
        for seat in willing:
            if self._declined.get(seat) is not game.offers(state, seat):
                return seat
        if awaited:
            return awaited[0]
        return NOBODY if clock else None
