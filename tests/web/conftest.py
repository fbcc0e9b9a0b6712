"""Fixtures: a server, and a real browser that must report no error."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.web.device import Device
from tests.web.person import Screen
from tests.web.serving import NAME, Serving

WHOLE = ("chromium", "chromium-browser")
QUIET = (
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
    # A made-up host name is not a secure context, like the addresses of a home network.
    f"--host-resolver-rules=MAP {NAME} 127.0.0.1",
)


@pytest.fixture(scope="session")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """Yield a running server, shared by the tests of a process."""
    running = Serving(tmp_path_factory.mktemp("server"))
    yield running
    running.stop()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """Yield the Playwright driver of a process."""
    with sync_playwright() as scheduler:
        yield scheduler


@contextmanager
def launched(playwright: Playwright, *names: str) -> Iterator[Browser]:
    """Launch the first of these browsers that the system has, or Playwright's own."""
    found = next(filter(None, map(shutil.which, names)), None)
    browser = playwright.chromium.launch(executable_path=None if found is None else Path(found), args=QUIET)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """Yield Chromium, headless if the system has that variant."""
    with launched(playwright, "chromium-headless-shell", *WHOLE) as browser:
        yield browser


@pytest.fixture(scope="module")
def whole_browser(playwright: Playwright) -> Iterator[Browser]:
    """Yield the full Chromium, which can show notifications."""
    with launched(playwright, *WHOLE) as browser:
        yield browser


@pytest.fixture
def open_device(browser: Browser, serving: Serving) -> Iterator[Callable[..., Device]]:
    """Return a function that opens a page on a new device; any error of the browser fails the test."""
    opened: list[Device] = []

    def open_one(address: str = "", **more: Any) -> Device:
        device = Device(browser, **more)
        opened.append(device)
        device.page.goto(f"{device.base or serving.address}/{address}")
        return device

    yield open_one
    for device in opened:
        device.close()
    assert [complaint for device in opened for complaint in device.complaints] == []


@pytest.fixture
def open_screen(open_device: Callable[..., Device]) -> Callable[..., Screen]:
    """Return a function that opens a page on a new device and returns its screen."""

    def open_one(size: str = "desktop", **more: object) -> Screen:
        return Screen(open_device(size=size, **more))

    return open_one
