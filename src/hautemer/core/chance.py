"""Random outcomes as an argument: every outcome has a name, and the caller of the rules chooses the source.

Rules ask a `Chance` for outcomes. Items are small integers inside the rules; `keys` lists their names, under
which outcomes are noted.

- `Dice` draws from a generator and notes nothing: simulations and search.
- `NotedDice` draws the same outcomes and notes them: simulations that write records.
- `Stream` draws from a cryptographic stream keyed by a secret, the entry and the outcome: live play.
- `Script` reads given outcomes: tests and records; after its end it may ask a `Stream`.
"""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any, TypeVar

from hautemer.core.errors import BadLuck

T = TypeVar("T")
# The written forms of things, by thing; None: things are written as they are.
Keys = Sequence[Any] | None
Outcome = dict[str, Any]


class Chance(ABC):
    """The source of outcomes for the rules. `keys[thing]` is the written form of a thing."""

    @abstractmethod
    def pick(self, name: str, things: Sequence[T], keys: Keys = None) -> T:
        """Return one of the things."""

    @abstractmethod
    def shuffle(self, name: str, things: Sequence[T], keys: Keys = None, *, fixed: int = 0) -> list[T]:
        """Return all the things in a new order; the first `fixed` stay where they are."""

    @abstractmethod
    def deal(
        self, name: str, things: Sequence[T], count: int, keys: Keys = None, *, always: Sequence[T] = ()
    ) -> list[T]:
        """Return `count` of the things, in order, with those of `always` shuffled among them."""

    @abstractmethod
    def roll(self, name: str, faces: Sequence[T], count: int, keys: Keys = None) -> list[T]:
        """Roll `count` dice with these faces."""


class Dice(Chance):
    """Outcomes from any generator, without notes."""

    __slots__ = ("rng",)

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def pick(self, name: str, things: Sequence[T], keys: Keys = None) -> T:
        return things[int(self.rng.random() * len(things))]

    def shuffle(self, name: str, things: Sequence[T], keys: Keys = None, *, fixed: int = 0) -> list[T]:
        random = self.rng.random
        order = sorted(things[fixed:], key=lambda _: random())  # quicker than swapping
        return [*things[:fixed], *order] if fixed else order

    def deal(
        self, name: str, things: Sequence[T], count: int, keys: Keys = None, *, always: Sequence[T] = ()
    ) -> list[T]:
        dealt = self.rng.sample(things, count)
        if always:
            dealt += always
            self.rng.shuffle(dealt)
        return dealt

    def roll(self, name: str, faces: Sequence[T], count: int, keys: Keys = None) -> list[T]:
        random = self.rng.random
        return [faces[int(random() * len(faces))] for _ in range(count)]


class Noted(Chance):
    """A source that notes each outcome in the words of the record."""

    def __init__(self) -> None:
        self.outcomes: list[Outcome] = []

    def _note(self, name: str, outcome: Any) -> None:
        self.outcomes.append({name: outcome})

    def finish(self) -> list[Outcome]:
        """Return the outcomes, once the entry is over."""
        return self.outcomes


class NotedDice(Noted):
    """Outcomes drawn as `Dice` draws them, and noted."""

    def __init__(self, rng: Random) -> None:
        super().__init__()
        self._dice = Dice(rng)

    def pick(self, name: str, things: Sequence[T], keys: Keys = None) -> T:
        thing = self._dice.pick(name, things)
        self._note(name, written(thing, keys))
        return thing

    def shuffle(self, name: str, things: Sequence[T], keys: Keys = None, *, fixed: int = 0) -> list[T]:
        return self._listed(name, self._dice.shuffle(name, things, fixed=fixed), keys)

    def deal(
        self, name: str, things: Sequence[T], count: int, keys: Keys = None, *, always: Sequence[T] = ()
    ) -> list[T]:
        return self._listed(name, self._dice.deal(name, things, count, always=always), keys)

    def roll(self, name: str, faces: Sequence[T], count: int, keys: Keys = None) -> list[T]:
        return self._listed(name, self._dice.roll(name, faces, count), keys)

    def _listed(self, name: str, things: list[T], keys: Keys) -> list[T]:
        self._note(name, [written(thing, keys) for thing in things])
        return things


class Stream(Noted):
    """Outcomes of live play: outcome k of entry n depends only on (secret, n, k)."""

    def __init__(self, secret: bytes, entry: int) -> None:
        super().__init__()
        self._secret = secret
        self._entry = entry

    def pick(self, name: str, things: Sequence[T], keys: Keys = None) -> T:
        thing = things[self._numbers().below(len(things))]
        self._note(name, written(thing, keys))
        return thing

    def shuffle(self, name: str, things: Sequence[T], keys: Keys = None, *, fixed: int = 0) -> list[T]:
        order = list(things)
        mix(order, self._numbers(), fixed)
        self._note(name, [written(thing, keys) for thing in order])
        return order

    def deal(
        self, name: str, things: Sequence[T], count: int, keys: Keys = None, *, always: Sequence[T] = ()
    ) -> list[T]:
        numbers = self._numbers()
        order = list(things)
        mix(order, numbers)
        dealt = order[:count]
        if always:
            dealt += always
            mix(dealt, numbers)
        self._note(name, [written(thing, keys) for thing in dealt])
        return dealt

    def roll(self, name: str, faces: Sequence[T], count: int, keys: Keys = None) -> list[T]:
        numbers = self._numbers()
        rolled = [faces[numbers.below(len(faces))] for _ in range(count)]
        self._note(name, [written(face, keys) for face in rolled])
        return rolled

    def _numbers(self) -> Numbers:
        return Numbers(self._secret, self._entry, len(self.outcomes))


