"""The journal of a table: everything that happens at it, as plain values. A table is a fold over them."""

from __future__ import annotations

from typing import Any, Literal

from hautemer.core.codec import Tagged
from hautemer.core.lesson import Lesson
from hautemer.server.settings import Settings

# Who really moved where an entry stands in the name of a seat.
By = Literal["seat", "bot", "clock", "consent"]
Motion = Literal["pause", "go_on", "call_off"]


class Made(Tagged, frozen=True):
    """Somebody made the table and is its host."""

    settings: Settings
    host: str
    commitment: str
    rematch_of: str | None = None


class Joined(Tagged, frozen=True):
    """A person took a seat."""

    seat: int
    person: str
    name: str


class Left(Tagged, frozen=True):
    """A person gave its seat up before the start, or the host freed it of somebody who was away."""

    seat: int
    by_host: bool = False


class Seated(Tagged, frozen=True):
    """The host put a bot into a seat, or took it out."""

    seat: int
    bot: str | None
    name: str


class Arranged(Tagged, frozen=True):
    """The host ordered the seats as people sit: who sits where, by the seats before."""

    order: tuple[int, ...]


class Changed(Tagged, frozen=True):
    """The host changed the settings before the start."""

    settings: Settings


class Started(Tagged, frozen=True):
    """The match began with those who were there; `opening` is a record that it goes on from.

    A `lesson` stands here whole: the one that is installed may be another when the journal is read.
    """

    names: tuple[str, ...]
    rules: int
    order: tuple[int, ...]
    opening: dict[str, Any] | None = None
    lesson: Lesson | None = None


class Entered(Tagged, frozen=True):
    """An entry of the match's log."""

    seat: int | None
    move: dict[str, Any]
    luck: list[dict[str, Any]]
    digest: str
    by: By = "seat"


class Said(Tagged, frozen=True):
    """A seat said something: a claim, or words."""

    seat: int
    claim: dict[str, Any] | None = None
    text: str | None = None


class Remarked(Tagged, frozen=True):
    """An onlooker said something; players hear it after the match."""

    name: str
    text: str


class Readied(Tagged, frozen=True):
    """Seats that need the open window no longer; `ahead` is for all windows of this round."""

    seats: tuple[int, ...]
    ahead: bool = False


class Asked(Tagged, frozen=True):
    """A seat asks the others to take the match back to a position."""

    seat: int
    to: int


class Answered(Tagged, frozen=True):
    """A seat agrees to that, or not."""

    seat: int
    agrees: bool


class Voted(Tagged, frozen=True):
    """A seat wants to pause, to go on, or to call the match off."""

    seat: int
    motion: Motion
    wanted: bool


class Carried(Tagged, frozen=True):
    """A motion is carried out though no vote was the last one: others left, or the match is too long."""

    motion: Motion


class Resigned(Tagged, frozen=True):
    """A seat is played by a bot from now on; its owner may take it back."""

    seat: int
    bot: str
    by_host: bool = False


class Returned(Tagged, frozen=True):
    """A seat is played by its owner again."""

    seat: int


class Moved(Tagged, frozen=True):
    """A seat belongs to another person or device from now on; None: only the table does, its host's."""

    seat: int | None
    person: str


class Reissued(Tagged, frozen=True):
    """The host made a link to the seat of somebody who has long been away; it dies when he comes back."""

    seat: int
    link: str  # the hash of its secret


class Inherited(Tagged, frozen=True):
    """The host is gone: a seat's owner keeps the table from now on, or (None) whoever comes next."""

    seat: int | None


class Hushed(Tagged, frozen=True):
    """The host silenced a seat's words, or gave them back."""

    seat: int
    hushed: bool


class Seen(Tagged, frozen=True):
    """A seat's owner came, or went, as a process saw it; who was seen by one that dies is away.

    None: the host, who has no seat.
    """

    seat: int | None
    here: bool
    by: str = ""


class Docked(Tagged, frozen=True):
    """The server stopped in good order."""


class Away(Tagged, frozen=True):
    """The server was away for so long; that counts against nobody. Less than nothing: clocks went back."""

    milliseconds: int


class Again(Tagged, frozen=True):
    """A rematch was made."""

    table: str


class Closed(Tagged, frozen=True):
    """The operator closed the table."""


Event = (
    Made | Joined | Left | Seated | Arranged | Changed | Started | Entered | Said | Remarked | Readied
    | Asked | Answered | Voted | Carried | Resigned | Returned | Moved | Reissued | Inherited | Hushed | Seen
    | Docked | Away | Again | Closed
)  # fmt: skip
KINDS: tuple[type[Tagged], ...] = (
    Made, Joined, Left, Seated, Arranged, Changed, Started, Entered, Said, Remarked, Readied,
    Asked, Answered, Voted, Carried, Resigned, Returned, Moved, Reissued, Inherited, Hushed, Seen, Docked,
    Away, Again, Closed,
)  # fmt: skip
