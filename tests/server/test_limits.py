"""How much one household and one person may ask for, by whatever door."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path

import httpx2
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from hautemer.client import Client, Declined
from hautemer.server.config import Config, Limits
from hautemer.server.guards import household
from tests.notices.house import served
from tests.server.conftest import database_in
from tests.server.people import refused, settings, smallest
from tests.server.test_replaying import moments_of, written

pytestmark = pytest.mark.anyio

GAME, LEAST = smallest()
MIB = 1024 * 1024


def limited(folder: Path, limits: Limits) -> Config:
    """A server with some other limits."""
    return Config(database_in(folder), workers=1, limits=limits, proxies=("127.0.0.1/32",))


async def go_on(person: Client, record: str, moment: int = 1) -> str:
    """A new match from a moment of a record; answers its table or why there is none."""
    wanted = {"moment": moment, "settings": settings(GAME, LEAST), "name": "Zoé"}
    try:
        return str((await person.call("POST", f"/api/records/{record}/table", wanted))["table"])
    except Declined as declined:
        return declined.key


async def test_going_on_from_a_record_is_making_a_table(tmp_path: Path) -> None:
    """A person has so many of both together, also of those that he asks for at once."""
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
        if Counter(asked)["too_many"] == 5:  # each was in the way of the others
            assert await go_on(person, record) != "too_many"
        assert await go_on(person, record) == "too_many"
        assert await refused(person.make(settings(GAME, LEAST), name="Zoé")) == "too_many"
        # An address has so many an hour of both together, too.
        while (last := await go_on(other, record)) not in ("too_many", "too_fast"):
            pass
        assert last == "too_fast"
        assert await refused(other.make(settings(GAME, LEAST), name="Zoé")) == "too_fast"


async def test_what_a_table_copies_of_a_record_counts_as_brought(tmp_path: Path) -> None:
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


def test_a_household_has_one_ipv4_address_or_64_bits_of_ipv6_ones() -> None:
    assert (
        household("2001:db8:1:2::7") == household("2001:DB8:1:2:ffff:ffff:ffff:ffff") == "2001:db8:1:2::/64"
    )
    assert household("2001:db8:1:3::7") != household("2001:db8:1:2::7")
    assert household("::ffff:198.51.100.7") == household("198.51.100.7") == "198.51.100.7"
    assert household("::ffff:198.51.100.8") != household("::ffff:198.51.100.7")
    assert household("fe80::1%eth0") == household("fe80::2")
    assert household("a pipe") == "a pipe"


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

        assert await statuses("2001:db8:1:2::{:x}", 5) == [404, 404, 404, 429, 429]
        assert await statuses("2001:db8:1:3::{:x}", 1) == [404]
        assert await statuses("::ffff:198.51.100.7", 3) == [404] * 3
        assert await statuses("198.51.100.7", 1) == [429]
        address = url.replace("http", "ws") + "/api/tables/nowhere/socket"
        lines = [
            await connect(address, additional_headers=by(f"2001:db8:1:4::{number}")) for number in range(2)
        ]
        with pytest.raises(InvalidStatus):
            await connect(address, additional_headers=by("2001:db8:1:4::77"))
        for line in lines:
            await line.close()
        asked = [
            (await http.get("/healthz", headers=by(f"2001:db8:1:5::{number}"))).status_code
            for number in range(21)
        ]
        assert asked == [200] * 20 + [429]


def by(address: str) -> dict[str, str]:
    """A request that comes from somewhere, as a proxy says."""
    return {"x-forwarded-for": address}
