"""Datasets: the decisions of matches between bots in Parquet files, one row per decision, with a data card.

A dataset is a folder: `data/` has the decisions and `matches/` the matches, both in parts of `PART` matches.
`dataset.json` says what was played. A part is written when it is complete; a later run with the same settings
writes only the parts that are missing. The rows depend on the settings only, not on who played them.
"""

from __future__ import annotations

import io
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from hautemer.core.codec import Move, decode, encode, encode_ordered
from hautemer.core.errors import NotARecord
from hautemer.core.game import AnyGame, Bot, Seat, Situation, Talker
from hautemer.core.offers import Offers
from hautemer.core.state import State
from hautemer.core.talk import Claim, Talk
from hautemer.extras import named
from hautemer.rl import card
from hautemer.rl.actions import WAIT
from hautemer.rl.errors import LabError
from hautemer.rl.observations import Observations, observations_of
from hautemer.sim.batch import Batch, Played, play_one
from hautemer.sim.pieces import Runner, cut

try:
    import pyarrow
    import pyarrow.parquet
except ModuleNotFoundError as error:
    raise named(error) from None

PART = 25  # matches per file
DATA, MATCHES, SETTINGS = "data", "matches", "dataset.json"


class DatasetPart(NamedTuple):
    """The two files of some matches."""

    matches: int
    decisions: int
    data: bytes
    outcomes: bytes


class NotedDecision(NamedTuple):
    """A decision on the way to a row: what the seat knew, was offered and chose."""

    entry: int
    seat: Seat
    view: bytes
    offers: Offers
    move: Move | None


class NotedBot:
    """A bot whose answers are noted."""

    def __init__(self, bot: Bot, answers: list[tuple[Seat, Offers, Move | None]]) -> None:
        self.bot = bot
        self.answers = answers

    def choose(self, situation: Situation[Any], rng: Random) -> Move | None:
        """Return the bot's answer."""
        move = self.bot.choose(situation, rng)
        self.answers.append((situation.seat, situation.offers, move))
        return move


class NotedTalker(NotedBot):
    """A bot that talks, and whose answers are noted."""

    def say(self, situation: Situation[Any], rng: Random) -> Claim | None:
        """Return the bot's claim."""
        assert isinstance(self.bot, Talker)
        return self.bot.say(situation, rng)


def schema_of(observations: Observations) -> pyarrow.Schema:
    """Return the columns of the decisions."""
    return pyarrow.schema(
        {
            "match": pyarrow.int32(),
            "entry": pyarrow.int32(),
            "seat": pyarrow.int8(),
            "bot": pyarrow.string(),
            "view": pyarrow.list_(pyarrow.int8(), observations.view),
            "offers": pyarrow.string(),
            "moves": pyarrow.int64(),
            "move": pyarrow.string(),
            "choices": pyarrow.list_(pyarrow.int16()),
            "reward": pyarrow.float32(),
            "score": pyarrow.int32(),
        }
    )


OUTCOMES = pyarrow.schema(
    {
        "match": pyarrow.int32(),
        "bots": pyarrow.list_(pyarrow.string()),
        "entries": pyarrow.int32(),
        "scores": pyarrow.list_(pyarrow.int32()),
        "winners": pyarrow.list_(pyarrow.int8()),
        "reason": pyarrow.string(),
    }
)


def play_part(batch: Batch, indices: Sequence[int]) -> DatasetPart:
    """Play some matches and return their two files; runs in any process."""
    game = batch.game()
    observations = observations_of(game, len(batch.bots))
    rows: list[dict[str, Any]] = []
    outcomes: list[Played] = []
    for index in indices:
        played, decisions = play_noted(batch, game, index, observations)
        outcomes.append(played)
        rows += (row_of(played, one, observations) for one in decisions)
    return DatasetPart(
        len(outcomes),
        len(rows),
        parquet(rows, schema_of(observations)),
        outcomes_file(outcomes),
    )


def play_noted(
    batch: Batch, game: AnyGame, index: int, observations: Observations
) -> tuple[Played, list[NotedDecision]]:
    """Play a match and return it with all decisions of its bots; a bot may also decline to move."""
    answers: list[tuple[Seat, Offers, Move | None]] = []
    found: list[NotedDecision] = []
    encoder = observations.encoder

    def wrap(bot: Bot) -> Bot:
        return (NotedTalker if isinstance(bot, Talker) else NotedBot)(bot, answers)

    def watch(state: State, entries: int, seat: Seat | None, move: Move, talk: Sequence[Talk]) -> None:
        if not entries and not encoder.fits(state):
            raise LabError("not_covered", game=game.meta.title)
        for asked, offers, answer in answers:
            found.append(NotedDecision(entries, asked, encoder.view(state, asked, talk), offers, answer))
        answers.clear()

    return play_one(batch, game, index, wrap, watch), found


