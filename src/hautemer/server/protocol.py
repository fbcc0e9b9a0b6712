"""What crosses the wire at a table: commands from clients and messages to them."""

from __future__ import annotations

from typing import Any, Literal

from hautemer.core.closed import Closed
from hautemer.core.codec import Count, Struct, Tagged
from hautemer.core.game import Result
from hautemer.core.guide import Guide
from hautemer.core.match import Fact
from hautemer.core.thinking import ValuedMove
from hautemer.core.why import Why
from hautemer.server.tables.events import BotPace, Motion
from hautemer.server.tables.settings import Settings

PROTOCOL = 1
MAX_TEXT = 400
# The largest move there is names a few dozen cards; the largest command carries a record's worth of nothing.
MAX_FRAME = 64 * 1024


class Command(Tagged, frozen=True, tag_field="do"):
    """Something a client asks for. It has an id, and may be sent again after a dropped line: done once."""

    id: str


class Join(Command, frozen=True):
    """Take a seat: that one, or any."""

    name: str
    seat: int | None = None


class Leave(Command, frozen=True):
    """Give the own seat up before the start; the host may free any other one."""

    seat: int | None = None


class SeatBot(Command, frozen=True, tag="bot"):
    """The host puts a bot into a seat (or takes it out: None) before the start."""

    seat: int
    bot: str | None = None
    name: str = ""


class Arrange(Command, frozen=True):
    """The host orders the seats: for each new seat, the present one."""

    order: tuple[int, ...]


class Change(Command, frozen=True):
    """The host changes the settings before the start."""

    settings: Settings


class Start(Command, frozen=True):
    """The host starts with the people who are there, after the random draw if a device takes part in it."""


class LuckCommit(Command, frozen=True, tag="luck_commit"):
    """Commit to 32 random bytes of this device, for the seats that its people would have in the match.

    `hands` are the tokens of other people at the same device (null: the one whom the cookie names).
    """

    commitment: str
    seats: tuple[int, ...]
    hands: tuple[str | None, ...] = ()


class LuckReveal(Command, frozen=True, tag="luck_reveal"):
    """Reveal the bytes that this device committed to, in a round whose list of commitments it has seen."""

    round: int
    bytes: str


class LuckAgree(Command, frozen=True, tag="luck_agree"):
    """Agree to start although the draw is not proved for some people, or withdraw the start."""

    agrees: bool


class MakeMove(Command, frozen=True, tag="move"):
    """A move, as the offers say; `prompt` is the number of the question it answers."""

    prompt: int
    move: dict[str, Any]


class TakeBack(Command, frozen=True, tag="undo"):
    """Take the own last move back: at once where that is free, otherwise the others are asked."""


class AnswerUndo(Command, frozen=True, tag="answer"):
    """Agree to an undo, or not."""

    agrees: bool


class Ready(Command, frozen=True):
    """No need to wait for this window; `ahead`: for none of this round."""

    ahead: bool = False


class Wait(Command, frozen=True):
    """Ask for 15 more seconds for everybody, once per round and once per window; ignored over days."""


class Speak(Command, frozen=True, tag="say"):
    """Say something: a claim as the claims say, or words."""

    claim: dict[str, Any] | None = None
    text: str | None = None


class CastVote(Command, frozen=True, tag="vote"):
    """Want (or no longer want) to pause, to go on, to call the match off.

    `constant_windows` and `ready_windows` hold from the next round on: windows last their whole length, or
    until everybody is ready.
    """

    motion: Motion
    wanted: bool = True


class Resign(Command, frozen=True):
    """Let a bot play the own seat."""

    bot: str = ""


class Return(Command, frozen=True):
    """Play the own seat again."""


class Replace(Command, frozen=True):
    """The host lets a bot play a seat whose owner has been away for the grace period."""

    seat: int
    bot: str = ""


class Hush(Command, frozen=True):
    """The host mutes a seat or, with None, all spectators; or allows them to write again."""

    seat: int | None
    hushed: bool = True


