"""The life of tables outside their match: how they are made, found, left, and made again for a rematch."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from hautemer.core import record as records
from hautemer.core import registry
from hautemer.core.codec import replace
from hautemer.core.fairness import ALONE, TOGETHER
from hautemer.core.game import AnyGame
from hautemer.core.lesson import Lesson
from hautemer.server.errors import Wrong
from hautemer.server.tables import events
from hautemer.server.tables.absence import give_up
from hautemer.server.tables.commands import CREW
from hautemer.server.tables.decision import Decision
from hautemer.server.tables.events import line
from hautemer.server.tables.lessons import lesson_of, settings_of
from hautemer.server.tables.names import clean_name, is_called
from hautemer.server.tables.preconditions import bot_names, good_bot, is_bot
from hautemer.server.tables.registry import Tables
from hautemer.server.tables.settings import Settings, check, check_pace, lengthened
from hautemer.server.tables.table import Table
from hautemer.storage import people
from hautemer.storage import tables as table_rows
from hautemer.storage.journal import Line
from hautemer.storage.tables import CodeTaken, TableRow
from hautemer.storage.timestamps import now

# No letter looks or sounds like another one, in any of our languages.
LETTERS = "ABCDEFHKLMNPRSTUWXYZ"
CODE = 4


def new_code() -> str:
    """Return a random code of four letters, easy to say aloud."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE))


@dataclass(frozen=True, slots=True, kw_only=True)
class NewTable:
    """The beginning of a new table: people and bots in their seats, perhaps a match that continues."""

    name: str | None = None  # the host takes seat 0 under this name
    seated: Sequence[tuple[int, str, str]] = ()  # or: seat, person and name of each person
    bots: Sequence[str | None] = ()  # by seat
    start: bool = False  # the match starts at once
    rematch_of: str | None = None
    opening: dict[str, Any] | None = None  # a record from which the match continues
    over: bool = False  # the record contains a whole match
    lesson: Lesson | None = None


async def make(
    tables: Tables, host: str, settings: Settings, new: NewTable | None = None
) -> tuple[str, str | None]:
    """Make a table; return its id and its code. Raise a `Problem` if the settings do not fit the game."""
    new = new or NewTable()
    people_in = new.seated if new.name is None or new.seated else [(0, host, clean_name(new.name))]
    check(settings)
    # Other people may still join before the start.
    check_pace(settings.pace, max(1, len(people_in)) if new.start else settings.seats, tables.shortest)
    game = registry.find(settings.game)
    options = game.settle(settings.seats, settings.options)
    secret = secrets.token_bytes(32)
    promise = records.promise(secret).sha256
    rules = game.meta.rules if new.opening is None else game.under(new.opening["rules"]).meta.rules
    written: list[Any] = [events.Made(settings, host, promise, new.rematch_of)]
    for seat, person, called in people_in:
        account = await people.is_named(tables.database, person, called)
        written.append(events.Joined(seat, person, called, account))
    written += bots_of(settings, new, {seat: called for seat, _, called in people_in})
    if new.start:
        written.append(started(game, options, written, rules, new))
    return await insert(tables, settings, secret, written, over=new.over)


def bots_of(settings: Settings, new: NewTable, taken: Mapping[int, str]) -> list[events.Seated]:
    """Return the events that seat the bots of a new table; `taken` holds the names of people by seat."""
    known, names, seated = bot_names(settings.game), dict(taken), []
    for seat, bot in enumerate(new.bots[: settings.seats]):
        if bot is None or seat in names:
            continue
        if not is_bot(settings.game, bot):
            raise Wrong("unknown_bot", bot=bot[:40], known=", ".join(known))
        crew = CREW if new.lesson is None else (new.lesson.names[seat], *CREW)
        names[seat] = next(one for one in crew if not is_called(one, names.values()))
        seated.append(events.Seated(seat, bot, names[seat]))
    return seated


def started(
    game: AnyGame, options: Mapping[str, Any], written: Sequence[Any], rules: int, new: NewTable
) -> events.Started:
    """Return the start of a new table with everybody whom the events seat."""
    names = {event.seat: event.name for event in written if isinstance(event, events.Joined | events.Seated)}
    order, least = tuple(sorted(names)), game.meta.seats[0]
    if len(order) < least:
        raise Wrong("too_few", game=game.meta.title, least=least)
    game.settle(len(order), options)
    scheme = TOGETHER if new.opening is None and new.lesson is None else ALONE
    called = tuple(names[seat] for seat in order)
    return events.Started(called, rules, order, new.opening, new.lesson, scheme)


