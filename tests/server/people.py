"""People at a server: what tests do again and again."""

from __future__ import annotations

import asyncio
import contextlib
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
from tests.cases import KEYS

Someone = Client
# Quick, so that tests wait for people and not for bots and windows.
QUICK = {"bot": 0, "window": 60, "windows": {}, "move": None}
WATCHED = 60


def someone(url: str, token: str | None = None) -> Client:
    """A guest."""
    return Client(url, token)


def smallest() -> tuple[str, int]:
    """A game and the fewest seats of it: of all the one that needs the fewest, and then the first."""
    return min(((key, registry.meta(key).seats[0]) for key in KEYS), key=lambda pair: (pair[1], pair[0]))


def with_windows() -> str:
    """A game that has windows."""
    return next(key for key in KEYS if type(registry.find(key)).window is not Game.window)


def with_claims() -> str:
    """A game whose seats can claim something."""
    return next(key for key in KEYS if type(registry.find(key)).claims is not Game.claims)


def shortest(key: str) -> dict[str, Any]:
    """Options that make a match short: of every range the least."""
    return {
        name: option.between[0]
        for name, option in registry.meta(key).options.items()
        if option.between is not None
    }


def settings(game: str, seats: int, **more: Any) -> dict[str, Any]:
    """The settings of a quick table."""
    pace = {**QUICK, **more.pop("pace", {})}
    return {"game": game, "seats": seats, "pace": pace, **more}


async def gather_at(host: Client, others: Sequence[Client], wanted: Mapping[str, Any], **more: Any) -> str:
    """A table with all of them seated; seat 0 is the host's."""
    table, _ = await host.make(wanted, name="Host", **more)
    for number, other in enumerate(others):
        async with other.at(table) as at:
            await at.do("join", name=f"Guest {number}")
    return table


@contextlib.asynccontextmanager
async def seated(people: Sequence[Client], table: str) -> AsyncIterator[list[AtTable]]:
    """All of them at a table."""
    async with contextlib.AsyncExitStack() as stack:
        places = [await stack.enter_async_context(person.at(table)) for person in people]
        for place in places:
            await place.until(lambda scene: True, WATCHED)
        yield places


def scene_of(place: AtTable) -> dict[str, Any]:
    """What is seen at a table, which was seen already."""
    assert place.scene is not None
    return place.scene


async def play_out(places: Sequence[AtTable], seed: object, **more: Any) -> list[Player]:
    """Everybody plays by lot until the end."""
    players = [Player(place, Random(f"{seed} {number}"), **more) for number, place in enumerate(places)]
    async with asyncio.TaskGroup() as group:
        for player in players:
            group.create_task(player.play())
    return players


async def at_a_window(places: list[AtTable]) -> str:
    """Plays until a window is open; answers its name."""
    players = [Player(place, Random(seat), eager=0) for seat, place in enumerate(places)]
    for _ in range(500):
        windows = [scene_of(place)["table"].get("window") for place in places]
        if all(windows) and not any(is_asked(scene_of(place)) for place in places):
            return str(windows[0]["name"])
        for player in players:
            if player.at.scene is not None and is_asked(player.at.scene):
                player._answered = -1
                await player.answer()
        await asyncio.sleep(0.005)
    raise AssertionError("no window")


@contextlib.asynccontextmanager
async def crowd(url: str, number: int) -> AsyncIterator[list[Client]]:
    """So many guests."""
    async with contextlib.AsyncExitStack() as stack:
        yield list(await asyncio.gather(*(stack.enter_async_context(Client(url)) for _ in range(number))))


async def look(client: Client, table: str, **hello: Any) -> dict[str, Any]:
    """The first message on a new line."""
    address = client.url.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
    async with connect(address, additional_headers=client.headers(), compression=None) as line:
        await line.send(encode({"do": "hello", **hello}).decode())
        message: dict[str, Any] = read_json(await line.recv())
        return message


async def refused(doing: Awaitable[Any]) -> str:
    """Why something is refused; it fails if it is not."""
    with pytest.raises(Declined) as caught:
        await doing
    return caught.value.key


async def eventually(holds: Callable[[], Any], patience: float = 30) -> None:
    """Waits until something is true."""
    async with asyncio.timeout(patience):
        while not holds():
            await asyncio.sleep(0.01)
