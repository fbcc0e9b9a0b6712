"""`hautemer serve` says what is wrong with its options: one sentence, in the reader's language."""

from __future__ import annotations

import re
import shutil
import socket
import subprocess
import time
from io import BytesIO, StringIO
from itertools import islice
from pathlib import Path
from typing import Any

import httpx2
import pytest
import segno
from click.exceptions import Exit
from rich.console import Console
from tests.cases import KEYS
from tests.cli.conftest import COMMAND, PATIENCE, environment
from tests.postgres import shared

import hautemer
from hautemer.cli.commands.torture import show
from hautemer.core import registry
from hautemer.core.errors import BadOptions
from hautemer.devtools.torture import Report
from hautemer.server.config import Limits, Retention
from hautemer.server.http.lan import lan_addresses
from hautemer.words import LANGUAGES, Words

GAME = KEYS[0]
SEATS = registry.meta(GAME).seats[0]
KNOWN = ", ".join(Limits.__dataclass_fields__)
KEPT = ", ".join(Retention.__dataclass_fields__)


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        (("--proxy", "nonsense"), BadOptions("wrong_proxy", proxy="nonsense")),
        (
            ("--public-url", "games.example.org"),
            BadOptions("wrong_public_url", url="games.example.org"),
        ),
        (("--redis", "nonsense"), BadOptions("wrong_redis")),
        (("--host", "256.1.1.1"), BadOptions("wrong_host", host="256.1.1.1")),
        (("--host", "192.0.2.1"), BadOptions("wrong_host", host="192.0.2.1")),
        (("--keep", "guests"), BadOptions("wrong_keep", limit="guests", known=KEPT)),
        (("--smtp", "@nowhere"), BadOptions("unreadable", file="nowhere")),
        (("--limit", "sockets=x"), BadOptions("wrong_limit", limit="sockets=x", known=KNOWN)),
    ],
)
def test_problems_are_reported_in_french(
    options: tuple[str, ...], problem: BadOptions, run_process: Any, tmp_path: Path
) -> None:
    assert told(run_process, tmp_path, "--port", "0", *options) == Words("fr").problem(problem)


