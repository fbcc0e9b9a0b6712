"""Rooms of viewers that play: paced, or as fast as the server lets them."""

from __future__ import annotations

import asyncio
import itertools
import time
from random import Random
from typing import Any

from hautemer.client import Client
from hautemer.core.codec import Struct, encode, read_loosely
from hautemer.load.choosing import any_move
from hautemer.load.wire import Wire, open_wire

HELLO = encode({"do": "hello"})
COUNTER = itertools.count()


class Seen(Struct, frozen=True, forbid_unknown_fields=False):
    """What a player's client needs of a scene."""

    seat: int | None = None
    prompt: int = 0
    offers: list[dict[str, Any]] | None = None
    waiting_for: tuple[int, ...] = ()
    result: Any = None


class Figures:
    """What was measured."""

    def __init__(self) -> None:
        self.latencies: list[float] = []
        self.delivered = 0
        self.size = 0
        self.moves = 0
        self.refused = 0
        self.lost = 0


class Room:
    """One match: its seats and one onlooker, all on sockets of this process."""

    def __init__(self, figures: Figures, rng: Random, pace: float | None) -> None:
        self.figures = figures
        self.rng = rng
        self.pace = pace
        self.wires: list[Wire] = []
        self.sent = 0.0
        self.pending = 0  # viewers who have not seen the last move yet
        self.next: tuple[int, bytes] | None = None
        self.over = False
        self.counting = False

    async def open(self, client: Client, port: int, settings: dict[str, Any], seats: int) -> None:
        """Makes a table with a guest in every seat, and opens the sockets."""
        tokens = [client.token] + [
            (await client.call("POST", "/api/me", {}))["token"] for _ in range(seats - 1)
        ]
        table, _ = await client.make(settings, name="0")
        path = f"/api/tables/{table}/socket"
        for seat, token in enumerate([*tokens, None]):
            wire = await open_wire("127.0.0.1", port, path, token, self._hearing(seat))
            self.wires.append(wire)
            wire.send(HELLO)
            if 0 < seat < seats:
                wire.send(encode({"do": "join", "id": "join", "name": str(seat), "seat": seat}))
        await asyncio.sleep(0)

    def start(self) -> None:
        """The host starts the match."""
        self.wires[0].send(encode({"do": "start", "id": "start"}))

    def _hearing(self, seat: int) -> Any:
        def heard(message: bytes) -> None:
            if not message.startswith(b'{"is":"scene"'):
                if message.startswith(b'{"is":"refusal"'):
                    self.figures.refused += 1
                return
            if self.counting:
                self.figures.delivered += 1
                self.figures.size += len(message)
                if self.pending:
                    self.pending -= 1
                    self.figures.latencies.append(time.perf_counter() - self.sent)
            self._look(seat, message)

        return heard

    def _look(self, seat: int, message: bytes) -> None:
        if seat >= len(self.wires) - 1 and self.wires:
            return  # the onlooker
        seen = read_loosely(message, Seen)
        if seen.result is not None:
            self.over = True
            return
        if seen.seat in seen.waiting_for and seen.offers:
            move = {"do": "move", "id": f"{next(COUNTER)}", "prompt": seen.prompt}
            self.next = (seat, encode({**move, "move": any_move(seen.offers, self.rng)}))
            if self.pace is None:
                self.play()

    def play(self) -> None:
        """Sends the next move, if somebody has one."""
        if self.next is None or self.over:
            return
        seat, move = self.next
        self.next = None
        self.pending = len(self.wires)
        self.sent = time.perf_counter()
        self.figures.moves += self.counting
        self.wires[seat].send(move)

    async def run(self, until: float) -> None:
        """Plays a move every `pace` seconds."""
        assert self.pace is not None
        await asyncio.sleep(self.rng.random() * self.pace)
        while time.perf_counter() < until and not self.over:
            if self.pending == 0:
                self.play()
            await asyncio.sleep(self.pace)

    def close(self) -> None:
        """Hangs up; counts lines that had dropped before."""
        for wire in self.wires:
            self.figures.lost += wire.lost
            wire.close()
