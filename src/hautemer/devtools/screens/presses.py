"""Press counts: the number of presses of a person who follows the hints through a whole match."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from hautemer.devtools.screenshots.camera import SIZES, browsing, serving
from hautemer.words import Words

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page

SEATS = 4
BOT = "greedy"
# Bots answer at once: their pauses change no count.
PACE: dict[str, Any] = {"kind": "live", "move": None, "window": 50, "windows": {}, "bot": 0}
# The screen accepts presses at once, because every press here is meant for the current question.
HASTY = "sessionStorage.setItem('hautemer-settling', '0')"
MAKE = """async (wanted) => {
    const headers = { 'Content-Type': 'application/json' }
    await fetch('api/me')
    const answer = await fetch('api/tables', { method: 'POST', body: JSON.stringify(wanted), headers })
    return (await answer.json()).table
}"""
# Milliseconds between two polls of the screen, and before a confirming second press counts.
LOOK = 20
SETTLING = 750
# Milliseconds within which a button must accept a press.
CLICK = 5000
# The number of polls without an answer to a press after which something is wrong.
LOOKS = 1500
# The number of polls in which the screen sends a forced answer, unless a late request for a hint held it.
HELD = 250
# The number of polls without a hint after which the hint is requested again.
PATIENCE = 150


class Presses(NamedTuple):
    """The counts of one match."""

    seed: str
    questions: int  # including those that the screen answers itself
    presses: int
    by_hand: int  # questions at which the hint is read and the move composed without it


def measure(key: str, seeds: list[str]) -> Iterator[Presses]:
    """Play a match of each seed to its end."""
    with browsing() as browser:
        for seed in seeds:
            with serving("-m", "hautemer.devtools.seeded_server", seed) as address:
                player = HintFollower(browser, address, key)
                yield player.play(seed)
                player.page.context.close()


class HintFollower:
    """A person who asks for a hint at every question and follows it. The hint button does not count."""

    def __init__(self, browser: Browser, address: str, key: str) -> None:
        width, height = SIZES["desktop"]
        context = browser.new_context(
            viewport={"width": width, "height": height}, locale="en", reduced_motion="reduce"
        )
        context.add_init_script(HASTY)
        self.page: Page = context.new_page()
        self.scene: dict[str, Any] = {}
        self.hinted: dict[str, Any] = {}
        self.page.on("websocket", lambda socket: socket.on("framereceived", self.hear))
        self.words = Words("en")
        self.page.goto(address)
        self.page.locator(".home article").first.wait_for()
        wanted = {
            "settings": {"game": key, "seats": SEATS, "pace": PACE},
            "name": "Sue",
            "bots": [None, *[BOT] * (SEATS - 1)],
            # Started with the request, so that no device contributes to the draw and a seed repeats the
            # match.
            "start": True,
        }
        table = self.page.evaluate(MAKE, wanted)
        self.page.evaluate("path => { location.hash = path }", f"#/table/{table}")
        self.page.locator(".dock").wait_for()

    def hear(self, frame: str | bytes) -> None:
        """Keep the latest scene and the latest hint."""
        message = json.loads(frame)
        if message["is"] == "scene":
            self.scene = message
        elif message["is"] == "hinted":
            self.hinted = message

    def play(self, seed: str) -> Presses:
        """Play to the end."""
        presses = by_hand = looks = forced = 0
        answered = -1
        questions: set[int] = set()
        while self.scene.get("result") is None:
            self.page.wait_for_timeout(LOOK)
            offers, prompt = self.scene.get("offers"), int(self.scene.get("prompt", 0))
            looks = looks + 1 if prompt == answered else 0
            assert looks < LOOKS, f"the press on {self.hinted['move']} was lost: {offers}"
            if not offers:
                continue
            questions.add(prompt)
            forced = forced + 1 if offers[0].get("forced") else 0
            if prompt == answered or 0 < forced < HELD or self.page.locator(".coming").count():
                continue
            found, chosen = self.advised()
            if found is not None and self.click(found):
                answered = prompt
                presses += 1
                by_hand += 1 + chosen
        return Presses(seed, len(questions), presses, by_hand)

    def click(self, found: Locator) -> bool:
        """Press a control. False if it disappeared because the question changed."""
        from playwright.sync_api import Error

        try:
            found.click(timeout=CLICK)
        except Error:
            return False
        return True

    def advised(self) -> tuple[Locator | None, int]:
        """Ask for a hint; return the control to press, and how many presses the move takes by hand."""
        page = self.page
        ask = page.get_by_role("button", name=self.words.say("web-ask-hint"), exact=True)
        if not ask.count():
            return None, 0
        prompt = self.scene["prompt"]
        if ask.get_attribute("aria-expanded") != "true":
            ask.click()
        lit = page.locator(".choices .advised:enabled")
        confirm = page.locator(".confirm:not(.waiting)")
        shown = confirm.or_(lit)
        for _ in range(PATIENCE):
            if shown.count() or self.scene["prompt"] != prompt:
                break
            page.wait_for_timeout(LOOK)
        if self.scene["prompt"] != prompt or not shown.count():
            if ask.count() and ask.get_attribute("aria-expanded") == "true":
                # close a hint for another question, or one that nothing shows, to request it again
                ask.click()
            return None, 0
        if not confirm.count():
            return lit.first, 0
        parts = [part for name, part in self.hinted["move"].items() if name != "do"]
        items = sum(sum(part.values()) if isinstance(part, dict) else 0 for part in parts)
        if page.locator(".builder").count():
            chosen = 1 + items  # one press opens it
        elif page.locator(".dock .deal:not(.single)").count():
            chosen = items  # one press per piece of the tray
        else:
            chosen = 1
        if confirm.locator(".again").count():
            page.wait_for_timeout(SETTLING)
        return confirm.locator(".follow").or_(confirm.locator(".main")).last, chosen
