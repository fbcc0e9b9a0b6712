"""The events of a table, as they stand in its journal: plain values. A table is the fold over them."""

from __future__ import annotations

from typing import Any, Literal

from hautemer.core.codec import Tagged, encode, plain
from hautemer.core.lesson import Lesson
from hautemer.core.match import Pending
from hautemer.server.tables.settings import Settings

# The true author of an entry in the name of a seat.
By = Literal["seat", "bot", "clock", "consent"]
# The last two apply from the next round on: windows last their whole length, or until everybody is ready.
Motion = Literal["pause", "go_on", "call_off", "constant_windows", "ready_windows"]
# The time that bots take to answer, the slowest pace first.
BotPace = Literal["calm", "brisk", "instant"]


class Made(Tagged, frozen=True):
    """A person made the table and is its host."""

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
    """A person gave up a seat before the start, or the host freed it."""

    seat: int
    by_host: bool = False


class Seated(Tagged, frozen=True):
    """The host put a bot into a seat, or removed it."""

    seat: int
    bot: str | None
    name: str


class Arranged(Tagged, frozen=True):
    """The host reordered the seats: for each new seat, its number before."""

    order: tuple[int, ...]


class Changed(Tagged, frozen=True):
    """The host changed the settings before the start."""

    settings: Settings


class Started(Tagged, frozen=True):
    """The match began with everybody who had a seat; `opening` is a record from which it continues.

    A `lesson` is stored whole: another one may be installed when the journal is read. `scheme` says what the
    random outcomes are drawn from (`core/fairness.py`).
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
    """The host wants to start: new devices may still commit, or all people are asked to agree."""


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
    """Devices have their full time to commit or to reveal again, after a time without a server."""


class Entered(Tagged, frozen=True):
    """An entry of the match's log."""

    seat: int | None
    move: dict[str, Any]
    luck: list[dict[str, Any]]
    digest: str
    by: By = "seat"


class Said(Tagged, frozen=True):
    """A seat sent a chat message: a claim, or text."""

    seat: int
    claim: dict[str, Any] | None = None
    text: str | None = None


class Remarked(Tagged, frozen=True):
    """A spectator sent a chat message, with the name of an account or not; players see it after the match."""

    name: str
    text: str
    account: bool = False


class Readied(Tagged, frozen=True):
    """Seats no longer need the open window; `ahead`: nor any other window of this round."""

    seats: tuple[int, ...]
    ahead: bool = False


class Asked(Tagged, frozen=True):
    """A seat asks the others for an undo, back to a position."""

    seat: int
    to: int


class Answered(Tagged, frozen=True):
    """A seat agrees to an undo, or refuses."""

    seat: int
    agrees: bool


class Voted(Tagged, frozen=True):
    """A seat votes to pause, to resume or to call the match off, or on the length of windows."""

    seat: int
    motion: Motion
    wanted: bool


class Carried(Tagged, frozen=True):
    """A motion is carried out without a last vote: others left, or the match is too long.

    `deserted` is the number of days for which all its people were away.
    """

    motion: Motion
    deserted: int = 0


class Resigned(Tagged, frozen=True):
    """A bot plays a seat from now on; the owner of the seat may take it back."""

    seat: int
    bot: str
    by_host: bool = False


class Returned(Tagged, frozen=True):
    """The owner plays a seat again."""

    seat: int


class SeatMoved(Tagged, frozen=True, tag="moved"):
    """A seat belongs to another person or device from now on; None: the hosting of a host without a seat."""

    seat: int | None
    person: str
    account: bool = False  # the person has an account of the seat's name


class Reissued(Tagged, frozen=True):
    """The host made a link to the seat of a person who is long away; it expires when that person returns."""

    seat: int
    link: str  # the hash of its secret


class Inherited(Tagged, frozen=True):
    """The host is gone: the owner of a seat is host from now on, or (None) the next person to join."""

    seat: int | None


class Hushed(Tagged, frozen=True):
    """The host muted a seat, or all spectators (None), or allowed them to write again."""

    seat: int | None
    hushed: bool


class Seen(Tagged, frozen=True):
    """A process saw the owner of a seat connect or disconnect.

    The people whom a process saw are away when the process dies. `seat` is None for a host without a seat.
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
    """The server stopped in an orderly way."""


class Away(Tagged, frozen=True):
    """The server was away for `milliseconds`, which count against nobody; negative if the clock went back."""

    milliseconds: int


class Rested(Tagged, frozen=True):
    """Nobody is present and nothing happens before `due`: the table leaves memory until then.

    If `due` is None, its clocks stand still until a person comes.
    """

    due: int | None = None


class Resumed(Tagged, frozen=True):
    """A person came or an action is due. For `away` milliseconds of the rest there was no server."""

    away: int = 0


class Again(Tagged, frozen=True):
    """A rematch was made."""

    table: str


class TableClosed(Tagged, frozen=True, tag="closed"):
    """The operator closed the table."""


Event = (
    Made | Joined | Left | Seated | Arranged | Changed | LuckCommitted | LuckCalled | LuckListed
    | LuckRevealed | LuckLate | LuckAgreed | LuckRenewed | Started | Entered | Said | Remarked | Readied
    | Asked | Answered | Voted | Carried | Resigned | Returned | SeatMoved | Reissued | Inherited | Hushed
    | Seen | Paced | Hurried | Waited | Docked | Away | Rested | Resumed | Again | TableClosed
)  # fmt: skip
# Folded by `draw.RandomDraw`, the others by the table itself.
LUCK: tuple[type[Tagged], ...] = (
    LuckCommitted, LuckCalled, LuckListed, LuckRevealed, LuckLate, LuckAgreed, LuckRenewed,
)  # fmt: skip
AT_TABLE: tuple[type[Tagged], ...] = (
    Made, Joined, Left, Seated, Arranged, Changed, Started, Entered, Said, Remarked, Readied,
    Asked, Answered, Voted, Carried, Resigned, Returned, SeatMoved, Reissued, Inherited, Hushed, Seen, Paced,
    Hurried, Waited, Docked, Away, Rested, Resumed, Again, TableClosed,
)  # fmt: skip
KINDS = (*LUCK, *AT_TABLE)


class Broken(Exception):
    """The journal does not fit the rules that are installed."""


def line(event: Any) -> bytes:
    """Return the journal line of an event."""
    return encode(event)


def entered(pending: Pending, by: By) -> Entered:
    """Return the event of a prepared entry."""
    entry = pending.entry
    return Entered(entry.seat, plain(entry.move), list(entry.luck), entry.digest, by)
