"""States: slotted classes of plain values, with a `copy()` generated from their fields."""

from __future__ import annotations

import dataclasses
import types
import typing
from collections.abc import Callable
from typing import Any, Self

SHARED = (int, str, bool, bytes, type(None), tuple, frozenset)


class State:
    """The base of a game's state; subclasses are `@dataclass(slots=True)`.

    `copy()` is compiled from the annotations on the first call: immutable values are shared; lists, sets and
    dicts are copied as deep as their annotation says that they can change.

    >>> @dataclasses.dataclass(slots=True)
    ... class Toy(State):
    ...     scores: list[int]
    >>> toy = Toy([1, 2])
    >>> twin = toy.copy()
    >>> twin.scores.append(3)
    >>> toy.scores
    [1, 2]
    """

    __slots__ = ()

    def copy(self) -> Self:
        """Return a copy that can be changed without changing this state."""
        written = write_copy(type(self))
        setattr(type(self), "copy", written)  # noqa: B010 - later calls use the compiled function
        twin: Self = written(self)
        return twin


def write_copy(kind: type[Any]) -> Callable[[Any], Any]:
    """Compile the copy function of a state class."""
    hints = typing.get_type_hints(kind)
    lines = ["def copy(self):", "    twin = new(kind)"]
    lines += [
        f"    twin.{field.name} = {copied(f'self.{field.name}', hints[field.name], 0)}"
        for field in dataclasses.fields(kind)
    ]
    lines.append("    return twin")
    namespace: dict[str, Any] = {"new": kind.__new__, "kind": kind}
    exec("\n".join(lines), namespace)  # noqa: S102 - the text consists of our own field names
    made: Callable[[Any], Any] = namespace["copy"]
    return made


def copied(source: str, hint: Any, depth: int) -> str:
    """Return the expression that copies `source`, which is annotated as `hint`."""
    if is_shared(hint):
        return source
    origin, arguments = typing.get_origin(hint), typing.get_args(hint)
    item = f"item{depth}"
    if origin is list:
        if is_shared(arguments[0]):
            return f"{source}[:]"
        return f"[{copied(item, arguments[0], depth + 1)} for {item} in {source}]"
    if origin is set and is_shared(arguments[0]):
        return f"{source}.copy()"
    if origin is dict and is_shared(arguments[0]):
        if is_shared(arguments[1]):
            return f"{source}.copy()"
        inner = copied(item, arguments[1], depth + 1)
        return f"{{key{depth}: {inner} for key{depth}, {item} in {source}.items()}}"
    if isinstance(hint, type) and issubclass(hint, State):
        return f"{source}.copy()"
    if origin in (typing.Union, types.UnionType):
        changing = [kind for kind in arguments if not is_shared(kind)]
        if len(changing) == 1 and type(None) in arguments:
            return f"(None if {source} is None else {copied(source, changing[0], depth)})"
    raise TypeError(f"a state may not have a field of type {hint}")


def is_shared(hint: Any) -> bool:
    """True if values of this annotation are immutable."""
    if isinstance(hint, typing.NewType):
        return is_shared(hint.__supertype__)
    origin, arguments = typing.get_origin(hint), typing.get_args(hint)
    if origin in (typing.Union, types.UnionType):
        return all(is_shared(kind) for kind in arguments)
    if origin in (tuple, frozenset):
        return all(kind is Ellipsis or is_shared(kind) for kind in arguments)
    if origin is typing.Literal:
        return True
    return isinstance(hint, type) and issubclass(hint, SHARED)
