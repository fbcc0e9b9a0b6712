"""TypeScript types of everything that crosses the wire, made from the same types as the descriptions.

python -m hautemer.server.typescript > web/src/net/server.ts
"""

from __future__ import annotations

import json
import sys
from typing import Any

from hautemer.core.codec import schemas
from hautemer.server import protocol as ask
from hautemer.server.api import endpoints
from hautemer.server.app import House
from hautemer.server.config import Config

HEAD = "/** What crosses the wire. Made by `python -m hautemer.server.typescript`; do not edit. */\n"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def typescript() -> str:
    """All types: commands, messages, and what is taken and given by HTTP."""
    kinds: list[Any] = [ask.Hello, *ask.COMMANDS, *ask.MESSAGES, ask.Board]
    for endpoint in endpoints(House(Config("sqlite:///nowhere"))):
        kinds += [kind for kind in (endpoint.takes, endpoint.gives) if kind is not None]
    _, components = schemas(kinds, "{name}")
    parts = [HEAD, *(declared(name, components[name]) for name in sorted(components))]
    for name, some in (("Command", ask.COMMANDS), ("Message", ask.MESSAGES)):
        parts.append(f"export type {name} =\n" + "\n".join(f"  | {kind.__name__}" for kind in some) + "\n")
    return "\n".join(parts)


def declared(name: str, schema: dict[str, Any]) -> str:
    """One type by its name; what has a default may be left out."""
    said = " ".join(schema.get("description", "").split())
    lines = [f"/** {said} */"] if said else []
    if "properties" not in schema:
        return "\n".join([*lines, f"export type {name} = {written(schema)}\n"])
    lines.append(f"export interface {name} {{")
    for field, kind in schema["properties"].items():
        needed = "" if field in schema.get("required", ()) else "?"
        lines.append(f"  {field}{needed}: {written(kind)}")
    return "\n".join([*lines, "}\n"])


def written(schema: dict[str, Any]) -> str:
    """A type where it is used."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(written(one) for one in schema["anyOf"]))
    kind = schema.get("type")
    if kind == "array":
        if "prefixItems" in schema:
            return f"[{', '.join(written(item) for item in schema['prefixItems'])}]"
        item = written(schema.get("items", {}))
        return f"({item})[]" if " | " in item else f"{item}[]"
    if kind == "object":
        return f"Record<string, {written(schema.get('additionalProperties', {}))}>"
    return PLAIN.get(kind or "", "unknown")


if __name__ == "__main__":
    sys.stdout.write(typescript())
