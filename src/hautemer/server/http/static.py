"""Files for browsers: the built client, its messages and the rulebooks."""

from __future__ import annotations

import gzip
import hashlib
import html
import importlib.resources
import mimetypes
import re
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from hautemer.book import book
from hautemer.core import registry
from hautemer.core.codec import encode
from hautemer.core.errors import UnknownGame
from hautemer.server.config import Config
from hautemer.server.errors import Wrong
from hautemer.server.http import plain_pages
from hautemer.server.http.endpoint import Endpoint
from hautemer.server.http.origins import own_origin
from hautemer.words import LANGUAGES, Plain, Words

# Services that preview links send no language; most of our players read French.
PREVIEW_LANGUAGE = "fr"
FOREVER = "public, max-age=31536000, immutable"
CHECK = "no-cache"
# Responses of these types are compressed above this size. Never scenes: a length can reveal a secret.
SMALL = 1000
TEXTUAL = (
    "text/",
    "application/javascript",
    "application/json",
    "image/svg+xml",
    "application/manifest+json",
)


# Prefixes of messages that no browser shows.
TERMINAL = (
    "admin-",
    "away-",
    "bench-",
    "client-",
    "compare-",
    "load-",
    "notice-",
    "screenshots-",
    "serve-",
    "simulate-",
    "torture-",
    "tournament-",
    "usage-",
    "verify-",
)
# Messages of a game that a browser shows on request, by the beginning of their ids.
ON_REQUEST = ("clause-", "coach-", "hint-")
# The message by which every screen knows that a game has a guided match.
WELCOME = "coach-welcome ="


def bundle() -> Path:
    """Return the folder of the built client."""
    return Path(str(importlib.resources.files("hautemer"))) / "web"


def is_built() -> bool:
    """True if the client is part of this installation."""
    return (bundle() / "index.html").is_file()


def without_client(request: Request) -> Response:
    """Return a page that says what is missing and what to do, in all languages."""
    address = f"{request.url.scheme}://{request.headers.get('host', '')}"
    said = {one: Words(one).say("client-missing", address=Plain(address)) for one in LANGUAGES}
    lines = [f'<p lang="{one}">{html.escape(text)}</p>' for one, text in said.items()]
    last = '<p><a class="button" href="api/openapi.json">api/openapi.json</a></p>'
    return plain_pages.page("en", "Hautemer", ["<h1>Hautemer</h1>", *lines, last])


def endpoints(config: Config) -> Iterable[Endpoint]:
    """Yield the start page and its files."""

    async def start(request: Request) -> Response:
        return front(request, config) if is_built() else without_client(request)

    async def other(request: Request) -> Response:
        return file(request, request.path_params["file"])

    yield Endpoint("GET", "/", "The client", start, media="text/html")
    yield Endpoint("GET", "/{file:path}", "A file of the client", other)


def front(request: Request, config: Config) -> Response:
    """Return the start page, with absolute addresses and a text for services that preview it."""
    origin = own_origin(config, request.url.scheme, request.headers.get("host", ""))
    address = html.escape((config.public_url or origin).rstrip("/"))
    language = plain_pages.language_of(request) if "accept-language" in request.headers else PREVIEW_LANGUAGE
    text = (bundle() / "index.html").read_text(encoding="utf-8")
    text = text.replace('content="./social.jpg"', f'content="{address}/social.jpg"')
    text = text.replace('content="tagline"', f'content="{html.escape(Words(language).say("web-tagline"))}"')
    answer = tagged(request, text.encode(), "text/html; charset=utf-8", CHECK)
    answer.headers["vary"] = "accept-encoding, accept-language"
    return answer


def file(request: Request, name: str) -> Response:
    """Return a file of the client; files in `assets/` have a hash in their name and never change."""
    place = (bundle() / name).resolve()
    if not place.is_relative_to(bundle().resolve()) or not place.is_file():
        if plain_pages.wants_page(request) and not name.startswith("api/"):
            return plain_pages.not_found(request, name.count("/"))
        raise Wrong("not_found", status=404)
    media = mimetypes.guess_type(place.name)[0] or "application/octet-stream"
    if media.startswith("text/") or media == "application/javascript":
        media += "; charset=utf-8"
    caching = FOREVER if "assets/" in name else CHECK
    brotli = place.with_name(f"{place.name}.br")  # written by the build
    smaller = brotli.read_bytes() if brotli.is_file() and accepts(request, "br") else None
    return tagged(request, place.read_bytes(), media, caching, smaller)


