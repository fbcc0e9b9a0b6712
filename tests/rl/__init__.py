"""Tests of the encodings and environments that need no library of others besides NumPy."""
