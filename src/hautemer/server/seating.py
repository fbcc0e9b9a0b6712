"""The small things at a table: places, happenings beside the match, a question that is being asked."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from hautemer.server.protocol import Beside


@dataclass(slots=True)
class Place:
    """A seat at the table."""

    person: str | None = None
    name: str = ""
    bot: str | None = None  # plays this seat now
    here: bool = False
    seen_by: str = ""  # the process that its owner has a line to
    away_since: int | None = None
    hushed: bool = False
    link: str | None = None  # the hash of one that the host made to it, until its owner is back
    link_made_at: int = 0

    @property
    def free(self) -> bool:
        """Whether nobody has it."""
        return self.person is None and self.bot is None


@dataclass(slots=True)
class Happening:
    """Something beside the match, and how many facts each viewer had heard by then."""

    what: str
    at: int
    heard: dict[int | None, int]
    details: dict[str, Any]

    def to(self, viewer: int | None) -> Beside:
        """As one viewer is told of it."""
        return Beside(self.what, self.at, self.heard.get(viewer, 0), self.details)


@dataclass(slots=True)
class Asking:
    """A seat asks to take the match back to a position."""

    seat: int
    to: int
    asked: tuple[int, ...]
    agreed: set[int] = field(default_factory=set)
