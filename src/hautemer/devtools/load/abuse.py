"""Attacks on a server with default limits: chat, long matches, guessed passwords, undos, records.

The server runs on this machine. Every request names the address that it pretends to come from, and the server
trusts it because this machine is its proxy. A bystander at another table sends pings meanwhile. Every attack
counts what the server accepted and what it refused, because an attack that is refused measures nothing.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import os
import socket
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import connect

from hautemer.client import AtTable, Client, Declined
from hautemer.client.players import choose, is_asked, waited_for
from hautemer.core import record as records
from hautemer.core import registry
from hautemer.core.chance import secret_of
from hautemer.core.match import Match, Undo, live
from hautemer.devtools.load.pings import game_with_windows
from hautemer.devtools.servers import ServerProcess

BYSTANDER, HONEST = "203.0.113.5", "203.0.113.6"
# Seconds after which an attack, or all of them, are cut off. They show what they have measured until then.
LONGEST, LONGEST_IN_ALL = 80, 280
# The entries of a long match, and the number of entries from which moves are taken back again.
LONG, TURNING = 12_000, 80
# Tables that continue from that match; one address may make half of them in an hour.
TABLES = 20
# Seconds in which tables are made at most, and in which tables that nobody needs leave memory.
MAKING, RESTING = 30, 15
# Guests who chat at each of three addresses, and the largest message.
GUESTS, REMARK = 10, "\U0001f6a2" * 400
MUTE_SOCKETS, HELLOS_PER_SECOND = 40, 8
# Attempts of one address in its burst and at the same time, and the addresses of the attacks on many accounts
# and on one.
ATTEMPTS, PARALLEL, ADDRESSES, GUESSING = 40, 8, 12, 4
UNDOING = 8
DOWNLOADS_PER_SECOND = 60
PING = 0.02
PATIENT: dict[str, Any] = {"kind": "live", "move": None, "window": 50, "windows": {}, "bot": 0}

# By the end of a message id (`load-abuse-…`): counts, megabytes, seconds, and milliseconds of pings.
Figures = dict[str, float]
# Told the end of a message id (`load-abuse-doing-…`) when a part of an attack begins.
Progress = Callable[[str], None]


class Attack:
    """One attack on a new server: what it has measured, and how it says what it does."""

    def __init__(self, server: ServerProcess, seconds: float, progress: Progress, document: bytes) -> None:
        self.server = server
        self.seconds = seconds
        self.begin = progress
        self.document = document  # the record of a long match
        self.figures: Figures = {}
        self.refusals: Counter[str] = Counter()

    async def accepted(self, work: Awaitable[Any]) -> bool:
        """Return True if the server accepts a request; otherwise count its refusal."""
        try:
            await work
        except Declined as declined:
            self.refusals[declined.key] += 1
            return False
        return True

    @property
    def refused(self) -> int:
        """The number of refused requests."""
        return self.refusals.total()


class Caller(Client):
    """A client that pretends to have an address."""

    def __init__(self, url: str, address: str) -> None:
        super().__init__(url)
        self.address = address

    def headers(self) -> dict[str, str]:
        """Return the headers with the pretended address."""
        return {**super().headers(), "x-forwarded-for": self.address}


async def measure(
    folder: Path, seconds: float, progress: Progress
) -> AsyncIterator[tuple[str, Figures, Counter[str]]]:
    """Run the attacks one after the other, each against a new server.

    Yield their names, figures and refusals. `seconds` is how long each repeats what it does.
    """
    end = asyncio.get_running_loop().time() + LONGEST_IN_ALL
    progress("record")
    document = long_record(LONG)
    for name, carry_out in ATTACKS.items():
        database = f"sqlite:///{folder / name}.db"
        async with ServerProcess(database, "--proxy", "127.0.0.1", log=folder / f"{name}.log") as server:
            attack = Attack(server, seconds, progress, document)
            begun = asyncio.get_running_loop().time()
            try:
                async with asyncio.timeout_at(min(begun + LONGEST, end)):
                    await carry_out(attack)
            except (TimeoutError, Declined) as error:  # a busy machine refuses what takes too long
                if isinstance(error, Declined):
                    attack.refusals[error.key] += 1
                attack.figures["cut-off"] = asyncio.get_running_loop().time() - begun
            yield name, attack.figures, attack.refusals


async def flood_chat(attack: Attack) -> None:
    """H1: guests fill the chat of a stranger's table; then sockets do not read, and newcomers come and go."""
    url, figures = attack.server.url, attack.figures
    key = game_with_windows()
    seats = registry.meta(key).seats[0]
    async with Caller(url, HONEST) as host, contextlib.AsyncExitStack() as stack:
        wanted = {"game": key, "seats": seats, "pace": PATIENT, "watch": "everybody"}
        table, _ = await host.make(wanted, name="Host", bots=[None, *["random"] * (seats - 1)], start=True)

        async def chat(at: AtTable) -> int:
            begun, accepted = time.monotonic(), 0
            while time.monotonic() < begun + attack.seconds / 2:
                accepted += await attack.accepted(at.do("say", text=REMARK))
                await asyncio.sleep(0.25)
            return accepted

        attack.begin("flood")
        guests = [
            await stack.enter_async_context(Caller(url, an_address(number % 3)))
            for number in range(3 * GUESTS)
        ]
        places = [await stack.enter_async_context(guest.at(table, watching=True)) for guest in guests]
        places.append(await stack.enter_async_context(host.at(table)))
        async with pinged(attack):
            figures["remarks"] = sum(await asyncio.gather(*map(chat, places)))
            figures["refused"] = attack.refused
            figures["newcomer"] = await first_scene(url, table) / 1000
            attack.begin("newcomers")
            before = resident(attack.server.pid)
            lines = await asyncio.to_thread(lambda: [mute(url, table) for _ in range(MUTE_SOCKETS)])
            await asyncio.sleep(3)
            figures["held"] = resident(attack.server.pid) - before
            for line in lines:
                line.close()
            coming = [first_scene(url, table) for _ in range(int(HELLOS_PER_SECOND * attack.seconds / 2))]
            async with asyncio.TaskGroup() as group:
                for hello in coming:
                    group.create_task(hello)
                    await asyncio.sleep(1 / HELLOS_PER_SECOND)


