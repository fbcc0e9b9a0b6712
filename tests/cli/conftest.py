"""Real processes with a home of their own."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

COMMAND = [sys.executable, "-m", "hautemer"]

Run = Callable[..., "subprocess.CompletedProcess[str]"]


QUESTION = "›".encode()


def environment(home: Path, **changes: str) -> dict[str, str]:
    """What the process finds around it: plain text, 80 columns, a home of its own."""
    kept = {
        key: value for key, value in os.environ.items() if not key.startswith(("LC_", "LANG", "HAUTEMER"))
    }
    return {**kept, "HAUTEMER_HOME": str(home), "NO_COLOR": "1", "COLUMNS": "80", **changes}


class Terminal:
    """A process at a terminal of its own."""

    def __init__(self, home: Path, *arguments: str) -> None:
        self.master, slave = pty.openpty()
        self.process = subprocess.Popen(
            [*COMMAND, *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment(home, TERM="xterm"),
            start_new_session=True,
        )
        os.close(slave)
        self.shown = b""

    def wait_for_question(self, number: int) -> None:
        """Reads until so many questions have been asked."""
        deadline = time.monotonic() + 60
        while self.shown.count(QUESTION) < number:
            assert time.monotonic() < deadline, self.shown.decode(errors="replace")
            self.shown += os.read(self.master, 65536)

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def end(self) -> int:
        """Reads to the end; answers the exit status."""
        try:
            while more := os.read(self.master, 65536):
                self.shown += more
        except OSError:  # the other side is closed
            pass
        os.close(self.master)
        return self.process.wait(60)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home"


@pytest.fixture
def run(home: Path) -> Run:
    """Runs the command with some input; a traceback is never an answer."""

    def run(*arguments: str, lines: str | bytes = "", **changes: str) -> subprocess.CompletedProcess[str]:
        typed = lines if isinstance(lines, bytes) else lines.encode()
        answer = subprocess.run(
            [*COMMAND, *arguments],
            input=typed,
            capture_output=True,
            env=environment(home, **changes),
            timeout=120,
        )
        out, err = answer.stdout.decode(), answer.stderr.decode()
        assert "Traceback" not in out + err, out + err
        return subprocess.CompletedProcess(arguments, answer.returncode, out, err)

    return run


@pytest.fixture
def open_terminal(home: Path) -> Callable[..., Terminal]:
    """Starts the command at a terminal of its own."""
    return lambda *arguments: Terminal(home, *arguments)
