"""Fixtures that run commands with a temporary home: in this process, in a new one, or in a terminal."""

from __future__ import annotations

import io
import os
import pty
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from hautemer.cli import main

COMMAND = [sys.executable, "-m", "hautemer"]

Run = Callable[..., "subprocess.CompletedProcess[str]"]


QUESTION = "›".encode()
# Seconds after which a command counts as hanging, even on a slow machine.
PATIENCE = 60


def environment(home: Path, **changes: str) -> dict[str, str]:
    """Return the environment of the process: plain text, 80 columns, a temporary home."""
    kept = {
        key: value for key, value in os.environ.items() if not key.startswith(("LC_", "LANG", "HAUTEMER"))
    }
    return {**kept, "HAUTEMER_HOME": str(home), "NO_COLOR": "1", "COLUMNS": "80", **changes}


class Terminal:
    """A process in a pseudo-terminal."""

    def __init__(self, home: Path, *arguments: str) -> None:
        self.master, slave = pty.openpty()
        # A test run in the background ignores Ctrl-C, and a new process inherits that.
        ignored = signal.signal(signal.SIGINT, signal.default_int_handler)
        self.process = subprocess.Popen(
            [*COMMAND, *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment(home, TERM="xterm"),
            start_new_session=True,
        )
        signal.signal(signal.SIGINT, ignored)
        os.close(slave)
        self.shown = b""

    def read(self, deadline: float) -> bool:
        """Read the next output. False if the other side is closed."""
        ready, _, _ = select.select([self.master], [], [], max(0, deadline - time.monotonic()))
        assert ready, f"nothing more is shown after:\n{self.shown.decode(errors='replace')}"
        try:
            more = os.read(self.master, 65536)
        except OSError:  # the other side is closed
            return False
        self.shown += more
        return bool(more)

    def wait_for_question(self, number: int) -> None:
        """Read until `number` questions have been printed."""
        deadline = time.monotonic() + PATIENCE
        while self.shown.count(QUESTION) < number:
            assert self.read(deadline), self.shown.decode(errors="replace")

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def end(self) -> int:
        """Read to the end and return the exit status."""
        deadline = time.monotonic() + PATIENCE
        while self.read(deadline):
            pass
        return self.process.wait(PATIENCE)

    def close(self) -> None:
        """Kill the process if it still runs."""
        self.process.kill()
        self.process.wait()
        os.close(self.master)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home"


@pytest.fixture
def run(home: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a command with `lines` as its input, in this process: starting a new one is slow."""

    def run(*arguments: str, lines: str | bytes = "", **changes: str) -> subprocess.CompletedProcess[str]:
        paper = {"stdin": io.BytesIO(typed(lines)), "stdout": io.BytesIO(), "stderr": io.BytesIO()}
        with monkeypatch.context() as patch:
            for variable in set(os.environ) - set(surroundings := environment(home, **changes)):
                patch.delenv(variable)
            for variable, value in surroundings.items():
                patch.setenv(variable, value)
            for name, file in paper.items():
                patch.setattr(sys, name, io.TextIOWrapper(file, "utf-8", write_through=True))
            patch.setattr(sys, "argv", ["hautemer", *arguments])
            with pytest.raises(SystemExit) as left:
                main()
            out, err = paper["stdout"].getvalue().decode(), paper["stderr"].getvalue().decode()
        assert isinstance(left.value.code, int)
        return subprocess.CompletedProcess(arguments, left.value.code, out, err)

    return run


@pytest.fixture
def run_process(home: Path) -> Run:
    """Run a command with `lines` as its input, in a new process; fail on a traceback."""

    def run(*arguments: str, lines: str | bytes = "", **changes: str) -> subprocess.CompletedProcess[str]:
        answer = subprocess.run(
            [*COMMAND, *arguments],
            input=typed(lines),
            capture_output=True,
            env=environment(home, **changes),
            timeout=PATIENCE,
        )
        out, err = answer.stdout.decode(), answer.stderr.decode()
        assert "Traceback" not in out + err, out + err
        return subprocess.CompletedProcess(arguments, answer.returncode, out, err)

    return run


def typed(lines: str | bytes) -> bytes:
    return lines if isinstance(lines, bytes) else lines.encode()


@pytest.fixture
def open_terminal(home: Path) -> Iterator[Callable[..., Terminal]]:
    """Start a command in a pseudo-terminal."""
    opened = []

    def open_terminal(*arguments: str) -> Terminal:
        opened.append(Terminal(home, *arguments))
        return opened[-1]

    yield open_terminal
    for terminal in opened:
        terminal.close()
