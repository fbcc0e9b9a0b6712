"""The parts of a table: seats, happenings outside the match, votes on windows, an open undo request."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from hautemer.core.match import Entry, Match, Undo
from hautemer.server.protocol import Beside
from hautemer.server.tables.events import BotPace
from hautemer.server.tables.settings import DAY

# Milliseconds for which a link that the host made to a seat is valid.
LINK_LIVES = DAY


@dataclass(slots=True)
class TableSeat:
    """A seat at the table."""

    person: str | None = None
    name: str = ""
    account: bool = False  # the person has an account of this name
    bot: str | None = None  # the bot that plays this seat now
    here: bool = False
    seen_by: str = ""  # the process to which its owner is connected
    away_since: int | None = None
    gone_since: int = 0  # like `away_since`, but a restart of the server does not reset it
    hushed: bool = False
    link: str | None = None  # the hash of a link that the host made to it, until its owner is back
    link_made_at: int = 0
    pace: BotPace | None = None  # the pace at which its owner wants bots to answer
    # The numbers of the round and of the window in which its owner last asked for more time.
    waited: dict[Literal["round", "window"], int] = field(default_factory=dict)
    # Entries that a bot or the clock made for its owner since the owner's last move: position, number of the
    # first fact that the owner received.
    stood_in: list[tuple[int, int]] = field(default_factory=list)
    # Positions of its owner's moves that may still be undone, as far as the owner can know.
    undoable: list[int] = field(default_factory=list)

    @property
    def free(self) -> bool:
        """True if neither a person nor a bot has the seat."""
        return self.person is None and self.bot is None


@dataclass(slots=True)
class WindowVote:
    """A vote on the length of windows, which takes effect in the next round.

    `next`: True if windows will last their whole length, None if nothing was decided.
    """

    next: bool | None = None
    decided_in: int = 0  # the round

    def decide(self, current: int, *, constant: bool) -> None:
        """Note the decision of the `current` round."""
        self.next, self.decided_in = constant, current

    def due(self, current: int) -> bool | None:
        """Return the decision that takes effect now that a later round has begun; None if nothing changes."""
        if self.next is None or current == self.decided_in:
            return None
        constant, self.next = self.next, None
        return constant


class Rest(NamedTuple):
    """The rest of a table out of memory: since when, and until when at most."""

    at: int
    due: int | None


@dataclass(slots=True)
class Happening:
    """A happening outside the match, with the number of facts that each viewer had received by then."""

    what: str
    at: int
    heard: dict[int | None, int]
    details: dict[str, Any]
    size: int = 0  # bytes of text in it

    def to(self, viewer: int | None) -> Beside:
        """Return the happening in the form that is sent to one viewer."""
        return Beside(self.what, self.at, self.heard.get(viewer, 0), self.details)


@dataclass(slots=True)
class Asking:
    """An open request of a seat to undo, back to a position."""

    seat: int
    to: int
    asked: tuple[int, ...]
    agreed: set[int] = field(default_factory=set)


def linked_seat(places: Sequence[TableSeat], link: str, now: int) -> int | None:
    """Return the seat that a link of the host leads to, by its hash, or None if it is too old."""
    living = {place.link: seat for seat, place in enumerate(places) if now - place.link_made_at < LINK_LIVES}
    return living.get(link)


def note_entry(places: Sequence[TableSeat], match: Match, entry: Entry, heard: Sequence[int]) -> None:
    """Note what an entry changes for owners of seats; `heard` counts the facts of each seat before it."""
    note_stand_in(places, match, entry, None if entry.seat is None else heard[entry.seat])
    note_undoable(places, match, entry, heard)


def note_undoable(places: Sequence[TableSeat], match: Match, entry: Entry, heard: Sequence[int]) -> None:
    """Note which moves each seat may still undo; `heard` counts the facts of each seat before the entry.

    The result depends on the seat's own facts only: an entry without a fact for a seat changes nothing for
    it.
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
    """Note moves in the name of absent owners; `heard` counts the facts of the entry's seat before it."""
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