class Script(Noted):
    """Outcomes that were written down; after the last one, `otherwise` is asked."""

    def __init__(self, outcomes: Sequence[Any], otherwise: Stream | None = None) -> None:
        super().__init__()
        self._script = outcomes
        self._otherwise = otherwise
        if otherwise is not None:
            otherwise.outcomes = self.outcomes  # one list, so that the stream counts all outcomes

    def pick(self, name: str, things: Sequence[T], keys: Keys = None) -> T:
        if len(self.outcomes) >= len(self._script):
            return self._beyond(name).pick(name, things, keys)
        outcome = self._next(name)
        for thing in things:
            if same(written(thing, keys), outcome):
                return thing
        raise BadLuck("luck_impossible", name=name)

    def shuffle(self, name: str, things: Sequence[T], keys: Keys = None, *, fixed: int = 0) -> list[T]:
        if len(self.outcomes) >= len(self._script):
            return self._beyond(name).shuffle(name, things, keys, fixed=fixed)
        order = self._things(name, things, keys)
        if len(order) != len(things) or order[:fixed] != list(things[:fixed]):
            raise BadLuck("luck_impossible", name=name)
        return order

    def deal(
        self, name: str, things: Sequence[T], count: int, keys: Keys = None, *, always: Sequence[T] = ()
    ) -> list[T]:
        if len(self.outcomes) >= len(self._script):
            return self._beyond(name).deal(name, things, count, keys, always=always)
        dealt = self._things(name, [*things, *always], keys)
        if len(dealt) != count + len(always) or Counter(always) - Counter(dealt):
            raise BadLuck("luck_impossible", name=name)
        return dealt

    def roll(self, name: str, faces: Sequence[T], count: int, keys: Keys = None) -> list[T]:
        if len(self.outcomes) >= len(self._script):
            return self._beyond(name).roll(name, faces, count, keys)
        rolled = self._things(name, [face for face in dict.fromkeys(faces) for _ in range(count)], keys)
        if len(rolled) != count:
            raise BadLuck("luck_impossible", name=name)
        return rolled

    def finish(self) -> list[Outcome]:
        if len(self.outcomes) < len(self._script):
            left = self._script[len(self.outcomes)]
            raise BadLuck("luck_left_over", name=label(left))
        return self.outcomes

    def _beyond(self, name: str) -> Stream:
        if self._otherwise is None:
            raise BadLuck("luck_missing", name=name)
        return self._otherwise

    def _next(self, name: str) -> Any:
        outcome = self._script[len(self.outcomes)]
        if not isinstance(outcome, dict) or len(outcome) != 1:
            raise BadLuck("luck_shape")
        if name not in outcome:
            raise BadLuck("luck_other", name=name, found=label(outcome))
        self.outcomes.append(outcome)
        return outcome[name]

    def _things(self, name: str, things: Sequence[T], keys: Keys) -> list[T]:
        """Return the written list as things, each taken at most as often as it occurs."""
        outcome = self._next(name)
        if not isinstance(outcome, list):
            raise BadLuck("luck_impossible", name=name)
        left: dict[Any, list[T]] = {}
        for thing in things:
            left.setdefault(written(thing, keys), []).append(thing)
        found = []
        for key in outcome:
            if isinstance(key, (list, dict, float, bool)) or not left.get(key):
                raise BadLuck("luck_impossible", name=name)
            found.append(left[key].pop())
        return found


class Numbers:
    """Unbiased whole numbers from BLAKE2b in counter mode, keyed by the secret.

    >>> Numbers(bytes(32), 0, 0).below(1)
    0
    """

    def __init__(self, secret: bytes, entry: int, asked: int) -> None:
        self._secret = secret
        self._place = entry.to_bytes(8, "big", signed=True) + asked.to_bytes(8, "big")
        self._block = 0
        self._ready: list[int] = []

    def below(self, limit: int) -> int:
        """Return a number from 0 to `limit` − 1, uniformly at random."""
        most = 2**64 - 2**64 % limit  # larger numbers would favour the small remainders: draw again
        while True:
            number = self._word()
            if number < most:
                return number % limit

    def _word(self) -> int:
        if not self._ready:
            hashed = hashlib.blake2b(
                self._place + self._block.to_bytes(8, "big"), key=self._secret, person=b"hautemer luck"
            ).digest()
            self._ready = [int.from_bytes(hashed[at : at + 8], "big") for at in range(56, -1, -8)]
            self._block += 1
        return self._ready.pop()


def mix(order: list[Any], numbers: Numbers, fixed: int = 0) -> None:
    """Shuffle a list in place, from place `fixed` on."""
    for place in range(len(order) - 1, fixed, -1):
        other = fixed + numbers.below(place + 1 - fixed)
        order[place], order[other] = order[other], order[place]


def secret_of(seed: str) -> bytes:
    """Return the secret of 256 bits for a seed in words.

    >>> len(secret_of("tempest"))
    32
    """
    return hashlib.sha256(b"hautemer seed\0" + seed.encode()).digest()


def commitment_to(secret: bytes) -> str:
    """Return the hash that is published before the first move and proves the secret after the last."""
    return hashlib.sha256(b"hautemer commitment\0" + secret).hexdigest()


def written(thing: Any, keys: Keys) -> Any:
    """Return a thing in the words of the record."""
    return thing if keys is None else keys[thing]


def same(one: Any, other: Any) -> bool:
    """True if two values are equal and of the same type: neither True nor 1.0 is the same as 1."""
    return type(one) is type(other) and bool(one == other)


def label(outcome: Any) -> str:
    """Return the name of a noted outcome for an error message, never its value."""
    if isinstance(outcome, dict) and len(outcome) == 1:
        return str(next(iter(outcome)))[:40]
    return "?"
