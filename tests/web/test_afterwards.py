"""After a match: links from log lines to moments, open secrets, and scores per round."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from hautemer import registry
from hautemer.devtools.screenshots.stage import UPLOAD, staged
from tests.cases import KEYS
from tests.web.person import Screen
from tests.web.screens import on_screen
from tests.web.test_matches import CONTINUED_AT, shortest

# The numbers of the facts that links lead to.
NUMBERS = "links => links.map(({ href }) => Number(/fact-([0-9]+)/.exec(href)[1]))"

# All text of a part of the page, visible or for screen readers.
SAID = """part => part.textContent + [...part.querySelectorAll('[aria-label], [title]')]
    .map((one) => `${one.getAttribute('aria-label')} ${one.title}`)"""

# Texts that boards hide from viewers without that knowledge.
HIDDEN: dict[str, tuple[str, ...]] = on_screen("HIDDEN")
CLOSED = ", ".join(selector for selectors in HIDDEN.values() for selector in selectors)

# The total in a row of the ranking, and the points that add up to it.
COUNTED = """rows => rows
    .map((row) => [row.dataset.total, [...row.querySelectorAll('[data-points]')]])
    .filter(([, parts]) => parts.length)
    .map(([total, parts]) => [Number(total), parts.map(({ dataset }) => Number(dataset.points))])"""
DASHES = "lines => lines.map((line) => line.getAttribute('stroke-dasharray'))"

# Boards and pennants of a replay.
TABLE = ".replay .board, .replay .seats"

# True in the browser if the last moment is shown.
AT_END = "() => location.hash.endsWith(`/past/${document.querySelector('input[type=range]').max}`)"


def joined(text: str) -> str:
    """Return a sentence without the line breaks that the width of its place makes."""
    return text.replace("\n", "")


@pytest.mark.parametrize("key", KEYS)
def test_a_match_is_played_to_its_end_and_replayed(key: str, open_screen: Callable[..., Screen]) -> None:
    """This runs at the size of a desktop, where no page is longer or wider than the screen.

    The match is continued from a record.
    """
    screen = open_screen("desktop")
    page = screen.page
    screen.continue_from(staged(key, registry.meta(key).seats[0], **shortest(key)), CONTINUED_AT)
    look_back(screen, Random(key))
    screen.play(Random(key))
    page_and_screen = (
        "({ scrollWidth, scrollHeight }) => [scrollWidth <= innerWidth, scrollHeight <= innerHeight]"
    )
    assert page.locator("html").evaluate(page_and_screen) == [True, True]
    result = page.get_by_role("dialog")
    result.get_by_role("heading", name="Tous les secrets, à découvert").wait_for()
    seats = registry.meta(key).seats[0]
    assert result.locator(".secrets section").count() == seats
    # the first section is the person's own
    speaks_to_nobody(result.locator(".secrets section:not(:first-of-type)"))
    expect(result.get_by_role("heading", level=2)).to_be_focused()  # the winner is read first
    rows = result.locator(".rows li")
    assert rows.locator(".flag").count() == seats
    for total, points in rows.evaluate_all(COUNTED):
        assert sum(points) == total
    assert rows.locator("[data-points]").count() > 0  # the origin of the points is shown
    # Some seats share a line; crossing lines differ by more than their colour.
    dashes = result.locator("polyline").evaluate_all(DASHES)
    assert 1 < len(set(dashes)) == len(dashes) <= seats
    turns = result.locator(".turns a").evaluate_all("links => links.map((link) => link.hash)")
    assert 1 <= len(turns) <= 3
    assert all(re.fullmatch(r"#/replay/[^/]+/[1-9]\d*/all", turn) for turn in turns)
    with page.expect_download() as download:
        result.get_by_role("link", name="Télécharger le relevé").click()
    # The winners of the record come first, and nobody else is marked as a winner.
    winners = json.loads(download.value.path().read_bytes())["result"]["winners"]
    marked = [screen.say("winner") in (text or "") for text in rows.all_text_contents()]
    assert marked == sorted(marked, reverse=True)
    assert rows.filter(has_text=screen.say("winner")).locator(".flag").count() == len(winners)

    result.get_by_role("button", name="Fermer").click()
    lines = page.get_by_role("region", name="Journal").get_by_role("listitem")
    links = lines.get_by_role("link")
    assert links.count() == lines.count() > 0
    single = lines.and_(page.locator(":not(.folded)")).get_by_role("link")
    linked = dict(zip(single.evaluate_all(NUMBERS), map(joined, single.all_inner_texts()), strict=True))
    line = links.last
    told = joined(line.inner_text())
    line.click()
    page.get_by_role("slider", name="Moment de la partie").wait_for()
    page.locator(".lines .now").first.wait_for()
    assert told in map(joined, page.locator(".lines .now").all_inner_texts())
    assert re.search(r"#/replay/[^/]+/[1-9]\d*/0$", page.url)
    expect(page.locator(".lines .now").last).to_be_in_viewport(ratio=0.95)
    # Every line of the log is the same in the replay, which merges none.
    again = [joined(text) for text in page.locator(".lines a").all_inner_texts()]
    assert {number: again[number] for number in linked} == linked
    address = page.url
    page.goto("about:blank")
    page.goto(address)
    page.locator(".lines .now").first.wait_for()
    assert told in map(joined, page.locator(".lines .now").all_inner_texts())
    # A link to the moment, to be copied by hand if the clipboard is not allowed.
    page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed')) }")
    screen.button("link-here").click()
    expect(page.get_by_role("textbox", name=screen.say("link"))).to_have_value(page.url)
    screen.button("close").click()
    first = page.locator(".lines a").first
    first.click()
    page.wait_for_function("() => document.querySelector('.lines .now')?.textContent && location.hash")
    assert page.get_by_role("slider").input_value() != address.rsplit("/", 2)[1]
    # From the point of view of another seat, nobody is addressed as “you”.
    page.get_by_role("group", name=screen.say("whose-eyes")).get_by_role("button").nth(2).click()
    page.wait_for_function("() => location.hash.endsWith('/1')")
    last = int(page.get_by_role("slider").get_attribute("max") or 0)
    page.get_by_role("slider").fill(str(last))
    page.wait_for_function(f"() => location.hash.endsWith('/{last}/1')")
    assert page.locator(".lines a").count() > 10
    speaks_to_nobody(page.locator(".lines, footer"))
    # All secrets name their owners, at any moment.
    screen.called("tout à découvert").click()
    last = int(page.get_by_role("slider").get_attribute("max") or 0)
    for moment in range(0, last, max(1, last // 12)):
        page.get_by_role("slider").fill(str(moment))
        page.wait_for_function(f"() => location.hash.endsWith('/{moment}/all')")
        assert page.locator("aside section").count() == registry.meta(key).seats[0]
        speaks_to_nobody(page.locator("aside section"))
        expect(page.locator(TABLE).locator(CLOSED)).to_have_count(0)


@pytest.mark.parametrize("key", HIDDEN)
def test_secrets_are_hidden_from_one_seat_and_open_in_the_full_view(
    key: str, open_screen: Callable[..., Screen]
) -> None:
    """Each kind of secret is found on the board as one seat saw it, and none where everything is open."""
    screen = open_screen("desktop")
    page = screen.page
    screen.home.wait_for()
    match = staged(key)
    screen.go("replay", "record", page.evaluate(UPLOAD, match.text), "0")
    slider = page.get_by_role("slider")
    slider.wait_for()
    last = len(match.entries)
    found = dict.fromkeys(HIDDEN[key], 0)
    eyes = page.get_by_role("group", name=screen.say("whose-eyes")).get_by_role("button")
    for number, whose in ((2, "1"), (0, "all")):
        eyes.nth(number).click()
        for moment in range(last // 12, last, last // 12):
            slider.fill(str(moment))
            page.wait_for_function(f"() => location.hash.endsWith('/{moment}/{whose}')")
            if whose == "all":
                expect(page.locator(TABLE).locator(CLOSED)).to_have_count(0)
                continue
            for selector in found:
                found[selector] += page.locator(TABLE).locator(selector).count()
    assert all(found.values()), found


def speaks_to_nobody(sections: Locator) -> None:
    """Check that other seats' knowledge is not addressed to the viewer."""
    for section in sections.all():
        said = section.evaluate(SAID)
        assert not re.search(r"\b([Vv]ous|[Vv]otre|[Vv]os|vôtres)\b", said), said


