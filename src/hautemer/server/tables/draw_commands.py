"""Decisions about the random draw before a match: commands of devices, and devices that are late."""

from __future__ import annotations

from collections.abc import Sequence

from hautemer.core.fairness import HEX, MAX_ROUNDS, device_commitment
from hautemer.server import protocol
from hautemer.server.errors import Wrong
from hautemer.server.tables import events
from hautemer.server.tables.decision import Decision
from hautemer.server.tables.draw import FAILED, Pledge, seats_of_people
from hautemer.server.tables.preconditions import by_host, in_lobby
from hautemer.server.tables.table import Table


def not_drawing(table: Table) -> None:
    """Raise `drawing` while devices commit and reveal: for these few seconds, seats cannot change."""
    if table.draw.stage in ("commit", "reveal"):
        raise Wrong("drawing", status=409)


def start(table: Table, person: str, command: protocol.Start, now: int) -> Decision | None:
    """Decide to start with the people who are present: at once, or after a round of revealing."""
    in_lobby(table)
    by_host(table, person)
    if table.draw.stage != "idle":
        return None
    begun = started(table)
    draw, present = table.draw, table.draw.present(table)
    if len(draw.rounds) >= MAX_ROUNDS - 1:
        raise Wrong("too_many_draws", limit=MAX_ROUNDS)
    if draw.must_ask(table) or (present and draw.uncommitted(table, now)):
        return Decision((events.LuckCalled(),))
    return Decision((listing(present),) if present else (begun,))


def started(table: Table) -> events.Started:
    """Return the start of the match with everybody who has a seat."""
    order = tuple(seat for seat, place in enumerate(table.places) if not place.free)
    least = table.game.meta.seats[0]
    if len(order) < least:
        raise Wrong("too_few", game=table.game.meta.title, least=least)
    table.game.settle(len(order), table.settings.options)
    names = tuple(table.places[seat].name for seat in order)
    return events.Started(names, table.game.meta.rules, order, scheme=2)


def listing(pledges: Sequence[Pledge]) -> events.LuckListed:
    """Return the list of commitments that opens a round."""
    return events.LuckListed(tuple(pledge.commitment for pledge in pledges))


def commit(table: Table, people: Sequence[str], command: protocol.LuckCommit) -> Decision | None:
    """Accept the commitment of a device for the seats of the people at it."""
    in_lobby(table)
    seats = tuple(seat for seat, person in seats_of_people(table) if person in people)
    if not seats:
        raise Wrong("not_seated")
    if seats != command.seats:
        raise Wrong("other_seats")
    if not HEX.fullmatch(command.commitment):
        raise Wrong("wrong_shape", why="commitment")
    draw = table.draw
    if draw.stage == "reveal" or not draw.left_out.isdisjoint(people):
        raise Wrong("not_asked")
    known = [pledge.commitment for pledge in draw.pledges]
    if command.commitment in known:
        return None
    if is_used(table, command.commitment):
        raise Wrong("not_asked")
    committed = events.LuckCommitted(seats, command.commitment)
    if draw.stage != "commit" or set(draw.awaited(table)) - set(people):
        return Decision((committed,))
    present = [pledge for pledge in draw.present(table) if set(pledge.people).isdisjoint(people)]
    return Decision(
        (committed, events.LuckListed((*(one.commitment for one in present), command.commitment)))
    )


def is_used(table: Table, commitment: str) -> bool:
    """True if a commitment was in an earlier round: its bytes may be public."""
    return any(device.commitment == commitment for round in table.draw.rounds for device in round.devices)


def reveal(table: Table, person: str, command: protocol.LuckReveal, now: int) -> Decision | None:
    """Accept the bytes of a device; the match starts with those of the last device."""
    in_lobby(table)
    draw = table.draw
    listed = draw.listed_of(person)
    if draw.stage != "reveal" or listed is None or command.round != draw.round:
        raise Wrong("not_asked")
    if listed.bytes:
        return None
    opened = HEX.fullmatch(command.bytes) and device_commitment(
        table.id, listed.seats, bytes.fromhex(command.bytes)
    )
    if opened != listed.commitment:
        raise Wrong("other_bytes")
    revealed = events.LuckRevealed(listed.commitment, command.bytes)
    if set(draw.awaited(table)) - set(listed.people):
        return Decision((revealed,))
    return Decision((revealed, started(table)))


def agree(table: Table, person: str, command: protocol.LuckAgree, now: int) -> Decision:
    """Accept the consent to start although some devices contribute nothing, or withdraw the start."""
    in_lobby(table)
    draw, seat = table.draw, table.seat_of(person)
    if draw.stage != "agree" or seat is None or (command.agrees and person in draw.agreed):
        raise Wrong("not_asked")
    agreed = events.LuckAgreed(seat, command.agrees)
    people = {person for _, person in seats_of_people(table)}
    if not command.agrees or people - draw.agreed - {person}:
        return Decision((agreed,))
    present = draw.present(table)
    committed = {person for pledge in present for person in pledge.people}
    if set(draw.candidates(table)) - committed:
        return Decision((agreed,))  # devices that revealed before commit again
    return Decision((agreed, listing(present) if present else started(table)))


def overdue(table: Table, now: int) -> Decision | None:
    """Decide what follows when devices have not committed or revealed in time."""
    draw = table.draw
    deadline = draw.deadline(table)
    if table.phase != "lobby" or deadline is None or now < deadline:
        return None
    late = events.LuckLate(tuple(draw.awaited(table)))
    if draw.stage == "reveal":
        return Decision((late,))
    present = draw.present(table)
    asks_again = bool(late.people) and draw.failed >= FAILED  # people agreed to a shorter list of names
    if present and not asks_again:
        return Decision((late, listing(present)) if late.people else (listing(present),))
    if not draw.failed or (draw.consented and not late.people):
        return Decision((late, started(table)) if late.people else (started(table),))
    return Decision((late,))


def renewed(table: Table) -> Decision | None:
    """Decide to give devices their full time again, after a time without a server."""
    if table.phase != "lobby" or table.draw.deadline(table) is None:
        return None
    return Decision((events.LuckRenewed(),))
