"""The entry point of simulations for library users."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hautemer.core import registry
from hautemer.sim.batch import Batch, bots_by_seat, play_all
from hautemer.sim.report import Summary, summarize


def simulate(
    game: str,
    bots: Sequence[str] = ("random",),
    matches: int = 100,
    *,
    seats: int | None = None,
    seed: str = "1",
    options: Mapping[str, Any] | None = None,
    rotate: bool = False,
    jobs: int = 1,
) -> Summary:
    """Play matches between bots and return the summary, which depends only on the arguments before `jobs`.

    `bots` names one bot for all seats, or exactly one per seat; `seats` is the most that the game allows by
    default. With `rotate`, every bot moves on by one seat from match to match. `jobs` is the number of
    processes. Raise `BadOptions` if the seats, an option or a bot does not fit the game.

    >>> simulate(registry.keys()[0], ["random"], matches=2).matches
    2
    """
    found = registry.find(game)
    number = found.meta.seats[1] if seats is None else seats
    settled = found.settle(number, options or {})
    batch = Batch(game, bots_by_seat(found, bots, number), seed, settled, rotate=rotate)
    return summarize(play_all(batch, matches, jobs))
