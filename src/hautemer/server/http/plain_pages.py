"""Pages without the client: a message in the look of the client, complete in one file."""

from __future__ import annotations

import base64
import hashlib
import html
from collections.abc import Sequence

from starlette.requests import Request
from starlette.responses import Response

from hautemer.words import LANGUAGES, Words

# A paper chart on the cabin table, by day and by night; docs/web-client.md names the materials.
STYLE = """
:root {
  color-scheme: light dark;
  --wood: #5b3a22; --paper: #f3e7cb; --sheet: #fbf4e2; --sea: #cbdcd5;
  --ink: #1f2933; --plot: #93301c; --brass: #b07a1e;
}
@media (prefers-color-scheme: dark) {
  :root {
    --wood: #2b1b10; --paper: #132437; --sheet: #1b3046; --sea: #0e1f30;
    --ink: #e9dfc6; --plot: #f0805c; --brass: #c9922f;
  }
}
* { box-sizing: border-box }
body {
  display: grid; place-items: center; min-height: 100vh; margin: 0; padding: 20px;
  background: var(--wood); color: var(--ink);
  font: 500 17px/1.4 'Alegreya Sans', system-ui, 'Segoe UI', Roboto, sans-serif;
}
main {
  width: min(100%, 720px); padding: 40px 34px;
  border: 8px solid var(--paper); outline: 2px solid var(--ink); outline-offset: -14px;
  background: var(--sea); box-shadow: 0 6px 24px rgb(15 6 0 / 55%); text-align: center;
}
h1 { margin: 0 0 8px; font: 400 38px/1.15 'Iowan Old Style', Palatino, Georgia, serif }
p { max-width: 34em; margin: 10px auto; overflow-wrap: anywhere }
svg { width: min(100%, 420px); height: auto }
path { fill: none; stroke: var(--plot); stroke-width: 3 }
a { color: inherit }
.button {
  display: inline-block; min-height: 44px; margin-top: 10px; padding: 9px 18px;
  border: 1.2px solid var(--ink); border-radius: 6px; background: var(--sheet);
  box-shadow: 0 2px 4px rgb(0 0 0 / 30%); text-decoration: none;
}
.button:focus-visible { outline: 3px solid var(--brass); outline-offset: 2px }
"""
# A course that ends in a cross on empty sea.
COURSE = (
    '<svg viewBox="20 100 460 210" aria-hidden="true"><path stroke-dasharray="9 6" '
    'd="M34 300C120 270 190 128 320 122C450 118 470 210 416 222C372 232 352 178 396 170"/>'
    '<path d="M388 162l16 16M404 162l-16 16"/></svg>'
)
DIGEST = base64.b64encode(hashlib.sha256(STYLE.encode()).digest()).decode()
POLICY = f"default-src 'none'; style-src 'sha256-{DIGEST}'; base-uri 'none'; frame-ancestors 'none'"


def language_of(request: Request) -> str:
    """Return the first of our languages that the browser accepts, or English."""
    for wanted in request.headers.get("accept-language", "").split(","):
        language = wanted.split(";")[0].strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"


def wants_page(request: Request) -> bool:
    """True if a person follows a link; programs, images and scripts accept other types."""
    return "text/html" in request.headers.get("accept", "")


def page(language: str, title: str, body: Sequence[str], status: int = 200) -> Response:
    """Return a page. The parts of its body are HTML."""
    text = (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        f"<title>{html.escape(title)}</title>"
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><style>{STYLE}</style></head>'
        f"<body><main>{''.join(body)}</main></body></html>"
    )
    headers = {
        "content-security-policy": POLICY,
        "vary": "accept, accept-language",
        "cache-control": "no-cache",
    }
    return Response(text, status, headers, media_type="text/html; charset=utf-8")


def not_found(request: Request, depth: int) -> Response:
    """Return the page for an unknown address, `depth` folders below the start page."""
    language = language_of(request)
    words = Words(language)
    title, how, home = (words.say(message) for message in ("web-lost", "web-lost-how", "web-home"))
    body = [
        COURSE,
        f"<h1>{html.escape(title)}</h1><p>{html.escape(how)}</p>",
        f'<p><a class="button" href="{"../" * depth or "./"}">{html.escape(home)}</a></p>',
    ]
    return page(language, f"{title} · Hautemer", body, 404)
