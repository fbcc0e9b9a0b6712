"""Refusals of the server: their sentences, and the error with an HTTP status."""

from __future__ import annotations

from typing import Self

from hautemer.core.errors import Problem, declare

SENTENCES = {
    # documents
    "too_long_to_play": "Replaying this record takes too long.",
    # tables
    "no_such_table": "There is no such table, or it is closed to newcomers.",
    "wrong_time": "A time must be between {least} and {most} milliseconds.",
    "pace_too_short": (
        "For several people, a move needs at least {move} seconds and the grace period at least {grace}."
    ),
    "days_too_short": "A match over days needs at least {minutes} minutes per move.",
    "owner_away": "A bot plays for a person who must agree to this undo; wait for that person to return.",
    "not_your_table": "Only the host of the table may do that.",
    "not_seated": "You need a seat at this table to do that.",
    "not_in_lobby": "The match has begun, so this can no longer be changed.",
    "drawing": "The random draw is being made; try again in a few seconds.",
    "too_many_draws": "The random draw failed {limit} times at this table; make a new table.",
    "other_seats": "This device committed for seats that its people no longer have; commit again.",
    "other_bytes": "These are not the bytes that this device committed to.",
    "not_running": "No match is being played at this table now.",
    "not_over": "The match is still being played.",
    "no_lesson": "{game} has no such guided match.",
    "seat_taken": "That seat is taken.",
    "already_seated": "You already have a seat at this table.",
    "no_free_seat": "There is no free seat at this table.",
    "too_few": "{game} needs at least {least} players.",
    "wrong_name": "Use a name of 1 to {limit} visible characters.",
    "name_at_table": "A player at this table is already called {name}; choose another name.",
    "name_looks_alike": "{name} looks like the name of {other} at this table; choose another name.",
    "wrong_order": "The order must name every seat once.",
    "paused": "The match is paused.",
    "not_paused": "The match is not paused.",
    "unknown_window": "This game has no window {window}; there are: {known}.",
    "no_window": "No window is open.",
    "already_waited": "You have already asked for more time in this round.",
    "not_asked": "There is no open question that this would answer.",
    "not_resigned": "The owner plays this seat; no bot does.",
    "still_here": "The owner of this seat has not been away for the grace period; try again later.",
    "no_talk": "The chat of this table does not allow this.",
    "full_journal": "The journal of this table is full; only moves and votes are possible now.",
    "full_talk": "The chat of this table is full; the match continues without it.",
    "hushed": "The host has muted this seat.",
    "remark_name": "A player at this table is called {name}; change your name to write here.",
    "spectators_hushed": "The host has switched the spectators' chat off.",
    "wrong_text": "A message must have 1 to {limit} visible characters.",
    "watching_closed": "This table does not allow spectators.",
    "broken_table": "This match cannot continue here: its log does not fit the installed rules.",
    # people
    "not_signed_in": "You are not signed in; sign in first.",
    "wrong_password": "The name or the password is wrong.",
    "weak_password": "Use a password of {least} to {most} characters.",
    "name_taken": "That name belongs to another account; choose another name.",
    "link_spent": "This personal link was used already or has expired.",
    # notifications
    "no_mail": "This server sends no e-mail.",
    "no_push": "This server sends no push notifications: the extra push is not installed.",
    "mail_away": "The mail server did not accept the message; try again later.",
    # traffic
    "too_fast": "Too many requests; wait a moment.",
    "too_many_tries": "Too many attempts at this name. Try again in {seconds} seconds.",
    "too_many": "There are too many of these already; remove one, or try again later.",
    "wrong_origin": "This request comes from another site.",
    "not_found": "There is nothing at this address.",
    "wrong_method": "This address does not support that method.",
    "away": "The database does not answer; try again in a moment.",
    "port_taken": "Port {port} cannot be used; choose another one with --port.",
    "wrong_host": "The address {host} does not belong to this machine; choose another one with --host.",
    "wrong_proxy": "{proxy} is not a network; write a proxy like 127.0.0.1/32.",
    "wrong_public_url": "{url} is not a public address; write http://HOST or https://HOST.",
    "wrong_redis": "The address of Redis is malformed; write redis://HOST:PORT.",
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
        """Set the number of seconds after which a retry makes sense."""
        self.retry_after = seconds
        return self
