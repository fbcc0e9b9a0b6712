"""Notifications of awaited players: recipients, times, numbers and words."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import sqlite3
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx2
import pytest

from hautemer.client import Client, Declined
from hautemer.server.config import Config
from hautemer.server.sockets import presence
from hautemer.storage import notices as outbox
from hautemer.words import Words
from tests.notices.company import GAME, NAMES, PATIENCE, SEATS, Company, company
from tests.notices.office import post_office
from tests.notices.receivers import Browser, Receiver, saying
from tests.postgres import shared
from tests.server.changes import a_secret_change, begin
from tests.server.in_process import served
from tests.server.people import crowd, eventually

pytestmark = pytest.mark.anyio

DAYS = {"kind": "days", "move": None}
LIVE = {"kind": "live", "move": None}
SOON = 0.05
TITLE = Words("en", GAME).say("title")


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Count a closed socket as absence and retry failures without delay."""
    monkeypatch.setattr(presence, "BLINK", 0.05)
    monkeypatch.setattr(outbox, "BACK_OFF_MS", 50)


@pytest.fixture
def config(trusted: Path, tmp_path: Path) -> Config:
    return Config(
        f"sqlite:///{tmp_path}/hautemer.db",
        public_url="https://games.example/club",
        allowed_targets=("localhost",),
        notice_wait=SOON,
        notice_every=0,
        poll=0.05,
    )


@pytest.fixture
async def people(config: Config) -> AsyncIterator[Company]:
    async with served(config) as (services, url), company(url, houses=[services]) as made:
        yield made


def local(hook: Receiver, path: str = "/") -> str:
    return f"https://localhost:{hook.port}{path}"


async def listening(people: Company, hook: Receiver, **more: Any) -> None:
    """Create one webhook per person, with the seat as its path."""
    for seat, client in enumerate(people.clients):
        wanted = {"kind": "webhook", "address": local(hook, f"/{seat}"), **more}
        assert (await client.call("POST", "/api/channels", wanted))["address"] == "localhost"


def change_database(config: Config, statement: str) -> None:
    """Change the database of a running server."""
    with contextlib.closing(sqlite3.connect(config.database.removeprefix("sqlite:///"))) as database:
        database.execute(statement)
        database.commit()


def have_worked(config: Config) -> None:
    """Mark all channels as ones that have worked before."""
    change_database(config, "UPDATE channels SET answered = 1")


def seat_in(line: str) -> int:
    return int(line.split("/")[1].split()[0])


async def quiet(people: Company, hook: Receiver) -> None:
    """Check that nothing arrives before the servers have nothing to send any more."""
    await people.all_sent()
    assert hook.arrived.empty()


async def arrived_at(people: Company, hook: Receiver) -> list[int]:
    """Wait until the servers have nothing to send any more; return the seats of what has arrived."""
    await people.all_sent()
    return [seat_in(hook.arrived.get_nowait().line) for _ in range(hook.arrived.qsize())]


@pytest.mark.parametrize("pace", [DAYS, LIVE], ids=["days", "live"])
async def test_awaited_players_are_notified_once(people: Company, hook: Receiver, pace: Any) -> None:
    await listening(people, hook)
    await people.gather(pace)
    await people.all_gone()
    waiting = await people.start()
    told: set[int] = set()
    while not told >= waiting:
        told.add(seat_in((await hook.next()).line))
    await people.all_gone()
    await quiet(people, hook)
    seat = min(waiting)
    scene = await people.answer(seat)
    asked = set(scene.get("waiting_for", ())) - waiting - {0}
    again: set[int] = set()
    while not again >= asked:
        again.add(seat_in((await hook.next()).line))


