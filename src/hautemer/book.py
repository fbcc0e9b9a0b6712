"""Rulebooks: `book/<language>.md` of a game, read into sections that the browser and the terminal show.

A line is one of these:

    ## id anchor … | Title      a section; anchors (M3) lead to it
    ### Title                   a heading inside it
    1. **Name.** Text [M2]      a step, with the clauses or parts it leads to
    - @piece **Name.** Text     an item of a list, with the picture of a piece
    > Title                     an example; further lines that begin with > are its paragraphs
    ? Question                  a question; the next line is its answer
    {clause M1.1 M3.5=M3.7}     clauses in the words of the locale file; M3.7 now leads to M3.5
    {table islands | a | b}     a table that `tables.py` of the game fills, with its headings

In a text `**…**` is bold, `[M3.5]` and `[words](M3.5)` lead to an anchor, and `{track.mutiny.space}` is a
number of `data.toml`. `{players.number.least}` and `{players.number.most}` are numbers of the game itself.
A reconstructed number gets the sign °.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

from hautemer.core import registry
from hautemer.core.codec import Struct, read_toml
from hautemer.core.tables import Table, TableCell, is_reconstructed
from hautemer.words import Words, hyphens

RECONSTRUCTED = "°"
FOLDED = frozenset({"fine"})
# The sections of the summary, which fits on one sheet.
SUMMARY = frozenset({"minute", "round", "who", "end"})
SECTION = re.compile(r"## (?P<id>\S+)(?P<anchors>[^|]*)\| (?P<title>.+)")
RUN = re.compile(
    r"\*\*(?P<bold>.+?)\*\*|\[(?P<words>[^\]]+)\](?:\((?P<to>[\w.-]+)\))?|\{(?P<data>[a-z_]+(?:\.\w+)+)\}"
)


class Run(Struct, frozen=True):
    """A piece of text; bold, or leading to an anchor."""

    text: str
    bold: bool = False
    to: str | None = None


class Item(Struct, frozen=True):
    """An item of a list: its text, the pieces it shows, the anchors it leads to."""

    runs: tuple[Run, ...]
    pieces: tuple[str, ...] = ()
    to: tuple[str, ...] = ()


class Thing(Struct, frozen=True):
    """Some pieces of a kind."""

    count: int
    piece: str


class Cell(Struct, frozen=True):
    """A cell of a table: its text, and the piece or the pieces that it names."""

    text: str
    piece: str | None = None
    things: tuple[Thing, ...] = ()


class Block(Struct, frozen=True):
    """A part of a section. `kind` is text, heading, steps, list, example, question, clause or table."""

    kind: str
    runs: tuple[Run, ...] = ()
    items: tuple[Item, ...] = ()
    title: str = ""
    number: str = ""  # of a clause
    replaces: tuple[str, ...] = ()  # numbers of removed clauses that lead here
    name: str = ""  # of a table
    head: tuple[str, ...] = ()
    rows: tuple[tuple[Cell, ...], ...] = ()


class Section(Struct, frozen=True):
    """A section of a rulebook."""

    id: str
    title: str
    blocks: tuple[Block, ...]
    anchors: tuple[str, ...] = ()
    folded: bool = False
    summary: bool = False


class Book(Struct, frozen=True):
    """The rulebook of a game in one language."""

    game: str
    title: str
    tagline: str
    seats: tuple[int, int]
    sections: tuple[Section, ...]


@lru_cache(maxsize=1 << 6)
def book(key: str, language: str) -> Book:
    """Return the rulebook of a game. Raise `FileNotFoundError` if the game has none in that language."""
    words = Words(language, key)
    lines = registry.file(key, "book", f"{language}.md").decode().splitlines()
    least, most = seats = registry.meta(key).seats
    data = read_toml(registry.file(key, "data.toml"), dict[str, Any])
    data["players"] = {"number": {"least": least, "most": most}}
    reader = _Reader(words, data, getattr(registry.part(key, "tables"), "TABLES", {}))
    sections = tuple(reader.sections(lines))
    return Book(key, words.say("title"), words.say("tagline"), seats, sections)


def anchors(found: Book) -> dict[str, str]:
    """Return the section of every anchor: ids, parts and clauses, removed ones included."""
    places: dict[str, str] = {}
    for section in found.sections:
        names = [section.id, *section.anchors]
        for block in section.blocks:
            names += [block.number, *block.replaces] if block.number else []
        for name in names:
            if name in places:
                raise ValueError(f"{found.game}: the anchor {name} is there twice")
            places[name] = section.id
    return places


def successor(found: Book, number: str) -> str:
    """Return the clause that replaces a removed one, or the number itself."""
    for section in found.sections:
        for block in section.blocks:
            if number in block.replaces:
                return block.number
    return number


class _Reader:
    """The reader of the lines of a book."""

    def __init__(self, words: Words, data: Mapping[str, Any], tables: Mapping[str, Table]) -> None:
        self.words = words
        self.data = data
        self.tables = tables

    def sections(self, lines: list[str]) -> Iterator[Section]:
        starts = [place for place, line in enumerate(lines) if line.startswith("## ")]
        for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
            head = SECTION.fullmatch(lines[start].strip())
            if head is None:
                raise ValueError(f"not the heading of a section: {lines[start]!r}")
            name = head["id"]
            blocks = tuple(self.blocks(lines[start + 1 : end]))
            found = tuple(head["anchors"].split())
            yield Section(name, head["title"], blocks, found, name in FOLDED, name in SUMMARY)

    def blocks(self, lines: list[str]) -> Iterator[Block]:
        rest = [line.strip() for line in lines]
        while rest:
            line = rest.pop(0)
            if line.startswith("### "):
                yield Block("heading", title=line[4:])
            elif line.startswith("{clause "):
                yield from self.clauses(line.strip("{}").split()[1:])
            elif line.startswith("{table "):
                yield self.table(
                    *(part.strip() for part in line.strip("{}").removeprefix("table ").split("|"))
                )
            elif line.startswith("> "):
                said = [line, *_taken(rest, ">")]
                texts = tuple(Item(self.runs(one.lstrip("> "))) for one in said[1:])
                yield Block("example", title=said[0][2:], items=texts)
            elif line.startswith("? "):
                yield Block("question", title=line[2:], runs=self.runs(rest.pop(0)))
            elif re.match(r"\d+\. ", line):
                said = [line, *_taken(rest, r"\d+\. ")]
                yield Block("steps", items=tuple(self.item(one.partition(". ")[2]) for one in said))
            elif line.startswith("- "):
                said = [line, *_taken(rest, "- ")]
                yield Block("list", items=tuple(self.item(one[2:]) for one in said))
            elif line:
                yield Block("text", runs=self.runs(line))

    def item(self, text: str) -> Item:
        pieces: list[str] = []
        while found := re.match(r"@(\w+) ", text):
            pieces.append(found[1])
            text = text[found.end() :]
        links: list[str] = []
        while found := re.search(r" \[([A-Z]\d+(?:\.\d+)?)\]$", text):
            links.insert(0, found[1])
            text = text[: found.start()]
        return Item(self.runs(text), tuple(pieces), tuple(links))

    def clauses(self, numbers: list[str]) -> Iterator[Block]:
        for one in numbers:
            number, *replaces = one.split("=")
            said = self.words.say(f"clause-{hyphens(number)}")
            yield Block("clause", runs=(Run(said),), number=number, replaces=tuple(replaces))

    def table(self, name: str, *head: str) -> Block:
        rows = tuple(tuple(self.cell(one) for one in row) for row in self.tables[name](self.data))
        if any(len(row) != len(head) for row in rows):
            raise ValueError(f"the table {name} has other columns than {head}")
        return Block("table", name=name, head=head, rows=rows)

    def cell(self, entry: TableCell) -> Cell:
        sign = RECONSTRUCTED if entry.reconstructed else ""
        if len(entry.things) == 1 and None in entry.things[0]:
            count, key = entry.things[0]
            return Cell((self.words.called(key) if key else str(count)) + sign, key)
        things = tuple(Thing(count or 1, key) for count, key in entry.things if key)
        said = [self.words.things([thing.piece] * thing.count) for thing in things]
        return Cell((entry.text or ", ".join(said)) + sign, things=things)

    def runs(self, text: str) -> tuple[Run, ...]:
        found, place = [], 0
        for match in RUN.finditer(text):
            if match.start() > place:
                found.append(Run(text[place : match.start()]))
            place = match.end()
            if match["bold"]:
                found += [Run(run.text, True, run.to) for run in self.runs(match["bold"])]
            elif match["data"]:
                found.append(Run(self.value(match["data"])))
            else:
                found.append(Run(match["words"], to=match["to"] or match["words"]))
        if place < len(text):
            found.append(Run(text[place:]))
        return tuple(found)

    def value(self, path: str) -> str:
        """Return the number at a path in `data.toml`, with its sign if it is reconstructed."""
        *names, last = path.split(".")
        entry: Any = self.data
        for name in names:
            entry = entry[name]
        sign = RECONSTRUCTED if is_reconstructed(entry.get("mark", "A"), last) else ""
        found = entry[last]
        if isinstance(found, list):
            return self.words.listed([f"{one}{sign}" for one in found])
        return f"{found}{sign}"


def _taken(lines: list[str], pattern: str) -> Iterator[str]:
    """Yield the lines that begin with a pattern, taken from the front."""
    while lines and re.match(pattern, lines[0]):
        yield lines.pop(0)