async def hoard_tables(attack: Attack) -> None:
    """H2: tables continue from a long record and are left alone; then the server is killed and restarts."""
    server, figures = attack.server, attack.figures
    before = resident(server.pid)
    attack.begin("make")
    tables: list[str] = []
    begun = time.monotonic()
    async with contextlib.AsyncExitStack() as stack:
        guests = [await stack.enter_async_context(Caller(server.url, an_address(n))) for n in (0, 1)]
        uploaded = [(guest, await upload(guest, attack.document)) for guest in guests]
        while len(tables) < TABLES and time.monotonic() < begun + MAKING:
            guest, record = uploaded[len(tables) % 2]
            tables.append(await continued(guest, record, attack.document))
    figures["made"] = len(tables)
    figures["table-memory"] = (resident(server.pid) - before) / len(tables)
    attack.begin("restart")
    await server.kill()
    begun = time.monotonic()
    await server.start()
    figures["start"] = time.monotonic() - begun
    async with pinged(attack):
        begun = time.monotonic()
        await first_scene(server.url, tables[-1])
        figures["first-scene"] = time.monotonic() - begun
        attack.begin("rest")
        most = resident(server.pid)
        for _ in range(RESTING):
            await asyncio.sleep(1)
            most = max(most, resident(server.pid))
    figures["start-memory"] = most - before
    figures["rest-memory"] = resident(server.pid) - before


