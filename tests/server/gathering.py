"""A lobby without a server: devices take part in the random draw at times that a test chooses."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

from hautemer.core.chance import commitment_to
from hautemer.core.errors import Problem
from hautemer.core.fairness import Commitment, CommittedDevice
from hautemer.core.witness import DeviceNotes, Witness
from hautemer.server import protocol
from hautemer.server.tables import draw_commands, events
from hautemer.server.tables.commands import decide
from hautemer.server.tables.decision import Decision
from hautemer.server.tables.draw import seats_of_people
from hautemer.server.tables.events import line
from hautemer.server.tables.settings import Pace, Settings
from hautemer.server.tables.summary import board, commitments
from hautemer.server.tables.table import Table

SECRET = bytes(range(32))
TABLE = "t" * 20


class Gathering:
    """A lobby in which `p0`, `p1`… have the first chairs; `p0` is the host, all are present."""

    def __init__(self, game: str, seats: int, people: int, pace: Pace | None = None) -> None:
        self.table = Table(TABLE, SECRET)
        self.now = 10_000
        self.lines: list[tuple[bytes, int]] = []
        self.devices: dict[str, Witness] = {}
        settings = Settings(game, seats, pace=pace or Pace(move=None))
        self.write(events.Made(settings, "p0", commitment_to(SECRET)))
        for seat in range(people):
            self.write(events.Joined(seat, f"p{seat}", f"P{seat}"), events.Seen(seat, True))

    def write(self, *events: Any) -> None:
        """Fold events."""
        for event in events:
            self.lines.append((line(event), self.now))
            self.table.fold(event, self.now)

    def carry_out(self, decided: Decision | None) -> list[Any]:
        """Fold the decided events and return them."""
        events = [] if decided is None else list(decided.events)
        self.write(*events)
        return events

    def do(self, person: str, command: protocol.Command) -> str | None:
        """Carry out a command; return the key of its refusal, or None."""
        try:
            self.carry_out(decide(self.table, person, command, self.now))
        except Problem as problem:
            return problem.key
        return None

    def device(self, person: str) -> Witness:
        """Return the stored state of a person's device."""
        return self.devices.setdefault(person, Witness(DeviceNotes(TABLE, commitment_to(SECRET))))

    def commit(self, person: str, others: Sequence[str] = ()) -> str | None:
        """Let the device of a person (and of others who share it) commit; return the key of a refusal."""
        people = [person, *others]
        seats = tuple(seat for seat, one in seats_of_people(self.table) if one in people)
        witness = self.device(person)
        for other in others:
            self.devices[other] = witness
        command = protocol.LuckCommit("c", witness.commit(seats, secrets.token_bytes(32)), seats)
        try:
            self.carry_out(draw_commands.commit(self.table, people, command))
        except Problem as problem:
            return problem.key
        return None

    def hear(self, person: str) -> str | None:
        """Let a device receive the open list; return the bytes that it would reveal."""
        found = commitments(self.table)
        if found is None:
            return None
        devices = [CommittedDevice(one.seats, one.commitment) for one in found.devices]
        return self.device(person).reveal(found.round, found.commitment, found.names, devices)

    def reveal(self, person: str) -> str | None:
        """Let a device answer the open list; return the key of a refusal."""
        contributed = self.hear(person)
        if contributed is None:
            return "nothing"
        return self.do(person, protocol.LuckReveal("r", self.table.draw.round, contributed))

    def start(self) -> str | None:
        """Let the host start."""
        return self.do(self.table.host, protocol.Start("s"))

    def wait(self, milliseconds: int) -> list[Any]:
        """Let time pass; return the events that follow from it."""
        self.now += milliseconds
        return self.carry_out(draw_commands.overdue(self.table, self.now))

    def see(self, person: str, here: bool) -> None:
        """Let a person come or go."""
        seat = self.table.seat_of(person)
        if seat is not None and self.table.places[seat].here != here:
            self.write(events.Seen(seat, here))

    def shown(self) -> protocol.Drawing:
        """Return the random draw as everybody sees it."""
        draw = board(self.table).draw
        assert draw is not None
        return draw

    @property
    def proof(self) -> Commitment:
        """The commitment as the record would contain it."""
        return self.table.draw.proof(self.table, self.table.running.names)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the match."""
        return self.table.running.names

    def folded_again(self) -> Table:
        """Return the table as another process reads it."""
        table = Table(TABLE, SECRET)
        for body, at in self.lines:
            table.read(body, at)
        return table
