"""Pieces of work on a Ray cluster: a runner whose results do not depend on where a piece is done.

Ray repeats a piece whose worker or node died. A piece has no effect besides its result, so it may be done
twice.
"""

from __future__ import annotations

import socket
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

from hautemer import __version__
from hautemer.extras import named
from hautemer.rl.errors import LabError
from hautemer.sim.pieces import Runner

try:
    import ray
except ModuleNotFoundError as error:
    raise named(error) from None

T = TypeVar("T")
# Pieces that wait for a processor, per processor: a piece that dies costs little, and no processor is idle.
AHEAD = 4
PATIENCE = 5.0  # seconds that a cluster may take to accept a connection


@contextmanager
def connected(address: str) -> Iterator[Runner]:
    """Connect to a cluster, such as `auto` or `10.0.0.5:6379`, and provide a runner on it.

    Raise `LabError` if there is no cluster at the address, or if a node has another version of hautemer.
    """
    if not answers(address):
        raise LabError("no_cluster", address=address[:60])
    try:
        ray.init(address=address, log_to_driver=False, include_dashboard=False, logging_level="error")
    except (ConnectionError, RuntimeError, ValueError, OSError) as error:
        raise LabError("no_cluster", address=address[:60]) from error
    try:
        yield run
    finally:
        ray.shutdown()


def answers(address: str) -> bool:
    """True if something listens at an address `host:port`; Ray itself would wait for minutes."""
    host, colon, port = address.rpartition(":")
    if not colon or "/" in address:
        return True  # `auto`, or the address of a Ray client
    try:
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()
    except (OSError, ValueError, OverflowError):
        return False
    return True


def run(function: Callable[..., T], pieces: Sequence[tuple[Any, ...]], /) -> Iterator[T]:
    """Call a function once per piece on the cluster, and yield the results in the order of the pieces."""
    task = ray.remote(max_retries=-1)(called)
    waiting: deque[Any] = deque()
    left = iter(pieces)
    while True:
        most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        while len(waiting) < most and (piece := next(left, None)) is not None:
            waiting.append(task.remote(__version__, function, piece))
        if not waiting:
            return
        yield ray.get(waiting.popleft())


def called(version: str, function: Callable[..., T], piece: tuple[Any, ...]) -> T:
    """Return the result of a piece; runs on a node."""
    if version != __version__:
        raise LabError("other_version", theirs=__version__, ours=version)
    return function(*piece)
