"""Notices, each told to a real receiver."""
