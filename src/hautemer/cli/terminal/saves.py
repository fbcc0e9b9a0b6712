"""Matches that wait: a record and what is needed to go on, written whole after every entry."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

import platformdirs

from hautemer import bots as players
from hautemer.cli._shared import read_file, writing
from hautemer.core import record, registry
from hautemer.core.codec import MAX_BYTES, Struct, decode, encode, plain, shaped
from hautemer.core.errors import BadOptions, NotARecord
from hautemer.core.game import DataFile
from hautemer.core.match import Match, live
from hautemer.core.record import Record, Replay

FORMAT = "hautemer-save/1"


class Save(Struct, frozen=True):
    """What a file in the folder of matches holds."""

    format: str
    record: dict[str, Any]
    secret: str  # of the luck that is still to come
    seat: int
    bots: tuple[str | None, ...]  # by seat; None is the person
    numbers: str | None = None  # the text of a replacement data file
    lesson: bool = False  # a guided first round


class Waiting:
    """A match on its way: the file it is kept in, whose seat it is, and who plays the others."""

    def __init__(
        self,
        match: Match,
        secret: bytes,
        seat: int,
        bots: Sequence[str | None],
        *,
        seed: str | None = None,
        numbers: bytes | None = None,
        path: Path | None = None,
    ) -> None:
        self.match = match
        self.secret = secret
        self.seat = seat
        self.bots = tuple(bots)
        self.seed = seed
        self.numbers = numbers
        self.path = path or fresh_path(matches_folder(), match.game.meta.key)
        self.heard = 0  # how many facts the seat had been told when it last moved
        self._written = b"" if path is None else fingerprint(read_file(path))

    def keep(self) -> None:
        """Writes the match; a file that somebody else has changed meanwhile is left alone."""
        if self.path.exists() and fingerprint(read_file(self.path)) != self._written:
            self.path = fresh_path(matches_folder(), self.match.game.meta.key)
        save = Save(
            format=FORMAT,
            record=plain(record.write(self.match, seed=self.seed)),
            secret=self.secret.hex(),
            seat=self.seat,
            bots=self.bots,
            numbers=None if self.numbers is None else self.numbers.decode(),
            lesson=self.match.lesson is not None,
        )
        document = encode(save)
        make_folder(self.path.parent)
        with writing(self.path) as write:
            write(document)
        self._written = fingerprint(document)

    def close(self) -> Path:
        """Files a finished match under the records, its secret published, and ends the wait."""
        folder = home() / "records"
        make_folder(folder)
        path = fresh_path(folder, self.match.game.meta.key)
        finished = record.write(self.match, seed=self.seed, commitment=record.reveal(self.secret))
        with writing(path) as write:
            write(record.to_bytes(finished))
        self.path.unlink(missing_ok=True)
        return path


def open_waiting(path: Path) -> Waiting:
    """A match from its file, every entry checked; one that is broken is a `Problem` and stays as it is."""
    document = read_file(path, MAX_BYTES + 1)
    save = shaped(decode(document), Save)
    if save.format != FORMAT:
        raise NotARecord("wrong_format", expected=FORMAT)
    found = record.checked(save.record)
    secret = secret_of(save)
    if [seat for seat, bot in enumerate(save.bots) if bot is None] != [save.seat]:
        raise NotARecord("no_such_seat", seat=save.seat)
    numbers = None if save.numbers is None else save.numbers.encode()
    game = record.game_of(found, registry.find, replacement(found, numbers))
    players.for_seats(game, [bot for bot in save.bots if bot is not None], len(found.seats) - 1)
    replay = Replay(found, game)
    heard = 0
    while len(replay.match.log) < len(found.entries):
        replay.step()
        if replay.match.log[-1].seat == save.seat:
            heard = len(replay.match.facts[save.seat])
    match = replay.match
    match.luck = live(secret)
    newest = registry.find(found.game).meta.rules
    match.lesson = registry.lesson(found.game) if save.lesson and found.rules == newest else None
    waiting = Waiting(match, secret, save.seat, save.bots, seed=found.seed, numbers=numbers, path=path)
    waiting.heard = heard
    return waiting


def secret_of(save: Save) -> bytes:
    """The secret of a saved match."""
    try:
        secret = bytes.fromhex(save.secret)
    except ValueError:
        secret = b""
    if len(secret) != 32:
        raise NotARecord("broken_commitment")
    return secret


def replacement(found: Record, numbers: bytes | None) -> tuple[bytes, DataFile] | None:
    """The data file that was kept with a match."""
    return None if numbers is None or found.data is None else record.data_file(found.data.name, numbers)


def home() -> Path:
    """Where matches and records are kept: `HAUTEMER_HOME`, or the user's folder for such things."""
    named = os.environ.get("HAUTEMER_HOME")
    return Path(named) if named else platformdirs.user_data_path("hautemer", appauthor=False)


def matches_folder() -> Path:
    """Where unfinished matches wait."""
    return home() / "matches"


def kept() -> list[Path]:
    """The files of unfinished matches, the newest first."""

    def age(path: Path) -> tuple[int, str]:
        return path.stat().st_mtime_ns, path.name

    try:
        return sorted(matches_folder().glob("*.json"), key=age, reverse=True)
    except OSError:
        return []


def fresh_path(folder: Path, key: str) -> Path:
    """A name that is not taken yet: the day, the game, and a number from the second of a day on."""
    day = datetime.now().astimezone().date().isoformat()
    path = folder / f"{day}-{key}.json"
    number = 1
    while path.exists():
        number += 1
        path = folder / f"{day}-{key}-{number}.json"
    return path


def make_folder(folder: Path) -> None:
    """The folder, made if it is not there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        raise BadOptions("unwritable", file=str(folder)) from None


def fingerprint(document: bytes) -> bytes:
    """What tells two contents of a file apart."""
    return hashlib.sha256(document).digest()
