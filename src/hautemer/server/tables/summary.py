"""The public summary of a table: seats, clocks, votes and settings, as every viewer may see them."""

from __future__ import annotations

from collections.abc import Collection

from hautemer.core.fairness import TOGETHER
from hautemer.server.protocol import (
    Ballot,
    Chair,
    Drawing,
    LuckCommitments,
    Pledged,
    PublicTable,
    Question,
    Window,
)
from hautemer.server.tables.preconditions import has_waited
from hautemer.server.tables.seats import Asking
from hautemer.server.tables.table import Table


def board(table: Table, spectators: int = 0) -> PublicTable:
    """Return the public state of the table for the people at it."""
    return PublicTable(
        table.id,
        table.phase,
        table.settings,
        tuple(chair(table, seat) for seat in range(len(table.places))),
        table.seat_of(table.host),
        table.code,
        table.paused,
        window(table),
        tuple(
            Ballot(motion, tuple(sorted(wanting)), table.needed())
            for motion, wanting in table.motions.items()
            if wanting
        ),
        None if table.asking is None else question(table, table.asking),
        0 if table.match is None else table.game.round(table.match.state),
        table.commitment,
        spectators,
        table.rematch,
        table.needed() if table.phase == "running" else 0,
        table.spectators_hushed,
        table.pace,
        drawing(table),
        table.window_vote.next,
    )


def summary_for_strangers(table: Table, spectators: int) -> PublicTable:
    """Return the public state for strangers: nothing of a match that they may not watch, or not yet."""
    if not table.is_veiled:
        return board(table, spectators)
    chairs = tuple(
        Chair(
            place.name,
            place.person is not None,
            place.bot if place.person is None else None,
            account=place.account,
        )
        for place in table.places
    )
    host = table.seat_of(table.host)
    draw = drawing(table)
    return PublicTable(
        table.id, table.phase, table.settings, chairs, host, commitment=table.commitment, draw=draw
    )


def drawing(table: Table) -> Drawing | None:
    """Return the state of the random draw, or the seats whose devices contributed to it."""
    draw = table.draw
    if table.phase == "lobby":
        committed = [person for pledge in (*draw.pledges, *draw.listed) for person in pledge.people]
        return Drawing(
            draw.stage,
            draw.round,
            chairs_of(table, committed),
            chairs_of(table, draw.awaited(table)),
            chairs_of(table, draw.left_out),
            chairs_of(table, draw.agreed),
            draw.consented,
            tuple(Pledged(pledge.seats, pledge.commitment) for pledge in draw.pledges),
        )
    if table.match is None or table.brought or draw.scheme != TOGETHER:
        return None
    last = draw.rounds[-1].devices if draw.rounds else ()
    contributed = tuple(sorted(seat for device in last for seat in device.seats))
    return Drawing("drawn", draw.round, contributed, without=draw.without, consented=draw.consented)


def chairs_of(table: Table, people: Collection[str]) -> tuple[int, ...]:
    """Return the chairs of people, ascending."""
    return tuple(seat for seat, place in enumerate(table.places) if place.person in people)


def commitments(table: Table) -> LuckCommitments | None:
    """Return the list of commitments of the open round of revealing, or None."""
    draw = table.draw
    if table.phase != "lobby" or draw.stage != "reveal":
        return None
    names = tuple(place.name for place in table.places if not place.free)
    devices = tuple(Pledged(pledge.seats, pledge.commitment) for pledge in draw.in_order())
    return LuckCommitments(draw.round, table.commitment, names, devices)


def chair(table: Table, seat: int) -> Chair:
    """Return one seat as every viewer sees it."""
    place = table.places[seat]
    return Chair(
        place.name,
        place.person is not None,
        place.bot,
        place.here,
        place.away_since,
        place.hushed,
        table.clock.used.get(seat, 0),
        None if table.paused else table.deadline(seat),
        place.pace,
        place.account,
        has_waited(table, seat),
    )


def window(table: Table) -> Window | None:
    """Return the open window, or None."""
    opened = table.clock.window
    if opened is None or table.phase != "running":
        return None
    ready = sum(table.is_ready(seat) for seat in range(len(table.places)))
    return Window(opened.name, table.window_closes(), table.window_length(opened.name), ready)


def question(table: Table, asking: Asking) -> Question:
    """Return the open request to undo."""
    own = sum(entry.seat == asking.seat and entry.position >= asking.to for entry in table.running.played)
    return Question(asking.seat, own, tuple(sorted(asking.agreed)), asking.asked)
