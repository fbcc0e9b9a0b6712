"""Checks of data files."""

from __future__ import annotations

from hautemer.core.errors import BadOptions


def require(holds: bool, why: str) -> None:  # noqa: FBT001 - like `assert`
    """Raise `BadOptions` with the reason `why` unless a condition on a data file holds."""
    if not holds:
        raise BadOptions("wrong_data", why=why)
