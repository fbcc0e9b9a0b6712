"""Personal links: they move a seat to another device, once; the host may make one for an absent owner."""

from __future__ import annotations

from typing import NamedTuple

from hautemer.server import protocol
from hautemer.server.auth.accounts import hashed, new_token
from hautemer.server.errors import Wrong
from hautemer.server.tables import events
from hautemer.server.tables.decision import Decision
from hautemer.server.tables.loaded import LoadedTable
from hautemer.server.tables.preconditions import a_seat, by_host, long_away, running
from hautemer.server.tables.registry import Tables
from hautemer.server.tables.seats import linked_seat
from hautemer.server.tables.table import Table
from hautemer.storage import links, people
from hautemer.storage.timestamps import now

# Separates the table and the secret in a link that the host made; no token contains it.
DOT = "."


class LinkTarget(NamedTuple):
    """The target of a link: the seat of a person at a table, whatever its number is by now."""

    table: str
    person: str
    reissued: str = ""  # the hash of its secret, if the host made it


async def make(tables: Tables, loaded: LoadedTable, person: str, command: protocol.Link) -> protocol.Linked:
    """Make a new link to the seat of `person`, or as host to the seat of a person who is away."""
    table, own = loaded.table, loaded.table.seat_of(person)
    if command.seat is None or command.seat == own:
        if own is None:
            raise Wrong("not_seated", status=403)
        secret = new_token()
        await links.put(tables.database, hashed(secret), table.id, own, person)
        return protocol.Linked(command.id, secret)
    seat, secret = command.seat, f"{table.id}{DOT}{new_token()}"
    key = hashed(secret)
    await tables.write(loaded, lambda: reissue(table, person, seat, key, now()), actor=(person, key))
    return protocol.Linked(command.id, secret)


def reissue(table: Table, person: str, seat: int, link: str, now: int) -> Decision:
    """Decide on a host's link to the seat of a person who is long away; everybody at the table sees it."""
    running(table)
    by_host(table, person)
    if table.places[a_seat(table, seat)].person is None:
        raise Wrong("not_seated")
    long_away(table, seat, now)
    return Decision((events.Reissued(seat, link),))


async def find(tables: Tables, secret: str) -> LinkTarget:
    """Return the target of a link. Raise `link_spent` if it is no longer valid."""
    key = hashed(secret)
    table, dot, _ = secret.partition(DOT)
    if not dot:
        link = await links.find(tables.database, key)
        if link is None:
            raise Wrong("link_spent", status=410)
        return LinkTarget(link.table, link.person)
    try:
        found = (await tables.current(table)).table
    except Wrong as wrong:
        raise Wrong("link_spent", status=410) if wrong.key == "no_such_table" else wrong from None
    seat = linked_seat(found.places, key, now())
    person = None if seat is None else found.places[seat].person
    if person is None:
        raise Wrong("link_spent", status=410)
    return LinkTarget(table, person, key)


async def move_seat(tables: Tables, table: str, old: str, new: str, reissued: str = "") -> int:
    """Give the seat of a person to another person or device; return its number.

    `reissued` is the hash of a link that the host made. Raise `link_spent` if that link is no longer valid.
    """
    loaded = await tables.find(table)
    found = loaded.table
    named = found.seat_of(old)
    name = "" if named is None else found.places[named].name
    account = await people.is_named(tables.database, new, name)

    def decision() -> Decision | None:
        seat = found.seat_of(old)
        if seat is None or (reissued and linked_seat(found.places, reissued, now()) != seat):
            raise Wrong("link_spent", status=410)
        if old != new and found.seat_of(new) is not None:
            raise Wrong("already_seated", status=409)
        return None if old == new else Decision((events.SeatMoved(seat, new, account),))

    await tables.write(loaded, decision)
    loaded.audience.wake()
    seat = found.seat_of(new)
    if seat is None:  # the seat has moved again already
        raise Wrong("link_spent", status=410)
    return seat
