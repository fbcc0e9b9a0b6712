"""A match under an older version of the rules is played to its end in the browser."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser

from tests.older import OLDER, running
from tests.web.device import Device
from tests.web.person import Screen
from tests.web.serving import Serving


@pytest.mark.parametrize(("key", "version"), OLDER)
def test_a_table_of_an_older_version_is_continued(
    key: str, version: int, browser: Browser, tmp_path: Path
) -> None:
    found = running(key, version, tmp_path)
    serving = Serving(tmp_path)
    device = Device(browser, "phone")
    try:
        device.context.add_cookies([{"name": "hautemer", "value": found.token, "url": serving.address}])
        device.page.goto(f"{serving.address}/#/table/{found.table}")
        screen = Screen(device)
        screen.dock.wait_for()
        screen.play(Random(version))
        assert device.complaints == []
    finally:
        device.close()
        serving.stop()
