"""The view of a seat and whole moves as vectors: the numbers of the bots' encoder and those of the actions.

An observation is the encoded view, followed by one number per action: how often it was chosen so far for the
move that the seat is making. It is built from what the seat knows alone.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from hautemer.core import registry
from hautemer.core.codec import Move
from hautemer.core.game import AnyGame, Seat
from hautemer.core.offers import Offers
from hautemer.core.vectors import Remembers, Vectors
from hautemer.extras import named
from hautemer.rl.actions import Actions, SmallChoice, actions_of
from hautemer.rl.errors import LabError

try:
    import numpy
except ModuleNotFoundError as error:
    raise named(error) from None

LOW, HIGH = -128, 127  # the encoder's numbers are signed bytes


class NumbersRow(NamedTuple):
    """One line of the description of an encoder: a section, its first number, and what the numbers mean."""

    section: str
    first: int
    meaning: str


class Observations:
    """The observations of a game, for a number of seats."""

    def __init__(self, game: AnyGame, seats: int) -> None:
        self.encoder = encoder_of(game)
        self.actions: Actions = actions_of(game, seats)
        self.view = self.encoder.shape.view
        self.size = self.view + self.actions.count
        self.move = self.encoder.shape.move + self.actions.count
        self._none_made = bytes(self.actions.count)
        # Place k of a spelling counts 2^-k, so that the sum over its places says where a number occurs.
        self._places = [2.0**-place for place in range(64)]

    def remember(self, matches: int) -> None:
        """Let the encoder keep enough for that many matches that are encoded in turns."""
        if isinstance(self.encoder, Remembers):
            self.encoder.remember(matches)

    def raw(self, state: Any, seat: Seat, choice: SmallChoice | None) -> bytes:
        """Return an observation as `size` signed bytes; without a choice, as of a seat that is not asked."""
        return self.encoder.view(state, seat) + (self._none_made if choice is None else choice.made)

    def observe(self, state: Any, seat: Seat, choice: SmallChoice | None) -> Any:
        """Return an observation as an array of floats."""
        return numpy.frombuffer(self.raw(state, seat, choice), numpy.int8).astype(numpy.float32)

    def features(self, state: Any, seat: Seat, offers: Offers, moves: Sequence[Move]) -> Any:
        """Return one row of `move` floats per move, for learners that value whole moves.

        A row is the encoder's vector of the move, followed by one number per action: the sum of 2^-k over
        the places k at which it occurs in the full spelling. Different moves have different rows.
        """
        length = self.encoder.shape.move
        rows = numpy.zeros((len(moves), self.move), numpy.float32)
        encoded = numpy.frombuffer(self.encoder.moves(state, seat, moves), numpy.int8)
        rows[:, :length] = encoded.reshape(len(moves), length)
        for row, move in zip(rows, moves, strict=True):
            for place, number in enumerate(self.actions.spelled(offers, seat, move)):
                row[length + number] += self._places[place]
        return rows


def encoder_of(game: AnyGame) -> Vectors:
    """Return a new encoder of a game. Raise `LabError` if it has none."""
    module = registry.part(game.meta.key, "bots.vectors")
    if module is None:
        raise LabError("no_encoder", game=game.meta.title)
    made: Vectors = module.Vectors(game)
    return made


@lru_cache(maxsize=1 << 6)
def observations_of(game: AnyGame, seats: int) -> Observations:
    """Return the observations of a game, shared by all matches of a process."""
    return Observations(game, seats)


def described(key: str) -> list[NumbersRow]:
    """Return what an encoder says about its numbers: the tables of its module's docstring."""
    rows: list[NumbersRow] = []
    section = ""
    for line in (registry.part(key, "bots.vectors").__doc__ or "").splitlines():
        heading = re.fullmatch(r"(\w[\w ]*) \(`\w+` numbers\):", line)
        entry = re.fullmatch(r" {4}(\d+) +(.+)", line)
        if heading:
            section = heading[1]
        elif entry and section:
            rows.append(NumbersRow(section, int(entry[1]), entry[2]))
        elif line.startswith(" " * 8) and rows and section:
            rows[-1] = rows[-1]._replace(meaning=f"{rows[-1].meaning} {line.strip()}")
    return rows
