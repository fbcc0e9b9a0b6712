"""The contract of a game, and the words that the kernel and the games share."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from random import Random
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar, runtime_checkable

from hautemer.core.chance import Chance
from hautemer.core.closed import Closed
from hautemer.core.codec import Move, Struct, digest, field, plain, replace
from hautemer.core.errors import BadOptions
from hautemer.core.offers import Offers
from hautemer.core.state import State
from hautemer.core.talk import Claim, Talk
from hautemer.core.why import Why

S = TypeVar("S", bound=State)

Seat = int
Options = Mapping[str, Any]
View = Struct

SILENCE = Offers()

# Whom a fact is for. There is no default: whoever tells something says to whom.
Audience = Sequence[Seat] | None
EVERYONE: Audience = None

Fuller = Mapping[Seat, Mapping[str, Any]]


class Tell(Protocol):
    """How rules say what happened: to whom, what, and what named seats get to know beyond that.

    `tell(EVERYONE, "drew", {seat: {"cards": cards}}, seat=seat, count=3)` is one fact: everybody hears
    `drew`, and that seat hears `drew-own`, with the cards.
    """

    def __call__(
        self, audience: Audience, name: str, fuller: Fuller | None = None, /, **details: Any
    ) -> None: ...


def silent(audience: Audience, name: str, fuller: Fuller | None = None, /, **details: Any) -> None:
    """A `Tell` for simulations, where nobody listens."""


class Result(Struct, frozen=True):
    """How a match ended."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    reason: str


class Option(Struct, frozen=True):
    """One option of a game: some values (the first is the default), or a range, or a choice from a list."""

    values: tuple[str | int | bool, ...] = ()
    between: tuple[int, int] | None = None
    default: int | None = None
    some_of: tuple[str, ...] = ()  # a list of different keys from these, at least as many as seats

    def standard(self) -> Any:
        """The value taken when nothing is said."""
        return self.default if self.between is not None else self.values[0]

    def admits(self, value: Any, seats: int) -> bool:
        """Whether the option can have this value."""
        if isinstance(value, list):
            keys = set(self.some_of)
            known = all(isinstance(item, str) and item in keys for item in value)
            return known and len(set(value)) == len(value) >= seats and bool(self.some_of)
        if self.between is not None and type(value) is int:
            return self.between[0] <= value <= self.between[1]
        return any(type(value) is type(one) and value == one for one in self.values)


class Meta(Struct, frozen=True):
    """The contents of a game's `meta.toml`, and of its `moments.toml` and `sounds.toml` if it has them."""

    key: str
    title: str
    seats: tuple[int, int]
    rules: int  # the version of the rules: of `meta.toml` the newest, of a match the one it began under
    entries_at_most: int  # every match ends within so many entries; a runner stops there and says so
    reasons: tuple[str, ...]
    options: dict[str, Option]
    credits: str
    older_rules: tuple[int, ...] = ()  # versions of matches that replay and continue; none begins
    moments: dict[str, dict[str, int]] = field(default_factory=dict)  # by stage and fact: `core.moments`
    sounds: dict[str, tuple[str, ...]] = field(default_factory=dict)  # public facts by sound: `sounds.toml`
    # Milliseconds by window: how long it stays open in a live match, unless it is the table's usual length.
    windows: dict[str, int] = field(default_factory=dict)
    seat_fields: tuple[str, ...] = ()  # fields and details that hold a seat and are not named after one
    folded: tuple[str, ...] = ()  # public facts about one seat each: a log counts them in one line


class DataFile(Struct, frozen=True):
    """Which replacement data file a match was made with."""

    name: str
    sha256: str


