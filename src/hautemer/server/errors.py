"""Refusals of the server."""

from __future__ import annotations

from typing import Self

from hautemer.core.errors import Problem


class Wrong(Problem):
    """A request that cannot be granted; `status` is its HTTP status."""

    retry_after: int | None = None  # seconds

    def __init__(self, key: str, /, status: int = 400, **details: str | int) -> None:
        super().__init__(key, **details)
        self.status = status

    def until(self, seconds: int | None) -> Self:
        """Say after how many seconds it is worth asking again."""
        self.retry_after = seconds
        return self
