"""Facts: the public and private happenings of a match, each with an explicit audience."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from hautemer.core.codec import Struct
from hautemer.core.entry import By
from hautemer.core.game import Audience, Fuller, Seat


class Instead(Struct, frozen=True):
    """The mark on a fact of an entry that another player made in the name of a seat.

    Other viewers find it on the `first` fact that they receive of the entry: its sentence says who moved. The
    seat's owner finds it on every fact (`own`): `placed-own` is then worded as of the seat, not as "you".
    """

    by: By
    seat: Seat
    first: bool = False
    own: bool = False


class Fact(Struct, frozen=True):
    """Something that happened, in the wording of one viewer."""

    fact: str
    details: dict[str, Any]
    instead: Instead | None = None


@dataclass(slots=True)
class Announcement:
    """Something that happened, with its audience and the fuller details for named seats."""

    audience: Audience
    name: str
    details: dict[str, Any]
    fuller: Fuller

    def deliver(self, facts: Mapping[Seat | None, list[Fact]]) -> None:
        """Append the fact to the list of every viewer in the audience, in that viewer's wording."""
        fact = Fact(self.name, self.details)
        for viewer, heard in facts.items():
            if self.audience is not None and viewer not in self.audience:
                continue
            if viewer is not None and viewer in self.fuller:
                heard.append(Fact(f"{self.name}-own", {**self.details, **self.fuller[viewer]}))
            else:
                heard.append(fact)


class Notebook(list[Announcement]):
    """A `Tell` that keeps every announcement."""

    def __call__(
        self, audience: Audience, name: str, fuller: Fuller | None = None, /, **details: Any
    ) -> None:
        self.append(Announcement(audience, name, details, fuller or {}))


def mark(
    facts: Mapping[Seat | None, list[Fact]], heard: Mapping[Seat | None, int], by: By, seat: Seat
) -> None:
    """Mark the facts of an entry; `heard` says how many facts each viewer had before it.

    A viewer who received no fact of the entry receives no mark either.
    """
    for viewer, listed in facts.items():
        since = heard[viewer]
        own = viewer == seat
        for number in range(since, len(listed) if own else min(since + 1, len(listed))):
            fact = listed[number]
            listed[number] = Fact(fact.fact, fact.details, Instead(by, seat, number == since, own))
