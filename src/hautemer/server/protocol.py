"""The protocol of a table: commands from clients and messages to them."""

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
# The largest move names a few dozen cards, so this leaves ample room for any command.
MAX_FRAME = 64 * 1024


class Command(Tagged, frozen=True, tag_field="do"):
    """A request of a client. A client may send it again, with the same id, after a lost connection."""

    id: str


class Join(Command, frozen=True):
    """A request for a seat: `seat`, or any free one."""

    name: str
    seat: int | None = None


class Leave(Command, frozen=True):
    """A request to give up the sender's seat before the start; the host may free any other one."""

    seat: int | None = None


class SeatBot(Command, frozen=True, tag="bot"):
    """A request of the host to put a bot into a seat, or to remove it (None), before the start."""

    seat: int
    bot: str | None = None
    name: str = ""


class Arrange(Command, frozen=True):
    """A request of the host to reorder the seats: for each new seat, its present number."""

    order: tuple[int, ...]


class Change(Command, frozen=True):
    """A request of the host to change the settings before the start."""

    settings: Settings


class Start(Command, frozen=True):
    """A request of the host to start, after the random draw if a device takes part in it."""


class LuckCommit(Command, frozen=True, tag="luck_commit"):
    """A commitment to 32 random bytes of this device, for the seats of its people in the match.

    `hands` are the tokens of other people at the same device (null: the person of the cookie).
    """

    commitment: str
    seats: tuple[int, ...]
    hands: tuple[str | None, ...] = ()


class LuckReveal(Command, frozen=True, tag="luck_reveal"):
    """The bytes that this device committed to, for a round whose list of commitments it has received."""

    round: int
    bytes: str


class LuckAgree(Command, frozen=True, tag="luck_agree"):
    """A consent to start although the draw is not proved for some people, or a refusal."""

    agrees: bool


class MakeMove(Command, frozen=True, tag="move"):
    """A move inside the offers; `prompt` is the number of the prompt that it answers."""

    prompt: int
    move: dict[str, Any]


class TakeBack(Command, frozen=True, tag="undo"):
    """A request to undo the sender's last move: at once if that is free, otherwise the others are asked."""


class AnswerUndo(Command, frozen=True, tag="answer"):
    """An answer to a request to undo."""

    agrees: bool


class Ready(Command, frozen=True):
    """A message that this seat does not need the open window; `ahead`: nor any other one of this round."""

    ahead: bool = False


class Wait(Command, frozen=True):
    """A request for 15 more seconds for everybody, once per round and once per window; ignored over days."""


class Speak(Command, frozen=True, tag="say"):
    """A chat message: a claim inside the offered claims, or text."""

    claim: dict[str, Any] | None = None
    text: str | None = None


class CastVote(Command, frozen=True, tag="vote"):
    """A vote, or its withdrawal: to pause, to resume, to call the match off.

    `constant_windows` and `ready_windows` apply from the next round on: windows last their whole length, or
    until everybody is ready.
    """

    motion: Motion
    wanted: bool = True


class Resign(Command, frozen=True):
    """A request to let a bot play the sender's seat."""

    bot: str = ""


class Return(Command, frozen=True):
    """A request to play the sender's seat again."""


class Replace(Command, frozen=True):
    """A request of the host to let a bot play a seat whose owner has been away for the grace period."""

    seat: int
    bot: str = ""


class Hush(Command, frozen=True):
    """A request of the host to mute a seat or all spectators (None), or to allow them to write again."""

    seat: int | None
    hushed: bool = True


class ChoosePace(Command, frozen=True, tag="pace"):
    """The pace of bots that a person chooses. A table plays at the slowest choice of those present."""

    pace: BotPace


class Hurry(Command, frozen=True):
    """A request to bots not to pause before the sender's next decision; ignored if other people play."""


class Hint(Command, frozen=True):
    """A question what a good bot would do in the sender's seat; answered by `hint`, to the sender only."""


class Rematch(Command, frozen=True):
    """A request for a new table with the same people after the end; the table's `rematch` names it."""


class Link(Command, frozen=True):
    """A request for a link that moves the sender's seat to another device, once; answered by `linked`.

    The host may request one for the `seat` of a person who has been away for the grace period; everybody at
    the table sees that.
    """

    seat: int | None = None


class Ping(Command, frozen=True):
    """A check that the connection still works; answered by `done`."""


COMMANDS: tuple[type[Command], ...] = (
    Join, Leave, SeatBot, Arrange, Change, Start, LuckCommit, LuckReveal, LuckAgree,
    MakeMove, TakeBack, AnswerUndo, Ready, Wait, Speak, CastVote, Resign, Return, Replace,
    Hush, ChoosePace, Hurry, Hint, Rematch, Link, Ping,
)  # fmt: skip


class Hello(Tagged, frozen=True, tag_field="do"):
    """The first frame of a socket: what the client has received, so that the server sends the rest."""

    facts: Count = 0
    beside: Count = 0
    seat: int | None = None  # the seat that received them: another seat has other facts
    watching: bool = False  # watch, although this person has a seat (the screen in the middle of the table)
    token: str | None = None  # another person on this device; takes precedence over the cookie


# Messages to clients


