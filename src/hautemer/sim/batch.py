"""Many matches, over several processes: match i depends on the seed and on i, and on nothing else."""

from __future__ import annotations

import multiprocessing
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, field
from random import Random
from typing import Any

from hautemer import bots
from hautemer.core import record, registry
from hautemer.core.chance import secret_of
from hautemer.core.game import AnyGame, DataFile
from hautemer.core.match import live
from hautemer.sim.run import play_match, play_out

# A piece of work for a process: long enough not to wait on it, short enough to show progress.
PIECE = 10


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be played."""

    key: str
    bots: tuple[str, ...]  # one a seat
    seed: str
    options: dict[str, Any] = field(default_factory=dict)
    data: tuple[bytes, DataFile] | None = None
    rotate: bool = False  # match i seats bot b in seat b + i
    records: bool = False

    def game(self) -> AnyGame:
        """The game, with its data file."""
        game = registry.find(self.key)
        return game if self.data is None else game.with_data(*self.data)

    def seating(self, index: int) -> tuple[str, ...]:
        """The bots by seat in one match."""
        if not self.rotate:
            return self.bots
        turn = index % len(self.bots)
        return self.bots[-turn:] + self.bots[:-turn] if turn else self.bots


@dataclass(frozen=True, slots=True)
class Played:
    """What came of one match."""

    index: int
    bots: tuple[str, ...]
    entries: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str | None  # None: stopped by the runner
    figures: dict[str, int | str]
    windows: Counter[str]  # those that the clock closed, by name
    record: bytes | None


def play_one(plan: Plan, game: AnyGame, index: int) -> Played:
    """Plays match number `index` of a plan."""
    seating = plan.seating(index)
    players = [bots.make(game, name) for name in seating]
    luck = live(secret_of(f"{plan.seed}:{index}"))
    rng = Random(f"{plan.seed}:{index}")
    options = game.settle(len(seating), plan.options)
    written = None
    windows: Counter[str] = Counter()
    if plan.records:
        names = [f"{name} {seat}" for seat, name in enumerate(seating)]
        match = play_match(game, names, options, players, luck, rng, closed=windows)
        state, entries = match.state, len(match.log)
        written = record.to_bytes(record.write(match))
    else:
        state, entries = play_out(game, len(seating), options, players, luck, rng, windows)
    result = game.result(state)
    part = registry.part(plan.key, "figures")
    return Played(
        index,
        seating,
        entries,
        tuple(game.scores(state)),
        () if result is None else result.winners,
        None if result is None else result.reason,
        {} if part is None else dict(part.figures(state)),
        windows,
        written,
    )


def play_piece(plan: Plan, first: int, last: int) -> list[Played]:
    """Plays some matches of a plan; runs in a process of its own."""
    game = plan.game()
    return [play_one(plan, game, index) for index in range(first, last)]


def play_all(plan: Plan, matches: int, jobs: int) -> Iterator[Played]:
    """Plays matches 0 to `matches` − 1 and answers them in that order, as they are done."""
    pieces = [(first, min(first + PIECE, matches)) for first in range(0, matches, PIECE)]
    if jobs == 1:
        for first, last in pieces:
            yield from play_piece(plan, first, last)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context) as pool:
        waiting: list[Future[list[Played]]] = [pool.submit(play_piece, plan, *piece) for piece in pieces]
        try:
            for piece in waiting:
                yield from piece.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def bots_by_seat(game: AnyGame, wanted: Sequence[str], seats: int) -> tuple[str, ...]:
    """The bots of a plan: one name fills all seats, otherwise exactly one a seat."""
    return tuple(bots.for_seats(game, wanted, seats))
