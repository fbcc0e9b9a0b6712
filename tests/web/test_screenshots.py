"""`hautemer screenshots` and `hautemer bench --screens`: the screens as pictures and as figures."""

from __future__ import annotations

import json
import struct
import subprocess
import sys
import zlib
from pathlib import Path

import pytest
from click.testing import CliRunner

from hautemer import registry
from hautemer.cli import group
from hautemer.devtools.screenshots import compare, manifest, webp
from hautemer.words import Plain, Words
from tests.cases import KEYS

LOOK = ["--sizes", "phone", "--languages", "fr", "--themes", "dark", "--lang", "en"]


def test_a_picture_is_taken_of_each_screen(tmp_path: Path) -> None:
    least, most = registry.meta(KEYS[0]).seats
    late, advised = f"{KEYS[0]}-{min(most, max(least, 4))}-late", f"{KEYS[0]}-advised"
    command = [sys.executable, "-m", "hautemer", "screenshots", "--out", str(tmp_path)]
    stage = f"{KEYS[0]}-{min(most, max(least, 4))}-stage-{next(iter(registry.meta(KEYS[0]).moments))}"
    command += ["--only", f"{stage},home,lobby-days,{late},{advised},ballot,called-off", *LOOK]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    pictures = sorted(tmp_path.iterdir())
    assert done.stdout.strip() == Words("en").say("screenshots-taken", count=len(pictures))
    # A page that is longer than the screen has a second picture of the whole page.
    wanted = [
        "home",
        "home-whole",
        "lobby-days",
        "lobby-days-whole",
        late,
        advised,
        stage,
        "ballot",
        "called-off",
    ]
    assert [picture.name for picture in pictures] == sorted(f"{name}-phone-fr-dark.png" for name in wanted)
    assert all(picture.read_bytes().startswith(b"\x89PNG") for picture in pictures)
    high = {picture.name: struct.unpack(">I", picture.read_bytes()[20:24])[0] for picture in pictures}
    assert {height for name, height in high.items() if "-whole-" not in name} == {740}
    assert all(height > 740 for name, height in high.items() if "-whole-" in name)


def png(width: int, height: int) -> bytes:
    """Return a white picture."""

    def chunk(name: bytes, content: bytes) -> bytes:
        checked = name + content
        return struct.pack(">I", len(content)) + checked + struct.pack(">I", zlib.crc32(checked))

    head = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    rows = (b"\0" + b"\xff" * width) * height
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", head)
        + chunk(b"IDAT", zlib.compress(rows))
        + chunk(b"IEND", b"")
    )


def test_a_target_is_paired_with_the_product(tmp_path: Path) -> None:
    """Each listed target has its pair, and all others are named with a reason."""
    targets, out = tmp_path / "targets", tmp_path / "out"
    lists = dict(manifest.listed())
    services = lists[None]
    nowhere = next(one for one in services.picture if one.screen == "nowhere")
    sheet = next(name for name, why in services.skipped.items() if why == "sheet")
    for name in (nowhere.target, sheet, "shell/new.png"):
        (targets / name).parent.mkdir(parents=True, exist_ok=True)
        (targets / name).write_bytes(png(300, 400))
    command = [sys.executable, "-m", "hautemer", "screenshots", "--out", str(out), "--compare", str(targets)]
    done = subprocess.run([*command, "--lang", "en"], capture_output=True, text=True, check=False)
    words = Words("en")
    assert done.returncode == 1, done.stderr  # one picture is in no list
    assert words.say("screenshots-taken", count=1) in done.stdout
    assert f"shell/new.png: {words.say('compare-unlisted')}" in done.stdout
    assert f"{sheet}: {words.say('compare-sheet')}" in done.stdout
    missing = [
        picture.target for listed in lists.values() for picture in listed.picture if picture != nowhere
    ]
    assert all(f"{name}: {words.say('compare-missing')}" in done.stdout for name in missing)
    beside = nowhere.target.replace("/", "-")
    width, height = struct.unpack(">II", (out / beside).read_bytes()[16:24])
    assert (width, height) == (2 * 300 + 24, 400 + 44)
    assert sorted(path.name for path in out.iterdir()) == sorted(["index.html", beside])
    assert beside in (out / "index.html").read_text(encoding="utf-8")


