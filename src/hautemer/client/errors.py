"""Errors of the client library."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


class Declined(Exception):
    """The server refused a request: the key, the details and the English sentence of the refusal."""

    def __init__(self, answer: Mapping[str, Any]) -> None:
        self.key: str = answer.get("error", "?")
        self.details: dict[str, Any] = answer.get("details", {})
        super().__init__(answer.get("sentence", "?"))
