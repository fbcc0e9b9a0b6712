"""The person at the keyboard: questions, numbered choices, and handling of invalid answers."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from hautemer.core.thinking import ValuedMove
from hautemer.core.why import Why
from hautemer.words import LANGUAGES, Plain, Words

# A longer answer is invalid.
MAX_ANSWER = 200
# A longer list of choices is printed in columns.
A_COLUMN = 9

ACCENT = "bold yellow"
QUIET = "dim"


class Quit(Exception):
    """Raised when the person leaves: Ctrl-C, Ctrl-D, or the end of the input."""


class Cancelled(Exception):
    """Raised when the person wants to choose again from the beginning."""


class TerminalPerson:
    """A person in the terminal: questions in their language, answers of one line each."""

    def __init__(self, words: Words, console: Console) -> None:
        self.words = words
        self.console = console

    def say(self, message: str, *, style: str = "", **details: Any) -> None:
        """Print a message of the product."""
        self.write(self.words.say(message, **details), style)

    def write(self, text: str | Text, style: str = "") -> None:
        """Print a text unchanged."""
        self.console.print(text if isinstance(text, Text) else Text(text, style))

    def indented(self, text: str) -> None:
        """Print a text with all its lines indented."""
        self.console.print(Padding(Text(text), (0, 0, 0, 2), expand=False))

    def line(self, prompt: str) -> str:
        """Read a line without surrounding spaces. Raise `Quit` at the end of the input."""
        try:
            answer = self.console.input(Text(prompt + " ", ACCENT))
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Quit from None
        if not sys.stdin.isatty():
            self.console.print()
        return " ".join(answer[: MAX_ANSWER + 1].split())

    def answer(self, prompt: str) -> str:
        """Read a line; `c` raises `Cancelled`, `q` raises `Quit`."""
        answer = self.line(prompt)
        if answer.casefold() == "c":
            raise Cancelled
        if answer.casefold() == "q":
            raise Quit
        return answer

    def number(self, prompt: str, low: int, high: int, default: int | None = None) -> int:
        """Ask for a number from `low` to `high`. An empty answer means the default; `c` and `q` raise."""
        while True:
            answer = self.answer(prompt)
            if not answer and default is not None:
                return default
            found = number_in(answer)
            if found is not None and low <= found <= high:
                return found
            self.say("play-number-please", low=low, high=high)

    def several(self, prompt: str, choices: int, least: int, most: int) -> list[int]:
        """Ask for several choices. Return their indices in the order given; `c` and `q` raise."""
        while True:
            answer = self.answer(prompt)
            numbers = [number_in(part) for part in answer.replace(",", " ").split()]
            found = [number - 1 for number in numbers if number is not None and 1 <= number <= choices]
            if len(found) == len(numbers) and least <= len(found) <= most:
                return found
            self.say("play-numbers-please", span=span(self.words, least, most), choices=choices)

    def agrees(self, prompt: str, *, default: bool) -> bool:
        """True if the answer begins like “yes” in one of our languages; anything unclear is the default."""
        first = self.line(prompt).casefold()[:1]
        return first in initials("yes") or (default and first not in initials("no"))

    def list_choices(self, labels: Sequence[str | Text], first: int = 1) -> None:
        """Print numbered choices, in columns if there are many."""
        numbers = [Text(f"{number:>3}", ACCENT) for number in range(first, first + len(labels))]
        shown = [label if isinstance(label, Text) else Text(label) for label in labels]
        widest = max((label.cell_len for label in shown), default=0)
        columns = 2 if len(shown) > A_COLUMN and 2 * (widest + 7) <= self.console.width else 1
        height = -(-len(shown) // columns)
        grid = Table.grid(padding=(0, 2, 0, 0))
        for row in range(height):
            places = range(row, len(shown), height)
            grid.add_row(*(cell for place in places for cell in (numbers[place], shown[place])))
        self.console.print(grid)

    def show_hint(
        self, bot: str, move: dict[str, Any] | None, why: Why | None, valued: Sequence[ValuedMove]
    ) -> None:
        """Print what a bot would do, why, and what it compared that with."""
        strength = f"web-strength-{bot}"
        name = self.words.say(strength) if self.words.has(strength) else bot
        self.say("play-hint", bot=Plain(name), move=Plain(self.worded(move)), style=QUIET)
        if why is not None:
            self.indented(self.words.why(why))
        elif valued:
            self.indented(self.words.say("web-hint-compared"))
        for one in valued:
            worded = Plain(self.worded(one.move))
            self.indented(f"• {self.words.say('web-hint-worth', move=worded, percent=one.share)}")

    def worded(self, move: dict[str, Any] | None) -> str:
        """Return a move in words, also that nothing is done."""
        return self.words.say("play-nothing") if move is None else self.words.move(move)

    def choose(self, labels: Sequence[str | Text], question: str) -> int:
        """Ask for one of several choices and return its index."""
        self.list_choices(labels)
        return self.number(question, 1, len(labels)) - 1


def span(words: Words, low: int, high: int) -> Plain:
    """Return a number of items in words: exactly `low`, or from `low` to `high`."""
    return Plain(words.say("play-span", same=low == high, low=low, high=high))


@lru_cache(maxsize=2)
def initials(message: str) -> frozenset[str]:
    """Return the first letter of a message in each of our languages."""
    return frozenset(Words(language).say(message)[0] for language in LANGUAGES)


def number_in(text: str) -> int | None:
    """Return a small whole number, or None for any other text."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= 6 else None
