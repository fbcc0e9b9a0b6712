"""The baseline: the same web server with a bare broadcast. Each message goes to everyone in the room.

`python -m hautemer.devtools.load.baseline FILE` serves rooms at /api/tables/ROOM/socket and prints its port.
The file holds the messages of a match that was really played: for each move a list of texts in the order of
the viewers. The server sends them again and again.
"""

from __future__ import annotations

import asyncio
import sys
from collections import defaultdict
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from hautemer.core.codec import read_json


def application(rounds: list[list[str]]) -> Starlette:
    """Return an application with rooms in which every incoming message broadcasts the next recorded one."""
    rooms: defaultdict[str, list[WebSocket]] = defaultdict(list)
    told: defaultdict[str, Iterator[list[str]]] = defaultdict(lambda: cycle(rounds))

    async def room(socket: WebSocket) -> None:
        await socket.accept()
        members, texts = rooms[socket.path_params["room"]], told[socket.path_params["room"]]
        members.append(socket)
        try:
            await socket.receive_text()  # the message `hello`
            while True:
                await socket.receive_text()
                for member, text in zip(members, next(texts), strict=True):
                    await member.send_text(text)
        except WebSocketDisconnect:
            members.remove(socket)

    return Starlette(routes=[WebSocketRoute("/api/tables/{room}/socket", room)])


async def serve(rounds: list[list[str]]) -> None:
    """Serve until the process is killed."""
    config = uvicorn.Config(
        application(rounds),
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
        runner.run(serve(read_json(Path(sys.argv[1]).read_bytes())))
