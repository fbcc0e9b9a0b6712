"""A fair semaphore: waiters are served round-robin by household, then by person."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import AsyncIterator
from typing import Any, NamedTuple

from hautemer.server.errors import Wrong


class Asker(NamedTuple):
    """A waiter: households take turns with each other, and so do the people of one household."""

    household: str = ""
    person: str = ""  # empty: a person without an id


NOBODY = Asker()


class FairQueue:
    """A semaphore with `at_once` turns and a queue: round-robin by household, then by person.

    A waiter without a household, such as a table with a thinking bot, counts as one. At most `waiting`
    requests of one person wait, and `in_all` of all people; beyond that `too_fast` is raised. If the queue is
    full, a household with fewer waiters replaces the last waiter of the household with the most.
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

    @property
    def waiting(self) -> dict[str, int]:
        """The number of waiters by household, the next household first."""
        return {household: size(people) for household, people in self._waiting.items()}

    @contextlib.asynccontextmanager
    async def of(self, household: str, person: str = "") -> AsyncIterator[None]:
        """Wait for a turn, and hold it until the end of the block."""
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
        """Give the turn to the next waiter."""
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
        """Move further requests of a waiter behind those of the others."""
        put_last(self._waiting.get(household, {}), person)
        put_last(self._waiting, household)


def size(people: dict[str, deque[asyncio.Future[None]]]) -> int:
    """Return the number of waiters of a household."""
    return sum(map(len, people.values()))


def put_last(waiting: dict[str, Any], one: str) -> None:
    """Move a key to the end of the queue; remove it if it has no waiters left."""
    wanted = waiting.pop(one, None)
    if wanted:
        waiting[one] = wanted
