"""A server of its own and a real browser, which must not complain about anything."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from hautemer.server.pages import bundle
from tests.web.person import Screen

QUIET = (
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
)
SIZES = {"phone": (360, 740), "desktop": (1440, 900)}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running server."""
    assert (bundle() / "index.html").is_file(), "the client is not built: tools/web.sh"
    database = tmp_path_factory.mktemp("server") / "hautemer.db"
    command = [sys.executable, "-m", "hautemer", "serve", "--port", "0", "--unlimited", "--lang", "en"]
    serving = subprocess.Popen(
        [*command, "--database", f"sqlite:///{database}"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    assert serving.stdout is not None
    try:
        for line in serving.stdout:
            found = re.search(r"http://[\w.:]+", line)
            if found:
                yield found.group()
                break
    finally:
        serving.terminate()
        serving.wait(20)
        serving.stdout.close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The system's Chromium, or the one that Playwright brought."""
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(
            executable_path=None if found is None else Path(found), args=QUIET
        )
        yield launched
        launched.close()


@pytest.fixture
def open_screen(browser: Browser, server: str) -> Iterator[Callable[..., Screen]]:
    """Opens the home page on a device of its own; whatever the browser complains about fails the test."""
    opened: list[tuple[Page, list[str]]] = []

    def open_one(size: str = "desktop", language: str = "fr-FR", address: str = "") -> Screen:
        width, height = SIZES[size]
        context = browser.new_context(
            viewport={"width": width, "height": height}, locale=language, reduced_motion="reduce"
        )
        page = context.new_page()
        complaints: list[str] = []
        page.on(
            "console",
            lambda said: complaints.append(said.text) if said.type in ("error", "warning") else None,
        )
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on(
            "response",
            lambda answer: (
                complaints.append(f"{answer.status} {answer.url}") if answer.status >= 400 else None
            ),
        )
        opened.append((page, complaints))
        page.goto(f"{server}/{address}")
        return Screen(page)

    yield open_one
    for page, complaints in opened:
        page.context.close()
        assert complaints == []