async def insert(
    tables: Tables, settings: Settings, secret: bytes, written: Sequence[Any], *, over: bool
) -> tuple[str, str | None]:
    """Write a new table under a free id and code; return both."""
    made, last, at = written[0], written[-1], now()
    start = last if isinstance(last, events.Started) else None
    seats = [
        (event.seat, getattr(event, "person", None), event.name)
        for event in written
        if isinstance(event, events.Joined | events.Seated)
    ]
    if start is not None:
        seats = [(start.order.index(seat), person, called) for seat, person, called in seats]
    rules = registry.find(settings.game).meta.rules if start is None else start.rules
    for _ in range(50):
        key, code = secrets.token_hex(10), new_code() if start is None else None
        lines = [Line(key, number, at, line(event)) for number, event in enumerate(written)]
        row = TableRow(
            key,
            settings.game,
            at,
            secret,
            made.commitment,
            rules,
            code,
            "finished" if over else "lobby" if start is None else "running",
            settings.open if start is None else settings.watch == "everybody",
            at,
            owner=tables.process,
            host=made.host,
            finished_at=at if over else None,
        )
        try:
            await table_rows.make(tables.database, row, lines, seats)
        except CodeTaken:
            continue
        await tables.find(key)
        return key, code
    raise Wrong("too_many", status=503)


async def teach(tables: Tables, learner: str, wanted: Settings, name: str, chapter: int = 1) -> str:
    """Make a table for a chapter of the guided match of a game, already begun. Return its id."""
    lesson = lesson_of(wanted.game, chapter)
    best = good_bot(wanted.game)
    table, _ = await make(
        tables,
        learner,
        settings_of(lesson, wanted),
        NewTable(
            seated=[(lesson.seat, learner, clean_name(name))],
            bots=[best] * len(lesson.names),
            start=True,
            lesson=lesson,
        ),
    )
    return table


async def by_code(tables: Tables, code: str) -> str:
    """Return the table of a code. Raise the same error for unknown, full and closed tables."""
    row = await table_rows.by_code(tables.database, code.strip().upper()[:CODE])
    if row is not None:
        loaded = await tables.current(row.id)
        if loaded.table.phase == "lobby" and any(place.free for place in loaded.table.places):
            return row.id
    raise Wrong("no_such_table", status=404)


async def forget(tables: Tables, person: str) -> int:
    """Delete a person, whose tables continue without them; return the number of tables where they sat."""
    for row in await table_rows.of_person(tables.database, person, limit=100_000):
        await leave(tables, row.id, person)
    for row in await table_rows.of_host(tables.database, person, limit=100_000):  # hosted without a seat
        await leave(tables, row.id, person)
    return len(await people.delete(tables.database, person))


async def keep_hosting(tables: Tables, old: str, new: str) -> None:
    """Make the new identity of a person host of all tables that the old one hosts, seated or not."""

    def moved(table: Table) -> Decision | None:
        return Decision((events.SeatMoved(None, new),)) if table.host == old else None

    for row in await table_rows.of_host(tables.database, old):
        loaded = await tables.current(row.id)
        if loaded.table.phase not in ("closed", "broken"):
            await tables.write(loaded, partial(moved, loaded.table))


async def leave(tables: Tables, key: str, person: str) -> None:
    """Give up a person's seat for good, so that nobody waits for its owner."""
    loaded = await tables.current(key)
    if loaded.table.phase != "broken":
        await tables.write(loaded, lambda: give_up(loaded.table, person, now()))


async def rematch(tables: Tables, key: str, person: str) -> str:
    """Return the rematch with the same people and bots; the first person to ask makes it and hosts it."""
    loaded = await tables.current(key)
    table = loaded.table
    if table.phase not in ("finished", "called_off"):
        raise Wrong("not_over", status=409)
    if table.seat_of(person) is None and person != table.host:
        raise Wrong("not_seated", status=403)
    known = table.rematch
    if known is not None:
        return known
    seated = [
        (seat, place.person, place.name)
        for seat, place in enumerate(table.places)
        if place.person and await people.get(tables.database, place.person) is not None
    ]
    bots = [None if place.person else place.bot for place in table.places]
    settings = replace(
        table.settings,
        seats=len(table.places),
        pace=lengthened(table.settings.pace, tables.shortest),  # a person who played alone may have had less
    )
    made, _ = await make(tables, person, settings, NewTable(seated=seated, bots=bots, rematch_of=key))
    if not await tables.write(loaded, lambda: again(table, made)):  # another request was quicker
        await table_rows.delete(tables.database, made)
        tables.loaded.pop(made, None)
    return str(table.rematch)


def again(table: Table, made: str) -> Decision | None:
    """Decide to note that a rematch was made, unless there is one already."""
    return Decision((events.Again(made),)) if table.rematch is None else None
