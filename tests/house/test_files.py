"""Files: no game is named outside its folder, no place of a machine anywhere, and each fits a head."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cases import KEYS
from tests.house.places import ROOT, folder, readable

LINES = 500
# A component has its script, its drawing and its style in one file.
COMPONENT_LINES = 300
# Made by a program, growing with time, or lists of messages: nobody reads them from top to bottom.
LONG = ("locks/", "web/package-lock.json", "web/src/net/server.ts", "CHANGES.md")
MADE = ("playthroughs", "generated", "locale")

# Put together here, so that this file does not name them either.
MACHINE = "|".join(
    [
        r"/" + r"home/[a-z]",
        r"/" + r"root/",
        r"/" + r"Users/[A-Za-z]",
        r"/" + r"work/(?:main|shared)",
        r"[A-Z]:\\" + "Users",
    ]
)
HOSTS = "|".join(
    re.escape(name)
    for name in (
        "py" + "pi.org",
        "python" + "hosted.org",
        "npm" + "js.org",
        "npm" + "js.com",
        "yarn" + "pkg.com",
    )
)

FILES = readable()


def names_a_game(path: Path, text: str) -> list[str]:
    """Return the games that a file names although it lies outside their folders."""
    if path.suffix == ".md":  # commands in documents are examples
        return []
    text = re.sub(r"\bfavicon\.\w+", "", text)  # a kind of picture bears the name of a game
    inside = path.relative_to(ROOT).parts  # the checkout itself may be called like a game
    return [key for key in KEYS if key not in inside and re.search(rf"(?<!\w){re.escape(key)}(?!\w)", text)]


def test_no_file_outside_a_game_names_it() -> None:
    found = {str(path.relative_to(ROOT)): keys for path, text in FILES if (keys := names_a_game(path, text))}
    assert found == {}


@pytest.mark.parametrize("key", KEYS)
def test_a_named_game_is_found(key: str) -> None:
    elsewhere = ROOT / "src" / "hautemer" / "core" / "x.py"
    for text in (
        f"from hautemer.games.{key} import GAME",
        f'if game == "{key}":',
        f"the {key}, say",
        f"{key}-x",
    ):
        assert names_a_game(elsewhere, text) == [key]
    for text in (f"{key}s", f"x{key}", f"_{key}", key.upper() + "x"):
        assert names_a_game(elsewhere, text) == []
    assert names_a_game(folder(key) / "x.py", key) == []
    assert names_a_game(ROOT / "web" / "games" / key / "Board.svelte", key) == []
    assert names_a_game(ROOT / "docs" / "x.md", key) == []


def test_no_file_names_a_place_of_a_machine_or_a_registry() -> None:
    pattern = re.compile(f"{MACHINE}|{HOSTS}")
    found = {
        str(path.relative_to(ROOT)): match.group() for path, text in FILES if (match := pattern.search(text))
    }
    assert found == {}
    assert pattern.search("see " + "/ho" + "me/somebody")
    assert pattern.search("https://" + "py" + "pi.org/simple")


def test_every_file_fits_a_head() -> None:
    found = {}
    for path, text in FILES:
        name = str(path.relative_to(ROOT))
        if not name.startswith(LONG) and not set(MADE) & set(path.parts) and text.count("\n") >= LINES:
            found[name] = text.count("\n")
    assert found == {}
    assert len(FILES) > 50


def too_long(name: str, text: str) -> bool:
    """True if a component of the client is longer than a component may be."""
    return name.endswith(".svelte") and text.count("\n") > COMPONENT_LINES


def test_every_component_is_short() -> None:
    found = {
        str(path.relative_to(ROOT)): text.count("\n") for path, text in FILES if too_long(path.name, text)
    }
    assert found == {}
    assert too_long("Board.svelte", "\n" * 301)
    assert not too_long("Board.svelte", "\n" * 300)
