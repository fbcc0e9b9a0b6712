"""A fair semaphore: waiters are served round-robin by household, then by person."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import AsyncIterator
from typing import Any, NamedTuple

from hautemer.server.errors import Wrong


class Asker(NamedTuple):
    """Who asks: a household takes turns with others, and in it a person with the rest of it."""

    household: str = ""
    person: str = ""  # nobody in particular: a stranger


NOBODY = Asker()


class FairQueue:
    """`at_once` turns at a time, and a queue: each household once before any twice, and in it each person.

    What has no household, as the table that a bot thinks for, is one of its own. Of one person at most
    `waiting` wait, and `in_all` of all people; beyond that `too_fast` is raised. When the queue is full, a
    household with fewer waiting takes the place of the last one of the household with the most.
    """

    def __init__(
        self,
        at_once: int,
        waiting: int | None = None,
        in_all: int | None = None,
        retry_after: int | None = None,
    ) -> None:
        self._room = at_once
        self._most = waiting
        self._in_all = in_all
        self._retry_after = retry_after
        # By household and by person, the next one first.
        self._waiting: dict[str, dict[str, deque[asyncio.Future[None]]]] = {}

    @contextlib.asynccontextmanager
    async def of(self, household: str, person: str = "") -> AsyncIterator[None]:
        """A turn, when it is this asker's."""
        if self._room:
            self._room -= 1
        else:
            await self._wait(household, person)
        try:
            yield
        finally:
            self._go_behind(household, person)
            self._next()

    async def _wait(self, household: str, person: str) -> None:
        people = self._waiting.get(household, {})
        if self._most is not None and len(people.get(person, ())) >= self._most:
            raise self._refusal()
        if self._in_all is not None and sum(map(size, self._waiting.values())) >= self._in_all:
            self._make_room_for(household)
        people = self._waiting.setdefault(household, {})
        waiting = people.setdefault(person, deque())
        turn = asyncio.get_running_loop().create_future()
        waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn in waiting:
                waiting.remove(turn)
                if not waiting:
                    del people[person]
                if not people:
                    del self._waiting[household]
            elif not turn.cancelled():  # it was its turn already
                self._next()
            raise

    def _make_room_for(self, household: str) -> None:
        """Refuse the last waiter of the longest household, or the newcomer if that changes nothing."""
        longest = max(self._waiting, key=lambda one: size(self._waiting[one]))
        people = self._waiting[longest]
        if size(people) <= size(self._waiting.get(household, {})) + 1:
            raise self._refusal()
        person = max(people, key=lambda one: len(people[one]))
        refused = people[person].pop()
        if not people[person]:
            del people[person]
        if not refused.done():
            refused.set_exception(self._refusal())

    def _refusal(self) -> Wrong:
        return Wrong("too_fast", status=429).until(self._retry_after)

    def _next(self) -> None:
        """Lets the next asker have his turn."""
        while self._waiting:
            household, people = next(iter(self._waiting.items()))
            person, turns = next(iter(people.items()))
            turn = turns.popleft()
            self._go_behind(household, person)
            if not turn.done():
                turn.set_result(None)
                return
        self._room += 1

    def _go_behind(self, household: str, person: str) -> None:
        """What else an asker wants comes after the others, if there is anything."""
        put_last(self._waiting.get(household, {}), person)
        put_last(self._waiting, household)


def size(people: dict[str, deque[asyncio.Future[None]]]) -> int:
    """Return how many wait in a household."""
    return sum(map(len, people.values()))


def put_last(waiting: dict[str, Any], one: str) -> None:
    """Puts one at the end of those who wait; who waits for nothing is none of them."""
    wanted = waiting.pop(one, None)
    if wanted:
        waiting[one] = wanted
