"""`hautemer screenshots` and `hautemer bench --screens`: the screens as pictures and as figures."""

from __future__ import annotations

import json
import struct
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from hautemer import registry
from hautemer.cli import group
from hautemer.words import Words
from tests.cases import KEYS

LOOK = ["--sizes", "phone", "--languages", "fr", "--themes", "dark", "--lang", "en"]


def test_a_picture_is_taken_of_each_screen(tmp_path: Path) -> None:
    least, most = registry.meta(KEYS[0]).seats
    late, advised = f"{KEYS[0]}-{min(most, max(least, 4))}-late", f"{KEYS[0]}-advised"
    command = [sys.executable, "-m", "hautemer", "screenshots", "--out", str(tmp_path)]
    command += ["--only", f"home,lobby-days,{late},{advised},ballot,called-off", *LOOK]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    pictures = sorted(tmp_path.iterdir())
    assert done.stdout.strip() == Words("en").say("screenshots-taken", count=len(pictures))
    # What is longer than the screen is there a second time, as a whole.
    wanted = ["home", "home-whole", "lobby-days", "lobby-days-whole", late, advised, "ballot", "called-off"]
    assert [picture.name for picture in pictures] == sorted(f"{name}-phone-fr-dark.png" for name in wanted)
    assert all(picture.read_bytes().startswith(b"\x89PNG") for picture in pictures)
    high = {picture.name: struct.unpack(">I", picture.read_bytes()[20:24])[0] for picture in pictures}
    assert {height for name, height in high.items() if "-whole-" not in name} == {740}
    assert all(height > 740 for name, height in high.items() if "-whole-" in name)


def test_without_playwright_a_sentence_says_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "playwright", None)
    done = CliRunner().invoke(group, ["screenshots", "--out", str(tmp_path / "new"), *LOOK])
    assert done.exit_code == 2
    assert "pip install playwright" in done.stderr
    assert not (tmp_path / "new").exists()


def test_presses_are_measured_on_a_slow_device() -> None:
    """Every press on every board is timed by the browser itself, and the first page is weighed."""
    key = KEYS[0]
    command = [sys.executable, "-m", "hautemer", "bench", key, "--screens", "--moments", "1", "--json"]
    command += ["--parts", "presses,load"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    told = json.loads(done.stdout)
    assert [(board["game"], board["size"]) for board in told["boards"]] == [(key, "phone"), (key, "desktop")]
    assert all(board["presses"] > 0 and 0 < board["half"] <= board["worst"] for board in told["boards"])
    slowest = [board["slowest"] for board in told["boards"]]
    assert all(len(presses) == 3 and all(press["name"] for press in presses) for presses in slowest)
    assert [presses[0]["wait"] for presses in slowest] == [board["worst"] for board in told["boards"]]
    assert 20_000 < told["first_page"]["packed"] < told["first_page"]["unpacked"]
    (load,) = told["loading"]
    assert 10_000 < load["bytes"] < told["first_page"]["packed"]
    assert load["milliseconds"] > 0


def test_missed_limits_are_named() -> None:
    from hautemer.cli._screens import Figures, missed
    from hautemer.cli._tab import Loading, Tab, Weight
    from hautemer.cli._trace import Motion

    key = KEYS[0]
    kept = Figures(
        Weight(150_000, 400_000),
        [],
        [Loading(key, 4, 90_000, 150)],
        [Motion(key, 4, "ship", repaints=0, layouts=0, own=3, milliseconds=900, busy=25, frames=60)],
        [Tab(key, 4, 4000, 6000, 50, 500, 6_000_000, 9_000_000)],
    )
    assert list(missed(kept)) == []
    broken = Figures(
        Weight(150_001, 400_000),
        [],
        [Loading(key, 4, 90_001, 151)],
        [Motion(key, 4, "ship", repaints=1, layouts=2, own=0, milliseconds=900, busy=26, frames=60)],
        [Tab(key, 4, 4000, 6001, 50, 500, 6_000_000, 9_000_001)],
    )
    limits = [one.limit for one in missed(broken)]
    assert limits == ["first-page", "board", "task", "layouts", "repaints", "busy", "nodes", "heap"]
