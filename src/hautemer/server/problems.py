"""How the server says no: the same keys and sentences as the core, plus what only a server can refuse."""

from __future__ import annotations

from hautemer.core.errors import SENTENCES, Problem

SENTENCES.update(
    {
        # tables
        "no_such_table": "There is no such table, or it is closed to newcomers.",
        "wrong_time": "A time must lie between {least} and {most} milliseconds.",
        "not_your_table": "Only the host of the table may do that.",
        "not_seated": "That is for those who have a seat at this table.",
        "not_in_lobby": "The match has begun; that can no longer be changed.",
        "not_running": "No match is being played at this table now.",
        "not_over": "The match is still being played.",
        "seat_taken": "That seat is taken.",
        "already_seated": "You have a seat at this table already.",
        "no_free_seat": "There is no free seat at this table.",
        "too_few": "{game} needs at least {least} at the table.",
        "wrong_name": "A name has 1 to {limit} characters and no control characters.",
        "name_at_table": "Somebody at this table is called {name} already.",
        "wrong_order": "The order must name every seat once.",
        "paused": "The match is paused.",
        "not_paused": "The match is not paused.",
        "no_window": "No window is open.",
        "not_asked": "Nobody asks for that now.",
        "not_resigned": "This seat is played by its owner.",
        "still_here": "That seat can be replaced once its owner has been away for the grace period.",
        "no_talk": "Free talk is switched off at this table.",
        "hushed": "The host has silenced this seat.",
        "wrong_text": "A line has 1 to {limit} characters.",
        "watching_closed": "This table is not to be watched.",
        "broken_table": "This match cannot go on here: its log does not fit the rules that are installed.",
        # people
        "not_signed_in": "You are not signed in.",
        "wrong_password": "Name or password is wrong.",
        "weak_password": "A password has {least} to {most} characters.",
        "name_taken": "That name belongs to somebody else.",
        "link_spent": "This personal link has been used or is out of date.",
        # traffic
        "too_fast": "That is too much at once; wait a moment.",
        "too_many": "There are too many of these here already.",
        "wrong_origin": "This request comes from another site.",
        "not_found": "There is nothing here.",
        "wrong_method": "That cannot be done here.",
        "away": "The database does not answer; try again in a moment.",
        "port_taken": "Port {port} cannot be used; name another one with --port.",
        "wrong_address": "That address cannot be used: {why}.",
    }
)


class Wrong(Problem):
    """A request that cannot be granted; `status` is its HTTP status."""

    def __init__(self, key: str, /, status: int = 400, **details: str | int) -> None:
        super().__init__(key, **details)
        self.status = status
