"""What is played without coverage is really not watched: that would be most of the time of all tests."""

from __future__ import annotations

from coverage import Coverage


def test_nothing_is_measured_where_coverage_is_left_out() -> None:
    """This folder is one of `UNWATCHED`; in a worker of xdist the first of two measurements once went on."""
    assert Coverage.current() is None
