"""A console that delays Ctrl-C until it has printed."""

from __future__ import annotations

import contextlib
import signal
import threading
from collections.abc import Iterator
from typing import Any

from rich.console import Console


class UninterruptedConsole(Console):
    """A Rich console that is not interrupted while it prints: otherwise it may hold back all later output."""

    def print(self, *objects: Any, **options: Any) -> None:
        """Print, then let a pending Ctrl-C take effect."""
        with undisturbed():
            super().print(*objects, **options)


@contextlib.contextmanager
def undisturbed() -> Iterator[None]:
    """Delay Ctrl-C until the end of the block, if it would raise `KeyboardInterrupt` in this thread."""
    here = threading.current_thread() is threading.main_thread()
    if not here or signal.getsignal(signal.SIGINT) is not signal.default_int_handler:
        yield
        return
    pressed = []
    signal.signal(signal.SIGINT, lambda *_: pressed.append(True))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if pressed:
        raise KeyboardInterrupt
