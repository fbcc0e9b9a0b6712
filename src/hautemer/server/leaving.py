"""What follows when somebody leaves, or is missed: others keep the table, votes and questions are settled."""

from __future__ import annotations

from typing import Any

from hautemer.core.match import Undo
from hautemer.server import journal as did
from hautemer.server.conditions import a_bot, is_long_away
from hautemer.server.decision import Decision
from hautemer.server.seating import Asking
from hautemer.server.settings import DAY, MINUTE
from hautemer.server.table import Table, entered

# So long people wait for a host who is needed and not there, in milliseconds.
WITHOUT_HOST = 10 * MINUTE


def give_up(table: Table, person: str, now: int) -> Decision | None:
    """Somebody will never come back: the seat is free again or, in a match, a bot's; others host."""
    seat = table.seat_of(person)
    if table.phase not in ("lobby", "running"):
        return None
    after: list[Any] = passed_on(table, person)
    if person == table.host and table.heir() is None:
        after.append(did.Inherited(None))
    if seat is not None and table.phase == "lobby":
        return Decision((did.Left(seat), *after))
    if seat is not None and table.places[seat].bot is None:
        return without(table, seat, (did.Resigned(seat, a_bot(table, "")), *after), now)
    return Decision(tuple(after)) if after else None


def passed_on(table: Table, person: str) -> list[Any]:
    """Somebody leaves: if he is the host, the next person at the table takes that over."""
    heir = table.heir() if person == table.host else None
    return [] if heir is None else [did.Inherited(heir)]


def inherited(table: Table, now: int) -> Decision | None:
    """The host lets a bot play, or is missed: somebody who is here takes over."""
    if table.phase not in ("lobby", "running") or not is_host_missed(table, now):
        return None
    heir = table.heir()
    return None if heir is None or not table.places[heir].here else Decision((did.Inherited(heir),))


def is_host_missed(table: Table, now: int) -> bool:
    """Whether those who are here need another host.

    In a match that is so if he has been away for the grace period while it waits for people who are; before
    it they wait a while longer, since whoever invites others looks at other things meanwhile. A host without
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
    """How long a host is waited for who does not play, or not yet, in milliseconds."""
    return max(WITHOUT_HOST, table.settings.pace.grace)


def carried(table: Table, now: int) -> Decision | None:
    """A motion is carried out that all want whom it still takes: others let bots play, or are missed."""
    if table.phase != "running":
        return None
    for motion, wanting in table.motions.items():
        missed = sum(is_missed(table, seat, motion, now) for seat in table.people() if seat not in wanting)
        if wanting and len(wanting) >= table.needed(missed):
            return Decision((did.Carried(motion),))
    return None


def without(table: Table, seat: int, events: tuple[Any, ...], now: int) -> Decision:
    """A bot plays for somebody from now on: what all the others want is carried out together with that."""
    for motion, wanting in table.motions.items():
        others = wanting - {seat}
        if others and len(others) >= table.needed(missed=1):
            return Decision((*events, did.Carried(motion)))
    asking = table.asking
    if asking is None or asking.seat == seat or table.paused or still_asked(table, asking) != [seat]:
        return Decision(events)
    pending = table.running.prepare_undo(asking.seat, Undo(asking.to), at=now)
    return Decision((*events, entered(pending, "consent")), pending)


def still_asked(table: Table, asking: Asking) -> list[int]:
    """The people who have not yet agreed that something is taken back."""
    return [seat for seat in asking.asked if seat not in asking.agreed and seat in table.people()]


def is_missed(table: Table, seat: int, motion: did.Motion, now: int) -> bool:
    """Whether a motion need not wait for somebody who is away.

    So it is where nothing goes on without people: the match is paused, or has no clock. Whoever is away has
    the grace period, from when it is proposed, to come back and have a say.
    """
    pace = table.settings.pace
    goes_on = not table.paused and (pace.move, pace.match) != (None, None)
    return not goes_on and is_long_away(table, seat, now) and now - table.proposed[motion] >= pace.grace


def forgotten(table: Table, now: int) -> Decision | None:
    """Nobody has been at a table for a day that has not begun: it is closed."""
    patience = max(DAY, table.settings.pace.grace)
    if table.phase != "lobby" or now - table.last_at < patience or table.is_attended:
        return None
    return Decision((did.Closed(),))


def is_stuck(table: Table, now: int) -> bool:
    """Whether a match waits for somebody who has been away for long, or for all to go on."""
    waiting = (seat for seat in table.running.waiting_for() if table.places[seat].bot is None)
    return table.paused or any(is_long_away(table, seat, now) for seat in waiting)
