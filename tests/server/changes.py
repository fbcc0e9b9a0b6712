"""A question that changes in secret: others still wait to answer, and of them it changes for some only."""

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
# So many are waited for at least.
MANY = 5


class Change(NamedTuple):
    """A match as it was played so far, and the move that changes the question of some who are waited for."""

    game: str
    seats: int
    opening: dict[str, Any]
    seat: int
    move: dict[str, Any]
    waiting: frozenset[int]  # before and after, without the one who moves
    changed: frozenset[int]


@cache
def a_secret_change() -> Change:
    """The first one that chance finds."""
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
    """Those at a table go on from there; `order` tells who of them gets which seat."""
    loaded = await services.tables.find(table)
    names = tuple(f"N{seat}" for seat in range(change.seats))
    started = events.Started(names, loaded.table.game.meta.rules, order, change.opening)
    await services.tables.write(loaded, lambda: Decision((started,)))
    return loaded.table
