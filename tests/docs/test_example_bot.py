"""The example bot plays whole matches at a real server, and is short."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.cases import KEYS
from tests.cli.servers import server

from hautemer import registry
from hautemer.client import Client

BOT = Path(__file__).parents[2] / "docs" / "example_bot.py"
PACE = {"bot": 0, "window": 50, "windows": {}, "move": None}


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with server(tmp_path_factory.mktemp("server"), "--unlimited") as address:
        yield address


def test_it_is_short() -> None:
    assert len(BOT.read_text(encoding="utf-8").splitlines()) < 60


async def played(url: str, key: str) -> tuple[Any, Any, str]:
    """Return the bot's result, the server's, and what the bot complained of."""
    seats = registry.meta(key).seats[0]
    async with Client(url) as host:
        settings = {"game": key, "seats": seats, "pace": PACE}
        table, code = await host.make(settings, bots=[None, *["random"] * (seats - 1)])
        async with host.at(table, watching=True) as there:
            bot = await asyncio.create_subprocess_exec(
                sys.executable,
                str(BOT),
                url,
                str(code),
                "Ada",
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
            )
            await there.until(lambda scene: scene["table"]["draw"].get("committed"), 60)
            await there.do("start")
            async with asyncio.timeout(300):
                out, err = await bot.communicate()
            scene = await there.until(lambda scene: scene["table"]["phase"] != "running", 60)
            assert scene["table"]["draw"]["committed"] == [0]
    return json.loads(out), scene.get("result"), err.decode()


@pytest.mark.parametrize("key", KEYS)
def test_it_plays_a_whole_match(key: str, url: str) -> None:
    told, result, complaints = asyncio.run(played(url, key))
    assert complaints == ""
    assert told == result
    assert told["winners"] is not None


def test_it_says_why_it_cannot_join(url: str) -> None:
    done = subprocess.run([sys.executable, str(BOT), url, "QQQQ", "Ada"], capture_output=True, timeout=60)
    assert done.returncode != 0
