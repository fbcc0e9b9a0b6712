"""A camera: a browser page that shows any screen and takes pictures of it."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from hautemer.core import registry
from hautemer.devtools.screenshots.foreign_game import abroad, install
from hautemer.devtools.screenshots.stage import SIT_DOWN, UPLOAD, Staged, sailor_in, staged
from hautemer.words import LANGUAGES, Plain, Words

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page

SIZES = {"phone": (360, 740), "tablet": (820, 1180), "desktop": (1440, 900)}
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")

# The number of pixels by which a page, or an open dialog, is longer than its visible part.
LONGER = """() => {
    const shown = document.querySelector('dialog[open]') ?? document.documentElement
    return shown.scrollHeight - shown.clientHeight
}"""


@dataclass(frozen=True)
class ScreenLook:
    """The size, language and theme of a screen."""

    size: str
    language: str
    theme: Literal["light", "dark"]

    def __str__(self) -> str:
        return f"{self.size}-{self.language}-{self.theme}"


LOOKS = [ScreenLook(size, language, theme) for size in SIZES for language in LANGUAGES for theme in THEMES]


@contextlib.contextmanager
def serving(*module: str, installed: Path | None = None) -> Iterator[str]:
    """Start a server for the pictures and yield its address.

    `module` may name another program to run it; the server also finds the games of distributions in the
    folder `installed`.
    """
    with tempfile.TemporaryDirectory() as folder:
        started = module or ("-m", "hautemer")
        places = [str(installed or ""), os.environ.get("PYTHONPATH", "")]
        path = {} if installed is None else {"PYTHONPATH": os.pathsep.join(filter(None, places))}
        command = [sys.executable, *started, "serve", "--port", "0", "--unlimited", "--lang", "en"]
        process = subprocess.Popen(
            [*command, "--database", f"sqlite:///{folder}/hautemer.db"],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1", **path},
        )
        assert process.stdout is not None
        try:
            for line in process.stdout:
                found = re.search(r"http://[\w.:]+", line)
                if found:
                    yield found.group()
                    break
        finally:
            process.terminate()
            process.wait(20)
            process.stdout.close()


@contextlib.contextmanager
def browsing() -> Iterator[Browser]:
    """Start the system's Chromium, or Playwright's, and yield it."""
    from playwright.sync_api import sync_playwright

    found = shutil.which("chromium") or shutil.which("chromium-browser")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=None if found is None else Path(found), args=["--no-sandbox"]
        )
        yield browser
        browser.close()


@dataclass
class Camera:
    """A browser page with a size, language and theme."""

    page: Page
    look: ScreenLook
    opened: contextlib.ExitStack = field(default_factory=contextlib.ExitStack)

    def close(self) -> None:
        """Close the page and everything that was started for it."""
        self.page.close()
        self.opened.close()

    @property
    def words(self) -> Words:
        """The words of the screen's language."""
        return Words(self.look.language)

    def go(self, *path: str) -> None:
        """Go to a screen."""
        self.page.evaluate("path => { location.hash = path }", "#/" + "/".join(path))

    @property
    def dialog(self) -> Locator:
        """The open dialog."""
        return self.page.get_by_role("dialog")

    def press(self, message: str, number: int = 0, **details: Any) -> None:
        """Press a button by its name."""
        name = self.words.say(message, **details)
        self.page.get_by_role("button", name=name, exact=True).nth(number).click()

    def home(self) -> None:
        """Show the first screen."""
        self.go()
        self.page.get_by_role("button", name=self.words.say("web-play-now")).first.wait_for()

    def settings(self) -> None:
        self.home()
        self.press("web-settings")
        self.dialog.wait_for()

    def lobby(self) -> None:
        """Show the lobby of a new table."""
        self.home()
        self.press("web-play-with-friends")
        name = self.page.get_by_role("textbox", name=self.words.say("web-your-name"))
        name.fill(sailor_in(self.look.language))
        self.press("web-make-table")
        self.page.get_by_role("img", name=self.words.say("web-qr")).wait_for()
        self.page.get_by_role("combobox").first.wait_for()

    def rulebook(self, key: str) -> None:
        self.go("learn", key)
        self.page.get_by_role("navigation").wait_for()

    def lesson(self, key: str) -> None:
        """Show a guided match at the learner's first question."""
        self.home()
        title = Words(self.look.language, key).say("title")
        small = self.page.locator(".thumb", has_text=title)
        if small.count():  # a phone shows one full card
            small.click()
        card = self.page.get_by_role("article").filter(has=self.page.get_by_role("heading", name=title))
        card.get_by_role("button", name=self.words.say("web-lesson"), exact=True).click()
        self.advice.first.wait_for(timeout=60_000)

    def advised(self, key: str) -> None:
        """Show a guided match after the coach's move was composed."""
        self.lesson(key)
        self.advice.first.click()
        self.page.get_by_role("group", name=self.words.say("web-confirm"), exact=True).wait_for()

    @property
    def advice(self) -> Locator:
        """The button that composes the coach's move."""
        coach = self.page.get_by_role("region", name=self.words.say("web-coach"), exact=True)
        begun = " ".join(self.words.say("web-coach-try", move=Plain("")).split())
        return coach.get_by_role("button", name=re.compile(f"^{begun}"))

    def table(self, match: Staged, moment: int, pace: dict[str, Any] | None = None) -> None:
        """Show a match at a moment, from the sailor's seat."""
        wanted = match.table_at(moment, sailor_in(self.look.language), pace)
        self.go("table", self.page.evaluate(SIT_DOWN, [self.page.evaluate(UPLOAD, match.text), wanted]))
        self.page.get_by_role("region", name=self.words.say("web-your-part")).wait_for()

    def generic(self) -> None:
        """Show a match of a game without a board in the client, at a server that finds one more game."""
        key = registry.keys()[0]
        folder = Path(self.opened.enter_context(tempfile.TemporaryDirectory()))
        self.page.goto(self.opened.enter_context(serving(installed=install(key, folder))))
        self.home()
        match = staged(key)
        self.table(abroad(match), match.asked(0.5))

    def choosing(self, match: Staged) -> None:
        """Show a move that is being composed."""
        self.table(match, match.composed())
        dock = self.page.get_by_role("region", name=self.words.say("web-your-part"))
        dock.get_by_role("group").get_by_role("button", disabled=False).first.click()

    def around(self, match: Staged) -> None:
        """Show the public screen of a match."""
        self.table(match, match.asked(0.5))
        self.go("watch", self.page.url.rsplit("/", 1)[1])
        self.page.get_by_text(self.words.say("web-around")).wait_for()

    def result(self, match: Staged) -> None:
        """Show the end of a match."""
        self.table(match, len(match.entries))
        self.dialog.get_by_text(self.words.say("web-scores-by-round")).wait_for()

    def replay(self, match: Staged, moment: int) -> None:
        """Show a moment of a replay."""
        self.go("replay", "record", self.page.evaluate(UPLOAD, match.text), str(moment))
        self.page.get_by_role("slider").first.wait_for()

    def take_whole(self, picture: Path) -> None:
        """Take a picture of the whole page, including what does not fit on the screen."""
        if not self.dialog.count():
            self.page.screenshot(path=picture, full_page=True)
            return
        width, height = SIZES[self.look.size]
        self.page.set_viewport_size({"width": width, "height": height + self.page.evaluate(LONGER)})
        self.page.wait_for_timeout(150)
        self.page.screenshot(path=picture)
        self.page.set_viewport_size({"width": width, "height": height})
