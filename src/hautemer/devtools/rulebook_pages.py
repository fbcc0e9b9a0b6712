"""Rulebooks as Markdown pages of the documentation site, one per game and language.

python -m hautemer.devtools.rulebook_pages FOLDER
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from hautemer.book import Block, Book, Item, Run, Section, anchors, book
from hautemer.core import registry
from hautemer.words import LANGUAGES


def page(found: Book) -> str:
    """Return a rulebook as Markdown, with an HTML anchor per section, part and clause."""
    places = anchors(found)
    lines = [f"# {found.title}", "", f"*{found.tagline}*", ""]
    for section in found.sections:
        lines += _section(section, places.keys())
    return "\n".join(lines).rstrip() + "\n"


def write(folder: Path) -> list[Path]:
    """Write all rulebooks into a folder and return their paths: `<game>.<language>.md`."""
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for key in registry.keys():  # noqa: SIM118 - the registry is no dict
        for language in LANGUAGES:
            path = folder / f"{key}.{language}.md"
            path.write_text(page(book(key, language)), encoding="utf-8")
            written.append(path)
    return written


def _section(section: Section, known: Iterable[str]) -> Iterator[str]:
    yield from (_anchor(name) for name in (section.id, *section.anchors))
    yield ""
    yield f"## {section.title}"
    for block in section.blocks:
        yield ""
        yield from _block(block, known)
    yield ""


def _block(block: Block, known: Iterable[str]) -> Iterator[str]:
    if block.kind == "clause":
        places = "".join(_anchor(name) for name in (block.number, *block.replaces))
        yield f"{places}**{block.number}** {_text(block.runs, known)}"
    elif block.kind == "heading":
        yield f"### {block.title}"
    elif block.kind == "steps":
        yield from (f"{place}. {_item(item, known)}" for place, item in enumerate(block.items, 1))
    elif block.kind == "list":
        yield from (f"- {_item(item, known)}" for item in block.items)
    elif block.kind == "example":
        yield f"> **{block.title}**"
        for item in block.items:
            yield from (">", f"> {_item(item, known)}")
    elif block.kind == "question":
        yield from (f"**{block.title}**", "", _text(block.runs, known))
    elif block.kind == "table":
        yield _row(block.head)
        yield _row("---" for _ in block.head)
        yield from (_row(cell.text for cell in row) for row in block.rows)
    else:
        yield _text(block.runs, known)


def _item(item: Item, known: Iterable[str]) -> str:
    links = "".join(f" {_link(name, name, known)}" for name in item.to)
    return _text(item.runs, known) + links


def _text(runs: Iterable[Run], known: Iterable[str]) -> str:
    return "".join(_run(run, known) for run in runs)


def _run(run: Run, known: Iterable[str]) -> str:
    text = run.text if run.to is None else _link(run.text, run.to, known)
    return f"**{text}**" if run.bold else text


def _link(text: str, to: str, known: Iterable[str]) -> str:
    if to not in known:
        raise ValueError(f"nothing is called {to}")
    return f"[{text}](#{_id(to)})"


def _anchor(name: str) -> str:
    return f'<a id="{_id(name)}"></a>'


def _id(name: str) -> str:
    """Return the id of an anchor without a dot, which a style sheet would read as a class."""
    return name.replace(".", "-")


def _row(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cell.replace('|', '/') for cell in cells)} |"


if __name__ == "__main__":
    for made in write(Path(sys.argv[1])):
        sys.stdout.write(f"{made}\n")
