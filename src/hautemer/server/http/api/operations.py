"""Endpoints for messages, descriptions of the API, and operators."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Protocol

from starlette.requests import Request
from starlette.responses import Response

from hautemer.book import Book
from hautemer.core.codec import encode
from hautemer.server.errors import Wrong
from hautemer.server.http import schema, static
from hautemer.server.http.api.common import CommonServices, Part
from hautemer.server.http.endpoint import Endpoint
from hautemer.server.http.middleware import is_loopback
from hautemer.server.metrics import METRICS

PAGE = "text/plain; charset=utf-8"


class OperationsServices(CommonServices, Protocol):
    """The services that operators ask about."""

    ready: bool


class OperationsApi(Part[OperationsServices]):
    """The endpoints for messages, descriptions and monitoring."""

    def __init__(self, services: OperationsServices, everything: Callable[[], Iterable[Endpoint]]) -> None:
        super().__init__(services)
        self.everything = everything

    def endpoints(self) -> Iterable[Endpoint]:
        """Yield the endpoints."""
        yield Endpoint(
            "GET", "/api/words/{language}.ftl", "The messages of the product", self.words, media=PAGE
        )
        yield Endpoint(
            "GET", "/api/words/{language}/titles.ftl", "The titles of all games", self.titles, media=PAGE
        )
        yield Endpoint(
            "GET", "/api/words/{language}/{game}.ftl", "The messages of a game", self.game_words, media=PAGE
        )
        yield Endpoint(
            "GET",
            "/api/words/{language}/{game}/help.ftl",
            "The messages of a game's coach and hints",
            self.game_help,
            media=PAGE,
        )
        yield Endpoint(
            "GET", "/api/books/{language}/{game}.json", "The rulebook of a game", self.rulebook, gives=Book
        )
        yield Endpoint("GET", "/api/openapi.json", "The description of the HTTP API", self.openapi)
        yield Endpoint("GET", "/api/asyncapi.json", "The description of the sockets", self.asyncapi)
        yield Endpoint("GET", "/healthz", "Check that the process lives", self.healthz, media=PAGE)
        yield Endpoint("GET", "/readyz", "Check that the process can serve", self.readyz, media=PAGE)
        if self.services.config.metrics:
            yield Endpoint("GET", "/metrics", "Metrics for the operator", self.metrics, media=PAGE)

    async def words(self, request: Request) -> Response:
        """Return the messages of the product in a language."""
        return static.words(request, request.path_params["language"], None)

    async def titles(self, request: Request) -> Response:
        """Return the titles and taglines of all games in a language."""
        return static.titles(request, request.path_params["language"])

    async def game_words(self, request: Request) -> Response:
        """Return the messages of a game in a language."""
        return static.words(request, request.path_params["language"], request.path_params["game"])

    async def game_help(self, request: Request) -> Response:
        """Return the messages of a game's coach and hints in a language."""
        parameters = request.path_params
        return static.words(request, parameters["language"], parameters["game"], on_request=True)

    async def rulebook(self, request: Request) -> Response:
        """Return the rulebook of a game in a language."""
        return static.rulebook(request, request.path_params["language"], request.path_params["game"])

    async def openapi(self, request: Request) -> Response:
        """Return the description of the HTTP API."""
        return Response(encode(schema.openapi(self.everything())), media_type="application/json")

    async def asyncapi(self, request: Request) -> Response:
        """Return the description of the sockets."""
        return Response(encode(schema.asyncapi()), media_type="application/json")

    async def healthz(self, request: Request) -> Response:
        """Answer that the process lives."""
        return Response("ok\n", media_type="text/plain")

    async def readyz(self, request: Request) -> Response:
        """Answer whether the process can serve: its database answers."""
        if not self.services.ready:
            return Response("not ready\n", 503, media_type="text/plain")
        await self.services.database.read(lambda connection: connection.exec_driver_sql("SELECT 1").scalar())
        return Response("ok\n", media_type="text/plain")

    async def metrics(self, request: Request) -> Response:
        """Return the metrics, to this machine only: times and counts would tell players about each other."""
        if request.client is None or not is_loopback(request.client.host):
            raise Wrong("not_found", status=404)
        return Response(METRICS.page(), media_type="text/plain; version=0.0.4")