@lru_cache(maxsize=200)
def packed(content: bytes) -> bytes:
    """Return content compressed with gzip; the cache holds it."""
    return gzip.compress(content, 9, mtime=0)


def words(request: Request, language: str, game: str | None, *, on_request: bool = False) -> Response:
    """Return the messages of the product or of a game in a language."""
    if language not in LANGUAGES:
        raise Wrong("not_found", status=404)
    try:
        content = messages(language, game, on_request=on_request)
        return tagged(request, content, "text/plain; charset=utf-8", CHECK)
    except (UnknownGame, FileNotFoundError):
        raise Wrong("not_found", status=404) from None


def titles(request: Request, language: str) -> Response:
    """Return the titles and taglines of all games in a language: the start page needs no more of them."""
    if language not in LANGUAGES:
        raise Wrong("not_found", status=404)
    return tagged(request, titled(language), "text/plain; charset=utf-8", CHECK)


@lru_cache(maxsize=1 << 3)
def titled(language: str) -> bytes:
    """Return the messages `<game>-title` and `<game>-tagline`; `<game>-lesson` for games with a lesson."""
    found = []
    for key in registry.keys():  # noqa: SIM118 - the registry is no dict
        words = Words(language, key)
        found += [f"{key}-{name} = {words.say(name)}\n" for name in ("title", "tagline")]
        if registry.lesson(key) is not None:
            found.append(f"{key}-lesson = {key}\n")
    return "".join(found).encode()


@lru_cache(maxsize=1 << 6)
def messages(language: str, game: str | None, *, on_request: bool = False) -> bytes:
    """Return the messages that a browser needs, without comments, as a `.ftl` file.

    A game has two files: what its screen shows, and with `on_request` what the coach, hints and
    explanations say.
    """
    if game is None:
        text = importlib.resources.files("hautemer").joinpath("locale", f"{language}.ftl").read_text("utf-8")
        return "".join(one for one in entries_of(text) if not one.startswith(TERMINAL)).encode()
    entries = entries_of(registry.file(game, "locale", f"{language}.ftl").decode())
    return "".join(one for one in entries if is_on_request(one) == on_request).encode()


def is_on_request(entry: str) -> bool:
    """True if a browser loads an entry of a game only when a person requests it."""
    return entry.startswith(ON_REQUEST) and not entry.startswith(WELCOME)


def entries_of(text: str) -> list[str]:
    """Split a `.ftl` file into its messages and terms, without comments."""
    entries = re.split(r"^(?=[a-z#-])", text, flags=re.MULTILINE)
    return [one for one in entries if not one.startswith("#")]


def rulebook(request: Request, language: str, game: str) -> Response:
    """Return the rulebook of a game."""
    if language not in LANGUAGES:
        raise Wrong("not_found", status=404)
    try:
        return tagged(request, encode(book(game, language)), "application/json", CHECK)
    except (UnknownGame, FileNotFoundError):
        raise Wrong("not_found", status=404) from None


def accepts(request: Request, coding: str) -> bool:
    """True if a browser accepts this content coding."""
    named = request.headers.get("accept-encoding", "").split(",")
    return any(one.partition(";")[0].strip().lower() == coding for one in named)


def tagged(
    request: Request, content: bytes, media: str, caching: str, brotli: bytes | None = None
) -> Response:
    """Return a response with an ETag; `brotli` is its content in that coding."""
    tag = f'"{hashlib.sha256(content).hexdigest()[:20]}"'
    headers = {"etag": tag, "cache-control": caching}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    if brotli is not None:
        headers |= {"content-encoding": "br", "vary": "accept-encoding"}
        content = brotli
    elif len(content) > SMALL and media.startswith(TEXTUAL) and accepts(request, "gzip"):
        headers |= {"content-encoding": "gzip", "vary": "accept-encoding"}
        content = packed(content)
    return Response(content, media_type=media, headers=headers)
