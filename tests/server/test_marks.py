"""Identity at a table: accounts are marked, and no spectator uses the name of a player."""

from __future__ import annotations

import secrets

import pytest

from hautemer.client import Client
from tests.server.people import eventually, look, refused, scene_of, seated, settings, smallest

pytestmark = pytest.mark.anyio

GAME, LEAST = smallest()


async def registered(client: Client, name: str) -> str:
    """Create an account for a client and return its name."""
    full = f"{name} {secrets.token_hex(4)}"
    await client.call("POST", "/api/account", {"name": full, "password": "correct horse"})
    return full


async def test_only_an_account_under_its_own_name_is_marked(people: list[Client]) -> None:
    host, anna, guest, other = people
    name, anna_s = await registered(host, "Host"), await registered(anna, "Anna")
    table, _ = await host.make(settings(GAME, LEAST), name=name)
    async with seated([host, anna, guest], table) as [at, hers, guests]:
        await guests.do("join", name=anna_s, seat=1)
        await at.until(lambda scene: scene["table"]["chairs"][1].get("taken"))
        chairs = scene_of(at)["table"]["chairs"]
        assert [chair.get("account", False) for chair in chairs[:2]] == [True, False]
        await guests.do("leave")
        await hers.do("join", name=anna_s.upper(), seat=1)
        await at.until(lambda scene: scene["table"]["chairs"][1].get("account"))
        link = {"secret": (await hers.do("link"))["secret"]}
        await other.call("POST", "/api/links", link)  # another person has the seat, whatever its name
        await at.until(lambda scene: not scene["table"]["chairs"][1].get("account"))
    async with seated([host], table) as [at]:
        await at.do("leave")
        await at.do("join", name="Another name", seat=0)
        await at.until(lambda scene: scene["table"]["chairs"][0].get("name") == "Another name")
        assert not scene_of(at)["table"]["chairs"][0].get("account")
        board = await other.call("GET", f"/api/tables/{table}")
        assert [chair.get("account", False) for chair in board["chairs"][:2]] == [False, False]


async def test_a_spectator_writes_under_no_player_s_name(people: list[Client]) -> None:
    host, guest, account, _ = people
    table, _ = await host.make(settings(GAME, LEAST), name="Anna")
    name = await registered(account, "Zoé")
    async with seated([guest, account], table) as [at, known]:
        for alike in ("Anna", "ANNA", "\u0410nna"):
            await guest.call("PATCH", "/api/me", {"name": alike})
            assert await refused(at.do("say", text="I am Anna")) == "remark_name"
        await guest.call("PATCH", "/api/me", {"name": "Bill"})
        await at.do("say", text="Ahoy")
        await known.do("say", text="Ahoy yourself")
        await eventually(lambda: sum(one["what"] == "remarked" for one in at.beside) == 2)
        remarks = [one["details"] for one in at.beside if one["what"] == "remarked"]
        assert [(one["name"], one["account"]) for one in remarks] == [("Bill", False), (name, True)]
    assert "Anna" in str(await look(guest, table))
