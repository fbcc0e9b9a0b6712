"""Random outcomes as successive draws that an algorithm can choose: the chance nodes of a game tree.

An entry of the rules is carried out with the draws that are known so far. Where one is missing, `Undrawn`
says what can be drawn; the entry is then carried out again with one draw more.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any, TypeVar

from hautemer.core.chance import Chance, Keys
from hautemer.core.game import Seat
from hautemer.rl.actions import SmallChoice
from hautemer.rl.episode import Episode, Setting
from hautemer.rl.errors import LabError

T = TypeVar("T")
MOST_OUTCOMES = 256  # different things in one draw, in any game and with any data file


class Undrawn(Exception):
    """A draw is missing; `weights` has the number of equal things for each outcome."""

    def __init__(self, weights: tuple[int, ...]) -> None:
        super().__init__()
        self.weights = weights


class ChanceDraws(Chance):
    """Outcomes that are numbers: of the different things that are left, in the order of the list."""

    def __init__(self, numbers: Sequence[int]) -> None:
        self._numbers = list(reversed(numbers))

    def pick(self, name: str, things: Sequence[T], keys: Keys = None) -> T:
        return self._draw(Counter(things))

    def shuffle(self, name: str, things: Sequence[T], keys: Keys = None, *, fixed: int = 0) -> list[T]:
        return [*things[:fixed], *self._drawn(things[fixed:], len(things) - fixed)]

    def deal(
        self, name: str, things: Sequence[T], count: int, keys: Keys = None, *, always: Sequence[T] = ()
    ) -> list[T]:
        dealt = self._drawn(things, count)
        return self._drawn([*dealt, *always], count + len(always)) if always else dealt

    def roll(self, name: str, faces: Sequence[T], count: int, keys: Keys = None) -> list[T]:
        return [self._draw(Counter(faces)) for _ in range(count)]

    def _drawn(self, things: Sequence[T], count: int) -> list[T]:
        left = Counter(things)
        found = []
        for _ in range(min(count, len(things))):
            thing = self._draw(left)
            left[thing] -= 1
            if not left[thing]:
                del left[thing]
            found.append(thing)
        return found

    def _draw(self, left: Counter[T]) -> T:
        """Return one of the things that are left; where all are equal, nothing is drawn."""
        different = list(left)
        if len(different) == 1:
            return different[0]
        if not self._numbers:
            raise Undrawn(tuple(left.values()))
        return different[self._numbers.pop()]


class Orderly(Random):
    """A generator that shuffles nothing: seats that may act are asked in the order of their numbers."""

    def shuffle(self, x: Any) -> None:
        """Leave a list as it is."""

    def __copy__(self) -> Orderly:
        return self


ORDERLY = Orderly(0)


class MatchTree:
    """A match as a game tree: at every point either a seat chooses or chance draws.

    `episode` is the match before the entry that waits for draws, or None before the set-up is complete.
    """

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.episode: Episode | None = None
        self.weights: tuple[int, ...] | None = None  # of the outcomes, at a point where chance draws
        self._action: int | None = None
        self._draws: list[int] = []
        self._history: list[int] | None = []  # all choices and draws since the start; None in a resample
        self._attempt()

    def __deepcopy__(self, memo: Any) -> MatchTree:
        other = object.__new__(MatchTree)
        other.setting = self.setting
        other.episode = None if self.episode is None else self.episode.clone()
        other.weights = self.weights
        other._action = self._action
        other._draws = list(self._draws)
        other._history = None if self._history is None else list(self._history)
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        if self._history is None:
            raise LabError("imagined_world")
        return followed, (self.setting, self._history)

    def choose(self, number: int) -> None:
        """Make the small choice of the asked seat."""
        episode = self.episode
        if episode is None or episode.choice is None or self.weights is not None:
            raise LabError("before_reset")
        complete = not isinstance(episode.choice.after(number), SmallChoice)
        self._note(number)
        if not complete:
            episode.choose(number)
            return
        self._action = number
        self._attempt()

    def draw(self, number: int) -> None:
        """Draw an outcome."""
        weights = self.weights
        if weights is None or not 0 <= number < len(weights):
            raise LabError("wrong_action", action=int(number), most=len(weights or ()) - 1)
        self._draws.append(number)
        self._note(number)
        self._attempt()

    def resampled(self, seat: Seat, rng: Random) -> MatchTree:
        """Return a tree in a world that looks the same to this seat; it reads only what the seat knows."""
        assert self.episode is not None
        other: MatchTree = self.__deepcopy__(None)
        assert other.episode is not None
        other._history = None  # the true tree would reveal what this seat does not know
        other.episode.state = self.setting.game.resample(self.episode.state, seat, rng)
        return other

    def _note(self, number: int) -> None:
        if self._history is not None:
            self._history.append(number)

    def _attempt(self) -> None:
        """Carry out the entry with the draws that there are; stop where one is missing."""
        chance = ChanceDraws(self._draws)
        try:
            if self.episode is None:
                following = Episode(self.setting, ORDERLY, chance)
            else:
                assert self._action is not None
                following = self.episode.clone()
                following.chance = chance
                following.choose(self._action)
        except Undrawn as missing:
            self.weights = missing.weights
            return
        self.episode, self.weights, self._action, self._draws = following, None, None, []


def followed(setting: Setting, numbers: Sequence[int]) -> MatchTree:
    """Return the tree after these choices and draws."""
    tree = MatchTree(setting)
    for number in numbers:
        if tree.weights is None:
            tree.choose(number)
        else:
            tree.draw(number)
    return tree
