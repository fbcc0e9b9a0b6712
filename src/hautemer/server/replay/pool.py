"""Replays are played through and kept in a process of their own, so that no table waits for them."""

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
from hautemer.server.replay.worker import Back, Begin, Bring, LookAt, Question, ReplayAnswer
from hautemer.server.workers.fair_queue import NOBODY, Asker, FairQueue
from hautemer.server.workers.process import Died, Worker

REPLAYER = "hautemer.server.replay.worker"
# Moments of matches that a worker keeps played through: some 200 MB at most.
MOMENTS = 20_000
# Questions of one person that may wait for it: somebody leafs quickly through a match.
WAITING = 20
# Running matches of which is remembered how much the worker has; others are told it from their beginning.
REMEMBERED = 1_000
# All that was told in the longest match that may be brought is shorter.
LONGEST = 64 * 1024 * 1024

# Writes the record of a match, if the worker does not have it; beside the loop, where it is long.
Document = Callable[[], bytes]


class ReplayPool:
    """One worker, started when it is first asked, and those who wait for it and take turns."""

    def __init__(self, seconds: float, moments: int = MOMENTS) -> None:
        self.seconds = seconds  # that a question may take
        self.moments = moments
        self.worker: Worker | None = None
        self._turns = FairQueue(1, WAITING)
        self._told: OrderedDict[str, Reach] = OrderedDict()  # entries and sayings of running matches
        self._closed = False

    async def look(self, question: LookAt, document: Document, asker: Asker = NOBODY) -> bytes:
        """A moment of a match, as JSON; what is wrong with it is a `Problem`."""
        return await self._ask(question, document, asker)

    async def begin(self, question: Begin, document: Document, asker: Asker = NOBODY) -> Beginning:
        """A match up to a moment, to go on from there."""
        return read(await self._ask(question, document, asker), (Beginning,))

    async def look_back(
        self, name: str, match: Match, viewer: Viewer, moment: int, until: Reach, asker: Asker = NOBODY
    ) -> bytes:
        """A moment of a running match, as JSON, as a viewer saw it who may know of so much."""

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
        """Asks with all that was entered and said since then."""
        entries, said = since
        reached = len(match.log), len(match.talk)
        # The match goes on meanwhile: what is new by now is written down beside the loop.
        record = await asyncio.to_thread(
            records.write, match, entries=slice(entries, reached[0]), talk=slice(said, reached[1])
        )
        self._told[name] = reached
        while len(self._told) > REMEMBERED:
            self._told.popitem(last=False)
        return await self._exchange(Back(name, moment, viewer, until, since, record))

    async def _ask(self, question: LookAt | Begin, document: Document, asker: Asker) -> bytes:
        return await self._in_turn(lambda: self._tell(question, document), asker)

    async def _in_turn(self, tell: Callable[[], Awaitable[bytes]], asker: Asker) -> bytes:
        """What the worker says; one that dies is replaced and asked once more."""
        async with self._turns.of(*asker):
            for _ in range(2):
                try:
                    return await tell()
                except Died:
                    continue
        raise Wrong("too_long_to_play")  # it needs more memory than there is

    async def _tell(self, question: LookAt | Begin, document: Document) -> bytes:
        answer = await self._exchange(question)
        if answer.missing:
            await self._exchange(Bring(question.name, await asyncio.to_thread(document)))
            answer = await self._exchange(question)
        if answer.missing:  # between the two it was another worker
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
        """The worker, started anew where there is none."""
        if not self._closed and (self.worker is None or not self.worker.lives):
            try:
                self.worker = await Worker.start(REPLAYER, str(self.moments), longest=LONGEST)
            except OSError:  # too many files are open, or too many processes
                raise Wrong("away", status=503) from None
        if self._closed or self.worker is None:
            raise Wrong("away", status=503)
        return self.worker

    def hang_up(self) -> None:
        """Tells all who wait for the worker to come back later."""
        self._closed = True
        if self.worker is not None:
            self.worker.kill()

    async def close(self) -> None:
        """Stops the worker."""
        self.hang_up()
        async with self._turns.of(*NOBODY):
            if self.worker is not None:
                await self.worker.stop()
