"""Matches on servers that are killed: acknowledged moves must survive, and every match must continue."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

import httpx2

from hautemer.client import AtTable, Client, Declined
from hautemer.client.players import Player
from hautemer.core import record as records
from hautemer.core import registry
from hautemer.core.codec import encode, read_json
from hautemer.core.errors import Problem
from hautemer.devtools.servers import ServerProcess

PACE = {"bot": 20, "window": 100, "windows": {}, "move": None}
# Seconds after the last fault within which every match must have continued.
PATIENCE = 60
# The number of facts after the last fault with which a match counts as continued.
WENT_ON = 3

Hurt = Callable[[Random], Awaitable[None]]


@dataclass
class Report:
    """The results of a run."""

    matches: int = 0
    finished: int = 0
    moves: int = 0
    kills: int = 0
    away: int = 0
    longest: float = 0
    lost: list[str] = field(default_factory=list)
    rewritten: int = 0
    stuck: list[str] = field(default_factory=list)

    @property
    def is_fine(self) -> bool:
        """True if nothing was lost."""
        return not (self.lost or self.rewritten or self.stuck)


class HistoryWitness(Client):
    """A client that notices if the history of its table changes."""

    def place(self, table: str, *, watching: bool = False) -> AtTable:
        """Return a seat at a table."""
        return WitnessAt(self, table, watching=watching)


class WitnessAt(AtTable):
    """A table whose history must not change."""

    rewritten = 0
    heard_at = 0.0
    longest = 0.0

    async def _hear(self, frame: str | bytes) -> None:
        message = read_json(frame)
        if message["is"] == "scene":
            since = message["facts_from"]
            known = self.facts[since:]
            self.rewritten += known != message["facts"][: len(known)]
            at = time.monotonic()
            self.longest = max(self.longest, at - (self.heard_at or at))
            self.heard_at = at
        await super()._hear(frame)


class Torture:
    """Matches on some servers, and the faults that are injected."""

    def __init__(
        self, servers: Sequence[ServerProcess], seed: str, tables: int, pauses: tuple[float, float] = (0.5, 3)
    ) -> None:
        self.servers = servers
        self.rng = Random(seed)
        self.seed = seed
        self.tables = tables
        self.pauses = pauses
        self.report = Report()
        self.stopping = asyncio.Event()

    async def run(self, seconds: float, hurts: Sequence[Hurt] = (), tick: Callable[[], Any] = bool) -> Report:
        """Play and inject faults for `seconds`, then let every match continue and check the records."""
        for server in self.servers:
            await server.start()
        keys = registry.keys()
        limit = time.monotonic() + seconds
        async with asyncio.TaskGroup() as group:
            for number in range(self.tables):
                group.create_task(self._keep_playing(keys[number % len(keys)], number))
            first = [self._kill, *hurts]  # each fault once, even on a slow machine; then any
            while first or time.monotonic() < limit:
                await self._pause(tick)
                hurt = first.pop(0) if first else self.rng.choice([self._kill, *hurts])
                await hurt(self.rng)
            self.stopping.set()
        return self.report

    async def _pause(self, tick: Callable[[], Any]) -> None:
        until = time.monotonic() + self.rng.uniform(*self.pauses)
        while time.monotonic() < until:
            await asyncio.sleep(max(0.01, min(0.25, until - time.monotonic())))
            tick()

    async def _kill(self, rng: Random) -> None:
        server = rng.choice(self.servers)
        await server.kill()
        self.report.kills += 1
        await asyncio.sleep(rng.uniform(0, 0.3))
        await server.start()

    async def _keep_playing(self, key: str, number: int) -> None:
        """Play one match after the other at one table, until it is time to stop."""
        count = 0
        while not self.stopping.is_set():
            name = f"{key} {number} {count}"
            try:
                await self._play(key, name)
            except TimeoutError:
                self.report.stuck.append(name)
                return
            count += 1

    async def _play(self, key: str, name: str) -> None:
        least = registry.meta(key).seats[0]
        people = min(2, least)
        urls = [server.url for server in self.servers]
        async with contextlib.AsyncExitStack() as stack:
            crew = []
            for seat in range(people):
                first = urls[(seat + len(name)) % len(urls)]
                one = HistoryWitness(first, "", others=[url for url in urls if url != first])
                one.token = (await persistent(one, "POST", "/api/me", {}))["token"]
                crew.append(await stack.enter_async_context(one))
            settings = {"game": key, "seats": least, "pace": PACE}
            bots = [None] * people + ["random"] * (least - people)
            made = await persistent(
                crew[0], "POST", "/api/tables", {"settings": settings, "name": "0", "bots": bots}
            )
            table = made["table"]
            places: list[Any] = [await stack.enter_async_context(one.at(table)) for one in crew]
            for seat, place in enumerate(places[1:], start=1):
                await stubborn(place, "join", name=str(seat), seat=seat)
            await stubborn(places[0], "start")
            await self._play_on(key, name, crew, places)

    async def _play_on(self, key: str, name: str, crew: list[HistoryWitness], places: list[Any]) -> None:
        players = [Player(place, Random(f"{self.seed} {name} {seat}")) for seat, place in enumerate(places)]
        resting = asyncio.create_task(self._rest_in_time(players))
        try:
            await asyncio.gather(*(player.play(PATIENCE) for player in players))
        finally:
            resting.cancel()
        over = places[0].is_over
        if not over:
            for place in places:
                await stubborn(place, "vote", motion="call_off")
        for place in places:
            await place.until(lambda scene, place=place: place.is_over, PATIENCE)
        await self._look(key, name, crew, players, over=over)

    async def _rest_in_time(self, players: Sequence[Player]) -> None:
        """Stop the players once the match has continued after the last fault."""
        await self.stopping.wait()
        at = players[0].at
        heard = len(at.facts)
        await at.until(lambda scene: at.is_over or len(at.facts) >= heard + WENT_ON, PATIENCE)
        for player in players:
            await player.rest()

    async def _look(
        self, key: str, name: str, crew: list[HistoryWitness], players: Sequence[Player], *, over: bool
    ) -> None:
        """Compare acknowledged and seen moves with the record."""
        report = self.report
        place: Any = players[0].at
        document = await persistent(crew[0], "GET", f"/api/tables/{place.table}/record")
        report.matches += 1
        report.finished += over
        try:
            record = records.read(encode(document))
            records.verify(record, registry.find(key))
            match = records.replay(record, registry.find(key))
        except Problem as problem:
            report.lost.append(f"{name}: {problem}")
            return
        for seat, player in enumerate(players):
            at: Any = player.at
            report.moves += len(player.moves)
            report.longest = max(report.longest, at.longest)
            report.rewritten += at.rewritten
            told = read_json(encode(match.facts[seat]))
            report.rewritten += at.facts != told
            logged = [records.move_of(entry) for entry in record.entries if entry["seat"] == seat]
            if logged != player.moves:
                report.lost.append(
                    f"{name}: seat {seat} {len(player.moves)} acknowledged, {len(logged)} kept"
                )


async def persistent(client: Client, method: str, path: str, body: Any = None) -> Any:
    """Repeat a request until a server answers."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                return await client.call(method, path, body)
            except httpx2.TransportError:
                client.turn_elsewhere()
            except Declined as declined:
                if declined.key not in ("away", "500", "502", "503"):
                    raise
            await asyncio.sleep(0.2)


async def stubborn(place: AtTable, do: str, **fields: Any) -> None:
    """Repeat a request while the database is unreachable. A repeated command takes effect once."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                await place.do(do, **fields)
            except Declined as declined:
                if declined.key in ("already_seated", "not_in_lobby", "not_running"):
                    return
                if declined.key != "away":
                    raise
                await asyncio.sleep(0.2)
            else:
                return


__all__ = ["Report", "Torture"]
