"""Limits of the chat at one table, and the part of it that one viewer is sent at a time."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, field

from hautemer.server.errors import Wrong
from hautemer.server.protocol import MAX_TEXT
from hautemer.server.tables.names import is_plain, is_seen
from hautemer.server.tables.seats import Happening

KIB = 1024
# Happenings that one scene or one page of the chat holds at most, and the bytes of text in them.
LATEST = 200
LATEST_BYTES = 64 * KIB
# Characters that end a line; a message has only one.
BREAKS = dict.fromkeys(map(ord, "\t\n\v\f\r\x1c\x1d\x1e\x85\u2028\u2029"), " ")


@dataclass(slots=True)
class Share:
    """The part of a table's chat that one kind of message may fill."""

    most_lines: int
    most_bytes: int
    lines: int = 0
    size: int = 0

    def add(self, size: int) -> None:
        """Count one message of `size` bytes."""
        self.lines += 1
        self.size += size

    def check_room(self, size: int = 0) -> None:
        """Raise `Wrong` if one more message of `size` bytes would exceed the limits."""
        if self.lines >= self.most_lines or self.size + size > self.most_bytes:
            raise Wrong("full_talk", status=409)


@dataclass(slots=True)
class Shares:
    """What was said at a table so far. Spectators have their own share and cannot fill the players'."""

    words: Share = field(default_factory=lambda: Share(2_000, 192 * KIB))
    claims: Share = field(default_factory=lambda: Share(4_000, 4_000 * KIB))
    remarks: Share = field(default_factory=lambda: Share(500, 64 * KIB))

    @property
    def lines(self) -> int:
        """The number of journal lines that are chat."""
        return self.words.lines + self.claims.lines + self.remarks.lines


def size_of(text: str) -> int:
    """Return the number of bytes that a text takes in UTF-8."""
    return len(text.encode())


def first_sent(happenings: Sequence[Happening], since: int, until: int) -> int:
    """Return the number of the first happening from `since` on that fits into one message up to `until`."""
    first, size = max(since, until - LATEST), 0
    for number in range(until - 1, first - 1, -1):
        size += happenings[number].size
        if size > LATEST_BYTES and number < until - 1:
            return number + 1
    return first


def clean_text(text: str) -> str:
    """Return a chat message on one line. Raise `Wrong` if parts of it are invisible or cover other text."""
    spaced = unicodedata.normalize("NFC", text).translate(BREAKS).strip()
    clean = " ".join(part for part in spaced.split(" ") if part)
    if not 1 <= len(clean) <= MAX_TEXT or not is_plain(clean) or not is_seen(clean):
        raise Wrong("wrong_text", limit=MAX_TEXT)
    return clean