def test_a_folder_without_targets_is_named(tmp_path: Path) -> None:
    done = CliRunner().invoke(
        group,
        ["screenshots", "--out", str(tmp_path / "out"), "--compare", str(tmp_path), "--lang", "en"],
    )
    assert done.exit_code == 2
    assert Words("en").say("error-no-targets", folder=Plain(str(tmp_path))) in done.stderr
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize("key", KEYS)
def test_every_listed_stage_is_one_of_the_game(key: str) -> None:
    listed = manifest.listed_by(key)
    stages = set(registry.meta(key).moments)
    assert listed.picture
    assert {picture.stage for picture in listed.picture if picture.screen == "stage"} <= stages
    assert set(listed.variants) <= stages
    assert all(hasattr(compare.Shot, picture.screen) for picture in listed.picture)


def test_frames_become_an_animated_picture() -> None:
    coded = b"0123456789a"  # of odd length: chunks are padded
    still = (
        b"RIFF" + struct.pack("<I", 4 + 8 + 12) + b"WEBP" + b"VP8 " + struct.pack("<I", 11) + coded + b"\0"
    )
    frames = [webp.Frame(0, 0, 40, 20, 100, still), webp.Frame(6, 2, 10, 8, 700, still)]
    film = webp.animated(40, 20, frames)
    assert film[:4] == b"RIFF"
    assert struct.unpack("<I", film[4:8])[0] == len(film) - 8
    assert film[8:16] == b"WEBPVP8X"
    assert film[20] == 2  # animated
    assert film.count(b"ANMF") == 2
    second = film.rindex(b"ANMF") + 8
    assert film[second : second + 16] == b"\3\0\0\1\0\0\x09\0\0\7\0\0\xbc\2\0\2"
    with pytest.raises(ValueError, match="WebP"):
        webp.coded(b"no picture at all")


def test_without_playwright_a_sentence_says_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "playwright", None)
    done = CliRunner().invoke(group, ["screenshots", "--out", str(tmp_path / "new"), *LOOK])
    assert done.exit_code == 2
    assert "hautemer[dev]" in done.stderr
    assert not (tmp_path / "new").exists()


def test_presses_are_measured_on_a_slow_device() -> None:
    """The browser itself times every press on every board, and the first page is measured."""
    key = KEYS[0]
    command = [sys.executable, "-m", "hautemer", "bench", key, "--screens", "--json"]
    command += ["--moments", "1", "--loads", "1", "--parts", "presses,load"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    told = json.loads(done.stdout)
    assert [(board["game"], board["size"]) for board in told["boards"]] == [(key, "phone"), (key, "desktop")]
    assert all(board["presses"] > 0 and 0 < board["half"] <= board["worst"] for board in told["boards"])
    slowest = [board["slowest"] for board in told["boards"]]
    assert all(len(presses) == 3 and all(press["name"] for press in presses) for presses in slowest)
    assert [presses[0]["wait"] for presses in slowest] == [board["worst"] for board in told["boards"]]
    assert 20_000 < told["first_page"]["packed"] < told["first_page"]["unpacked"]
    (load,) = told["loading"]
    assert load["bytes"] > 10_000
    assert load["milliseconds"] > 0


def test_exceeded_limits_are_named() -> None:
    from hautemer.devtools.screens.page_weight import Loading, Tab, Weight
    from hautemer.devtools.screens.rendering import Motion
    from hautemer.devtools.screens.report import ScreenFigures, missed

    key = KEYS[0]
    kept = ScreenFigures(
        Weight(150_000, 400_000, [100, 150, 400]),
        [],
        [Loading(key, 4, 90_000, [90, 150, 700])],
        [Motion(key, 4, "ship", repaints=0, layouts=0, own=3, milliseconds=900, busy=25, frames=60)],
        [Tab(key, 4, 4000, 6000, 50, 500, 6_000_000, 9_000_000)],
    )
    assert list(missed(kept)) == []
    broken = ScreenFigures(
        Weight(150_001, 400_000, [100, 151, 400]),
        [],
        [Loading(key, 4, 90_001, [90, 151, 151])],
        [Motion(key, 4, "ship", repaints=1, layouts=2, own=0, milliseconds=900, busy=26, frames=60)],
        [Tab(key, 4, 4000, 6001, 50, 500, 6_000_000, 9_000_001)],
    )
    limits = [one.limit for one in missed(broken)]
    first = ["first-page", "first-task"]
    assert limits == [*first, "board", "task", "layouts", "repaints", "busy", "nodes", "heap"]
