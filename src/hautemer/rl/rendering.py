"""Rendering of environments as text: what everybody may see, and the seats that are asked."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from typing import Any

from hautemer.core.codec import plain
from hautemer.core.game import AnyGame, Seat
from hautemer.rl.errors import LabError

MODES = ("human", "ansi")


def checked_mode(mode: str | None) -> str | None:
    """Return a mode of rendering. Raise `LabError` if there is no such mode."""
    if mode is not None and mode not in MODES:
        raise LabError("wrong_setting", setting="render_mode", value=str(mode)[:40], known=", ".join(MODES))
    return mode


def render(game: AnyGame, state: Any, asked: Sequence[Seat], mode: str | None) -> str | None:
    """Return the public view as text in the mode `ansi`; write it to standard output in the mode `human`."""
    if mode is None:
        return None
    seats = ", ".join(str(seat) for seat in asked)
    lines = [f"{game.meta.title}: {seats}", *written(plain(game.public(state)), "  ")]
    text = "\n".join(lines) + "\n"
    if mode == "ansi":
        return text
    sys.stdout.write(text)
    return None


def written(value: dict[str, Any], indent: str) -> Iterator[str]:
    """Yield the lines of a view, with parts of parts indented."""
    for key, part in value.items():
        if isinstance(part, dict):
            yield f"{indent}{key}:"
            yield from written(part, indent + "  ")
        elif isinstance(part, list) and part and isinstance(part[0], dict):
            yield f"{indent}{key}:"
            for one in part:
                yield f"{indent}  {one}"
        else:
            yield f"{indent}{key}: {part}"
