"""The devices of a person: a new password signs the others out, and so does the person."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import httpx2
import pytest

from hautemer.client import Client
from tests.server.people import eventually, scene_of, seated, settings, smallest

pytestmark = pytest.mark.anyio

GAME, LEAST = smallest()
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
SAFARI = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
    "Version/18.5 Mobile/15E148 Safari/604.1"
)
PASSWORD = "correct horse"


@asynccontextmanager
async def browser(server: str, agent: str = FIREFOX) -> AsyncIterator[httpx2.AsyncClient]:
    """Yield a browser that has opened the page."""
    async with httpx2.AsyncClient(base_url=server, headers={"user-agent": agent}) as found:
        await found.get("/api/me")
        yield found


async def who(found: httpx2.AsyncClient) -> str:
    """Return the id of the person who is signed in."""
    return str((await found.get("/api/me")).json()["person"])


def account() -> dict[str, str]:
    """Return a new account's name and password."""
    return {"name": f"Mo {secrets.token_hex(4)}", "password": PASSWORD}


async def test_registering_replaces_the_token_and_keeps_the_line(server: str) -> None:
    async with browser(server) as here:
        guest, before = await who(here), here.cookies["hautemer"]
        async with Client(server, before) as program:
            table, _ = await program.make(settings(GAME, LEAST), name="Mo")
            async with seated([program], table) as [at]:
                assert (await here.post("/api/account", json=account())).status_code == 200
                assert here.cookies["hautemer"] != before
                assert await who(here) == guest
                async with httpx2.AsyncClient(base_url=server, cookies={"hautemer": before}) as thief:
                    assert await who(thief) != guest
                await at.do("say", text="still here")
                assert at.lost == 0


async def test_a_program_that_registers_keeps_its_token(people: list[Client]) -> None:
    me = await people[0].call("POST", "/api/account", account())
    assert (await people[0].call("GET", "/api/me"))["person"] == me["person"]


@pytest.mark.parametrize("way", ["a new password", "sign the others out"])
async def test_other_devices_are_signed_out_with_their_sockets(server: str, way: str) -> None:
    mine = account()
    async with browser(server) as here, browser(server, SAFARI) as there:
        person = (await here.post("/api/account", json=mine)).json()["person"]
        await there.post("/api/login", json=mine)
        assert await who(there) == person
        seen = (await here.get("/api/devices")).json()
        assert {(one["label"], one["here"]) for one in seen} == {
            ("Firefox, Linux", True), ("Safari, iPhone", False),
        }  # fmt: skip
        async with (
            Client(server, there.cookies["hautemer"]) as phone,
            Client(server, here.cookies["hautemer"]) as desk,
        ):
            table, _ = await phone.make(settings(GAME, LEAST), name="Mo")
            async with seated([phone, desk], table) as [away, near]:
                if way == "a new password":
                    wrong = await here.post("/api/account", json={**mine, "password": "battery staple"})
                    assert wrong.json()["error"] == "wrong_password"
                    assert await who(there) == person
                    changed = {**mine, "password": "battery staple", "old": PASSWORD}
                    assert (await here.post("/api/account", json=changed)).status_code == 200
                else:
                    left = await here.request("DELETE", "/api/devices", json={})
                    assert [one["here"] for one in left.json()] == [True]
                await eventually(lambda: away.closed == 4401)
                await away.until(lambda scene: scene["seat"] is None)
                await near.do("say", text="still here")
                assert (near.lost, scene_of(near)["seat"]) == (0, 0)
        assert await who(there) != person
        assert await who(here) == person
        assert [one["here"] for one in (await here.get("/api/devices")).json()] == [True]
