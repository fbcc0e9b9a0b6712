"""Every way in which Hautemer says no: a key for translators, details for programs, a sentence for people.

The sentences here are what a programmer reads in a traceback; people are shown `error-<key>` of the
locale files, in their own language.
"""

from __future__ import annotations


class Problem(Exception):
    """Something was asked that cannot be done; `key` names it and `details` say what it was about."""

    def __init__(self, key: str, /, **details: str | int) -> None:
        self.key = key
        self.details = details
        super().__init__(SENTENCES[key].format(**details))


class NotARecord(Problem):
    """A document is not a record, or its game, seats, options or set-up luck are wrong."""


class Refused(Problem):
    """A move is not open to the seat that sent it; depends on nothing but that seat's own offers."""


class BadLuck(Problem):
    """Recorded luck is missing, impossible, or more than was asked."""


class UnknownGame(Problem):
    """No game of that key is installed."""


class BadOptions(Problem):
    """The number of seats, an option, or a data file is not one that the game knows."""


class IllegalEntry(Problem):
    """An entry of a record cannot have happened; `position` counts from 0."""

    def __init__(self, position: int, reason: Problem) -> None:
        self.position = position
        self.reason = reason
        super().__init__("illegal_entry", entry=position, why=str(reason))


SENTENCES = {
    # documents
    "too_large": "The document is larger than {limit} bytes.",
    "not_json": "The document is not JSON.",
    "too_deep": "The document is nested deeper than {limit} levels.",
    "huge_integer": "The document holds an integer that is too large.",
    "wrong_shape": "The document is not a record: {why}.",
    "wrong_format": "The document is not of format {expected}.",
    "too_many_entries": "The record has more than {limit} entries.",
    "names": "A record needs the name of every seat, of 1 to {limit} characters each.",
    "not_plain": "Names and chat of a record must not contain control characters.",
    "moved_by": "Who moved for a seat (by) is one of {known}, or left out.",
    "empty_file": "The file holds no record.",
    "unreadable": "The file {file} cannot be read.",
    "unwritable": "The file {file} cannot be written.",
    "no_targets": "The folder {folder} holds no target picture. Name the folder of the pictures.",
    "no_round": "No match of bots has a round {round}. Name the round by its number.",
    "film_too_large": "The film has {bytes} bytes, and {limit} are allowed. Choose a shorter round.",
    "no_picture": "The file {file} is no PNG picture.",
    "illegal_entry": "Entry {entry}: {why}",
    "too_long_to_play": "It takes too long to play this record through.",
    # moves
    "no_such_seat": "There is no seat {seat} in this match.",
    "not_a_move": "That is not a move of this game: {why}.",
    "not_open": "The move {do} is not open to this seat now.",
    "outside_offer": "The move {do} is open, but not with these values.",
    "finished": "The match is over.",
    "old_prompt": "The question has changed since; look again.",
    "not_sayable": "That cannot be said by this seat now.",
    "too_much_talk": "A seat says at most {limit} things between two entries.",
    "nothing_to_undo": "There is nothing here that this seat may take back.",
    "wrong_digest": "The state after this entry is not the recorded one.",
    "wrong_result": "The result is not the recorded one.",
    "not_an_entry": "The entry is not well formed: {why}.",
    # luck
    "luck_missing": "The luck of {name} is missing.",
    "luck_other": "Luck was asked for {name}, but the record has {found}.",
    "luck_impossible": "The luck of {name} cannot have come out like that.",
    "luck_left_over": "The record has more luck than was asked: {name}.",
    "luck_shape": "The luck is not a list of named outcomes.",
    "luck_not_proved": "The luck of {name} does not follow from the published secret.",
    "no_commitment": "The record holds no revealed secret.",
    "broken_commitment": "The secret is not the one that was promised.",
    "unknown_scheme": "The record proves its luck in a way that is not known here (scheme {scheme}).",
    "broken_proof": "The part of the record that proves its luck is not well formed.",
    "not_revealed": "In round {round} a device is listed without the bytes that it revealed.",
    "wrong_bytes": "In round {round} the bytes of seat {seat} are not those that its device committed to.",
    "wrong_key": "The key of the luck does not follow from the secret and the bytes of the devices.",
    # games
    "unknown_game": "There is no game {game}; there are: {known}.",
    "broken_game": "The game {game} cannot be loaded: {why}.",
    "unknown_rules": "Version {rules} of the rules of {game} is not known here.",
    "wrong_seats": "{game} is played by {least} to {most}; not by {seats}.",
    "unknown_option": "{game} has no option {option}.",
    "wrong_option": "The option {option} cannot be {value}.",
    "option_shape": "An option is written KEY=VALUE, not {option}.",
    "wrong_data": "The data file does not fit the game: {why}.",
    "other_data": "The record was made with the data file {name} (SHA-256 {sha256}); name it.",
    "unknown_bot": "There is no bot {bot} for this game; there are: {known}.",
    "broken_bot": "The bot {bot} cannot be loaded: {why}.",
    "own_bot": "The saved match was played against the bot {bot}: name it again with --bots.",
    "wrong_bots": "Name one bot for all {seats} seats, or exactly one for each; not {bots}.",
    "missing_extra": "This needs the package {module}, which is not installed: pip install hautemer[{extra}]",
    "unknown_clause": "There is no clause {clause}; the groups are: {known}.",
    # storage
    "database_address": "A database is named like {sqlite} or {postgresql}.",
    "database_in_use": "Process {process} is using this SQLite file; several processes need PostgreSQL.",
    "database_older": "The database is of an older version (schema {revision}); start the server once.",
    "no_such_person": "Nobody here is called {person}, and no id is {person}.",
    "database_newer": "The database was written by a newer version (schema {revision}); upgrade first.",
    "database_refused": "The database refuses: {why}.",
    "not_a_database": "The file {file} is not a SQLite database.",
    "backup_elsewhere": "PostgreSQL is backed up with pg_dump.",
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
    "server_address": "The address of a server begins with http or https.",
    "server_away": "The server at {address} does not answer.",
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
    "wrong_keep": "{limit} is not one of {known}, with a number of days.",
    "away": "The database does not answer; try again in a moment.",
    "port_taken": "Port {port} cannot be used; name another one with --port.",
    "wrong_host": "The address {host} is not one of this machine; name another one with --host.",
    "wrong_proxy": "A proxy is named by its network, like 127.0.0.1/32; not {proxy}.",
    "wrong_public_url": "The public address is written http://HOST or https://HOST, not {url}.",
    "wrong_redis": "The address of Redis is written redis://HOST:PORT.",
    "wrong_limit": "A limit is written NAME=NUMBER, not {limit}; there are: {known}.",
    "wrong_address": "That address cannot be used: {why}.",
}
