"""Many matches in several processes: match i depends only on the seed and on i."""

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
from hautemer.core.chance import Dice, secret_of
from hautemer.core.game import AnyGame, DataFile
from hautemer.core.match import live, seeded
from hautemer.sim.run import play_match, play_out

# Matches per task of a process: enough to amortise its cost, few enough to show progress.
PIECE = 10


@dataclass(frozen=True, slots=True)
class Batch:
    """The matches to be played."""

    key: str
    bots: tuple[str, ...]  # one per seat
    seed: str
    options: dict[str, Any] = field(default_factory=dict)
    data: tuple[bytes, DataFile] | None = None
    rotate: bool = False  # match i seats bot b in seat b + i
    records: bool = False
    streamed: bool = False  # records with outcomes from `Stream`, as in live play; slower

    def game(self) -> AnyGame:
        """Return the game, with its data file."""
        game = registry.find(self.key)
        return game if self.data is None else game.with_data(*self.data)

    def seating(self, index: int) -> tuple[str, ...]:
        """Return the bots by seat of match number `index`."""
        if not self.rotate:
            return self.bots
        turn = index % len(self.bots)
        return self.bots[-turn:] + self.bots[:-turn] if turn else self.bots


@dataclass(frozen=True, slots=True)
class Played:
    """The outcome of one match."""

    index: int
    bots: tuple[str, ...]
    entries: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str | None  # None: stopped at `entries_at_most`
    figures: dict[str, int | str]
    windows: Counter[str]  # windows that the clock closed, by key
    record: bytes | None


def play_one(batch: Batch, game: AnyGame, index: int) -> Played:
    """Play match number `index` of a batch."""
    seating = batch.seating(index)
    players = [bots.make(game, name) for name in seating]
    dice = Random(f"{batch.seed}:{index} dice")
    luck = live(secret_of(f"{batch.seed}:{index}")) if batch.streamed else seeded(dice)
    rng = Random(f"{batch.seed}:{index}")
    options = game.settle(len(seating), batch.options)
    written = None
    windows: Counter[str] = Counter()
    if batch.records:
        names = [f"{name} {seat}" for seat, name in enumerate(seating)]
        match = play_match(game, names, options, players, luck, rng, closed=windows)
        state, entries = match.state, len(match.log)
        written = record.to_bytes(record.write(match))
    else:
        state, entries = play_out(game, len(seating), options, players, Dice(dice), rng, windows)
    result = game.result(state)
    part = registry.part(batch.key, "figures")
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


def play_piece(batch: Batch, indices: Sequence[int]) -> list[Played]:
    """Play some matches of a batch; runs in a process of its own."""
    game = batch.game()
    return [play_one(batch, game, index) for index in indices]


def play_all(batch: Batch, matches: int, jobs: int) -> Iterator[Played]:
    """Play matches 0 to `matches` − 1 and yield them in that order."""
    return play_some(batch, range(matches), jobs)


def play_some(batch: Batch, indices: Sequence[int], jobs: int) -> Iterator[Played]:
    """Play the matches of these numbers and yield them in their order."""
    if jobs == 1:
        game = batch.game()
        for index in indices:
            yield play_one(batch, game, index)
        return
    pieces = [indices[first : first + PIECE] for first in range(0, len(indices), PIECE)]
    if not pieces:
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context) as pool:
        waiting: list[Future[list[Played]]] = [pool.submit(play_piece, batch, piece) for piece in pieces]
        try:
            for piece in waiting:
                yield from piece.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def bots_by_seat(game: AnyGame, wanted: Sequence[str], seats: int) -> tuple[str, ...]:
    """Return the bots of a batch: one name fills all seats, otherwise give exactly one per seat."""
    return tuple(bots.for_seats(game, wanted, seats))
