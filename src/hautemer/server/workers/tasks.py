"""Cancellation of tasks that may swallow it."""

from __future__ import annotations

import asyncio

# Seconds until a task that continues after a cancellation is cancelled again.
AGAIN = 2.0


async def end(*tasks: asyncio.Task[None] | None) -> None:
    """Cancel tasks until they have ended, and ignore their errors.

    One cancellation is not enough: a library may swallow one that arrives together with an answer, and an
    error during clean-up may replace it in a task that retries.
    """
    going_on = {task for task in tasks if task is not None}
    while going_on:
        for task in going_on:
            task.cancel()
        ended, going_on = await asyncio.wait(going_on, timeout=AGAIN)
        for task in ended:
            if not task.cancelled():
                task.exception()  # retrieved, so that asyncio does not log it
