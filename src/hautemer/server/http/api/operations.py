"""Words for clients, descriptions, and what an operator looks at."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from starlette.requests import Request
from starlette.responses import Response

from hautemer.book import Book
from hautemer.core.codec import encode
from hautemer.server.errors import Wrong
from hautemer.server.http import schema, static
from hautemer.server.http.api.common import Part
from hautemer.server.http.endpoint import Endpoint
from hautemer.server.http.middleware import is_loopback
from hautemer.server.metrics import METRICS
from hautemer.server.services import Services

PAGE = "text/plain; charset=utf-8"


class OperationsApi(Part):
    """Words, descriptions, health."""

    def __init__(self, services: Services, everything: Callable[[], Iterable[Endpoint]]) -> None:
        super().__init__(services)
        self.everything = everything

    def endpoints(self) -> Iterable[Endpoint]:
        """What can be asked."""
        yield Endpoint("GET", "/api/words/{language}.ftl", "The house's words", self.words, media=PAGE)
        yield Endpoint(
            "GET", "/api/words/{language}/titles.ftl", "All games' titles", self.titles, media=PAGE
        )
        yield Endpoint(
            "GET", "/api/words/{language}/{game}.ftl", "A game's words", self.game_words, media=PAGE
        )
        yield Endpoint(
            "GET",
            "/api/words/{language}/{game}/help.ftl",
            "What a game's coach, hints and clauses say",
            self.game_help,
            media=PAGE,
        )
        yield Endpoint(
            "GET", "/api/books/{language}/{game}.json", "A game's rulebook", self.rulebook, gives=Book
        )
        yield Endpoint("GET", "/api/openapi.json", "This description", self.openapi)
        yield Endpoint("GET", "/api/asyncapi.json", "The sockets' description", self.asyncapi)
        yield Endpoint("GET", "/healthz", "Whether the process lives", self.healthz, media=PAGE)
        yield Endpoint("GET", "/readyz", "Whether it can serve", self.readyz, media=PAGE)
        if self.services.config.metrics:
            yield Endpoint("GET", "/metrics", "Numbers for the operator", self.metrics, media=PAGE)

    async def words(self, request: Request) -> Response:
        """The house's messages in a language."""
        return static.words(request, request.path_params["language"], None)

    async def titles(self, request: Request) -> Response:
        """The titles and taglines of all games in a language."""
        return static.titles(request, request.path_params["language"])

    async def game_words(self, request: Request) -> Response:
        """A game's messages in a language."""
        return static.words(request, request.path_params["language"], request.path_params["game"])

    async def game_help(self, request: Request) -> Response:
        """Return what a game's coach, hints and clauses say in a language."""
        parameters = request.path_params
        return static.words(request, parameters["language"], parameters["game"], on_request=True)

    async def rulebook(self, request: Request) -> Response:
        """A game's rulebook in a language."""
        return static.rulebook(request, request.path_params["language"], request.path_params["game"])

    async def openapi(self, request: Request) -> Response:
        """The description of everything here."""
        return Response(encode(schema.openapi(self.everything())), media_type="application/json")

    async def asyncapi(self, request: Request) -> Response:
        """The description of the sockets."""
        return Response(encode(schema.asyncapi()), media_type="application/json")

    async def healthz(self, request: Request) -> Response:
        """That the process lives."""
        return Response("ok\n", media_type="text/plain")

    async def readyz(self, request: Request) -> Response:
        """Whether the process can serve: its database answers."""
        if not self.services.ready:
            return Response("not ready\n", 503, media_type="text/plain")
        await self.services.database.read(lambda connection: connection.exec_driver_sql("SELECT 1").scalar())
        return Response("ok\n", media_type="text/plain")

    async def metrics(self, request: Request) -> Response:
        """Numbers for the operator, on this machine: times and counts would tell players of each other."""
        if request.client is None or not is_loopback(request.client.host):
            raise Wrong("not_found", status=404)
        return Response(METRICS.page(), media_type="text/plain; version=0.0.4")
