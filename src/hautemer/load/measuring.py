"""Two ways to measure: at a steady pace, and at full throttle beside a bare broadcast."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

from hautemer.client import Client
from hautemer.core.codec import Struct, encode, read_loosely
from hautemer.load.rooms import Figures, Room, Seen
from hautemer.load.wire import Wire, open_wire

# Tables that are opened at the same time.
AT_ONCE = 16
PACE = {"move": None, "bot": 0}


class Measured(Struct, frozen=True):
    """The figures of one run."""

    tables: int
    sockets: int
    seconds: float
    moves_a_second: float
    messages_a_second: float
    bytes_a_message: float
    p50_ms: float
    p95_ms: float
    p99_ms: float
    lost: int
    refused: int
    kilobytes_a_table: float
    kilobytes_a_socket: float
    processor_us_a_message: float = 0  # the server's own processor time
    bare_messages_a_second: float = 0
    bare_processor_us_a_message: float = 0


async def paced(
    port: int, game: str, tables: int, seats: int, seconds: float, pace: float, pid: int
) -> Measured:
    """Every match makes a move every `pace` seconds."""
    figures, rooms, memory = await open_rooms(port, game, tables, seats, pace, pid)
    begun, worked = time.perf_counter(), processor_time_of(pid)
    for room in rooms:
        room.counting = True
    await asyncio.gather(*(room.run(begun + seconds) for room in rooms))
    worked = processor_time_of(pid) - worked
    await asyncio.sleep(1)
    return report(figures, rooms, seats, time.perf_counter() - begun - 1, memory, worked)


async def full_throttle(port: int, game: str, tables: int, seats: int, seconds: float, pid: int) -> Measured:
    """Every match moves as fast as it can; then the bare broadcast does it with that size."""
    figures, rooms, memory = await open_rooms(port, game, tables, seats, None, pid)
    begun, worked = time.perf_counter(), processor_time_of(pid)
    for room in rooms:
        room.counting = True
    while time.perf_counter() < begun + seconds and not any(room.over for room in rooms):
        await asyncio.sleep(0.05)
    lasted = time.perf_counter() - begun
    worked = processor_time_of(pid) - worked
    for room in rooms:
        room.counting = False
        room.over = True
    measured = report(figures, rooms, seats, lasted, memory, worked)
    bare, bare_worked = await bare_broadcast(tables, seats + 1, int(measured.bytes_a_message), seconds)
    fields = {name: getattr(measured, name) for name in Measured.__struct_fields__}
    return Measured(**{**fields, "bare_messages_a_second": bare, "bare_processor_us_a_message": bare_worked})


async def open_rooms(
    port: int, game: str, tables: int, seats: int, pace: float | None, pid: int
) -> tuple[Figures, list[Room], tuple[float, float]]:
    """All tables with their sockets, the matches started."""
    figures = Figures()
    settings = {"game": game, "seats": seats, "pace": PACE, "watch": "everybody"}
    rooms = [Room(figures, Random(number), pace) for number in range(tables)]
    limit = asyncio.Semaphore(AT_ONCE)
    before = memory_of(pid)

    async def one(room: Room) -> None:
        async with limit, Client(f"http://127.0.0.1:{port}") as client:
            await room.open(client, port, settings, seats)

    await asyncio.gather(*(one(room) for room in rooms))
    await asyncio.sleep(1)
    opened = memory_of(pid)
    for room in rooms:
        room.start()
    await asyncio.sleep(max(2.0, tables / 200))
    started = memory_of(pid)
    sockets = tables * (seats + 1)
    return figures, rooms, ((started - before) / tables, (opened - before) / sockets)


def report(
    figures: Figures,
    rooms: list[Room],
    seats: int,
    lasted: float,
    memory: tuple[float, float],
    worked: float,
) -> Measured:
    """The figures of a run; hangs up."""
    for room in rooms:
        room.close()
    times = sorted(figures.latencies) or [0.0]

    def at(share: float) -> float:
        return 1000 * times[min(len(times) - 1, int(len(times) * share))]

    return Measured(
        len(rooms),
        len(rooms) * (seats + 1),
        lasted,
        figures.moves / lasted,
        figures.delivered / lasted,
        figures.size / max(1, figures.delivered),
        at(0.5),
        at(0.95),
        at(0.99),
        figures.lost,
        figures.refused,
        memory[0],
        memory[1],
        1e6 * worked / max(1, figures.delivered),
    )


def memory_of(pid: int) -> float:
    """The memory of a process in kilobytes, where the system tells."""
    try:
        fields = Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return 0
    return float(next(line.split()[1] for line in fields.splitlines() if line.startswith("VmRSS")))


def processor_time_of(pid: int) -> float:
    """The processor time of a process in seconds, where the system tells."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def bare_broadcast(rooms: int, members: int, size: int, seconds: float) -> tuple[float, float]:
    """Messages a second that a bare broadcast delivers, one in flight a room, and its time for a message."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "hautemer.load.bare", str(size), stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    port = int(await process.stdout.readline())
    delivered, counting = 0, False
    word = encode({"do": "move", "id": "1", "prompt": 1, "move": {"do": "pass", "role": "none"}})

    def hearing(wires: list[Wire], first: bool) -> Any:
        def heard(message: bytes) -> None:
            nonlocal delivered
            delivered += counting
            read_loosely(message, Seen)  # as a client of a match does
            if first:
                wires[0].send(word)

        return heard

    all_wires: list[list[Wire]] = []
    for room in range(rooms):
        wires: list[Wire] = []
        for member in range(members):
            path = f"/api/tables/{room}/socket"
            wires.append(await open_wire("127.0.0.1", port, path, None, hearing(wires, member == 0)))
        all_wires.append(wires)
    for wires in all_wires:
        wires[0].send(word)
    await asyncio.sleep(1)
    counting, begun, worked = True, time.perf_counter(), processor_time_of(process.pid)
    await asyncio.sleep(seconds)
    lasted = time.perf_counter() - begun
    worked = processor_time_of(process.pid) - worked
    counting = False
    process.kill()
    await process.wait()
    return delivered / lasted, 1e6 * worked / max(1, delivered)