def look_back(screen: Screen, rng: Random) -> None:
    """Follow a line of the log during the match, page on from there, and return to the match."""
    page = screen.page
    # A folded line counts several facts, and the past tells each of them.
    lines = page.get_by_role("region", name="Journal").locator("li:not(.folded)").get_by_role("link")
    for _ in range(400):
        if lines.count() > 6 and page.locator(".question.lit").count():
            break
        if not screen.act(rng):
            page.wait_for_timeout(20)
    # The log drops its oldest lines when others move.
    here, target = page.url, lines.nth(lines.count() - 3).get_attribute("href")
    line = page.get_by_role("region", name="Journal").locator(f"a[href='{target}']")
    told = joined(line.inner_text())
    line.press("Enter")
    slider = page.get_by_role("slider", name="Moment de la partie")
    slider.wait_for()
    expect(page.get_by_role("heading", name=screen.say("past"))).to_be_focused()
    assert told in map(joined, page.locator(".lines .now").all_inner_texts())
    moment = re.search(r"/past/(\d+)$", page.url)
    assert moment
    assert slider.input_value() == moment[1]
    # Only from the viewer's own point of view, up to now.
    assert page.locator("aside section").count() == 1
    assert screen.called("tout à découvert").count() == 0
    assert page.get_by_role("link", name="Télécharger le relevé").count() == 0
    while not page.evaluate(AT_END):  # others may move meanwhile
        slider.press("End")
        page.wait_for_timeout(50)
    expect(screen.button("step-on")).to_be_disabled()
    page.get_by_role("link", name=screen.say("your-move")).press("Enter")
    expect(screen.dock).to_be_focused()
    assert page.url == here
