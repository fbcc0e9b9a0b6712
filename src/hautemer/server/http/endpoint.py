"""A thin typed layer on Starlette: an endpoint declares its types, and the API description uses them."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import structlog
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from hautemer.core.codec import Struct, encode, read
from hautemer.core.errors import NotARecord, Problem, UnknownGame
from hautemer.server.errors import Wrong
from hautemer.server.protocol import Refusal
from hautemer.storage.database import DatabaseAway

MAX_BODY = 64 * 1024
# The character NUL as JSON must write it, not after an escaped backslash.
NUL = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Endpoint:
    """One endpoint of the HTTP API."""

    method: str
    path: str
    summary: str
    answer: Callable[..., Awaitable[Any]]
    takes: type[Struct] | None = None
    gives: Any = None
    media: str = "application/json"
    status: int = 200
    query: tuple[str, ...] = ()
    largest: int = MAX_BODY
    raw: bool = False  # the function gets the body undecoded


class Empty(Struct, frozen=True):
    """An empty body."""


def route(endpoint: Endpoint) -> Route:
    """Return the Starlette route of an endpoint."""

    async def handle(request: Request) -> Response:
        try:
            arguments: list[Any] = []
            if endpoint.raw:
                arguments.append(await limited(request, endpoint.largest))
            elif endpoint.takes is not None:
                written = await limited(request, endpoint.largest) or b"{}"
                if NUL.search(written):  # PostgreSQL stores no text with it
                    raise NotARecord("wrong_shape", why="NUL")
                arguments.append(read(written, (endpoint.takes,)))
            answer = await endpoint.answer(request, *arguments)
        except Problem as problem:
            return refusal(problem)
        except DatabaseAway:
            return refusal(Wrong("away", status=503))
        except ClientDisconnect:  # no client is left to answer
            return Response(status_code=400)
        if isinstance(answer, Response):
            return answer
        return Response(encode(answer), endpoint.status, media_type="application/json")

    return Route(endpoint.path, handle, methods=[endpoint.method], name=endpoint.answer.__name__)


async def limited(request: Request, largest: int) -> bytes:
    """Return the body of a request. Raise `too_large` if it exceeds `largest` bytes."""
    parts: list[bytes] = []
    size = 0
    async for part in request.stream():
        size += len(part)
        if size > largest:
            raise Wrong("too_large", status=413, limit=largest)
        parts.append(part)
    return b"".join(parts)


def refusal(problem: Problem) -> Response:
    """Return the response of a problem."""
    status = getattr(problem, "status", 404 if isinstance(problem, UnknownGame) else 400)
    body = Refusal(None, problem.key, problem.details, str(problem))
    after = getattr(problem, "retry_after", None)
    headers = None if after is None else {"retry-after": str(after)}
    return Response(encode(body), status, headers, media_type="application/json")


__all__ = ["MAX_BODY", "Empty", "Endpoint", "NotARecord", "limited", "refusal", "route"]
