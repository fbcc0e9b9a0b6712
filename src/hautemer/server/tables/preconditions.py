"""Preconditions of commands: each function raises a `Problem` if a table does not meet one."""

from __future__ import annotations

from hautemer.core import ranking
from hautemer.core.errors import Refused
from hautemer.server.errors import Wrong
from hautemer.server.tables.table import Table

# Bots that a table may have besides those that a game offers, such as those of older journals.
ACCEPTED = (ranking.ANY_MOVE, *ranking.ALIASES)


def in_lobby(table: Table) -> None:
    """Raise `not_in_lobby` if the match has begun."""
    if table.phase != "lobby":
        raise Wrong("not_in_lobby")


def running(table: Table) -> None:
    """Raise `not_running` unless a match is being played."""
    if table.phase != "running":
        raise Wrong("not_running")


def not_closed(table: Table) -> None:
    """Raise `not_running` if the table is closed for good."""
    if table.phase == "closed":
        raise Wrong("not_running")


def going_on(table: Table) -> None:
    """Raise `paused` while the match is paused, `not_running` if there is none."""
    running(table)
    if table.paused:
        raise Wrong("paused")


def by_host(table: Table, person: str) -> None:
    """Raise `not_your_table` if the person is not the host."""
    if person != table.host:
        raise Wrong("not_your_table", status=403)


def long_away(table: Table, seat: int, now: int) -> None:
    """Raise `still_here` unless a seat's owner has been away for the grace period."""
    if not is_long_away(table, seat, now):
        raise Wrong("still_here")


def is_long_away(table: Table, seat: int, now: int) -> bool:
    """True if a seat's owner has been away for the grace period."""
    place = table.places[seat]
    return (
        not place.here
        and place.away_since is not None
        and now - place.away_since >= table.settings.pace.grace
    )


def own_seat(table: Table, person: str) -> int:
    """Return the seat of a person. Raise `not_seated` if there is none."""
    seat = table.seat_of(person)
    if seat is None:
        raise Wrong("not_seated", status=403)
    return seat


def own_seat_playing(table: Table, person: str) -> int:
    """Return the seat that a person plays. Raise `not_seated` if there is none or a bot plays it."""
    running(table)
    seat = own_seat(table, person)
    if table.places[seat].bot is not None:
        raise Wrong("not_seated", status=403)
    return seat


def has_waited(table: Table, seat: int) -> bool:
    """True if a seat's owner has asked for more time in this round, or in the open window."""
    if table.phase != "running":
        return False
    kind, number = table.clock.round_or_window(table.game.round(table.running.state))
    return table.places[seat].waited.get(kind) == number


def a_seat(table: Table, seat: int) -> int:
    """Return the number of a seat. Raise `no_such_seat` if the table has no such seat."""
    if not 0 <= seat < len(table.places):
        raise Refused("no_such_seat", seat=str(seat)[:20])
    return seat


def bot_names(game: str) -> list[str]:
    """Return the bots that a game offers, the weakest first."""
    return ranking.names(game)


def good_bot(game: str) -> str:
    """Return the default bot for new seats and for seats to take over: good, and quick to answer."""
    known = bot_names(game)
    return ranking.FIRST_MATE if ranking.FIRST_MATE in known else known[-1]


def is_bot(game: str, name: str) -> bool:
    """True if a table of this game may have the bot."""
    return name in bot_names(game) or name in ACCEPTED


def a_bot(table: Table, wanted: str) -> str:
    """Return the name of a bot of this game; the default bot if `wanted` is empty."""
    game = table.settings.game
    if not wanted:
        return good_bot(game)
    if not is_bot(game, wanted):
        raise Wrong("unknown_bot", bot=wanted[:40], known=", ".join(bot_names(game)))
    return wanted
