"""A process that plays matches through and keeps them for who looks at replays.

It reads a question a line, and writes an answer a line.
`python -m hautemer.server.replay.worker` is started by the server.
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
from hautemer.server.replay.live import Past, Reach
from hautemer.server.replay.moments import Replayed
from hautemer.server.workers.limits import confine

# Half as much again as the check of a record that is brought may take.
MEMORY = 1536 * 1024 * 1024


class Bring(Tagged, frozen=True):
    """Play this record through and keep it under a name."""

    name: str
    document: bytes


class LookAt(Tagged, frozen=True):
    """How did a moment look: to a seat (`2`), with all open (`all`), or to an onlooker?"""

    name: str
    moment: int
    seat: str = ""


class Begin(Tagged, frozen=True):
    """What is the match up to a moment, to go on from there?"""

    name: str
    moment: int


class Back(Tagged, frozen=True):
    """How did a moment of a running match look to a viewer, who may know of `until`?

    It comes with the record of what was entered and said `since` the worker was last asked.
    """

    name: str
    moment: int
    seat: int | None
    until: Reach
    since: Reach
    record: Record


Question = Bring | LookAt | Begin | Back
QUESTIONS: tuple[type[Question], ...] = (Bring, LookAt, Begin, Back)


class ReplayAnswer(Struct, frozen=True):
    """What was asked for, in JSON; or that the record is missing here; or what is wrong."""

    said: Raw = Raw(b"")
    missing: bool = False
    wrong: str = ""
    details: dict[str, str | int] = {}  # noqa: RUF012
    status: int = 400


class Shelf:
    """Matches played through, those last looked at: of so many moments together, or a single longer one."""

    def __init__(self, moments: int) -> None:
        self._moments = moments
        self._kept: OrderedDict[str, Replayed | Past] = OrderedDict()

    def put(self, name: str, document: bytes) -> None:
        """Plays a record through, once there is room for it."""
        record = records.read(document)
        self._make_room(len(record.entries) + 1)
        self._kept[name] = Replayed(record)

    def find(self, name: str) -> Replayed | None:
        """A match that is kept."""
        found = self._kept.get(name)
        if not isinstance(found, Replayed):  # it is not there, or was not over
            return None
        self._kept.move_to_end(name)
        return found

    def go_on(self, name: str, since: Reach, record: Record) -> Past | None:
        """A running match with what is new in it; None if it has to be told from its beginning."""
        past = self._kept.pop(name, None)
        if not isinstance(past, Past) or any(
            has < told for has, told in zip(past.reached, since, strict=True)
        ):
            if any(since):
                return None
            past = Past(record)
        self._make_room(past.moments + len(record.entries) + len(record.talk))
        past.grow(since, record.entries, record.talk)
        self._kept[name] = past
        return past

    def _make_room(self, moments: int) -> None:
        room = self._moments - moments
        while self._kept and sum(one.moments for one in self._kept.values()) > room:
            self._kept.popitem(last=False)


def answer(shelf: Shelf, question: Question) -> ReplayAnswer:
    """What there is to say to a question."""
    try:
        if isinstance(question, Bring):
            shelf.put(question.name, question.document)
            return ReplayAnswer()
        said: Any
        if isinstance(question, Back):
            past = shelf.go_on(question.name, question.since, question.record)
            if past is None:
                return ReplayAnswer(missing=True)
            said = past.seen_by(question.seat, question.moment, question.until)
            return ReplayAnswer(Raw(encode(said)))
        replayed = shelf.find(question.name)
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
    """Answers until the input ends."""
    confine(MEMORY)
    shelf = Shelf(int(sys.argv[1]))
    for line in sys.stdin.buffer:
        try:
            written = encode(answer(shelf, read(line, QUESTIONS)))
        except MemoryError:
            os._exit(1)  # it is asked once more of a process that keeps nothing else
        try:
            sys.stdout.buffer.write(written + b"\n")
            sys.stdout.buffer.flush()
        except BrokenPipeError:  # the server was killed: nobody is there to hear even a complaint
            os._exit(0)


if __name__ == "__main__":
    main()
