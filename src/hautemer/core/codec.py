"""The only module that uses the serializer: typed structs, JSON and TOML, digests.

The limits are here because they concern the serializer: input from outside is measured before anything is
made of it.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Iterable
from functools import lru_cache, reduce
from operator import or_
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import UNSET, Raw, UnsetType, field
from msgspec.structs import replace

from hautemer.core.errors import BadOptions, NotARecord, Refused

__all__ = [
    "UNSET",
    "Count",
    "Move",
    "Raw",
    "Struct",
    "Tagged",
    "UnsetType",
    "decode",
    "digest",
    "encode",
    "encode_ordered",
    "field",
    "plain",
    "read",
    "read_as",
    "read_json",
    "read_move",
    "read_toml",
    "replace",
    "schemas",
    "shaped",
]

T = TypeVar("T")
# A count that is never negative: as an index, a negative number would count from the end.
Count = Annotated[int, msgspec.Meta(ge=0)]

# The longest matches write about 200 bytes per entry: 32 MiB holds a hundred thousand entries with outcomes.
MAX_BYTES = 32 * 1024 * 1024
# Our own documents have at most ten levels; a document with more than twice that is an attack.
MAX_DEPTH = 24
# JSON readers in other languages hold integers exactly up to here.
MAX_INTEGER = 2**53


class Struct(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A typed value of the protocol or of a document; frozen, strict about unknown keys."""


class Move(Struct, frozen=True, gc=False, tag_field="do", tag=str.lower):
    """One kind of move: a subclass names its fields, its tag is the `do` of the record.

    >>> class Bid(Move, frozen=True):
    ...     points: int
    >>> plain(Bid(3))
    {'do': 'bid', 'points': 3}
    """


class Tagged(Struct, frozen=True, tag_field="is", tag=str.lower):
    """One of several kinds of message; its tag, the lower-case name, is written under `is`."""


def name_of(kind: type[Move]) -> str:
    """Return the `do` of a kind of move."""
    tag = kind.__struct_config__.tag
    assert isinstance(tag, str)
    return tag


def written_fields(kind: type[Move]) -> dict[str, str]:
    """Return the attributes of a kind of move and the keys under which they are written (`for_` as `for`)."""
    return dict(zip(kind.__struct_fields__, kind.__struct_encode_fields__, strict=True))


def encode(value: object) -> bytes:
    """Return a value as compact JSON.

    >>> encode({"points": 3})
    b'{"points":3}'
    """
    return msgspec.json.encode(value)


def encode_ordered(value: object) -> bytes:
    """Return a value as compact JSON with sorted keys: equal values give equal bytes.

    >>> encode_ordered({"wine": 2, "salt": 1})
    b'{"salt":1,"wine":2}'
    """
    return msgspec.json.encode(value, order="deterministic")


def plain(value: object) -> Any:
    """Return a value as dicts, lists, strings and integers."""
    return msgspec.to_builtins(value)


def digest(value: object) -> str:
    """Return 128 bits of SHA-256 over a value: the same in every process, on every machine, in every Python.

    >>> digest([1, "salt"])
    '57e7047ef81988504818128259c8388e'
    """
    return hashlib.sha256(encode_ordered(value)).hexdigest()[:32]


def decode(document: bytes) -> Any:
    """Decode JSON from outside. Raise `NotARecord` if it is malformed or beyond the limits."""
    if len(document) > MAX_BYTES:
        raise NotARecord("too_large", limit=MAX_BYTES)
    try:
        value = msgspec.json.decode(document)
    except RecursionError:
        raise NotARecord("too_deep", limit=MAX_DEPTH) from None
    except msgspec.ValidationError:  # numbers beyond 64 bits
        raise NotARecord("huge_integer") from None
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise NotARecord("not_json") from None
    measure(value)
    return value


