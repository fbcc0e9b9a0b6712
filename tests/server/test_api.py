"""The HTTP API against its own OpenAPI description: generated requests, every answer as described."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import httpx2
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from hautemer.core.codec import read_json
from hautemer.server.config import Config
from hautemer.server.http import schema as describe
from hautemer.server.http.api import endpoints
from hautemer.server.services import Services
from hautemer.words import LANGUAGES
from tests.postgres import shared
from tests.server.conftest import serving
from tests.server.people import settings as table_settings
from tests.server.people import smallest

EXAMPLES = 12
FEW_EXAMPLES = 4
CHECKS = [not_a_server_error, content_type_conformance, response_schema_conformance, status_code_conformance]


def paths() -> Iterator[tuple[str, str]]:
    """Yield every described operation."""
    described = describe.openapi(endpoints(Services(Config("sqlite:///nowhere"))))
    for path, operations in described["paths"].items():
        for method in operations:
            yield method.upper(), path


class Known(NamedTuple):
    """Existing ids, so that not every request is about something unknown."""

    token: str
    tables: tuple[str, ...]
    record: str
    game: str
    seats: int


@pytest.fixture(scope="module")
def known(shared_server: str) -> Known:
    """Return existing ids of the shared server."""
    return known_at(shared_server)


def known_at(server: str) -> Known:
    """Create a person, a table in its lobby, a finished one and a record."""
    key, seats = smallest()
    with httpx2.Client(base_url=server, timeout=60) as http:
        token = http.post("/api/me", json={}).json()["token"]
        headers = {"authorization": f"Bearer {token}"}
        wanted: dict[str, Any] = {"settings": table_settings(key, seats), "name": "Zoé"}
        gathering = http.post("/api/tables", json=wanted, headers=headers).json()["table"]
        wanted = {"settings": table_settings(key, seats), "bots": ["random"] * seats, "start": True}
        finished = http.post("/api/tables", json=wanted, headers=headers).json()["table"]
        limit = time.monotonic() + 60
        while (record := http.get(f"/api/tables/{finished}/record")).status_code != 200:
            assert time.monotonic() < limit
            time.sleep(0.05)
        brought = http.post("/api/records", content=record.content).json()["record"]
    return Known(token, (gathering, finished), brought, key, seats)


# After these requests the client is signed out.
LEAVING = (("DELETE", "/api/me"), ("POST", "/api/logout"), ("POST", "/api/login"))


def made_true(case: schemathesis.Case[Any], known: Known, number: int) -> None:
    """Let three of four requests name existing things."""
    if number % 4 == 0:
        return
    parameters = case.path_parameters or {}
    if "table" in parameters:
        parameters["table"] = known.tables[number % 2]
    if "language" in parameters:
        parameters["language"] = LANGUAGES[number % len(LANGUAGES)]
    if "game" in parameters:
        parameters["game"] = known.game
    if "record" in parameters:
        parameters["record"] = known.record
    if case.query and "moment" in case.query:
        case.query["moment"] = str(number)
    if case.query and "seat" in case.query:
        case.query["seat"] = ("", "0", "all", "9")[number % 4]
    wanted = case.body.get("settings") if isinstance(case.body, dict) else None
    if isinstance(wanted, dict):
        wanted |= table_settings(known.game, known.seats)
        if number % 3:
            wanted |= {"options": {}, "watch_delay": 0}


@pytest.fixture(scope="module")
def schema(shared_server: str) -> schemathesis.schemas.BaseSchema:
    return schemathesis.openapi.from_url(f"{shared_server}/api/openapi.json")


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(("method", "path"), list(paths()), ids=lambda part: str(part))
def test_every_answer_is_as_described(
    schema: schemathesis.schemas.BaseSchema, known: Known, method: str, path: str
) -> None:
    ask(schema, known, method, path, EXAMPLES)


@pytest.mark.filterwarnings("ignore")
def test_every_answer_is_as_described_on_postgresql(tmp_path: Path) -> None:
    postgres = shared()
    name = asyncio.run(postgres.fresh())
    with serving(tmp_path, "--database", postgres.url(name)) as address:
        schema, known = schemathesis.openapi.from_url(f"{address}/api/openapi.json"), known_at(address)
        for method, path in paths():
            ask(schema, known, method, path, FEW_EXAMPLES)
    asyncio.run(postgres.drop(name))


def ask(schema: schemathesis.schemas.BaseSchema, known: Known, method: str, path: str, examples: int) -> None:
    """Send `examples` requests for one operation; every answer must match the description."""
    operation = schema[path][method]
    numbers = count()

    @given(case=operation.as_strategy())
    @settings(
        max_examples=examples,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
        deadline=None,
    )
    def answers(case: schemathesis.Case[Any]) -> None:
        if (method, path) not in LEAVING:
            case.headers["authorization"] = f"Bearer {known.token}"
        made_true(case, known, next(numbers))
        answer = case.call_and_validate(checks=CHECKS)
        statuses.add(answer.status_code)

    statuses: set[int] = set()
    answers()
    assert next(numbers) >= 1
    if method == "GET":
        assert min(statuses) == 200, statuses


@pytest.mark.anyio
async def test_unknown_things_get_the_same_answer(server: str) -> None:
    async with httpx2.AsyncClient(base_url=server) as http:
        for path in ("/api/nothing", "/api/tables/nowhere", "/api/tables/nowhere/record", "/nothing.html"):
            answer = await http.get(path)
            assert answer.status_code == 404
            assert set(read_json(answer.content)) <= {"is", "id", "error", "details", "sentence"}
        wrong = await http.put("/api/games")
        assert wrong.status_code == 405
        described = (await http.get("/api/asyncapi.json")).json()
        assert described["asyncapi"] == "3.0.0"
        assert (await http.get("/api/openapi.json")).json()["openapi"] == "3.1.0"
