"""A server in this process, and people at its tables."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from typing import Any

import uvicorn

from hautemer.client import AtTable, Client
from hautemer.core import registry
from hautemer.server.app import application
from hautemer.server.config import Config
from hautemer.server.runner import GRACE, Server
from hautemer.server.services import Services
from tests.cases import KEYS

# The tests use the first game that three people can play.
SEATS = 3
GAME = next(key for key in KEYS if registry.meta(key).seats[0] <= SEATS <= registry.meta(key).seats[1])
PATIENCE = 60
NAMES = ("Zoé", "Jean *", "<Ann>", "@Bo", "Eve", "Kim", "Lou")


@asynccontextmanager
async def served(config: Config) -> AsyncIterator[tuple[Services, str]]:
    """Start a server and yield its services and its address."""
    services = Services(config)
    await services.open()
    port: asyncio.Future[int] = asyncio.get_running_loop().create_future()
    settings = uvicorn.Config(
        application(services),
        port=0,
        ws="websockets-sansio",
        lifespan="off",
        log_level="warning",
        timeout_graceful_shutdown=GRACE,
    )
    server = Server(settings, services, port.set_result)
    running = asyncio.create_task(server.serve())
    try:
        yield services, f"http://127.0.0.1:{await port}"
    finally:
        server.should_exit = True
        await running
        await services.close()


class Company:
    """People at a table, who connect and disconnect."""

    def __init__(self, clients: list[Client]) -> None:
        self.clients = clients
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

    async def answer(self, seat: int) -> dict[str, Any]:
        """Connect as the owner of a seat, move and disconnect; return the last scene."""
        async with self.clients[seat].at(self.table) as there:
            return await self.move(there)

    async def move(self, there: AtTable) -> dict[str, Any]:
        """Answer the current question with a random move."""
        scene = await there.until(lambda scene: scene["seat"] in scene.get("waiting_for", ()), PATIENCE)
        prompt = scene.get("prompt", 0)
        await there.move(any_move(scene["offers"], self.rng), prompt)
        return await there.until(lambda scene: scene.get("prompt", 0) > prompt or over(scene), PATIENCE)


def over(scene: dict[str, Any]) -> bool:
    return bool(scene["table"]["phase"] != "running")


@asynccontextmanager
async def company(url: str, other: str | None = None) -> AsyncIterator[Company]:
    """Yield enough English-speaking guests for the game; all but the first may use another process."""
    async with AsyncExitStack() as stack:
        urls = [url, *[other or url] * (SEATS - 1)]
        clients = [await stack.enter_async_context(Client(one)) for one in urls]
        for client in clients:
            await client.call("PATCH", "/api/me", {"language": "en"})
        yield Company(clients)


def any_move(offers: list[dict[str, Any]], rng: Random) -> dict[str, Any]:
    """Return a random move that is not optional."""
    offer = rng.choice([offer for offer in offers if not offer.get("may")])
    return {
        "do": offer["do"],
        **{name: any_value(field, rng) for name, field in offer.items() if isinstance(field, dict)},
    }


def any_value(field: dict[str, Any], rng: Random) -> Any:
    if "one_of" in field:
        return rng.choice(field["one_of"])
    if "between" in field:
        return rng.randint(*field["between"])
    while True:
        chosen = rng.sample(field["some_of"], rng.randint(field["min"], field["max"]))
        if sorted(chosen, key=str) not in field["except"]:
            return chosen
