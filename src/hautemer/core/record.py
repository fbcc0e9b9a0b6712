"""Records: a match as one JSON document, read, written and replayed."""

from __future__ import annotations

import hashlib
from typing import Any

from hautemer.core.chance import Noted, Script, Stream, secret_of
from hautemer.core.codec import Move, Struct, decode, encode, plain, read_move, shaped
from hautemer.core.errors import BadLuck, BadOptions, IllegalEntry, NotARecord, Problem, Refused, UnknownGame
from hautemer.core.fairness import Commitment, check_shape, promise, proved_key, reveal
from hautemer.core.game import AnyGame, DataFile, Result
from hautemer.core.lesson import Lesson
from hautemer.core.match import MOVED_BY, SETUP, Luck, Match, Undo, live
from hautemer.core.talk import Talk
from hautemer.core.text import BREAKS, is_plain

FORMAT = "hautemer/1"
# The longest game that ends by itself writes a few thousand entries; others are stopped before this.
MAX_ENTRIES = 200_000
# A name must fit beside a flag on a phone.
MAX_NAME = 60

ENVELOPE = frozenset({"seat", "chance", "at", "by", "digest"})


class Record(Struct, frozen=True):
    """A record as it is written, its entries still plain."""

    format: str
    game: str
    rules: int
    seats: tuple[str, ...]
    entries: list[dict[str, Any]]
    options: dict[str, Any] = {}  # noqa: RUF012 - structs copy their defaults
    data: DataFile | None = None
    seed: str | None = None
    setup: list[dict[str, Any]] = []  # noqa: RUF012
    talk: list[Talk] = []  # noqa: RUF012
    commitment: str | Commitment | None = None  # the hash alone while the match runs
    result: Result | None = None


def read(document: bytes) -> Record:
    """A record from bytes; anything wrong with its shape is a `NotARecord`.

    >>> read(b"[]")
    Traceback (most recent call last):
    ...
    hautemer.core.errors.NotARecord: The document is not a record: Expected object, got array.
    """
    return checked(decode(document))


def checked(value: Any) -> Record:
    """A record from a decoded document."""
    record = shaped(value, Record)
    if record.format != FORMAT:
        raise NotARecord("wrong_format", expected=FORMAT)
    if len(record.entries) > MAX_ENTRIES:
        raise NotARecord("too_many_entries", limit=MAX_ENTRIES)
    if any(not 1 <= len(name) <= MAX_NAME for name in record.seats):
        raise NotARecord("names", limit=MAX_NAME)
    if not all(map(is_plain, record.seats)):
        raise NotARecord("not_plain")
    if not all(is_plain(said.text or "", BREAKS) for said in record.talk):
        raise NotARecord("not_plain")
    for entry in record.entries:
        if "by" in entry and not (isinstance(entry["by"], str) and entry["by"] in MOVED_BY):
            raise NotARecord("moved_by", known=", ".join(sorted(MOVED_BY)))
    if isinstance(record.commitment, Commitment):
        check_shape(record.commitment, len(record.seats))
    return record


def game_of(record: Record, find: Any, data: tuple[bytes, DataFile] | None = None) -> AnyGame:
    """The game of a record with the data it was made with; what does not fit is a `NotARecord`."""
    try:
        game: AnyGame = find(record.game)
        game.under(record.rules)  # an unknown version is refused before the data that a record may need
        if record.data is not None and (data is None or data[1].sha256 != record.data.sha256):
            raise NotARecord("other_data", name=record.data.name[:80], sha256=record.data.sha256[:64])
        return (game if data is None else game.with_data(*data)).under(record.rules)
    except (UnknownGame, BadOptions) as problem:
        raise NotARecord(problem.key, **problem.details) from problem


def data_file(name: str, document: bytes) -> tuple[bytes, DataFile]:
    """A replacement data file and the mark that records carry of it."""
    return document, DataFile(name, hashlib.sha256(document).hexdigest())


