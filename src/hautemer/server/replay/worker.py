"""The worker process that replays matches and keeps them for requests.

It reads one question per line and writes one answer per line. The server starts it with `python -m
hautemer.server.replay.worker`.
"""

from __future__ import annotations

import os
import sys
from collections import OrderedDict
from typing import Any

from hautemer.core import record as records
from hautemer.core.codec import Raw, Struct, Tagged, encode, read
from hautemer.core.errors import Problem
from hautemer.core.record import Record
from hautemer.server.replay.live import LiveReplay, Reach
from hautemer.server.replay.moments import Replayed
from hautemer.server.workers.limits import confine

# One and a half times the memory of the check of an uploaded record.
MEMORY = 1536 * 1024 * 1024


class LoadRecord(Tagged, frozen=True):
    """A request to replay a record and keep it under a name."""

    name: str
    document: bytes


class LookAt(Tagged, frozen=True):
    """A question for a moment: from the point of view of a seat (`2`), open (`all`), or of a spectator."""

    name: str
    moment: int
    seat: str = ""


class Begin(Tagged, frozen=True):
    """A question for the match up to a moment, to continue from there."""

    name: str
    moment: int


class LookBack(Tagged, frozen=True):
    """A question for a moment of a running match as a viewer saw it, limited to `until`.

    It carries the record of the entries and chat messages `since` the last question.
    """

    name: str
    moment: int
    seat: int | None
    until: Reach
    since: Reach
    record: Record


Question = LoadRecord | LookAt | Begin | LookBack
QUESTIONS: tuple[type[Question], ...] = (LoadRecord, LookAt, Begin, LookBack)


class ReplayAnswer(Struct, frozen=True):
    """An answer in JSON; or `missing`: the record is not here; or the key of an error."""

    said: Raw = Raw(b"")
    missing: bool = False
    wrong: str = ""
    details: dict[str, str | int] = {}  # noqa: RUF012
    status: int = 400


class MatchCache:
    """The matches that were requested last, with a limited number of moments in all, or one longer match."""

    def __init__(self, moments: int) -> None:
        self._moments = moments
        self._kept: OrderedDict[str, Replayed | LiveReplay] = OrderedDict()

    def put(self, name: str, document: bytes) -> None:
        """Replay a record, once there is room for it."""
        record = records.read(document)
        self._make_room(len(record.entries) + 1)
        self._kept[name] = Replayed(record)

    def find(self, name: str) -> Replayed | None:
        """Return a finished match, or None if it is not here."""
        found = self._kept.get(name)
        if not isinstance(found, Replayed):  # it is missing, or was not over
            return None
        self._kept.move_to_end(name)
        return found

    def go_on(self, name: str, since: Reach, record: Record) -> LiveReplay | None:
        """Return a running match with its new entries; None if it must be sent from the beginning."""
        past = self._kept.pop(name, None)
        if not isinstance(past, LiveReplay) or any(
            has < told for has, told in zip(past.reached, since, strict=True)
        ):
            if any(since):
                return None
            past = LiveReplay(record)
        self._make_room(past.moments + len(record.entries) + len(record.talk))
        past.grow(since, record.entries, record.talk)
        self._kept[name] = past
        return past

    def _make_room(self, moments: int) -> None:
        room = self._moments - moments
        while self._kept and sum(one.moments for one in self._kept.values()) > room:
            self._kept.popitem(last=False)


def answer(cache: MatchCache, question: Question) -> ReplayAnswer:
    """Return the answer to a question."""
    try:
        if isinstance(question, LoadRecord):
            cache.put(question.name, question.document)
            return ReplayAnswer()
        said: Any
        if isinstance(question, LookBack):
            past = cache.go_on(question.name, question.since, question.record)
            if past is None:
                return ReplayAnswer(missing=True)
            said = past.seen_by(question.seat, question.moment, question.until)
            return ReplayAnswer(Raw(encode(said)))
        replayed = cache.find(question.name)
        if replayed is None:
            return ReplayAnswer(missing=True)
        if isinstance(question, LookAt):
            said = replayed.seen_by(question.seat, question.moment)
        else:
            said = replayed.beginning(question.moment)
    except Problem as problem:
        status = getattr(problem, "status", 400)
        return ReplayAnswer(wrong=problem.key, details=problem.details, status=status)
    return ReplayAnswer(Raw(encode(said)))


def main() -> None:
    """Answer until the input ends."""
    confine(MEMORY)
    cache = MatchCache(int(sys.argv[1]))
    for line in sys.stdin.buffer:
        try:
            written = encode(answer(cache, read(line, QUESTIONS)))
        except MemoryError:
            os._exit(1)  # the pool asks once more, in a process that keeps nothing else
        try:
            sys.stdout.buffer.write(written + b"\n")
            sys.stdout.buffer.flush()
        except BrokenPipeError:  # the server was killed: no process reads even an error
            os._exit(0)


if __name__ == "__main__":
    main()
