"""The peer: the same web server with nothing behind it, which sends what comes in to everybody in the room.

`python -m hautemer.load.bare SIZE` serves rooms at /api/tables/ROOM/socket and prints its port.
"""

from __future__ import annotations

import asyncio
import sys
from collections import defaultdict

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

ROOMS: defaultdict[str, set[WebSocket]] = defaultdict(set)


def application(size: int) -> Starlette:
    """Rooms in which every message makes everybody hear one of a given size."""
    text = '{"is":"scene","filling":"' + "x" * max(0, size - 30) + '"}'

    async def room(socket: WebSocket) -> None:
        await socket.accept()
        members = ROOMS[socket.path_params["room"]]
        members.add(socket)
        try:
            while True:
                await socket.receive_text()
                for member in list(members):
                    await member.send_text(text)
        except WebSocketDisconnect:
            members.discard(socket)

    return Starlette(routes=[WebSocketRoute("/api/tables/{room}/socket", room)])


async def serve(size: int) -> None:
    """Serves until it is killed."""
    config = uvicorn.Config(
        application(size),
        port=0,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        lifespan="off",
        log_level="error",
        access_log=False,
    )
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    sys.stdout.write(f"{server.servers[0].sockets[0].getsockname()[1]}\n")
    sys.stdout.flush()
    await serving


if __name__ == "__main__":
    import uvloop

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(serve(int(sys.argv[1])))
