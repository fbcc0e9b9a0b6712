"""Constants about the screens of games (`games/<key>/tests/screen.py`, which is optional)."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from tests.cases import KEYS


def on_screen(name: str) -> dict[str, Any]:
    """Return a constant of the games' `screen` modules by game; games without it are left out."""
    modules = {key: f"hautemer.games.{key}.tests.screen" for key in KEYS}
    found = {
        key: getattr(import_module(module), name, None)
        for key, module in modules.items()
        if find_spec(module)
    }
    return {key: value for key, value in found.items() if value is not None}
