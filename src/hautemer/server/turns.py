"""Turns at what only a few can use at a time: however much one asks for, others wait for one of his."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import AsyncIterator
from typing import Any, NamedTuple

from hautemer.server.problems import Wrong


class Asker(NamedTuple):
    """Who asks: a household takes turns with others, and in it a person with the rest of it."""

    household: str = ""
    person: str = ""  # nobody in particular: a stranger


NOBODY = Asker()


class Turns:
    """So many at a time, and those who wait: each household once before any twice, and in it each person.

    What has no household, as the table that a bot thinks for, is one of its own.
    """

    def __init__(self, at_once: int, waiting: int | None = None) -> None:
        self._room = at_once
        self._most = waiting  # of one person; more are refused
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
        people = self._waiting.setdefault(household, {})
        waiting = people.setdefault(person, deque())
        if self._most is not None and len(waiting) >= self._most:
            raise Wrong("too_fast", status=429)
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


def put_last(waiting: dict[str, Any], one: str) -> None:
    """Puts one at the end of those who wait; who waits for nothing is none of them."""
    wanted = waiting.pop(one, None)
    if wanted:
        waiting[one] = wanted
