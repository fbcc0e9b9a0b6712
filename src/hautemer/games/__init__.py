"""The games, one folder each; `find` and `keys` come from the registry.

>>> len(keys())
4
"""

from __future__ import annotations

from hautemer.core.registry import find, keys

__all__ = ["find", "keys"]
