"""Rooms of simulated viewers that play: paced, or as fast as the server allows."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from hautemer.client import Client
from hautemer.client.players import choose
from hautemer.core.codec import Struct, encode, read_as
from hautemer.devtools.load.websocket import Wire, open_wire

HELLO = encode({"do": "hello"})
START = encode({"do": "start", "id": "start"})
WAITING = b'"waiting_for":['
RUNNING = b'"phase":"running"'
HOST = "127.0.0.1"
COUNTER = itertools.count()


class SeenScene(Struct, frozen=True, forbid_unknown_fields=False):
    """The part of a scene that a player's client needs."""

    prompt: int = 0
    offers: list[dict[str, Any]] = []  # noqa: RUF012
    result: Any = None


class LoadFigures:
    """The measurements of one room."""

    def __init__(self) -> None:
        self.latencies: list[float] = []
        self.delivered = 0
        self.size = 0
        self.moves = 0
        self.refused = 0
        self.lost = 0


class Room:
    """One match at a time: its seats and one spectator, all on sockets of this process.

    A room may have several tables, all open from the beginning: after a match the next one begins.
    """

    def __init__(self, figures: LoadFigures, rng: Random, pace: float | None) -> None:
        self.figures = figures
        self.rng = rng
        self.pace = pace
        self.tables: list[list[Wire]] = []
        self.table = 0  # the index of the current table
        self.sent = 0.0
        self.pending = 0  # viewers that have not received the last move yet
        self.mover: int | None = None  # the seat that has moved and not received its move yet
        self.next: dict[int, bytes] = {}  # by seat: its next move
        self.going = True
        self.over = False
        self.counting = False
        self.kept: list[list[bytes]] | None = None  # by viewer: the messages of the first match

    async def open(self, client: Client, port: int, settings: dict[str, Any], seats: int) -> None:
        """Create a table with a guest in every seat and open the sockets."""
        tokens = [client.token] + [
            (await client.call("POST", "/api/me", {}))["token"] for _ in range(seats - 1)
        ]
        table, _ = await client.make(settings, name="0")
        wires = await self.connect(port, table, [*tokens, None])
        for seat in range(1, seats):
            wires[seat].send(encode({"do": "join", "id": "join", "name": str(seat), "seat": seat}))
        await asyncio.sleep(0)

    async def connect(self, port: int, table: str, tokens: Sequence[str | None]) -> list[Wire]:
        """Open a socket for each of these people; the last one is a spectator."""
        wires: list[Wire] = []
        self.tables.append(wires)
        for viewer, token in enumerate(tokens):
            heard = self._hearing(len(self.tables) - 1, viewer, spectator=viewer == len(tokens) - 1)
            wires.append(await open_wire(HOST, port, f"/api/tables/{table}/socket", token, heard))
            wires[-1].send(HELLO)
        return wires

    def start(self) -> None:
        """Start the match as the host."""
        self.tables[self.table][0].send(START)

    def _hearing(self, table: int, viewer: int, *, spectator: bool) -> Callable[[bytes], None]:
        def heard(message: bytes) -> None:
            if not message.startswith(b'{"is":"scene"'):
                if message.startswith(b'{"is":"refusal"'):
                    self.figures.refused += 1
                    self.mover = None
                return
            if self.counting:
                self.figures.delivered += 1
                self.figures.size += len(message)
                if self.pending:
                    self.pending -= 1
                    self.figures.latencies.append(time.perf_counter() - self.sent)
            if self.kept is not None and table == 0 and RUNNING in message:
                self.kept[viewer].append(message)
            if table == self.table and not spectator:
                self._look(viewer, message)

        return heard

    def _look(self, seat: int, message: bytes) -> None:
        if RUNNING not in message and read_as(message, SeenScene).result is not None:
            self._next_table()
            return
        if seat == self.mover:
            self.mover = None
        if is_asked(message, seat):
            seen = read_as(message, SeenScene)
            move = {"do": "move", "id": f"{next(COUNTER)}", "prompt": seen.prompt}
            must = [offer for offer in seen.offers if not offer.get("may")]
            self.next[seat] = encode({**move, "move": choose(must or seen.offers, self.rng)})
        else:
            self.next.pop(seat, None)
        if self.pace is None and self.mover is None:
            self.play()

    def stop(self) -> None:
        """Stop making moves."""
        self.going = False

    def go_on(self) -> None:
        """Make moves again."""
        self.going = True
        if self.mover is None:
            self.play()

    def _next_table(self) -> None:
        """Continue with the next table after the end of a match."""
        self.next.clear()
        self.mover = None
        if self.table + 1 < len(self.tables):
            self.table += 1
            self.start()
        else:
            self.over = True

    def play(self) -> None:
        """Send the next move, if a seat has one."""
        if not self.next or self.over or not self.going:
            return
        seat, move = self.next.popitem()
        self.mover = seat
        self.pending = len(self.tables[self.table])
        self.sent = time.perf_counter()
        self.figures.moves += self.counting
        self.tables[self.table][seat].send(move)

    async def run(self, until: float) -> None:
        """Play a move every `pace` seconds."""
        assert self.pace is not None
        await asyncio.sleep(self.rng.random() * self.pace)
        while time.perf_counter() < until and not self.over:
            if self.pending == 0:
                self.play()
            await asyncio.sleep(self.pace)

    def rounds(self) -> list[tuple[bytes, ...]]:
        """Return the messages of each move of the first match after which a seat had to move."""
        assert self.kept is not None
        length = min(map(len, self.kept))
        rounds = zip(*(kept[len(kept) - length :] for kept in self.kept), strict=True)
        seats = range(len(self.kept) - 1)
        return [messages for messages in rounds if any(is_asked(messages[seat], seat) for seat in seats)]

    def close(self) -> None:
        """Close the sockets and count those that were lost before."""
        for wire in itertools.chain.from_iterable(self.tables):
            self.figures.lost += wire.lost
            wire.close()


def is_asked(message: bytes, seat: int) -> bool:
    """True if the match waits for a seat. Does not decode the whole scene."""
    begin = message.find(WAITING)
    if begin < 0:
        return False
    waiting = message[begin + len(WAITING) : message.index(b"]", begin)]
    return b"%d" % seat in waiting.split(b",")
