"""What commands need of a table, or are refused for."""

from __future__ import annotations

from hautemer.core import ranking
from hautemer.core.errors import Refused
from hautemer.server.errors import Wrong
from hautemer.server.tables.table import Table

# Bots that a table may have besides those that it is offered, such as those of older journals.
ACCEPTED = (ranking.ANY_MOVE, *ranking.ALIASES)


def in_lobby(table: Table) -> None:
    """Refuses what belongs before the start."""
    if table.phase != "lobby":
        raise Wrong("not_in_lobby")


def running(table: Table) -> None:
    """Refuses what needs a match that is being played."""
    if table.phase != "running":
        raise Wrong("not_running")


def not_closed(table: Table) -> None:
    """Refuses words at a table that is closed for good."""
    if table.phase == "closed":
        raise Wrong("not_running")


def going_on(table: Table) -> None:
    """Refuses moves while the match is paused."""
    running(table)
    if table.paused:
        raise Wrong("paused")


def by_host(table: Table, person: str) -> None:
    """Refuses what only the host may do."""
    if person != table.host:
        raise Wrong("not_your_table", status=403)


def long_away(table: Table, seat: int, now: int) -> None:
    """Refuses to take a seat from who is here, or has been away for less than the grace period."""
    if not is_long_away(table, seat, now):
        raise Wrong("still_here")


def is_long_away(table: Table, seat: int, now: int) -> bool:
    """Whether a seat's owner has been away for the grace period."""
    place = table.places[seat]
    return (
        not place.here
        and place.away_since is not None
        and now - place.away_since >= table.settings.pace.grace
    )


def own_seat(table: Table, person: str) -> int:
    """Return the seat that belongs to a person."""
    seat = table.seat_of(person)
    if seat is None:
        raise Wrong("not_seated", status=403)
    return seat


def own_seat_playing(table: Table, person: str) -> int:
    """The seat that a person plays itself."""
    running(table)
    seat = own_seat(table, person)
    if table.places[seat].bot is not None:
        raise Wrong("not_seated", status=403)
    return seat


def has_waited(table: Table, seat: int) -> bool:
    """Return whether a seat's owner has asked for more time in this round, or in the open window."""
    if table.phase != "running":
        return False
    kind, number = table.clock.spell(table.game.round(table.running.state))
    return table.places[seat].waited.get(kind) == number


def a_seat(table: Table, seat: int) -> int:
    """A seat of this table."""
    if not 0 <= seat < len(table.places):
        raise Refused("no_such_seat", seat=str(seat)[:20])
    return seat


def bot_names(game: str) -> list[str]:
    """Return the bots that a game offers, the weakest first."""
    return ranking.names(game)


def good_bot(game: str) -> str:
    """Return the bot that plays, or takes a seat over, where nobody names one: good, and quick to answer."""
    known = bot_names(game)
    return ranking.FIRST_MATE if ranking.FIRST_MATE in known else known[-1]


def is_bot(game: str, name: str) -> bool:
    """True if a table of this game may have the bot."""
    return name in bot_names(game) or name in ACCEPTED


def a_bot(table: Table, wanted: str) -> str:
    """A bot of this game by name; the best where none is named."""
    game = table.settings.game
    if not wanted:
        return good_bot(game)
    if not is_bot(game, wanted):
        raise Wrong("unknown_bot", bot=wanted[:40], known=", ".join(bot_names(game)))
    return wanted
