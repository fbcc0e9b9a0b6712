"""Records: a match as one JSON document, read, written and replayed."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
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

WHOLE = slice(None)
ENVELOPE = frozenset({"seat", "chance", "at", "by", "digest"})


class Record(Struct, frozen=True):
    """A record in the format `hautemer/1`; its entries are still plain values."""

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
    """Read a record. Raise `NotARecord` if the document is not one.

    >>> read(b"[]")
    Traceback (most recent call last):
    ...
    hautemer.core.errors.NotARecord: The document is not a record: Expected object, got array.
    """
    return checked(decode(document))


def checked(value: Any) -> Record:
    """Return the record of a decoded document. Raise `NotARecord` if it is none."""
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
    """Return the game of a record, with its data file. Raise `NotARecord` if one of them does not fit."""
    try:
        game: AnyGame = find(record.game)
        game.under(record.rules)  # an unknown version is refused before the data that a record may need
        if record.data is not None and (data is None or data[1].sha256 != record.data.sha256):
            raise NotARecord("other_data", name=record.data.name[:80], sha256=record.data.sha256[:64])
        return (game if data is None else game.with_data(*data)).under(record.rules)
    except (UnknownGame, BadOptions) as problem:
        raise NotARecord(problem.key, **problem.details) from problem


def data_file(name: str, document: bytes) -> tuple[bytes, DataFile]:
    """Return a replacement data file with its name and SHA-256, which records contain."""
    return document, DataFile(name, hashlib.sha256(document).hexdigest())


class Replay:
    """A replay of a record, entry by entry, which checks random outcomes, moves, digests and the result.

    `match` is the match so far. Raise `NotARecord` if the set-up is wrong, and `IllegalEntry` for an entry.
    """

    def __init__(self, record: Record, game: AnyGame, *, check_digests: bool = True) -> None:
        self.record = record
        self.check_digests = check_digests
        self._talk: dict[int, list[Talk]] = {}  # by the position of the entry before
        for said in record.talk:
            self._talk.setdefault(said.after, []).append(said)
        try:
            self.match = Match.begin(game, record.seats, record.options, self._luck)
        except (BadOptions, BadLuck) as problem:
            raise NotARecord(problem.key, **problem.details) from problem
        self._hear()

    def run(self, until: int | None = None) -> Match:
        """Play to the end of the record, or until the match has `until` entries."""
        stop = len(self.record.entries) if until is None else min(until, len(self.record.entries))
        while len(self.match.log) < stop:
            self.step()
        if stop == len(self.record.entries):
            self._check_result()
        return self.match

    def step(self) -> None:
        """Play one entry. Raise `IllegalEntry` if it cannot have happened."""
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
        """Add the messages after the last entry; a replay keeps every message, whatever it says."""
        for said in self._talk.get(len(self.match.log) - 1, ()):
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
    """Raise `Refused` if a key of the envelope of an entry has the wrong type."""
    if "seat" not in entry:
        raise Refused("not_an_entry", why="no seat")
    if entry["seat"] is not None and type(entry["seat"]) is not int:
        raise Refused("not_an_entry", why="seat")
    if "at" in entry and (type(entry["at"]) is not int or entry["at"] < 0):
        raise Refused("not_an_entry", why="at")
    if "digest" in entry and not isinstance(entry["digest"], str):
        raise Refused("not_an_entry", why="digest")


def move_of(entry: dict[str, Any]) -> dict[str, Any]:
    """Return the move of a written entry: its keys without those of the envelope."""
    return {key: value for key, value in entry.items() if key not in ENVELOPE}


def replay(record: Record, game: AnyGame, until: int | None = None) -> Match:
    """Return the match of a record after checking every entry."""
    return Replay(record, game).run(until)


def write(
    match: Match,
    *,
    seed: str | None = None,
    commitment: Commitment | None = None,
    entries: slice = WHOLE,
    talk: slice = WHOLE,
) -> Record:
    """Return the record of a match, with its random outcomes, its digests and, once it is over, its result.

    `entries` and `talk` select a part of the match; a part has no result.
    """
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
            for entry in match.log[entries]
        ],
        options=dict(match.options),
        data=match.game.data_file,
        seed=seed,
        setup=list(match.setup),
        talk=match.talk[talk],
        commitment=commitment,
        result=match.result if entries == talk == WHOLE else None,
    )


def to_bytes(record: Record) -> bytes:
    """Return a record as one line of JSON."""
    return encode(record)


def verify(record: Record, game: AnyGame, lessons: Sequence[Lesson] = ()) -> int:
    """Check that all random outcomes of a record follow from the commitment before its first move.

    The commitment is to the server's secret or, in scheme 2, to the key derived from that secret and the
    bytes of the devices. Return the number of outcomes that came from one of `lessons` instead, as far as
    the match followed it. Raise a `Problem` that names the outcome or the part of the proof that is wrong.
    """
    key = proved_key(record.commitment, record.seats)
    played = replay(record, game)
    fresh: Luck = live(key)
    taught = lesson_of(record, lessons)
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


def lesson_of(record: Record, lessons: Sequence[Lesson]) -> Lesson | None:
    """Return the lesson that begins as a recorded match did, or None."""
    return next((lesson for lesson in lessons if lesson.setup == list(record.setup)), None)


def compare_luck(drawn: Any, noted: Any) -> None:
    """Raise a `BadLuck` that names the first outcome in which two lists differ."""
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
    "lesson_of",
    "promise",
    "read",
    "replay",
    "reveal",
    "to_bytes",
    "verify",
    "write",
]