@pytest.mark.parametrize("pace", [DAYS, LIVE], ids=["days", "live"])
async def test_only_one_of_two_processes_notifies(config: Config, hook: Receiver, pace: Any) -> None:
    postgres = shared()
    name = await postgres.fresh()
    one = replace(config, database=postgres.url(name))
    async with (
        served(one) as (first, here),
        served(one) as (second, there),
        company(here, there, [first, second]) as people,
    ):
        await listening(people, hook)
        await people.gather(pace)
        await people.all_gone()
        waiting = asked = await people.start()
        gone: set[int] = set()
        for _ in range(3):  # players answer at the process without the lease
            told: list[int] = []
            while not asked <= set(told):
                told.append(seat_in((await hook.next()).line))
            await people.all_gone()
            told += await arrived_at(people, hook)
            assert len(told) == len(set(told))
            assert set(told) <= asked | gone  # a player who left while being asked again may be notified
            gone = {min(waiting)}
            scene = await people.answer(*gone)
            asked = set(scene.get("waiting_for", ())) - waiting
            waiting = set(scene.get("waiting_for", ()))
    await postgres.drop(name)


@pytest.mark.parametrize("pace", [DAYS, LIVE], ids=["days", "live"])
async def test_a_secret_change_of_a_prompt_sends_nothing(config: Config, hook: Receiver, pace: Any) -> None:
    """The number and the times of notifications do not depend on what a seat holds."""
    change = a_secret_change()
    async with served(config) as (services, url), crowd(url, change.seats) as clients:
        people = Company(clients, [services])
        await listening(people, hook)
        wanted = {"game": change.game, "seats": change.seats, "pace": pace}
        people.table, _ = await clients[0].make(wanted, name="N0")
        for seat, client in enumerate(clients[1:], start=1):
            async with client.at(people.table) as there:
                await there.do("join", name=f"N{seat}")
        await people.all_gone()
        table = await begin(services, people.table, change, tuple(range(change.seats)))
        told = {seat_in((await hook.next()).line) for _ in range(len(table.running.waiting_for()))}
        assert told == {*table.running.waiting_for()} >= change.waiting
        async with clients[change.seat].at(people.table) as there:
            scene = await there.until(lambda scene: scene["table"]["phase"] == "running", PATIENCE)
            await there.move(change.move, scene.get("prompt", 0))
            assert change.waiting <= set(table.running.waiting_for())
            await quiet(people, hook)


async def test_all_seats_get_the_same_notification(people: Company, hook: Receiver) -> None:
    await listening(people, hook)
    await people.gather(DAYS)
    await people.all_gone()
    waiting = await people.start()
    bodies: dict[int, bytes] = {}
    for _ in range(100):
        if len(bodies) == SEATS:
            break
        while not hook.arrived.empty():
            got = hook.arrived.get_nowait()
            bodies[seat_in(got.line)] = got.body
        await people.all_gone()
        scene = await people.answer(min(waiting))
        waiting = set(scene.get("waiting_for", ()))
        await asyncio.sleep(SOON)
    assert len(bodies) == SEATS
    assert len(set(bodies.values())) == 1
    message = json.loads(next(iter(bodies.values())))
    assert message == {
        "table": people.table,
        "game": GAME,
        "title": TITLE,
        "text": message["text"],
        "url": f"https://games.example/club/#/table/{people.table}",
    }
    assert message["text"].startswith(TITLE)
    assert all(name in message["text"] for name in NAMES[:SEATS])


@pytest.mark.parametrize("pace", [DAYS, LIVE], ids=["days", "live"])
async def test_a_player_at_the_table_is_not_notified(people: Company, hook: Receiver, pace: Any) -> None:
    await listening(people, hook)
    await people.gather(pace)
    await people.all_gone()
    async with (
        people.clients[0].at(people.table) as first,
        people.clients[1].at(people.table) as second,
        people.clients[2].at(people.table) as third,
    ):
        for there in (first, second, third):
            await there.until(lambda scene: sum(c.get("here", False) for c in scene["table"]["chairs"]) >= 3)
        await first.do("start")
        await first.until(lambda scene: scene["table"]["phase"] == "running")
        await quiet(people, hook)


