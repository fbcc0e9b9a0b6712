"""A match: a log, and the state folded from it. `Match.outlook` builds what each viewer may see."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from operator import itemgetter
from random import Random
from typing import Any

from hautemer.core import offers as offering
from hautemer.core import talk as talking
from hautemer.core.chance import Noted, NotedDice, Outcome, Script, Stream
from hautemer.core.codec import Move, plain, read_move
from hautemer.core.entry import MOVED_BY, By, Entry, Undo
from hautemer.core.errors import Refused
from hautemer.core.facts import Announcement, Fact, Instead, Notebook, mark
from hautemer.core.game import EVERYONE, AnyGame, Result, Seat
from hautemer.core.lesson import Lesson
from hautemer.core.offers import Offer, Offers
from hautemer.core.outlook import NO_PROMPT, Outlook, Prompt, Views
from hautemer.core.state import State
from hautemer.core.talk import Claim, Talk
from hautemer.core.undo import reveals_nothing

# The source of random outcomes: a `Noted` for the entry at a position, or at SETUP for the set-up.
Luck = Callable[[int], Noted]
SETUP = -1
# A match keeps its state after every `KEPT_EVERY` entries, and the last `KEPT_MOST` of these states: an undo
# folds from the nearest one, not from the set-up.
KEPT_EVERY, KEPT_MOST = 200, 8


def live(secret: bytes) -> Luck:
    """Return random outcomes derived from a secret of 256 bits, which may be published afterwards."""
    return lambda position: Stream(secret, position)


def seeded(rng: Random) -> Luck:
    """Return random outcomes from a generator: a simulation with `Dice` draws the same ones."""
    return lambda position: NotedDice(rng)


@dataclass(slots=True)
class Pending:
    """An entry that is worked out but not yet part of the match: a server makes it durable first."""

    entry: Entry
    state: State
    announcements: Sequence[Announcement]
    kept: int  # entries that stay in the fold: all of them, unless this is an undo


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
    played: list[Entry] = field(default_factory=list)  # the entries in the fold: the log without undone ones
    former: State | None = None  # the state before the last entry, or None after an undo
    facts: dict[Seat | None, list[Fact]] = field(default_factory=dict)
    prompts: dict[Seat, Prompt] = field(default_factory=dict)
    kept: tuple[tuple[int, State], ...] = ()  # (number of entries in the fold, state after them)
    talk: list[Talk] = field(default_factory=list)  # kept outside the log; an undo does not remove it
    lesson: Lesson | None = None  # supplies random outcomes while the match follows it
    free: int = -1  # the position of the last entry that is known to have revealed nothing
    _views: Views | None = None  # of the state that was viewed last

    @classmethod
    def begin(
        cls,
        game: AnyGame,
        names: Sequence[str],
        options: Mapping[str, Any],
        luck: Luck,
        lesson: Lesson | None = None,
    ) -> Match:
        """Start a match. Raise `BadOptions` if the number of seats or an option is wrong."""
        settled = game.settle(len(names), options)
        chance = luck(SETUP) if lesson is None else Script(lesson.setup)
        state = game.start(len(names), settled, chance)
        match = cls(game, tuple(names), settled, luck, state, tuple(chance.finish()), lesson=lesson)
        match.facts = {viewer: [] for viewer in (None, *range(len(names)))}
        match._ask(None)
        return match

    def play_prologue(self) -> None:
        """Make the moves with which the lesson of this match begins."""
        for step in () if self.lesson is None else self.lesson.prologue:
            self.submit(step.seat, step.move)

    # Offers

    def continue_with(self, names: tuple[str, ...], luck: Luck) -> None:
        """Continue a replayed match with other names and a source of randomness of its own."""
        self.names, self.luck = names, luck

    def offers(self, seat: Seat | None) -> Offers:
        """Return the moves that a seat (or the clock) may make now."""
        return self.game.offers(self.state, seat)

    def waiting_for(self) -> tuple[Seat, ...]:
        """Return the seats that the match waits for, ascending; never the clock."""
        return self.views.waiting_for

    @property
    def result(self) -> Result | None:
        """The result of the match, or None while it runs."""
        return self.game.result(self.state)

    # Moves

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
        """Work out an entry without adding it to the match. Raise `Refused` if it was not offered."""
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
        return Pending(entry, state, notebook, len(self.played))

    def _chance(self, seat: Seat | None, move: Move) -> Noted:
        """Return the outcomes of the next entry: those of the lesson if the move follows it."""
        written = None if self.lesson is None else self.lesson.chance(self.played, seat, move)
        return self.luck(len(self.log)) if written is None else written

    def check_seat(self, seat: Seat | None) -> None:
        """Raise `Refused` unless `seat` is a seat of this match or None, the clock."""
        if seat is not None and not (type(seat) is int and 0 <= seat < len(self.names)):
            raise Refused("no_such_seat", seat=str(seat)[:20])

    def accept(self, pending: Pending, by: By | None = None) -> Entry:
        """Add a prepared entry to the match; `by` says who really moved, if not the seat itself.

        Raise `Refused` if another entry was accepted since this one was prepared.
        """
        if pending.entry.position != len(self.log):
            raise Refused("old_prompt")
        entry = pending.entry if by is None else pending.entry._replace(by=by)
        self.log.append(entry)
        if isinstance(entry.move, Undo):
            del self.played[pending.kept :]
            self.former = None
            self.state = pending.state
            self.kept = tuple(one for one in self.kept if one[0] <= len(self.played))
        else:
            self.played.append(entry)
            self.former, self.state = self.state, pending.state
            self._keep(len(self.played), self.state)
        heard = {viewer: len(facts) for viewer, facts in self.facts.items()} if by is not None else {}
        for announcement in pending.announcements:
            announcement.deliver(self.facts)
        if by is not None and entry.seat is not None:
            mark(self.facts, heard, by, entry.seat)
        self._ask(entry.seat)
        return entry

    # Talk

    def say(self, seat: Seat, claim: Claim | Mapping[str, Any]) -> Talk:
        """Make a claim to everybody. Raise `Refused` if the seat cannot make it now."""
        if seat is None:
            raise Refused("no_such_seat", seat="None")
        self.check_seat(seat)
        said = talking.say(
            self.game.claims(self.state, seat), self.talk, seat, claim, after=len(self.log) - 1
        )
        self.hear(said)
        return said

    def hear(self, said: Talk) -> None:
        """Keep a message; if it is a claim that the game knows, it becomes a fact for everybody."""
        self.talk.append(said)
        seated = 0 <= said.seat < len(self.names)
        fact = talking.fact_of(self.game.claims(self.state, said.seat), said) if seated else None
        if fact is not None:
            for heard in self.facts.values():
                heard.append(Fact(*fact))

    # Undo

    def undo_to(self, seat: Seat) -> int | None:
        """Return the position to which this seat may go back without consent, or None.

        A seat may undo its last move if no other player has acted, no random outcome was drawn and no secret
        was revealed. What others know is itself a secret: the last point is decided by the knowledge of the
        seat alone. This resamples; a server asks a process of its own and calls `known_undo_to`.
        """
        entry = self.last_move(seat)
        if entry is None:
            return None
        if entry.position != self.free:
            before, names = self.before_last(), len(self.names)
            if not reveals_nothing(self.game, before, self.state, names, seat, entry.move):
                return None
            self.free = entry.position
        return entry.position

    def known_undo_to(self, seat: Seat) -> int | None:
        """Return the same as `undo_to` if it is already known, or None."""
        entry = self.last_move(seat)
        return entry.position if entry is not None and entry.position == self.free else None

    def last_move(self, seat: Seat) -> Entry | None:
        """Return the last entry if this seat may take it back freely unless it revealed something."""
        if self.result is not None or not self.played:
            return None
        entry = self.played[-1]
        later = self.log[entry.position + 1 :]  # undone already: by this seat, or others have acted
        if entry.seat != seat or entry.luck or any(other.seat != seat for other in later):
            return None
        return None if self.game.is_commitment(entry.move) else entry

    def before_last(self) -> State:
        """Return the state before the last entry in the fold."""
        return self.fold(len(self.played) - 1) if self.former is None else self.former

    def undo(self, seat: Seat, *, at: int | None = None) -> Entry:
        """Undo the seat's last move. Raise `Refused` if that needs consent."""
        position = self.undo_to(seat)
        if position is None:
            raise Refused("nothing_to_undo")
        return self.accept(self.prepare_undo(seat, Undo(position), at=at))

    def undo_by_consent(self, seat: Seat, to: int, *, at: int | None = None) -> Entry:
        """Undo entries of other seats too, which have consented. Raise `Refused` for a secret commitment."""
        if self.holds_commitment(to):
            raise Refused("nothing_to_undo")
        return self.accept(self.prepare_undo(seat, Undo(to), at=at), "consent")

    def holds_commitment(self, since: int) -> bool:
        """True if an entry in the fold from position `since` on is a secret commitment."""
        return any(self.game.is_commitment(entry.move) for entry in self.played[self._before(since) :])

    def _before(self, position: int) -> int:
        """Return how many entries in the fold come before a position of the log."""
        return bisect_left(self.played, position, key=lambda entry: entry.position)

    def prepare_undo(self, seat: Seat | None, move: Undo, *, at: int | None = None) -> Pending:
        """Work out an undo; the caller has checked that it is free or that the others consented."""
        self.check_seat(seat)
        if self.result is not None:
            raise Refused("finished")
        kept = self._before(move.to)
        if seat is None or not 0 <= move.to < len(self.log) or kept == len(self.played):
            raise Refused("nothing_to_undo")
        state = self.fold(kept)
        undone = Announcement(EVERYONE, "undone", {"seat": seat, "count": len(self.played) - kept}, {})
        entry = Entry(len(self.log), seat, move, (), self.game.digest(state), at)
        return Pending(entry, state, [undone], kept)

    def prepare_recorded(self, seat: Seat | None, move: Move, *, at: int | None = None) -> Pending:
        """Work out an entry of a record; its undos had consent where they needed it."""
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
        """Keep the state after every `KEPT_EVERY` entries; the oldest kept state makes room."""
        if length % KEPT_EVERY == 0:
            others = (one for one in self.kept if one[0] != length)
            self.kept = (*others, (length, state))[-KEPT_MOST:]

    def states(self) -> Iterator[State]:
        """Yield the state after the set-up and after each entry in the fold."""
        state: State = self.game.start(len(self.names), self.options, Script(self.setup))
        yield state.copy()
        for entry in self.played:
            self.game.apply(state, entry.seat, entry.move, Script(entry.luck), Notebook())
            yield state.copy()

    # Views

    @property
    def views(self) -> Views:
        """The views of the current state, made once per state."""
        if self._views is None or self._views.state is not self.state:
            self._views = Views(self.game, self.state)
        return self._views

    def outlook(self, seat: Seat | None, since: int = 0, until: int | None = None) -> Outlook:
        """Return everything that may be sent to one viewer, with the facts from `since` to before `until`."""
        prompt = NO_PROMPT if seat is None else self.prompts[seat]
        return Outlook(self.views, seat, prompt, self.facts[seat], since, until)

    def _ask(self, mover: Seat | None) -> None:
        """Renew the prompt of the seat that moved and of every seat whose offers changed."""
        for seat in range(len(self.names)):
            offers = self.offers(seat)
            asked = self.prompts.get(seat)
            if asked is None:
                self.prompts[seat] = Prompt(0, offers)
            elif seat == mover or (offers is not asked.offers and offers != asked.offers):
                self.prompts[seat] = Prompt(asked.number + 1, offers)


def offered(offers: Sequence[Offer], move: Move) -> Move:
    """Return the canonical form of an offered move.

    Raise `Refused` for any other; the refusal says nothing that the offers do not say.
    """
    canonical = offering.accept(offers, move)
    if canonical is not None:
        return canonical
    do = plain(move)["do"]
    if any(offer.do == do for offer in offers):
        raise Refused("outside_offer", do=do)
    raise Refused("not_open", do=do)


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
    "Prompt",
    "Undo",
    "live",
    "offered",
    "seeded",
]
