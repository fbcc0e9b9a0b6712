"""Pages that the server writes itself: missing client, unknown address, the preview of a link."""

from __future__ import annotations

import re
from pathlib import Path

import httpx2
import pytest
from starlette.requests import Request

from hautemer.server.config import Config
from hautemer.server.http import plain_pages, static
from hautemer.words import LANGUAGES, Words

BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


@pytest.mark.anyio
async def test_a_browser_gets_a_page_for_an_unknown_address(server: str) -> None:
    async with httpx2.AsyncClient(base_url=server) as http:
        for path, home in (("/foo", "./"), ("/foo/bar/", "../../")):
            answer = await http.get(path, headers={**BROWSER, "accept-language": "de-DE,de;q=0.9,en;q=0.5"})
            assert answer.status_code == 404
            assert answer.headers["content-type"].startswith("text/html")
            assert Words("de").say("web-lost") in answer.text
            assert f'href="{home}"' in answer.text
            assert '<html lang="de">' in answer.text
        for path, accept in (("/foo", "*/*"), ("/api/foo", BROWSER["accept"])):
            answer = await http.get(path, headers={"accept": accept})
            assert answer.status_code == 404
            assert answer.json()["error"] == "not_found"


@pytest.mark.anyio
async def test_a_plain_page_may_use_its_own_style_and_nothing_else(server: str) -> None:
    async with httpx2.AsyncClient(base_url=server) as http:
        answer = await http.get("/foo", headers=BROWSER)
    assert answer.headers.get_list("content-security-policy") == [plain_pages.POLICY]
    assert re.findall(r"<script|style=|src=|url\(", answer.text) == []


def asked(**headers: str) -> Request:
    """Return a request for the start page."""
    sent = {"host": "games.example.org", **headers}
    written = [(name.replace("_", "-").encode(), value.encode()) for name, value in sent.items()]
    return Request({"type": "http", "method": "GET", "scheme": "http", "path": "/", "headers": written})


def test_without_the_client_the_start_page_says_what_to_do() -> None:
    text = bytes(static.without_client(asked()).body).decode()
    assert [language for language in LANGUAGES if f'lang="{language}"' not in text] == []
    assert "hautemer play --server http://games.example.org" in text


@pytest.mark.parametrize(
    ("public", "address"),
    [(None, "http://games.example.org"), ("https://example.org/sea/", "https://example.org/sea")],
)
def test_the_preview_of_a_link_has_whole_addresses_and_words(
    public: str | None, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(static, "bundle", lambda: Path(__file__).parents[2] / "web")
    config = Config(database="sqlite:///:memory:", public_url=public)
    for headers, language in (({}, "fr"), ({"accept_language": "en-GB"}, "en")):
        text = bytes(static.front(asked(**headers), config).body).decode()
        assert f'property="og:image" content="{address}/social.jpg"' in text
        assert f'property="og:description" content="{Words(language).say("web-tagline")}"' in text
