"""Rulebooks as pages of the documentation site: whole, and every link leads somewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hautemer.book import Block, Book, Run, Section, anchors, book
from hautemer.devtools.rulebook_pages import page, write
from hautemer.words import LANGUAGES
from tests.cases import KEYS

ANCHOR = re.compile(r'<a id="([\w-]+)"></a>')
LINK = re.compile(r"\]\(#([\w-]+)\)")


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_holds_the_whole_book(key: str, language: str) -> None:
    found = book(key, language)
    written = page(found)
    placed = ANCHOR.findall(written)
    assert sorted(placed) == sorted(name.replace(".", "-") for name in anchors(found))
    assert set(LINK.findall(written)) <= set(placed)
    tables = [block for section in found.sections for block in section.blocks if block.kind == "table"]
    assert tables
    assert written.count("\n| ---") == len(tables)
    for section in found.sections:
        assert f"\n## {section.title}\n" in written
        for block in section.blocks:
            assert block.kind != "clause" or f"**{block.number}** {block.runs[0].text}" in written
    assert not re.search(r"[{}]", written)


def test_a_link_to_nothing_is_refused() -> None:
    lost = Section("one", "One", (Block("text", runs=(Run("there", to="X9.9"),)),))
    with pytest.raises(ValueError, match=r"X9\.9"):
        page(Book("game", "Game", "", (2, 4), (lost,)))


def test_there_is_a_page_for_every_game_and_language(tmp_path: Path) -> None:
    names = {path.name for path in write(tmp_path / "rules")}
    assert names == {f"{key}.{language}.md" for key in KEYS for language in LANGUAGES}
    assert names == {path.name for path in (tmp_path / "rules").iterdir()}
