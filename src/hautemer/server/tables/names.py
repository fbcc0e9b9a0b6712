"""Names of people: which are allowed, and which are too similar for one table."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from string import ascii_letters

from hautemer.core.record import MAX_NAME
from hautemer.core.text import is_plain as has_no_controls
from hautemer.server.errors import Wrong
from hautemer.storage.people import name_key

LONGEST = min(MAX_NAME, 24)
# Combining marks per letter: enough for every living script, too few to cover the line above.
MARKS = 3
# Joiners and non-joiners are allowed between two characters: emoji families, Persian, scripts of India.
JOINERS = "\u200c\u200d"
# Invisible letters, marks and symbols. The selector that turns a symbol into an emoji is not among them.
UNSEEN = frozenset(
    ["\u034f", "\u115f", "\u1160", "\u17b4", "\u17b5", "\u2800", "\u3164", "\uffa0"]
    + [chr(code) for first, last in ((0x180B, 0x180F), (0xFE00, 0xFE0E), (0xE0100, 0xE01EF))
       for code in range(first, last + 1)]
)  # fmt: skip
# Letters of other scripts that Unicode's list of confusable characters lacks, or gives as "l" instead of "I".
ALSO_ALIKE = str.maketrans({
    letter: latin
    for latin, letters in {
        "D": "Ԁ", "I": "ІΙӀ", "Q": "Ԛ", "c": "ς", "k": "κк", "l": "ӏ", "w": "ω", "x": "χ",
    }.items()
    for letter in letters
})  # fmt: skip


@lru_cache(maxsize=1)
def lookalikes() -> dict[int, str]:
    """Return the Latin letter that a letter of another script looks like, by its code point."""
    # Imported late: it reads a megabyte of data.
    from confusable_homoglyphs.confusables import confusables_data

    listed = {
        ord(other["c"]): latin
        for latin in ascii_letters
        for other in confusables_data[latin]
        if len(other["c"]) == 1 and not other["c"].isascii()
    }
    return listed | ALSO_ALIKE


def clean_name(name: str) -> str:
    """Return a name trimmed and composed. Raise `wrong_name` if a character is invisible or hides others."""
    clean = " ".join(unicodedata.normalize("NFC", name).split())
    if not 1 <= len(clean) <= LONGEST or not is_plain(clean) or not is_seen(clean) or not name_key(clean):
        raise Wrong("wrong_name", limit=LONGEST)
    return clean


def is_seen(name: str) -> bool:
    """True if every character of a name is visible, and no letter carries more marks than a script needs."""
    marks = MARKS  # no mark is allowed before there is a letter to carry it
    for character, following in zip(name, [*name[1:], " "], strict=True):
        kind = unicodedata.category(character)
        marks = marks + 1 if kind in ("Mn", "Me") else MARKS if character == " " else 0
        loose = character in JOINERS and (following == " " or following in JOINERS)
        if marks > MARKS or character in UNSEEN or loose or (kind == "Cf" and character not in JOINERS):
            return False
    return name[0] not in JOINERS


def is_plain(text: str) -> bool:
    """True if a text has no control characters, and none of private use or unassigned."""
    return has_no_controls(text) and not any(
        unicodedata.category(character) in ("Co", "Cn") for character in text
    )


def is_called(name: str, others: Iterable[str]) -> bool:
    """True if a name is among the others in any spelling, or looks like one of them."""
    return mistaken_for(name, others) is not None


def mistaken_for(name: str, others: Iterable[str]) -> str | None:
    """Return the first of the other names that equals this one in any spelling, or looks like it."""
    key, look = name_key(name), look_of(name)
    return next(
        (other for other in others if other and (name_key(other) == key or look_of(other) == look)), None
    )


def look_of(name: str) -> str:
    """Return a key that names of equal appearance share: Latin letters replace similar ones of other scripts.

    >>> look_of("\\u0410nna")
    'anna'
    """
    shown = unicodedata.normalize("NFD", name).translate(lookalikes())
    return name_key(unicodedata.normalize("NFKD", shown).translate(lookalikes()))


def check_free(name: str, others: Iterable[str]) -> None:
    """Raise `Wrong` if a player at the table has this name, or one that looks like it."""
    other = mistaken_for(name, others)
    if other is not None and name_key(other) == name_key(name):
        raise Wrong("name_at_table", name=name)
    if other is not None:
        raise Wrong("name_looks_alike", name=name, other=other)
