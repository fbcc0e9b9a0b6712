"""The row of a table in the database: a cache for finding tables, computed from the folded table."""

from __future__ import annotations

from copy import copy, deepcopy
from typing import Any

from hautemer.core.codec import encode
from hautemer.server.tables import events
from hautemer.server.tables.absence import expected_back
from hautemer.server.tables.decision import Decision
from hautemer.server.tables.loaded import slow
from hautemer.server.tables.table import Table
from hautemer.storage.writing import RowChange

# The events that can change a row. An entry changes it, too, but needs no fold: its state is known.
CHANGING = (
    events.Started, events.Joined, events.Left, events.Seated, events.Arranged, events.Changed,
    events.SeatMoved, events.Inherited, events.Voted, events.Carried, events.Rested, events.Resumed,
    events.TableClosed,
)  # fmt: skip
OVER = ("finished", "called_off", "closed")


def change_of(table: Table, decision: Decision, at: int, process: str) -> RowChange | None:
    """Return what a decision changes in the row of a table; None if it changes nothing.

    `process` is this process: it drives a match that starts or resumes.
    """
    columns: dict[str, Any] = {}
    seats: list[tuple[int, str | None, str]] = []
    changing = [event for event in decision.events if isinstance(event, CHANGING)]
    if changing:
        after = branch(table)
        for event in changing:
            after.fold(event, at)
        columns |= difference(table, after, at, process)
        if seats_of(after) != seats_of(table):
            freed = [(seat, None, "") for seat in range(len(after.places), len(table.places))]
            seats = [*seats_of(after), *freed]
    if decision.pending is not None:
        if table.game.result(decision.pending.state) is not None:
            columns |= ended("finished", at)
        elif slow(table):
            columns |= {"due_at": at, "updated_at": at}
    return RowChange(columns, seats) if columns else None


def difference(before: Table, after: Table, at: int, process: str) -> dict[str, Any]:
    """Return the columns that differ between two states of one table."""
    old, new = columns_of(before), columns_of(after)
    columns = {name: value for name, value in new.items() if value != old[name]} | {"updated_at": at}
    if after.phase != before.phase:
        if after.phase == "running":
            columns["owner"] = process
        elif after.phase in OVER:
            columns |= ended(after.phase, at)
    if after.rest is not None and before.rest is None:
        asked = [seat for seat in after.running.waiting_for() if seat in after.people()]
        columns |= {"owner": None, "rested_at": at, "due_at": after.rest.due, "forgiven": 0}
        columns |= {"seen_at": expected_back(before), "asked": encode(asked).decode()}
    elif after.rest is None and before.rest is not None:
        columns |= {"owner": process, "rested_at": None, "forgiven": 0, "asked": None}
    return columns


def branch(table: Table) -> Table:
    """Return a copy into which the events of `CHANGING` can be folded before they are durable.

    It shares the match, which none of them changes, and has none of the chat, which no column holds.
    """
    twin = copy(table)
    twin.beside, twin.aside, twin.moved_by = [], [], []
    for name in ("places", "lookout", "clock", "draw", "ready", "ready_ahead", "motions", "proposed"):
        setattr(twin, name, deepcopy(getattr(table, name)))
    twin.window_vote, twin.asking, twin.talk = deepcopy((table.window_vote, table.asking, table.talk))
    return twin


def columns_of(table: Table) -> dict[str, Any]:
    """Return the columns that hold the same values as the folded table."""
    settings = table.settings
    is_open = settings.open if table.match is None else settings.watch == "everybody"
    return {
        "game": settings.game,
        "phase": table.phase,
        "code": table.code,
        "open": is_open,
        "host": table.host,
    }


def ended(phase: str, at: int) -> dict[str, Any]:
    """Return the columns of a table that has ended."""
    return {"phase": phase, "finished_at": at, "due_at": None, "updated_at": at}


def seats_of(table: Table) -> list[tuple[int, str | None, str]]:
    """Return a tuple per seat: its number, the id of its owner and the name shown there."""
    return [(seat, place.person, place.name) for seat, place in enumerate(table.places)]
