"""The options with which commands name matches between bots: seats, bots, seed, options and data file."""

from __future__ import annotations

import functools
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hautemer.cli.options import (
    bots_option,
    data_option,
    find_game,
    options_option,
    read_bots,
    read_data,
    read_options,
    seats_option,
    seed_option,
)
from hautemer.core.game import AnyGame
from hautemer.sim.batch import Batch, bots_by_seat

# Adds an option to a command.
Decorator = Callable[[Callable[..., Any]], Callable[..., Any]]


@dataclass(frozen=True, slots=True)
class WantedMatches:
    """The matches of a game that a command line asks for, as it is written there."""

    game: str
    seats: int | None
    bots: str
    seed: str
    options: tuple[str, ...]
    data: Path | None

    def setup(self) -> tuple[AnyGame, int, dict[str, Any]]:
        """Return the game, the number of seats and the options. Raise a `Problem` if they do not fit."""
        game = find_game(self.game, self.data)
        seats = game.meta.seats[1] if self.seats is None else self.seats
        options = read_options(self.options)
        game.settle(seats, options)
        return game, seats, options

    def batch(self, *, rotate: bool = False, records: bool = False, streamed: bool = False) -> Batch:
        """Return the batch of these matches. Raise a `Problem` if its parts do not fit each other."""
        game, seats, options = self.setup()
        bots = bots_by_seat(game, read_bots(self.bots), seats)
        data = read_data(self.data)
        return Batch(
            self.game, bots, self.seed, options, data, rotate=rotate, records=records, streamed=streamed
        )


def matches_options(bots: str | Decorator) -> Decorator:
    """Add `--seats`, `--bots`, `--seed`, `--option` and `--data`; the command gets them as `wanted`.

    `bots` are the default bots, or an option of the command's own.
    """

    def add(command: Callable[..., Any]) -> Callable[..., Any]:
        @functools.wraps(command)
        def run(
            *,
            game: str,
            seats: int | None,
            bots: str,
            seed: str,
            options: tuple[str, ...],
            data: Path | None,
            **others: Any,
        ) -> Any:
            return command(WantedMatches(game, seats, bots, seed, options, data), **others)

        added: Callable[..., Any] = run
        for option in (data_option, options_option, seed_option, choose_bots, seats_option):
            added = option(added)
        return added

    choose_bots = bots_option(bots) if isinstance(bots, str) else bots
    return add
