"""Attacks on a server with default limits: chat, long matches, guessed passwords, undos.

The server runs on this machine. Every request names the address that it pretends to come from, and the server
trusts it because this machine is its proxy. A bystander at another table sends pings meanwhile.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import os
import socket
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Any
from urllib.parse import urlsplit

from hautemer.client import AtTable, Client, Declined
from hautemer.client.players import choose, is_asked, waited_for
from hautemer.core import record as records
from hautemer.core import registry
from hautemer.core.chance import secret_of
from hautemer.core.match import Match, Undo, live
from hautemer.devtools.load.pings import game_with_windows
from hautemer.devtools.servers import ServerProcess

ATTACKER, OTHER_ATTACKER, BYSTANDER, HONEST = "198.51.100.7", "198.51.100.8", "203.0.113.5", "203.0.113.6"
# The entries of a long match, and the number of entries from which moves are taken back again.
LONG, TURNING = 12_000, 80
TABLES = 20
GUESTS, REMARK = 30, "\U0001f6a2" * 400
MUTE_SOCKETS = 40
ATTEMPTS, ADDRESSES = 40, 12
UNDOING = 8
PING = 0.02
PATIENT: dict[str, Any] = {"kind": "live", "move": None, "window": 50, "windows": {}, "bot": 0}

# By the end of a message id (`load-abuse-…`): counts, megabytes, seconds, and milliseconds of pings.
Figures = dict[str, float]


class Caller(Client):
    """A client that pretends to have an address."""

    def __init__(self, url: str, address: str) -> None:
        super().__init__(url)
        self.address = address

    def headers(self) -> dict[str, str]:
        """Return the headers with the pretended address."""
        return {**super().headers(), "x-forwarded-for": self.address}


async def measure(folder: Path, seconds: float) -> AsyncIterator[tuple[str, Figures]]:
    """Run the attacks one after the other, each against a new server, and yield their figures by name."""
    attacks = {"chat": flood_chat, "tables": hoard_tables, "passwords": guess_passwords, "undo": take_back}
    for name, attack in attacks.items():
        database = f"sqlite:///{folder / name}.db"
        async with ServerProcess(database, "--proxy", "127.0.0.1", log=folder / f"{name}.log") as server:
            yield name, await attack(server, seconds)


async def flood_chat(server: ServerProcess, seconds: float) -> Figures:
    """H1: guests flood the chat of a stranger's table; then sockets say hello and do not read."""
    key = game_with_windows()
    seats = registry.meta(key).seats[0]
    async with Caller(server.url, HONEST) as host, contextlib.AsyncExitStack() as stack:
        wanted = {"game": key, "seats": seats, "pace": PATIENT, "watch": "everybody"}
        table, _ = await host.make(wanted, name="Host", bots=[None, *["random"] * (seats - 1)], start=True)
        accepted = 0

        async def remark(at: AtTable) -> None:
            nonlocal accepted
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    while True:
                        with contextlib.suppress(Declined):
                            await at.do("say", text=REMARK)
                            accepted += 1
                        await asyncio.sleep(0.5)

        guests = [await stack.enter_async_context(Caller(server.url, ATTACKER)) for _ in range(GUESTS)]
        places = [await stack.enter_async_context(guest.at(table, watching=True)) for guest in guests]
        async with pinged(server) as pings:
            await asyncio.gather(*map(remark, places))
            before = resident(server.pid)
            lines = await asyncio.to_thread(
                lambda: [mute(server.url, table, ATTACKER) for _ in range(MUTE_SOCKETS)]
            )
            await asyncio.sleep(3)
            held = resident(server.pid) - before
            for line in lines:
                line.close()
        return {"remarks": accepted, "held": held, **pings}


