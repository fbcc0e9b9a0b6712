"""After the end: everything open, the scores by round, and every line of the log leads to its moment."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

import pytest

from hautemer import registry
from tests.cases import KEYS
from tests.web.person import Screen

# The numbers of the facts that some links lead to.
NUMBERS = "links => links.map(({ href }) => Number(/fact-([0-9]+)/.exec(href)[1]))"


@pytest.mark.parametrize("key", KEYS)
def test_a_match_is_played_to_its_end_and_looked_at(key: str, open_screen: Callable[..., Screen]) -> None:
    """At the size of a desktop, where no page is longer or wider than the screen."""
    screen = open_screen("desktop")
    page = screen.page
    options = {"rounds_to_win": 3} if "rounds_to_win" in registry.meta(key).options else {}
    screen.make(key, registry.meta(key).seats[0], options=options)
    screen.play(Random(key))
    page_and_screen = (
        "({ scrollWidth, scrollHeight }) => [scrollWidth <= innerWidth, scrollHeight <= innerHeight]"
    )
    assert page.locator("html").evaluate(page_and_screen) == [True, True]
    result = page.get_by_role("dialog")
    result.get_by_role("heading", name="Tous les secrets, à découvert").wait_for()
    assert result.locator("section").count() == registry.meta(key).seats[0]
    assert result.locator("polyline").count() == registry.meta(key).seats[0]
    with page.expect_download() as download:
        result.get_by_role("link", name="Télécharger le relevé").click()
    assert download.value.path().read_bytes().startswith(b"{")

    result.get_by_role("button", name="Fermer").click()
    lines = page.get_by_role("region", name="Journal").get_by_role("listitem")
    links = lines.get_by_role("link")
    assert links.count() == lines.count() > 0
    linked = dict(zip(links.evaluate_all(NUMBERS), links.all_inner_texts(), strict=True))
    line = links.last
    told = line.inner_text()
    line.click()
    page.get_by_role("slider", name="Moment de la partie").wait_for()
    page.locator(".lines .now").first.wait_for()
    assert told in page.locator(".lines .now").all_inner_texts()
    assert re.search(r"#/replay/[^/]+/[1-9]\d*/0$", page.url)
    # Every line of the log is the same line in the replay.
    again = page.locator(".lines a").all_inner_texts()
    assert {number: again[number] for number in linked} == linked
    address = page.url
    page.goto("about:blank")
    page.goto(address)
    page.locator(".lines .now").first.wait_for()
    assert told in page.locator(".lines .now").all_inner_texts()
    first = page.locator(".lines a").first
    first.click()
    page.wait_for_function("() => document.querySelector('.lines .now')?.textContent && location.hash")
    assert page.get_by_role("slider").input_value() != address.rsplit("/", 2)[1]
