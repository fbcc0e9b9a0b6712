"""The house itself: layers, words, clauses, files."""
