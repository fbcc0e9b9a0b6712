"""What crosses the wire at a table: commands from clients and messages to them."""

from __future__ import annotations

from typing import Any, Literal

from hautemer.core.closed import Closed
from hautemer.core.codec import Count, Struct, Tagged
from hautemer.core.game import Result
from hautemer.core.match import Fact
from hautemer.core.why import Why
from hautemer.server.journal import Motion
from hautemer.server.settings import Settings

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
    """Give the own seat up before the start; the host may free that of somebody who has long been away."""

    seat: int | None = None


class Bot(Command, frozen=True):
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
    """The host starts with whoever is there."""


class Move(Command, frozen=True):
    """A move, as the offers say; `prompt` is the number of the question it answers."""

    prompt: int
    move: dict[str, Any]


class Undo(Command, frozen=True):
    """Take the own last move back: at once where that is free, otherwise the others are asked."""


class Answer(Command, frozen=True):
    """Agree to an undo, or not."""

    agrees: bool


class Ready(Command, frozen=True):
    """No need to wait for this window; `ahead`: for none of this round."""

    ahead: bool = False


class Say(Command, frozen=True):
    """Say something: a claim as the claims say, or words."""

    claim: dict[str, Any] | None = None
    text: str | None = None


class Vote(Command, frozen=True):
    """Want (or no longer want) to pause, to go on, to call the match off."""

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
    """The host silences a seat's words, or gives them back."""

    seat: int
    hushed: bool = True


class Hint(Command, frozen=True):
    """Ask what a good bot would do in the own seat; answered by `hint`, told to nobody else."""


class Rematch(Command, frozen=True):
    """After the end: a new table with the same people; answered by `again` in the table."""


class Link(Command, frozen=True):
    """A personal link that moves the own seat to another device, once; answered by `linked`.

    The host may make one to the `seat` of somebody who has been away for the grace period: all are told.
    """

    seat: int | None = None


class Ping(Command, frozen=True):
    """Ask whether the line still holds; answered by `done`."""


COMMANDS: tuple[type[Command], ...] = (
    Join, Leave, Bot, Arrange, Change, Start, Move, Undo, Answer, Ready, Say, Vote, Resign, Return, Replace,
    Hush, Hint, Rematch, Link, Ping,
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


Phase = Literal["lobby", "running", "finished", "called_off", "closed", "broken"]


class Board(Struct, frozen=True):
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


class Beside(Struct, frozen=True):
    """Something beside the match: words, a bot taking over, a pause. `after` counts the viewer's facts."""

    what: str
    at: int
    after: int
    details: dict[str, Any] = {}  # noqa: RUF012


class Guide(Struct, frozen=True):
    """What the coach of a guided round has for its learner: `coach-<coach>` in the words of the game."""

    stage: Literal["on", "left", "over"]  # left: somebody did something else, and luck is the table's own
    coach: str = ""
    move: dict[str, Any] | None = None  # what the coach would do now
    done: int = 0  # of the learner's own steps
    steps: int = 0


class Scene(Tagged, frozen=True):
    """All there is to see, for one viewer. Sent whole whenever something of it changed.

    `facts` and `beside` are what is new since the client's last ones: it appends them at `facts_from` and
    `beside_from`.
    """

    now: int
    seat: int | None
    host: bool
    done: tuple[str, ...]  # ids of this client's commands that are carried out, if no `done` says so
    facts_from: int
    facts: tuple[Fact, ...]
    beside_from: int
    beside: tuple[Beside, ...]
    table: Board
    prompt: int = 0
    offers: tuple[dict[str, Any], ...] | None = None  # what this seat may do
    closed: tuple[Closed, ...] = ()  # why it may not do other things
    claims: tuple[dict[str, Any], ...] | None = None  # what this seat may say
    waiting_for: tuple[int, ...] = ()
    public: dict[str, Any] | None = None  # the game's own
    own: dict[str, Any] | None = None
    result: Result | None = None
    guide: Guide | None = None  # in a guided first round, for the learner


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
    """What a good bot would do, and why; None: nothing for now, or nothing to say of it."""

    id: str
    bot: str
    move: dict[str, Any] | None
    why: Why | None


MESSAGES: tuple[type[Tagged], ...] = (Scene, Done, Refusal, Linked, Hinted)
