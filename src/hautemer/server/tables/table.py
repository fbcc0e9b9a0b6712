"""A table: the fold over its journal. It decides nothing; `commands` does."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from hautemer.core import record as records
from hautemer.core import registry
from hautemer.core.codec import read, read_move, replace
from hautemer.core.game import AnyGame
from hautemer.core.guide import is_followed, next_step
from hautemer.core.match import By, Fact, Match, Pending, live
from hautemer.core.match import Undo as UndoMove
from hautemer.core.moments import lengths
from hautemer.core.talk import Talk
from hautemer.server.protocol import Phase
from hautemer.server.tables import draw, events
from hautemer.server.tables.chat import Shares, size_of
from hautemer.server.tables.clock import WAIT, Clock
from hautemer.server.tables.events import KINDS, BotPace, Broken, Motion
from hautemer.server.tables.majority import needed
from hautemer.server.tables.pace import DEFAULT, FACTORS, common_pace, room_after
from hautemer.server.tables.seats import Asking, Happening, Rest, TableSeat, WindowVote, note_entry
from hautemer.server.tables.settings import Settings


class Table:
    """The state of one table, folded from its journal."""

    def __init__(self, table: str, secret: bytes, code: str | None = None, game: str = "") -> None:
        self.id = table
        self.secret = secret
        self.code = code
        self.number = 0  # the number of journal lines so far
        self.last_at = 0  # when the last line was written
        self.phase: Phase = "lobby"
        self.settings = Settings(game, 0)  # until the first line is read, if it is readable
        self.game: AnyGame
        self.lengths: dict[str, int] = {}  # milliseconds for which screens play out a fact at the calm pace
        self.host = ""
        self.commitment = ""
        self.places: list[TableSeat] = []
        self._seats: dict[str, int] | None = None  # by person, computed on demand
        self.lookout = TableSeat()  # the place of a host without a seat
        self.match: Match | None = None
        self.opening = 0  # entries that came from a record or from the prologue of a lesson
        self.brought = False  # the match continues from a record, perhaps from its beginning
        self.clock = Clock()
        self.draw = draw.RandomDraw()
        self.ready: set[int] = set()
        self.ready_ahead: dict[int, int] = {}
        self.paused = False
        self.motions: dict[Motion, set[int]] = {}
        self.proposed: dict[Motion, int] = {}  # when the motion got its first vote
        self.window_vote = WindowVote()  # what people decided about the length of windows
        self.pace: BotPace = DEFAULT  # the pace at which bots answer
        self.hurried = False  # bots do not pause before a person's next decision
        self.asking: Asking | None = None
        self.beside: list[Happening] = []  # for players
        self.aside: list[Happening] = []  # for spectators, with their own remarks
        self.talk = Shares()
        self.spectators_hushed = False
        self._gathering = 0  # lines of the journal before the start that are not chat
        self.rematch: str | None = None
        self.moved_by: list[events.By] = []  # by entry: the true author
        self.rest: Rest | None = None
        self.rests = 0  # the number of journal lines that begin or end a rest

    # Folding

    def read(self, body: bytes, at: int) -> None:
        """Fold a line of the journal."""
        self.fold(read(body, KINDS), at)

    def fold(self, event: Any, at: int, pending: Pending | None = None) -> None:
        """Fold an event; `pending` is the prepared entry if this process has just made it."""
        self.number += 1
        self.last_at = at
        if type(event) is not events.Entered:
            self._seats = None
        fold = FOLDS.get(type(event))
        if fold is not None:
            fold(self, event, at, pending)
        if type(event) is not events.Entered and (pace := common_pace(self.places)) != self.pace:
            self.pace, self.clock.paced = pace, at
            if not FACTORS[pace]:
                self.clock.end_staging(at)
        self.draw.follow(self, event, at)

    def _made(self, event: events.Made, at: int, _: Pending | None) -> None:
        self.host = event.host
        self.commitment = event.commitment
        self._set(event.settings)

    def _changed(self, event: events.Changed, at: int, _: Pending | None) -> None:
        self._set(event.settings)

    def _set(self, settings: Settings) -> None:
        self.settings = settings
        self.game = registry.find(settings.game)
        self.lengths = lengths(self.game.meta.moments)
        del self.places[settings.seats :]
        self.places += [TableSeat() for _ in range(settings.seats - len(self.places))]

    def _joined(self, event: events.Joined, at: int, _: Pending | None) -> None:
        place = self.places[event.seat]
        place.person, place.name, place.bot, place.account = event.person, event.name, None, event.account
        if event.person == self.host:
            self.lookout = TableSeat()
        # Away until a device of that person connects: a rematch also seats people who went home.
        place.away_since = place.gone_since = at
        self.tell(at, "joined", name=event.name)

    def _left(self, event: events.Left, at: int, _: Pending | None) -> None:
        self.tell(at, "freed" if event.by_host else "left", name=self.places[event.seat].name)
        self.places[event.seat] = TableSeat()

    def _seated(self, event: events.Seated, at: int, _: Pending | None) -> None:
        self.places[event.seat] = TableSeat(name=event.name, bot=event.bot) if event.bot else TableSeat()

    def _arranged(self, event: events.Arranged, at: int, _: Pending | None) -> None:
        self.places = [self.places[seat] for seat in event.order]

    def _started(self, event: events.Started, at: int, _: Pending | None) -> None:
        self.game = self.game.under(event.rules)  # an unknown version raises: the table is broken
        self.places = [self.places[seat] for seat in event.order]
        if event.opening is None:
            luck = live(self.draw.finish(self, event))
            self.match = Match.begin(self.game, event.names, self.settings.options, luck, event.lesson)
            self.match.play_prologue()
        else:
            self.brought = True
            record = records.checked(event.opening)
            self.match = records.Replay(record, self.game).run()
            self.match.continue_with(event.names, live(self.secret))
        self.opening = len(self.match.log)
        self.moved_by = [entry.by or "seat" for entry in self.match.log]
        self.phase = "running" if self.match.result is None else "finished"  # a record may be a whole match
        self.code = None
        self._gathering = self.number - self.talk.lines
        self.tell(at, "started", commitment=self.commitment)
        self._ask(at)

    def _entered(self, event: events.Entered, at: int, pending: Pending | None) -> None:
        match = self.running
        if pending is None:
            move = read_move(event.move, (*self.game.moves, UndoMove))
            pending = match.prepare_recorded(event.seat, move, at=at)
            if pending.entry.digest != event.digest:
                raise Broken
        heard = [len(match.facts[seat]) for seat in range(len(match.names))]
        public = len(match.facts[None])
        by = self._instead_of(event)
        entry = match.accept(pending, by)
        self.moved_by.append(event.by)
        note_entry(self.places, match, entry, heard)
        self.asking = None
        self.ready.clear()
        if match.result is not None:
            self._end("finished")
        self._ask(at, event.seat, match.facts[None][public:])
        move = pending.entry.move
        if isinstance(move, UndoMove) and event.seat is not None and event.by == "seat":
            self.clock.take_back(event.seat, move.to, self.settings.pace)

    def _instead_of(self, event: events.Entered) -> By | None:
        """Return the player who moved instead of a seat's owner; a bot without an owner replaces nobody."""
        if event.seat is None or event.by == "seat":
            return None
        if event.by == "bot" and self.places[event.seat].person is None:
            return None
        return event.by

    def _ask(self, at: int, mover: int | None = None, public: Sequence[Fact] = ()) -> None:
        """Set the clock for the prompts that are open after an entry with these public facts."""
        match = self.running
        waiting = match.waiting_for()
        room = room_after(public, self.lengths, self.places, self.pace, self.settings.pace)
        self.clock.ask(at, waiting, mover, len(match.log) - 1, 0 if self.hurried else room)
        self.hurried &= all(self.places[seat].bot for seat in waiting)
        self.clock.open_window(at, self.game.window(match.state))
        current = self.game.round(match.state)
        if (constant := self.window_vote.due(current)) is not None:
            self.settings = replace(self.settings, constant_windows=constant)
            self.ready.clear()
            self.ready_ahead.clear()
        for seat, ready_in in list(self.ready_ahead.items()):
            if ready_in != current:
                del self.ready_ahead[seat]

    def _said(self, event: events.Said, at: int, _: Pending | None) -> None:
        if self.match is not None and self.phase == "running":
            said = Talk(len(self.match.log) - 1, event.seat, event.claim, event.text)
            self.match.hear(said)
        if event.text is None:
            self.talk.claims.add(0)
            return
        size = size_of(event.text)
        self.talk.words.add(size)
        name = self.places[event.seat].name
        self.tell(at, "said", size, seat=event.seat, name=name, text=event.text)

    def _remarked(self, event: events.Remarked, at: int, _: Pending | None) -> None:
        size = size_of(event.name) + size_of(event.text)
        self.talk.remarks.add(size)
        details = {"name": event.name, "text": event.text, "account": event.account}
        remark = Happening("remarked", at, self._heard(), details, size)
        self.aside.append(remark)
        if self.phase in ("finished", "called_off"):
            self.beside.append(remark)

    def _readied(self, event: events.Readied, at: int, _: Pending | None) -> None:
        self.ready.update(event.seats)
        if event.ahead:
            current = self.game.round(self.running.state)
            self.ready_ahead.update(dict.fromkeys(event.seats, current))

    def _asked(self, event: events.Asked, at: int, _: Pending | None) -> None:
        asked = tuple(seat for seat in self.people() if seat != event.seat)
        self.asking = Asking(event.seat, event.to, asked)
        self.tell(at, "undo_asked", seat=event.seat)

    def _answered(self, event: events.Answered, at: int, _: Pending | None) -> None:
        assert self.asking is not None
        if event.agrees:
            self.asking.agreed.add(event.seat)
        else:
            self.asking = None
            self.tell(at, "undo_refused")

    def _voted(self, event: events.Voted, at: int, _: Pending | None) -> None:
        wanting = self.motions.setdefault(event.motion, set())
        if not wanting:
            self.proposed[event.motion] = at
        (wanting.add if event.wanted else wanting.discard)(event.seat)
        if len(wanting) >= self.needed():
            self._carry_out(event.motion, at)

    def _carried(self, event: events.Carried, at: int, _: Pending | None) -> None:
        self._carry_out(event.motion, at, event.deserted)

    def _carry_out(self, motion: Motion, at: int, deserted: int = 0) -> None:
        self.motions.clear()
        if motion == "call_off":
            self._end("called_off")
            if deserted:
                self.tell(at, "deserted", days=deserted)
            else:
                self.tell(at, "called_off")
        elif motion == "pause":
            self.paused = True
            self.clock.stop(at)
            self.tell(at, "paused")
        elif motion == "go_on":
            self.paused = False
            self.clock.go_on(at)
            self.tell(at, "went_on")
        else:
            current = self.game.round(self.running.state)
            self.window_vote.decide(current, constant=motion == "constant_windows")
            self.tell(at, motion)

    def _resigned(self, event: events.Resigned, at: int, _: Pending | None) -> None:
        self.places[event.seat].bot = event.bot
        self.clock.take_over(at, event.seat)
        self._forget(event.seat)
        if self.asking is not None and self.asking.seat == event.seat:
            self.asking = None
        self.tell(at, "replaced" if event.by_host else "resigned", seat=event.seat)

    def _returned(self, event: events.Returned, at: int, _: Pending | None) -> None:
        self.places[event.seat].bot = self.places[event.seat].link = None
        self.tell(at, "returned", seat=event.seat)

    def _seat_moved(self, event: events.SeatMoved, at: int, _: Pending | None) -> None:
        if event.seat is None or self.places[event.seat].person == self.host:
            self.host = event.person
        if event.person == self.host:
            self.lookout = TableSeat()
        if event.seat is None:
            return
        place = self.places[event.seat]
        place.person, place.account = event.person, event.account
        place.here = False  # until the new device is there
        place.away_since = place.gone_since = at
        place.link = None
        self.tell(at, "moved", seat=event.seat)

    def _reissued(self, event: events.Reissued, at: int, _: Pending | None) -> None:
        self.places[event.seat].link, self.places[event.seat].link_made_at = event.link, at
        self.tell(at, "reissued", seat=event.seat)

    def _inherited(self, event: events.Inherited, at: int, _: Pending | None) -> None:
        self.host = "" if event.seat is None else self.places[event.seat].person or ""
        self.lookout = TableSeat()
        if event.seat is not None:
            self.tell(at, "inherited", seat=event.seat)

    def _hushed(self, event: events.Hushed, at: int, _: Pending | None) -> None:
        if event.seat is None:
            self.spectators_hushed = event.hushed
            self.tell(at, "spectators_hushed" if event.hushed else "spectators_unhushed")
            return
        self.places[event.seat].hushed = event.hushed
        self.tell(at, "hushed" if event.hushed else "unhushed", seat=event.seat)

    def _seen(self, event: events.Seen, at: int, _: Pending | None) -> None:
        place = self.place(event.seat)
        place.here, place.seen_by = event.here, event.by
        place.away_since = None if event.here else at
        if event.here:
            place.link = None
        else:
            place.gone_since = at

    def _paced(self, event: events.Paced, at: int, _: Pending | None) -> None:
        self.places[event.seat].pace = event.pace

    def _hurried(self, event: events.Hurried, at: int, _: Pending | None) -> None:
        self.hurried, self.clock.paced = True, at
        self.clock.end_staging(at)

    def _waited(self, event: events.Waited, at: int, _: Pending | None) -> None:
        kind, number = self.clock.round_or_window(self.game.round(self.running.state))
        self.places[event.seat].waited[kind] = number
        self.ready.discard(event.seat)
        self.clock.extend(WAIT)
        self.tell(at, "waited", seat=event.seat)

    def _away(self, event: events.Away, at: int, _: Pending | None) -> None:
        for place in (*self.places, self.lookout):
            if place.here:
                place.gone_since = at
            place.here = False
            place.away_since = at
        if not self.paused:
            self.clock.forgive(at, event.milliseconds)

    def _rested(self, event: events.Rested, at: int, _: Pending | None) -> None:
        self.rests += 1
        self.rest = Rest(at, event.due)

    def _resumed(self, event: events.Resumed, at: int, _: Pending | None) -> None:
        self.rests += 1
        if self.rest is not None and not self.paused:
            away = at - self.rest.at if self.rest.due is None else event.away
            if away:
                self.clock.forgive(at, away)
        self.rest = None

    def _again(self, event: events.Again, at: int, _: Pending | None) -> None:
        self.rematch = event.table

    def _closed(self, event: events.TableClosed, at: int, _: Pending | None) -> None:
        self.phase = "closed"
        self.code = None

    def mark_broken(self) -> None:
        """Stop folding: a line of the journal does not fit the installed rules."""
        self.phase = "broken"

    def _end(self, phase: Phase) -> None:
        """End the match: players now see the remarks of spectators."""
        self.phase = phase
        self.beside += [happening for happening in self.aside if happening.what == "remarked"]

    def _forget(self, seat: int) -> None:
        """Withdraw the votes of a person whose seat a bot takes over."""
        for wanting in self.motions.values():
            wanting.discard(seat)

    def tell(self, at: int, what: str, size: int = 0, **details: Any) -> None:
        happening = Happening(what, at, self._heard(), details, size)
        self.beside.append(happening)
        self.aside.append(happening)

    def _heard(self) -> dict[int | None, int]:
        told = {} if self.match is None else self.match.facts
        return {viewer: len(facts) for viewer, facts in told.items()}

    # Asking

    @property
    def running(self) -> Match:
        """The match; there must be one."""
        assert self.match is not None
        return self.match

    @property
    def lines_beside(self) -> int:
        """The number of journal lines since the start that are neither entries nor chat: votes, arrivals."""
        others = self._gathering + self.talk.lines + self.rests
        return self.number - others - len(self.moved_by) + self.opening

    def seat_of(self, person: str) -> int | None:
        """Return the seat of a person, or None."""
        if self._seats is None:
            places = reversed(list(enumerate(self.places)))  # of several seats the first one counts
            self._seats = {place.person: seat for seat, place in places if place.person is not None}
        return self._seats.get(person)

    def place(self, seat: int | None) -> TableSeat:
        """Return the place of a seat's owner, or (None) of a host without a seat."""
        return self.lookout if seat is None else self.places[seat]

    def whose(self, seat: int | None) -> str | None:
        """Return the id of the person at that place."""
        return self.host if seat is None else self.places[seat].person

    def notes(self, person: str) -> bool:
        """True if the journal notes when a person comes and goes: an owner of a seat, or the host."""
        return bool(person) and (person == self.host or self.seat_of(person) is not None)

    @property
    def is_attended(self) -> bool:
        """True if an owner of a seat or the host is present."""
        return self.lookout.here or any(place.here for place in self.places)

    def shows_itself_to(self, person: str) -> bool:
        """True if a person may see the match, its chat and its record; everybody may before the start."""
        return not self.is_private or self.seat_of(person) is not None

    def people(self) -> list[int]:
        """Return the seats that people play now."""
        return [seat for seat, place in enumerate(self.places) if place.person and place.bot is None]

    def bots(self) -> Iterator[tuple[int, str]]:
        """Yield the seats that bots play, with the names of the bots."""
        return ((seat, place.bot) for seat, place in enumerate(self.places) if place.bot is not None)

    def needed(self, missed: int = 0) -> int:
        """Return how many people must agree to pause or to call off; `missed` people do not count."""
        return needed(len(self.people()) - missed, len(self.places))

    def is_ready(self, seat: int) -> bool:
        """True if a seat no longer needs the open window; a learner never waits for the clock."""
        learns = self.places[seat].bot is None and is_followed(self.running)
        return learns or seat in self.ready or seat in self.ready_ahead

    def all_ready(self) -> bool:
        """True if no seat needs the open window."""
        return all(self.is_ready(seat) for seat in range(len(self.places)))

    def deadline(self, seat: int) -> int | None:
        """Return when the time of a waiting seat is up; None if it has no limit."""
        if self.places[seat].bot is not None or self.phase != "running":
            return None
        return self.clock.deadline(seat, self.settings.pace)

    def window_closes(self) -> int | None:
        """Return when the open window closes by itself; None if nothing closes it."""
        opened = self.clock.window
        if opened is None or self.paused or self.phase != "running":
            return None
        if is_followed(self.running) and next_step(self.running, None) is None:
            return None  # the lesson has a move for a seat before the window closes
        return opened.at + self.window_length(opened.name)

    def window_length(self, name: str) -> int:
        """Return how long a window stays open, in milliseconds."""
        return self.settings.pace.length_of(name, self.game.meta.windows)

    def record(self) -> bytes:
        """Return the record of the match with the proof of its random outcomes; only after the end."""
        assert self.phase in ("finished", "called_off")
        proof = None if self.brought else self.draw.proof(self, self.running.names)
        return records.to_bytes(records.write(self.running, commitment=proof))

    # Showing

    def happened(self, *, plays: bool) -> list[Happening]:
        """Return the happenings for a viewer; remarks of spectators reach players only after the end."""
        return self.beside if plays else self.aside

    @property
    def is_private(self) -> bool:
        """True if only owners of its seats may see the match, running or over."""
        return self.settings.watch == "nobody" and self.match is not None

    @property
    def is_veiled(self) -> bool:
        """True if strangers see the match with a delay or not at all."""
        return self.is_private or (self.phase == "running" and self.settings.watch_delay > 0)


Fold = Callable[[Table, Any, int, Pending | None], None]
FOLDS: dict[type[Any], Fold] = {
    events.Made: Table._made, events.Joined: Table._joined, events.Left: Table._left,
    events.Seated: Table._seated, events.Arranged: Table._arranged, events.Changed: Table._changed,
    events.Started: Table._started, events.Entered: Table._entered, events.Said: Table._said,
    events.Remarked: Table._remarked, events.Readied: Table._readied, events.Asked: Table._asked,
    events.Answered: Table._answered, events.Voted: Table._voted, events.Carried: Table._carried,
    events.Resigned: Table._resigned, events.Returned: Table._returned, events.SeatMoved: Table._seat_moved,
    events.Reissued: Table._reissued, events.Inherited: Table._inherited, events.Hushed: Table._hushed,
    events.Seen: Table._seen, events.Paced: Table._paced, events.Hurried: Table._hurried,
    events.Waited: Table._waited, events.Away: Table._away, events.Rested: Table._rested,
    events.Resumed: Table._resumed, events.Again: Table._again, events.TableClosed: Table._closed,
}  # fmt: skip
