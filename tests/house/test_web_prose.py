"""Comments of the browser client follow the style guide, as far as a pattern can tell."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tests.house.places import ROOT, tracked
from tests.house.test_prose import BANNED

GENERATED = "web/src/net/server.ts"
COMMENT = re.compile(
    r"/\*(?P<block>.*?)\*/|<!--(?P<html>.*?)-->|(?:^|[\s;{}),])//(?P<line>[^\n]*)", re.S | re.M
)


def comments(text: str) -> Iterator[tuple[int, str]]:
    """Yield the comments of a source text, each with its line."""
    for found in COMMENT.finditer(text):
        prose = next(part for part in found.group("block", "html", "line") if part is not None)
        yield (
            text.count("\n", 0, found.start()) + 1,
            " ".join(re.sub(r"^\s*\*", "", prose, flags=re.M).split()),
        )


def complaints(text: str) -> list[str]:
    """Return what is wrong with the comments of a source text, with their lines."""
    return [
        f"{line}: {advice}: {prose[:60]}…"
        for line, prose in comments(text)
        for advice, pattern in BANNED.items()
        if re.search(pattern, prose)
    ]


def test_comments_of_the_client_follow_the_style_guide() -> None:
    paths = [
        path
        for path in tracked()
        if path.is_relative_to(ROOT / "web") and path.suffix in (".ts", ".js", ".svelte", ".css")
    ]
    assert len(paths) > 100
    found = [
        f"{path.relative_to(ROOT)}:{complaint}"
        for path in paths
        if path != ROOT / GENERATED
        for complaint in complaints(path.read_text("utf-8"))
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "text",
    [
        "/** Whether it fits. */",
        "/*\n * The seat\n * is told. */",
        "<!-- So many cards. -->",
        "let x = 1 // Who has passed waits.",
    ],
)
def test_the_check_finds(text: str) -> None:
    assert complaints(text)


def test_the_check_reads_comments_only() -> None:
    assert not complaints("const address = 'https://example.org' // A player who has passed waits.")
    assert not complaints("<p>Whether it fits</p>")
