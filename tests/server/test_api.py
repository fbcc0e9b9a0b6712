"""The HTTP API as its own description says it: made-up requests, every answer inside the description."""

from __future__ import annotations

from collections.abc import Iterator

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
from hautemer.server import describe
from hautemer.server.api import Api
from hautemer.server.app import House
from hautemer.server.config import Config
from tests.server.people import settings as table_settings
from tests.server.people import smallest

EXAMPLES = 12
CHECKS = [not_a_server_error, content_type_conformance, response_schema_conformance, status_code_conformance]


def paths() -> Iterator[tuple[str, str]]:
    """Every operation that is described."""
    api = Api(House(Config("sqlite:///nowhere")))
    for path, operations in describe.openapi(api.endpoints())["paths"].items():
        for method in operations:
            yield method.upper(), path


@pytest.fixture(scope="module")
def known(shared_server: str) -> dict[str, str]:
    """A token, a table, a finished one and a record, so that not everything is unknown."""
    key, seats = smallest()
    with httpx2.Client(base_url=shared_server) as http:
        token = http.post("/api/me", json={}).json()["token"]
        headers = {"authorization": f"Bearer {token}"}
        wanted = {"settings": table_settings(key, seats), "name": "Zoé"}
        made = http.post("/api/tables", json=wanted, headers=headers).json()
    return {"token": token, "table": made["table"], "code": made["code"]}


@pytest.fixture(scope="module")
def schema(shared_server: str) -> schemathesis.schemas.BaseSchema:
    return schemathesis.openapi.from_url(f"{shared_server}/api/openapi.json")


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(("method", "path"), list(paths()), ids=lambda part: str(part))
def test_every_answer_is_as_described(
    schema: schemathesis.schemas.BaseSchema, known: dict[str, str], method: str, path: str
) -> None:
    operation = schema[path][method]

    @given(case=operation.as_strategy())
    @settings(
        max_examples=EXAMPLES,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
        deadline=None,
    )
    def answers(case: schemathesis.Case) -> None:
        if path != "/api/me" or method != "DELETE":
            case.headers = {**(case.headers or {}), "authorization": f"Bearer {known['token']}"}
        if "table" in (case.path_parameters or {}) and hash(str(case.body)) % 2:
            case.path_parameters["table"] = known["table"]
        case.call_and_validate(checks=CHECKS)

    answers()


@pytest.mark.anyio
async def test_what_is_not_there_is_told_alike(server: str) -> None:
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
