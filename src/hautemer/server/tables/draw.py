"""The random draw of a table before its match begins: commitments of devices, and rounds of revealing.

`RandomDraw` is a part of the table, folded from the same journal; `draw_commands` decides. A device is
identified by the people at it: usually one, and several if they share it. Seats are those of the match if it
began now: free chairs are not counted. `docs/fair-luck.md` describes the protocol.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal, Protocol

from hautemer.core import fairness
from hautemer.core.fairness import ALONE, CommittedDevice, Round
from hautemer.server.protocol import Phase
from hautemer.server.tables import events
from hautemer.server.tables.seats import TableSeat
from hautemer.server.tables.settings import SECOND

# Milliseconds in which a device must have committed, and in which it must have revealed.
LATE = 3 * SECOND
# After this many failed rounds, the match starts only if all people agree.
FAILED = 2

Stage = Literal["idle", "commit", "reveal", "agree"]


@dataclass(slots=True, frozen=True)
class Pledge:
    """The commitment of one device, and its bytes once it has revealed them."""

    people: tuple[str, ...]
    seats: tuple[int, ...]
    commitment: str
    bytes: str = ""

    def as_device(self) -> CommittedDevice:
        """Return the device in the form of a record."""
        return CommittedDevice(self.seats, self.commitment, self.bytes)


class DrawnTable(Protocol):
    """The part of a table that its random draw needs."""

    id: str
    secret: bytes
    phase: Phase
    places: list[TableSeat]

    def tell(self, at: int, what: str, size: int = 0, **details: Any) -> None:
        """Add a happening outside the match."""


@dataclass(slots=True)
class RandomDraw:
    """The state of a table's random draw."""

    scheme: int = ALONE  # what the random outcomes are drawn from
    stage: Stage = "idle"
    since: int = 0  # when this stage began
    pledges: list[Pledge] = field(default_factory=list)  # commitments for the next round
    listed: list[Pledge] = field(default_factory=list)  # the devices of the open round
    rounds: list[Round] = field(default_factory=list)  # closed rounds
    revealed: set[str] = field(default_factory=set)  # people whose device revealed in any round
    left_out: set[str] = field(default_factory=set)  # people whose device was late since the host's start
    agreed: set[str] = field(default_factory=set)  # people who agree to start without some contributions
    consented: bool = False  # all people agreed
    asked: dict[str, int] = field(default_factory=dict)  # by person: since when a commitment is awaited
    without: tuple[int, ...] = ()  # after the start: the seats of people whose device contributed nothing

    @property
    def failed(self) -> int:
        """The number of rounds in which a device did not reveal."""
        return sum(not all(device.bytes for device in round.devices) for round in self.rounds)

    @property
    def round(self) -> int:
        """The number of the round that is open, or that was the last one."""
        return len(self.rounds) + (self.stage == "reveal")

    def pledge_of(self, person: str) -> Pledge | None:
        """Return the commitment of a person's device for the next round."""
        return next((pledge for pledge in self.pledges if person in pledge.people), None)

    def listed_of(self, person: str) -> Pledge | None:
        """Return a person's device in the open round."""
        return next((pledge for pledge in self.listed if person in pledge.people), None)

    # Folding

    def follow(self, table: DrawnTable, event: Any, at: int) -> None:
        """Fold an event; nothing changes after the start."""
        if table.phase != "lobby":
            return
        match event:
            case events.LuckCommitted():
                self._commit(table, event)
            case events.LuckCalled():
                self._enter("agree" if self.must_ask(table) else "commit", at)
            case events.LuckListed():
                listed = set(event.commitments)
                self.listed = [pledge for pledge in self.pledges if pledge.commitment in listed]
                self.pledges = [pledge for pledge in self.pledges if pledge.commitment not in listed]
                self._enter("reveal", at)
            case events.LuckRevealed():
                self._reveal(event)
            case events.LuckLate():
                self._leave_out(table, event.people, at)
                for place in table.places:
                    if place.person in event.people:
                        table.tell(at, "draw_late", name=place.name)
            case events.LuckAgreed():
                self._agree(table, event, at)
            case events.LuckRenewed():
                self.asked.update(dict.fromkeys(self.awaited(table), at))
                self.since = at
            case events.Seen(here=True) if event.seat is not None:
                person = table.places[event.seat].person
                if person is not None:
                    self.asked[person] = at
            case (
                events.Joined()
                | events.Left()
                | events.Seated()
                | events.Arranged()
                | events.Changed()
                | events.SeatMoved()
            ):
                self._reseat(table, at)

    def _enter(self, stage: Stage, at: int) -> None:
        self.stage, self.since = stage, at

    def _commit(self, table: DrawnTable, event: events.LuckCommitted) -> None:
        people = {person for seat, person in seats_of_people(table) if seat in event.seats}
        self.pledges = [pledge for pledge in self.pledges if not people & set(pledge.people)]
        self.pledges.append(Pledge(tuple(sorted(people)), event.seats, event.commitment))

    def _reveal(self, event: events.LuckRevealed) -> None:
        for place, pledge in enumerate(self.listed):
            if pledge.commitment == event.commitment:
                self.listed[place] = replace(pledge, bytes=event.bytes)
                self.revealed.update(pledge.people)

    def _leave_out(self, table: DrawnTable, people: Iterable[str], at: int) -> None:
        self.left_out.update(people)
        self.consented = False
        self.agreed.clear()
        if self.stage == "reveal":
            revealed = [person for pledge in self.listed if pledge.bytes for person in pledge.people]
            self.close()
            self.asked.update(dict.fromkeys(revealed, at))
        self._enter("agree" if self.must_ask(table) else "commit", at)

    def _agree(self, table: DrawnTable, event: events.LuckAgreed, at: int) -> None:
        person = table.places[event.seat].person
        if not event.agrees:
            self.cancel()
        elif person is not None:
            self.agreed.add(person)
            if self.agreed >= {person for _, person in seats_of_people(table)}:
                self.consented = True
                self.asked.update(dict.fromkeys(self.candidates(table), at))
                self._enter("commit", at)

    def _reseat(self, table: DrawnTable, at: int) -> None:
        """Drop commitments for seats that changed, so that they are renewed, and withdraw a pending start."""
        people = {person: seat for seat, person in seats_of_people(table)}
        stale = [
            pledge
            for pledge in self.pledges
            if sorted(people.get(person, -1) for person in pledge.people) != list(pledge.seats)
        ]
        self.pledges = [pledge for pledge in self.pledges if pledge not in stale]
        self.cancel()
        changed = [person for pledge in stale for person in pledge.people]
        changed += [person for person in people if person not in self.asked]
        self.asked = {person: since for person, since in self.asked.items() if person in people}
        self.asked.update((person, at) for person in changed if person in people)

    def cancel(self) -> None:
        """Withdraw the start; an open round has failed."""
        if self.stage == "reveal":
            self.close()
        self.stage = "idle"
        self.left_out.clear()
        self.agreed.clear()
        self.consented = False

    def close(self) -> None:
        """Move the open round to the closed ones."""
        self.rounds.append(Round(tuple(pledge.as_device() for pledge in self.in_order())))
        self.listed = []

    def finish(self, table: DrawnTable, event: events.Started) -> bytes:
        """Close the draw when the match starts; return what all random outcomes are drawn from."""
        if self.stage == "reveal":
            self.close()
        elif self.rounds:
            self.rounds.append(Round())  # nobody contributed after the failed rounds
        last = self.rounds[-1].devices if self.rounds else ()
        contributed = {seat for device in last for seat in device.seats}
        self.without = tuple(seat for seat, _ in seats_of_people(table) if seat not in contributed)
        self.stage, self.scheme = "idle", event.scheme
        if self.scheme == ALONE:
            return table.secret
        return fairness.key_of(table.secret, table.id, event.names, self.rounds)

    # Asking

    def in_order(self) -> list[Pledge]:
        """Return the devices of the open round in the order of their seats."""
        return sorted(self.listed, key=lambda pledge: pledge.seats)

    def must_ask(self, table: DrawnTable) -> bool:
        """True if the match may start only if all people agree."""
        if self.consented or not self.failed:
            return False
        return self.failed >= FAILED or not (self.candidates(table) or self.present(table))

    def candidates(self, table: DrawnTable) -> list[str]:
        """Return the people whose device revealed before, who are here and not left out."""
        return [
            person
            for _, person in seats_of_people(table)
            if person in self.revealed and person not in self.left_out and is_here(table, [person])
        ]

    def present(self, table: DrawnTable) -> list[Pledge]:
        """Return the commitments of devices that are here and not left out."""
        return [
            pledge
            for pledge in self.pledges
            if is_here(table, pledge.people) and self.left_out.isdisjoint(pledge.people)
        ]

    def awaited(self, table: DrawnTable) -> list[str]:
        """Return the people whose device is waited for in this stage."""
        if self.stage == "reveal":
            return [person for pledge in self.in_order() if not pledge.bytes for person in pledge.people]
        if self.stage != "commit":
            return []
        return self.uncommitted(table, self.since)

    def uncommitted(self, table: DrawnTable, at: int) -> list[str]:
        """Return the people who are here and whose device still has time to commit."""
        return [
            person
            for _, person in seats_of_people(table)
            if person not in self.left_out
            and is_here(table, [person])
            and self.pledge_of(person) is None
            and self.asked.get(person, 0) + LATE > at
        ]

    def deadline(self, table: DrawnTable) -> int | None:
        """Return when devices that are waited for are late."""
        awaited = self.awaited(table)
        if self.stage == "reveal":
            return self.since + LATE
        if self.stage == "commit":
            return max((self.asked.get(person, 0) + LATE for person in awaited), default=self.since)
        return None

    def proof(self, table: DrawnTable, names: Sequence[str]) -> fairness.Commitment:
        """Return the part of a record that proves the random outcomes."""
        if self.scheme == ALONE:
            return fairness.reveal(table.secret)
        return fairness.prove(
            table.secret, table.id, tuple(names), self.rounds, self.without, agreed=self.consented
        )


def seats_of_people(table: DrawnTable) -> list[tuple[int, str]]:
    """Return the seats that people would have if the match began now, with these people."""
    taken = [place for place in table.places if not place.free]
    return [(seat, place.person) for seat, place in enumerate(taken) if place.person is not None]


def is_here(table: DrawnTable, people: Sequence[str]) -> bool:
    """True if the device of these people is connected to the table."""
    return any(place.here for place in table.places if place.person in people)