class Chair(Struct, frozen=True):
    """The public state of one seat."""

    name: str = ""
    taken: bool = False
    bot: str | None = None  # the bot that plays it now
    here: bool = False
    away_since: int | None = None
    hushed: bool = False
    used: int = 0  # milliseconds of its time that it has used
    deadline: int | None = None  # when its time for this move is up
    pace: BotPace | None = None  # the bots' pace that its owner has chosen
    account: bool = False  # its owner has an account of this name
    waited: bool = False  # its owner has asked for more time in this round, or in the open window


class Window(Struct, frozen=True):
    """The open window: the same for everybody."""

    name: str
    closes_at: int | None
    length: int
    ready: int  # the number of seats that no longer need it


class Ballot(Struct, frozen=True):
    """An open vote of the people at the table."""

    motion: Motion
    wanted: tuple[int, ...]
    needed: int


class Question(Struct, frozen=True):
    """A seat's open request to undo."""

    seat: int
    moves: int  # the number of its own moves that it would undo
    agreed: tuple[int, ...]
    asked: tuple[int, ...]


class Pledged(Struct, frozen=True):
    """The commitment of one device: the seats of its people in the match, and the hash."""

    seats: tuple[int, ...]
    commitment: str


class Drawing(Struct, frozen=True):
    """The public state of the random draw.

    Before the start, the numbers are chairs: those whose device has committed, is awaited or is left out, and
    those whose people agree to start all the same. After the start they are seats: `committed` are those
    whose device contributed, `without` those of people whose device did not.
    """

    stage: Literal["idle", "commit", "reveal", "agree", "drawn"] = "idle"
    round: int = 0
    committed: tuple[int, ...] = ()
    awaited: tuple[int, ...] = ()
    without: tuple[int, ...] = ()
    agreed: tuple[int, ...] = ()
    consented: bool = False  # everybody agreed to start although the draw is not proved for some people
    pledges: tuple[Pledged, ...] = ()  # before the start: the commitments for the next round


Phase = Literal["lobby", "running", "finished", "called_off", "closed", "broken"]


class PublicTable(Struct, frozen=True):
    """The public state of the table."""

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
    commitment: str = ""  # the hash of the server's secret, published before the first move
    onlookers: int = 0
    rematch: str | None = None
    needed: int = 0  # the number of people who must vote to pause, to resume or to call the match off
    spectators_hushed: bool = False  # the host has switched the spectators' chat off
    pace: BotPace = "brisk"  # the pace at which bots answer: the slowest choice of the people who are present
    draw: Drawing | None = None  # absent where all random outcomes are drawn from the server's secret
    # True if windows will last their whole length from the next round on; None if no vote decided.
    constant_next: bool | None = None


class Beside(Struct, frozen=True):
    """A happening outside the match: chat, a bot taking over, a pause. `after` counts the viewer's facts."""

    what: str
    at: int
    after: int
    details: dict[str, Any] = {}  # noqa: RUF012


class Earlier(Struct, frozen=True):
    """A page of happenings outside the match, numbered as in the viewer's scenes."""

    beside_from: int
    beside: tuple[Beside, ...]


class Scene(Tagged, frozen=True):
    """Everything that one viewer may see. The server sends it whole whenever a part of it changes.

    `facts` and `beside` are new since the last scene: the client appends them at `facts_from` and
    `beside_from`. A scene holds at most the last 200 happenings: if `beside_from` is beyond what the client
    has, `GET /api/tables/{table}/beside` returns the missing ones.
    """

    now: int
    seat: int | None
    host: bool
    done: tuple[str, ...]  # ids of this client's executed commands that get no `done` of their own
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
    guide: Guide | None = None  # in a guided match, for the learner
    # Numbers of this seat's facts about moves that a bot or the clock made since its owner last moved.
    stood_in: tuple[int, ...] = ()
    # none: the seat's last move is a commitment, or others have acted since. maybe: the answer decides.
    undo: Literal["none", "maybe"] = "none"


class Done(Tagged, frozen=True):
    """The confirmation of a command; its effect is in the next scene, or was in the one before."""

    id: str


class Refusal(Tagged, frozen=True):
    """The refusal of a command (or of a frame: no id): a key, its details, and a sentence in English."""

    id: str | None
    error: str
    details: dict[str, str | int]
    sentence: str


class Linked(Tagged, frozen=True):
    """The secret of a personal link; it belongs in the fragment of a URL."""

    id: str
    secret: str


class Hinted(Tagged, frozen=True):
    """The move of a good bot, and its reasons; None: there is no move now, or no reason to give.

    `valued` contains its best moves, the best first, with the estimated share of the win, if it compared
    some.
    """

    id: str
    bot: str
    move: dict[str, Any] | None
    why: Why | None
    valued: list[ValuedMove] = []  # noqa: RUF012 - structs copy their defaults


class LuckCommitments(Tagged, frozen=True, tag="luck_commitments"):
    """The opening of a round of revealing: the list of commitments, to which no device adds any more.

    A device stores the list, checks that it contains the device's own commitment and the known hash of the
    server's secret, and answers with `luck_reveal` within three seconds.
    """

    round: int
    commitment: str  # the hash of the server's secret
    names: tuple[str, ...]  # of all seats in the match
    devices: tuple[Pledged, ...]


MESSAGES: tuple[type[Tagged], ...] = (Scene, Done, Refusal, Linked, Hinted, LuckCommitments)
