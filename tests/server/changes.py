"""A secret change of a prompt: several seats are awaited, and the offers of only some of them change."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any, NamedTuple

from hautemer.core import record as records
from hautemer.core import registry
from hautemer.core.codec import plain, read_json
from hautemer.core.match import Match, live
from hautemer.server.services import Services
from hautemer.server.tables import events
from hautemer.server.tables.decision import Decision
from hautemer.server.tables.table import Table
from tests.cases import KEYS

MATCHES, ENTRIES = 100, 400
# The least number of awaited seats.
MANY = 5


class Change(NamedTuple):
    """A match up to some entry, and a move that changes the offers of some of the awaited seats."""

    game: str
    seats: int
    opening: dict[str, Any]
    seat: int
    move: dict[str, Any]
    waiting: frozenset[int]  # before and after, without the seat that moves
    changed: frozenset[int]


@cache
def a_secret_change() -> Change:
    """Return the first one that random play finds."""
    return next(change for number in range(MATCHES) for key in KEYS if (change := _find(key, number)))


def _find(key: str, number: int) -> Change | None:
    game, rng = registry.find(key), Random(number)
    seats = min(rng.randint(*game.meta.seats), 10)
    match = Match.begin(game, [f"N{seat}" for seat in range(seats)], {}, live(bytes([number]) * 32))
    while match.result is None and len(match.log) < ENTRIES:
        seat = rng.choice([seat for seat in (None, *range(seats)) if match.offers(seat)])
        move = match.offers(seat).sample(rng)
        before = {other: match.prompts[other].number for other in match.waiting_for() if other != seat}
        match.submit(seat, move)
        waiting = frozenset(before.keys() & set(match.waiting_for()))
        changed = frozenset(other for other in waiting if match.prompts[other].number != before[other])
        if seat is not None and changed and changed != waiting and len(waiting) >= MANY:
            opening = read_json(records.to_bytes(records.write(match)))
            opening["entries"].pop()
            return Change(key, seats, opening, seat, plain(move), waiting, changed)
    return None


async def begin(services: Services, table: str, change: Change, order: tuple[int, ...]) -> Table:
    """Begin that match at a table; `order` says which person gets which seat."""
    loaded = await services.tables.find(table)
    names = tuple(f"N{seat}" for seat in range(change.seats))
    started = events.Started(names, loaded.table.game.meta.rules, order, change.opening)
    await services.tables.write(loaded, lambda: Decision((started,)))
    return loaded.table
