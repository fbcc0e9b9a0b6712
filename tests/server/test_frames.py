"""The fast path of sockets: texts of every length arrive whole, and a full socket is respected."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import connect

from hautemer.server.sockets.fastpath import EXTENSION, Frames

# Lengths on both sides of each border between frames with one, two and eight bytes of length.
SIZES = (0, 1, 125, 126, 127, 65_535, 65_536, 100_000)
BIG = b"x" * 1_000_000


@asynccontextmanager
async def serving(*, closed: asyncio.Future[bool]) -> AsyncIterator[str]:
    """Start a server that answers a number with a text of that size, and records the end of the last one."""

    async def room(socket: WebSocket) -> None:
        text = socket.scope["extensions"][EXTENSION]
        await socket.accept()
        try:
            while True:
                size = int(await socket.receive_text())
                if size < 0:  # send more and more until the socket is full
                    while text(BIG):
                        pass
                    await socket.send_text("full")
                else:
                    assert text(b"x" * size)
        except WebSocketDisconnect:
            closed.set_result(text(b"too late"))

    app = Starlette(routes=[WebSocketRoute("/", room)])
    server = uvicorn.Server(uvicorn.Config(app, port=0, ws=Frames, lifespan="off", log_level="warning"))
    running = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield f"ws://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}/"
    finally:
        server.should_exit = True
        await running


@pytest.mark.anyio
async def test_texts_of_every_length_arrive_whole() -> None:
    closed: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
    async with asyncio.timeout(60), serving(closed=closed) as address:
        async with connect(address, max_size=None) as line:
            for size in SIZES:
                await line.send(str(size))
                assert await line.recv() == "x" * size
        assert await closed is False, "nobody is there any more"


@pytest.mark.anyio
async def test_sending_waits_for_a_client_that_does_not_read() -> None:
    closed: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
    async with (
        asyncio.timeout(60),
        serving(closed=closed) as address,
        connect(address, max_size=None) as line,
    ):
        await line.send("-1")
        heard = [await line.recv()]
        while heard[-1] != "full":
            heard.append(await line.recv())
        assert heard[:-1] == [BIG.decode()] * (len(heard) - 1), (
            "what was sent at once came, before what waited"
        )
        assert len(heard) > 1
