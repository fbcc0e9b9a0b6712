"""A table without a server: commands are decided and folded at times that a test chooses."""

from __future__ import annotations

from random import Random
from typing import Any

from hautemer.core.codec import plain
from hautemer.server import protocol
from hautemer.server.tables import events
from hautemer.server.tables.commands import decide
from hautemer.server.tables.decision import Decision
from hautemer.server.tables.events import line
from hautemer.server.tables.settings import Pace, Settings
from hautemer.server.tables.table import Table


class Sitting:
    """A running table; `p0`, `p1`… have the first seats, and bots that do nothing have the others."""

    def __init__(self, game: str, seats: int, people: int, pace: Pace | None = None) -> None:
        self.table = Table("t", bytes(32))
        self.now = 0
        self.lines: list[tuple[bytes, int]] = []
        names = tuple(f"P{seat}" for seat in range(seats))
        self.write(events.Made(Settings(game, seats, pace=pace or Pace(move=None)), "p0", ""))
        for seat in range(seats):
            if seat < people:
                self.write(events.Joined(seat, f"p{seat}", names[seat]), events.Seen(seat, True))
            else:
                self.write(events.Seated(seat, "random", names[seat]))
        self.write(events.Started(names, self.table.game.meta.rules, tuple(range(seats))))

    def write(self, *events: Any) -> None:
        """Fold events."""
        for event in events:
            self.lines.append((line(event), self.now))
            self.table.fold(event, self.now)

    def carry_out(self, decided: Decision | None) -> list[Any]:
        """Fold the decided events and return them."""
        happened = [] if decided is None else list(decided.events)
        for event in happened:
            self.lines.append((line(event), self.now))
            pending = decided.pending if decided is not None and isinstance(event, events.Entered) else None
            self.table.fold(event, self.now, pending)
        return happened

    def do(self, seat: int, command: type[protocol.Command], /, **details: Any) -> list[Any]:
        """Carry out a command of a person and return its events."""
        if command is protocol.TakeBack:
            self.table.running.undo_to(seat)  # as the process that imagines worlds decides it
        return self.carry_out(self.decide(seat, command, **details))

    def decide(self, seat: int, command: type[protocol.Command], /, **details: Any) -> Decision | None:
        """Return the decision on a person's command."""
        return decide(self.table, f"p{seat}", command("id", **details), self.now)

    def move(self, seat: int, rng: Random) -> list[Any]:
        """Let a seat make a random move."""
        prompt = self.table.running.prompts[seat]
        return self.do(seat, protocol.MakeMove, prompt=prompt.number, move=plain(prompt.offers.sample(rng)))

    def read_again(self) -> Table:
        """Return the table as another process folds it."""
        again = Table("t", bytes(32))
        for written, at in self.lines:
            again.read(written, at)
        return again
