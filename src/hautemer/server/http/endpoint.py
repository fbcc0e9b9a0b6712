"""A thin typed layer on Starlette: an endpoint says what it takes and gives, and is described by that."""

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
# The sign NUL as JSON has to write it, not behind a backslash that is meant as one.
NUL = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Endpoint:
    """One thing that can be asked by HTTP."""

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
    raw: bool = False  # takes the body as it is


class Empty(Struct, frozen=True):
    """Nothing to say."""


def route(endpoint: Endpoint) -> Route:
    """An endpoint as a route."""

    async def handle(request: Request) -> Response:
        try:
            arguments: list[Any] = []
            if endpoint.raw:
                arguments.append(await limited(request, endpoint.largest))
            elif endpoint.takes is not None:
                written = await limited(request, endpoint.largest) or b"{}"
                if NUL.search(written):  # PostgreSQL keeps no text with it
                    raise NotARecord("wrong_shape", why="NUL")
                arguments.append(read(written, (endpoint.takes,)))
            answer = await endpoint.answer(request, *arguments)
        except Problem as problem:
            return refusal(problem)
        except DatabaseAway:
            return refusal(Wrong("away", status=503))
        except ClientDisconnect:  # nobody is there to be answered
            return Response(status_code=400)
        if isinstance(answer, Response):
            return answer
        return Response(encode(answer), endpoint.status, media_type="application/json")

    return Route(endpoint.path, handle, methods=[endpoint.method], name=endpoint.answer.__name__)


async def limited(request: Request, largest: int) -> bytes:
    """The body of a request, if it is not too large."""
    parts: list[bytes] = []
    size = 0
    async for part in request.stream():
        size += len(part)
        if size > largest:
            raise Wrong("too_large", status=413, limit=largest)
        parts.append(part)
    return b"".join(parts)


def refusal(problem: Problem) -> Response:
    """A problem as an answer."""
    status = getattr(problem, "status", 404 if isinstance(problem, UnknownGame) else 400)
    body = Refusal(None, problem.key, problem.details, str(problem))
    after = getattr(problem, "retry_after", None)
    headers = None if after is None else {"retry-after": str(after)}
    return Response(encode(body), status, headers, media_type="application/json")


__all__ = ["MAX_BODY", "Empty", "Endpoint", "NotARecord", "limited", "refusal", "route"]
