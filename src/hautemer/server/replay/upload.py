"""The check of uploaded records: a separate process replays them with limits on time and memory."""

from __future__ import annotations

import asyncio
import sys

from hautemer.core.codec import Struct, encode, read
from hautemer.core.errors import IllegalEntry, NotARecord, Problem
from hautemer.server.errors import Wrong
from hautemer.server.workers.fair_queue import NOBODY, Asker, FairQueue
from hautemer.server.workers.limits import confine

# The longest match ever played has a tenth of this size and takes a tenth of this time.
MAX_BYTES = 4 * 1024 * 1024
SECONDS = 6
MEMORY = 1024 * 1024 * 1024
AT_ONCE = 2  # the rate limit of uploads bounds the number that wait


class Checked(Struct, frozen=True):
    """The game and length of a record, or the reason why it is not valid."""

    game: str = ""
    moments: int = 0
    wrong: str = ""
    details: dict[str, str | int] = {}  # noqa: RUF012


async def check(document: bytes, turns: FairQueue, seconds: int = SECONDS, asker: Asker = NOBODY) -> Checked:
    """Replay a record in a separate process. Raise a `Problem` if it is not valid."""
    async with turns.of(*asker):
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
    """Read a record from standard input and write what it is."""
    confine(MEMORY, int(sys.argv[1]))
    document = sys.stdin.buffer.read(MAX_BYTES + 1)
    try:
        if len(document) > MAX_BYTES:
            raise NotARecord("too_large", limit=MAX_BYTES)
        from hautemer.core import record as records
        from hautemer.server.replay.moments import Replayed

        replayed = Replayed(records.read(document))
        checked = Checked(replayed.game.meta.key, len(replayed.states))
    except IllegalEntry as problem:  # a translation needs the details behind `why`
        reason = problem.reason
        checked = Checked(
            wrong=problem.key, details={**problem.details, **reason.details, "reason": reason.key}
        )
    except Problem as problem:
        checked = Checked(wrong=problem.key, details=problem.details)
    sys.stdout.buffer.write(encode(checked))


if __name__ == "__main__":
    main()
