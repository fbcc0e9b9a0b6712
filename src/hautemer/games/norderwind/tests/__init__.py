"""Tests of Norderwind, clause by clause."""
