"""A person in front of a screen: finds things by role and name, and clicks."""

from __future__ import annotations

from random import Random
from typing import Any, Literal

from playwright.sync_api import ElementHandle, Error, Locator, Page

from hautemer.devtools.screenshots.stage import SIT_DOWN, UPLOAD, Staged
from hautemer.words import Plain, Words
from tests.web.device import Device

# Bots that answer at once.
QUICK: dict[str, Any] = {"kind": "live", "move": None, "window": 50, "windows": {}, "bot": 0}

MAKE = """async (wanted) => {
    const headers = { 'Content-Type': 'application/json' }
    const answer = await fetch('api/tables', { method: 'POST', body: JSON.stringify(wanted), headers })
    return await answer.json()
}"""


BUTTON = ":is(button, [role=button]):not(:disabled, [aria-disabled=true])"
ANSWERING = ":not([aria-haspopup], [data-claim])"

# Keeps what a person could press now in `window.found`, and returns how much there is of each kind. A search
# by role and name would take ten times as long on a board with a thousand elements.
FIND = """({ confirm, compose, choices, beside, told }) => {
    const named = (one) => (one.getAttribute('aria-label') ?? one.textContent).trim().replace(/\\s+/g, ' ')
    const buttons = (part, such) =>
        [...document.querySelectorAll(`${part} BUTTON${such}`)].filter(
            (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[aria-hidden=true]'),
        )
    const group = (label) => `[role="group"][aria-label="${label}"]`
    const pieces = buttons(':is(main.board, section.seats)', '[aria-pressed]')
    window.found = {
        ready: buttons(`section.dock ${group(confirm)}`, '').filter((one) => !beside.includes(named(one))),
        parts: buttons(group(compose), 'ANSWERING'),
        choices: [...new Set([...buttons(group(choices), 'ANSWERING'), ...pieces])].filter(
            (one) => !named(one).startsWith(told),
        ),
    }
    return Object.fromEntries(Object.entries(window.found).map(([kind, all]) => [kind, all.length]))
}""".replace("BUTTON", BUTTON).replace("ANSWERING", ANSWERING)


# Closes all dialogs except those with certain titles.
CLOSE_OTHERS = """(titles) => {
    const open = [...document.querySelectorAll('dialog[open]')]
    open.filter((one) => !titles.includes(one.getAttribute('aria-label'))).forEach((one) => one.close())
}"""