class ChoosePace(Command, frozen=True, tag="pace"):
    """Choose how long bots take to answer. A table plays at the slowest choice of those who are there."""

    pace: BotPace


class Hurry(Command, frozen=True):
    """Ask the bots not to pause until the own next decision; ignored where other people sit at the table."""


class Hint(Command, frozen=True):
    """Ask what a good bot would do in the own seat; answered by `hint`, told to nobody else."""


class Rematch(Command, frozen=True):
    """After the end: a new table with the same people; answered by `again` in the table."""


class Link(Command, frozen=True):
    """A personal link that moves the own seat to another device, once; answered by `linked`.

    The host may make one to the `seat` of a person who has been away for the grace period; everybody at the
    table sees that.
    """

    seat: int | None = None


class Ping(Command, frozen=True):
    """Ask whether the line still holds; answered by `done`."""


COMMANDS: tuple[type[Command], ...] = (
    Join, Leave, SeatBot, Arrange, Change, Start, LuckCommit, LuckReveal, LuckAgree,
    MakeMove, TakeBack, AnswerUndo, Ready, Wait, Speak, CastVote, Resign, Return, Replace,
    Hush, ChoosePace, Hurry, Hint, Rematch, Link, Ping,
)  # fmt: skip


class Hello(Tagged, frozen=True, tag_field="do"):
    """The first frame of a socket: what the client has heard already, so that it gets the rest."""

    facts: Count = 0
    beside: Count = 0
    seat: int | None = None  # the seat that heard them: another one hears another story
    watching: bool = False  # look on, although this person has a seat (the screen in the middle of the table)
    token: str | None = None  # somebody else on this device: counts before the cookie


# Messages to clients


class Chair(Struct, frozen=True):
    """One seat as everybody sees it."""

    name: str = ""
    taken: bool = False
    bot: str | None = None  # the bot that plays it now
    here: bool = False
    away_since: int | None = None
    hushed: bool = False
    used: int = 0  # milliseconds of its time that are spent
    deadline: int | None = None  # when its time for this move is up
    pace: BotPace | None = None  # that its owner has chosen for bots
    account: bool = False  # its owner has an account of this name
    waited: bool = False  # its owner has asked for more time in this round, or in the open window


class Window(Struct, frozen=True):
    """The open window: the same for everybody."""

    name: str
    closes_at: int | None
    length: int
    ready: int  # how many need it no longer


class Ballot(Struct, frozen=True):
    """A motion of the people at the table."""

    motion: Motion
    wanted: tuple[int, ...]
    needed: int


class Question(Struct, frozen=True):
    """A seat asks to take the match back."""

    seat: int
    moves: int  # how many of its own moves that takes back
    agreed: tuple[int, ...]
    asked: tuple[int, ...]


class Pledged(Struct, frozen=True):
    """The commitment of one device: for which seats of the match, and its hash."""

    seats: tuple[int, ...]
    commitment: str


class Drawing(Struct, frozen=True):
    """The random draw as everybody sees it.

    Before the start these are chairs: those whose device has committed, those that are waited for, those that
    are left out, those whose people agree to start all the same. After the start these are seats: those whose
    device contributed (`committed`), and those of people whose device did not.
    """

    stage: Literal["idle", "commit", "reveal", "agree", "drawn"] = "idle"
    round: int = 0
    committed: tuple[int, ...] = ()
    awaited: tuple[int, ...] = ()
    without: tuple[int, ...] = ()
    agreed: tuple[int, ...] = ()
    consented: bool = False  # everybody agreed to start although the draw is not proved for some
    pledges: tuple[Pledged, ...] = ()  # before the start: the commitments for the next round


Phase = Literal["lobby", "running", "finished", "called_off", "closed", "broken"]


