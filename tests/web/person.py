"""A person at the screen: finds things by role and name, and clicks."""

from __future__ import annotations

from random import Random
from typing import Any

from playwright.sync_api import Error, Locator, Page

# Nobody waits for bots in a test.
QUICK: dict[str, Any] = {"kind": "live", "move": None, "window": 50, "windows": {}, "bot": 0}

# Clicks after which a match must be over, whatever is clicked.
PATIENCE = 4000


class Screen:
    """One device."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def make(self, game: str, seats: int, *, bot: str = "greedy", **more: Any) -> str:
        """Makes a table against bots at a pace for tests, and goes there."""
        wanted = {
            "settings": {"game": game, "seats": seats, "pace": QUICK, **more},
            "name": "Soizic",
            "bots": [None] + [bot] * (seats - 1),
            "start": True,
        }
        table = self._ask(wanted)
        self.page.get_by_role("region", name="Ce qui vous est demandé").wait_for()
        return table

    def _ask(self, wanted: dict[str, Any]) -> str:
        """Makes a table and goes there."""
        self.page.get_by_role("heading", name="Hautemer").wait_for()
        table: str = self.page.evaluate(
            """async (wanted) => {
                const headers = { 'Content-Type': 'application/json' }
                const body = JSON.stringify(wanted)
                const answer = await fetch('api/tables', { method: 'POST', body, headers })
                return (await answer.json()).table
            }""",
            wanted,
        )
        self.page.evaluate("table => { location.hash = `#/table/${table}` }", table)
        return table

    def sit_down(self, game: str, seats: int, pace: dict[str, Any]) -> str:
        """Makes a table with free seats, and goes to its lobby."""
        table = self._ask({"settings": {"game": game, "seats": seats, "pace": pace}, "name": "Soizic"})
        self.button("Larguer les amarres").wait_for()
        return table

    def play_until_curtain(self) -> None:
        """Does something or other until the device goes to somebody else."""
        rng = Random(1)
        for _ in range(400):
            if self.page.locator("main.curtain").count():
                return
            if not self.act(rng):
                self.page.wait_for_timeout(30)
        raise AssertionError("nobody else was asked")

    def play_to_the_end(self, rng: Random) -> None:
        """Clicks whatever can be clicked until there is a result."""
        for _ in range(PATIENCE):
            if self.over():
                return
            if not self.act(rng):
                self.page.wait_for_timeout(30)
        raise AssertionError(self.page.locator(".question").inner_text())

    def over(self) -> bool:
        """Whether the result is on screen."""
        return self.page.locator("dialog .scores").count() > 0

    def act(self, rng: Random) -> bool:
        """Does one thing that can be done: a choice, a part of one, or its confirmation."""
        dock = self.page.get_by_role("region", name="Ce qui vous est demandé")
        ready = dock.locator(".confirm .lantern:enabled")
        if ready.count() and rng.random() < 0.7:
            return click(ready.first)
        parts = dock.locator(".builder .button:enabled")
        open_parts = parts.count()
        if open_parts and not ready.count():
            return click(parts.nth(rng.randrange(open_parts)))
        choices = dock.locator(".choices .button:enabled")
        count = choices.count()
        return count > 0 and click(choices.nth(rng.randrange(count)))


def click(found: Locator) -> bool:
    """Clicks something that may be gone the next moment."""
    try:
        found.click(timeout=1000)
    except Error:
        return False
    return True
