"""Refusals of the server: their sentences, and the error with an HTTP status."""

from __future__ import annotations

from typing import Self

from hautemer.core.errors import Problem, declare

SENTENCES = {
    # documents
    "too_long_to_play": "It takes too long to play this record through.",
    # tables
    "no_such_table": "There is no such table, or it is closed to newcomers.",
    "wrong_time": "A time must lie between {least} and {most} milliseconds.",
    "pace_too_short": (
        "Where several people can sit, a move needs at least {move} seconds and the grace period {grace}."
    ),
    "days_too_short": "A match over days needs at least {minutes} minutes per move.",
    "owner_away": "This cannot be taken back until the owner of a seat that a bot plays is back.",
    "not_your_table": "Only the host of the table may do that.",
    "not_seated": "That is for those who have a seat at this table.",
    "not_in_lobby": "The match has begun; that can no longer be changed.",
    "drawing": "The random draw is being made; try again in a few seconds.",
    "too_many_draws": "The random draw failed {limit} times at this table; make a new one.",
    "other_seats": "This device commits for other seats than its people have now.",
    "other_bytes": "These are not the bytes that this device committed to.",
    "not_running": "No match is being played at this table now.",
    "not_over": "The match is still being played.",
    "no_lesson": "{game} has no guided first round.",
    "seat_taken": "That seat is taken.",
    "already_seated": "You have a seat at this table already.",
    "no_free_seat": "There is no free seat at this table.",
    "too_few": "{game} needs at least {least} at the table.",
    "wrong_name": "A name has 1 to {limit} characters and no control characters.",
    "name_at_table": "Somebody at this table is called {name} already.",
    "name_looks_alike": "{name} looks too much like {other}, who sits at this table.",
    "wrong_order": "The order must name every seat once.",
    "paused": "The match is paused.",
    "not_paused": "The match is not paused.",
    "unknown_window": "This game has no window {window}; there are: {known}.",
    "no_window": "No window is open.",
    "already_waited": "You have already asked for more time in this round.",
    "not_asked": "Nobody asks for that now.",
    "not_resigned": "This seat is played by its owner.",
    "still_here": ("A seat can be replaced or given back once its owner has been away for the grace period."),
    "no_talk": "Free talk is switched off at this table.",
    "full_journal": "Too much happened beside the match here; from now on only the match itself continues.",
    "full_talk": "The chat of this table is full; the match continues without it.",
    "hushed": "The host has muted this seat.",
    "remark_name": "Somebody at this table is called {name}: change the own name to write here.",
    "spectators_hushed": "The host has switched the spectators' chat off.",
    "wrong_text": "A line has 1 to {limit} characters.",
    "watching_closed": "This table is not to be watched.",
    "broken_table": "This match cannot go on here: its log does not fit the rules that are installed.",
    # people
    "not_signed_in": "You are not signed in.",
    "wrong_password": "Name or password is wrong.",
    "weak_password": "A password has {least} to {most} characters.",
    "name_taken": "That name belongs to somebody else.",
    "link_spent": "This personal link has been used or is out of date.",
    # notices
    "no_mail": "This server sends no e-mail.",
    "no_push": "This server sends no push notifications: the extra push is not installed.",
    "mail_away": "The mail server did not take the message; try again later.",
    # traffic
    "too_fast": "That is too much at once; wait a moment.",
    "too_many_tries": "Too many attempts at this name. Try again in {seconds} seconds.",
    "too_many": "There are too many of these here already.",
    "wrong_origin": "This request comes from another site.",
    "not_found": "There is nothing here.",
    "wrong_method": "That cannot be done here.",
    "away": "The database does not answer; try again in a moment.",
    "port_taken": "Port {port} cannot be used; name another one with --port.",
    "wrong_host": "The address {host} is not one of this machine; name another one with --host.",
    "wrong_proxy": "A proxy is named by its network, like 127.0.0.1/32; not {proxy}.",
    "wrong_public_url": "The public address is written http://HOST or https://HOST, not {url}.",
    "wrong_redis": "The address of Redis is written redis://HOST:PORT.",
    "wrong_address": "That address cannot be used: {why}.",
}
declare(SENTENCES)


class Wrong(Problem):
    """A request that cannot be granted; `status` is its HTTP status."""

    retry_after: int | None = None  # seconds

    def __init__(self, key: str, /, status: int = 400, **details: str | int) -> None:
        super().__init__(key, **details)
        self.status = status

    def until(self, seconds: int | None) -> Self:
        """Say after how many seconds it is worth asking again."""
        self.retry_after = seconds
        return self
