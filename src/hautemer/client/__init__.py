"""A client library for the terminal and the load tests: HTTP, and a table that reconnects by itself."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections import deque
from collections.abc import AsyncIterator, Mapping, Sequence
from typing import Any, Self

import httpx2
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from hautemer.client.draws import Draws, Memory
from hautemer.client.errors import Declined
from hautemer.core.codec import encode, read_json

# Seconds until a command must be answered; after that the connection counts as lost.
PATIENCE = 30


class Client:
    """A device at a server; `others` are further processes to which it reconnects.

    It takes part in random draws if it has a `memory` to keep what it saw of them.
    """

    def __init__(
        self,
        url: str,
        token: str | None = None,
        *,
        others: Sequence[str] = (),
        memory: Memory | None = None,
    ) -> None:
        self.memory = memory
        self.urls = deque(one.rstrip("/") for one in (url, *others))
        self.token = token
        self._http = httpx2.AsyncClient(timeout=PATIENCE)

    @property
    def url(self) -> str:
        """The address of the current process."""
        return self.urls[0]

    def turn_elsewhere(self) -> None:
        """Switch to the next process, if there is one."""
        self.urls.rotate()

    async def __aenter__(self) -> Self:
        if self.token is None:
            self.token = (await self.call("POST", "/api/me", {}))["token"]
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._http.aclose()

    def headers(self) -> dict[str, str]:
        """Return the HTTP headers that identify the person."""
        return {"authorization": f"Bearer {self.token}"} if self.token else {}

    async def call(self, method: str, path: str, body: Any = None, **query: Any) -> Any:
        """Send a request and return its answer. Raise `Declined` if the server refuses it."""
        content = None if body is None else body if isinstance(body, bytes) else encode(body)
        answer = await self._http.request(
            method, self.url + path, content=content, headers=self.headers(), params=query or None
        )
        if answer.status_code >= 400:
            try:
                raise Declined(read_json(answer.content))
            except ValueError:
                raise Declined({"error": str(answer.status_code)}) from None
        is_json = answer.headers.get("content-type", "").startswith("application/json")
        return read_json(answer.content) if is_json else answer.content

    async def make(self, settings: Mapping[str, Any], **wanted: Any) -> tuple[str, str | None]:
        """Create a table and return its id and code."""
        made = await self.call("POST", "/api/tables", {"settings": settings, **wanted})
        return made["table"], made["code"]

    def place(self, table: str, *, watching: bool = False) -> AtTable:
        """Return a table that is not connected yet."""
        return AtTable(self, table, watching=watching)

    @contextlib.asynccontextmanager
    async def at(self, table: str, *, watching: bool = False) -> AsyncIterator[AtTable]:
        """Stay connected to a table until the end of the block."""
        seat = self.place(table, watching=watching)
        task = asyncio.create_task(seat.stay())
        try:
            yield seat
        finally:
            task.cancel()
            if seat.draws is not None:
                seat.draws.close()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await task


class AtTable:
    """A table as this device sees it. It reconnects and repeats commands that were not answered."""

    def __init__(self, client: Client, table: str, *, watching: bool = False) -> None:
        self.client = client
        self.table = table
        self.watching = watching
        self.draws = None if client.memory is None else Draws(self, client.memory)
        self.scene: dict[str, Any] | None = None
        self.facts: list[dict[str, Any]] = []
        self.beside: list[dict[str, Any]] = []
        self.beside_from = 0  # the number of the first of them: `earlier` loads the ones before it
        self.scenes = 0
        self.lost = 0  # the number of lost connections
        self.closed: int | None = None
        self.refused: Declined | None = None  # the refusal of this table
        self._socket: ClientConnection | None = None
        self._asked: dict[str, tuple[bytes, asyncio.Future[dict[str, Any]]]] = {}
        self._news = asyncio.Condition()

    async def stay(self) -> None:
        """Connect, and reconnect until the task is cancelled or the server refuses the table."""
        pause = 0.1
        while self.refused is None:
            address = self.client.url.replace("http", "ws", 1) + f"/api/tables/{self.table}/socket"
            try:
                async with connect(
                    address,
                    additional_headers=self.client.headers(),
                    compression=None,
                    max_size=None,
                    ping_interval=None,
                ) as socket:
                    await self._greet(socket)
                    pause = 0.1
                    async for frame in socket:
                        await self._hear(frame)
            except ConnectionClosed as closed:
                self.closed = closed.rcvd.code if closed.rcvd else None
            except (OSError, InvalidHandshake, InvalidMessage, TimeoutError):
                pass
            if self._socket is not None:
                self.closed = self._socket.close_code
            self._socket = None
            self.lost += 1
            self.client.turn_elsewhere()
            await asyncio.sleep(pause)
            pause = min(2, pause * 2)

    async def _greet(self, socket: ClientConnection) -> None:
        hello = {
            "do": "hello",
            "facts": len(self.facts),
            "beside": self.beside_from + len(self.beside),
            "seat": None if self.scene is None else self.scene["seat"],
            "watching": self.watching,
        }
        await socket.send(encode(hello).decode())
        self._socket = socket
        for written, _ in list(self._asked.values()):
            await socket.send(written.decode())

    async def _hear(self, frame: str | bytes) -> None:
        message = read_json(frame)
        match message["is"]:
            case "scene":
                self.facts[message["facts_from"] :] = message["facts"]
                self._hear_beside(message["beside_from"], message["beside"])
                self.scene = message
                self.scenes += 1
                for id in message["done"]:
                    self._settle({"is": "done", "id": id})
                if self.draws is not None:
                    self.draws.see(message)
                await self.look_again()
            case "luck_commitments":
                if self.draws is not None:
                    self.draws.reveal(message)
            case "refusal" if message.get("error") == "watching_closed":
                self.refused = Declined(message)
                for id in list(self._asked):
                    self._settle({**message, "id": id})
                await self.look_again()
            case _:
                self._settle(message)

    def _hear_beside(self, first: int, news: Sequence[dict[str, Any]]) -> None:
        """Append happenings by their number; if some are missing in between, drop the older ones."""
        if not self.beside_from <= first <= self.beside_from + len(self.beside):
            self.beside_from = first
        self.beside[first - self.beside_from :] = news

    async def earlier(self) -> int:
        """Load one page of happenings before those in `beside`. Return how many came."""
        before = self.beside_from
        if not before:
            return 0
        path, watching = f"/api/tables/{self.table}/beside", str(self.watching).lower()
        page = await self.client.call("GET", path, before=before, watching=watching)
        found: list[dict[str, Any]] = page["beside"]
        if self.beside_from != before or page["beside_from"] + len(found) != before:
            return 0  # the happenings began anew meanwhile
        self.beside_from, self.beside[:0] = page["beside_from"], found
        return len(found)

    def _settle(self, message: dict[str, Any]) -> None:
        written = self._asked.pop(message.get("id") or "", None)
        if written is not None and not written[1].done():
            written[1].set_result(message)

    async def look_again(self) -> None:
        """Wake all tasks that wait for a change."""
        async with self._news:
            self._news.notify_all()

    async def until(self, wanted: Any, patience: float = PATIENCE) -> dict[str, Any]:
        """Wait for the first scene that fulfils a condition, and return it."""
        async with asyncio.timeout(patience), self._news:
            while self.scene is None or not wanted(self.scene):
                if self.refused is not None:
                    raise self.refused
                await self._news.wait()
            return self.scene

    async def do(self, do: str, *, id: str | None = None, **fields: Any) -> dict[str, Any]:
        """Send a command, again after a reconnection, and return its answer. Raise `Declined` if refused."""
        if do == "start" and self.draws is not None:
            await self.draws.settled()
        key = id or secrets.token_hex(8)
        written = encode({"do": do, "id": key, **fields})
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._asked[key] = (written, answer)
        if self._socket is not None:
            with contextlib.suppress(ConnectionClosed):
                await self._socket.send(written.decode())
        message = await answer
        if message["is"] == "refusal":
            raise Declined(message)
        if do == "start":
            await self.until(has_begun)  # the random draw comes first
        return message

    async def move(self, move: Mapping[str, Any], prompt: int) -> None:
        """Send a move that answers the prompt of this number."""
        await self.do("move", move=dict(move), prompt=prompt)

    @property
    def is_over(self) -> bool:
        """True if the match is over."""
        return self.scene is not None and self.scene["table"]["phase"] not in ("lobby", "running")


def has_begun(scene: Mapping[str, Any]) -> bool:
    """True if a start led to a match or to the question whether all agree, or was withdrawn."""
    draw = scene["table"].get("draw") or {}
    return scene["table"]["phase"] != "lobby" or draw.get("stage", "idle") in ("idle", "agree")


__all__ = ["AtTable", "Client", "Declined"]
