"""The log of libraries (uvicorn, websockets, asyncio), written as JSON like our own, and rate-limited."""

from __future__ import annotations

import logging
import time

import structlog

# `AT_ONCE` lines of one text are written, then one per `SECONDS` with the number of lines left out.
AT_ONCE = 10
SECONDS = 60

log = structlog.get_logger()


class Libraries(logging.Handler):
    """A handler for the log lines of libraries; clients can make a library log one line without end."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self._written: dict[tuple[str, str], list[float]] = {}  # by logger and text: lines left, last time
        self._left_out: dict[tuple[str, str], int] = {}

    def emit(self, record: logging.LogRecord) -> None:
        """Write a line, unless enough of its kind were written in the last minute."""
        kind = (record.name, str(record.msg))
        if not self._may_write(kind):
            self._left_out[kind] = self._left_out.get(kind, 0) + 1
            return
        left_out = self._left_out.pop(kind, 0)
        more = {"left_out": left_out} if left_out else {}
        say = log.error if record.levelno >= logging.ERROR else log.warning
        say("library", logger=record.name, text=record.getMessage(), exc_info=record.exc_info, **more)

    def _may_write(self, kind: tuple[str, str]) -> bool:
        at = time.monotonic()
        if len(self._written) > 1000:  # texts that differ every time
            self._written.clear()
        left, last = self._written.get(kind, [AT_ONCE, at])
        left = min(AT_ONCE, left + (at - last) / SECONDS)
        self._written[kind] = [left - 1 if left >= 1 else left, at]
        return left >= 1
