"""Throughput: at a steady pace, and at full speed compared with a bare broadcast."""

from __future__ import annotations

import asyncio
import contextlib
import math
import os
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

from hautemer.client import Client
from hautemer.core.codec import Struct, encode
from hautemer.devtools.load.rooms import LoadFigures, Room

# Tables that are opened at the same time.
AT_ONCE = 16
# Seconds of a counted turn at full speed, and of the uncounted warm-up before it.
TURN = 1.0
WARMING = 0.2
# The expected moves per second and per match: a room opens enough tables for these.
HOPED_FOR = 3500
MOVES_A_MATCH = 80
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
    processor_us_a_message: float = 0  # processor time of the server
    bare_messages_a_second: float = 0
    bare_bytes_a_message: float = 0
    bare_processor_us_a_message: float = 0


async def paced(
    port: int, game: str, tables: int, seats: int, seconds: float, pace: float, pid: int
) -> Measured:
    """Measure while every match makes a move every `pace` seconds."""
    figures, rooms, memory = await open_rooms(port, game, tables, seats, pace, pid)
    begun, worked = time.perf_counter(), processor_time_of(pid)
    for room in rooms:
        room.counting = True
    await asyncio.gather(*(room.run(begun + seconds) for room in rooms))
    worked = processor_time_of(pid) - worked
    await asyncio.sleep(1)
    return report(figures, rooms, seats, time.perf_counter() - begun - 1, memory, worked)


async def full_throttle(port: int, game: str, tables: int, seats: int, seconds: float, pid: int) -> Measured:
    """Measure rooms at full speed, alternating with a bare broadcast of the same messages."""
    matches = 2 + math.ceil(seconds * HOPED_FOR / MOVES_A_MATCH / tables)
    figures, rooms, memory = await open_rooms(port, game, tables, seats, None, pid, matches)
    while rooms[0].table == 0:
        await asyncio.sleep(0.05)
    async with bare_broadcast(rooms[0].rounds(), tables, matches) as (bare_figures, bare_rooms, bare_pid):
        lasted = worked = bare_lasted = bare_worked = 0.0
        while lasted < seconds and not any(room.over for room in rooms):
            time_of_turn, work = await turn(rooms, pid)
            lasted, worked = lasted + time_of_turn, worked + work
            time_of_turn, work = await turn(bare_rooms, bare_pid)
            bare_lasted, bare_worked = bare_lasted + time_of_turn, bare_worked + work
    measured = report(figures, rooms, seats, lasted, memory, worked)
    fields = {name: getattr(measured, name) for name in Measured.__struct_fields__}
    fields["bare_messages_a_second"] = bare_figures.delivered / bare_lasted
    fields["bare_bytes_a_message"] = bare_figures.size / max(1, bare_figures.delivered)
    fields["bare_processor_us_a_message"] = 1e6 * bare_worked / max(1, bare_figures.delivered)
    return Measured(**fields)


async def turn(rooms: list[Room], pid: int) -> tuple[float, float]:
    """Run the rooms for one turn; return the seconds that passed and the server's processor seconds."""
    for room in rooms:
        room.go_on()
    await asyncio.sleep(WARMING)
    begun, worked = time.perf_counter(), processor_time_of(pid)
    for room in rooms:
        room.counting = True
    await asyncio.sleep(TURN)
    for room in rooms:
        room.counting = False
    lasted, worked = time.perf_counter() - begun, processor_time_of(pid) - worked
    for room in rooms:
        room.stop()
    await asyncio.sleep(WARMING)
    return lasted, worked


async def open_rooms(
    port: int, game: str, tables: int, seats: int, pace: float | None, pid: int, matches: int = 1
) -> tuple[LoadFigures, list[Room], tuple[float, float]]:
    """Return rooms with open sockets and a started match each."""
    figures = LoadFigures()
    settings = {"game": game, "seats": seats, "pace": PACE, "watch": "everybody"}
    rooms = [Room(figures, Random(number), pace) for number in range(tables)]
    rooms[0].kept = [[] for _ in range(seats + 1)]
    limit = asyncio.Semaphore(AT_ONCE)
    before = memory_of(pid)

    async def one(room: Room) -> None:
        async with limit, Client(f"http://127.0.0.1:{port}") as client:
            for _ in range(matches):
                await room.open(client, port, settings, seats)

    await asyncio.gather(*(one(room) for room in rooms))
    await asyncio.sleep(1)
    opened = memory_of(pid)
    for room in rooms:
        room.start()
    if pace is None:
        started = opened
    else:
        await asyncio.sleep(max(2.0, tables / 200))
        started = memory_of(pid)
    made = tables * matches
    return figures, rooms, ((started - before) / made, (opened - before) / (made * (seats + 1)))


def report(
    figures: LoadFigures,
    rooms: list[Room],
    seats: int,
    lasted: float,
    memory: tuple[float, float],
    worked: float,
) -> Measured:
    """Return the figures of a run and close its sockets."""
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
    """Return the memory of a process in kilobytes, or 0 if the system does not say."""
    try:
        fields = Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return 0
    return float(next(line.split()[1] for line in fields.splitlines() if line.startswith("VmRSS")))


def processor_time_of(pid: int) -> float:
    """Return the processor time of a process in seconds, or 0 if the system does not say."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextlib.asynccontextmanager
async def bare_broadcast(
    rounds: list[tuple[bytes, ...]], tables: int, matches: int
) -> AsyncIterator[tuple[LoadFigures, list[Room], int]]:
    """Start a bare broadcast of the same messages to the same client in `tables` rooms, all stopped.

    It has as many open sockets as the rooms of the real server, because uvicorn pings each of them.
    """
    with tempfile.NamedTemporaryFile(suffix=".json") as file:
        file.write(encode([[message.decode() for message in messages] for messages in rounds]))
        file.flush()
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "hautemer.devtools.load.baseline", file.name, stdout=asyncio.subprocess.PIPE
        )
        assert process.stdout is not None
        port = int(await process.stdout.readline())
    figures = LoadFigures()
    rooms = [Room(figures, Random(number), None) for number in range(tables)]
    try:
        for number, room in enumerate(rooms):
            for match in range(matches):
                await room.connect(port, f"{number}-{match}", [None] * len(rounds[0]))
            room.stop()
            room.start()
        yield figures, rooms, process.pid
    finally:
        process.kill()
        await process.wait()
