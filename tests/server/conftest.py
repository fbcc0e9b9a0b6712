"""A real server process per test worker, on SQLite; tests that damage a server start another one."""

from __future__ import annotations

import contextlib
import re
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from hautemer.client import Client
from hautemer.devtools.servers import ADDRESS
from hautemer.server.config import Config
from hautemer.server.services import Services
from tests.server.in_process import database_in, served


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Yield the address of a server that many tests share."""
    folder = tmp_path_factory.mktemp("server")
    with serving(folder, "--database", database_in(folder)) as address:
        yield address


@contextlib.contextmanager
def serving(folder: Path, *options: str, module: str = "hautemer") -> Iterator[str]:
    """Start a server and yield its address; fail if it logs a problem."""
    log = folder / "log"
    with log.open("wb") as errors:
        process = subprocess.Popen(
            [sys.executable, "-m", module, "serve", "--port", "0", "--lang", "en", "--unlimited",
             "--workers", "1", *options],
            stdout=subprocess.PIPE, stderr=errors, start_new_session=True,
        )  # fmt: skip
    assert process.stdout is not None
    found = next((match for line in process.stdout if (match := ADDRESS.search(line))), None)
    assert found, log.read_text()
    try:
        yield found[0].decode()
    finally:
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=60)
    written = log.read_text()
    assert not re.search(r"Traceback|\"level\": \"(error|critical)\"", written), written[-5000:]


@pytest.fixture
def server(shared_server: str) -> str:
    """Return the address of the shared server."""
    return shared_server


@pytest.fixture
async def people(server: str) -> AsyncIterator[list[Client]]:
    """Yield four guests."""
    guests = [await Client(server).__aenter__() for _ in range(4)]
    yield guests
    for guest in guests:
        await guest.__aexit__()


@pytest.fixture
async def own(tmp_path: Path) -> AsyncIterator[tuple[Services, str]]:
    """Yield the services and the address of a server in the process of the test."""
    async with served(Config(database_in(tmp_path), workers=1)) as found:
        yield found
