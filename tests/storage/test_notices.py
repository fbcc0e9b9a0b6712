"""Channels and the outbox: each notice is sent once, and retried later after a failure."""

from __future__ import annotations

import asyncio

import pytest

from hautemer.storage import notices, people, tables
from hautemer.storage.database import Database
from hautemer.storage.notices import BACK_OFF_MS, LEASE_MS, Channel
from tests.storage.rows import table

pytestmark = pytest.mark.anyio


@pytest.fixture
async def ann(database: Database) -> str:
    await tables.make(database, table("t"))
    return await people.new_session(database, "ann")


async def test_channels_of_a_person(database: Database, ann: str) -> None:
    push = Channel("c", ann, "webpush", "https://push", keys={"auth": "x", "p256dh": "é"}, made_at=1)
    for_table = Channel("d", ann, "webhook", "https://hook", table="t", form="slack", made_at=2)
    await notices.add_channel(database, push)
    await notices.add_channel(database, for_table)
    assert await notices.channels_of(database, ann) == [push, for_table]
    assert await notices.channels_of(database, ann, "t") == [push, for_table]
    assert await notices.channels_of(database, ann, "other") == [push]
    assert await notices.channels_of(database, "somebody") == []
    again = Channel("e", ann, "webpush", "https://push", made_at=3)
    await notices.add_channel(database, again)  # the same browser subscribed again
    assert await notices.channels_of(database, ann) == [for_table, again]
    await notices.remove_channel(database, "d")
    assert await notices.channel(database, "d") is None
    assert await notices.channel(database, "e") == again
    assert "https://push" not in repr(push)


async def test_an_address_is_confirmed_once(database: Database, ann: str) -> None:
    mail = Channel("c", ann, "email", "ann@example.org", confirmed=False, token_hash="h", made_at=1)
    await notices.add_channel(database, mail)
    assert await notices.confirm(database, "other") is None
    confirmed = await notices.confirm(database, "h")
    assert confirmed == Channel("c", ann, "email", "ann@example.org", made_at=1, answered=True)
    assert await notices.confirm(database, "h") is None


async def test_a_notice_is_taken_by_one(database: Database, ann: str) -> None:
    for number in range(20):
        await notices.add_channel(database, Channel(f"c{number}", ann, "webhook", f"https://hook/{number}"))
    put = [str(await notices.put(database, f"c{due}", "t", b"{}", due)) for due in range(20)]
    await notices.put(database, "c0", None, b"later", 5000)
    taken = await asyncio.gather(*(notices.take(database, 1000, limit=4) for _ in range(5)))
    ids = [notice.id for some in taken for notice in some]
    assert len(ids) == len(set(ids))
    ids += [notice.id for notice in await notices.take(database, 1000)]
    assert sorted(ids) == sorted(put)
    assert await notices.take(database, 1000) == []


async def test_a_notice_to_a_removed_channel_is_dropped(database: Database, ann: str) -> None:
    await notices.add_channel(database, Channel("c", ann, "webhook", "https://hook"))
    await notices.remove_channel(database, "c")
    assert await notices.put(database, "c", "t", b"{}", 0) is None
    assert await notices.take(database, 1000) == []


async def test_a_failed_notice_is_due_again_later_and_later(database: Database, ann: str) -> None:
    await notices.add_channel(database, Channel("c", ann, "webhook", "https://hook", answered=True))
    await notices.put(database, "c", "t", b"body", 0)
    now = 0
    for attempt in range(1, notices.ATTEMPTS):
        [notice] = await notices.take(database, now)
        assert (notice.attempts, notice.body, notice.table) == (attempt, b"body", "t")
        assert await notices.failed(database, notice, now)
        wait = BACK_OFF_MS * 2 ** (attempt - 1)
        assert await notices.take(database, now + wait - 1) == []
        now += wait
    [notice] = await notices.take(database, now)
    assert not await notices.failed(database, notice, now)
    assert await notices.take(database, 10**12) == []
    channel = await notices.channel(database, "c")
    assert channel is not None
    assert channel.failures == notices.ATTEMPTS


async def test_a_sent_notice_is_deleted_and_one_of_a_dead_process_is_kept(
    database: Database, ann: str
) -> None:
    await notices.add_channel(database, Channel("c", ann, "webhook", "https://hook", failures=3))
    await notices.put(database, "c", "t", b"1", 0)
    [first] = await notices.take(database, 0)
    assert await notices.take(database, LEASE_MS - 1) == []
    [again] = await notices.take(database, LEASE_MS)
    assert (again.id, again.attempts) == (first.id, 2)
    await notices.done(database, again)
    assert await notices.take(database, 10**12) == []
    channel = await notices.channel(database, "c")
    assert channel is not None
    assert channel.failures == 0


async def test_notices_of_a_seen_table_are_withdrawn(database: Database, ann: str) -> None:
    bill = await people.new_session(database, "bill")
    await tables.make(database, table("u"))
    for id, person in (("c", ann), ("d", bill)):
        await notices.add_channel(database, Channel(id, person, "webhook", "https://hook"))
        for at in ("t", "u"):
            await notices.put(database, id, at, b"{}", 0)
    await notices.withdraw(database, ann, "t")
    left = {(notice.channel, notice.table) for notice in await notices.take(database, 0)}
    assert left == {("c", "u"), ("d", "t"), ("d", "u")}
    await notices.remove_channel(database, "d")
    assert len(await notices.take(database, LEASE_MS)) == 1
