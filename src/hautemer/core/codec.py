"""The one module that touches the serializer: typed structs, JSON and TOML in and out, digests.

Limits are here because they are the serializer's business: what comes in from outside is measured
before anything is made of it.
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
    "read_loosely",
    "read_move",
    "read_toml",
    "replace",
    "schemas",
    "shaped",
]

T = TypeVar("T")
# A number that counts something: never less than nothing, where it would count from the end.
Count = Annotated[int, msgspec.Meta(ge=0)]

# The longest matches write about 200 bytes an entry: 32 MiB holds a hundred thousand entries with their luck.
MAX_BYTES = 32 * 1024 * 1024
# Nothing we write is nested deeper than ten; twice that and more is somebody trying.
MAX_DEPTH = 24
# JSON readers in other languages hold integers exactly up to here.
MAX_INTEGER = 2**53


class Struct(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A typed value that crosses the edge; frozen, strict about unknown keys."""


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
    """The attributes of a kind of move and the keys they are written under (`for_` is written `for`)."""
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
    """128 bits of SHA-256 over a value: the same in every process, on every machine, in every Python.

    >>> digest([1, "salt"])
    '57e7047ef81988504818128259c8388e'
    """
    return hashlib.sha256(encode_ordered(value)).hexdigest()[:32]


def decode(document: bytes) -> Any:
    """JSON from outside, measured; anything wrong with it is a `NotARecord`."""
    if len(document) > MAX_BYTES:
        raise NotARecord("too_large", limit=MAX_BYTES)
    try:
        value = msgspec.json.decode(document)
    except RecursionError:
        raise NotARecord("too_deep", limit=MAX_DEPTH) from None
    except msgspec.ValidationError:  # numbers that no machine number can hold
        raise NotARecord("huge_integer") from None
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise NotARecord("not_json") from None
    measure(value)
    return value


def measure(value: Any) -> None:
    """Raise `Refused` for nesting and integers beyond the limits, without recursion."""
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
    """Return a plain value as a typed one; a wrong shape is a `NotARecord`."""
    try:
        return msgspec.convert(value, shape, strict=True)
    except msgspec.ValidationError as error:
        raise NotARecord("wrong_shape", why=reason(error)) from None


def read(document: bytes | str, kinds: Iterable[type[T]]) -> T:
    """A small document from outside as one of some kinds of message; anything else is a `NotARecord`."""
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
    """Return any JSON from somebody we trust to send it; what is none is a `ValueError`."""
    return msgspec.json.decode(document)


def read_loosely(document: bytes, kind: type[T]) -> T:
    """Return the fields of a document that a type names; for clients, who may be older than the server."""
    value: T = decoder_of((kind,)).decode(document)
    return value


def read_as(document: bytes, kind: type[T]) -> T:
    """Return a document of our own as what it was before it was written."""
    return read(document, (kind,))


@lru_cache(maxsize=1 << 8)
def decoder_of(kinds: tuple[type[Any], ...]) -> msgspec.json.Decoder[Any]:
    """Return the decoder of one of some kinds of message, made once."""
    return msgspec.json.Decoder(union_of(kinds), strict=True)


def read_move(value: Any, kinds: Iterable[type[Move]]) -> Move:
    """Return a plain value as one of the kinds of move; anything else is `Refused`."""
    try:
        move: Move = msgspec.convert({"move": value}, envelope_of(tuple(kinds)), strict=True).move
    except msgspec.ValidationError as error:
        raise Refused(
            "not_a_move", why=reason(error).replace("$.move", "$").removesuffix(" - at $")
        ) from None
    return move


def read_toml(document: bytes, shape: type[T]) -> T:
    """Return a TOML file as a typed value; what is wrong with it is a `BadOptions`."""
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
    """The JSON Schemas of some types, and of what they are made of, under references like `#/…/{name}`."""
    made, components = msgspec.json.schema_components(kinds, ref_template=reference)
    return list(made), components


@lru_cache(maxsize=1 << 8)
def union_of(kinds: tuple[type[Any], ...]) -> Any:
    """Return the tagged union of some kinds, made once."""
    return reduce(or_, kinds)


@lru_cache(maxsize=1 << 6)
def envelope_of(kinds: tuple[type[Move], ...]) -> Any:
    """A struct around one of some moves: the serializer keeps what it knows of a struct, not of a union."""
    return msgspec.defstruct("Envelope", [("move", union_of(kinds))])


def reason(error: msgspec.ValidationError) -> str:
    """Return the serializer's complaint, of bounded length: it quotes what came in."""
    return shorten(str(error).replace("`", ""))


def shorten(text: str) -> str:
    """Return a line of text, at most 200 characters of it."""
    line = " ".join(text.split())
    return line if len(line) <= 200 else line[:199] + "…"
