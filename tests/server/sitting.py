"""A table without a server: what people ask for is decided and folded at moments that a test names."""

from __future__ import annotations

from random import Random
from typing import Any

from hautemer.core.codec import plain
from hautemer.server import journal as did
from hautemer.server import protocol as ask
from hautemer.server.commands import decide
from hautemer.server.decision import Decision
from hautemer.server.settings import Pace, Settings
from hautemer.server.table import Table, line


class Sitting:
    """A running table; `p0`, `p1`… have the first seats and bots, which do nothing, the others."""

    def __init__(self, game: str, seats: int, people: int, pace: Pace | None = None) -> None:
        self.table = Table("t", bytes(32))
        self.now = 0
        self.lines: list[tuple[bytes, int]] = []
        names = tuple(f"P{seat}" for seat in range(seats))
        self.write(did.Made(Settings(game, seats, pace=pace or Pace(move=None)), "p0", ""))
        for seat in range(seats):
            if seat < people:
                self.write(did.Joined(seat, f"p{seat}", names[seat]), did.Seen(seat, True))
            else:
                self.write(did.Seated(seat, "random", names[seat]))
        self.write(did.Started(names, self.table.game.meta.rules, tuple(range(seats))))

    def write(self, *events: Any) -> None:
        """Folds events."""
        for event in events:
            self.lines.append((line(event), self.now))
            self.table.fold(event, self.now)

    def carry_out(self, decided: Decision | None) -> list[Any]:
        """Folds what was decided; answers it."""
        events = [] if decided is None else list(decided.events)
        for event in events:
            self.lines.append((line(event), self.now))
            pending = decided.pending if decided is not None and isinstance(event, did.Entered) else None
            self.table.fold(event, self.now, pending)
        return events

    def do(self, seat: int, command: type[ask.Command], /, **details: Any) -> list[Any]:
        """A person asks for something; answers the events of it."""
        return self.carry_out(decide(self.table, f"p{seat}", command("id", **details), self.now))

    def move(self, seat: int, rng: Random) -> list[Any]:
        """A seat makes any move that is open to it."""
        prompt = self.table.running.prompts[seat]
        return self.do(seat, ask.Move, prompt=prompt.number, move=plain(prompt.offers.sample(rng)))

    def read_again(self) -> Table:
        """The table as another process folds it."""
        again = Table("t", bytes(32))
        for written, at in self.lines:
            again.read(written, at)
        return again
