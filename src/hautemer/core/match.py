"""A match: a log, and the state folded from it. Every viewer looks in through one door, `outlook`."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from operator import itemgetter
from random import Random
from typing import Any, Literal, NamedTuple, get_args

from hautemer.core import offers as offering
from hautemer.core import talk as talking
from hautemer.core.chance import Noted, Outcome, Script, Stream
from hautemer.core.closed import Closed
from hautemer.core.codec import Move, Struct, plain, read_move
from hautemer.core.errors import BadLuck, Refused
from hautemer.core.game import AnyGame, Audience, Fuller, Result, Seat, View
from hautemer.core.lesson import Lesson
from hautemer.core.offers import Offer, Offers
from hautemer.core.state import State
from hautemer.core.talk import Claim, Talk

# Where luck comes from: the luck of the entry at a position; SETUP is the luck before the first one.
Luck = Callable[[int], Noted]
SETUP = -1
# In so many worlds that its seat can imagine a move is tried before it may be taken back for free.
IMAGINED = 16
# A match keeps its state after every `KEPT_EVERY` entries, and the last `KEPT_MOST` of these states: an undo
# folds from the nearest one, not from the set-up.
KEPT_EVERY, KEPT_MOST = 200, 8


def live(secret: bytes) -> Luck:
    """Luck from a secret of 256 bits, which may be published afterwards."""
    return lambda position: Stream(secret, position)


class Undo(Move, frozen=True):
    """An entry of every game: drops the entries from position `to` on out of the fold."""

    to: int


# Who really moved for a seat: a bot that plays its absent owner's seat, a bot because time ran out, or the
# others, who agreed to an undo. The seat's own moves, and those of a bot in its own seat, are not marked.
By = Literal["bot", "clock", "consent"]
MOVED_BY: frozenset[str] = frozenset(get_args(By))


class Instead(Struct, frozen=True):
    """The mark on a fact of an entry that somebody else made in the name of a seat.

    Other viewers find it on the `first` fact that the entry tells them, whose sentence says who moved. The
    seat's owner finds it on all of them (`own`): a fact `placed-own` is told as of the seat, not as "you".
    """

    by: By
    seat: Seat
    first: bool = False
    own: bool = False


class Fact(Struct, frozen=True):
    """Something that happened, as one viewer is told of it."""

    fact: str
    details: dict[str, Any]
    instead: Instead | None = None


@dataclass(slots=True)
class Told:
    """Something that happened, with its audience and what named seats get to know beyond the rest."""

    audience: Audience
    name: str
    details: dict[str, Any]
    fuller: Fuller

    def tell(self, heard: Mapping[Seat | None, list[Fact]]) -> None:
        """Adds it to what each viewer has heard: in words of its own for those who get to know more."""
        fact = Fact(self.name, self.details)
        for viewer, facts in heard.items():
            if self.audience is not None and viewer not in self.audience:
                continue
            if viewer is not None and viewer in self.fuller:
                facts.append(Fact(f"{self.name}-own", {**self.details, **self.fuller[viewer]}))
            else:
                facts.append(fact)


class Notebook(list[Told]):
    """A `Tell` that writes down what it is told."""

    def __call__(
        self, audience: Audience, name: str, fuller: Fuller | None = None, /, **details: Any
    ) -> None:
        self.append(Told(audience, name, details, fuller or {}))


class Entry(NamedTuple):
    """One line of the log."""

    position: int
    seat: Seat | None
    move: Move
    luck: tuple[Outcome, ...]
    digest: str
    at: int | None = None
    by: By | None = None  # who really moved, where that was not the seat itself


@dataclass(slots=True)
class Pending:
    """An entry that is worked out but not yet part of the match: a server makes it durable first."""

    entry: Entry
    state: State
    told: list[Told]
    played: tuple[Entry, ...]


class Outlook(Struct, frozen=True):
    """All that may leave the process for one viewer."""

    prompt: int
    offers: tuple[dict[str, Any], ...]
    waiting_for: tuple[Seat, ...]
    facts_from: int
    facts: tuple[Fact, ...]
    public: View
    own: View | None = None
    result: Result | None = None
    closed: tuple[Closed, ...] = ()


@dataclass(slots=True)
class Prompt:
    """The question before a seat: numbered by that seat's own questions, so that others' tell nothing."""

    number: int
    offers: Offers


@dataclass(slots=True)
class Match:
    """One play of a game."""

    game: AnyGame
    names: tuple[str, ...]
    options: dict[str, Any]
    luck: Luck
    state: State
    setup: tuple[Outcome, ...]
    log: list[Entry] = field(default_factory=list)
    played: tuple[Entry, ...] = ()  # the entries in the fold: the log without what was undone
    former: State | None = None  # before the last entry, or None after an undo: it is folded when asked for
    facts: dict[Seat | None, list[Fact]] = field(default_factory=dict)
    prompts: dict[Seat, Prompt] = field(default_factory=dict)
    kept: tuple[tuple[int, State], ...] = ()  # after how many entries in the fold, which state
    talk: list[Talk] = field(default_factory=list)  # said beside the log; an undo does not unsay it
    lesson: Lesson | None = None  # whose luck comes first, as long as it is followed
    _waited: tuple[State | None, tuple[Seat, ...]] = (None, ())  # for which state, for whom

    @classmethod
    def begin(
        cls,
        game: AnyGame,
        names: Sequence[str],
        options: Mapping[str, Any],
        luck: Luck,
        lesson: Lesson | None = None,
    ) -> Match:
        """A new match; wrong seats or options are refused with `BadOptions`."""
        settled = game.settle(len(names), options)
        chance = luck(SETUP) if lesson is None else Script(lesson.setup)
        state = game.start(len(names), settled, chance)
        match = cls(game, tuple(names), settled, luck, state, tuple(chance.finish()), lesson=lesson)
        match.facts = {viewer: [] for viewer in (None, *range(len(names)))}
        match._ask(None)
        return match

    # What is open

    def offers(self, seat: Seat | None) -> Offers:
        """What this seat (or the clock) may do now."""
        return self.game.offers(self.state, seat)

    def waiting_for(self) -> tuple[Seat, ...]:
        """The seats that the match waits for, ascending; never the clock."""
        if self._waited[0] is not self.state:
            self._waited = (self.state, waiting_for(self.game, self.state))
        return self._waited[1]

    @property
    def result(self) -> Result | None:
        """How the match ended, or None while it goes on."""
        return self.game.result(self.state)

    # Moving

    def submit(
        self,
        seat: Seat | None,
        move: Move | Mapping[str, Any],
        *,
        prompt: int | None = None,
        at: int | None = None,
        by: By | None = None,
    ) -> Entry:
        """Enter a move. Raise `Refused` and change nothing if it was not offered to that seat."""
        return self.accept(self.prepare(seat, move, prompt=prompt, at=at), by)

    def prepare(
        self,
        seat: Seat | None,
        move: Move | Mapping[str, Any],
        *,
        prompt: int | None = None,
        at: int | None = None,
    ) -> Pending:
        """Works out an entry without making it part of the match."""
        self.check_seat(seat)
        if not isinstance(move, Move):
            move = read_move(move, (*self.game.moves, Undo))
        if self.result is not None:
            raise Refused("finished")
        if isinstance(move, Undo):
            if seat is None or move.to != self.undo_to(seat):
                raise Refused("nothing_to_undo")
            return self.prepare_undo(seat, move, at=at)
        if prompt is not None and (seat is None or prompt != self.prompts[seat].number):
            raise Refused("old_prompt")
        canonical = offered(self.offers(seat), move)
        state = self.state.copy()
        chance = self._chance(seat, canonical)
        notebook = Notebook()
        self.game.apply(state, seat, canonical, chance, notebook)
        entry = Entry(len(self.log), seat, canonical, tuple(chance.finish()), self.game.digest(state), at)
        return Pending(entry, state, notebook, (*self.played, entry))

    def _chance(self, seat: Seat | None, move: Move) -> Noted:
        """The luck of the next entry: a lesson's where the move is its next step, else the match's own."""
        told = None if self.lesson is None else self.lesson.chance(self.played, seat, move)
        return self.luck(len(self.log)) if told is None else told

    def check_seat(self, seat: Seat | None) -> None:
        """Refuses what is neither a seat of this match nor the clock."""
        if seat is not None and not (type(seat) is int and 0 <= seat < len(self.names)):
            raise Refused("no_such_seat", seat=str(seat)[:20])

    def accept(self, pending: Pending, by: By | None = None) -> Entry:
        """Make a prepared entry part of the match; `by` says who really moved, if not the seat itself."""
        assert pending.entry.position == len(self.log), "another entry came in between"
        entry = pending.entry if by is None else pending.entry._replace(by=by)
        self.log.append(entry)
        undone = isinstance(entry.move, Undo)
        self.former = None if undone else self.state
        self.state = pending.state
        self.played = pending.played if undone else (*pending.played[:-1], entry)
        if undone:
            self.kept = tuple(one for one in self.kept if one[0] <= len(self.played))
        else:
            self._keep(len(self.played), self.state)
        heard = {viewer: len(facts) for viewer, facts in self.facts.items()} if by is not None else {}
        for told in pending.told:
            told.tell(self.facts)
        if by is not None and entry.seat is not None:
            mark(self.facts, heard, by, entry.seat)
        self._ask(entry.seat)
        return entry

    # Talking

    def say(self, seat: Seat, claim: Claim | Mapping[str, Any]) -> Talk:
        """A seat makes a claim to everybody; one that it cannot make now is `Refused`."""
        if not (type(seat) is int and 0 <= seat < len(self.names)):
            raise Refused("no_such_seat", seat=str(seat)[:20])
        said = talking.say(
            self.game.claims(self.state, seat), self.talk, seat, claim, after=len(self.log) - 1
        )
        self.hear(said)
        return said

    def hear(self, said: Talk) -> None:
        """Keeps what was said, and tells everybody if it is a claim that the game knows."""
        self.talk.append(said)
        seated = 0 <= said.seat < len(self.names)
        fact = talking.fact_of(self.game.claims(self.state, said.seat), said) if seated else None
        if fact is not None:
            for heard in self.facts.values():
                heard.append(Fact(*fact))

    # Taking back

    def undo_to(self, seat: Seat) -> int | None:
        """The position to which this seat may go back without asking anybody, or None.

        Its last move can be taken back while nobody else has acted, no luck was drawn and no secret was told.
        What others know is itself a secret: that is judged by what the seat knows alone.
        """
        if self.result is not None or not self.played:
            return None
        entry = self.played[-1]
        later = self.log[entry.position + 1 :]  # taken back already: by this seat, or others have acted
        if entry.seat != seat or entry.luck or any(other.seat != seat for other in later):
            return None
        if self.game.is_commitment(entry.move):
            return None
        before = self.fold(len(self.played) - 1) if self.former is None else self.former
        seen = self.game.public(self.state), self.game.private(self.state, seat)
        worlds = (self.game.resample(before, seat, Random(number)) for number in range(IMAGINED))
        return entry.position if all(self._tells_nothing(world, entry, seen) for world in worlds) else None

    def _tells_nothing(self, world: State, entry: Entry, seen: tuple[Any, Any]) -> bool:
        """Return whether a move would tell nobody a secret in a world that its seat can imagine.

        No other seat's private half changes, nobody is told what others are not, and its own seat looks at
        what it saw in truth: nothing hidden was shown to all (a door opened, a role shown, luck asked for).
        """
        assert entry.seat is not None
        others = [other for other in range(len(self.names)) if other != entry.seat]
        known = [self.game.private(world, other) for other in others]
        notebook = Notebook()
        try:
            self.game.apply(world, entry.seat, entry.move, Script(()), notebook)
        except BadLuck:
            return False
        if any(told.fuller or told.audience is not None for told in notebook):
            return False
        if (self.game.public(world), self.game.private(world, entry.seat)) != seen:
            return False
        return known == [self.game.private(world, other) for other in others]

    def undo(self, seat: Seat, *, at: int | None = None) -> Entry:
        """Takes the seat's last move back where that is free."""
        position = self.undo_to(seat)
        if position is None:
            raise Refused("nothing_to_undo")
        return self.accept(self.prepare_undo(seat, Undo(position), at=at))

    def undo_by_consent(self, seat: Seat, to: int, *, at: int | None = None) -> Entry:
        """Takes back entries of others too, whom somebody has asked; never a secret commitment."""
        if self.holds_commitment(to):
            raise Refused("nothing_to_undo")
        return self.accept(self.prepare_undo(seat, Undo(to), at=at), "consent")

    def holds_commitment(self, since: int) -> bool:
        """Return True if an entry in the fold from position `since` on is a secret commitment."""
        return any(self.game.is_commitment(entry.move) for entry in self.played[self._before(since) :])

    def _before(self, position: int) -> int:
        """Return how many entries in the fold come before a position of the log."""
        return bisect_left(self.played, position, key=lambda entry: entry.position)

    def prepare_undo(self, seat: Seat | None, move: Undo, *, at: int | None = None) -> Pending:
        """Works out an undo, whoever consented to it: that is not the log's business."""
        self.check_seat(seat)
        if self.result is not None:
            raise Refused("finished")
        kept = self.played[: self._before(move.to)]
        if seat is None or not 0 <= move.to < len(self.log) or len(kept) == len(self.played):
            raise Refused("nothing_to_undo")
        state = self.fold(len(kept))
        told = Told(None, "undone", {"seat": seat, "count": len(self.played) - len(kept)}, {})
        entry = Entry(len(self.log), seat, move, (), self.game.digest(state), at)
        return Pending(entry, state, [told], kept)

    def prepare_recorded(self, seat: Seat | None, move: Move, *, at: int | None = None) -> Pending:
        """Works out an entry of a record; its undos were agreed on by those who played it."""
        if isinstance(move, Undo):
            return self.prepare_undo(seat, move, at=at)
        return self.prepare(seat, move, at=at)

    def fold(self, length: int) -> State:
        """Return the state after the first `length` entries in the fold."""
        begun, state = max(
            (one for one in self.kept if one[0] <= length), default=(0, None), key=itemgetter(0)
        )
        if state is None:
            state = self.game.start(len(self.names), self.options, Script(self.setup))
        else:
            state = state.copy()
        for number, entry in enumerate(self.played[begun:length], begun + 1):
            self.game.apply(state, entry.seat, entry.move, Script(entry.luck), Notebook())
            if number % KEPT_EVERY == 0:
                self._keep(number, state.copy())
        return state

    def _keep(self, length: int, state: State) -> None:
        """Keep the state after `length` entries if that is one to keep; the one kept first makes room."""
        if length % KEPT_EVERY == 0:
            others = (one for one in self.kept if one[0] != length)
            self.kept = (*others, (length, state))[-KEPT_MOST:]

    def states(self) -> Iterator[State]:
        """The state after the set-up and after each entry in the fold."""
        state: State = self.game.start(len(self.names), self.options, Script(self.setup))
        yield state.copy()
        for entry in self.played:
            self.game.apply(state, entry.seat, entry.move, Script(entry.luck), Notebook())
            yield state.copy()

    # Looking in

    def outlook(self, seat: Seat | None, since: int = 0) -> Outlook:
        """All that may leave the process for one viewer; facts from number `since` on."""
        heard = self.facts[seat]
        prompt = Prompt(0, Offers()) if seat is None else self.prompts[seat]
        return Outlook(
            prompt=prompt.number,
            offers=tuple(offer.describe() for offer in prompt.offers),
            waiting_for=self.waiting_for(),
            facts_from=since,
            facts=tuple(heard[since:]),
            public=self.game.public(self.state),
            own=None if seat is None else self.game.private(self.state, seat),
            result=self.result,
            closed=() if seat is None else tuple(self.game.closed(self.state, seat)),
        )

    def _ask(self, mover: Seat | None) -> None:
        """Renews the question of the seat that moved and of those whose offers are new to them."""
        for seat in range(len(self.names)):
            offers = self.offers(seat)
            asked = self.prompts.get(seat)
            if asked is None:
                self.prompts[seat] = Prompt(0, offers)
            elif seat == mover or (offers is not asked.offers and offers != asked.offers):
                self.prompts[seat] = Prompt(asked.number + 1, offers)


