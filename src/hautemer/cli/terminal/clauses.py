"""The clauses of a game in the order of `RULES.md`, in the words of a language."""

from __future__ import annotations

import re
from contextlib import suppress
from functools import lru_cache

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from hautemer.book import book, successor
from hautemer.core import registry
from hautemer.words import LANGUAGES, Words, hyphens

CLAUSE = re.compile(r"^- \*\*([A-Z]+\d+\.\d+)\*\*", re.MULTILINE)

TITLE = "bold"
INK = "bold cyan"


@lru_cache(maxsize=1 << 6)
def clauses(key: str) -> tuple[str, ...]:
    """Return the numbers of a game's clauses, in order: M1.1, M1.2, …"""
    try:
        text = registry.file(key, "RULES.md").decode()
    except FileNotFoundError:
        return ()
    return tuple(dict.fromkeys(CLAUSE.findall(text)))


def parts(key: str) -> list[str]:
    """Return the groups of clauses, in order: M1, M2, …"""
    return list(dict.fromkeys(part_of(clause) for clause in clauses(key)))


def part_of(clause: str) -> str:
    """Return the group that a clause belongs to."""
    return clause.partition(".")[0]


def select(key: str, wanted: str) -> list[str]:
    """Return one clause or a whole group. The number of a removed clause leads to its successor."""
    number = wanted.upper().rstrip(".")
    if number not in clauses(key):
        # Removed clauses are listed in the rulebook, in the same way in every language.
        with suppress(FileNotFoundError):
            number = successor(book(key, LANGUAGES[0]), number)
    return [clause for clause in clauses(key) if number in (clause, part_of(clause))]


def page(words: Words, chosen: list[str]) -> RenderableType:
    """Return some clauses under the titles of their groups."""
    shown: list[RenderableType] = []
    group = Table.grid(padding=(0, 2, 0, 0))
    for position, clause in enumerate(chosen):
        if position == 0 or part_of(clause) != part_of(chosen[position - 1]):
            group = Table.grid(padding=(0, 2, 0, 0))
            group.add_column(no_wrap=True)
            group.add_column(max_width=92)
            shown += [Text(""), title(words, part_of(clause)), Padding(group, (0, 0, 0, 2))]
        group.add_row(Text(clause, "cyan"), Text(words.say(f"clause-{hyphens(clause)}")))
    return Group(*shown)


def title(words: Words, part: str) -> Text:
    """Return the title of a group of clauses, with its number."""
    return Text(f"{part}  {words.say(f'part-{hyphens(part)}')}", INK)


def contents(words: Words, key: str) -> RenderableType:
    """Return the titles of all groups."""
    return Group(*(title(words, part) for part in parts(key)))
