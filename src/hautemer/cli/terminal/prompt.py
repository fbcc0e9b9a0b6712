"""The person at the keyboard: questions, numbered choices, and every way to answer them badly."""

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

# An answer longer than this is not an answer.
MAX_ANSWER = 200
# More choices than this stand in columns.
A_COLUMN = 9

ACCENT = "bold yellow"
QUIET = "dim"


class Quit(Exception):
    """The person has left: Ctrl-C, Ctrl-D, or the end of the input."""


class Cancelled(Exception):
    """The person wants to choose again from the beginning."""


class TerminalPerson:
    """Asks in the person's language and reads the answers, one line each."""

    def __init__(self, words: Words, console: Console) -> None:
        self.words = words
        self.console = console

    def say(self, message: str, *, style: str = "", **details: Any) -> None:
        """Tells a sentence of the house."""
        self.write(self.words.say(message, **details), style)

    def write(self, text: str | Text, style: str = "") -> None:
        """Prints a text as it stands."""
        self.console.print(text if isinstance(text, Text) else Text(text, style))

    def indented(self, text: str) -> None:
        """Prints a text a little to the right, its further lines too."""
        self.console.print(Padding(Text(text), (0, 0, 0, 2), expand=False))

    def line(self, prompt: str) -> str:
        """An answer without the spaces around it; raises `Quit` when there is none to come."""
        try:
            answer = self.console.input(Text(prompt + " ", ACCENT))
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Quit from None
        if not sys.stdin.isatty():
            self.console.print()
        return " ".join(answer[: MAX_ANSWER + 1].split())

    def answer(self, prompt: str) -> str:
        """A line; `c` raises `Cancelled`, `q` raises `Quit`."""
        answer = self.line(prompt)
        if answer.casefold() == "c":
            raise Cancelled
        if answer.casefold() == "q":
            raise Quit
        return answer

    def number(self, prompt: str, low: int, high: int, default: int | None = None) -> int:
        """A number between two others; nothing stands for the default; `c` chooses again, `q` leaves."""
        while True:
            answer = self.answer(prompt)
            if not answer and default is not None:
                return default
            found = number_in(answer)
            if found is not None and low <= found <= high:
                return found
            self.say("play-number-please", low=low, high=high)

    def several(self, prompt: str, choices: int, least: int, most: int) -> list[int]:
        """Some numbers of choices, counted from 0, in the order given; `c` chooses again, `q` leaves."""
        while True:
            answer = self.answer(prompt)
            numbers = [number_in(part) for part in answer.replace(",", " ").split()]
            found = [number - 1 for number in numbers if number is not None and 1 <= number <= choices]
            if len(found) == len(numbers) and least <= len(found) <= most:
                return found
            self.say("play-numbers-please", span=span(self.words, least, most), choices=choices)

    def agrees(self, prompt: str, default: bool) -> bool:
        """Yes or no, by the first letter in any of our languages; anything else is the default."""
        first = self.line(prompt).casefold()[:1]
        return first in initials("yes") or (default and first not in initials("no"))

    def list_choices(self, labels: Sequence[str | Text], first: int = 1) -> None:
        """Prints numbered choices, in columns where there are many."""
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
        """One of some choices, counted from 0."""
        self.list_choices(labels)
        return self.number(question, 1, len(labels)) - 1


def span(words: Words, low: int, high: int) -> Plain:
    """How many: exactly so many, or from so many to so many."""
    return Plain(words.say("play-span", same=low == high, low=low, high=high))


@lru_cache(maxsize=2)
def initials(message: str) -> frozenset[str]:
    """Return the first letter of a message in each of our languages."""
    return frozenset(Words(language).say(message)[0] for language in LANGUAGES)


def number_in(text: str) -> int | None:
    """A small whole number, or None for anything else."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= 6 else None
