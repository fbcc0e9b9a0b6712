"""The contract of a game, and the types that the kernel and the games share."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from random import Random
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar, runtime_checkable

from hautemer.core.chance import Chance
from hautemer.core.closed import NONE_CLOSED, Closed
from hautemer.core.codec import Move, Struct, digest, field, plain, replace
from hautemer.core.errors import BadOptions
from hautemer.core.offers import NO_OFFERS, Offers
from hautemer.core.state import State
from hautemer.core.talk import Claim, Talk
from hautemer.core.why import Why

S = TypeVar("S", bound=State)

Seat = int
Options = Mapping[str, Any]
View = Struct

# The seats that receive a fact. There is no default: every `tell` names its audience.
Audience = Sequence[Seat] | None
EVERYONE: Audience = None

Fuller = Mapping[Seat, Mapping[str, Any]]


class Tell(Protocol):
    """A callback by which rules announce facts: the audience, the name, and fuller details for named seats.

    `tell(EVERYONE, "drew", {seat: {"cards": cards}}, seat=seat, count=3)` is one fact: everybody receives
    `drew`, except that this seat receives `drew-own`, with the cards.
    """

    def __call__(
        self, audience: Audience, name: str, fuller: Fuller | None = None, /, **details: Any
    ) -> None: ...


def silent(audience: Audience, name: str, fuller: Fuller | None = None, /, **details: Any) -> None:
    """Do nothing: the `Tell` of simulations."""


class Result(Struct, frozen=True):
    """How a match ended."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    reason: str


class Option(Struct, frozen=True):
    """One option of a game: a list of values (the first is the default), a range, or a choice of keys."""

    values: tuple[str | int | bool, ...] = ()
    between: tuple[int, int] | None = None
    default: int | None = None
    some_of: tuple[str, ...] = ()  # a list of different keys out of these, at least one per seat

    def standard(self) -> Any:
        """Return the default value."""
        return self.default if self.between is not None else self.values[0]

    def admits(self, value: Any, seats: int) -> bool:
        """True if the option can have this value."""
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
    rules: int  # the version: in `meta.toml` the newest, in a match the one that it began under
    entries_at_most: int  # every match ends within this many entries; a runner stops there and says so
    reasons: tuple[str, ...]
    options: dict[str, Option]
    credits: str
    bots: tuple[str, ...] = ()  # strengths that people choose from, the weakest first: `core.ranking`
    older_rules: tuple[int, ...] = ()  # versions that only replay and continue
    moments: dict[str, dict[str, int]] = field(default_factory=dict)  # milliseconds by stage and fact
    sounds: dict[str, tuple[str, ...]] = field(default_factory=dict)  # public facts by sound
    # Milliseconds for which a window stays open in a live match, if not the default of the table.
    windows: dict[str, int] = field(default_factory=dict)
    seat_fields: tuple[str, ...] = ()  # fields that hold a seat although their names do not say so
    folded: tuple[str, ...] = ()  # public facts about one seat each, which a log counts in one line


class DataFile(Struct, frozen=True):
    """The name and SHA-256 of a replacement data file."""

    name: str
    sha256: str


