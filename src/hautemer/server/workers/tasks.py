"""Ends tasks that go on whatever happens to them."""

from __future__ import annotations

import asyncio

# Seconds until a task that goes on although it was cancelled is cancelled again.
AGAIN = 2.0


async def end(*tasks: asyncio.Task[None] | None) -> None:
    """Cancels tasks until they have ended, whatever they raise by then.

    Once is not enough: a library may swallow a cancellation that comes together with an answer, and an error
    on the way out, as of a line that can not be closed in order, takes its place in a task that tries again.
    """
    going_on = {task for task in tasks if task is not None}
    while going_on:
        for task in going_on:
            task.cancel()
        ended, going_on = await asyncio.wait(going_on, timeout=AGAIN)
        for task in ended:
            if not task.cancelled():
                task.exception()  # looked at: it is nobody's any more
