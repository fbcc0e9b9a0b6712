"""A proxy with a path: everything works below it, and a silently lost connection loses nothing."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from random import Random

import pytest
import segno
from playwright.sync_api import Locator, expect

from hautemer import registry
from tests.cases import KEYS
from tests.web.person import Screen
from tests.web.proxy import Proxy
from tests.web.serving import Serving
from tests.web.test_together import log_of, play_on

KEY = KEYS[0]
# Milliseconds, longer than the silence after which a socket is pinged, and than its time-out.
SILENCE, ANSWER = 26_000, 6_000


@pytest.fixture
def proxy(serving: Serving) -> Iterator[Proxy]:
    """Yield a proxy in front of the server."""
    running = Proxy(serving.port)
    yield running
    running.stop()


def test_everything_is_found_under_a_path(open_screen: Callable[..., Screen], proxy: Proxy) -> None:
    screen = open_screen("phone", base=proxy.address)
    table = screen.make(KEY, registry.meta(KEY).seats[0])
    play_on((screen,), Random("path"), 8)
    assert screen.page.url == f"{proxy.address}/#/table/{table}"
    screen.page.reload()
    screen.dock.wait_for()
    screen.go("learn", KEY)
    screen.page.get_by_role("navigation").wait_for()
    screen.go()
    screen.button("play-with-friends").first.click()
    screen.page.get_by_label(screen.say("your-name")).fill("Soizic")
    screen.button("make-table").click()
    invitation = screen.page.get_by_label(screen.say("link"), exact=True)
    expect(invitation).to_have_value(re.compile(f"^{re.escape(proxy.address)}/#/table/"))
    picture = screen.page.get_by_role("img", name=screen.say("qr")).locator("path")
    assert set(re.findall(r"M(\d+ \d+)h1", picture.get_attribute("d") or "")) == squares(
        invitation.input_value()
    )
    assert proxy.astray == []


def squares(address: str) -> set[str]:
    """Return the dark squares of the QR code of an address, without its quiet zone."""
    rows = segno.make(address, error="m", micro=False).matrix
    return {f"{x + 3} {y + 3}" for y, row in enumerate(rows) for x, dark in enumerate(row) if dark}


def test_a_silently_lost_connection_is_replaced(open_screen: Callable[..., Screen], proxy: Proxy) -> None:
    """The laptop slept, or the Wi-Fi changed: a pending press is carried out, and nothing is lost."""
    screen = open_screen(base=proxy.address)
    page, rng = screen.page, Random("silence")
    page.clock.install()
    page.reload()
    screen.make(KEY, registry.meta(KEY).seats[0])
    play_on((screen,), rng, 4)
    while not screen.group("choices").or_(screen.pieces).count():
        play_on((screen,), rng, 1)
    late, waiting = page.get_by_text(screen.say("line-late")), busy(screen)

    proxy.cut()
    while not waiting.count():  # pressed, and pending
        screen.act(rng)
    expect(late).to_be_visible()
    page.clock.fast_forward(ANSWER)
    expect(late).to_have_count(0)
    expect(waiting).to_have_count(0)
    assert len(proxy.sockets) == 2
    told = log_of(screen)
    page.reload()
    screen.dock.wait_for()
    expect(page.get_by_role("complementary").get_by_role("list")).to_contain_text(told.splitlines()[-1])

    # Without a press, the silence itself is noticed.
    lines = len(proxy.sockets)
    proxy.cut()
    page.clock.fast_forward(SILENCE)
    page.clock.fast_forward(ANSWER)
    page.wait_for_timeout(50)
    page.clock.fast_forward(ANSWER)
    until(screen, lambda: len(proxy.sockets) == lines + 1)

    # After sleep the socket is pinged at once; a working one is kept.
    page.evaluate("dispatchEvent(new Event('online'))")
    page.wait_for_timeout(300)
    page.clock.fast_forward(ANSWER)
    page.wait_for_timeout(300)
    assert len(proxy.sockets) == lines + 1
    proxy.cut()
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    page.clock.fast_forward(ANSWER)
    until(screen, lambda: len(proxy.sockets) == lines + 2)
    expect(page.get_by_text(screen.say("line-lost"))).to_have_count(0)
    play_on((screen,), rng, 2)


def busy(screen: Screen) -> Locator:
    """Return the tray while a press is pending."""
    return screen.dock.and_(screen.page.locator("[aria-busy=true]"))


def until(screen: Screen, holds: Callable[[], bool]) -> None:
    """Wait until a condition holds."""
    for _ in range(200):
        if holds():
            return
        screen.page.wait_for_timeout(50)
    raise AssertionError("it never came")


def test_a_connection_that_never_opens_is_reported(open_screen: Callable[..., Screen], proxy: Proxy) -> None:
    screen = open_screen("phone", base=proxy.address)
    screen.page.clock.install()
    screen.page.reload()
    table = screen.make(KEY, registry.meta(KEY).seats[0])
    screen.go()
    screen.home.wait_for()
    proxy.answers.clear()
    screen.go("table", table)
    screen.page.wait_for_function("() => !document.querySelector('h1')")
    screen.page.wait_for_timeout(300)
    screen.page.clock.fast_forward(ANSWER + 1000)
    expect(screen.page.get_by_text(screen.say("line-none"))).to_be_visible()
    expect(screen.link("home")).to_be_visible()
    proxy.answers.set()
    screen.dock.wait_for()
    expect(screen.page.get_by_text(screen.say("line-none"))).to_have_count(0)
    screen.device.forgive("WebSocket")
