"""Imagined worlds, resampled in a process of their own."""
