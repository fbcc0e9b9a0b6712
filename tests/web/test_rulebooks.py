"""Rulebooks on a phone and on paper: sections fit the width of the page, a summary fits one sheet."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hautemer.book import book
from hautemer.words import LANGUAGES
from tests.cases import KEYS
from tests.web.person import Screen

# What the margins leave of a sheet, in millimetres, and the dots of a browser per millimetre.
A4 = (190, 277)
DOTS = 96 / 25.4
# By how many pixels the page is too wide; a table may be scrolled in its frame.
TOO_WIDE = "() => document.documentElement.scrollWidth - innerWidth"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_a_rulebook_fits_on_a_phone(key: str, language: str, open_screen: Callable[..., Screen]) -> None:
    screen = open_screen("phone", language=language)
    screen.reads(language)
    screen.home.wait_for()
    for section in book(key, screen.words.language).sections:
        screen.go("learn", key, section.id)
        screen.page.get_by_role("heading", level=2, name=section.title, exact=True).wait_for()
        if any(cell.piece for block in section.blocks for row in block.rows for cell in row):
            screen.page.locator("table svg:visible").first.wait_for()  # the drawings of a game come later
        assert screen.page.evaluate(TOO_WIDE) <= 0, section.title


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_the_summary_of_a_rulebook_fits_on_one_printed_sheet(
    key: str, language: str, open_screen: Callable[..., Screen]
) -> None:
    screen = open_screen("desktop", language=language)
    screen.home.wait_for()
    screen.go("learn", key)
    screen.page.locator(".sheet-one .pictured svg").first.wait_for(
        state="attached"
    )  # the drawings come later
    screen.page.emulate_media(media="print")
    screen.page.set_viewport_size({"width": round(A4[0] * DOTS), "height": round(A4[1] * DOTS)})
    sheet = screen.page.locator(".sheet-one").bounding_box()
    assert sheet is not None
    assert sheet["height"] <= A4[1] * DOTS
