"""A rulebook in the terminal: sections, examples and tables, or the summary of one page."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from hautemer.book import RECONSTRUCTED, Block, Book, Item, Run, Section

WIDTH = 92
HEADING = "bold cyan"


def whole(book: Book) -> RenderableType:
    """Return all sections of a book."""
    return Group(*_front(book), *(_section(section, section.blocks) for section in book.sections))


def summary(book: Book) -> RenderableType:
    """Return the summary that a player keeps at hand: goal, a round, roles, end and all tables."""
    shown: list[RenderableType] = list(_front(book))
    for section in book.sections:
        if section.summary:
            shown.append(_section(section, section.blocks))
        elif tables := [block for block in section.blocks if block.kind == "table" or _explains_sign(block)]:
            shown.append(_section(section, tables))
    return Group(*shown)


def _explains_sign(block: Block) -> bool:
    """True if a text says what the sign of reconstructed numbers means."""
    return block.kind == "text" and any(f" {RECONSTRUCTED} " in run.text for run in block.runs)


def _front(book: Book) -> Iterator[RenderableType]:
    yield Text(book.title, "bold")
    yield Text(book.tagline, "italic")


def _section(section: Section, blocks: Iterable[Block]) -> RenderableType:
    title = " ".join((*section.anchors, "", section.title)) if section.anchors else section.title
    return Group(Text(""), Text(title, HEADING), Padding(Group(*_blocks(list(blocks))), (0, 0, 0, 2)))


def _blocks(blocks: list[Block]) -> Iterator[RenderableType]:
    while blocks:
        block = blocks.pop(0)
        if block.kind == "clause":
            group = [block]
            while blocks and blocks[0].kind == "clause":
                group.append(blocks.pop(0))
            yield _rows((Text(one.number, "cyan"), _text(one.runs)) for one in group)
        elif block.kind == "heading":
            yield Text(f"\n{block.title}", "bold")
        elif block.kind == "steps":
            yield _rows((Text(f"{place}."), _item(item)) for place, item in enumerate(block.items, 1))
        elif block.kind == "list":
            yield _rows((Text("•"), _item(item)) for item in block.items)
        elif block.kind == "example":
            said = [Text(block.title, "bold"), *(_text(item.runs) for item in block.items)]
            yield Padding(_rows((Text("│", "yellow"), one) for one in said), (1, 0, 1, 0))
        elif block.kind == "question":
            yield _rows(((Text("?", "bold"), Text(block.title, "bold")), (Text(""), _text(block.runs))))
        elif block.kind == "table":
            yield Padding(_table(block), (1, 0, 1, 0))
        else:
            yield _rows(((_text(block.runs),),))


def _rows(rows: Iterable[Iterable[RenderableType]]) -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0))
    for row in rows:
        grid.add_row(*row)
    for column in grid.columns[:-1]:
        column.no_wrap = True
    grid.columns[-1].max_width = WIDTH
    return grid


def _table(block: Block) -> Table:
    table = Table(*block.head, box=SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for place, column in enumerate(table.columns):
        if place and all(row[place].text.rstrip("°").isdigit() for row in block.rows):
            column.justify = "right"
    for row in block.rows:
        table.add_row(*(cell.text for cell in row))
    return table


def _item(item: Item) -> Text:
    text = _text(item.runs)
    if item.to:
        text.append(f" ({', '.join(item.to)})", "cyan")
    return text


def _text(runs: Iterable[Run]) -> Text:
    text = Text()
    for run in runs:
        if run.to == run.text:
            text.append(f"({run.text})", "cyan")
        else:
            text.append(run.text, "bold" if run.bold else "")
    return text
