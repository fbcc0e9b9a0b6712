"""Clients that keep every received byte."""

from __future__ import annotations

from typing import Any

import httpx2

from hautemer.client import AtTable, Client
from hautemer.core.codec import read_json


class Listening(Client):
    """A device that keeps the bytes of all answers and frames."""

    def __init__(self, url: str, token: str | None = None) -> None:
        super().__init__(url, token)
        self.heard: list[bytes] = []
        self.frames: list[bytes] = []

        async def keep(answer: httpx2.Response) -> None:
            head = b"\n".join(name + b": " + value for name, value in answer.headers.raw)
            self.heard.append(head + b"\n" + await answer.aread())

        self._http.event_hooks = {"response": [keep]}

    def place(self, table: str, *, watching: bool = False) -> AtTable:
        """Return a place at a table that keeps every frame."""
        return ListeningAt(self, table, watching=watching)

    @property
    def scenes(self) -> list[dict[str, Any]]:
        """The scenes among the frames."""
        messages = [read_json(frame) for frame in self.frames]
        return [message for message in messages if message["is"] == "scene"]


class ListeningAt(AtTable):
    """A connection to a table that keeps every frame."""

    client: Listening

    async def _hear(self, frame: str | bytes) -> None:
        self.client.frames.append(frame.encode() if isinstance(frame, str) else frame)
        await super()._hear(frame)
