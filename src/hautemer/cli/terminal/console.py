"""A terminal that is drawn on calmly: Ctrl-C comes when a drawing is done."""

from __future__ import annotations

import contextlib
import signal
import threading
from collections.abc import Iterator
from typing import Any

from rich.console import Console


class Calm(Console):
    """Rich, not interrupted while it draws: else it may keep all for itself that is printed afterwards."""

    def print(self, *objects: Any, **options: Any) -> None:
        """Draws, and lets Ctrl-C come then."""
        with undisturbed():
            super().print(*objects, **options)


@contextlib.contextmanager
def undisturbed() -> Iterator[None]:
    """Puts Ctrl-C off, where it would be heard at once."""
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
