"""Consequences of absence: the next host, votes and undo requests without the missing people."""

from __future__ import annotations

from typing import Any

from hautemer.core.match import Undo
from hautemer.server.tables import events
from hautemer.server.tables.decision import Decision
from hautemer.server.tables.events import entered
from hautemer.server.tables.preconditions import a_bot, is_long_away
from hautemer.server.tables.seats import Asking
from hautemer.server.tables.settings import DAY, MINUTE
from hautemer.server.tables.table import Table

# Milliseconds for which people wait for an absent host who is needed.
WITHOUT_HOST = 10 * MINUTE


def heir_to(table: Table) -> int | None:
    """Return the seat whose owner becomes host if the host is gone: the next seat, present owners first."""
    own = table.seat_of(table.host)
    after = -1 if own is None else own
    others = [seat for seat in table.people() if seat != own]
    order = sorted((seat - after - 1) % len(table.places) for seat in others)
    nearest = [(after + 1 + steps) % len(table.places) for steps in order]
    return next((seat for seat in nearest if table.places[seat].here), nearest[0] if nearest else None)


def give_up(table: Table, person: str, now: int) -> Decision | None:
    """Decide what follows when a person leaves for good: a seat is free or a bot's, another person hosts."""
    seat = table.seat_of(person)
    if table.phase not in ("lobby", "running"):
        return None
    after: list[Any] = passed_on(table, person)
    if person == table.host and heir_to(table) is None:
        after.append(events.Inherited(None))
    if seat is not None and table.phase == "lobby":
        return Decision((events.Left(seat), *after))
    if seat is not None and table.places[seat].bot is None:
        return without(table, seat, (events.Resigned(seat, a_bot(table, "")), *after), now)
    return Decision(tuple(after)) if after else None


def passed_on(table: Table, person: str) -> list[Any]:
    """Return the event that makes the next person host if the host leaves."""
    heir = heir_to(table) if person == table.host else None
    return [] if heir is None else [events.Inherited(heir)]


def inherited(table: Table, now: int) -> Decision | None:
    """Decide on another host, who is present, if the host lets a bot play or is missed."""
    if table.phase not in ("lobby", "running") or not is_host_missed(table, now):
        return None
    heir = heir_to(table)
    return None if heir is None or not table.places[heir].here else Decision((events.Inherited(heir),))


def is_host_missed(table: Table, now: int) -> bool:
    """True if the people who are here need another host.

    During a match: if the host has been away for the grace period while the match waits for absent people.
    Before it, people wait longer, since a host who invites others is busy elsewhere meanwhile. A host without
    a seat who is gone is missed once nothing has happened for that long.
    """
    seat = table.seat_of(table.host)
    if seat is None:
        gone = bool(table.host) and not table.lookout.here
        return gone and now - table.last_at >= patience_with_host(table)
    if table.phase == "lobby":
        since = table.places[seat].away_since
        return not table.places[seat].here and since is not None and now - since >= patience_with_host(table)
    missed = is_long_away(table, seat, now) and is_stuck(table, now)
    return missed or table.places[seat].bot is not None


def patience_with_host(table: Table) -> int:
    """Return how many milliseconds people wait for a host who does not play, or not yet."""
    return max(WITHOUT_HOST, table.settings.pace.grace)


def carried(table: Table, now: int) -> Decision | None:
    """Decide to carry out a motion that all people support who still count.

    People do not count any more if a bot plays for them or if they are missed.
    """
    if table.phase != "running":
        return None
    for motion, wanting in table.motions.items():
        missed = sum(is_missed(table, seat, motion, now) for seat in table.people() if seat not in wanting)
        if wanting and len(wanting) >= table.needed(missed):
            return Decision((events.Carried(motion),))
    return None


def without(table: Table, seat: int, happened: tuple[Any, ...], now: int) -> Decision:
    """Return the events of a seat that a bot takes over, and of a motion that all others support."""
    for motion, wanting in table.motions.items():
        others = wanting - {seat}
        if others and len(others) >= table.needed(missed=1):
            return Decision((*happened, events.Carried(motion)))
    asking = table.asking
    if asking is None or asking.seat == seat or table.paused or not is_long_gone(table, seat, now):
        return Decision(happened)
    if still_asked(table, asking, now, gone=seat):
        return Decision(happened)
    pending = table.running.prepare_undo(asking.seat, Undo(asking.to), at=now)
    return Decision((*happened, entered(pending, "consent")), pending)


def still_asked(table: Table, asking: Asking, now: int, gone: int | None = None) -> list[int]:
    """Return the seats, except `gone`, whose owners have not yet agreed to an undo."""
    asked = (seat for seat in asking.asked if seat != gone and seat not in asking.agreed)
    return [seat for seat in asked if has_a_say(table, seat, now)]


def has_a_say(table: Table, seat: int, now: int) -> bool:
    """True if an undo that is not free needs the consent of a seat's owner.

    The owner keeps that right while a bot plays the seat, until the owner has been away for a day.
    """
    place = table.places[seat]
    return bool(place.person) and (place.bot is None or not is_long_gone(table, seat, now))


def is_long_gone(table: Table, seat: int, now: int) -> bool:
    """True if a seat's owner has been away for a day."""
    place = table.places[seat]
    return not place.here and now - place.gone_since >= DAY


def is_missed(table: Table, seat: int, motion: events.Motion, now: int) -> bool:
    """True if a motion need not wait for a person who is away.

    That is the case if the match cannot continue without people: it is paused, or has no clock. From the
    proposal on, an absent person has the grace period to come back and vote.
    """
    pace = table.settings.pace
    goes_on = not table.paused and (pace.move, pace.match) != (None, None)
    return not goes_on and is_long_away(table, seat, now) and now - table.proposed[motion] >= pace.grace


def forgotten(table: Table, now: int) -> Decision | None:
    """Decide to close a table that has not begun and that nobody has visited for a day."""
    patience = max(DAY, table.settings.pace.grace)
    if table.phase != "lobby" or now - table.last_at < patience or table.is_attended:
        return None
    return Decision((events.TableClosed(),))


def votes_due(table: Table) -> int | None:
    """Return when absent people next stop counting in an open vote."""
    if table.phase != "running":
        return None
    grace = table.settings.pace.grace
    moments = [
        max(table.proposed[motion], table.places[seat].away_since or 0) + grace
        for motion, wanting in table.motions.items()
        if wanting
        for seat in table.people()
        if seat not in wanting and not table.places[seat].here
    ]
    later = [moment for moment in moments if moment > table.last_at]
    return min(later) if later else None


def last_visit(table: Table) -> int:
    """Return when one of a table's people was last there; without people, when something last happened."""
    places = [place for place in table.places if place.person]
    visits = [place.gone_since for place in (*places, table.lookout) if place.gone_since]
    return max(visits) if visits else table.last_at


def expected_back(table: Table) -> int:
    """Return until when nobody calls a table deserted: its longest wait after the last visit."""
    pace = table.settings.pace
    return last_visit(table) + max(pace.move or 0, pace.grace)


def deserted(table: Table, now: int, days: int) -> Decision | None:
    """Decide to end a match whose people have all been away for `days` days."""
    if table.phase != "running" or table.is_attended or now - expected_back(table) < days * DAY:
        return None
    return Decision((events.Carried("call_off", (now - last_visit(table)) // DAY),))


def is_stuck(table: Table, now: int) -> bool:
    """True if a match is paused, or waits for a person who has been away for the grace period."""
    waiting = (seat for seat in table.running.waiting_for() if table.places[seat].bot is None)
    return table.paused or any(is_long_away(table, seat, now) for seat in waiting)
