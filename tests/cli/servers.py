"""A server process for tests of commands."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.cli.conftest import environment


@contextmanager
def server(folder: Path, *arguments: str) -> Iterator[str]:
    """Start a server on a SQLite file in a folder and yield its address; fail if it logs a problem."""
    folder.mkdir(exist_ok=True)
    log = folder / "log"
    with log.open("wb") as errors:
        process = subprocess.Popen(
            [sys.executable, "-m", "hautemer", "serve", "--port", "0", "--lang", "en", "--workers", "1",
             "--database", database(folder), *arguments],
            stdout=subprocess.PIPE, stderr=errors, env=environment(folder), start_new_session=True,
        )  # fmt: skip
    try:
        assert process.stdout is not None
        found = next((match for line in process.stdout if (match := re.search(rb"http://\S+", line))), None)
        assert found, log.read_text()
        yield found[0].decode()
    finally:
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=60)
    assert not re.search(r"Traceback|\"level\": \"(error|critical)\"", log.read_text()), log.read_text()


def database(folder: Path) -> str:
    """Return the URL of the SQLite file."""
    return f"sqlite:///{folder}/hautemer.db"