async def test_an_answer_in_time_withdraws_the_notification(
    config: Config, hook: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a failure the notice is in the outbox; the answer withdraws it."""
    monkeypatch.setattr(outbox, "BACK_OFF_MS", 3_600_000)  # not before the answer
    async with served(config) as (services, url), company(url, houses=[services]) as people:
        await listening(people, hook)
        have_worked(config)
        await people.gather(DAYS)
        await people.all_gone()
        hook.answers += [saying(503)] * SEATS
        waiting = await people.start()
        failed = seat_in((await hook.next()).line)
        assert failed in waiting
        async with people.clients[failed].at(people.table) as there:
            scene = await people.move(there)
            while failed in scene.get("waiting_for", ()):
                scene = await people.move(there)
        monkeypatch.setattr(outbox, "BACK_OFF_MS", 50)
        await eventually(lambda: services.notifications.in_flight == 0)
        change_database(config, "UPDATE notices SET due_at = 0")
        assert failed not in await arrived_at(people, hook)


async def test_failures_are_retried_and_gone_channels_are_removed(
    config: Config, people: Company, hook: Receiver
) -> None:
    await listening(people, hook)
    have_worked(config)
    await people.gather(DAYS)
    await people.all_gone()
    hook.answers += [saying(500), saying(302, "location: https://localhost/"), saying(410)]
    waiting = await people.start()
    arrived = [seat_in((await hook.next()).line) for _ in range(2 + len(waiting))]
    assert set(arrived) == waiting
    async with asyncio.timeout(PATIENCE):
        while sum([len(await client.call("GET", "/api/channels")) for client in people.clients]) == SEATS:
            await asyncio.sleep(0.02)


async def test_a_restart_loses_no_notification(
    config: Config, hook: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox, "BACK_OFF_MS", 1000)
    async with served(config) as (_, url), company(url) as people:
        await listening(people, hook)
        have_worked(config)
        await people.gather(DAYS)
        await people.all_gone()
        hook.answers += [saying(503)] * 100
        waiting = await people.start()
        failed: set[int] = set()
        while failed < waiting:
            failed.add(seat_in((await hook.next()).line))
    hook.answers.clear()
    while not hook.arrived.empty():
        hook.arrived.get_nowait()
    async with served(config) as (services, _):
        again = [seat_in((await hook.next()).line) for _ in waiting]
        assert set(again) == waiting
        people.houses = [services]
        await quiet(people, hook)


async def test_a_push_is_read_by_the_browser(people: Company, hook: Receiver) -> None:
    browsers = [Browser() for _ in people.clients]
    key = (await people.clients[0].call("GET", "/api/push-key"))["key"]
    for seat, (client, browser) in enumerate(zip(people.clients, browsers, strict=True)):
        wanted = {"kind": "webpush", "address": local(hook, f"/{seat}"), "keys": browser.keys}
        await client.call("POST", "/api/channels", wanted)
    await people.gather(DAYS)
    await people.all_gone()
    await people.start()
    got = await hook.next()
    message = json.loads(browsers[seat_in(got.line)].read(got.body))
    assert message["table"] == people.table
    assert "it is your move" in message["text"]
    assert f"k={key}" in got.headers["authorization"]
    assert got.headers["topic"] == people.table
    assert int(got.headers["ttl"]) > 0


async def subscribed(client: Client, hook: Receiver, path: str) -> None:
    """Subscribe a browser to Web Push."""
    wanted = {"kind": "webpush", "address": local(hook, path), "keys": Browser().keys}
    await client.call("POST", "/api/channels", wanted)


async def kinds(client: Client) -> list[str]:
    return [channel["kind"] for channel in await client.call("GET", "/api/channels")]


async def test_signing_out_removes_the_subscription_of_that_device(config: Config, hook: Receiver) -> None:
    """Channels without a device and other browsers stay; a guest's channels go to the account."""
    async with served(replace(config, public_url=None)) as (_, url), AsyncExitStack() as stack:
        account = {"name": "Zoé", "password": "correct horse"}
        phone, laptop = [await stack.enter_async_context(httpx2.AsyncClient(base_url=url)) for _ in range(2)]
        await phone.get("/api/me")
        await phone.post("/api/account", json=account)
        await laptop.get("/api/me")
        for device, path in ((phone, "/phone"), (laptop, "/laptop")):
            wanted = {"kind": "webpush", "address": local(hook, path), "keys": Browser().keys}
            assert (await device.post("/api/channels", json=wanted)).status_code == 200
        await phone.post("/api/channels", json={"kind": "webhook", "address": local(hook, "/hook")})
        await laptop.post("/api/login", json=account)
        mine = await stack.enter_async_context(Client(url, phone.cookies["hautemer"]))
        assert sorted(await kinds(mine)) == ["webhook", "webpush", "webpush"]
        await laptop.post("/api/logout", json={})
        assert sorted(await kinds(mine)) == ["webhook", "webpush"]
        await phone.post("/api/logout", json={})
        await laptop.post("/api/login", json=account)
        again = await stack.enter_async_context(Client(url, laptop.cookies["hautemer"]))
        assert await kinds(again) == ["webhook"]


async def test_a_moved_seat_is_notified_on_its_new_device_only(
    config: Config, people: Company, hook: Receiver
) -> None:
    """Notices in the outbox are dropped; the old device keeps its subscription for other seats only."""
    await people.gather(DAYS)
    await people.all_gone()
    for seat, client in enumerate(people.clients):
        await subscribed(client, hook, f"/{seat}")
    have_worked(config)
    hook.answers += [saying(503)] * 100
    waiting = await people.start()
    seat = min(waiting)
    while seat_in((await hook.next()).line) != seat:  # it failed, and is due again soon
        pass
    old = people.clients[seat]
    async with old.at(people.table) as there:
        link = await there.do("link")
    async with Client(old.url) as new:
        await subscribed(new, hook, "/7")
        await new.call("POST", "/api/links", {"secret": link["secret"]})
        assert await kinds(old) == []
        assert await kinds(new) == ["webpush"]
    await people.all_gone()
    [house] = people.houses
    await eventually(lambda: house.notifications.in_flight == 0)  # requests that began before the move
    while not hook.arrived.empty():
        hook.arrived.get_nowait()
    hook.answers.clear()
    assert seat not in await arrived_at(people, hook)


async def test_chat_rooms_get_their_own_format(people: Company, hook: Receiver) -> None:
    """A table's webhooks announce everybody's turns; names contain no formatting and mention nobody."""
    await people.gather(DAYS)
    await people.all_gone()
    for form in ("discord", "slack"):
        wanted = {"kind": "webhook", "address": local(hook, f"/{form}"), "form": form, "table": people.table}
        await people.clients[0].call("POST", "/api/channels", wanted)
        with pytest.raises(Declined, match="host"):
            await people.clients[1].call("POST", "/api/channels", wanted)
    await people.start()
    name = {1: NAMES[1], 2: NAMES[2]}
    seen: dict[str, dict[str, Any]] = {}
    for _ in range(60):
        got = await hook.next()
        body = json.loads(got.body)
        text = body.get("content", body.get("text")).replace("\\", "").replace("&lt;", "<")
        seat = next(seat for seat in range(SEATS) if NAMES[seat] in text.replace("&gt;", ">"))
        if seat in name:
            seen[got.line.split("/")[1].split()[0]] = body
            if len(seen) == 2:
                break
    assert "\\*" in seen["discord"]["content"] or "\\<" in seen["discord"]["content"]
    assert seen["discord"]["allowed_mentions"] == {"parse": []}
    assert "move" in seen["slack"]["text"]
    assert "<Ann>" not in seen["slack"]["text"]
    assert f"<https://games.example/club/#/table/{people.table}>" in seen["slack"]["text"]


async def test_mail_goes_to_confirmed_addresses(config: Config) -> None:
    async with post_office() as (letters, port):
        smtp = f"smtp://127.0.0.1:{port}?from=games@hautemer.example"
        with_mail = Config(config.database, smtp=smtp, public_url=config.public_url, poll=0.05)
        async with served(with_mail) as (_, url), company(url) as people:
            for seat, client in enumerate(people.clients):
                await client.call("PATCH", "/api/me", {"language": "fr"})
                wanted = {"kind": "email", "address": f"p{seat}@mail.example"}
                added = await client.call("POST", "/api/channels", wanted)
                assert added["confirmed"] is False
            asked = list(letters.got)
            assert len(asked) == SEATS
            for message in asked[1:]:  # the host gets none
                found = re.search(r"/club/#/confirm/([\w-]+)", message.get_content())
                assert found
                async with Client(url) as another_device:
                    path, body = "/api/channels/confirm", {"token": found[1]}
                    assert (await another_device.call("POST", path, body))["confirmed"] is True
                    with pytest.raises(Declined):
                        await another_device.call("POST", path, body)
            await people.gather(DAYS)
            await people.all_gone()
            await people.start()
            async with asyncio.timeout(PATIENCE):
                while len(letters.got) == SEATS:
                    await asyncio.sleep(0.02)
            message = letters.got[SEATS]
            assert message["to"] != "p0@mail.example"
            assert "c’est à vous de jouer" in message["subject"]
            assert f"https://games.example/club/#/table/{people.table}" in message.get_content()


async def test_mail_to_one_address_is_limited(config: Config) -> None:
    async with post_office() as (letters, port):
        smtp = f"smtp://127.0.0.1:{port}?from=games@hautemer.example"
        async with served(Config(config.database, smtp=smtp)) as (_, url), company(url) as people:
            wanted = {"kind": "email", "address": "V@mail.example"}
            for client in (people.clients * 2)[:5]:
                await client.call("POST", "/api/channels", wanted)
            with pytest.raises(Declined, match="Too many requests"):
                await people.clients[0].call("POST", "/api/channels", {**wanted, "address": "v@mail.example"})
            assert len(letters.got) == 5


@pytest.mark.parametrize(
    ("wanted", "key"),
    [
        ({"kind": "webhook", "address": "https://127.0.0.1/"}, "wrong_address"),
        ({"kind": "webhook", "address": "https://169.254.169.254/latest/"}, "wrong_address"),
        ({"kind": "webhook", "address": "http://hooks.example/"}, "wrong_address"),
        ({"kind": "webhook", "address": "https://localhost/", "form": "irc"}, "wrong_address"),
        ({"kind": "webhook", "address": "https://localhost/", "table": "nowhere"}, "no_such_table"),
        ({"kind": "webpush", "address": "https://localhost/"}, "wrong_address"),
        ({"kind": "webpush", "address": "https://[::1]/", "keys": Browser().keys}, "wrong_address"),
        ({"kind": "email", "address": "zoe@localhost"}, "wrong_address"),
        ({"kind": "email", "address": "zoe@mail.example"}, "no_mail"),
        ({"kind": "pigeon", "address": "zoe"}, "wrong_shape"),
    ],
)
async def test_invalid_channels_are_refused(people: Company, wanted: dict[str, Any], key: str) -> None:
    with pytest.raises(Declined) as refused:
        await people.clients[0].call("POST", "/api/channels", wanted)
    assert refused.value.key == key
    assert await people.clients[0].call("GET", "/api/channels") == []


async def test_channels_belong_to_their_owners(people: Company, hook: Receiver) -> None:
    one, other = people.clients[:2]
    added = await one.call("POST", "/api/channels", {"kind": "webhook", "address": local(hook, "/secret")})
    assert "secret" not in json.dumps(await one.call("GET", "/api/channels"))
    assert await other.call("GET", "/api/channels") == []
    async with Client(one.url, token="x" * 43) as stranger:
        for client in (other, stranger):
            with pytest.raises(Declined):
                await client.call("DELETE", f"/api/channels/{added['id']}")
    await one.call("DELETE", f"/api/channels/{added['id']}")
    assert await one.call("GET", "/api/channels") == []
    for number in range(20):
        await one.call("POST", "/api/channels", {"kind": "webhook", "address": local(hook, f"/{number}")})
    with pytest.raises(Declined, match="too many"):
        await one.call("POST", "/api/channels", {"kind": "webhook", "address": local(hook, "/more")})
