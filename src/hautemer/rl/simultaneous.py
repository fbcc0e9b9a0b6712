"""A match in which all asked seats make their small choices at the same time.

In one step every seat that the match waits for, and every seat that may act and has not declined, makes one
small choice. Moves that are complete are applied in an order drawn at random. A seat whose offers change in
between begins its move again.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from hautemer.core.chance import Dice
from hautemer.core.codec import Move
from hautemer.core.game import Result, Seat, silent
from hautemer.core.offers import Offers, accept
from hautemer.core.state import State
from hautemer.core.turns import asking_order, clock_move
from hautemer.rl.actions import WAIT, SmallChoice
from hautemer.rl.episode import Setting
from hautemer.rl.errors import LabError


class Simultaneous:
    """One match; `asked` holds the small choice of every seat that is asked, and is empty after the end."""

    def __init__(self, setting: Setting, rng: Random) -> None:
        self.setting = setting
        self.rng = rng
        self.chance = Dice(rng)
        self.state: State = setting.game.start(setting.seats, setting.options, self.chance)
        if not setting.observations.encoder.fits(self.state):
            raise LabError("not_covered", game=setting.game.meta.title)
        self.entries = 0
        self.asked: dict[Seat, tuple[Offers, SmallChoice]] = {}
        self._declined: dict[Seat, Offers] = {}
        self._ask()

    @property
    def over(self) -> bool:
        """True if nobody is asked any more."""
        return not self.asked

    def result(self) -> Result | None:
        """Return the result, or None while the match runs or if it was stopped."""
        return self.setting.game.result(self.state)

    def rewards(self) -> list[float]:
        """Return the rewards by seat: zeros until the match is over."""
        return self.setting.rewards(self.result() if self.over else None)

    def step(self, numbers: Mapping[Seat, int]) -> None:
        """Make one small choice for every seat; seats that are not asked wait.

        Raise `LabError`, without any effect, if a number is no action, is masked or is missing.
        """
        found: dict[Seat, SmallChoice | Move | None] = {}
        for seat in range(self.setting.seats):
            number = numbers.get(seat)
            if seat in self.asked:
                found[seat] = self.asked[seat][1].after(self.setting.actions.checked(number))
            elif number is not None and self.setting.actions.checked(number) != WAIT:
                name = self.setting.actions.names[number]
                raise LabError("masked_action", action=int(number), name=name)
        order = list(found)
        self.rng.shuffle(order)
        for seat in order:
            after = found[seat]
            if isinstance(after, SmallChoice):
                self.asked[seat] = (self.asked[seat][0], after)
            elif after is None:
                self._declined[seat] = self.asked[seat][0]
            else:
                self._enter(seat, after)
        self._ask()

    def observe(self, seat: Seat) -> Any:
        """Return the observation of a seat as an array."""
        choice = self.asked[seat][1] if seat in self.asked else None
        return self.setting.observations.observe(self.state, seat, choice)

    def mask(self, seat: Seat) -> bytes:
        """Return a 1 for each action that is open to a seat now."""
        return self.asked[seat][1].mask if seat in self.asked else self.setting.actions.waiting

    def _enter(self, seat: Seat, move: Move) -> None:
        game, state = self.setting.game, self.state
        accepted = accept(game.offers(state, seat), move)
        self.asked.pop(seat, None)
        # A move of another seat in the same step may have closed this one: the seat is asked again.
        if accepted is not None and self.entries < self.setting.entries_at_most:
            game.apply(state, seat, accepted, self.chance, silent)
            self.entries += 1

    def _ask(self) -> None:
        """Find the seats that are asked next; the clock moves here."""
        setting, game, state = self.setting, self.setting.game, self.state
        while self.entries < setting.entries_at_most:
            willing, awaited, clock = asking_order(game, state, game.actors(state))
            asked: dict[Seat, tuple[Offers, SmallChoice]] = {}
            for seat in (*awaited, *willing):
                offers = game.offers(state, seat)
                if seat in willing and self._declined.get(seat) is offers:
                    continue
                before = self.asked.get(seat)
                kept = before is not None and before[0] is offers
                asked[seat] = before if before and kept else (offers, setting.actions.root(offers, seat))
            self.asked = asked
            if asked or not clock:
                return
            game.apply(state, None, clock_move(game, state), self.chance, silent)
            self.entries += 1
            self._declined.clear()
        self.asked = {}