class Screen:
    """A device used by a person who reads a language."""

    def __init__(self, device: Device, language: str = "fr") -> None:
        self.device = device
        self.page: Page = device.page
        self.words = Words(language)

    def reads(self, language: str) -> None:
        """Switch to another language."""
        self.words = Words(language)

    def say(self, message: str, **details: Any) -> str:
        """Return a message as the screen words it."""
        return self.words.say(f"web-{message}", **details)

    def button(self, message: str, **details: Any) -> Locator:
        """Return a button by its message."""
        return self.page.get_by_role("button", name=self.say(message, **details), exact=True)

    def called(self, name: str) -> Locator:
        """Return a button by its exact name."""
        return self.page.get_by_role("button", name=name, exact=True)

    def link(self, message: str) -> Locator:
        """Return a link by its message."""
        return self.page.get_by_role("link", name=self.say(message), exact=True)

    def dialog(self, message: str) -> Locator:
        """Return an open dialog by its title."""
        return self.page.get_by_role("dialog", name=self.say(message), exact=True)

    @property
    def home(self) -> Locator:
        """The home page, once it knows its person: an earlier request would create another guest."""
        return self.page.locator(".home", has=self.page.locator("article:not(.soon)"))

    def game(self, key: str) -> Locator:
        """Return the card of a game on the home page; a phone shows one full card."""
        self.home.wait_for()
        title = Words(self.words.language, key).say("title")
        self.page.get_by_text(title).first.wait_for()  # titles are loaded after the page
        small = self.page.locator(".thumb", has_text=title)
        if small.count():
            small.click()
        return self.page.get_by_role("article").filter(has=self.page.get_by_role("heading", name=title))

    @property
    def dock(self) -> Locator:
        """The panel with the questions to the person."""
        return self.page.get_by_role("region", name=self.say("your-part"))

    def group(self, message: str) -> Locator:
        """Return the enabled buttons and pieces of a part of the question, board included."""
        # A button that opens a dialog answers nothing.
        return self._buttons(f'[role="group"][aria-label="{self.say(message)}"]', ANSWERING)

    @property
    def pieces(self) -> Locator:
        """The pieces on the board and at the seats that answer the question."""
        return self._buttons(":is(main.board, section.seats)", "[aria-pressed]")

    def _buttons(self, part: str, such: str) -> Locator:
        """Return the enabled buttons of a part of the page."""
        # To search a board by role takes the browser a hundred times as long.
        return self.page.locator(f"{part} {BUTTON}{such}").filter(visible=True)

    def make(self, game: str, seats: int, *, start: bool = True, **more: Any) -> str:
        """Create a table with short times and go there: against bots, or for others to join."""
        wanted = {
            "settings": {"game": game, "seats": seats, "pace": QUICK, **more},
            "name": "Soizic",
            "bots": [None, *["greedy" if start else None] * (seats - 1)],
            "start": start,
        }
        self.home.wait_for()
        table: str = self.page.evaluate(MAKE, wanted)["table"]
        self.go("table", table)
        if start:
            self.dock.wait_for()
        return table

    def continue_from(self, match: Staged, share: float) -> None:
        """Continue a record from a share of its length, with short times, and go there."""
        self.continue_at(match, match.asked(share), QUICK)

    def continue_at(self, match: Staged, moment: int, pace: dict[str, Any]) -> None:
        """Continue a record from a moment and go there."""
        self.go()
        self.home.wait_for()
        wanted = match.table_at(moment, "Soizic", pace)
        self.go("table", self.page.evaluate(SIT_DOWN, [self.page.evaluate(UPLOAD, match.text), wanted]))
        self.dock.wait_for()

    def sit_down(self, game: str, seats: int, pace: dict[str, Any]) -> str:
        """Create a table with free seats and go to its lobby."""
        settings = {"game": game, "seats": seats, "pace": pace}
        self.home.wait_for()
        table: str = self.page.evaluate(MAKE, {"settings": settings, "name": "Soizic"})["table"]
        self.go("table", table)
        self.called("Larguer les amarres").wait_for()
        return table

    def play_until_curtain(self) -> None:
        """Make random moves until the device goes to another person."""
        rng = Random(1)
        for _ in range(400):
            if self.page.locator("main.curtain").count():
                return
            if not self.act(rng):
                self.page.wait_for_timeout(30)
        raise AssertionError("nobody else was asked")

    def go(self, *path: str) -> None:
        """Follow a link inside the page."""
        self.page.evaluate("path => { location.hash = path }", "#/" + "/".join(path))

    def set(self, message: str, *, role: Literal["checkbox", "button"] = "checkbox") -> None:
        """Change a setting during a match."""
        self.button("menu").click()
        self.button("settings").click()
        self.dialog("settings").get_by_role(role, name=self.say(message), exact=True).click()
        self.button("close").click()
        self.dialog("settings").wait_for(state="detached")
        # Closing the dialog went back in the history; loading the page meanwhile would fail.
        self.page.wait_for_function("() => !history.state?.layers")

    def over(self) -> bool:
        """True if the result is on screen."""
        if not self.page.locator("dialog[open]").count():
            return False
        return self.dialog("you-won").or_(self.dialog("match-over")).count() > 0

    def act(self, rng: Random) -> bool:
        """Do one possible thing: a choice, a part of one, or its confirmation. False if there is none."""
        # A late press may have opened the record of a seat.
        if self.page.locator("dialog[open]").count() and not self.over():
            self.page.keyboard.press("Escape")
        found: dict[str, int] = self.page.evaluate(FIND, self._labels)
        if found["ready"] and rng.random() < 0.7:
            return self._click("ready", 0)
        if found["parts"] and not found["ready"]:
            return self._click("parts", rng.randrange(found["parts"]))
        return found["choices"] > 0 and self._click("choices", rng.randrange(found["choices"]))

    @property
    def _labels(self) -> dict[str, Any]:
        """The labels that `FIND` looks for."""
        groups = {group: self.say(group) for group in ("confirm", "compose", "choices")}
        beside = [" ".join(self.say(message).split()) for message in ("cancel", "about")]
        # A button with the description of a piece answers nothing.
        return {**groups, "beside": beside, "told": " ".join(self.say("rules-for", name=Plain("")).split())}

    def _click(self, kind: str, number: int) -> bool:
        """Click one of the buttons that were found; False if it has disappeared."""
        button = self.page.evaluate_handle("([kind, number]) => window.found[kind][number]", [kind, number])
        return click(button.as_element())

    def play(self, rng: Random, patience: int = 4000) -> None:
        """Play until the match is over."""
        for _ in range(patience):
            if self.act(rng):
                continue
            if self.over():
                # A late press may have opened the record of a seat before the result appeared.
                results = [self.say("you-won"), self.say("match-over")]
                self.page.evaluate(CLOSE_OTHERS, results)
                return
            self.page.wait_for_timeout(20)
        raise AssertionError(f"the match goes on and on: {self.dock.inner_text()}")


def click(found: Locator | ElementHandle | None) -> bool:
    """Click something that may disappear; False if it did."""
    if found is None:
        return False
    try:
        found.click(timeout=1000)
    except Error:
        return False
    return True
