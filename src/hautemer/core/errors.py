"""Errors: each has a key for translators, details for programs and a sentence for programmers.

A programmer reads the sentence in a traceback; people are shown `error-<key>` of the locale files, in their
own language. This module holds the sentences of the kernel, the games and the bots. Other packages declare
their own in their `errors.py`, which is imported with the package.
"""

from __future__ import annotations

from collections.abc import Mapping


class Problem(Exception):
    """A request that cannot be fulfilled: the key of the reason, and the values in its sentence."""

    def __init__(self, key: str, /, **details: str | int) -> None:
        self.key = key
        self.details = details
        super().__init__(SENTENCES[key].format(**details))


class NotARecord(Problem):
    """A document is not a record, or its game, seats, options or set-up outcomes are wrong."""


class Refused(Problem):
    """A move is not open to the seat that sent it; depends on nothing but that seat's own offers."""


class BadLuck(Problem):
    """A recorded random outcome is missing, impossible, or one more than the rules ask for."""


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
    "huge_integer": "The document contains an integer that is too large.",
    "wrong_shape": "The document is not a record: {why}.",
    "wrong_format": "The document is not of format {expected}.",
    "too_many_entries": "The record has more than {limit} entries.",
    "names": "A record needs the name of every seat, of 1 to {limit} characters each.",
    "not_plain": "Names and chat of a record must not contain control characters.",
    "moved_by": "The key by of an entry must be one of {known}, or absent.",
    "unreadable": "The file {file} cannot be read.",
    "unwritable": "The file {file} cannot be written.",
    "illegal_entry": "Entry {entry}: {why}",
    # moves
    "no_such_seat": "There is no seat {seat} in this match.",
    "not_a_move": "That is not a move of this game: {why}.",
    "not_open": "The move {do} is not open to this seat now.",
    "outside_offer": "The move {do} is open, but not with these values.",
    "finished": "The match is over.",
    "old_prompt": "The prompt has changed; read the new offers and try again.",
    "not_sayable": "This seat cannot make that claim now.",
    "too_much_talk": "A seat may make at most {limit} claims between two entries.",
    "nothing_to_undo": "There is no move that this seat may undo.",
    "wrong_digest": "The state after this entry is not the recorded one.",
    "wrong_result": "The result is not the recorded one.",
    "not_an_entry": "The entry is malformed: {why}.",
    # random outcomes
    "luck_missing": "The random outcome {name} is missing.",
    "luck_other": "The rules ask for the random outcome {name}, but the record has {found}.",
    "luck_impossible": "The random outcome {name} is impossible.",
    "luck_left_over": "The record has a random outcome that the rules do not ask for: {name}.",
    "luck_shape": "The random outcomes are not a list of named outcomes.",
    "luck_not_proved": "The random outcome {name} does not follow from the published secret.",
    "no_commitment": "The record contains no revealed secret.",
    "broken_commitment": "The secret does not match the published commitment.",
    "unknown_scheme": "The record proves its random outcomes by scheme {scheme}, which is unknown here.",
    "broken_proof": "The proof of the random outcomes in the record is malformed.",
    "not_revealed": "In round {round} a device is listed without the bytes that it revealed.",
    "wrong_bytes": "In round {round} the bytes of seat {seat} do not match the commitment of its device.",
    "wrong_key": "The key does not follow from the secret and the bytes of the devices.",
    # games
    "unknown_game": "There is no game {game}; there are: {known}.",
    "broken_game": "The game {game} cannot be loaded: {why}.",
    "unknown_rules": "Version {rules} of the rules of {game} is not installed.",
    "wrong_seats": "{game} needs {least} to {most} players, not {seats}.",
    "unknown_option": "{game} has no option {option}.",
    "wrong_option": "The option {option} cannot be {value}.",
    "wrong_data": "The data file does not fit the game: {why}.",
    "other_data": "The record was made with the data file {name} (SHA-256 {sha256}); give that file.",
    "unknown_bot": "There is no bot {bot} for this game; there are: {known}.",
    "broken_bot": "The bot {bot} cannot be loaded: {why}.",
    "wrong_bots": "Name one bot for all {seats} seats, or exactly one per seat; not {bots}.",
}


def declare(sentences: Mapping[str, str]) -> None:
    """Add the sentences of a package. Raise `ValueError` if a key has a sentence already."""
    repeated = SENTENCES.keys() & sentences.keys()
    if repeated:
        raise ValueError(f"keys with two sentences: {sorted(repeated)}")
    SENTENCES.update(sentences)
