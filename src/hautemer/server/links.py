"""Personal links: somebody takes his own seat to another device, or gets it back from the host, once."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from hautemer.server import journal as did
from hautemer.server import protocol as ask
from hautemer.server.conditions import a_seat, by_host, long_away, running
from hautemer.server.decision import Decision
from hautemer.server.harbour import Berth
from hautemer.server.moments import now
from hautemer.server.problems import Wrong
from hautemer.server.signing import hashed, new_token
from hautemer.server.table import Table
from hautemer.storage import links

if TYPE_CHECKING:
    from hautemer.server.app import House

# Between the table and the secret of a link that the host made; no token has one in it.
DOT = "."


class Lead(NamedTuple):
    """Where a link leads to: the seat of a person at a table, wherever that is by now."""

    table: str
    person: str
    reissued: str = ""  # the hash of its secret, if the host made it


async def make(house: House, berth: Berth, person: str, command: ask.Link) -> ask.Linked:
    """A link to the own seat, or the host's to that of somebody who is gone; another one each time."""
    table, own = berth.table, berth.table.seat_of(person)
    if command.seat is None or command.seat == own:
        if own is None:
            raise Wrong("not_seated", status=403)
        secret = new_token()
        await links.put(house.database, hashed(secret), table.id, own, person)
        return ask.Linked(command.id, secret)
    seat, secret = command.seat, f"{table.id}{DOT}{new_token()}"
    key = hashed(secret)
    await house.harbour.write(berth, lambda: reissue(table, person, seat, key, now()), actor=(person, key))
    return ask.Linked(command.id, secret)


def reissue(table: Table, person: str, seat: int, link: str, now: int) -> Decision:
    """The host may make a link to the seat of somebody who has long been away; all are told at once."""
    running(table)
    by_host(table, person)
    if table.places[a_seat(table, seat)].person is None:
        raise Wrong("not_seated")
    long_away(table, seat, now)
    return Decision((did.Reissued(seat, link),))


async def find(house: House, secret: str) -> Lead:
    """Where a link leads to, if it still does."""
    key = hashed(secret)
    table, dot, _ = secret.partition(DOT)
    if not dot:
        link = await links.find(house.database, key)
        if link is None:
            raise Wrong("link_spent", status=410)
        return Lead(link.table, link.person)
    try:
        found = (await house.harbour.current(table)).table
    except Wrong as wrong:
        raise Wrong("link_spent", status=410) if wrong.key == "no_such_table" else wrong from None
    seat = found.reissued_seat(key, now())
    person = None if seat is None else found.places[seat].person
    if person is None:
        raise Wrong("link_spent", status=410)
    return Lead(table, person, key)
