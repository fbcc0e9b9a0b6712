"""Records that people bring are played through in a process of their own, with limits on time and memory."""

from __future__ import annotations

import asyncio
import sys

from hautemer.core.codec import Struct, encode, read
from hautemer.core.errors import IllegalEntry, NotARecord, Problem
from hautemer.server.errors import Wrong
from hautemer.server.workers.fair_queue import NOBODY, Asker, FairQueue
from hautemer.server.workers.limits import confine

# The longest matches that were ever played fit ten times over, and take a tenth of the time.
MAX_BYTES = 4 * 1024 * 1024
SECONDS = 6
MEMORY = 1024 * 1024 * 1024
TURNS = FairQueue(2)  # how many of one household wait is limited by their number a minute


class Checked(Struct, frozen=True):
    """What a record turned out to be, or why it is none."""

    game: str = ""
    moments: int = 0
    wrong: str = ""
    details: dict[str, str | int] = {}  # noqa: RUF012


async def check(document: bytes, seconds: int = SECONDS, asker: Asker = NOBODY) -> Checked:
    """Plays a record through elsewhere; what is wrong with it is a `Problem`."""
    async with TURNS.of(*asker):
        worker = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "hautemer.server.replay.upload",
            str(seconds),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            start_new_session=True,
        )
        try:
            async with asyncio.timeout(2 * seconds):
                written, _ = await worker.communicate(document)
        except TimeoutError:
            worker.kill()
            await worker.wait()
            raise Wrong("too_long_to_play") from None
    if worker.returncode != 0 or not written:
        raise Wrong("too_long_to_play")
    checked = read(written, (Checked,))
    if checked.wrong:
        raise NotARecord(checked.wrong, **checked.details)
    return checked


def main() -> None:
    """Reads a record and says what it is."""
    confine(MEMORY, int(sys.argv[1]))
    document = sys.stdin.buffer.read(MAX_BYTES + 1)
    try:
        if len(document) > MAX_BYTES:
            raise NotARecord("too_large", limit=MAX_BYTES)
        from hautemer.core import record as records
        from hautemer.server.replay.moments import Replayed

        replayed = Replayed(records.read(document))
        checked = Checked(replayed.game.meta.key, len(replayed.states))
    except IllegalEntry as problem:  # whoever tells it in another language needs what is behind `why`
        reason = problem.reason
        checked = Checked(
            wrong=problem.key, details={**problem.details, **reason.details, "reason": reason.key}
        )
    except Problem as problem:
        checked = Checked(wrong=problem.key, details=problem.details)
    sys.stdout.buffer.write(encode(checked))


if __name__ == "__main__":
    main()
