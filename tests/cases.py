"""The matches that campaigns play: every game, every number of seats, every value of every option.

Match `number` of a game and a number of seats always has the same options, secret and players. If an option
has n values, each value occurs once in n successive matches; the combinations of options are random.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from random import Random
from typing import Any

from hautemer import registry
from hautemer.bots.random import RandomBot
from hautemer.core.chance import secret_of
from hautemer.core.game import AnyGame, Option
from hautemer.core.match import Match, live
from hautemer.core.state import State
from hautemer.sim.run import next_move

# Matches per game, number of seats and value of an option: 12, or 2,000 in a long campaign.
MATCHES = int(os.environ.get("HAUTEMER_MATCHES", "12"))
# Matches through the kernel, with digests, prompts and facts: four times as slow as the bare rules.
WRITTEN = max(2, MATCHES // 8)
# Matches in which every move and every viewer is examined: a hundred times as slow.
EXAMINED = max(1, MATCHES // 25)
# A game with more numbers of seats than this divides the written and examined matches among them.
NUMBERS_OF_SEATS = 3
# A game with matches of more entries than this has fewer of them written and examined.
LENGTH = 150
# Entries per match that are examined, spread evenly: enough to show every phase of a match.
LOOKED_INTO = 60
# Seats that are examined at one entry. With twenty seats, a match examines all of them in turn.
VIEWERS = 5


KEYS = registry.keys()


@dataclass(frozen=True)
class Case:
    """One match of a campaign."""

    key: str
    seats: int
    number: int
    game: AnyGame
    kind: type[Match] = Match

    @property
    def options(self) -> dict[str, Any]:
        """The options of this match."""
        return {key: self._value(key, option) for key, option in self.game.meta.options.items()}

    @property
    def secret(self) -> bytes:
        """The secret from which its random outcomes follow."""
        return secret_of(f"{self.key} {self.seats} {self.number}")

    @property
    def names(self) -> list[str]:
        """Names for the seats."""
        return [f"seat {seat}" for seat in range(self.seats)]

    def rng(self, *purpose: object) -> Random:
        """Return a generator for one purpose, the same each time."""
        return Random(f"{self.key} {self.seats} {self.number} {purpose}")

    def watch(self) -> Iterator[Match]:
        """Yield the match, played by random players: after the set-up and after every entry."""
        rng = self.rng("players")
        players = [RandomBot(self.game)] * self.seats
        match = self.kind.begin(self.game, self.names, self.options, live(self.secret))
        yield match
        while (step := next_move(self.game, match.state, players, rng)) is not None:
            assert len(match.log) < self.game.meta.entries_at_most, f"{self} does not end"
            match.submit(*step)
            yield match

    def play(self) -> Match:
        """Return the match at its end."""
        *_, match = self.watch()
        return match

    def look_into(self) -> Iterator[Match]:
        """Yield the match at some entries, spread evenly, and at its end."""
        for match in self.watch():
            if len(match.log) % self.step == 0 or match.result is not None:
                yield match

    @property
    def step(self) -> int:
        """The distance between examined entries."""
        return max(1, -(-entries_of(self) // LOOKED_INTO))

    def viewers(self, position: int) -> list[int]:
        """Return the seats that are examined at an entry: all of them, or a random choice."""
        if self.seats <= VIEWERS:
            return list(range(self.seats))
        return sorted(self.rng("viewers", position).sample(range(self.seats), VIEWERS))

    def _value(self, key: str, option: Option) -> Any:
        values = values_of(option, self.seats)
        block, place = divmod(self.number, len(values))
        Random(f"{self.key} {self.seats} {key} {block}").shuffle(values)
        return values[place]


@cache
def entries_of(case: Case) -> int:
    """Return how many entries a match has."""
    return len(case.play().log)


def tables() -> list[tuple[str, int]]:
    """Return every game with every number of seats."""
    return [
        (key, seats)
        for key in KEYS
        for seats in range(registry.meta(key).seats[0], registry.meta(key).seats[1] + 1)
    ]


def bare(key: str, seats: int) -> Iterator[Case]:
    """Return matches for the bare rules: every value of every option `MATCHES` times."""
    return cases(key, seats, MATCHES * widest(key, seats))


def written(key: str, seats: int) -> Iterator[Case]:
    """Return matches to be played through the kernel."""
    return cases(key, seats, shared_out(key, seats, WRITTEN * widest(key, seats)))


def examined(key: str, seats: int) -> Iterator[Case]:
    """Return matches in which every move and every viewer is examined."""
    return cases(key, seats, shared_out(key, seats, EXAMINED * widest(key, seats)))


def cases(key: str, seats: int, matches: int) -> Iterator[Case]:
    """Return `matches` matches. With another number of seats they begin with other options."""
    game = registry.find(key)
    return (Case(key, seats, seats * matches + number, game) for number in range(matches))


def shared_out(key: str, seats: int, matches: int) -> int:
    """Return a number of matches: fewer if a game has many numbers of seats or long matches."""
    least, most = registry.meta(key).seats
    numbers = max(NUMBERS_OF_SEATS, most - least + 1)
    length = max(LENGTH, entries_of(next(cases(key, seats, 1))))
    return max(1, matches * NUMBERS_OF_SEATS * LENGTH // (numbers * length))


def widest(key: str, seats: int) -> int:
    """Return how many values the option with the most values has."""
    options = registry.meta(key).options.values()
    return max((len(values_of(option, seats)) for option in options), default=1)


def values_of(option: Option, seats: int) -> list[Any]:
    """Return the values of an option: the ends and the default of a range, a short and a long list."""
    values: list[Any] = list(option.values)
    if option.between is not None:
        values += sorted({*option.between, *([option.default] if option.default is not None else [])})
    if option.some_of:
        keys = list(option.some_of)
        values += [keys[-seats:], keys]
    return values


def fork(match: Match, state: State | None = None) -> Match:
    """Return a copy of a match that can take another course, or continue in another world."""
    return replace(
        match,
        state=match.state if state is None else state,
        log=list(match.log),
        played=list(match.played),
        facts={viewer: list(heard) for viewer, heard in match.facts.items()},
        prompts=dict(match.prompts),
    )
