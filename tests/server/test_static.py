"""Static files of the client: content codings, and the messages that are sent with them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from starlette.requests import Request

from hautemer.core import registry
from hautemer.server.http import static
from hautemer.words import LANGUAGES
from tests.house.messages import game_file, house_file, messages, read_messages
from tests.house.places import ROOT

SCRIPT = b"export const sea = 'deep'\n" * 100


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a built client with one script."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "sea-1.js").write_bytes(SCRIPT)
    monkeypatch.setattr(static, "bundle", lambda: tmp_path)
    return tmp_path


def asked(accepted: str) -> Request:
    """Return a request of a browser that accepts these content codings."""
    headers = [(b"host", b"games.example.org"), (b"accept-encoding", accepted.encode())]
    return Request({"type": "http", "method": "GET", "scheme": "http", "path": "/", "headers": headers})


@pytest.mark.parametrize(
    ("accepted", "built", "coding"),
    [
        ("gzip, deflate, br, zstd", True, "br"),
        ("gzip, deflate, br, zstd", False, "gzip"),
        ("gzip, deflate", True, "gzip"),
        ("brotli, gzip;q=0.5", True, "gzip"),
        ("identity", True, None),
    ],
)
def test_a_script_is_sent_in_the_smallest_accepted_coding(
    client: Path, accepted: str, built: bool, coding: str | None
) -> None:
    if built:
        (client / "assets" / "sea-1.js.br").write_bytes(b"brotli")
    answer = static.file(asked(accepted), "assets/sea-1.js")
    assert answer.headers.get("content-encoding") == coding
    assert answer.headers["content-type"].startswith("text/javascript")
    assert (bytes(answer.body) == b"brotli") is (coding == "br")
    assert len(answer.body) < len(SCRIPT) or coding is None
    assert answer.headers.get("vary") == ("accept-encoding" if coding else None)


def said_in_the_client() -> set[str]:
    """Return the messages of the product that the client uses."""
    sources = [*ROOT.glob("web/src/**/*.svelte"), *ROOT.glob("web/src/**/*.ts")]
    named = {
        name
        for path in sources
        for name in re.findall(r"['`]([a-z]+(?:-[a-z]+)+)['`]", path.read_text("utf-8"))
    }
    return named & messages(house_file("en")).keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_browsers_get_all_words_but_those_of_the_command_line(language: str) -> None:
    whole, sent = messages(house_file(language)), read_messages(static.messages(language, None).decode())
    assert said_in_the_client() <= sent.keys()
    assert sent.items() <= whole.items()
    left_out = whole.keys() - sent.keys()
    assert any(name.startswith("bench-") for name in left_out)
    assert not any(name.startswith(("web-", "error-", "draw-")) for name in left_out)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", registry.keys())
def test_the_words_of_a_game_are_in_one_of_two_files(key: str, language: str) -> None:
    screen, help_ = (
        read_messages(static.messages(language, key, on_request=on_request).decode())
        for on_request in (False, True)
    )
    assert screen.keys().isdisjoint(help_)
    assert screen | help_ == messages(game_file(key, language))
    assert {"title", "aim", "coach-welcome"} <= screen.keys()
    assert any(name.startswith("coach-") for name in help_)
    assert any(name.startswith("clause-") for name in help_)
    assert not any(name.startswith("clause-") for name in screen)
