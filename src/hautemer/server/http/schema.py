"""Descriptions of the server, generated from its types: OpenAPI for HTTP, AsyncAPI for the sockets."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

import hautemer
from hautemer.core.codec import schemas
from hautemer.server import protocol
from hautemer.server.http.endpoint import Endpoint

REFERENCE = "#/components/schemas/{name}"


def openapi(endpoints: Iterable[Endpoint]) -> dict[str, Any]:
    """Return the description of the HTTP API in OpenAPI 3.1."""
    listed = [endpoint for endpoint in endpoints if endpoint.path.startswith("/api/")]
    kinds: list[Any] = [protocol.Refusal]
    for endpoint in listed:
        kinds += [kind for kind in (endpoint.takes, endpoint.gives) if kind is not None]
    made, components = schemas(kinds, REFERENCE)
    schema = dict(zip(map(repr, kinds), made, strict=True))
    paths: dict[str, Any] = {}
    for endpoint in listed:
        operation: dict[str, Any] = {
            "operationId": endpoint.answer.__name__,
            "summary": endpoint.summary,
            "parameters": [
                *(parameter(name, "path") for name in re.findall(r"{(\w+)}", endpoint.path)),
                *(parameter(name, "query") for name in endpoint.query),
            ],
            "responses": {
                str(endpoint.status): {
                    "description": "Success",
                    "content": {endpoint.media: {"schema": schema.get(repr(endpoint.gives), {})}},
                },
                "default": {
                    "description": "Refused",
                    "content": {"application/json": {"schema": schema[repr(protocol.Refusal)]}},
                },
            },
        }
        if endpoint.takes is not None:
            content = {"application/json": {"schema": schema[repr(endpoint.takes)]}}
            operation["requestBody"] = {"required": True, "content": content}
        elif endpoint.raw:
            operation["requestBody"] = {"required": True, "content": {"application/json": {"schema": {}}}}
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {"title": "Hautemer", "version": hautemer.__version__},
        "paths": paths,
        "components": {"schemas": components},
    }


def parameter(name: str, place: str) -> dict[str, Any]:
    """Return the description of a parameter."""
    return {"name": name, "in": place, "required": place == "path", "schema": {"type": "string"}}


def asyncapi() -> dict[str, Any]:
    """Return the description of the sockets in AsyncAPI 3.0."""
    to_server: list[Any] = [protocol.Hello, *protocol.COMMANDS]
    to_client: list[Any] = [*protocol.MESSAGES]
    made, components = schemas([*to_server, *to_client, protocol.PublicTable], REFERENCE)
    names = [kind.__name__ for kind in (*to_server, *to_client)]
    messages = {name: {"payload": schema} for name, schema in zip(names, made, strict=False)}
    place = "#/channels/table/messages/"
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Hautemer", "version": hautemer.__version__},
        "channels": {
            "table": {
                "address": "/api/tables/{table}/socket",
                "parameters": {"table": {"description": "The id of a table"}},
                "messages": messages,
            }
        },
        "operations": {
            "ask": {
                "action": "receive",
                "channel": {"$ref": "#/channels/table"},
                "messages": [{"$ref": place + kind.__name__} for kind in to_server],
            },
            "tell": {
                "action": "send",
                "channel": {"$ref": "#/channels/table"},
                "messages": [{"$ref": place + kind.__name__} for kind in to_client],
            },
        },
        "components": {"schemas": components},
    }
