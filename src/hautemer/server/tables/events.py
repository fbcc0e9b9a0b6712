"""The journal of a table: everything that happens at it, as plain values. A table is a fold over them."""

from __future__ import annotations

from typing import Any, Literal

from hautemer.core.codec import Tagged, encode, plain
from hautemer.core.lesson import Lesson
from hautemer.core.match import Pending
from hautemer.server.tables.settings import Settings

# Who really moved where an entry stands in the name of a seat.
By = Literal["seat", "bot", "clock", "consent"]
# The last two hold from the next round on: windows last their whole length, or until everybody is ready.
Motion = Literal["pause", "go_on", "call_off", "constant_windows", "ready_windows"]
# How long bots take to answer, the slowest first.
BotPace = Literal["calm", "brisk", "instant"]


class Made(Tagged, frozen=True):
    """Somebody made the table and is its host."""

    settings: Settings
    host: str
    commitment: str
    rematch_of: str | None = None


class Joined(Tagged, frozen=True):
    """A person took a seat; `account`: under the name of the person's account."""

    seat: int
    person: str
    name: str
    account: bool = False


class Left(Tagged, frozen=True):
    """A person gave its seat up before the start, or the host freed it."""

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

    A `lesson` stands here whole: the one that is installed may be another when the journal is read. `scheme`
    says what the random outcomes are drawn from (`core/fairness.py`).
    """

    names: tuple[str, ...]
    rules: int
    order: tuple[int, ...]
    opening: dict[str, Any] | None = None
    lesson: Lesson | None = None
    scheme: int = 1


class LuckCommitted(Tagged, frozen=True):
    """The device at these seats of the match to come committed to its random bytes."""

    seats: tuple[int, ...]
    commitment: str


class LuckCalled(Tagged, frozen=True):
    """The host wants to start: devices that just came may still commit, or all people are asked to agree."""


class LuckListed(Tagged, frozen=True):
    """A round of revealing began with the devices of these commitments."""

    commitments: tuple[str, ...]


class LuckRevealed(Tagged, frozen=True):
    """The device with this commitment revealed its bytes."""

    commitment: str
    bytes: str


class LuckLate(Tagged, frozen=True):
    """The devices of these people did not commit or reveal in time: they are left out."""

    people: tuple[str, ...]


class LuckAgreed(Tagged, frozen=True):
    """The person in this chair agrees to start although some devices contribute nothing, or does not."""

    seat: int
    agrees: bool


class LuckRenewed(Tagged, frozen=True):
    """Devices have their full time to commit or to reveal again: there was no server meanwhile."""


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
    """A spectator said something, under the name of an account or not; players hear it after the match."""

    name: str
    text: str
    account: bool = False


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
    """A motion is carried out without a last vote: others left, or the match is too long.

    `deserted`: all its people were away for so many days.
    """

    motion: Motion
    deserted: int = 0


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
    account: bool = False  # the person has an account of the seat's name


class Reissued(Tagged, frozen=True):
    """The host made a link to the seat of somebody who has long been away; it dies when he comes back."""

    seat: int
    link: str  # the hash of its secret


class Inherited(Tagged, frozen=True):
    """The host is gone: a seat's owner keeps the table from now on, or (None) whoever comes next."""

    seat: int | None


class Hushed(Tagged, frozen=True):
    """The host muted a seat, or all spectators (None), or allowed them to write again."""

    seat: int | None
    hushed: bool


class Seen(Tagged, frozen=True):
    """A seat's owner came, or went, as a process saw it; who was seen by one that dies is away.

    None: the host, who has no seat.
    """

    seat: int | None
    here: bool
    by: str = ""


class Paced(Tagged, frozen=True):
    """A seat's owner chose the pace at which bots answer."""

    seat: int
    pace: BotPace


class Hurried(Tagged, frozen=True):
    """A person who plays alone with bots asked them not to pause until that person's next decision."""

    seat: int


class Waited(Tagged, frozen=True):
    """A person asked for more time for everybody."""

    seat: int


class Docked(Tagged, frozen=True):
    """The server stopped in good order."""


class Away(Tagged, frozen=True):
    """The server was away for so long; that counts against nobody. Less than nothing: clocks went back."""

    milliseconds: int


class Rested(Tagged, frozen=True):
    """Nobody is here and nothing happens before `due`: the table leaves memory until then.

    Without a due time its clocks stand still until somebody comes.
    """

    due: int | None = None


class Resumed(Tagged, frozen=True):
    """Somebody came or something is due; for so many milliseconds of the rest there was no server."""

    away: int = 0


class Again(Tagged, frozen=True):
    """A rematch was made."""

    table: str


class TableClosed(Tagged, frozen=True, tag="closed"):
    """The operator closed the table."""


Event = (
    Made | Joined | Left | Seated | Arranged | Changed | LuckCommitted | LuckCalled | LuckListed
    | LuckRevealed | LuckLate | LuckAgreed | LuckRenewed | Started | Entered | Said | Remarked | Readied
    | Asked | Answered | Voted | Carried | Resigned | Returned | Moved | Reissued | Inherited | Hushed | Seen
    | Paced | Hurried | Waited | Docked | Away | Rested | Resumed | Again | TableClosed
)  # fmt: skip
# Folded by `draw.RandomDraw`, the others by the table itself.
LUCK: tuple[type[Tagged], ...] = (
    LuckCommitted, LuckCalled, LuckListed, LuckRevealed, LuckLate, LuckAgreed, LuckRenewed,
)  # fmt: skip
AT_TABLE: tuple[type[Tagged], ...] = (
    Made, Joined, Left, Seated, Arranged, Changed, Started, Entered, Said, Remarked, Readied,
    Asked, Answered, Voted, Carried, Resigned, Returned, Moved, Reissued, Inherited, Hushed, Seen, Paced,
    Hurried, Waited, Docked, Away, Rested, Resumed, Again, TableClosed,
)  # fmt: skip
KINDS = (*LUCK, *AT_TABLE)


class Broken(Exception):
    """The journal does not fit the rules that are installed."""


def line(event: Any) -> bytes:
    """Return an event as it is written into the journal."""
    return encode(event)


def entered(pending: Pending, by: By) -> Entered:
    """Return the event of an entry that was worked out."""
    entry = pending.entry
    return Entered(entry.seat, plain(entry.move), list(entry.luck), entry.digest, by)