class Game(ABC, Generic[S]):
    """The rules of one title; stateless.

    `apply` is total on offers: it is only ever called with a move that the seat was offered. A state is
    changed in place by `apply` and by nobody else; the kernel copies before it applies.
    """

    meta: Meta
    moves: ClassVar[tuple[type[Move], ...]]
    windows: ClassVar[tuple[str, ...]] = ()  # the keys of all that the clock may have to close
    clauses: ClassVar[Mapping[str, str]] = {}  # by the `do` of a move: the clause that tells of it
    data_file: DataFile | None = None

    @abstractmethod
    def start(self, seats: int, options: Options, chance: Chance) -> S:
        """The state before the first move. `options` is complete (see `settle`)."""

    @abstractmethod
    def actors(self, state: S) -> Sequence[Seat | None]:
        """All who have an offer now, those the match waits for first; empty when it is over."""

    @abstractmethod
    def offers(self, state: S, seat: Seat | None) -> Offers:
        """What this seat (or the clock) may do now; the same for two states that look the same to it."""

    @abstractmethod
    def apply(self, state: S, seat: Seat | None, move: Move, chance: Chance, tell: Tell) -> None:
        """Changes the state by a move that was offered."""

    @abstractmethod
    def public(self, state: S) -> View:
        """What everybody knows, onlookers included; built up from nothing."""

    @abstractmethod
    def private(self, state: S, seat: Seat) -> View:
        """What this seat knows beyond that, complete: no memory of one's own is needed."""

    @abstractmethod
    def scores(self, state: S) -> Sequence[int]:
        """The scores by seat as a replay states them; not part of any view."""

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """How the match ended, or None while it goes on."""

    @abstractmethod
    def resample(self, state: S, seat: Seat, rng: Random) -> S:
        """A world that looks the same to this seat, drawn by reading only what that seat knows."""

    @abstractmethod
    def inventory(self, state: S) -> Mapping[str, int]:
        """All things there are, wherever they lie; the same at every moment of a match."""

    def closed(self, state: S, seat: Seat) -> Sequence[Closed]:
        """Why some of what is not open to this seat is not; depends on what it knows, like its offers.

        Only reasons of the game's own: that others are waited for, or that the match is over, needs none.
        """
        return ()

    def claims(self, state: S, seat: Seat) -> Offers:
        """What this seat can say beside the match now; never depends on a secret. Most games have no talk."""
        return SILENCE

    @property
    def has_windows(self) -> bool:
        """True if matches of this game open windows, in which seats may act unasked."""
        return type(self).window is not Game.window

    def window(self, state: S) -> str | None:
        """The key of the window that the clock will close, or None where it has nothing to close."""
        return None

    def round(self, state: S) -> int:
        """The number of the round, for charts and for who is ready ahead; 0 in a game without rounds."""
        return 0

    def is_commitment(self, move: Move) -> bool:
        """Whether a move is a secret commitment (a ballot, a placed card): such a one is never taken back."""
        return False

    def with_data(self, document: bytes, file: DataFile) -> Game[S]:
        """The same game with other printed numbers; refused where a game has none to replace."""
        raise BadOptions("wrong_data", why=f"{self.meta.key} has no data to replace")

    def under(self, rules: int) -> Self:
        """Return this game under the version of the rules that a match began with.

        Raise `BadOptions` if the version is unknown. Matches that begin now are under the newest version.
        """
        if rules == self.meta.rules:
            return self
        if rules not in self.meta.older_rules:
            raise BadOptions("unknown_rules", rules=rules, game=self.meta.key)
        older = copy(self)
        older.meta = replace(self.meta, rules=rules)
        return older

    def view(self, state: S, seat: Seat | None) -> dict[str, Any]:
        """Everything one viewer lawfully knows: the public half and, for a seat, `own`."""
        seen: dict[str, Any] = plain(self.public(state))
        if seat is not None:
            seen["own"] = plain(self.private(state, seat))
        return seen

    def digest(self, state: S) -> str:
        """The fingerprint of a state; a secret while the match runs."""
        return digest(state)

    def settle(self, seats: int, options: Options) -> dict[str, Any]:
        """The complete options of a match, in the game's order; unknown ones are refused."""
        least, most = self.meta.seats
        if type(seats) is not int or not least <= seats <= most:
            raise BadOptions("wrong_seats", game=self.meta.title, least=least, most=most, seats=seats)
        for key in options:
            if key not in self.meta.options:
                raise BadOptions("unknown_option", game=self.meta.title, option=str(key)[:40])
        settled = {}
        for key, option in self.meta.options.items():
            value = options.get(key, option.standard())
            if not option.admits(value, seats):
                raise BadOptions("wrong_option", option=key, value=str(value)[:40])
            settled[key] = value
        return settled


AnyGame = Game[Any]


class Situation(Generic[S]):
    """What a bot is given: one seat's view and offers, and worlds it may imagine; never the state."""

    __slots__ = ("_imagine", "_sayable", "_see", "game", "offers", "seat", "talk")

    def __init__(
        self,
        game: Game[S],
        seat: Seat,
        offers: Offers,
        see: Callable[[], tuple[View, View]],
        imagine: Callable[[Random], S],
        sayable: Callable[[], Offers] = lambda: SILENCE,
        talk: Sequence[Talk] = (),
    ) -> None:
        self.game = game
        self.seat = seat
        self.offers = offers
        self._see = see
        self._imagine = imagine
        self._sayable = sayable
        self.talk = talk

    @classmethod
    def of(cls, game: Game[S], state: S, seat: Seat, talk: Sequence[Talk] = ()) -> Situation[S]:
        """The situation of a seat in a state; the state itself stays out of reach."""
        return cls(
            game,
            seat,
            game.offers(state, seat),
            lambda: (game.public(state), game.private(state, seat)),
            lambda rng: game.resample(state, seat, rng),
            lambda: game.claims(state, seat),
            talk,
        )

    def look(self) -> tuple[Any, Any]:
        """The public and the private half of the seat's view."""
        return self._see()

    def claims(self) -> Offers:
        """What this seat can say now; `talk` is what was said so far."""
        return self._sayable()

    def imagine(self, rng: Random) -> S:
        """A world that agrees with all this seat knows; the bot may change it."""
        return self._imagine(rng)


class Bot(Protocol):
    """Something that plays: it answers a situation with an offered move, or with None to a `may`."""

    def choose(self, situation: Situation[Any], rng: Random) -> Move | None: ...


@runtime_checkable
class Talker(Protocol):
    """A bot that talks as well: after a move of its own it may make a claim."""

    def say(self, situation: Situation[Any], rng: Random) -> Claim | None: ...


@runtime_checkable
class Explainer(Protocol):
    """A bot that can say why it chose a move; as a move does, that depends on what the seat knows only."""

    def why(self, situation: Situation[Any], move: Move) -> Why | None: ...


BotMaker = Callable[[AnyGame], Bot]