async def guess_passwords(attack: Attack) -> None:
    """M2: one address, then twelve, try passwords of many accounts, and four addresses those of one account.

    An honest person signs in and looks back meanwhile. An attempt at a name without an account is hashed like
    any other; many attempts at one account are refused before they are hashed.
    """
    url, figures = attack.server.url, attack.figures
    async with Caller(url, HONEST) as owner, Caller(url, BYSTANDER) as player:
        account = {"name": "Owner", "password": "correct horse"}
        await owner.call("POST", "/api/account", account)
        begun = time.perf_counter()
        await owner.call("POST", "/api/login", account)
        figures["sign-in-alone"] = time.perf_counter() - begun
        short = long_record(300)
        table = await continued(player, await upload(player, short), short)
        first = 0
        for name, addresses in (("one", 1), ("many", ADDRESSES)):
            attack.begin(f"guess-{name}")
            storm = asyncio.create_task(guess(attack, range(first, first + addresses)))
            first += addresses
            await asyncio.sleep(0.1)
            begun = time.perf_counter()
            await owner.call("POST", "/api/login", account)
            figures[f"sign-in-{name}"] = time.perf_counter() - begun
            begun = time.perf_counter()
            await player.call("GET", f"/api/tables/{table}/past", moment=3)
            figures[f"past-{name}"] = time.perf_counter() - begun
            figures[f"hashed-{name}"] = await storm
        attack.begin("guess-account")
        figures["hashed-account"] = await guess(attack, range(first, first + GUESSING), account="Owner")
        begun = time.perf_counter()
        await owner.call("POST", "/api/login", account)
        figures["sign-in-account"] = time.perf_counter() - begun
        figures["refused"] = attack.refused - attack.refusals["wrong_password"]


async def take_back(attack: Attack) -> None:
    """M3: eight guests of one address move and undo at long matches as often as the limits allow."""
    url, figures = attack.server.url, attack.figures
    async with contextlib.AsyncExitStack() as stack:
        attack.begin("make")
        guests = [await stack.enter_async_context(Caller(url, an_address(0))) for _ in range(UNDOING)]
        record = await upload(guests[0], attack.document)
        tables = [await continued(guest, record, attack.document) for guest in guests]

        async def move_and_undo(at: AtTable, rng: Random) -> int:
            begun, undone = time.monotonic(), 0
            while time.monotonic() < begun + attack.seconds:
                scene = await at.until(is_asked_or_over)
                if not is_asked(scene):
                    break  # the limits left more moves than undos, and the match has ended
                if await attack.accepted(at.move(choose(waited_for(scene), rng), scene["prompt"])):
                    undone += await attack.accepted(at.do("undo"))
                await asyncio.sleep(0.25)
            return undone

        places = [
            await stack.enter_async_context(guest.at(table))
            for guest, table in zip(guests, tables, strict=True)
        ]
        attack.begin("undo")
        async with pinged(attack):
            work = [move_and_undo(at, Random(number)) for number, at in enumerate(places)]
            figures["undos"] = sum(await asyncio.gather(*work))
        figures["refused"] = attack.refused


async def download_records(attack: Attack) -> None:
    """M3: one address downloads the record of a long finished match as often as requests are admitted."""
    url, figures = attack.server.url, attack.figures
    attack.begin("make")
    finished = long_record(LONG, to_the_end=True)
    async with Caller(url, an_address(0)) as guest:
        table = await continued(guest, await upload(guest, finished), finished)
        attack.begin("download")
        downloads: list[asyncio.Task[bool]] = []
        async with pinged(attack), asyncio.TaskGroup() as group:
            for _ in range(int(DOWNLOADS_PER_SECOND * attack.seconds)):
                download = guest.call("GET", f"/api/tables/{table}/record")
                downloads.append(group.create_task(attack.accepted(download)))
                await asyncio.sleep(1 / DOWNLOADS_PER_SECOND)
    figures["downloads"] = sum(download.result() for download in downloads)
    figures["refused"] = attack.refused


ATTACKS: dict[str, Callable[[Attack], Awaitable[None]]] = {
    "chat": flood_chat,
    "tables": hoard_tables,
    "passwords": guess_passwords,
    "undo": take_back,
    "records": download_records,
}


@asynccontextmanager
async def pinged(attack: Attack) -> AsyncIterator[None]:
    """Send pings from another table during the block; fill the figures in at its end."""
    key = game_with_windows()
    seats = registry.meta(key).seats[0]
    async with Caller(attack.server.url, BYSTANDER) as bystander:
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
                yield
            finally:
                pinging.cancel()
                if len(times) > 1:
                    shares = quantiles(times, n=20)
                    attack.figures |= {
                        "ping-p50": shares[9],
                        "ping-p95": shares[18],
                        "ping-longest": max(times),
                    }


