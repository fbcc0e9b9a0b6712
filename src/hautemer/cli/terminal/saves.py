"""Saved matches: the record and what is needed to continue, written after every entry."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

import platformdirs

from hautemer import bots as players
from hautemer.cli.options import read_file, writing
from hautemer.core import record, registry
from hautemer.core.codec import MAX_BYTES, Struct, decode, encode, plain, shaped
from hautemer.core.errors import BadOptions, NotARecord
from hautemer.core.game import DataFile
from hautemer.core.match import Match, live
from hautemer.core.record import Record, Replay

FORMAT = "hautemer-save/1"


class Save(Struct, frozen=True):
    """The contents of a file of a saved match."""

    format: str
    record: dict[str, Any]
    secret: str  # of the random outcomes that are still to come
    seat: int
    bots: tuple[str | None, ...]  # by seat; None is the person
    numbers: str | None = None  # the text of a replacement data file
    lesson: bool = False  # a chapter of a guided match


class SavedMatch:
    """An unfinished match with its file, the person's seat and the bots of the others."""

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
        self.heard = 0  # the number of facts that the seat had received when it last moved
        self._written = b"" if path is None else fingerprint(read_file(path))

    def keep(self) -> None:
        """Write the match. Do not overwrite a file that another process has changed."""
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
        """Move a finished match to the records, with its secret published."""
        folder = home() / "records"
        make_folder(folder)
        path = fresh_path(folder, self.match.game.meta.key)
        finished = record.write(self.match, seed=self.seed, commitment=record.reveal(self.secret))
        with writing(path) as write:
            write(record.to_bytes(finished))
        self.path.unlink(missing_ok=True)
        return path


def open_waiting(path: Path, own: Sequence[str] = ()) -> SavedMatch:
    """Return a match from its file, with every entry checked. Raise a `Problem` if the file is broken.

    A bot `module:Class` is code. It is imported only if the person has named it (`own`), not because a file
    that somebody else may have written does.
    """
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
    named = [bot for bot in save.bots if bot is not None]
    for bot in named:
        if ":" in bot and bot not in own:
            raise BadOptions("own_bot", bot=bot[:60])
    players.for_seats(game, named, len(found.seats) - 1)
    replay = Replay(found, game)
    heard = 0
    while len(replay.match.log) < len(found.entries):
        replay.step()
        if replay.match.log[-1].seat == save.seat:
            heard = len(replay.match.facts[save.seat])
    match = replay.match
    match.continue_with(match.names, live(secret))
    newest = registry.find(found.game).meta.rules
    if save.lesson and found.rules == newest:
        match.lesson = record.lesson_of(found, registry.lessons(found.game))
    waiting = SavedMatch(match, secret, save.seat, save.bots, seed=found.seed, numbers=numbers, path=path)
    waiting.heard = heard
    return waiting


def secret_of(save: Save) -> bytes:
    """Return the secret of a saved match."""
    try:
        secret = bytes.fromhex(save.secret)
    except ValueError:
        secret = b""
    if len(secret) != 32:
        raise NotARecord("broken_commitment")
    return secret


def replacement(found: Record, numbers: bytes | None) -> tuple[bytes, DataFile] | None:
    """Return the data file that was saved with a match."""
    return None if numbers is None or found.data is None else record.data_file(found.data.name, numbers)


def home() -> Path:
    """Return the folder of matches and records: `HAUTEMER_HOME`, or this user's data folder."""
    named = os.environ.get("HAUTEMER_HOME")
    return Path(named) if named else platformdirs.user_data_path("hautemer", appauthor=False)


def matches_folder() -> Path:
    """Return the folder of unfinished matches."""
    return home() / "matches"


def kept() -> list[Path]:
    """Return the files of unfinished matches, the newest first."""

    def age(path: Path) -> tuple[int, str]:
        return path.stat().st_mtime_ns, path.name

    try:
        return sorted(matches_folder().glob("*.json"), key=age, reverse=True)
    except OSError:
        return []


def fresh_path(folder: Path, key: str) -> Path:
    """Return a free file name: the day, the game, and a number from the second of a day on."""
    day = datetime.now().astimezone().date().isoformat()
    path = folder / f"{day}-{key}.json"
    number = 1
    while path.exists():
        number += 1
        path = folder / f"{day}-{key}-{number}.json"
    return path


def make_folder(folder: Path) -> None:
    """Return the folder, created if necessary."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        raise BadOptions("unwritable", file=str(folder)) from None


def fingerprint(document: bytes) -> bytes:
    """Return a hash of a file's contents."""
    return hashlib.sha256(document).digest()
