"""Text of people: the characters that it may contain, and how a terminal shows the others."""

from __future__ import annotations

import re

# Control characters, separators of lines, halves of surrogate pairs, and characters that change the direction
# of the text around them.
CONTROLS = re.compile("[\x00-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
BREAKS = "\t\n\r"


def is_plain(text: str, allowed: str = "") -> bool:
    """True if a text has no control characters except the `allowed` ones.

    >>> is_plain("Zoé"), is_plain("Zoé\\n"), is_plain("Zoé\\n", BREAKS), is_plain("\\x1b[2J")
    (True, False, True, False)
    """
    return all(found[0] in allowed for found in CONTROLS.finditer(text))


def escaped(text: str, allowed: str = "") -> str:
    """Return a text with its control characters written out, so that a terminal does not obey them.

    >>> escaped("\\x1b]0;title\\x07")
    '\\\\x1b]0;title\\\\x07'
    """

    def written(found: re.Match[str]) -> str:
        code = ord(found[0])
        if found[0] in allowed:
            return found[0]
        return f"\\x{code:02x}" if code < 0x100 else f"\\u{code:04x}"

    return CONTROLS.sub(written, text)
