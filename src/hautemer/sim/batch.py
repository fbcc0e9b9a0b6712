"""Many matches in several processes: match i depends only on the seed and on i."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import KW_ONLY, dataclass, field
from random import Random
from typing import Any

from hautemer import bots
from hautemer.core import record, registry
from hautemer.core.chance import Dice, secret_of
from hautemer.core.game import AnyGame, Bot, DataFile, Tell, silent
from hautemer.core.match import live, seeded
from hautemer.sim.pieces import PIECE, Runner, cut, in_processes
from hautemer.sim.run import Watch, play_match, play_out


@dataclass(frozen=True, slots=True)
class Batch:
    """The matches to be played."""

    key: str
    bots: tuple[str, ...]  # one per seat
    seed: str
    options: dict[str, Any] = field(default_factory=dict)
    data: tuple[bytes, DataFile] | None = None
    _: KW_ONLY
    rotate: bool = False  # match i seats bot b in seat b + i
    paired: bool = False  # as many successive matches as there are seats begin with the same luck
    records: bool = False
    streamed: bool = False  # records with outcomes from `Stream`, as in live play; slower

    def game(self) -> AnyGame:
        """Return the game, with its data file."""
        game = registry.find(self.key)
        return game if self.data is None else game.with_data(*self.data)

    def luck_of(self, index: int) -> str:
        """Return the seed of the luck in match number `index`."""
        return f"{self.seed}:{index // len(self.bots) if self.paired else index}"

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


def play_one(
    batch: Batch,
    game: AnyGame,
    index: int,
    wrap: Callable[[Bot], Bot] | None = None,
    watch: Watch | None = None,
    tell: Tell = silent,
) -> Played:
    """Play match number `index` of a batch.

    In a match without a record, `wrap` may put something between the match and each bot, and `watch` and
    `tell` receive the course of the match (`play_out`).
    """
    seating = batch.seating(index)
    players = [bots.make(game, name) for name in seating]
    if wrap is not None:
        players = [wrap(player) for player in players]
    dice = Random(f"{batch.luck_of(index)} dice")
    luck = live(secret_of(batch.luck_of(index))) if batch.streamed else seeded(dice)
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
        chance = Dice(dice)
        state, entries = play_out(game, len(seating), options, players, chance, rng, windows, watch, tell)
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


def play_all(batch: Batch, matches: int, jobs: int, runner: Runner | None = None) -> Iterator[Played]:
    """Play matches 0 to `matches` − 1 and yield them in that order."""
    return play_some(batch, range(matches), jobs, runner)


def play_some(
    batch: Batch, indices: Sequence[int], jobs: int, runner: Runner | None = None
) -> Iterator[Played]:
    """Play the matches of these numbers and yield them in their order.

    They are played by `runner`, or without one by `jobs` processes of this machine.
    """
    run = in_processes(jobs) if runner is None else runner
    size = 1 if runner is None and jobs == 1 else PIECE
    for played in run(play_piece, [(batch, piece) for piece in cut(indices, size)]):
        yield from played


def bots_by_seat(game: AnyGame, wanted: Sequence[str], seats: int) -> tuple[str, ...]:
    """Return the bots of a batch: one name fills all seats, otherwise give exactly one per seat."""
    return tuple(bots.for_seats(game, wanted, seats))