def row_of(played: Played, one: NotedDecision, observations: Observations) -> dict[str, Any]:
    """Return a decision as a row."""
    choices: Sequence[int] = (WAIT,)
    if one.move is not None:
        choices = observations.actions.encode(one.offers, one.seat, one.move)
    return {
        "match": played.index,
        "entry": one.entry,
        "seat": one.seat,
        "bot": played.bots[one.seat],
        "view": memoryview(one.view).cast("b").tolist(),
        "offers": one.offers.written().decode(),
        "moves": sum(offer.count() for offer in one.offers),
        "move": None if one.move is None else encode(one.move).decode(),
        "choices": list(choices),
        "reward": reward_of(played, one.seat),
        "score": played.scores[one.seat],
    }


def reward_of(played: Played, seat: Seat) -> float:
    """Return 1 for winners and −1 for all others, or 0 in a match that was stopped."""
    if played.reason is None:
        return 0.0
    return 1.0 if seat in played.winners else -1.0


def outcome_of(played: Played) -> dict[str, Any]:
    """Return the outcome of a match as a row."""
    return {name: getattr(played, "index" if name == "match" else name) for name in OUTCOMES.names}


def outcomes_file(outcomes: Sequence[Played]) -> bytes:
    """Return the outcomes of matches as a Parquet file, one row per match."""
    return parquet([outcome_of(one) for one in outcomes], OUTCOMES)


def parquet(rows: list[dict[str, Any]], schema: pyarrow.Schema) -> bytes:
    """Return some rows as a Parquet file."""
    written = io.BytesIO()
    pyarrow.parquet.write_table(pyarrow.Table.from_pylist(rows, schema), written, compression="zstd")
    return written.getvalue()


def settings_of(batch: Batch, matches: int) -> dict[str, Any]:
    """Return everything that the rows depend on, besides the code."""
    game = batch.game()
    return {
        "game": batch.key,
        "rules": game.meta.rules,
        "seats": len(batch.bots),
        "options": game.settle(len(batch.bots), batch.options),
        "bots": list(batch.bots),
        "rotate": batch.rotate,
        "seed": batch.seed,
        "matches": matches,
        "data": None if batch.data is None else batch.data[1].sha256,
        "encoder": observations_of(game, len(batch.bots)).encoder.version,
    }


class Dataset:
    """A dataset in a folder. Raise `LabError` if the folder has another one."""

    def __init__(self, folder: Path, batch: Batch, matches: int) -> None:
        self.folder = folder
        self.batch = batch
        self.matches = matches
        self.settings = settings_of(batch, matches)
        self.parts = cut(range(matches), PART)
        self._claim()

    def write(self, run: Runner) -> Iterator[int]:
        """Write the missing parts; yield the number of matches of each part, those on disk first."""
        missing = [number for number in range(len(self.parts)) if not self._is_written(number)]
        yield from (len(part) for number, part in enumerate(self.parts) if number not in missing)
        pieces = [(self.batch, self.parts[number]) for number in missing]
        for number, part in zip(missing, run(play_part, pieces), strict=True):
            store(self._file(MATCHES, number), part.outcomes)
            store(self._file(DATA, number), part.data)
            yield part.matches
        view = observations_of(self.batch.game(), len(self.batch.bots)).view
        store(self.folder / "README.md", card.written(self.settings, self._totals(), view).encode())

    def _claim(self) -> None:
        """Take possession of the folder, which is new, empty or has parts of this dataset."""
        path = self.folder / SETTINGS
        try:
            if path.exists():
                if decode(path.read_bytes()) != decode(encode_ordered(self.settings)):
                    raise LabError("other_dataset", folder=str(self.folder))
                return
            self.folder.mkdir(parents=True, exist_ok=True)
            if any(self.folder.iterdir()):
                raise LabError("folder_in_use", folder=str(self.folder))
            for name in (DATA, MATCHES):
                (self.folder / name).mkdir()
            store(path, encode_ordered(self.settings) + b"\n")
        except (OSError, NotARecord):
            raise LabError("folder_in_use", folder=str(self.folder)) from None

    def _is_written(self, number: int) -> bool:
        return self._file(DATA, number).exists()

    def _file(self, kind: str, number: int) -> Path:
        return self.folder / kind / f"part-{number:05}.parquet"

    def _totals(self) -> Mapping[str, int]:
        """Return the number of decisions and of bytes."""
        files = [self._file(DATA, number) for number in range(len(self.parts))]
        rows = sum(pyarrow.parquet.read_metadata(file).num_rows for file in files)
        return {"decisions": rows, "bytes": sum(file.stat().st_size for file in files)}


def store(path: Path, content: bytes) -> None:
    """Write a file at once: it is complete, or it does not exist."""
    unfinished = path.with_name(path.name + ".unfinished")
    unfinished.write_bytes(content)
    unfinished.replace(path)
