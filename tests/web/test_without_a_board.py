"""A game of another distribution without a board in the client: it can be played."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from hautemer import registry
from hautemer.devtools.screenshots.foreign_game import OTHER, install
from tests.cases import KEYS
from tests.web.person import Screen
from tests.web.serving import Serving
from tests.web.test_matches import shortest
from tests.web.test_screens import examine

# One of our games under a key that the client does not know.
KEY = KEYS[0]


@pytest.fixture
def abroad(tmp_path: Path) -> Iterator[Serving]:
    """Yield a server that finds one more game, as if its distribution were installed."""
    running = Serving(tmp_path, install(KEY, tmp_path / "installed"))
    yield running
    running.stop()


def test_a_game_without_a_board_is_played_to_its_end(
    abroad: Serving, open_screen: Callable[..., Screen]
) -> None:
    screen = open_screen("phone", base=abroad.address, examined=True)
    screen.home.wait_for()
    expect(screen.page.locator(".thumb")).to_have_count(len(KEYS))  # and one full card
    screen.make(OTHER, registry.meta(KEY).seats[0], options=shortest(KEY))
    expect(screen.page.get_by_role("main").locator("dl").first).to_be_visible()  # the view, field by field
    assert screen.page.get_by_role("main").locator(".place svg.chart, .place canvas").count() == 0
    faults = examine(screen, "generic board")
    assert not faults, "\n".join(faults)
    screen.play(Random(OTHER))
    dialog = screen.page.get_by_role("dialog")
    dialog.get_by_role("heading", name=screen.say("all-secrets")).wait_for()
    assert not screen.page.evaluate("document.documentElement.scrollWidth > innerWidth")
    dialog.get_by_role("link", name=screen.say("replay-this"), exact=True).click()
    screen.page.get_by_role("slider").wait_for()
