"""People: guests, accounts, personal links, and deletion."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from pathlib import Path

import httpx2
import pytest

from hautemer.client import Client
from hautemer.core import registry
from hautemer.devtools.servers import ServerProcess
from tests.server.in_process import database_in
from tests.server.people import (
    after_grace,
    crowd,
    eventually,
    gather_at,
    play_out,
    refused,
    scene_of,
    seated,
    settings,
    smallest,
)

pytestmark = pytest.mark.anyio

GAME, LEAST = smallest()
MOST = registry.meta(GAME).seats[1]


async def test_a_personal_link_moves_a_seat_once_and_signs_the_old_device_out(people: list[Client]) -> None:
    table = await gather_at(people[0], people[1:LEAST], settings(GAME, LEAST))
    old, new, thief = people[1], people[2], people[3]
    new = people[3] if LEAST > 2 else new
    async with seated([people[0], old], table) as [host, at]:
        await host.do("start")
        linked = await at.do("link")
        assert linked["is"] == "linked"
        moved = await new.call("POST", "/api/links", {"secret": linked["secret"]})
        assert moved == {"table": table, "seat": 1}
        await at.until(lambda scene: scene["seat"] is None)  # the old device is a spectator now
        assert "own" not in scene_of(at)
        assert await refused(at.do("move", move={}, prompt=0)) == "not_seated"
        async with seated([new], table) as [there]:
            assert scene_of(there)["seat"] == 1
            assert "own" in scene_of(there)
        assert await refused(thief.call("POST", "/api/links", {"secret": linked["secret"]})) == "link_spent"
        assert await refused(thief.call("POST", "/api/links", {"secret": "guess"})) == "link_spent"
        assert "moved" in [beside["what"] for beside in host.beside]


async def test_nobody_takes_a_second_seat_by_a_link_nor_uses_it_up(people: list[Client]) -> None:
    table = await gather_at(people[0], people[1:LEAST], settings(GAME, LEAST))
    async with seated(people[:LEAST], table) as [host, at, *_]:
        await host.do("start")
        link = {"secret": (await at.do("link"))["secret"]}
        assert await refused(people[0].call("POST", "/api/links", link)) == "already_seated"
        assert await people[3].call("POST", "/api/links", link) == {"table": table, "seat": 1}
        assert await refused(people[3].call("POST", "/api/links", link)) == "link_spent"


async def test_one_of_two_concurrent_users_of_a_link_gets_the_seat(server: str, people: list[Client]) -> None:
    table = await gather_at(people[0], people[1:LEAST], settings(GAME, LEAST))
    async with seated(people[:2], table) as [host, at], crowd(server, 5) as devices:
        link = {"secret": (await at.do("link"))["secret"]}
        answers = await asyncio.gather(
            *(device.call("POST", "/api/links", link) for device in devices), return_exceptions=True
        )
        assert answers.count({"table": table, "seat": 1}) == 1
        assert [getattr(answer, "key", None) for answer in answers].count("link_spent") == 4
        assert [beside["what"] for beside in host.beside].count("moved") <= 1


async def test_a_link_follows_its_creator_to_another_seat(people: list[Client]) -> None:
    """The host arranges the seats, and starts with gaps between them."""
    host, old, new, other = people
    for arranged in (False, True):
        table, _ = await host.make(settings(GAME, MOST), name="Host", bots=[None, None, *["random"] * LEAST])
        async with seated([host, old], table) as [at, guest]:
            await at.do("bot", seat=1, bot=None)
            await at.do("bot", seat=2, bot=None)
            await guest.do("join", name="Guest", seat=2)
            link = {"secret": (await guest.do("link"))["secret"]}
            if arranged:
                await at.do("arrange", order=[2, 0, 1, *range(3, MOST)])
                assert await new.call("POST", "/api/links", link) == {"table": table, "seat": 0}
            else:
                await at.do("start")
                assert await new.call("POST", "/api/links", link) == {"table": table, "seat": 1}
        assert await refused(other.call("POST", "/api/links", link)) == "link_spent"


async def test_a_new_link_invalidates_the_old_one(people: list[Client]) -> None:
    table = await gather_at(people[0], people[1:LEAST], settings(GAME, LEAST))
    async with seated([people[1]], table) as [at]:
        first, second = await at.do("link"), await at.do("link")
        assert (
            await refused(people[3].call("POST", "/api/links", {"secret": first["secret"]})) == "link_spent"
        )
        await people[3].call("POST", "/api/links", {"secret": second["secret"]})


async def test_the_host_gives_an_absent_owners_seat_away_by_a_public_link(people: list[Client]) -> None:
    table = await gather_at(people[0], people[1:LEAST], settings(GAME, LEAST, pace={"grace": 50}))
    old, new, thief = people[1], *people[2:]
    async with seated([people[0], thief], table) as [host, spectator]:
        async with seated([old], table):
            await host.do("start")
            assert await refused(host.do("link", seat=1)) == "still_here"
        await host.until(lambda scene: not scene["table"]["chairs"][1].get("here"))
        await after_grace(host, "replace", seat=1)  # while a bot or another person plays it
        assert await refused(spectator.do("link", seat=1)) == "not_your_table"
        assert await refused(host.do("link", seat=LEAST)) == "no_such_seat"
        first, second = [{"secret": (await host.do("link", seat=1))["secret"]} for _ in range(2)]
        await spectator.until(lambda _: [one["what"] for one in spectator.beside[-2:]] == ["reissued"] * 2)
        assert spectator.beside[-1]["details"] == {"seat": 1}
        for dead in (first, {"secret": f"{table}.guess"}, {"secret": "nowhere.guess"}, {"secret": "."}):
            assert await refused(thief.call("POST", "/api/links", dead)) == "link_spent"
        assert await refused(people[0].call("POST", "/api/links", second)) == "already_seated"
        assert await new.call("POST", "/api/links", second) == {"table": table, "seat": 1}
        assert await refused(thief.call("POST", "/api/links", second)) == "link_spent"
        async with seated([old, new], table) as [before, after]:
            assert (scene_of(before)["seat"], scene_of(after)["seat"]) == (None, 1)
            await after.do("return")
            await host.until(lambda scene: not scene["table"]["chairs"][1].get("bot"))
        assert [beside["what"] for beside in host.beside][-2:] == ["moved", "returned"]


async def test_a_link_of_the_host_dies_when_the_owner_is_back(people: list[Client]) -> None:
    table = await gather_at(people[0], people[1:LEAST], settings(GAME, LEAST, pace={"grace": 50}))
    async with seated([people[0]], table) as [host]:
        await host.do("start")
        await host.until(lambda scene: not scene["table"]["chairs"][1].get("here"))
        link = {"secret": (await after_grace(host, "link", seat=1))["secret"]}
        async with seated([people[1]], table):
            await host.until(lambda scene: scene["table"]["chairs"][1].get("here"))
            assert await refused(people[3].call("POST", "/api/links", link)) == "link_spent"
        await host.until(lambda scene: not scene["table"]["chairs"][1].get("here"))
        assert await refused(people[3].call("POST", "/api/links", link)) == "link_spent"


async def test_an_account_finds_its_matches_on_a_second_device(server: str, people: list[Client]) -> None:
    name, password = f"Zoé {secrets.token_hex(4)}", "correct horse"
    host = people[0]
    table = await gather_at(host, people[1:LEAST], settings(GAME, LEAST))
    assert (
        await refused(host.call("POST", "/api/account", {"name": name, "password": "short"}))
        == "weak_password"
    )
    me = await host.call("POST", "/api/account", {"name": name, "password": password})
    assert me["account"] is True
    assert (
        await refused(people[1].call("POST", "/api/account", {"name": name, "password": password}))
        == "name_taken"
    )
    async with httpx2.AsyncClient(base_url=server) as browser:
        wrong = await browser.post("/api/login", json={"name": name, "password": "wrong horse"})
        unknown = await browser.post("/api/login", json={"name": "Nobody here", "password": "wrong horse"})
        assert wrong.status_code == unknown.status_code == 401
        assert wrong.content == unknown.content
        # A guest with a seat signs in: the seat goes to the account.
        other, _ = await people[1].make(settings(GAME, LEAST), name="Other")
        guest = (await browser.get("/api/me")).json()
        assert guest["account"] is False
        async with Client(server, browser.cookies["hautemer"]).at(other) as at:
            await at.do("join", name="Zoé the guest")
        signed = await browser.post("/api/login", json={"name": name.lower(), "password": password})
        assert signed.status_code == 200
        mine = {one["id"]: one["seat"] for one in signed.json()["tables"]}
        assert mine == {table: 0, other: 1}
        async with Client(server, browser.cookies["hautemer"]).at(table) as at:
            scene = await at.until(lambda scene: True)
            assert scene["seat"] == 0
            assert scene["host"]
        out = await browser.post("/api/logout", json={})
        assert out.status_code == 200
        assert (await browser.get("/api/me")).json()["person"] != me["person"]


async def test_a_host_without_a_seat_stays_host_after_signing_in(server: str, people: list[Client]) -> None:
    account = {"name": f"Eva {secrets.token_hex(4)}", "password": "correct horse"}
    await people[0].call("POST", "/api/account", account)
    async with httpx2.AsyncClient(base_url=server) as browser:
        await browser.get("/api/me")
        async with Client(server, browser.cookies["hautemer"]) as guest:
            table, _ = await guest.make(settings(GAME, LEAST))
        await browser.post("/api/login", json=account)
        async with Client(server, browser.cookies["hautemer"]).at(table) as at:
            scene = await at.until(lambda scene: True)
            assert scene["host"]
            assert scene["seat"] is None
            await at.do("bot", seat=0, bot="random")


async def test_a_new_password_needs_the_old_one(people: list[Client]) -> None:
    """A person who finds a signed-in device cannot lock its owner out."""
    name, path = f"Ida {secrets.token_hex(4)}", "/api/account"
    first, second = ({"name": name, "password": password} for password in ("correct horse", "wrong horse"))
    await people[0].call("POST", path, first)
    for old in ({}, {"old": ""}, {"old": "battery staple"}):
        assert await refused(people[0].call("POST", path, {**second, **old})) == "wrong_password"
    await people[0].call("POST", path, {**second, "old": "correct horse"})
    assert await refused(people[1].call("POST", "/api/login", first)) == "wrong_password"
    await people[1].call("POST", "/api/login", second)


async def test_an_account_is_deleted_with_its_password_only(people: list[Client]) -> None:
    """A person who finds a signed-in device cannot delete the account of its owner."""
    account = {"name": f"Ava {secrets.token_hex(4)}", "password": "correct horse"}
    await people[0].call("POST", "/api/account", account)
    for body in (None, {}, {"password": ""}, {"password": "wrong horse"}):
        assert await refused(people[0].call("DELETE", "/api/me", body)) == "wrong_password"
    assert (await people[0].call("GET", "/api/me"))["account"] is True
    await people[0].call("DELETE", "/api/me", {"password": "correct horse"})
    assert await refused(people[1].call("POST", "/api/login", account)) == "wrong_password"


async def test_a_person_is_deleted_everywhere(server: str, people: list[Client]) -> None:
    name, password = f"Léo {secrets.token_hex(4)}", "correct horse"
    table = await gather_at(people[0], people[1:LEAST], settings(GAME, LEAST))
    await people[1].call("POST", "/api/account", {"name": name, "password": password})
    await people[1].call("DELETE", "/api/me", {"password": password})
    assert await refused(people[1].call("PATCH", "/api/me", {"name": "Ghost"})) == "not_signed_in"
    login = {"name": name, "password": password}
    assert await refused(people[2].call("POST", "/api/login", login)) == "wrong_password"
    async with seated([people[0]], table) as [at]:  # the table continues without that person
        assert scene_of(at)["seat"] == 0
    again = await people[2].call("POST", "/api/account", login)
    assert again["name"] == name


async def test_before_the_start_the_seat_of_a_deleted_person_is_free(people: list[Client]) -> None:
    table = await gather_at(people[0], people[1:LEAST], settings(GAME, LEAST))
    async with seated([people[0], people[3]], table) as [host, other]:
        await people[1].call("DELETE", "/api/me")
        scene = await other.until(lambda scene: not scene["table"]["chairs"][1].get("taken"))
        assert scene["table"]["chairs"][1].get("name", "") == ""
        await other.do("join", name="Guest 0")
        await host.do("start")
        await other.until(lambda scene: scene["table"]["phase"] == "running" and scene["seat"] == 1)


async def test_a_match_and_its_rematch_continue_after_a_person_is_deleted(people: list[Client]) -> None:
    table = await gather_at(people[0], people[1:LEAST], settings(GAME, LEAST))
    async with seated(people[:LEAST], table) as [host, *others]:
        await host.do("start")
        await people[LEAST - 1].call("DELETE", "/api/me")
        await host.until(lambda scene: scene["table"]["chairs"][LEAST - 1].get("bot"))
        assert "resigned" in [beside["what"] for beside in host.beside]
        link = await host.do("link")  # every event that contains the owners of seats
        await people[3].call("POST", "/api/links", {"secret": link["secret"]})
        async with seated([people[3]], table) as [moved]:
            await play_out([moved, *others[: LEAST - 2]], "forgotten")
            await moved.do("rematch")
            scene = await moved.until(lambda scene: scene["table"].get("rematch"))
        async with seated([people[3]], scene["table"]["rematch"]) as [again]:
            taken = [chair.get("taken", False) for chair in scene_of(again)["table"]["chairs"]]
            assert taken == [True] * (LEAST - 1) + [False]


async def test_a_table_continues_if_its_row_has_lost_a_person(server: str, people: list[Client]) -> None:
    """A guest who signs in to an account that already has a seat at the table gives up their own."""
    name, password = f"Max {secrets.token_hex(4)}", "correct horse"
    await people[0].call("POST", "/api/account", {"name": name, "password": password})
    table, _ = await people[0].make(settings(GAME, LEAST), name="Host")
    async with httpx2.AsyncClient(base_url=server) as browser, seated(people[:2], table) as [host, other]:
        await browser.get("/api/me")
        async with Client(server, browser.cookies["hautemer"]).at(table) as at:
            await at.do("join", name="Guest", seat=1)
        signed = await browser.post("/api/login", json={"name": name, "password": password})
        assert signed.status_code == 200
        await host.until(lambda scene: not scene["table"]["chairs"][1].get("taken"))
        await other.do("join", name="Other", seat=1)


async def test_the_next_seat_inherits_the_table_of_a_deleted_host(people: list[Client]) -> None:
    """Everybody is notified; the next person gets the rights of the host, and so does the one after."""
    table = await gather_at(people[0], people[1:LEAST], settings(GAME, LEAST, pace={"grace": 50}))
    async with seated(people[:LEAST], table) as [host, *others]:
        await host.do("start")
        assert await refused(others[0].do("hush", seat=0)) == "not_your_table"
        await people[0].call("DELETE", "/api/me")
        for other in others:
            scene = await other.until(lambda scene: scene["table"]["host"] == 1)
            told = [(beside["what"], beside.get("details")) for beside in other.beside]
            assert told[-1] == ("inherited", {"seat": 1})
            assert scene["host"] == (scene["seat"] == 1)
        await others[0].do("hush", seat=0)


async def test_the_next_seat_inherits_the_table_of_a_host_who_leaves(people: list[Client]) -> None:
    """Letting a bot play the seat counts as leaving; so does being away while everybody is awaited."""
    table = await gather_at(people[0], people[1:LEAST], settings(GAME, LEAST, pace={"grace": 50}))
    async with seated(people[:1], table) as [host]:
        async with seated(people[1:LEAST], table) as others:
            await host.do("start")
            await host.do("resign")
            scene = await others[0].until(lambda scene: scene["table"]["host"] == 1)
            assert scene["host"]
            await host.do("return")
            scene = await host.until(lambda scene: not scene["table"]["chairs"][0].get("bot"))
            assert not scene["host"]
            for place in (host, *others):
                await place.do("vote", motion="pause")
            await host.until(lambda scene: scene["table"].get("paused"))
        await host.until(lambda scene: scene["host"])
        await host.do("replace", seat=1)
        assert [beside["what"] for beside in host.beside].count("inherited") == 2


async def test_the_next_person_becomes_host_of_a_table_left_alone(people: list[Client]) -> None:
    table, _ = await people[0].make(settings(GAME, LEAST), name="Host")
    await people[0].call("DELETE", "/api/me")
    async with seated([people[1]], table) as [at]:
        await at.do("join", name="Guest", seat=0)
        await at.until(lambda scene: scene["host"])
        for seat in range(1, LEAST):
            await at.do("bot", seat=seat, bot="random")
        await at.do("start")


async def test_an_open_socket_of_a_deleted_person_can_do_nothing(people: list[Client]) -> None:
    table = await gather_at(people[0], people[1:LEAST], settings(GAME, LEAST))
    async with seated(people[:2], table) as [host, at]:
        await people[1].call("DELETE", "/api/me")
        await eventually(lambda: at.closed == 4401)
        await at.until(lambda scene: scene["seat"] is None)  # it reconnected as a stranger
        assert await refused(at.do("say", text="Ahoy")) == "not_signed_in"
        assert scene_of(host)["seat"] == 0


async def test_a_device_that_signs_out_loses_its_sockets_and_others_do_not(people: list[Client]) -> None:
    table = await gather_at(people[0], people[1:LEAST], settings(GAME, LEAST))
    async with seated(people[:2], table) as [host, at]:
        await people[1].call("POST", "/api/logout", {})
        await at.until(lambda scene: scene["seat"] is None)
        assert host.lost == 0


async def test_passwords_and_tokens_are_kept_hashed(tmp_path: Path) -> None:
    password = "a password that is nowhere"
    async with ServerProcess(database_in(tmp_path), "--unlimited", log=tmp_path / "log") as server:
        async with Client(server.url) as person:
            await person.call("POST", "/api/account", {"name": "Zoé", "password": password})
            async with seated([person], (await person.make(settings(GAME, LEAST), name="Zoé"))[0]) as [at]:
                secret = (await at.do("link"))["secret"]
            token = person.token
        said = server.said()
    assert token is not None
    everything = b"".join(path.read_bytes() for path in tmp_path.iterdir() if path.is_file())
    for hidden in (password, token, secret):
        assert hidden.encode() not in everything
        assert hidden not in said
    with sqlite3.connect(tmp_path / "hautemer.db") as database:
        rows = [
            row
            for (table,) in database.execute("SELECT name FROM sqlite_master WHERE type='table'").fetchall()
            for row in database.execute(f"SELECT * FROM {table}").fetchall()
        ]
    assert any("$argon2id$" in str(row) for row in rows)
