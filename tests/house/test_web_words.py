"""Messages of the browser: the client uses every `web-` message, and every message that it uses exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cases import KEYS
from tests.house.messages import game_file, house_file, messages
from tests.house.places import ROOT, tracked

SOURCES = ROOT / "web" / "src"
SAID = re.compile(r"""["'`](web-[a-z0-9-]*[a-z0-9])["'`]""")
PUT_TOGETHER = re.compile(r"`(web-(?:[a-z0-9-]*-)?)\$\{")


def text_of(place: Path) -> str:
    """Return the text of all components and modules below a folder, without unit tests."""
    inside = [path for path in tracked() if path.is_relative_to(place)]
    found = [path for path in inside if path.suffix in (".svelte", ".ts") and ".test." not in path.name]
    return "\n".join(path.read_text(encoding="utf-8") for path in found)


def of_the_browser(path: Path) -> set[str]:
    return {name for name in messages(path) if name.startswith("web-")}


def unused(names: set[str], text: str) -> list[str]:
    """Return the messages that a text neither names nor puts together."""
    said, begun = set(SAID.findall(text)), tuple(PUT_TOGETHER.findall(text))
    return sorted(name for name in names if name not in said and not (begun and name.startswith(begun)))


def missing(names: set[str], text: str) -> list[str]:
    """Return what a text says that is no message."""
    said = {name for name in SAID.findall(text) if name not in names}
    return sorted(
        said | {begun for begun in PUT_TOGETHER.findall(text) if not any(n.startswith(begun) for n in names)}
    )


def test_every_message_of_the_product_is_shown() -> None:
    names = of_the_browser(house_file("fr"))
    assert len(names) > 100
    assert unused(names, text_of(SOURCES)) == []


@pytest.mark.parametrize("key", KEYS)
def test_every_message_of_a_game_is_shown_on_its_board(key: str) -> None:
    assert unused(of_the_browser(game_file(key, "fr")), text_of(SOURCES / "games" / key)) == []


def test_what_the_shell_says_has_a_message() -> None:
    names = of_the_browser(house_file("fr"))
    places = [place for place in SOURCES.iterdir() if place.is_dir() and place.name != "games"]
    assert len(places) > 5
    for place in places:
        assert missing(names, text_of(place)) == []


@pytest.mark.parametrize("key", KEYS)
def test_what_a_board_says_has_a_message(key: str) -> None:
    names = of_the_browser(house_file("fr")) | of_the_browser(game_file(key, "fr"))
    assert missing(names, text_of(SOURCES / "games" / key)) == []


def test_what_is_unused_or_missing_is_found() -> None:
    text = "t('web-one') + t(`web-two-${key}`)"
    assert unused({"web-one", "web-two-a", "web-three"}, text) == ["web-three"]
    assert missing({"web-one"}, text) == ["web-two-"]
    assert missing({"web-two-a"}, text) == ["web-one"]
