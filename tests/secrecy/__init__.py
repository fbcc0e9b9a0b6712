"""Tests of secrecy in matches of every game, and planted leaks that they must catch."""