async def guess(attack: Attack, addresses: range, account: str | None = None) -> int:
    """Try wrong passwords from every address, as many as its burst allows; return how many were hashed.

    Without `account`, every attempt is at another name.
    """

    async def storm(address: int) -> None:
        thief, slots = Caller(attack.server.url, an_address(address)), asyncio.Semaphore(PARALLEL)

        async def attempt(name: str) -> None:
            async with slots:
                body = {"name": name, "password": "wrong horse"}
                await attack.accepted(thief.call("POST", "/api/login", body))

        try:
            names = [account or f"Sailor {address} {number}" for number in range(ATTEMPTS)]
            await asyncio.gather(*map(attempt, names))
        finally:
            await thief.__aexit__()

    before = attack.refusals["wrong_password"]
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(attack.seconds):
            await asyncio.gather(*map(storm, addresses))
    return attack.refusals["wrong_password"] - before


def an_address(number: int) -> str:
    """Return one of the addresses of the attackers."""
    return f"198.51.100.{7 + number}"


async def upload(guest: Caller, document: bytes) -> str:
    """Upload a record and return its id."""
    return str((await guest.call("POST", "/api/records", document))["record"])


async def continued(guest: Caller, record: str, document: bytes) -> str:
    """Return a new table that continues from the end of an uploaded record."""
    written = records.read(document)
    wanted: Mapping[str, Any] = {
        "moment": len(written.entries),
        "settings": {"game": written.game, "seats": len(written.seats), "pace": PATIENT},
        "name": "Guest",
        "seat": 0,
    }
    return str((await guest.call("POST", f"/api/records/{record}/table", wanted))["table"])


def long_record(entries: int, *, to_the_end: bool = False) -> bytes:
    """Return a legal match of `entries` entries or a few more, whose moves are taken back again and again.

    It ends where seat 0 has a move that can be taken back. With `to_the_end` it is played on to its result.
    """
    key = game_with_windows()
    game, rng = registry.find(key), Random("long")
    match = Match.begin(game, ["?"] * game.meta.seats[0], {}, live(secret_of("long")))
    while match.result is None and (to_the_end or len(match.log) < entries or not is_revocable(match)):
        if len(match.log) < entries and len(match.played) > TURNING:
            match.accept(match.prepare_undo(0, Undo(match.played[TURNING // 4].position)), "consent")
            continue
        waiting = match.waiting_for()
        seat = waiting[0] if waiting else None
        match.submit(seat, match.offers(seat).sample(rng))
    return records.to_bytes(records.write(match))


def is_asked_or_over(scene: Mapping[str, Any]) -> bool:
    """True if the match waits for the seat that sees this scene, or is not played any more."""
    return is_asked(scene) or scene["table"]["phase"] != "running"


def is_revocable(match: Match) -> bool:
    """True if the match waits for seat 0 alone, and its move is no secret commitment."""
    return match.waiting_for() == (0,) and not match.game.is_commitment(match.offers(0).sample(Random(0)))


def resident(pid: int) -> float:
    """Return the memory of a process in megabytes."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


async def first_scene(url: str, table: str) -> int:
    """Say hello to a table, read the first message, leave, and return the size of the message in bytes."""
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    headers = {"x-forwarded-for": an_address(0)}
    async with connect(address, additional_headers=headers, compression=None, max_size=None) as line:
        await line.send('{"do":"hello"}')
        return len(await line.recv())


def mute(url: str, table: str) -> socket.socket:
    """Return a socket that says hello and never reads."""
    parts = urlsplit(url)
    line = socket.create_connection((parts.hostname or "", parts.port or 0), timeout=30)
    key = base64.b64encode(os.urandom(16)).decode()
    lines = (
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"Host: {parts.netloc}",
        f"X-Forwarded-For: {an_address(0)}",
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