def measure(value: Any) -> None:
    """Raise `NotARecord` for nesting and integers beyond the limits, without recursion."""
    level: list[Any] = [value]
    for _ in range(MAX_DEPTH):
        deeper: list[Any] = []
        for item in level:
            if isinstance(item, dict):
                deeper.extend(item.values())
            elif isinstance(item, list):
                deeper.extend(item)
            elif type(item) is int and not -MAX_INTEGER <= item <= MAX_INTEGER:
                raise NotARecord("huge_integer")
        if not deeper:
            return
        level = deeper
    raise NotARecord("too_deep", limit=MAX_DEPTH)


def shaped(value: Any, shape: type[T]) -> T:
    """Return a plain value as a typed one. Raise `NotARecord` if its shape is wrong."""
    try:
        return msgspec.convert(value, shape, strict=True)
    except msgspec.ValidationError as error:
        raise NotARecord("wrong_shape", why=reason(error)) from None


def read(document: bytes | str, kinds: Iterable[type[T]]) -> T:
    """Decode a small document as one of some kinds of message. Raise `NotARecord` if it is none."""
    try:
        value: T = decoder_of(tuple(kinds)).decode(document)
    except RecursionError:
        raise NotARecord("too_deep", limit=MAX_DEPTH) from None
    except msgspec.ValidationError as error:
        raise NotARecord("wrong_shape", why=reason(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise NotARecord("not_json") from None
    return value


def read_json(document: bytes | str) -> Any:
    """Decode JSON from a trusted sender. Raise `ValueError` if it is malformed."""
    return msgspec.json.decode(document)


def read_as(document: bytes, kind: type[T]) -> T:
    """Decode a document of our own as the type that was encoded."""
    return read(document, (kind,))


@lru_cache(maxsize=1 << 8)
def decoder_of(kinds: tuple[type[Any], ...]) -> msgspec.json.Decoder[Any]:
    """Return the decoder for some kinds of message, cached."""
    return msgspec.json.Decoder(union_of(kinds), strict=True)


def read_move(value: Any, kinds: Iterable[type[Move]]) -> Move:
    """Return a plain value as one of the kinds of move. Raise `Refused` if it is none."""
    try:
        move: Move = msgspec.convert({"move": value}, envelope_of(tuple(kinds)), strict=True).move
    except msgspec.ValidationError as error:
        raise Refused(
            "not_a_move", why=reason(error).replace("$.move", "$").removesuffix(" - at $")
        ) from None
    return move


def read_toml(document: bytes, shape: type[T]) -> T:
    """Return a TOML file as a typed value. Raise `BadOptions` if it is malformed."""
    if len(document) > MAX_BYTES:
        raise BadOptions("wrong_data", why=f"over {MAX_BYTES} bytes")
    try:
        value = tomllib.loads(document.decode())
        measure(value)
        return msgspec.convert(value, shape, strict=True)
    except NotARecord as problem:
        raise BadOptions("wrong_data", why=str(problem).rstrip(".")) from None
    except msgspec.ValidationError as error:
        raise BadOptions("wrong_data", why=reason(error)) from None
    except (ValueError, RecursionError) as error:  # not TOML, not UTF-8, or thousands of digits
        raise BadOptions("wrong_data", why=shorten(str(error))) from None


def schemas(kinds: Iterable[Any], reference: str) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """Return the JSON Schemas of some types, and of their parts, under references like `#/…/{name}`."""
    made, components = msgspec.json.schema_components(kinds, ref_template=reference)
    return list(made), components


@lru_cache(maxsize=1 << 8)
def union_of(kinds: tuple[type[Any], ...]) -> Any:
    """Return the tagged union of some kinds, cached."""
    return reduce(or_, kinds)


@lru_cache(maxsize=1 << 6)
def envelope_of(kinds: tuple[type[Move], ...]) -> Any:
    """Return a struct around one of some moves: the serializer caches what it knows of structs only."""
    return msgspec.defstruct("Envelope", [("move", union_of(kinds))])


def reason(error: msgspec.ValidationError) -> str:
    """Return the serializer's error text, of bounded length: it quotes the input."""
    return shorten(str(error).replace("`", ""))


def shorten(text: str) -> str:
    """Return a text as one line of at most 200 characters."""
    line = " ".join(text.split())
    return line if len(line) <= 200 else line[:199] + "…"
