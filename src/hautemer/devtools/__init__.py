"""Tools for developing and measuring: screenshots, screen benchmarks, load and torture. Extra `dev`."""

from __future__ import annotations

from hautemer.devtools import errors as errors
