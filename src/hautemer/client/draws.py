"""The client's part in the random draw of a table: it commits, reveals, and keeps what it saw."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Protocol

from hautemer.client.errors import Declined
from hautemer.core.codec import encode, plain, read_as
from hautemer.core.fairness import SIZE, Commitment, CommittedDevice
from hautemer.core.witness import DeviceNotes, Objection, Witness

# Tables of which a device keeps what it saw.
TABLES = 50


class Memory:
    """The notes of this device about tables, in memory or in a file that only its owner can read."""

    def __init__(self, file: Path | None = None) -> None:
        self._file = file
        self._known: dict[str, Any] = {}
        if file is not None:
            with contextlib.suppress(OSError, ValueError):
                found = json.loads(file.read_text(encoding="utf-8"))
                self._known = found if isinstance(found, dict) else {}

    def of(self, table: str) -> Witness:
        """Return what is kept of a table."""
        with contextlib.suppress(Exception):  # a file of another version
            return Witness(read_as(encode(self._known[table]), DeviceNotes))
        return Witness(DeviceNotes(table))

    def keep(self, witness: Witness) -> None:
        """Store what a device knows, before it sends anything that depends on it."""
        self._known.pop(witness.table, None)
        self._known[witness.table] = plain(witness.kept)
        for old in list(self._known)[:-TABLES]:
            del self._known[old]
        if self._file is not None:
            with contextlib.suppress(OSError):
                opened = os.open(self._file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
                with open(opened, "w", encoding="utf-8") as written:
                    json.dump(self._known, written)


class Connection(Protocol):
    """The part of a connection to a table that draws need."""

    table: str
    watching: bool

    async def do(self, do: str, *, id: str | None = None, **fields: Any) -> dict[str, Any]:
        """Send a command and wait until it is carried out."""


class Draws:
    """The part of this device in the random draw at one table."""

    def __init__(self, at: Connection, memory: Memory) -> None:
        self.at = at
        self.memory = memory
        self.witness = memory.of(at.table)
        self.changed = False  # the server shows another fingerprint than at first
        self.left_out = False  # the match began without the bytes that this device revealed
        self._sent: set[tuple[int, tuple[int, ...]]] = set()  # rounds and seats that it committed for
        self._tasks: set[asyncio.Task[None]] = set()

    def see(self, scene: Mapping[str, Any]) -> None:
        """Read a scene: commit for the own seat, and note if the match began without this device."""
        table, seat = scene["table"], scene["seat"]
        draw = table.get("draw")
        if draw is None or seat is None or self.at.watching:
            return
        if table["phase"] != "lobby":
            self.left_out = self.witness.is_left_out(seat, draw.get("committed", ()))
            return
        self.changed |= self.witness.is_changed(table["commitment"])
        mine = position(table["chairs"], seat)
        stage, round = draw.get("stage", "idle"), draw.get("round", 0)
        pledged = [tuple(one["seats"]) for one in draw.get("pledges", ()) if own(one, self.witness)]
        if stage == "reveal" or (mine,) in pledged or seat in draw.get("without", ()):
            return
        covered = any(mine in one["seats"] for one in draw.get("pledges", ()))
        if (round, (mine,)) in self._sent and covered:
            return  # another device of the same person has committed since
        self._sent.add((round, (mine,)))
        commitment = self.witness.commit([mine], secrets.token_bytes(SIZE))
        self.memory.keep(self.witness)
        self._send("luck_commit", commitment=commitment, seats=[mine])

    def reveal(self, message: Mapping[str, Any]) -> None:
        """Answer a list of commitments with this device's bytes, if its own commitment is listed."""
        devices = [CommittedDevice(tuple(one["seats"]), one["commitment"]) for one in message["devices"]]
        contributed = self.witness.reveal(message["round"], message["commitment"], message["names"], devices)
        self.memory.keep(self.witness)
        if contributed is not None:
            self._send("luck_reveal", round=message["round"], bytes=contributed)

    def objections(self, record: Mapping[str, Any]) -> list[Objection]:
        """Return what in the record of the match is not as this device saw it."""
        proof = record.get("commitment")
        if not isinstance(proof, dict):
            return []
        return self.witness.objections(read_as(encode(proof), Commitment), record["seats"])

    def _send(self, do: str, **fields: Any) -> None:
        task = asyncio.get_running_loop().create_task(self._sending(do, fields))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _sending(self, do: str, fields: dict[str, Any]) -> None:
        with contextlib.suppress(Declined):  # seats have changed meanwhile: the next scene says so
            await self.at.do(do, **fields)

    async def settled(self) -> None:
        """Wait until everything that was sent is answered."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    def close(self) -> None:
        """Stop sending."""
        for task in self._tasks:
            task.cancel()


def position(chairs: list[dict[str, Any]], chair: int) -> int:
    """Return the seat that a chair would have if the match began now: free chairs are not counted."""
    return sum(bool(one.get("taken") or one.get("bot")) for one in chairs[:chair])


def own(pledge: Mapping[str, Any], witness: Witness) -> bool:
    """True if a commitment was made by this device."""
    return pledge["commitment"] in witness.contributions
