"""Landscape screens: the board has room, and the question is visible next to it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from hautemer import registry
from hautemer.devtools.screenshots.stage import SIT_DOWN, UPLOAD, Staged, staged
from tests.cases import KEYS
from tests.house.places import ROOT
from tests.web.person import Screen
from tests.web.proxy import Proxy
from tests.web.serving import Serving

# A phone in landscape, and a page at 200 % zoom.
LOW = ((740, 360), (720, 450))
# Tablets in landscape, and desktops.
WIDE = ((1024, 768), (1180, 820), (1280, 720), (1440, 900))
CROWDED = max(KEYS, key=lambda key: registry.meta(key).seats[1])

# A board is fitted some frames after its room has changed.
FITTED = """async () => {
    for (let picture = 0; picture < 6; picture++) await new Promise(requestAnimationFrame)
}"""
SCROLLED = """() => {
    const { scrollWidth, scrollHeight } = document.documentElement
    return scrollWidth > innerWidth || scrollHeight > innerHeight
}"""
# Games whose board fits into the room above the tray without scrolling.
DRAWN = [key for key in KEYS if (ROOT / "web" / "src" / "games" / key / "symbols.svg").exists()]
# The hidden part of the board, in pixels to the right and downwards.
BEYOND = """board => {
    const place = board.querySelector('.place')
    return [place.scrollWidth - place.clientWidth, place.scrollHeight - place.clientHeight]
}"""
# Pairs of pressable or counted things on the board that overlap.
OVERLAPPING = """board => {
    const found = [...board.querySelectorAll('.place button:not(.cover, .ask), .place [data-score]')].filter(
        (one) => one.checkVisibility() && one.getBoundingClientRect().width > 1
    )
    const over = (one, other) => {
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
        return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
            && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2
    }
    return found.flatMap((one, number) => found.slice(number + 1)
        .filter((other) => !one.contains(other) && !other.contains(one) && over(one, other))
        .map((other) => [one.outerHTML.slice(0, 80), other.outerHTML.slice(0, 80)]))
}"""


def sit_down(screen: Screen, match: Staged, moment: int) -> str:
    """Continue from a moment of a match between bots; return the id of its record."""
    screen.home.wait_for()
    record: str = screen.page.evaluate(UPLOAD, match.text)
    screen.go("table", screen.page.evaluate(SIT_DOWN, [record, match.table_at(moment, "Soizic")]))
    screen.dock.wait_for()
    return record


def held(screen: Screen, size: tuple[int, int]) -> None:
    """Turn the screen, and wait until the layout has settled."""
    screen.page.set_viewport_size({"width": size[0], "height": size[1]})
    screen.page.evaluate(FITTED)


def has_its_room(board: Locator, size: tuple[int, int]) -> bool:
    """True if a board has the whole height of a screen, and more than half of its width."""
    place = board.bounding_box()
    assert place is not None
    return place["height"] == size[1] and place["width"] > size[0] / 2


@pytest.mark.parametrize("key", KEYS)
def test_a_phone_held_sideways_shows_the_board_in_its_whole_height(
    key: str, open_screen: Callable[..., Screen]
) -> None:
    screen, match = open_screen("phone", pace="brisk"), staged(key)
    board, question = screen.page.locator("main.board"), screen.dock.locator(".question")
    record = sit_down(screen, match, match.asked(0))  # with the explanation of the game's aim
    secrets = screen.page.get_by_role("region", name=screen.say("secrets"))
    scores = screen.page.locator("[data-score]:visible")
    for size in LOW:
        held(screen, size)
        assert has_its_room(board, size)
    screen.button("understood").click()
    for size in LOW:
        held(screen, size)
        assert has_its_room(board, size)
        expect(question).to_be_in_viewport(ratio=1)
        answers = screen.group("choices").or_(screen.group("compose")).or_(screen.pieces)
        expect(answers.first).to_be_in_viewport(ratio=1)
        for button in screen.page.locator(".match > header .button:visible").all():
            expect(button).to_be_in_viewport(ratio=1)
        assert not screen.page.evaluate(SCROLLED)
        assert screen.page.locator(".match > .dock").evaluate("one => one.scrollWidth <= one.clientWidth")
        if key in DRAWN:
            assert board.evaluate(BEYOND) == [0, 0], size
        for whose in set(scores.evaluate_all("found => found.map(({ dataset }) => dataset.score)")):
            score = screen.page.locator(f"[data-score='{whose}']:visible").first
            expect(score).to_be_in_viewport(ratio=0.9)
        secrets.scroll_into_view_if_needed()
        expect(secrets).to_be_in_viewport()
        question.scroll_into_view_if_needed()
    screen.button("log").click()
    expect(screen.page.get_by_role("complementary").get_by_role("list")).to_be_in_viewport()
    screen.button("log").click()
    expect(question).to_be_in_viewport(ratio=1)

    # The replay has the full height too, next to its controls.
    screen.go("replay", "record", record, str(match.asked(0.5)))
    slider = screen.page.get_by_role("slider", name=screen.say("moment"))
    for size in LOW:
        held(screen, size)
        expect(slider).to_be_in_viewport(ratio=1)
        expect(screen.button("play")).to_be_in_viewport(ratio=1)
        expect(screen.page.get_by_role("complementary")).to_be_in_viewport()
        place = screen.page.locator(".replay main > .board").bounding_box()
        assert place is not None
        assert place["height"] > size[1] - 10
        assert place["width"] > size[0] / 2
        assert not screen.page.evaluate(SCROLLED)


@pytest.mark.parametrize("key", KEYS)
def test_no_part_of_the_board_is_hidden_next_to_the_question(
    key: str, open_screen: Callable[..., Screen]
) -> None:
    screen, match = open_screen(pace="brisk"), staged(key)
    board, question = screen.page.locator("main.board"), screen.dock.locator(".question")
    for moment in (match.asked(0.4), match.composed()):
        sit_down(screen, match, moment)
        if screen.button("understood").count():
            screen.button("understood").click()
        for size in WIDE:
            held(screen, size)
            if key in DRAWN:
                assert board.evaluate(BEYOND) == [0, 0], size
            assert board.evaluate(OVERLAPPING) == [], size
            expect(question).to_be_in_viewport(ratio=1)
            expect(screen.page.get_by_role("region", name=screen.say("log"))).to_be_in_viewport()
            assert not screen.page.evaluate(SCROLLED)
        screen.go()


def test_a_full_table_fits_a_tablet_held_sideways(open_screen: Callable[..., Screen]) -> None:
    screen, match = open_screen(pace="brisk"), staged(CROWDED, registry.meta(CROWDED).seats[1])
    board = screen.page.locator("main.board")
    sit_down(screen, match, match.asked(0.4))
    for size in WIDE:
        held(screen, size)
        assert board.evaluate(BEYOND) == [0, 0], size
        assert board.evaluate(OVERLAPPING) == [], size


@pytest.fixture
def proxy(serving: Serving) -> Iterator[Proxy]:
    """Yield a proxy in front of the server."""
    running = Proxy(serving.port)
    yield running
    running.stop()


def test_the_header_can_be_used_without_a_connection(
    open_screen: Callable[..., Screen], proxy: Proxy
) -> None:
    screen, rng = open_screen("phone", base=proxy.address), Random("away")
    screen.make(KEYS[0], registry.meta(KEYS[0]).seats[0])
    screen.group("choices").or_(screen.pieces).first.wait_for()
    proxy.cut()
    note = screen.page.get_by_text(screen.say("line-late"))
    while not note.count():
        screen.act(rng)
    place, head = note.bounding_box(), screen.page.locator(".match > header").bounding_box()
    assert place is not None
    assert head is not None
    assert place["y"] >= head["y"] + head["height"]
    screen.link("home").click(trial=True)
    screen.button("undo").click(trial=True, force=True)  # disabled, if there is nothing to undo
    screen.button("log").click()
    screen.button("log").click()
    screen.button("menu").click()
    screen.dialog("menu").wait_for()
    screen.device.forgive(r"ERR_.*/assets/")  # a part that is loaded on demand
