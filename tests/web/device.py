"""A device with a browser: its page, everything it receives, and its errors."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Literal

from playwright.sync_api import Browser, Page, Request, Response, WebSocket

SIZES = {"phone": (360, 740), "tablet": (820, 1180), "desktop": (1440, 900)}
# Report a violation of the content security policy as an error on the console.
REPORT = "addEventListener('securitypolicyviolation', event => console.error(event.violatedDirective))"

# The stored settings of an earlier visit. An empty page has no storage.
PACED = "try { localStorage.hautemer ??= %s } catch {}"


class Device:
    """The browser of one person, with separate storage."""

    def __init__(
        self,
        browser: Browser,
        size: str = "desktop",
        language: str = "fr-FR",
        colours: Literal["light", "dark"] = "light",
        *,
        examined: bool = False,
        moving: bool = False,
        patient: bool = False,
        pace: str = "instant",
        met: Sequence[str] = (),
        worker: bool = True,
        base: str = "",
    ) -> None:
        width, height = SIZES[size]
        self.base = base
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            color_scheme=colours,
            reduced_motion="no-preference" if moving else "reduce",
            bypass_csp=examined,  # axe is injected into the page from outside
        )
        self.context.add_init_script(REPORT)
        if not worker:  # requests that pass a service worker cannot be held or answered by a test
            self.context.add_init_script("delete Navigator.prototype.serviceWorker")
        # At the instant pace there are no staged moments and no pauses of bots. The aim of a game does not
        # lie over the board of a person who has met the game.
        self.context.add_init_script(PACED % json.dumps(json.dumps({"pace": pace, "met": [*met]})))
        if not patient:  # presses come as fast as the test makes them
            # An empty page has no storage.
            self.context.add_init_script("try { sessionStorage.setItem('hautemer-settling', '0') } catch {}")
        self.complaints: list[str] = []
        self.heard: list[str] = []
        self.answers: list[Response] = []
        self.page = self.watched(self.context.new_page())

    def watched(self, page: Page) -> Page:
        """Record the errors and the traffic of a page, and return it."""
        page.on(
            "console",
            lambda said: self.complaints.append(said.text) if said.type in ("error", "warning") else None,
        )
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)
        page.on("websocket", self._called)
        return page

    def told(self) -> list[str]:
        """Return all answers of the server to plain requests."""
        return [answer.text() for answer in self.answers]

    def _answered(self, answer: Response) -> None:
        if "/api/" in answer.url:
            self.answers.append(answer)
        if answer.status >= 400:
            self.complaints.append(f"{answer.status} {answer.url}")

    def _called(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))

    def forgive(self, expected: str) -> None:
        """Remove errors that the test itself has caused."""
        self.complaints[:] = [said for said in self.complaints if not re.search(expected, said)]

    def close(self) -> None:
        """Close the device."""
        self.context.close()

    def _failed(self, asked: Request) -> None:
        """Record a failed request. A request that the page aborts when it is left is no failure."""
        if asked.failure != "net::ERR_ABORTED":
            self.complaints.append(f"{asked.failure} {asked.url}")