def test_a_port_in_use_is_reported_in_french(run_process: Any, tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        problem = BadOptions("port_taken", port=port)
        assert told(run_process, tmp_path, "--port", str(port)) == Words("fr").problem(problem)


def test_on_the_network_the_address_that_others_reach_is_printed_and_opened(
    home: Path, tmp_path: Path, run_process: Any
) -> None:
    """`./play --lan`: a host there invites people with an address that they can reach."""
    opened, browser = tmp_path / "opened", tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\nprintf %s "$1" >{opened}.part && mv {opened}.part {opened}\n')
    browser.chmod(0o755)
    database = f"sqlite:///{tmp_path}/hautemer.db"
    line = ["serve", "--lan", "--open", "--port", "0", "--workers", "1", "--database", database]
    around = environment(home, BROWSER=str(browser), CI="", PYTHONUNBUFFERED="1")
    with subprocess.Popen([*COMMAND, *line], stdout=subprocess.PIPE, text=True, env=around) as server:
        assert server.stdout is not None
        try:
            found = (re.search(r"http://(\S+):(\d+)", line) for line in server.stdout)
            there, here = islice(filter(None, found), 2)  # the address for others comes first
            deadline = time.monotonic() + PATIENCE
            while not opened.exists():
                assert time.monotonic() < deadline
                time.sleep(0.02)
            assert here[1] == "127.0.0.1"
            assert there[1] == lan_addresses()[0]
            assert opened.read_text() == there[0]
            answer = httpx2.get(f"{here[0]}/api/games", headers={"host": f"{there[1]}:{there[2]}"})
            assert answer.status_code == 200
            # A host who opened the local address invites to the address on the network.
            told = httpx2.get(f"{here[0]}/api/address").json()
            assert told == {"address": there[0]}
            wanted = {"settings": {"game": GAME, "seats": SEATS}, "name": "Ada"}
            made = httpx2.post(f"{here[0]}/api/tables", json=wanted).json()["table"]
            table, image = f"/#/table/{made}", f"/api/tables/{made}/invitation.svg"
            for base, others in ((here[0], there[0]), (there[0], there[0])):
                assert squares(httpx2.get(f"{here[0]}{image}", headers={"host": base[7:]}).content) == (
                    squares(drawn(f"{others}{table}"))
                )
            asked = ("play", GAME, "--server", here[0], "--seats", str(SEATS), "--lang", "en")
            played = run_process(*asked, lines="Ada\nq\n").stdout
            assert f"{there[0]}/#/table/" in played.replace("\n", "").partition(here[0])[0]
            assert "Only this computer" not in played
        finally:
            server.terminate()


def drawn(address: str) -> bytes:
    """Return the QR image of an address."""
    written = BytesIO()
    segno.make(address, error="m").save(written, kind="svg", scale=8, border=2, xmldecl=False, svgns=True)
    return written.getvalue()


def squares(image: bytes) -> str:
    """Return the path of the dark squares of a QR image."""
    found = re.search(rb' d="([^"]+)"', image)
    assert found is not None
    return found[1].decode()


def told(run_process: Any, folder: Path, *options: str) -> str:
    """Return what a server that does not start prints for people; its log is separate."""
    database = f"sqlite:///{folder}/hautemer.db"
    done = run_process("serve", *options, "--lang", "fr", "--workers", "1", "--database", database)
    assert done.returncode == 2, done.stderr
    return "\n".join(line for line in done.stderr.splitlines() if not line.startswith("{"))


def test_an_address_with_a_password_comes_from_a_file(run: Any, tmp_path: Path) -> None:
    """The help says how to do this, and names the environment variables."""
    (tmp_path / "address").write_text(f"sqlite:///{tmp_path}/none/hautemer.db\n")
    listed = run("admin", "list", "--database", f"@{tmp_path / 'address'}")
    assert listed.returncode == 2
    assert "@" not in listed.stderr  # the failing address was the one in the file
    help = " ".join(run("serve", "--help").stdout.split())
    assert "@FILE" in help
    assert all(name in help for name in ("HAUTEMER_DATABASE", "HAUTEMER_SMTP", "HAUTEMER_REDIS"))


def test_an_installation_without_the_client_says_what_to_run(tmp_path: Path) -> None:
    """The page and the terminal say what to run, with the address of the server."""
    package = tmp_path / "src" / "hautemer"
    shutil.copytree(
        Path(hautemer.__file__).parent, package, ignore=shutil.ignore_patterns("web", "tests", "__pycache__")
    )
    options = ["serve", "--port", "0", "--lang", "en", "--database", f"sqlite:///{tmp_path}/hautemer.db"]
    with subprocess.Popen(
        [*COMMAND, *options],
        stdout=subprocess.PIPE,
        env={**environment(tmp_path), "PYTHONPATH": str(package.parent)},
        text=True,
    ) as process:
        try:
            assert process.stdout is not None
            said = ""
            while "Ctrl-C" not in said:
                line = process.stdout.readline()
                assert line, said
                said += line
            found = re.search(r"http://[0-9.:]+", said)
            assert found is not None
            page = httpx2.get(found[0]).text
        finally:
            process.terminate()
    shown = " ".join(said.split())
    for text in (shown, page):
        assert "tools/web.sh build" in text
        assert f"hautemer play --server {found[0]}" in text
    assert "8480" not in page


def test_torture_says_that_a_database_does_not_exist(run_process: Any) -> None:
    address = shared().url("nowhere")
    done = run_process("torture", "--seconds", "1", "--database", address)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith('The database refused the connection: database "nowhere" does not exist.')
    assert done.stderr.count("\n") == 1


def test_torture_refuses_a_sqlite_file_and_makes_none(run_process: Any, tmp_path: Path) -> None:
    done = run_process("torture", "--seconds", "1", "--database", f"sqlite:///{tmp_path}/hautemer.db")
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr == Words("en").problem(BadOptions("torture_database")) + "\n"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_torture_prints_a_complaint_of_any_length(language: str) -> None:
    """A line of a log with a traceback is longer than the parameter of a message may be."""
    complaint = '{"event": "[bold]", "exception": "Traceback' + " at" * 2000 + '"}'
    console = Console(file=StringIO(), width=80)
    with pytest.raises(Exit):
        show(Report(lost=["a move"]), [complaint], 3, Words(language), console)
    assert isinstance(console.file, StringIO)
    *_, failed, lost, printed = console.file.getvalue().splitlines()
    assert failed == Words(language).say("torture-failed")
    assert (lost, printed) == ("a move", complaint)
