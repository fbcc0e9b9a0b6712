"""A time limit per test: a test that hangs prints what its tasks wait for, and ends its process."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import traceback
from collections.abc import Generator
from typing import Any

import pytest

# The longest test takes a tenth of it on a quiet machine.
SECONDS = 300


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Run a test with its fixtures; end the process if it takes longer than `SECONDS`."""

    def ring(_number: int, _frame: object) -> None:
        with item.config.pluginmanager.getplugin("capturemanager").global_and_fixture_disabled():
            tell(item.nodeid)
        os._exit(1)

    before = signal.signal(signal.SIGALRM, ring)
    signal.alarm(SECONDS)
    try:
        return (yield)
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def tell(test: str) -> None:
    """Print the position of a test and of each of its tasks."""
    sys.stderr.write(f"\n{test} hangs\n")
    traceback.print_stack()
    loop = asyncio._get_running_loop()
    for task in asyncio.all_tasks(loop) if loop is not None else ():
        sys.stderr.write(f"  {task.get_name()}: {', '.join(path(task.get_coro()))}\n")
    sys.stderr.flush()


def path(waiting: Any) -> list[str]:
    """From a coroutine to what it waits for, and so on: the place of each."""
    places = []
    while waiting is not None:
        frame = getattr(waiting, "cr_frame", None) or getattr(waiting, "ag_frame", None)
        if frame is not None:
            places.append(f"{frame.f_code.co_name} ({frame.f_code.co_filename}:{frame.f_lineno})")
        waiting = getattr(waiting, "cr_await", None) or getattr(waiting, "ag_await", None)
    return places
