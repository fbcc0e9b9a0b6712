"""Limits per household and per person, for every kind of request."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

import httpx2
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from hautemer.client import Client, Declined
from hautemer.server import protocol
from hautemer.server.config import Config, Limits
from hautemer.server.http.addresses import WIDER, OpenConnections, household, network_of
from hautemer.server.http.rate_limits import REMEMBERED, SHARED, Buckets
from hautemer.server.replay.record_cache import RecordCache
from hautemer.server.sockets.socket import WEIGHTS
from hautemer.server.tables.table import Table
from tests.server.in_process import database_in, served
from tests.server.people import crowd, refused, settings, smallest
from tests.server.test_replaying import moments_of, written

pytestmark = pytest.mark.anyio

GAME, LEAST = smallest()
MIB = 1024 * 1024


def limited(folder: Path, limits: Limits) -> Config:
    """Return the configuration of a server with other limits."""
    return Config(database_in(folder), workers=1, limits=limits, proxies=("127.0.0.1/32",))


async def go_on(person: Client, record: str, moment: int = 1) -> str:
    """Begin a match from a moment of a record; return its table, or the key of the refusal."""
    wanted = {"moment": moment, "settings": settings(GAME, LEAST), "name": "Zoé"}
    try:
        return str((await person.call("POST", f"/api/records/{record}/table", wanted))["table"])
    except Declined as declined:
        return declined.key


async def test_a_household_has_a_limit_of_tables_however_many_guests_it_has(tmp_path: Path) -> None:
    limits = Limits(tables_of_a_household=4)
    async with served(limited(tmp_path, limits)) as (_, url), crowd(url, 6) as crew:
        wanted = settings(GAME, LEAST)
        for person in crew[:4]:
            await person.make(wanted, name="Zoé")
        assert await refused(crew[4].make(wanted, name="Zoé")) == "too_many"
        at_once = [refused(person.make(wanted, name="Zoé")) for person in crew]
        assert await asyncio.gather(*at_once) == ["too_many"] * 6
        elsewhere = {"x-forwarded-for": "203.0.113.9"}
        crew[5]._http.headers.update(elsewhere)
        await crew[5].make(wanted, name="Zoé")  # another household has its own limit
        await crew[0].call("DELETE", "/api/me")
        await crew[1].make(wanted, name="Zoé")  # a table without a host counts for nobody


async def test_a_table_from_a_record_costs_its_entries(tmp_path: Path) -> None:
    limits = Limits(continued_entries_an_hour=5)
    async with served(limited(tmp_path, limits)) as (_, url), Client(url) as person:
        record = (await person.call("POST", "/api/records", written()))["record"]
        assert await go_on(person, record, 4) not in ("too_many", "too_fast")
        assert await go_on(person, record, 4) == "too_fast"
        assert await go_on(person, record, 1) not in ("too_many", "too_fast")


async def test_continuing_a_record_counts_as_creating_a_table(tmp_path: Path) -> None:
    """Both kinds of tables share a limit, also for concurrent requests."""
    async with (
        served(limited(tmp_path, Limits(tables_of_a_person=3, tables_an_hour=11))) as (_, url),
        Client(url) as person,
        Client(url) as other,
    ):
        record = (await person.call("POST", "/api/records", written()))["record"]
        await person.make(settings(GAME, LEAST), name="Zoé")
        assert await go_on(person, record) not in ("too_many", "too_fast")
        asked = await asyncio.gather(*(go_on(person, record) for _ in range(5)))
        assert Counter(asked)["too_many"] >= 4
        if Counter(asked)["too_many"] == 5:  # each request blocked the others
            assert await go_on(person, record) != "too_many"
        assert await go_on(person, record) == "too_many"
        assert await refused(person.make(settings(GAME, LEAST), name="Zoé")) == "too_many"
        # Both kinds also share the hourly limit of an address.
        while (last := await go_on(other, record)) not in ("too_many", "too_fast"):
            pass
        assert last == "too_fast"
        assert await refused(other.make(settings(GAME, LEAST), name="Zoé")) == "too_fast"


async def test_the_copied_part_of_a_record_counts_as_an_upload(tmp_path: Path) -> None:
    document = written()
    size = len(document) / MIB
    async with (
        served(limited(tmp_path, Limits(uploaded_mib_an_hour=2.5 * size))) as (_, url),
        Client(url) as person,
    ):
        record = (await person.call("POST", "/api/records", document))["record"]
        last = moments_of(document) - 1
        assert await go_on(person, record, last) != "too_fast"
        assert await go_on(person, record, last) == "too_fast"
        assert await go_on(person, record, 0) != "too_fast", "of the beginning there is little to copy"


def test_a_household_has_one_ipv4_address_or_56_bits_of_ipv6_ones() -> None:
    assert household("2001:db8:1:200::7") == household("2001:DB8:1:2ff:ffff:ffff:ffff:ffff")
    assert household("2001:db8:1:200::7") == "2001:db8:1:200::/56"
    assert household("2001:db8:1:300::7") != household("2001:db8:1:200::7")
    assert household("::ffff:198.51.100.7") == household("198.51.100.7") == "198.51.100.7"
    assert household("::ffff:198.51.100.8") != household("::ffff:198.51.100.7")
    assert household("fe80::1%eth0") == household("fe80::2")
    assert household("a pipe") == "a pipe"


def test_households_belong_to_a_network_of_48_bits() -> None:
    assert network_of(household("2001:db8:1:200::7")) == network_of(household("2001:db8:1:ff00::7"))
    assert network_of(household("2001:db8:1:200::7")) == "2001:db8:1::/48"
    assert network_of(household("2001:db8:2:200::7")) != "2001:db8:1::/48"
    for other in (household("198.51.100.7"), "a pipe", "a person/56", ""):
        assert network_of(other) is None


def test_one_48_of_ipv6_has_four_times_the_rate_of_a_household() -> None:
    buckets = Buckets(0.001, 5)
    addresses = [household(f"2001:db8:1:{number:x}00::1") for number in range(200)]
    assert sum(buckets.take(address) for address in addresses) == 5 * WIDER
    assert [buckets.take("2001:db8:2:100::/56") for _ in range(6)] == [True] * 5 + [False]
    lines = OpenConnections(5)
    entered = 0
    for address in addresses:
        if not lines.is_full(address):
            lines.enter(address)
            entered += 1
    assert entered == 5 * WIDER
    lines.leave(addresses[0])
    assert not lines.is_full(addresses[7])


def test_many_addresses_do_not_make_a_limit_forget_a_client(monkeypatch: pytest.MonkeyPatch) -> None:
    at = 1000.0
    monkeypatch.setattr("time.monotonic", lambda: at)
    buckets = Buckets(1 / 60, 3)
    assert [buckets.take("guesser") for _ in range(4)] == [True] * 3 + [False]
    for number in range(65_536):
        buckets.take(f"10.{number >> 8}.{number & 255}.1")
    assert not buckets.take("guesser"), "the store was flushed"
    assert len(buckets) <= REMEMBERED + SHARED
    # During an attack newcomers share a bucket; once it is full again, each has its own.
    at += 600
    for number in range(2 * REMEMBERED):
        buckets.take(f"11.{number >> 8}.{number & 255}.1")
        at += 60 / REMEMBERED
    assert sum(buckets.take(f"a newcomer {number}") for number in range(100)) == 100


def test_a_refusal_says_when_to_try_again(monkeypatch: pytest.MonkeyPatch) -> None:
    at = 1000.0
    monkeypatch.setattr("time.monotonic", lambda: at)
    buckets = Buckets(1 / 60, 2)
    assert buckets.wait("somebody") == 0
    buckets.take("somebody", 2)
    assert buckets.wait("somebody") == pytest.approx(60)
    at += 60.5
    assert buckets.take("somebody")


async def test_limits_count_households(tmp_path: Path) -> None:
    limits = Limits(codes_a_minute=3, sockets=2, requests_at_once=20, requests_a_second=0.01)
    config = limited(tmp_path, limits)
    async with served(config) as (_, url), httpx2.AsyncClient(base_url=url) as http:

        async def statuses(form: str, number: int) -> list[int]:
            return [
                (
                    await http.post("/api/codes", json={"code": "QQQQ"}, headers=by(form.format(at)))
                ).status_code
                for at in range(number)
            ]

        assert await statuses("2001:db8:1:2{:02x}::1", 5) == [404, 404, 404, 429, 429]
        assert await statuses("2001:db8:1:300::{:x}", 1) == [404]
        assert await statuses("::ffff:198.51.100.7", 3) == [404] * 3
        assert await statuses("198.51.100.7", 1) == [429]
        address = url.replace("http", "ws") + "/api/tables/nowhere/socket"
        lines = [
            await connect(address, additional_headers=by(f"2001:db8:1:40{number}::1")) for number in range(2)
        ]
        with pytest.raises(InvalidStatus):
            await connect(address, additional_headers=by("2001:db8:1:477::1"))
        for line in lines:
            await line.close()
        refused_once = await http.post("/api/codes", json={"code": "QQQQ"}, headers=by("198.51.100.7"))
        assert 1 <= int(refused_once.headers["retry-after"]) <= 60
        asked = [
            (await http.get("/healthz", headers=by(f"2001:db8:1:5{number:02x}::1"))).status_code
            for number in range(21)
        ]
        assert asked == [200] * 20 + [429]


def by(address: str) -> dict[str, str]:
    """Return headers of a request from an address, as a proxy sends them."""
    return {"x-forwarded-for": address}


async def test_undos_and_hints_weigh_more_than_other_asides(tmp_path: Path) -> None:
    """They also cost the server more: it imagines worlds, and bots think."""
    assert WEIGHTS[protocol.TakeBack] == WEIGHTS[protocol.Hint] == 4
    for do, allowed in (("undo", 2), ("hint", 2), ("vote", 8)):
        folder = tmp_path / do
        folder.mkdir()
        async with served(limited(folder, Limits(asides_a_minute=8.1))) as (_, url), Client(url) as person:
            assert await carried_out(person, do, allowed + 2) == [True] * allowed + [False] * 2


async def test_undos_and_hints_are_limited_per_household(
    tmp_path: Path,
) -> None:
    async with served(limited(tmp_path, Limits(heavy_a_minute=3.1))) as (_, url), crowd(url, 3) as crew:
        done = [await carried_out(person, "undo", 2) for person in crew]
        assert done == [[True, True], [True, False], [False, False]]
        assert await carried_out(crew[2], "vote", 2) == [True, True]


async def carried_out(person: Client, do: str, times: int) -> list[bool]:
    """Send a command `times` times at the person's own table; return for each if no limit refused it."""
    table, _ = await person.make(
        settings(GAME, LEAST, pace={"bot": 60_000}), name="Zoé", bots=["random"] * LEAST, start=True
    )
    fields: dict[str, Any] = {"motion": "pause", "wanted": False} if do == "vote" else {}
    done = []
    async with person.at(table) as at:
        for _ in range(times):
            try:
                await at.do(do, **fields)
                done.append(True)
            except Declined as declined:
                done.append(declined.key != "too_fast")
    return done


