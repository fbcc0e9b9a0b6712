"""Tests of the code base itself: layers, names, texts, clauses, files."""
