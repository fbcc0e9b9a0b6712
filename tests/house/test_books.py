"""Rulebooks: every clause once, every link leads somewhere, every number comes from `data.toml`."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from hautemer import registry
from hautemer.book import Book, _Reader, anchors, book
from hautemer.core.codec import read_toml
from hautemer.words import LANGUAGES, Words
from tests.cases import KEYS
from tests.house.clauses import clauses
from tests.house.places import ROOT

each = pytest.mark.parametrize(
    "found", [book(key, language) for key in KEYS for language in LANGUAGES], ids=lambda found: found.title
)
FRONT = ["minute", "need", "setup", "round"]
BACK = ["who", "end", "faq", "fine", "advice"]


def links(found: Book) -> Iterator[str]:
    for section in found.sections:
        for block in section.blocks:
            for item in block.items:
                yield from item.to
            for run in (*block.runs, *(run for item in block.items for run in item.runs)):
                if run.to:
                    yield run.to


@each
def test_a_book_has_a_front_its_phases_and_a_back(found: Book) -> None:
    names = [section.id for section in found.sections]
    assert names[: len(FRONT)] == FRONT
    assert [name for name in names if name in BACK] == BACK
    assert [section.id for section in found.sections if section.folded] == ["fine"]
    kinds = {section.id: [block.kind for block in section.blocks] for section in found.sections}
    assert kinds["setup"][0] == kinds["round"][0] == "steps"
    assert kinds["faq"].count("question") == 10
    phases = names[len(FRONT) : names.index("who")]
    assert phases
    assert [name for name in phases if kinds[name][-1] != "example" and name != "cards"] == []
    steps = next(section.blocks[0].items for section in found.sections if section.id == "round")
    assert all(item.runs[0].bold and item.runs[0].text.endswith((".", "?")) and item.to for item in steps)
    advice = next(section for section in found.sections if section.id == "advice")
    assert [len(block.items) for block in advice.blocks] == [3]


@each
def test_every_clause_stands_once_and_every_link_leads_somewhere(found: Book) -> None:
    places = anchors(found)
    numbers = [block.number for section in found.sections for block in section.blocks if block.number]
    assert sorted(numbers) == sorted(clauses(found.game))
    assert sorted({name for name in links(found) if name not in places}) == []
    parts = {clause.partition(".")[0] for clause in clauses(found.game)}
    assert sorted(part for part in parts if part not in places) == []


@pytest.mark.parametrize("key", KEYS)
def test_a_book_says_the_same_in_all_languages(key: str) -> None:
    def shape(found: Book) -> list[object]:
        return [
            (
                section.id,
                section.anchors,
                block.kind,
                block.number,
                block.replaces,
                block.name,
                len(block.items),
            )
            for section in found.sections
            for block in section.blocks
        ]

    first, *others = (shape(book(key, language)) for language in LANGUAGES)
    assert len(others) > 2
    assert [other == first for other in others] == [True] * len(others)


@each
def test_a_book_says_at_once_how_many_can_play(found: Book) -> None:
    minute = " ".join(run.text for block in found.sections[0].blocks for run in block.runs)
    assert re.search(rf"\b{found.seats[0]}\b\D+\b{found.seats[1]}\b", minute)


@each
def test_reconstructed_numbers_are_explained(found: Book) -> None:
    marked = [
        cell.text
        for section in found.sections
        for block in section.blocks
        for row in block.rows
        for cell in row
        if cell.text.endswith("°")
    ]
    said = [run.text for section in found.sections for block in section.blocks for run in block.runs]
    assert bool(marked) == any(" ° " in text for text in said)


def test_a_number_of_the_data_is_a_number_of_the_book() -> None:
    """Another count in `data.toml` is another count in the table, and an R puts the sign behind it."""
    key = next(key for key in KEYS if "R" in registry.file(key, "data.toml").decode())
    data = read_toml(registry.file(key, "data.toml"), dict)
    tables = registry.part(key, "tables").TABLES

    def cells() -> list[str]:
        reader = _Reader(Words("en", key), data, tables)
        rows = (row for table in tables.values() for row in table(data))
        return [reader.cell(cell).text for row in rows for cell in row]

    assert "77°" not in cells()
    changed = next(
        entry
        for group in data.values()
        if isinstance(group, dict)
        for entry in group.values()
        if isinstance(entry, dict) and entry.get("mark") == "R" and "count" in entry
    )
    changed["count"] = 77
    assert "77°" in cells()
    changed["mark"] = "A"
    assert "77" in cells()


def test_what_is_not_a_book_is_refused() -> None:
    reader = _Reader(Words("en"), {}, {"few": lambda data: [[]]})
    with pytest.raises(ValueError, match="not the heading"):
        list(reader.sections(["## no title"]))
    with pytest.raises(ValueError, match="other columns"):
        reader.table("few", "one", "two")
    with pytest.raises(LookupError):
        list(reader.clauses(["X9.9"]))


def test_a_line_is_read_as_what_it_is() -> None:
    reader = _Reader(Words("en"), {"track": {"end": {"space": 7, "mark": "R"}}}, {})
    lines = [
        "## end X7 | The end",
        "Go to **{track.end.space}** or [back](X1).",
        "1. @cube **One.** Two [X1.1] [X2]",
    ]
    (section,) = reader.sections(lines)
    assert (section.id, section.anchors, section.title, section.summary) == ("end", ("X7",), "The end", True)
    text, steps = section.blocks
    assert [(run.text, run.bold, run.to) for run in text.runs] == [
        ("Go to ", False, None),
        ("7°", True, None),
        (" or ", False, None),
        ("back", False, "X1"),
        (".", False, None),
    ]
    assert (steps.items[0].pieces, steps.items[0].to) == (("cube",), ("X1.1", "X2"))


def asked() -> dict[str, list[str]]:
    """Return the anchors that answer the questions of `docs/rulebook-questions.md`, by game."""
    found: dict[str, list[str]] = {}
    for line in (ROOT / "docs" / "rulebook-questions.md").read_text(encoding="utf-8").splitlines():
        if game := re.fullmatch(r"## .+ \(`(\w+)`\)", line):
            found[game[1]] = []
        elif row := re.fullmatch(r"\| .+\? \| `?([\w.]+)`? \|", line):
            found[next(reversed(found))].append(row[1])
    return found


def test_ten_questions_per_game_are_answered() -> None:
    assert sorted(asked()) == KEYS
    for key, names in asked().items():
        assert len(names) == 10, key
        for language in LANGUAGES:
            places = anchors(book(key, language))
            assert [name for name in names if name not in places] == []
