"""Every line of the log leads to its moment; after the end everything is open, and the scores by round."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from hautemer import registry
from tests.cases import KEYS
from tests.web.person import Screen

# The numbers of the facts that some links lead to.
NUMBERS = "links => links.map(({ href }) => Number(/fact-([0-9]+)/.exec(href)[1]))"

# All that is said in a part of the page, to the eye and to the ear.
SAID = """part => part.textContent + [...part.querySelectorAll('[aria-label], [title]')]
    .map((one) => `${one.getAttribute('aria-label')} ${one.title}`)"""

# What boards keep from those who do not know it: sides, sailors whom somebody knows, roles.
CLOSED = ", ".join(
    (
        '.seats .standing:has-text("secret")',
        '.duels li:has(.letter .flag) .sailor:text-is("?")',
        ".ring .seat .signs:not(:has(> svg.token))",
        ".standing i.back",
    )
)

# Whether the last moment that there is by now is looked at.
AT_END = "() => location.hash.endsWith(`/past/${document.querySelector('input[type=range]').max}`)"


@pytest.mark.parametrize("key", KEYS)
def test_a_match_is_played_to_its_end_and_looked_at(key: str, open_screen: Callable[..., Screen]) -> None:
    """At the size of a desktop, where no page is longer or wider than the screen."""
    screen = open_screen("desktop")
    page = screen.page
    options = {"rounds_to_win": 3} if "rounds_to_win" in registry.meta(key).options else {}
    screen.make(key, registry.meta(key).seats[0], options=options)
    look_back(screen, Random(key))
    screen.play(Random(key))
    page_and_screen = (
        "({ scrollWidth, scrollHeight }) => [scrollWidth <= innerWidth, scrollHeight <= innerHeight]"
    )
    assert page.locator("html").evaluate(page_and_screen) == [True, True]
    result = page.get_by_role("dialog")
    result.get_by_role("heading", name="Tous les secrets, à découvert").wait_for()
    expect(result.locator(".scores li").first).to_contain_text(screen.say("winner"))
    assert result.locator("section").count() == registry.meta(key).seats[0]
    speaks_to_nobody(result.locator("section:not(:first-of-type)"))  # the first is one's own
    assert result.locator("figure > svg > svg").count() == registry.meta(key).seats[0]  # everybody's flag
    assert 1 < result.locator("polyline").count() <= registry.meta(key).seats[0]  # some share a line
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
    expect(page.locator(".lines .now").last).to_be_in_viewport(ratio=0.95)
    # Every line of the log is the same line in the replay.
    again = page.locator(".lines a").all_inner_texts()
    assert {number: again[number] for number in linked} == linked
    address = page.url
    page.goto("about:blank")
    page.goto(address)
    page.locator(".lines .now").first.wait_for()
    assert told in page.locator(".lines .now").all_inner_texts()
    # A link to it; by hand where nothing may be put into the clipboard.
    page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed')) }")
    screen.button("link-here").click()
    expect(page.get_by_role("textbox", name=screen.say("link"))).to_have_value(page.url)
    screen.button("close").click()
    first = page.locator(".lines a").first
    first.click()
    page.wait_for_function("() => document.querySelector('.lines .now')?.textContent && location.hash")
    assert page.get_by_role("slider").input_value() != address.rsplit("/", 2)[1]
    # By the eyes of another seat nobody is spoken to.
    page.get_by_role("group", name=screen.say("whose-eyes")).get_by_role("button").nth(2).click()
    page.wait_for_function("() => location.hash.endsWith('/1')")
    last = int(page.get_by_role("slider").get_attribute("max") or 0)
    page.get_by_role("slider").fill(str(last))
    page.wait_for_function(f"() => location.hash.endsWith('/{last}/1')")
    assert page.locator(".lines a").count() > 10
    speaks_to_nobody(page.locator(".lines, footer"))
    # All that was secret is told of its owners, at any moment.
    screen.called("tout à découvert").click()
    last = int(page.get_by_role("slider").get_attribute("max") or 0)
    for moment in range(0, last, max(1, last // 12)):
        page.get_by_role("slider").fill(str(moment))
        page.wait_for_function(f"() => location.hash.endsWith('/{moment}/all')")
        assert page.locator("aside section").count() == registry.meta(key).seats[0]
        speaks_to_nobody(page.locator("aside section"))
        expect(page.locator(".board").locator(CLOSED)).to_have_count(0)


def speaks_to_nobody(sections: Locator) -> None:
    """What others know is not told as if it were one's own."""
    for section in sections.all():
        said = section.evaluate(SAID)
        assert not re.search(r"\b([Vv]ous|[Vv]otre|[Vv]os|vôtres)\b", said), said


def look_back(screen: Screen, rng: Random) -> None:
    """Follows a line of the log while the match runs, leafs on from there, and comes back to the match."""
    page = screen.page
    lines = page.get_by_role("region", name="Journal").get_by_role("link")
    for _ in range(400):
        if lines.count() > 6 and page.locator(".question.lit").count():
            break
        if not screen.act(rng):
            page.wait_for_timeout(20)
    here, line = page.url, lines.nth(3)
    told = line.inner_text()
    line.press("Enter")
    slider = page.get_by_role("slider", name="Moment de la partie")
    slider.wait_for()
    expect(page.get_by_role("heading", name=screen.say("past"))).to_be_focused()
    assert told in page.locator(".lines .now").all_inner_texts()
    moment = re.search(r"/past/(\d+)$", page.url)
    assert moment
    assert slider.input_value() == moment[1]
    # Only with one's own eyes, up to now.
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
