"""Tournaments: one bot among others of another kind, for every pair, in pieces that can be resumed.

Every deal is played once with the bot in each seat, and all pairs play the same deals: what one deal gives to
a seat is no strength.

With a folder, every match is written to `matches.jsonl` as soon as its piece is over. A later run with the
same game, seats, options and seed plays only the matches that are missing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from hautemer.core.codec import Struct, digest, encode, read
from hautemer.core.game import DataFile
from hautemer.sim.batch import Batch, Played, play_some
from hautemer.sim.pieces import Runner

FILE = "matches.jsonl"
DEALS = "paired"  # how the numbers of matches become deals; matches of another way do not count


class PlayedLine(Struct, frozen=True):
    """A match in the file: the tournament and pair it belongs to, and its outcome."""

    tournament: str
    pair: tuple[str, str]
    index: int
    bots: tuple[str, ...]
    entries: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str | None
    figures: dict[str, Any]
    windows: dict[str, int]


@dataclass(frozen=True, slots=True)
class Tournament:
    """The matches of all pairs."""

    key: str
    seats: int
    seed: str
    options: dict[str, Any] = field(default_factory=dict)
    data: tuple[bytes, DataFile] | None = None
    folder: Path | None = None

    @property
    def name(self) -> str:
        """A fingerprint of everything that a match depends on besides its pair and its number."""
        file = None if self.data is None else self.data[1].sha256
        return digest([self.key, self.seats, self.seed, self.options, file, DEALS])

    def play(
        self, pair: tuple[str, str], matches: int, jobs: int, runner: Runner | None = None
    ) -> Iterator[Played]:
        """Yield the matches of the first bot of a pair among the second, those played before first."""
        before = self.played(pair, matches)
        yield from before.values()
        missing = [index for index in range(matches) if index not in before]
        one, other = pair
        seating = (one, *[other] * (self.seats - 1))
        batch = Batch(self.key, seating, self.seed, self.options, self.data, rotate=True, paired=True)
        for played in play_some(batch, missing, jobs, runner):
            self.keep(pair, played)
            yield played

    def played(self, pair: tuple[str, str], matches: int) -> dict[int, Played]:
        """Return the matches of a pair that an earlier run has played, by number."""
        path = self.path
        if path is None or not path.exists():
            return {}
        found: dict[int, Played] = {}
        name = self.name
        for written in path.read_bytes().splitlines(keepends=True):
            if not written.endswith(b"\n"):  # the run was killed while it wrote this line
                break
            line = read(written, [PlayedLine])
            if line.tournament == name and tuple(line.pair) == pair and line.index < matches:
                found[line.index] = Played(
                    line.index,
                    line.bots,
                    line.entries,
                    line.scores,
                    line.winners,
                    line.reason,
                    line.figures,
                    Counter(line.windows),
                    None,
                )
        return dict(sorted(found.items()))

    def keep(self, pair: tuple[str, str], played: Played) -> None:
        """Write a match down, if there is a folder."""
        path = self.path
        if path is None:
            return
        line = PlayedLine(
            self.name,
            pair,
            played.index,
            played.bots,
            played.entries,
            played.scores,
            played.winners,
            played.reason,
            played.figures,
            dict(played.windows),
        )
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("rb+" if path.exists() else "wb+") as file:
            end = file.seek(0, 2)
            if end and file.seek(end - 1) is not None and file.read(1) != b"\n":
                # The last line is only a part of one: the next match begins in its place.
                file.seek(0)
                file.truncate(file.read().rfind(b"\n") + 1)
                file.seek(0, 2)
            file.write(encode(line) + b"\n")

    @property
    def path(self) -> Path | None:
        """The file of the matches."""
        return None if self.folder is None else self.folder / FILE
