"""Making tables and finding them."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from functools import partial
from typing import Any

from hautemer.core import record as records
from hautemer.core import registry
from hautemer.core.fairness import ALONE, TOGETHER
from hautemer.core.lesson import Lesson
from hautemer.server import journal as did
from hautemer.server.commands import CREW
from hautemer.server.conditions import bot_names
from hautemer.server.decision import Decision
from hautemer.server.harbour import Harbour
from hautemer.server.leaving import give_up
from hautemer.server.lessons import lesson_of, settings_of
from hautemer.server.moments import now
from hautemer.server.names import clean_name, is_called
from hautemer.server.problems import Wrong
from hautemer.server.settings import Settings, check, check_pace, lengthened
from hautemer.server.table import Table, line
from hautemer.storage import people, tables
from hautemer.storage.journal import Line
from hautemer.storage.tables import CodeTaken
from hautemer.storage.tables import Table as Row

# No letter that looks or sounds like another one, in any of our languages.
LETTERS = "ABCDEFHKLMNPRSTUWXYZ"
CODE = 4


def new_code() -> str:
    """Four letters to say aloud."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE))


async def make(
    harbour: Harbour,
    host: str,
    settings: Settings,
    *,
    name: str | None = None,
    bots: Sequence[str | None] = (),
    start: bool = False,
    rematch_of: str | None = None,
    seated: Sequence[tuple[int, str, str]] = (),
    opening: dict[str, Any] | None = None,
    over: bool = False,
    lesson: Lesson | None = None,
) -> tuple[str, str | None]:
    """Makes a table, with its host and bots in their seats, started if wanted; answers its id and code.

    `over`: the opening tells a whole match, nothing is left to play.
    """
    check(settings)
    # Before the start others may still join.
    check_pace(settings.pace, max(1, len(seated)) if start else settings.seats, harbour.shortest)
    game = registry.find(settings.game)
    settled = game.settle(settings.seats, settings.options)
    secret = secrets.token_bytes(32)
    promise = records.promise(secret).sha256
    rules = game.meta.rules if opening is None else game.under(opening["rules"]).meta.rules
    events: list[Any] = [did.Made(settings, host, promise, rematch_of)]
    taken: dict[int, tuple[str | None, str]] = {}
    if name is not None and not seated:
        seated = [(0, host, clean_name(name))]
    for seat, person, called in seated:
        account = await people.is_named(harbour.database, person, called)
        events.append(did.Joined(seat, person, called, account))
        taken[seat] = (person, called)
    known = bot_names(settings.game)
    for seat, bot in enumerate(bots[: settings.seats]):
        if bot is None or seat in taken:
            continue
        if bot not in known:
            raise Wrong("unknown_bot", bot=bot[:40], known=", ".join(known))
        crew = CREW if lesson is None else (lesson.names[seat], *CREW)
        called = next(one for one in crew if not is_called(one, (name for _, name in taken.values())))
        events.append(did.Seated(seat, bot, called))
        taken[seat] = (None, called)
    if start:
        order = tuple(sorted(taken))
        least = game.meta.seats[0]
        if len(order) < least:
            raise Wrong("too_few", game=game.meta.title, least=least)
        game.settle(len(order), settled)
        names = tuple(taken[seat][1] for seat in order)
        scheme = TOGETHER if opening is None and lesson is None else ALONE
        events.append(did.Started(names, rules, order, opening, lesson, scheme))
        taken = {seat: taken[old] for seat, old in enumerate(order)}
    at = now()
    for _ in range(50):
        key, code = secrets.token_hex(10), None if start else new_code()
        lines = [Line(key, number, at, line(event)) for number, event in enumerate(events)]
        row = Row(
            key,
            settings.game,
            at,
            secret,
            promise,
            rules,
            code,
            "finished" if over else "running" if start else "lobby",
            settings.watch == "everybody" if start else settings.open,
            at,
            owner=harbour.process,
            host=host,
            finished_at=at if over else None,
        )
        seats = [(seat, person, called) for seat, (person, called) in taken.items()]
        try:
            await tables.make(harbour.database, row, lines, seats)
        except CodeTaken:
            continue
        await harbour.find(key)
        return key, code
    raise Wrong("too_many", status=503)


async def teach(harbour: Harbour, learner: str, wanted: Settings, name: str) -> str:
    """Makes a table for the guided first round of a game, begun; answers its id."""
    lesson = lesson_of(wanted.game)
    best = bot_names(wanted.game)[-1]
    table, _ = await make(
        harbour,
        learner,
        settings_of(lesson, wanted),
        seated=[(lesson.seat, learner, clean_name(name))],
        bots=[best] * len(lesson.names),
        start=True,
        lesson=lesson,
    )
    return table


async def by_code(harbour: Harbour, code: str) -> str:
    """The table of a code; unknown, full and closed ones are answered alike."""
    row = await tables.by_code(harbour.database, code.strip().upper()[:CODE])
    if row is not None:
        berth = await harbour.current(row.id)
        if berth.table.phase == "lobby" and any(place.free for place in berth.table.places):
            return row.id
    raise Wrong("no_such_table", status=404)


async def forget(harbour: Harbour, person: str) -> int:
    """Forgets somebody; tables go on without. Answers how many there were."""
    for row in await tables.of_person(harbour.database, person, limit=100_000):
        await leave(harbour, row.id, person)
    for row in await tables.of_host(harbour.database, person, limit=100_000):  # kept without a seat
        await leave(harbour, row.id, person)
    return len(await people.delete(harbour.database, person))


async def keep_hosting(harbour: Harbour, old: str, new: str) -> None:
    """Somebody is known as somebody else from now on, and keeps the tables that he keeps, seated or not."""

    def moved(table: Table) -> Decision | None:
        return Decision((did.Moved(None, new),)) if table.host == old else None

    for row in await tables.of_host(harbour.database, old):
        berth = await harbour.current(row.id)
        if berth.table.phase not in ("closed", "broken"):
            await harbour.write(berth, partial(moved, berth.table))


async def leave(harbour: Harbour, key: str, person: str) -> None:
    """Gives a seat up for good, so that nobody waits for its owner."""
    berth = await harbour.current(key)
    if berth.table.phase != "broken":
        await harbour.write(berth, lambda: give_up(berth.table, person, now()))


async def rematch(harbour: Harbour, key: str, person: str) -> str:
    """A new table with the same people and bots; made once, whoever asks first is its host."""
    berth = await harbour.current(key)
    table = berth.table
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
        if place.person and await people.get(harbour.database, place.person) is not None
    ]
    bots = [None if place.person else place.bot for place in table.places]
    settings = Settings(
        **{
            **{name: getattr(table.settings, name) for name in Settings.__struct_fields__},
            "seats": len(table.places),
            "pace": lengthened(table.settings.pace, harbour.shortest),  # one person alone may have had less
        }
    )
    made, _ = await make(harbour, person, settings, seated=seated, bots=bots, rematch_of=key)
    if not await harbour.write(berth, lambda: again(table, made)):  # somebody was quicker
        await tables.delete(harbour.database, made)
        harbour.berths.pop(made, None)
    return str(table.rematch)


def again(table: Table, made: str) -> Decision | None:
    """That a rematch was made, unless somebody was quicker."""
    return Decision((did.Again(made),)) if table.rematch is None else None
