"""The life of a command: decide, append, fold, publish, notify.

Nobody, not even the sender, sees an effect before it is durable. `registry` retries a command that lost
against another process; `docs/architecture.md` walks through the five steps.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from hautemer.server.bus.base import Bus
from hautemer.server.errors import Wrong
from hautemer.server.metrics import METRICS
from hautemer.server.tables import events, row
from hautemer.server.tables.decision import Decision
from hautemer.server.tables.events import line
from hautemer.server.tables.loaded import LoadedTable
from hautemer.storage.journal import Journal, Line, Write
from hautemer.storage.timestamps import now

Decide = Callable[[], Decision | None]
Listener = Callable[[LoadedTable, Sequence[Any]], None]
# The id of a command and the person who sent it; None for actions of the server itself.
Actor = tuple[str, str] | None
# Journal lines that are not entries. At this number a table accepts only the events of `LEADING`.
MAX_BESIDE = 20_000
# The events without which a match cannot continue; they are accepted however full a journal is.
LEADING = (
    events.Started, events.LuckRevealed, events.LuckAgreed, events.Entered, events.Readied, events.Answered,
    events.Voted, events.Resigned, events.Returned,
)  # fmt: skip


class Pipeline:
    """The pipeline that carries out commands at the tables of one process."""

    def __init__(self, journal: Journal, bus: Bus, process: str) -> None:
        self.journal = journal
        self.bus = bus
        self.process = process
        self.listeners: list[Listener] = []  # the scheduler, notifications, presence

    async def run(self, loaded: LoadedTable, decide: Decide, actor: Actor, late: Callable[[], None]) -> bool:
        """Carry out one command; return False if there is nothing to do.

        Call it with the lock of the table. `late` is called if the caller is cancelled while the write
        becomes durable. Raise `Taken` if another process wrote first, `Repeated` if the command is known.
        """
        decision = decided(loaded, decide, actor)
        if decision is None:
            return False
        at = time_of(decision)
        await self.append(loaded, decision, actor, at, late)
        fold(loaded, decision, actor, at)
        self.publish(loaded)
        self.notify(loaded, decision.events)
        return True

    async def append(
        self, loaded: LoadedTable, decision: Decision, actor: Actor, at: int, late: Callable[[], None]
    ) -> None:
        """Make the events durable, together with the id of the command and the row of the table."""
        table = loaded.table
        numbered = enumerate(decision.events, table.number)
        lines = tuple(Line(table.id, number, at, line(event)) for number, event in numbered)
        change = row.change_of(table, decision, at, self.process)
        await self.journal.append(Write(lines, actor, change), late)
        METRICS.moves.events += len(lines)

    def publish(self, loaded: LoadedTable) -> None:
        """Show the change to the viewers of this process, and announce it to the other processes."""
        loaded.audience.announce()
        self.bus.publish(loaded.table.id, loaded.table.number)

    def notify(self, loaded: LoadedTable, happened: Sequence[Any]) -> None:
        """Call every listener; with no events if other processes wrote them or the table was just loaded."""
        for listener in self.listeners:
            listener(loaded, happened)


def decided(loaded: LoadedTable, decide: Decide, actor: Actor) -> Decision | None:
    """Return the decision for the table as it is now; None if there is nothing to do."""
    if actor is not None and actor in loaded.commands:
        return None
    if loaded.table.phase == "broken":
        raise Wrong("broken_table", status=409)
    decision = decide()
    if decision is None or actor is None or any(isinstance(event, LEADING) for event in decision.events):
        return decision
    if loaded.table.lines_beside >= MAX_BESIDE:
        raise Wrong("full_journal", status=409)
    return decision


def time_of(decision: Decision) -> int:
    """Return the time of the events: an entry has the same time in the match and in the journal."""
    pending = decision.pending
    return now() if pending is None or pending.entry.at is None else pending.entry.at


def fold(loaded: LoadedTable, decision: Decision, actor: Actor, at: int) -> None:
    """Fold durable events into the table."""
    table = loaded.table
    if actor is not None:
        loaded.commands[actor] = table.number
    for event in decision.events:
        if isinstance(event, events.Started | events.Resumed):
            loaded.driven = True  # the process that starts a match drives it
        elif isinstance(event, events.Rested):
            loaded.driven, loaded.forgiven = False, 0
        table.fold(event, at, decision.pending if isinstance(event, events.Entered) else None)
    loaded.touched = at