class Replay:
    """Plays a record entry by entry, checking luck, moves, digests and the result.

    `match` is the match so far. A `NotARecord` says that the set-up is wrong, an `IllegalEntry` which entry.
    """

    def __init__(self, record: Record, game: AnyGame, *, check_digests: bool = True) -> None:
        self.record = record
        self.check_digests = check_digests
        try:
            self.match = Match.begin(game, record.seats, record.options, self._luck)
        except (BadOptions, BadLuck) as problem:
            raise NotARecord(problem.key, **problem.details) from problem
        self._hear()

    def run(self, until: int | None = None) -> Match:
        """Plays to the end of the record, or until so many entries are played."""
        stop = len(self.record.entries) if until is None else min(until, len(self.record.entries))
        while len(self.match.log) < stop:
            self.step()
        if stop == len(self.record.entries):
            self._check_result()
        return self.match

    def step(self) -> None:
        """Plays one entry."""
        position = len(self.match.log)
        entry = self.record.entries[position]
        try:
            check_envelope(entry)
            move = read_move(move_of(entry), (*self.match.game.moves, Undo))
            pending = self.match.prepare_recorded(entry["seat"], move, at=entry.get("at"))
            expected = entry.get("digest")
            if self.check_digests and expected is not None and expected != pending.entry.digest:
                raise Refused("wrong_digest")
            if isinstance(move, Undo) and entry.get("chance"):
                raise BadLuck("luck_left_over", name="undo")
        except (Refused, BadLuck) as problem:
            raise IllegalEntry(position, problem) from problem
        self.match.accept(pending, entry.get("by"))
        self._hear()

    def _hear(self) -> None:
        """What was said after the last entry; talk is kept whatever it says."""
        for said in self.record.talk:
            if said.after == len(self.match.log) - 1:
                self.match.hear(said)

    def _luck(self, position: int) -> Noted:
        written = self.record.setup if position == SETUP else self.record.entries[position].get("chance", [])
        if not isinstance(written, list):
            raise BadLuck("luck_shape")
        seed = self.record.seed
        return Script(written, None if seed is None else Stream(secret_of(seed), position))

    def _check_result(self) -> None:
        expected = self.record.result
        if expected is not None and expected != self.match.result:
            raise IllegalEntry(max(0, len(self.record.entries) - 1), Refused("wrong_result"))


def check_envelope(entry: dict[str, Any]) -> None:
    """Refuses an entry whose own keys are of the wrong type."""
    if "seat" not in entry:
        raise Refused("not_an_entry", why="no seat")
    if entry["seat"] is not None and type(entry["seat"]) is not int:
        raise Refused("not_an_entry", why="seat")
    if "at" in entry and (type(entry["at"]) is not int or entry["at"] < 0):
        raise Refused("not_an_entry", why="at")
    if "digest" in entry and not isinstance(entry["digest"], str):
        raise Refused("not_an_entry", why="digest")


def move_of(entry: dict[str, Any]) -> dict[str, Any]:
    """The move of a written entry: its keys without those of the envelope."""
    return {key: value for key, value in entry.items() if key not in ENVELOPE}


def replay(record: Record, game: AnyGame, until: int | None = None) -> Match:
    """The match of a record, every entry checked."""
    return Replay(record, game).run(until)


def write(match: Match, *, seed: str | None = None, commitment: Commitment | None = None) -> Record:
    """The record of a match, with all its luck, digests and, once it is over, its result."""
    return Record(
        format=FORMAT,
        game=match.game.meta.key,
        rules=match.game.meta.rules,
        seats=match.names,
        entries=[
            {
                "seat": entry.seat,
                **plain(entry.move),
                **({"chance": list(entry.luck)} if entry.luck else {}),
                **({"at": entry.at} if entry.at is not None else {}),
                **({"by": entry.by} if entry.by is not None else {}),
                "digest": entry.digest,
            }
            for entry in match.log
        ],
        options=dict(match.options),
        data=match.game.data_file,
        seed=seed,
        setup=list(match.setup),
        talk=list(match.talk),
        commitment=commitment,
        result=match.result,
    )


def to_bytes(record: Record) -> bytes:
    """A record as one line of JSON."""
    return encode(record)


def verify(record: Record, game: AnyGame, lesson: Lesson | None = None) -> int:
    """Check that all luck of a record follows from what was promised before its first move.

    That is the server's secret, or with scheme 2 the key made of it and of the bytes of the devices.
    Return how many outcomes were not drawn but written down beforehand: in a match that began as the lesson
    does, those of the lesson, as far as it was followed. Raise a `Problem` that says what does not hold.
    """
    key = proved_key(record.commitment, record.seats)
    played = replay(record, game)
    fresh: Luck = live(key)
    taught = lesson if lesson is not None and lesson.setup == list(played.setup) else None
    again = Match.begin(game, record.seats, record.options, fresh, taught)
    compare_luck(again.setup, played.setup)
    written = 0 if taught is None else len(again.setup)
    for entry in played.log:
        if taught is not None and taught.chance(again.played, entry.seat, entry.move) is not None:
            written += len(entry.luck)
        pending = again.prepare_recorded(entry.seat, entry.move)
        compare_luck(pending.entry.luck, entry.luck)
        again.accept(pending)
    return written


def compare_luck(drawn: Any, noted: Any) -> None:
    """Raises a `BadLuck` that names the first outcome in which two lists of luck differ."""
    for one, other in zip(drawn, noted, strict=True):
        if one != other:
            raise BadLuck("luck_not_proved", name=str(next(iter(one))))


__all__ = [
    "FORMAT",
    "Commitment",
    "Move",
    "Problem",
    "Record",
    "Replay",
    "Talk",
    "data_file",
    "game_of",
    "promise",
    "read",
    "replay",
    "reveal",
    "to_bytes",
    "verify",
    "write",
]
