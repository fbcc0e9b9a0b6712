"""TypeScript types of the protocol and the HTTP API, generated from the types of the server.

python -m hautemer.server.http.typescript > web/src/net/server.ts
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from typing import Any

from hautemer.core import described
from hautemer.core.codec import schemas
from hautemer.core.guide import Guide
from hautemer.core.record import Record
from hautemer.server import protocol
from hautemer.server.config import Config
from hautemer.server.http.api import endpoints
from hautemer.server.services import Services
from hautemer.server.tables.settings import Pace, Settings

HEAD = "/** What crosses the wire. Made by `python -m hautemer.server.http.typescript`; do not edit. */\n"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
Schema = dict[str, Any]

# The server leaves out fields with their default. The client restores them on arrival in these types.
FILLED = tuple(
    kind.__name__
    for kind in (
        protocol.Scene,
        protocol.PublicTable,
        protocol.Chair,
        protocol.Drawing,
        Guide,
        protocol.Beside,
        Settings,
        Pace,
    )
)
# Offers have fields of any name, which no schema describes.
OFFERS = {("Scene", "offers"): "Offer[] | null", ("Scene", "claims"): "Offer[] | null"}
# A type of records that has the name of a TypeScript type.
RENAMED = {"Record": "MatchRecord"}
VALUES = """\
/** Any JSON. */
export type Value = string | number | boolean | null | Value[] | { [key: string]: Value }
"""
OFFER = """\
/** The values that one field of a move may take. */
export type Field = {fields}

/** One kind of move that is open, or of claim: its marks, and its fields by name. */
export type Offer = Marks & {{ [field: string]: Field | Marks[keyof Marks] }}
"""


def typescript() -> str:
    """Return all types: commands, messages, bodies of HTTP, and the defaults of `FILLED`."""
    given: list[Any] = [*protocol.MESSAGES, protocol.PublicTable, *described.FIELDS, described.Marks]
    taken: list[Any] = [protocol.Hello, *protocol.COMMANDS]
    for endpoint in endpoints(Services(Config("sqlite:///nowhere"))):
        taken += [endpoint.takes] if endpoint.takes is not None else []
        given += [endpoint.gives] if endpoint.gives is not None else []
    _, components = schemas([*taken, *given], "{name}")
    _, recorded = schemas([Record], "{name}")
    for name, schema in recorded.items():
        if components.get(name) != schema:
            components[RENAMED.get(name, name)] = renamed(schema)
    sent = {kind.__name__ for kind in taken}
    parts = [HEAD, VALUES]
    parts += [declared(name, components[name], components, sent=name in sent) for name in sorted(components)]
    parts.append(OFFER.format(fields=" | ".join(kind.__name__ for kind in described.FIELDS)))
    for name, some in (("Command", protocol.COMMANDS), ("Message", protocol.MESSAGES)):
        parts.append(f"export type {name} =\n" + "\n".join(f"  | {kind.__name__}" for kind in some) + "\n")
    return "\n".join([*parts, defaults(components)])


def declared(name: str, schema: Schema, components: dict[str, Schema], *, sent: bool = False) -> str:
    """Return the declaration of a type; fields with defaults are optional unless the client restores them."""
    said = " ".join(schema.get("description", "").split())
    lines = [f"/** {said} */"] if said else []
    if "properties" not in schema:
        return "\n".join([*lines, f"export type {name} = {written(schema)}\n"])
    lines.append(f"export interface {name} {{")
    for field, kind in schema["properties"].items():
        required = field in schema.get("required", ()) or name in FILLED
        type_ = OFFERS.get((name, field)) or written(kind)
        if sent and type_ in FILLED:
            type_ = sparse(type_, components)
        lines.append(f"  {field}{'' if required else '?'}: {type_}")
    return "\n".join([*lines, "}\n"])


def sparse(name: str, components: dict[str, Schema]) -> str:
    """Return the type of a sent value in which fields with a default are optional, also in nested types."""
    schema = components[name]
    inner = {field: part_of(kind) for field, kind in schema["properties"].items()}
    parts = {field: part for field, part in inner.items() if part is not None}
    kinds = [f"Pick<{name}, {union(schema['required'])}>"] if schema.get("required") else []
    kinds.append(f"Partial<Omit<{name}, {union(parts)}>>" if parts else f"Partial<{name}>")
    kinds += [f"{{ {field}?: {sparse(part, components)} }}" for field, part in parts.items()]
    return " & ".join(kinds)


def union(fields: Iterable[str]) -> str:
    """Return the union type of field names."""
    return " | ".join(json.dumps(field) for field in fields)


def defaults(components: dict[str, Schema]) -> str:
    """Return the defaults of the types that the client completes, and the fields that contain such types."""
    kinds, values, parts = [], [], []
    for name in sorted(FILLED):
        known = defaults_of(name, components)
        kinds.append(f"  {name}: Pick<{name}, {union(known)}>")
        values.append(f"  {name}: {json.dumps(known)},")
    for name in sorted((*FILLED, protocol.Earlier.__name__)):
        inner = {field: part_of(kind) for field, kind in components[name]["properties"].items()}
        if found := {field: part for field, part in inner.items() if part is not None}:
            parts.append(f"  {name}: {json.dumps(found)},")
    lines = [
        "/** What the server leaves out, by type. */",
        "export const DEFAULTS: {",
        *kinds,
        "} = {",
        *values,
    ]
    lines += [
        "}",
        "",
        "/** By type and field: the types of `DEFAULTS` that stand in it, alone or in a list. */",
    ]
    lines += [
        "export const PARTS: Record<string, Record<string, keyof typeof DEFAULTS>> = {",
        *parts,
        "}",
        "",
    ]
    return "\n".join(lines)


def defaults_of(name: str, components: dict[str, Schema]) -> dict[str, Any]:
    """Return the defaults of one type; a default that is itself such a type is complete."""
    schema = components[name]
    found: dict[str, Any] = {}
    for field, kind in schema["properties"].items():
        if field not in schema.get("required", ()):
            part = part_of(kind) if kind["default"] == {} else None
            found[field] = kind["default"] if part is None else defaults_of(part, components)
    return found


def part_of(schema: Schema) -> str | None:
    """Return the type of `FILLED` that a field contains, alone or in a list."""
    for one in (schema, schema.get("items", {}), *schema.get("anyOf", ())):
        if isinstance(one, dict) and one.get("$ref") in FILLED:
            return str(one["$ref"])
    return None


def renamed(schema: Any) -> Any:
    """Return a schema whose references use the names of `RENAMED`."""
    if isinstance(schema, list):
        return [renamed(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    made = {key: renamed(value) for key, value in schema.items()}
    if "$ref" in made:
        made["$ref"] = RENAMED.get(made["$ref"], made["$ref"])
    return made


def written(schema: Schema) -> str:
    """Return the TypeScript type of a schema."""
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
    return PLAIN.get(kind or "", "Value")


if __name__ == "__main__":
    sys.stdout.write(typescript())