async def hoard_tables(server: ServerProcess, seconds: float) -> Figures:
    """H2: tables continue from a long record and are left alone; then the server restarts."""
    document = long_record()
    before = resident(server.pid)
    for address in (ATTACKER, OTHER_ATTACKER):
        async with Caller(server.url, address) as guest:
            await sit_down(guest, document, TABLES // 2)
    laden = resident(server.pid)
    await asyncio.sleep(max(seconds, 30))  # for tables to rest
    rested = resident(server.pid)
    await server.stop()
    begun = time.perf_counter()
    await server.start()
    opened = time.perf_counter() - begun
    return {
        "tables": TABLES,
        "table-memory": (laden - before) / TABLES,
        "rest-memory": (rested - before) / TABLES,
        "start": opened,
        "start-memory": resident(server.pid),
    }


async def guess_passwords(server: ServerProcess, seconds: float) -> Figures:
    """M2: one address, then twelve, guess passwords; an honest person signs in and looks back meanwhile."""
    async with Caller(server.url, HONEST) as owner, Caller(server.url, BYSTANDER) as player:
        account = {"name": "Owner", "password": "correct horse"}
        await owner.call("POST", "/api/account", account)
        document = long_record(300)
        [table] = await sit_down(player, document)
        found: Figures = {}
        for name, addresses in (("one", 1), ("many", ADDRESSES)):
            storm = [
                asyncio.create_task(guess(server.url, f"198.51.100.{100 + number}"))
                for number in range(addresses)
            ]
            await asyncio.sleep(0.1)
            begun = time.perf_counter()
            await owner.call("POST", "/api/login", account)
            found[f"sign-in-{name}"] = time.perf_counter() - begun
            begun = time.perf_counter()
            await player.call("GET", f"/api/tables/{table}/past", moment=3)
            found[f"past-{name}"] = time.perf_counter() - begun
            await asyncio.gather(*storm)
        return found


async def take_back(server: ServerProcess, seconds: float) -> Figures:
    """M3: eight guests of one address move and undo at long matches as often as the limits allow."""
    document = long_record()
    async with contextlib.AsyncExitStack() as stack:
        guests = [await stack.enter_async_context(Caller(server.url, ATTACKER)) for _ in range(UNDOING)]
        undone = 0

        async def move_and_undo(guest: Caller, number: int) -> None:
            nonlocal undone
            rng = Random(number)
            [table] = await sit_down(guest, document)
            at = await stack.enter_async_context(guest.at(table))
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    while True:
                        scene = await at.until(is_asked)
                        with contextlib.suppress(Declined):
                            await at.move(choose(waited_for(scene), rng), scene["prompt"])
                            await at.do("undo")
                            undone += 1
                        await asyncio.sleep(1)

        async with pinged(server) as pings:
            await asyncio.gather(*(move_and_undo(guest, number) for number, guest in enumerate(guests)))
        return {"undos": undone, **pings}


@asynccontextmanager
async def pinged(server: ServerProcess) -> AsyncIterator[Figures]:
    """Send pings from another table during the block; fill the figures in at its end."""
    key = game_with_windows()
    seats = registry.meta(key).seats[0]
    figures: Figures = {}
    async with Caller(server.url, BYSTANDER) as bystander:
        table, _ = await bystander.make({"game": key, "seats": seats, "pace": PATIENT}, name="Bystander")
        async with bystander.at(table) as at:
            await at.until(lambda scene: True)
            times: list[float] = []

            async def ping() -> None:
                while True:
                    begun = time.perf_counter()
                    await at.do("ping")
                    times.append(1000 * (time.perf_counter() - begun))
                    await asyncio.sleep(PING)

            pinging = asyncio.create_task(ping())
            try:
                yield figures
            finally:
                pinging.cancel()
            shares = quantiles(times, n=20)
            figures |= {
                "ping-p50": shares[9],
                "ping-p95": shares[18],
                "ping-longest": max(times),
            }


async def guess(url: str, address: str) -> None:
    """Try wrong passwords from one address, as many in parallel as its burst allows."""
    thief = Caller(url, address)  # never signed in

    async def attempt() -> None:
        with contextlib.suppress(Declined):
            await thief.call("POST", "/api/login", {"name": "Owner", "password": "wrong horse"})

    await asyncio.gather(*(attempt() for _ in range(ATTEMPTS)))
    await thief.__aexit__()


async def sit_down(guest: Caller, document: bytes, tables: int = 1) -> list[str]:
    """Return tables that continue from the end of a record."""
    uploaded = await guest.call("POST", "/api/records", document)
    key = game_with_windows()
    record = records.read(document)
    wanted: Mapping[str, Any] = {
        "moment": len(record.entries),
        "settings": {"game": key, "seats": len(record.seats), "pace": PATIENT},
        "name": "Guest",
        "seat": 0,
    }
    address = f"/api/records/{uploaded['record']}/table"
    return [(await guest.call("POST", address, wanted))["table"] for _ in range(tables)]


def long_record(entries: int = LONG) -> bytes:
    """Return a legal match of `entries` entries, whose moves are taken back again and again."""
    key = game_with_windows()
    game, rng = registry.find(key), Random("long")
    match = Match.begin(game, ["?"] * game.meta.seats[0], {}, live(secret_of("long")))
    while len(match.log) < entries or match.waiting_for()[:1] != (0,):
        if len(match.played) > TURNING:
            match.accept(match.prepare_undo(0, Undo(match.played[TURNING // 4].position)), "consent")
            continue
        waiting = match.waiting_for()
        seat = waiting[0] if waiting else None
        match.submit(seat, match.offers(seat).sample(rng))
    return records.to_bytes(records.write(match))


def resident(pid: int) -> float:
    """Return the memory of a process in megabytes."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


def mute(url: str, table: str, address: str) -> socket.socket:
    """Return a socket that says hello and never reads."""
    parts = urlsplit(url)
    line = socket.create_connection((parts.hostname or "", parts.port or 0), timeout=30)
    key = base64.b64encode(os.urandom(16)).decode()
    lines = (
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"Host: {parts.netloc}",
        f"X-Forwarded-For: {address}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
    )
    line.sendall("\r\n".join((*lines, "", "")).encode())
    head = b""
    while not head.endswith(b"\r\n\r\n"):
        head += line.recv(1)
    hello = b'{"do":"hello"}'
    line.sendall(bytes((0x81, 0x80 | len(hello))) + bytes(4) + hello)
    return line
