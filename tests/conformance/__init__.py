"""The kernel in matches of every game."""
