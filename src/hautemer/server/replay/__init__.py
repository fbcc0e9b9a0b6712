"""Replays of finished matches and records, and looking back in a running match."""
