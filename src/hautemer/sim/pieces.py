"""Pieces of work: calls of one function that any process may make, with the results in their order."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from typing import Any, Protocol, TypeVar

T = TypeVar("T")
# Matches per piece: enough to amortise its cost, few enough to show progress.
PIECE = 10


class Runner(Protocol):
    """Calls a function once per piece, anywhere, and yields the results in the order of the pieces."""

    def __call__(self, function: Callable[..., T], pieces: Sequence[tuple[Any, ...]], /) -> Iterator[T]: ...


def cut(indices: Sequence[int], size: int = PIECE) -> list[Sequence[int]]:
    """Return successive numbers in pieces of `size`.

    >>> cut(range(5), 2)
    [range(0, 2), range(2, 4), range(4, 5)]
    """
    return [indices[first : first + size] for first in range(0, len(indices), size)]


def in_processes(jobs: int) -> Runner:
    """Return a runner with `jobs` processes on this machine; one job is this process."""

    def run(function: Callable[..., T], pieces: Sequence[tuple[Any, ...]], /) -> Iterator[T]:
        if jobs == 1 or not pieces:
            for piece in pieces:
                yield function(*piece)
            return
        context = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(min(jobs, len(pieces)), mp_context=context) as pool:
            waiting: list[Future[T]] = [pool.submit(function, *piece) for piece in pieces]
            try:
                for one in waiting:
                    yield one.result()
            except BaseException:
                pool.shutdown(wait=False, cancel_futures=True)
                raise

    return run
