"""The small things at a table: places, happenings beside the match, a question that is being asked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from hautemer.core.match import Entry, Match, Undo
from hautemer.server.protocol import Beside
from hautemer.server.tables.events import BotPace
from hautemer.server.tables.settings import DAY

# How long a link lives that the host made to somebody's seat, in milliseconds.
LINK_LIVES = DAY


@dataclass(slots=True)
class TableSeat:
    """A seat at the table."""

    person: str | None = None
    name: str = ""
    account: bool = False  # the person has an account of this name
    bot: str | None = None  # plays this seat now
    here: bool = False
    seen_by: str = ""  # the process that its owner has a line to
    away_since: int | None = None
    gone_since: int = 0  # like `away_since`, but a restart of the server does not begin it anew
    hushed: bool = False
    link: str | None = None  # the hash of one that the host made to it, until its owner is back
    link_made_at: int = 0
    pace: BotPace | None = None  # at which its owner wants bots to answer
    # Where its owner last asked for more time: the number of the round, and of the window.
    waited: dict[Literal["round", "window"], int] = field(default_factory=dict)
    # Entries that a bot or the clock made for its owner since the owner's last move: position, number of the
    # first fact that the owner was told.
    stood_in: list[tuple[int, int]] = field(default_factory=list)
    # Positions of its owner's moves that may still be taken back, as far as the owner can tell.
    undoable: list[int] = field(default_factory=list)

    @property
    def free(self) -> bool:
        """Whether nobody has it."""
        return self.person is None and self.bot is None


@dataclass(slots=True)
class Lasting:
    """What people decided about the length of windows, which holds from the next round on.

    `next`: True if windows will last their whole length, None if nothing was decided.
    """

    next: bool | None = None
    decided_in: int = 0  # the round

    def decide(self, constant: bool, current: int) -> None:
        """Note what was decided in the `current` round."""
        self.next, self.decided_in = constant, current

    def due(self, current: int) -> bool | None:
        """Return what holds from now on, once a later round has begun; None if nothing changes."""
        if self.next is None or current == self.decided_in:
            return None
        constant, self.next = self.next, None
        return constant


class Rest(NamedTuple):
    """A table at rest: since when, and until when at most."""

    at: int
    due: int | None


@dataclass(slots=True)
class Happening:
    """Something beside the match, and how many facts each viewer had heard by then."""

    what: str
    at: int
    heard: dict[int | None, int]
    details: dict[str, Any]
    size: int = 0  # bytes of text in it

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


def linked_seat(places: Sequence[TableSeat], link: str, now: int) -> int | None:
    """Return the seat that a link of the host leads to, by its hash, or None if it is too old."""
    living = {place.link: seat for seat, place in enumerate(places) if now - place.link_made_at < LINK_LIVES}
    return living.get(link)


def note_entry(places: Sequence[TableSeat], match: Match, entry: Entry, heard: Sequence[int]) -> None:
    """Keep what an entry means for owners of seats; `heard` is how many facts each seat knew before it."""
    note_stand_in(places, match, entry, None if entry.seat is None else heard[entry.seat])
    note_undoable(places, match, entry, heard)


def note_undoable(places: Sequence[TableSeat], match: Match, entry: Entry, heard: Sequence[int]) -> None:
    """Keep which moves each seat may still take back; `heard` is how many facts each knew before the entry.

    That follows from what the seat itself was told: an entry that told it nothing changes nothing.
    """
    for seat, place in enumerate(places):
        if seat != entry.seat:
            if len(match.facts[seat]) > heard[seat]:
                place.undoable = []  # another seat, or the clock, acted since
        elif isinstance(entry.move, Undo):
            place.undoable = [position for position in place.undoable if position < entry.move.to]
        elif entry.by is not None or match.game.is_commitment(entry.move):
            place.undoable = []
        else:
            place.undoable.append(entry.position)


def note_stand_in(places: Sequence[TableSeat], match: Match, entry: Entry, heard: int | None) -> None:
    """Keep what was played for absent owners; `heard` is how many facts the entry's seat knew before it."""
    if isinstance(entry.move, Undo):
        for place in places:
            place.stood_in = [one for one in place.stood_in if one[0] < entry.move.to]
    if entry.seat is None or heard is None:
        return
    place = places[entry.seat]
    if entry.by is None:
        place.stood_in = []
    elif entry.by != "consent" and len(match.facts[entry.seat]) > heard:
        place.stood_in.append((entry.position, heard))
