"""A blocking connection to a server: the client runs in a separate thread."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import threading
from collections.abc import Coroutine, Iterator
from typing import Any, TypeVar

import httpx2

from hautemer.cli.terminal.saves import home, make_folder
from hautemer.client import AtTable, Client, Declined
from hautemer.client.draws import Memory
from hautemer.core.errors import BadOptions
from hautemer.words import Plain, Words, hyphens

T = TypeVar("T")


class ServerConnection:
    """A device at a server. Its token is stored between two visits."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self.client = self.ask(self._welcome(tokens().get(url)))

    async def _welcome(self, token: str | None) -> Client:
        """Return a client with the token of the last visit, or with a new one if the server forgot it."""
        make_folder(home())
        client = Client(self.url, token, memory=Memory(home() / "draws.json"))
        try:
            if token is not None:
                try:
                    await client.call("PATCH", "/api/me", {})
                except Declined:
                    client.token = None
            await client.__aenter__()
        except (httpx2.HTTPError, httpx2.InvalidURL):
            await client.__aexit__()
            raise BadOptions("server_away", address=self.url[:200]) from None
        return client

    def remember(self) -> None:
        """Store the token of this server in a file that only its owner can read."""
        assert self.client.token is not None
        make_folder(home())
        known = {**tokens(), self.url: self.client.token}
        with contextlib.suppress(OSError):
            file = os.open(home() / "servers.json", os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
            with open(file, "w", encoding="utf-8") as written:
                json.dump(known, written)

    def ask(self, work: Coroutine[Any, Any, T]) -> T:
        """Return the result of a coroutine. Ctrl-C cancels it."""
        waiting = asyncio.run_coroutine_threadsafe(work, self._loop)
        try:
            return waiting.result()
        except KeyboardInterrupt:
            waiting.cancel()
            raise

    def call(self, method: str, path: str, body: Any = None) -> Any:
        """Send an HTTP request and return the answer. Raise a `Problem` if the server does not answer."""
        try:
            return self.ask(self.client.call(method, path, body))
        except httpx2.HTTPError:
            raise BadOptions("server_away", address=self.url[:200]) from None

    @contextlib.contextmanager
    def at(self, table: str) -> Iterator[AtTable]:
        """Connect to a table until the end of the block."""
        visit = self.client.at(table)
        there = self.ask(visit.__aenter__())
        try:
            yield there
        finally:
            self.ask(visit.__aexit__(None, None, None))

    def close(self) -> None:
        """Close the connection and stop the thread."""
        self.ask(self.client.__aexit__())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(5)
        if not self._thread.is_alive():
            self._loop.close()


def tokens() -> dict[str, str]:
    """Return the stored tokens by server address."""
    try:
        found = json.loads((home() / "servers.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def refusal(words: Words, declined: Declined) -> str:
    """Return the server's reason for a refusal in the person's language."""
    message = f"error-{hyphens(declined.key)}"
    if not words.has(message):
        return str(declined)
    return words.say(message, **{name: Plain(str(value)) for name, value in declined.details.items()})
