"""How the server says no."""

from __future__ import annotations

from hautemer.core.errors import Problem


class Wrong(Problem):
    """A request that cannot be granted; `status` is its HTTP status."""

    def __init__(self, key: str, /, status: int = 400, **details: str | int) -> None:
        super().__init__(key, **details)
        self.status = status