class PublicTable(Struct, frozen=True):
    """The table as everybody sees it."""

    id: str
    phase: Phase
    settings: Settings
    chairs: tuple[Chair, ...]
    host: int | None  # the seat of the host
    code: str | None = None
    paused: bool = False
    window: Window | None = None
    ballots: tuple[Ballot, ...] = ()
    question: Question | None = None
    round: int = 0
    commitment: str = ""  # the hash of the luck, published before the first move
    onlookers: int = 0
    rematch: str | None = None
    needed: int = 0  # how many people it takes to pause, to go on or to call the match off
    spectators_hushed: bool = False  # the host has switched the spectators' chat off
    pace: BotPace = "brisk"  # at which bots answer: the slowest choice of the people who are there
    draw: Drawing | None = None  # absent where all random outcomes are drawn from the server's secret
    # What was voted for and holds from the next round on: whether windows last their whole length.
    constant_next: bool | None = None


class Beside(Struct, frozen=True):
    """Something beside the match: words, a bot taking over, a pause. `after` counts the viewer's facts."""

    what: str
    at: int
    after: int
    details: dict[str, Any] = {}  # noqa: RUF012


class Earlier(Struct, frozen=True):
    """A page of what happened beside the match, as the viewer's scenes number it."""

    beside_from: int
    beside: tuple[Beside, ...]


class Scene(Tagged, frozen=True):
    """All there is to see, for one viewer. Sent whole whenever something of it changed.

    `facts` and `beside` are what is new since the client's last ones: it appends them at `facts_from` and
    `beside_from`. A scene holds the last 200 of many happenings: if `beside_from` is beyond what the client
    has, `GET /api/tables/{table}/beside` answers the ones in between.
    """

    now: int
    seat: int | None
    host: bool
    done: tuple[str, ...]  # ids of this client's commands that are carried out, if no `done` says so
    facts_from: int
    facts: tuple[Fact, ...]
    beside_from: int
    beside: tuple[Beside, ...]
    table: PublicTable
    prompt: int = 0
    offers: tuple[dict[str, Any], ...] | None = None  # what this seat may do
    closed: tuple[Closed, ...] = ()  # why it may not do other things
    claims: tuple[dict[str, Any], ...] | None = None  # what this seat may say
    waiting_for: tuple[int, ...] = ()
    public: dict[str, Any] | None = None  # the game's own
    own: dict[str, Any] | None = None
    result: Result | None = None
    guide: Guide | None = None  # in a guided first round, for the learner
    # Numbers of this seat's facts: the moves that a bot or the clock made for it since its owner last moved.
    stood_in: tuple[int, ...] = ()
    # none: the seat's last move is a commitment, or others have acted since. maybe: the answer tells.
    undo: Literal["none", "maybe"] = "none"


class Done(Tagged, frozen=True):
    """A command is carried out; what it did is in the next scene, or came in the one before."""

    id: str


class Refusal(Tagged, frozen=True):
    """A command (or a frame: no id) was refused: a key, its details, and a sentence in English."""

    id: str | None
    error: str
    details: dict[str, str | int]
    sentence: str


class Linked(Tagged, frozen=True):
    """The secret of a personal link; it belongs into the fragment of an address."""

    id: str
    secret: str


class Hinted(Tagged, frozen=True):
    """What a good bot would do, and why; None: nothing for now, or nothing to say of it.

    `valued` are its best moves, the best first, with the estimated share of the win, if it compared some.
    """

    id: str
    bot: str
    move: dict[str, Any] | None
    why: Why | None
    valued: list[ValuedMove] = []  # noqa: RUF012 - structs copy their defaults


class LuckCommitments(Tagged, frozen=True, tag="luck_commitments"):
    """A round of revealing is open: the list of commitments that no device adds to any more.

    A device keeps the list, checks that its own commitment and the fingerprint that it knows are in it, and
    answers with `luck_reveal` within three seconds.
    """

    round: int
    commitment: str  # the fingerprint of the server's secret
    names: tuple[str, ...]  # of all seats of the match to come
    devices: tuple[Pledged, ...]


MESSAGES: tuple[type[Tagged], ...] = (Scene, Done, Refusal, Linked, Hinted, LuckCommitments)
