"""The pool of replays: a worker process replays and keeps matches, so that no table waits for them."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable

from hautemer.core import record as records
from hautemer.core.codec import encode, read
from hautemer.core.match import Match
from hautemer.server.errors import Wrong
from hautemer.server.replay.live import Reach, Viewer
from hautemer.server.replay.moments import Beginning
from hautemer.server.replay.worker import Begin, LoadRecord, LookAt, LookBack, Question, ReplayAnswer
from hautemer.server.workers.fair_queue import NOBODY, Asker, FairQueue
from hautemer.server.workers.process import Died, Worker

REPLAYER = "hautemer.server.replay.worker"
# Moments of matches that a worker keeps: some 200 MB at most.
MOMENTS = 20_000
# Waiting requests per person: a person may leaf quickly through a match.
WAITING = 20
# Running matches whose state in the worker is remembered; others are sent again from the beginning.
REMEMBERED = 1_000
# The answer with all facts of the longest match that may be uploaded is shorter.
LONGEST = 64 * 1024 * 1024

# Writes the record of a match if the worker does not have it; called in a thread, since it may take long.
Document = Callable[[], bytes]


class ReplayPool:
    """One worker, started on the first request, behind a fair queue."""

    def __init__(self, seconds: float, moments: int = MOMENTS) -> None:
        self.seconds = seconds  # the limit per request
        self.moments = moments
        self.worker: Worker | None = None
        self._turns = FairQueue(1, WAITING)
        self._told: OrderedDict[str, Reach] = OrderedDict()  # what the worker has of running matches
        self._closed = False

    async def look(self, question: LookAt, document: Document, asker: Asker = NOBODY) -> bytes:
        """Return a moment of a match as JSON. Raise a `Problem` if the record is not valid."""
        return await self._ask(question, document, asker)

    async def begin(self, question: Begin, document: Document, asker: Asker = NOBODY) -> Beginning:
        """Return a match up to a moment, to continue from there."""
        return read(await self._ask(question, document, asker), (Beginning,))

    async def look_back(
        self, name: str, match: Match, viewer: Viewer, moment: int, until: Reach, asker: Asker = NOBODY
    ) -> bytes:
        """Return a moment of a running match as JSON, as a viewer saw it, limited to `until`."""

        async def tell() -> bytes:
            since = self._told.pop(name, (0, 0))
            answer = await self._go_on(name, match, viewer, moment, until, since)
            if answer.missing:
                answer = await self._go_on(name, match, viewer, moment, until, (0, 0))
            return bytes(answer.said)

        return await self._in_turn(tell, asker)

    async def _go_on(
        self, name: str, match: Match, viewer: Viewer, moment: int, until: Reach, since: Reach
    ) -> ReplayAnswer:
        """Ask with all entries and chat messages after `since`."""
        entries, said = since
        reached = len(match.log), len(match.talk)
        # The match continues meanwhile: a thread writes what is new by now.
        record = await asyncio.to_thread(
            records.write, match, entries=slice(entries, reached[0]), talk=slice(said, reached[1])
        )
        self._told[name] = reached
        while len(self._told) > REMEMBERED:
            self._told.popitem(last=False)
        return await self._exchange(LookBack(name, moment, viewer, until, since, record))

    async def _ask(self, question: LookAt | Begin, document: Document, asker: Asker) -> bytes:
        return await self._in_turn(lambda: self._tell(question, document), asker)

    async def _in_turn(self, tell: Callable[[], Awaitable[bytes]], asker: Asker) -> bytes:
        """Return the answer of the worker; replace a worker that dies and ask once more."""
        async with self._turns.of(*asker):
            for _ in range(2):
                try:
                    return await tell()
                except Died:
                    continue
        raise Wrong("too_long_to_play")  # it needs too much memory

    async def _tell(self, question: LookAt | Begin, document: Document) -> bytes:
        answer = await self._exchange(question)
        if answer.missing:
            await self._exchange(LoadRecord(question.name, await asyncio.to_thread(document)))
            answer = await self._exchange(question)
        if answer.missing:  # another worker was started in between
            raise Died
        return bytes(answer.said)

    async def _exchange(self, question: Question) -> ReplayAnswer:
        worker = await self._living()
        try:
            line = await worker.ask(encode(question), self.seconds)
        except TimeoutError:
            raise Wrong("too_long_to_play") from None
        answer = read(line, (ReplayAnswer,))
        if answer.wrong:
            raise Wrong(answer.wrong, status=answer.status, **answer.details)
        return answer

    async def _living(self) -> Worker:
        """Return the worker; start one if there is none."""
        if not self._closed and (self.worker is None or not self.worker.lives):
            try:
                self.worker = await Worker.start(REPLAYER, str(self.moments), longest=LONGEST)
            except OSError:  # too many open files or processes
                raise Wrong("away", status=503) from None
        if self._closed or self.worker is None:
            raise Wrong("away", status=503)
        return self.worker

    def hang_up(self) -> None:
        """Kill the worker and refuse requests, so that waiting clients reconnect later."""
        self._closed = True
        if self.worker is not None:
            self.worker.kill()

    async def close(self) -> None:
        """Stop the worker."""
        self.hang_up()
        async with self._turns.of(*NOBODY):
            if self.worker is not None:
                await self.worker.stop()