class Game(ABC, Generic[S]):
    """The rules of one title; stateless.

    `apply` is total on offers: it is only called with a move that the seat was offered. Only `apply` changes
    a state, in place; the kernel copies the state before it applies a move.
    """

    meta: Meta
    state: type[S]  # the class of the states
    moves: ClassVar[tuple[type[Move], ...]]
    windows: ClassVar[tuple[str, ...]] = ()  # the keys of the windows that the clock closes
    clauses: ClassVar[Mapping[str, str]] = {}  # by the `do` of a move: the clause that describes it
    data_file: DataFile | None = None

    @abstractmethod
    def start(self, seats: int, options: Options, chance: Chance) -> S:
        """Return the state before the first move. `options` is complete (see `settle`)."""

    @abstractmethod
    def actors(self, state: S) -> Sequence[Seat | None]:
        """Return every seat with an offer, and None for the clock; those the match waits for come first."""

    @abstractmethod
    def offers(self, state: S, seat: Seat | None) -> Offers:
        """Return the moves that a seat (or the clock) may make now; equal in states that look equal to it."""

    @abstractmethod
    def apply(self, state: S, seat: Seat | None, move: Move, chance: Chance, tell: Tell) -> None:
        """Change the state by a move that was offered."""

    @abstractmethod
    def public(self, state: S) -> View:
        """Return what everybody knows, spectators included."""

    @abstractmethod
    def private(self, state: S, seat: Seat) -> View:
        """Return everything that this seat knows besides; complete, so a player needs no memory."""

    @abstractmethod
    def scores(self, state: S) -> Sequence[int]:
        """Return the scores by seat for replays; they are part of no view."""

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """Return the result of the match, or None while it runs."""

    @abstractmethod
    def resample(self, state: S, seat: Seat, rng: Random) -> S:
        """Return a random state that looks the same to this seat; reads only what the seat knows."""

    @abstractmethod
    def inventory(self, state: S) -> Mapping[str, int]:
        """Count all components, wherever they lie; constant throughout a match."""

    def closed(self, state: S, seat: Seat) -> Sequence[Closed]:
        """Return moves that are closed to this seat, with reasons; depends only on what the seat knows.

        Only reasons of the game itself: screens say themselves that others move or that the match is over.
        """
        return NONE_CLOSED

    def claims(self, state: S, seat: Seat) -> Offers:
        """Return the claims that this seat can make now; they never depend on a secret."""
        return NO_OFFERS

    @property
    def has_windows(self) -> bool:
        """True if matches of this game open windows, in which seats may act without being asked."""
        return type(self).window is not Game.window

    def window(self, state: S) -> str | None:
        """Return the key of the open window that the clock will close, or None."""
        return None

    def is_debated(self, state: S) -> bool:
        """True if seats talk before they choose at the same time; public.

        Bots then leave people time to talk, and answer all at once.
        """
        return False

    def round(self, state: S) -> int:
        """Return the number of the round, or 0 in a game without rounds."""
        return 0

    def is_commitment(self, move: Move) -> bool:
        """True if a move is a secret commitment (a ballot, a placed card), which is never undone."""
        return False

    def with_data(self, document: bytes, file: DataFile) -> Game[S]:
        """Return this game with other printed numbers. Raise `BadOptions` if the file does not fit."""
        raise BadOptions("wrong_data", why=f"{self.meta.key} has no data to replace")

    def under(self, rules: int) -> Self:
        """Return this game under the version of the rules that a match began with.

        Raise `BadOptions` if the version is unknown. New matches begin under the newest version.
        """
        if rules == self.meta.rules:
            return self
        if rules not in self.meta.older_rules:
            raise BadOptions("unknown_rules", rules=rules, game=self.meta.key)
        older = copy(self)
        older.meta = replace(self.meta, rules=rules)
        return older

    def view(self, state: S, seat: Seat | None) -> dict[str, Any]:
        """Return everything that one viewer is entitled to know: the public half and, for a seat, `own`."""
        seen: dict[str, Any] = plain(self.public(state))
        if seat is not None:
            seen["own"] = plain(self.private(state, seat))
        return seen

    def digest(self, state: S) -> str:
        """Return the fingerprint of a state; a secret while the match runs."""
        return digest(state)

    def settle(self, seats: int, options: Options) -> dict[str, Any]:
        """Return the complete options of a match. Raise `BadOptions` if one is unknown or wrong."""
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
    """What a bot receives: one seat's view and offers, and a sampler of worlds; never the true state."""

    __slots__ = ("_imagine", "_sayable", "_see", "game", "offers", "seat", "talk")

    def __init__(
        self,
        game: Game[S],
        seat: Seat,
        offers: Offers,
        see: Callable[[], tuple[View, View]],
        imagine: Callable[[Random], S],
        sayable: Callable[[], Offers] = lambda: NO_OFFERS,
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
        """Return the situation of a seat in a state."""
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
        """Return the public and the private half of the seat's view."""
        return self._see()

    def claims(self) -> Offers:
        """Return the claims that this seat can make now; `talk` holds the messages so far."""
        return self._sayable()

    def imagine(self, rng: Random) -> S:
        """Return a world that agrees with everything this seat knows; the bot may change it."""
        return self._imagine(rng)


class Bot(Protocol):
    """A player: it answers a situation with an offered move, or with None if all offers are `may`."""

    def choose(self, situation: Situation[Any], rng: Random) -> Move | None: ...


@runtime_checkable
class Talker(Protocol):
    """A bot that may make a claim after its own move."""

    def say(self, situation: Situation[Any], rng: Random) -> Claim | None: ...


@runtime_checkable
class Explainer(Protocol):
    """A bot that explains its moves; the reason depends only on what the seat knows, as the move does."""

    def why(self, situation: Situation[Any], move: Move) -> Why | None: ...


BotMaker = Callable[[AnyGame], Bot]
