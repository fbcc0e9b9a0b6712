"""What browser tests look for on this game's screen."""

from __future__ import annotations

# What the board hides from a seat that does not know it: roles.
HIDDEN = (".mark.role",)
