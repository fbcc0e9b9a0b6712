"""People at a server: helpers that many tests use."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import connect

from hautemer.client import AtTable, Client, Declined
from hautemer.client.players import Player, is_asked
from hautemer.core import registry
from hautemer.core.codec import encode, read_json
from hautemer.core.game import Game
from hautemer.storage import timestamps
from tests.cases import KEYS

# Short times, so that tests do not wait for bots and windows.
QUICK = {"bot": 0, "window": 60, "windows": {}, "move": None}
WATCHED = 60


def smallest() -> tuple[str, int]:
    """Return the first game with the fewest seats, and that number."""
    return min(((key, registry.meta(key).seats[0]) for key in KEYS), key=lambda pair: (pair[1], pair[0]))


def with_windows() -> str:
    """Return a game with windows."""
    return next(key for key in KEYS if type(registry.find(key)).window is not Game.window)


def with_claims() -> str:
    """Return a game in which seats can make claims."""
    return next(key for key in KEYS if type(registry.find(key)).claims is not Game.claims)


def shortest(key: str) -> dict[str, Any]:
    """Return options for a short match: the least value of every range."""
    return {
        name: option.between[0]
        for name, option in registry.meta(key).options.items()
        if option.between is not None
    }


def settings(game: str, seats: int, **more: Any) -> dict[str, Any]:
    """Return the settings of a quick table."""
    pace = {**QUICK, **more.pop("pace", {})}
    return {"game": game, "seats": seats, "pace": pace, **more}


async def gather_at(host: Client, others: Sequence[Client], wanted: Mapping[str, Any], **more: Any) -> str:
    """Create a table and seat all of them; the host has seat 0."""
    table, _ = await host.make(wanted, name="Host", **more)
    for number, other in enumerate(others):
        async with other.at(table) as at:
            await at.do("join", name=f"Guest {number}")
    return table


async def started(people: Sequence[Client], **more: Any) -> str:
    """Start a match of the smallest game with people in all seats, the first as its host."""
    game, least = smallest()
    table = await gather_at(people[0], people[1:least], settings(game, least, **more))
    async with people[0].at(table) as at:
        await at.do("start")
    return table


@contextlib.asynccontextmanager
async def seated(people: Sequence[Client], table: str) -> AsyncIterator[list[AtTable]]:
    """Connect all of them to a table."""
    async with contextlib.AsyncExitStack() as stack:
        places = [await stack.enter_async_context(person.at(table)) for person in people]
        for place in places:
            await place.until(lambda scene: True, WATCHED)
        yield places


def scene_of(place: AtTable) -> dict[str, Any]:
    """Return the current scene of a connected place."""
    assert place.scene is not None
    return place.scene


async def play_out(places: Sequence[AtTable], seed: object, **more: Any) -> list[Player]:
    """Let everybody play at random until the end."""
    players = [Player(place, Random(f"{seed} {number}"), **more) for number, place in enumerate(places)]
    async with asyncio.TaskGroup() as group:
        for player in players:
            group.create_task(player.play())
    return players


async def at_a_window(places: list[AtTable]) -> str:
    """Play until a window is open and return its name."""
    players = [Player(place, Random(seat), eager=0) for seat, place in enumerate(places)]
    async with asyncio.timeout(WATCHED):
        while True:
            windows = [scene_of(place)["table"].get("window") for place in places]
            if all(windows) and not any(is_asked(scene_of(place)) for place in places):
                return str(windows[0]["name"])
            for player in players:
                if player.at.scene is not None and is_asked(player.at.scene):
                    await player.answer()
            await asyncio.sleep(0.005)


@contextlib.asynccontextmanager
async def crowd(url: str, number: int) -> AsyncIterator[list[Client]]:
    """Yield `number` guests."""
    async with contextlib.AsyncExitStack() as stack:
        yield list(await asyncio.gather(*(stack.enter_async_context(Client(url)) for _ in range(number))))


async def look(client: Client, table: str, **hello: Any) -> dict[str, Any]:
    """Return the first message of a new socket."""
    address = client.url.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
    async with connect(address, additional_headers=client.headers(), compression=None) as line:
        await line.send(encode({"do": "hello", **hello}).decode())
        message: dict[str, Any] = read_json(await line.recv())
        return message


async def refused(doing: Awaitable[Any]) -> str:
    """Return the key of a refusal; fail if nothing is refused."""
    with pytest.raises(Declined) as caught:
        await doing
    return caught.value.key


async def eventually(holds: Callable[[], Any], patience: float = 30) -> None:
    """Wait until a condition is true."""
    async with asyncio.timeout(patience):
        while not holds():
            await asyncio.sleep(0.01)


async def after_grace(at: AtTable, do: str, **fields: Any) -> dict[str, Any]:
    """Send a command about an absent owner's seat until the grace period is over; return the answer."""
    async with asyncio.timeout(30):
        while True:
            try:
                return await at.do(do, **fields)
            except Declined as declined:
                if declined.key != "still_here":
                    raise
            await asyncio.sleep(0.01)


def set_clock(patch: pytest.MonkeyPatch, by: int) -> None:
    """Set the clock that this process sees forward, or back if `by` is negative, in nanoseconds."""
    clock = time.time_ns
    patch.setattr(timestamps, "_ahead", timestamps._ahead)  # restored with the clock
    patch.setattr(time, "time_ns", lambda: clock() + by)


class StoppedClock:
    """The clock of this process, which stands still until a test sets it.

    However busy the machine is, nothing becomes due meanwhile.
    """

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self._steady, self._wall = time.monotonic_ns(), time.time_ns()
        patch.setattr(timestamps, "_ahead", timestamps._ahead)  # restored with the clock
        patch.setattr(time, "monotonic_ns", lambda: self._steady)
        patch.setattr(time, "time_ns", lambda: self._wall)

    def set(self, at: int) -> None:
        """Set the clock forward to a time in milliseconds since the epoch."""
        self.advance(at - timestamps.now())

    def advance(self, milliseconds: int) -> None:
        """Set the clock forward."""
        self._steady += milliseconds * 1_000_000
        self._wall += milliseconds * 1_000_000