async def test_the_record_of_a_finished_match_is_written_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    writings: list[str] = []
    write = Table.record

    def counted(table: Table) -> bytes:
        writings.append(table.id)
        return write(table)

    monkeypatch.setattr(Table, "record", counted)
    limits = Limits(records_a_minute=6)
    async with served(limited(tmp_path, limits)) as (_, url), Client(url) as person:
        table, _ = await person.make(settings(GAME, LEAST), name="Zoé", bots=["random"] * LEAST, start=True)
        path = f"/api/tables/{table}/record"
        async with person.at(table) as at:
            await at.do("vote", motion="call_off")
        answers = await asyncio.gather(*(person.call("GET", path) for _ in range(4)))
        answers.append(await person.call("GET", path))
        assert writings == [table]
        assert all(answer == answers[0] for answer in answers)
        await person.call("GET", path)
        assert await refused(person.call("GET", path)) == "too_fast"


async def test_records_are_kept_while_there_is_room() -> None:
    writings: list[str] = []

    class Told:
        def __init__(self, id: str, size: int) -> None:
            self.id, self.size = id, size

        def record(self) -> bytes:
            writings.append(self.id)
            return self.id.encode() * self.size

    kept, tables = RecordCache(10), [Told("a", 4), Told("b", 4), Told("c", 4), Told("d", 11)]
    for number in (0, 1, 0, 2, 0, 1, 3, 3):  # c replaces b, which was requested the longest ago
        table = tables[number]
        assert await kept.of(table) == table.id.encode() * table.size  # type: ignore[arg-type]
    assert "".join(writings) == "abcbdd"
