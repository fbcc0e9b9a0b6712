"""Leases: one process runs each table, and the tables of a dead process are taken over."""

from __future__ import annotations

import asyncio

import pytest

from hautemer.storage import processes, tables
from hautemer.storage.database import Database
from tests.storage.rows import table

pytestmark = pytest.mark.anyio


async def owners(database: Database) -> dict[str, str | None]:
    return {row.id: row.owner for row in await tables.every(database)}


async def test_tables_of_a_silent_process_are_taken_over(database: Database) -> None:
    for n in range(4):
        await tables.make(database, table(f"t{n}"))
    await tables.make(database, table("over", finished_at=1, phase="finished"))
    await processes.beat(database, "a", 10_000)
    assert await processes.claim(database, "a", 10_000, 5000) == ["t0", "t1", "t2", "t3"]
    await processes.beat(database, "b", 12_000)
    assert await processes.claim(database, "b", 12_000, 5000) == []
    await processes.beat(database, "a", 14_000)
    assert await processes.claim(database, "b", 19_000, 5000) == []
    assert await processes.others(database, 14_000, 5000) == ["a", "b"]
    assert await processes.others(database, 14_000, 5000, besides="a") == ["b"]
    assert await processes.others(database, 19_000, 5000) == ["a"]
    await processes.beat(database, "b", 19_001)
    assert await processes.claim(database, "b", 19_001, 5000) == ["t0", "t1", "t2", "t3"]
    assert await processes.owned(database, "a") == []
    assert await processes.owned(database, "b") == ["t0", "t1", "t2", "t3"]
    assert (await owners(database))["over"] is None


async def test_the_most_urgent_are_taken_first(database: Database) -> None:
    for id, due in (("x", None), ("y", 7), ("z", 3)):
        await tables.make(database, table(id, due_at=due))
    await processes.beat(database, "a", 1000)
    assert [await processes.claim(database, "a", 1000, limit=1) for _ in range(4)] == [
        ["z"],
        ["y"],
        ["x"],
        [],
    ]


async def test_a_named_table_is_taken_unless_it_is_run(database: Database) -> None:
    for n in range(3):
        await tables.make(database, table(f"t{n}"))
    await processes.beat(database, "a", 1000)
    await processes.beat(database, "b", 1000)
    assert await processes.take(database, "a", ["t0", "t1", "none"], 1000) == ["t0", "t1"]
    assert await processes.take(database, "a", ["t0"], 1000) == ["t0"]
    assert await processes.take(database, "b", ["t0", "t2"], 1000) == ["t2"]
    await processes.release(database, "a", ["t0"])
    assert await processes.take(database, "b", ["t0", "t1"], 1000) == ["t0"]
    await processes.release(database, "a")
    assert await owners(database) == {"t0": "b", "t1": None, "t2": "b"}
    assert await processes.others(database, 1000) == ["b"]


async def test_many_claim_at_once_and_each_table_has_one_owner(database: Database) -> None:
    for n in range(12):
        await tables.make(database, table(f"t{n}"))
    names = [f"p{n}" for n in range(5)]
    for name in names:
        await processes.beat(database, name, 1000)
    taken = await asyncio.gather(*(processes.claim(database, name, 1000, limit=4) for name in names))
    every = [id for ids in taken for id in ids]
    assert len(every) == len(set(every))
    found = await owners(database)
    for name, ids in zip(names, taken, strict=True):
        assert all(found[id] == name for id in ids)
    for name in names:  # rows that were locked are found the next time
        every += await processes.claim(database, name, 1000)
    assert sorted(every) == sorted(found)


async def test_processes_silent_for_long_are_deleted(database: Database) -> None:
    await processes.beat(database, "a", 1000)
    await processes.beat(database, "b", 1000 + processes.FORGET_MS)
    assert await processes.others(database, 1000, 10**10) == ["a", "b"]
    await processes.beat(database, "b", 1001 + processes.FORGET_MS)
    assert await processes.others(database, 1000, 10**10) == ["b"]


async def test_abandoned_tables_have_the_last_heartbeat_of_their_owner(database: Database) -> None:
    for id, owner in (("known", "a"), ("gone", "forgotten"), ("free", None), ("driven", "b")):
        await tables.make(database, table(id, phase="running", owner=owner))
    await tables.make(database, table("gathering", owner="a"))
    await processes.beat(database, "a", 10_000)
    await processes.beat(database, "b", 15_001)
    assert await processes.abandoned_since(database, 15_001, 5000) == {
        "known": 10_000,
        "gone": None,
        "free": None,
    }
    assert await processes.abandoned_since(database, 15_000, 5000) == {"gone": None, "free": None}
    assert len(await processes.abandoned_since(database, 15_001, 5000, limit=2)) == 2
