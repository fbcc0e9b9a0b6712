"""People at a table, who connect and disconnect."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from typing import Any

from sqlalchemy import select

from hautemer.client import AtTable, Client
from hautemer.client.players import choose, waited_for
from hautemer.core import registry
from hautemer.server.services import Services
from hautemer.storage.notices import LEASE_MS
from hautemer.storage.schema import notices
from hautemer.storage.timestamps import now
from tests.cases import KEYS

# The tests use the first game that three people can play.
SEATS = 3
GAME = next(key for key in KEYS if registry.meta(key).seats[0] <= SEATS <= registry.meta(key).seats[1])
PATIENCE = 60
NAMES = ("Zoé", "Jean *", "<Ann>", "@Bo", "Eve", "Kim", "Lou")


class Company:
    """The people at one table, and the servers in this process that notify them."""

    def __init__(self, clients: list[Client], houses: Sequence[Services] = ()) -> None:
        self.clients = clients
        self.houses = houses
        self.table = ""
        self.rng = Random(1)

    async def gather(self, pace: dict[str, Any]) -> None:
        """Seat all people and disconnect them; the first is the host and starts later."""
        settings = {"game": GAME, "seats": SEATS, "pace": pace}
        self.table, _ = await self.clients[0].make(settings, name=NAMES[0])
        for client, name in zip(self.clients[1:], NAMES[1:], strict=False):
            async with client.at(self.table) as there:
                await there.until(lambda scene: True)
                await there.do("join", name=name)

    async def start(self) -> set[int]:
        """Start as the host and play until the match waits for others; return these seats."""
        async with self.clients[0].at(self.table) as there:
            await there.until(lambda scene: True)
            await there.do("start")
            scene = await there.until(lambda scene: scene["table"]["phase"] == "running", PATIENCE)
            while not set(scene.get("waiting_for", ())) - {0}:
                scene = await self.move(there)
        return set(scene.get("waiting_for", ())) - {0}

    async def all_gone(self) -> None:
        """Wait until every process reports that nobody is at the table."""
        async with asyncio.timeout(PATIENCE):
            while True:
                boards = [await client.call("GET", f"/api/tables/{self.table}") for client in self.clients]
                if not any(chair.get("here") for board in boards for chair in board["chairs"]):
                    return
                await asyncio.sleep(0.02)

    async def all_sent(self) -> None:
        """Wait until no server has anything to send: no turn is planned, and nothing in the outbox is due."""
        async with asyncio.timeout(PATIENCE):
            while any(map(is_planning, self.houses)) or not self.agree() or await is_sending(self.houses[0]):
                await asyncio.sleep(0.01)

    def agree(self) -> bool:
        """True if all servers that hold the table know the same events."""
        held = [house.tables.loaded.get(self.table) for house in self.houses]
        return len({loaded.table.number for loaded in held if loaded is not None}) < 2

    async def answer(self, seat: int) -> dict[str, Any]:
        """Connect as the owner of a seat, move and disconnect; return the last scene."""
        async with self.clients[seat].at(self.table) as there:
            return await self.move(there)

    async def move(self, there: AtTable) -> dict[str, Any]:
        """Answer the current question with a random move."""
        scene = await there.until(lambda scene: scene["seat"] in scene.get("waiting_for", ()), PATIENCE)
        prompt = scene.get("prompt", 0)
        await there.move(choose(waited_for(scene), self.rng), prompt)
        return await there.until(lambda scene: scene.get("prompt", 0) > prompt or over(scene), PATIENCE)


def is_planning(house: Services) -> bool:
    """True if a server will still put a notification into the outbox."""
    return any(map(house.notifications.is_busy, house.tables.loaded.values()))


async def is_sending(house: Services) -> bool:
    """True if the outbox holds a notification that is due or being sent, not only postponed ones."""
    due = select(notices.c.id).where(notices.c.due_at < now() + 2 * LEASE_MS)
    return await house.database.read(lambda connection: connection.execute(due).first() is not None)


def over(scene: dict[str, Any]) -> bool:
    return bool(scene["table"]["phase"] != "running")


@asynccontextmanager
async def company(
    url: str, other: str | None = None, houses: Sequence[Services] = ()
) -> AsyncIterator[Company]:
    """Yield enough English-speaking guests for the game; all but the first may use another process."""
    async with AsyncExitStack() as stack:
        urls = [url, *[other or url] * (SEATS - 1)]
        clients = [await stack.enter_async_context(Client(one)) for one in urls]
        for client in clients:
            await client.call("PATCH", "/api/me", {"language": "en"})
        yield Company(clients, houses)