def mark(
    facts: Mapping[Seat | None, list[Fact]], heard: Mapping[Seat | None, int], by: By, seat: Seat
) -> None:
    """Mark what an entry has told after `heard` facts: a viewer whom it told nothing learns nothing."""
    for viewer, told in facts.items():
        since = heard[viewer]
        own = viewer == seat
        for number in range(since, len(told) if own else min(since + 1, len(told))):
            fact = told[number]
            told[number] = Fact(fact.fact, fact.details, Instead(by, seat, number == since, own))


def offered(offers: Sequence[Offer], move: Move) -> Move:
    """The canonical form of an offered move; any other is `Refused`, with no word beyond the offers."""
    canonical = offering.accept(offers, move)
    if canonical is not None:
        return canonical
    do = plain(move)["do"]
    if any(offer.do == do for offer in offers):
        raise Refused("outside_offer", do=do)
    raise Refused("not_open", do=do)


def waiting_for(game: AnyGame, state: State) -> tuple[Seat, ...]:
    """The seats that have an offer the match waits for, ascending."""
    return tuple(
        sorted(
            seat
            for seat in game.actors(state)
            if seat is not None and any(not offer.may for offer in game.offers(state, seat))
        )
    )


__all__ = [
    "MOVED_BY",
    "SETUP",
    "By",
    "Entry",
    "Fact",
    "Instead",
    "Luck",
    "Match",
    "Outlook",
    "Pending",
    "Undo",
    "live",
    "offered",
]
