"""Bodies of HTTP requests and responses."""

from __future__ import annotations

from hautemer.core.codec import Struct
from hautemer.core.game import Option
from hautemer.server.tables.settings import Settings


class GameAnswer(Struct, frozen=True):
    """An installed game; its texts are in its .ftl files."""

    key: str
    title: str
    seats: tuple[int, int]
    rules: int
    options: dict[str, Option]
    reasons: tuple[str, ...]
    bots: tuple[str, ...]  # the weakest first
    talks: bool
    clauses: dict[str, str]  # by the `do` of a move: the clause that describes it
    moments: dict[str, dict[str, int]]  # by stage and fact: milliseconds on screen at the calm pace
    sounds: dict[str, tuple[str, ...]]  # by sound: the public facts that make it
    windows: tuple[str, ...]  # the keys of all windows that the clock may close
    seat_fields: tuple[str, ...]  # fields and details that hold a seat and are not named after one
    folded: tuple[str, ...]  # public facts about one seat each, which a log counts in one line


class TableAnswer(Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    phase: str
    names: tuple[str, ...]
    seats: int
    free: int
    made_at: int
    updated_at: int
    seat: int | None = None
    your_move: bool = False


class MeAnswer(Struct, frozen=True):
    """The person of a request; `mail`: this server sends e-mail."""

    person: str
    name: str | None
    account: bool
    language: str
    tables: tuple[TableAnswer, ...]
    mail: bool


class TokenAnswer(Struct, frozen=True):
    """A token for programs; browsers have it in their cookie."""

    token: str
    person: str


class MakeTable(Struct, frozen=True):
    """A new table: the host takes seat 0 under `name`, bots take the seats for which one is named.

    With `lesson` it is a chapter of the guided match of the game, already begun: seats, options and bots are
    those of the lesson.
    """

    settings: Settings
    name: str | None = None
    bots: tuple[str | None, ...] = ()
    start: bool = False
    lesson: bool = False
    chapter: int = 1


class MadeAnswer(Struct, frozen=True):
    """A new table."""

    table: str
    code: str | None


class Code(Struct, frozen=True):
    """The code of a table: four letters."""

    code: str


class TableKey(Struct, frozen=True):
    """The id of a table."""

    table: str


class Address(Struct, frozen=True):
    """An address for a QR code."""

    address: str


class Reachable(Struct, frozen=True):
    """The address at which other devices reach this server; None if it knows none."""

    address: str | None


class Squares(Struct, frozen=True):
    """A QR code, row by row: 1 is dark."""

    rows: tuple[str, ...]


class LinkSecret(Struct, frozen=True):
    """The secret of a personal link."""

    secret: str


class SeatAnswer(Struct, frozen=True):
    """A seat that belongs to this device now."""

    table: str
    seat: int


class Account(Struct, frozen=True):
    """A name and a password."""

    name: str
    password: str


class NewAccount(Account, frozen=True):
    """A new name and password; an account must send its present password as `old`."""

    old: str = ""


class Device(Struct, frozen=True):
    """A device on which the person who asks is signed in, by its browser and system; `here`: this one."""

    label: str
    made_at: int
    seen_at: int
    here: bool


class Deletion(Struct, frozen=True):
    """The password of the account to delete; a guest has none."""

    password: str = ""


class Profile(Struct, frozen=True):
    """A new name, a new language, or both."""

    name: str | None = None
    language: str | None = None


class RecordAnswer(Struct, frozen=True):
    """An uploaded record."""

    record: str
    game: str
    moments: int


class FromRecord(Struct, frozen=True):
    """A new match that continues from a moment of a record."""

    moment: int
    settings: Settings
    name: str
    seat: int = 0
    bots: tuple[str | None, ...] = ()
