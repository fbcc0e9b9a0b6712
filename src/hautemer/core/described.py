"""The shape of described offers: what `Offer.describe` and the fields of an offer write."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict


class OneOfField(TypedDict):
    """One of some values."""

    one_of: list[Any]
    default: NotRequired[Any]


class BetweenField(TypedDict):
    """A whole number between two others, both included."""

    between: tuple[int, int]
    default: NotRequired[int]


# A class cannot have a field of the name `except`.
SomeOfField = TypedDict(
    "SomeOfField",
    {
        "some_of": list[Any],
        "min": int,
        "max": int,
        "ordered": bool,
        "except": list[list[Any]],
        "default": NotRequired[list[Any]],
    },
)


class Marks(TypedDict, total=False):
    """What an offer has besides its fields: its kind (`do`, or `say` of a claim), and its marks."""

    do: str
    say: str
    may: bool
    forced: bool
    at_once: bool
    then: str
    gives_up: list[dict[str, Any]]


FIELDS = (OneOfField, BetweenField, SomeOfField)
