"""Devices that take part in random draws, for tests."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Mapping, Sequence
from typing import Any

from hautemer.client import AtTable, Client
from hautemer.client.draws import Draws, Memory
from hautemer.core import record as records
from hautemer.core import registry
from hautemer.core.codec import encode
from hautemer.core.fairness import Commitment
from tests.cases import KEYS

# A game that three people can play.
GAME = next(key for key in KEYS if registry.meta(key).seats[0] <= 3 <= registry.meta(key).seats[1])


class Lazy(Draws):
    """A device that commits, and reveals in none of the rounds from `until` on."""

    until = 1

    def reveal(self, message: Mapping[str, Any]) -> None:
        """Reveal in the first rounds only."""
        if message["round"] < self.until:
            super().reveal(message)


class LazyClient(Client):
    """A guest with such a device."""

    def place(self, table: str, *, watching: bool = False) -> AtTable:
        """Return a place at a table, not yet connected."""
        place = super().place(table, watching=watching)
        assert self.memory is not None
        place.draws = Lazy(place, self.memory)
        return place


def lazy(place: AtTable) -> Lazy:
    """Return the draw of such a client."""
    assert isinstance(place.draws, Lazy)
    return place.draws


@contextlib.asynccontextmanager
async def devices(url: str, number: int, kind: type[Client] = Client) -> AsyncIterator[list[Client]]:
    """Yield `number` guests whose devices take part in random draws."""
    async with contextlib.AsyncExitStack() as stack:
        yield [await stack.enter_async_context(kind(url, memory=Memory())) for _ in range(number)]


async def sit_down(places: Sequence[AtTable]) -> None:
    """Let everybody join, and wait until all devices have committed."""
    for number, place in enumerate(places[1:], 1):
        await place.do("join", name=f"Guest {number}")
    await places[0].until(lambda scene: len(scene["table"]["draw"].get("committed", ())) == len(places))


async def finish(places: Sequence[AtTable]) -> dict[str, Any]:
    """Call the match off and return its record."""
    for place in places:
        await place.do("vote", motion="call_off")
    await places[0].until(lambda scene: scene["table"]["phase"] == "called_off")
    found: dict[str, Any] = await places[0].client.call("GET", f"/api/tables/{places[0].table}/record")
    return found


def proved(document: dict[str, Any]) -> Commitment:
    """Check all outcomes of a record and return its proof."""
    found = records.read(encode(document))
    records.verify(found, registry.find(found.game))
    assert isinstance(found.commitment, Commitment)
    return found.commitment


def draws_of(place: AtTable) -> Draws:
    """Return the draw of a client."""
    assert place.draws is not None
    return place.draws
