"""`hautemer serve` says what is wrong with its options: one sentence, in the reader's language."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import Any

import pytest

from hautemer.core.errors import BadOptions
from hautemer.server.config import Limits
from hautemer.words import Words

KNOWN = ", ".join(Limits.__dataclass_fields__)


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        (("--proxy", "nonsense"), BadOptions("wrong_proxy", proxy="nonsense")),
        (("--redis", "nonsense"), BadOptions("wrong_redis")),
        (("--host", "256.1.1.1"), BadOptions("wrong_host", host="256.1.1.1")),
        (("--host", "192.0.2.1"), BadOptions("wrong_host", host="192.0.2.1")),
        (("--limit", "sockets=x"), BadOptions("wrong_limit", limit="sockets=x", known=KNOWN)),
    ],
)
def test_what_is_wrong_is_told_in_french(
    options: tuple[str, ...], problem: BadOptions, run_process: Any, tmp_path: Path
) -> None:
    assert told(run_process, tmp_path, "--port", "0", *options) == Words("fr").problem(problem)


def test_a_port_that_is_taken_is_told_in_french(run_process: Any, tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        problem = BadOptions("port_taken", port=port)
        assert told(run_process, tmp_path, "--port", str(port)) == Words("fr").problem(problem)


def told(run_process: Any, folder: Path, *options: str) -> str:
    """What people are told by a server that does not start; its log is beside that."""
    database = f"sqlite:///{folder}/hautemer.db"
    done = run_process("serve", *options, "--lang", "fr", "--workers", "1", "--database", database)
    assert done.returncode == 2, done.stderr
    return "\n".join(line for line in done.stderr.splitlines() if not line.startswith("{"))
