"""`hautemer admin`: commands that work while a server runs, and those that need it stopped."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx2
from tests.cases import KEYS
from tests.cli.servers import database, server
from tests.postgres import shared

from hautemer.client import Client, Declined
from hautemer.core import registry

GAME = KEYS[0]
SEATS = registry.meta(GAME).seats[0]
PACE = {"bot": 0, "window": 50, "windows": {}, "move": None}


async def a_match(url: str) -> tuple[str, str, dict[str, Any]]:
    """Create an account for Zoé, a table in its lobby, and one at which bots play a match to its end."""
    async with Client(url) as zoe:
        await zoe.call("POST", "/api/account", {"name": "Zoé", "password": "correct horse"})
        settings = {"game": GAME, "seats": SEATS, "pace": PACE}
        waiting, _ = await zoe.make(settings, name="Zoé")
        finished, _ = await zoe.make(settings, bots=["random"] * SEATS, start=True)
        async with zoe.at(finished) as there:
            await there.until(lambda scene: scene["table"]["phase"] == "finished", 60)
        return waiting, finished, await zoe.call("GET", f"/api/tables/{finished}/record")


async def board(url: str, table: str) -> dict[str, Any]:
    async with Client(url) as client:
        found: dict[str, Any] = await client.call("GET", f"/api/tables/{table}")
        return found


async def phase(url: str, table: str) -> str:
    return str((await board(url, table))["phase"])


async def found_by(url: str, code: str) -> tuple[int, Any]:
    async with httpx2.AsyncClient() as http:
        answer = await http.post(f"{url}/api/codes", json={"code": code})
        return answer.status_code, answer.json()


def test_an_operator_at_sqlite(run: Any, tmp_path: Path) -> None:
    where = ("--database", database(tmp_path / "server"), "--lang", "en")
    with server(tmp_path / "server") as url:
        waiting, finished, record = asyncio.run(a_match(url))
        listed = run("admin", "list", *where, COLUMNS="200")
        assert listed.returncode == 0
        assert waiting in listed.stdout
        assert finished in listed.stdout
        assert "Zoé" in run("admin", "list", "--people", *where).stdout
        out = tmp_path / "record.json"
        assert run("admin", "export", finished, "--out", str(out), *where).returncode == 0
        assert json.loads(out.read_bytes()) == record
        assert run("verify", str(out)).returncode == 0
        assert run("admin", "export", waiting, *where).returncode == 2
        person = json.loads(run("admin", "export-person", "zoé", *where).stdout)
        assert person["name"] == "Zoé"
        assert waiting in person["tables"]
        assert "password" not in json.dumps(person)
        private = tmp_path / "person.json"
        private.touch(0o644)
        assert run("admin", "export-person", "zoé", "--out", str(private), *where).returncode == 0
        assert (json.loads(private.read_bytes()), private.stat().st_mode & 0o777) == (person, 0o600)
        copy = tmp_path / "copy.db"
        assert run("admin", "backup", str(copy), *where).returncode == 0
        for change in (("close", waiting), ("forget", "Zoé", "--yes")):
            refused = run("admin", *change, *where)
            assert refused.returncode == 2
            assert "Stop the server first" in refused.stderr
    assert run("admin", "close", waiting, *where).returncode == 0
    assert "Delete the data" in run("admin", "forget", "Zoé", *where, lines="n\n").stdout
    assert "Zoé" in run("admin", "list", "--people", *where).stdout
    assert run("admin", "forget", "Zoé", *where, lines="y\n").returncode == 0
    assert "Zoé" not in run("admin", "list", "--people", *where).stdout
    assert run("admin", "forget", "Zoé", "--yes", *where).returncode == 2
    with server(tmp_path / "server") as url:
        assert asyncio.run(phase(url, waiting)) == "closed"
    copied = run("admin", "list", "--people", "--database", f"sqlite:///{copy}")
    assert "Zoé" in copied.stdout


def test_an_operator_without_a_database(run: Any, tmp_path: Path) -> None:
    nowhere = tmp_path / "nowhere.db"
    assert run("admin", "list", "--database", f"sqlite:///{nowhere}").returncode == 2
    assert not nowhere.exists()
    other = tmp_path / "other.db"
    other.write_bytes(b"not a database, but longer than the header of one: " + b"x" * 4096)
    assert run("admin", "list", "--database", f"sqlite:///{other}").returncode == 2
    other.write_bytes(b"")
    older = run("admin", "list", "--database", f"sqlite:///{other}", "--lang", "en")
    assert older.returncode == 2
    assert "older version" in older.stderr
    assert run("admin", "list", "--database", "mysql://x").returncode == 2


def test_an_operator_at_postgresql(run: Any, tmp_path: Path) -> None:
    """With PostgreSQL, an operator changes the database while the server runs."""
    name = asyncio.run(shared().fresh())
    where = ("--database", shared().url(name), "--lang", "en")
    try:
        with server(tmp_path / "server", "--database", shared().url(name)) as url:
            waiting, finished, _ = asyncio.run(a_match(url))
            assert run("admin", "export", finished, *where).returncode == 0
            code = asyncio.run(board(url, waiting))["code"]
            assert asyncio.run(found_by(url, code)) == (200, {"table": waiting})
            assert run("admin", "close", waiting, *where).returncode == 0
            # The code is deleted at once, and the answer is the same as for a code that never existed.
            assert asyncio.run(found_by(url, code)) == asyncio.run(found_by(url, "QQQQ"))
            asyncio.run(until_closed(url, waiting))
            assert "code" not in asyncio.run(board(url, waiting))
            assert run("admin", "forget", "Zoé", "--yes", *where).returncode == 0
            backup = run("admin", "backup", str(tmp_path / "copy"), *where)
            assert backup.returncode == 2
            assert "pg_dump" in backup.stderr
            asyncio.run(cannot_sign_in(url))
    finally:
        asyncio.run(shared().drop(name))


async def until_closed(url: str, table: str) -> None:
    async with asyncio.timeout(60):
        while await phase(url, table) != "closed":
            await asyncio.sleep(0.1)


async def cannot_sign_in(url: str) -> None:
    async with Client(url) as client:
        try:
            await client.call("POST", "/api/login", {"name": "Zoé", "password": "correct horse"})
        except Declined as declined:
            key = declined.key
    assert key == "wrong_password"
