"""Rows of tables, what belongs to them, and backups."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Connection, select
from sqlalchemy.exc import IntegrityError

from hautemer.core.errors import Problem
from hautemer.storage import links, notices, people, records, schema, tables
from hautemer.storage.backup import backup
from hautemer.storage.connect import connect
from hautemer.storage.database import Database
from hautemer.storage.journal import Journal
from hautemer.storage.tables import CodeTaken
from tests.storage.rows import line, outcomes, table, write

pytestmark = pytest.mark.anyio


async def test_a_created_table_is_read_back_unchanged(database: Database, journal: Journal) -> None:
    made = table(
        "t",
        code="ABCD",
        open=True,
        due_at=5,
        updated_at=2000,
        secret=bytes(range(32)),
        settings={"seats": 4, "options": {"long": True}, "words": "« é »"},
        label="Chez Ann",
    )
    await tables.make(database, made, [line("t", 0), line("t", 1)], command=("0", "c"))
    found = await tables.get(database, "t")
    assert found == made
    assert type(found.secret) is bytes
    assert "secret" not in repr(found)
    assert await journal.read("t") == [line("t", 0), line("t", 1)]
    assert await journal.commands("t") == {("0", "c"): 0}
    assert await tables.get(database, "none") is None


async def test_a_code_belongs_to_one_table(database: Database, journal: Journal) -> None:
    answers = await asyncio.gather(
        *(tables.make(database, table(f"t{n}", code="ABCD"), [line(f"t{n}", 0)]) for n in range(4)),
        return_exceptions=True,
    )
    assert sorted(type(answer).__name__ for answer in answers) == ["CodeTaken"] * 3 + ["NoneType"]
    assert sum((await journal.heads([f"t{n}" for n in range(4)])).values()) == 1
    for n in range(2):
        await tables.make(database, table(f"without{n}"))
    with pytest.raises(IntegrityError):
        await tables.make(database, table("without1", code="EFGH"))
    with pytest.raises(CodeTaken):
        await tables.make(database, table("new", code="ABCD"))


async def test_a_code_dies_at_the_start(database: Database, journal: Journal) -> None:
    await tables.make(database, table("t", code="ABCD"), [line("t", 0)])
    found = await tables.by_code(database, "ABCD")
    assert found is not None
    assert found.id == "t"
    assert await tables.by_code(database, "WXYZ") is None
    await journal.append(write("t", 1, phase="playing"))
    assert await tables.by_code(database, "ABCD") is None
    await journal.append(write("t", 2, code=None))
    await tables.make(database, table("u", code="ABCD"))


async def test_tables_are_found(database: Database, journal: Journal) -> None:
    ann = await people.new_session(database, "ann")
    for n in range(6):
        row = table(
            f"t{n}",
            game="some" if n % 2 else "other",
            open=n < 4,
            made_at=1000 + n,
            due_at=50 - n,
            host="ann" if n < 2 else "",
        )
        await tables.make(database, row, [line(f"t{n}", 0)], [(0, ann if n != 5 else None, "Ann")])
    await journal.append(write("t0", 1, phase="playing", due_at=None))
    ends = [write(f"t{n}", 1, finished_at=n, phase="finished", updated_at=9000 + n) for n in (2, 4)]
    assert await outcomes(journal, ends) == ["ok", "ok"]

    def ids(found: list[tables.TableRow]) -> list[str]:
        return [row.id for row in found]

    assert ids(await tables.open_tables(database)) == ["t3", "t1"]
    assert ids(await tables.open_tables(database, "other")) == []
    assert ids(await tables.open_tables(database, "some", limit=1)) == ["t3"]
    assert await tables.gathering(database, 1005) == ["t1", "t3"]
    assert ids(await tables.of_person(database, ann)) == ["t4", "t2", "t3", "t1", "t0"]
    assert ids(await tables.of_person(database, ann, limit=2)) == ["t4", "t2"]
    assert ids(await tables.of_host(database, "ann")) == ["t1", "t0"]
    await tables.has_host(database, "t1", "bob")
    await journal.append(write("t4", 2, host="bob"))
    assert ids(await tables.of_host(database, "ann")) == ["t0"]
    assert set(ids(await tables.of_host(database, "bob"))) == {"t1", "t4"}
    assert ids(await tables.finished(database)) == ["t4", "t2"]
    assert ids(await tables.finished(database, before=4)) == ["t2"]
    assert ids(await tables.every(database, limit=3)) == ["t4", "t2", "t5"]
    assert await tables.due(database, 49) == ["t5", "t4", "t3", "t2", "t1"]
    assert await tables.due(database, 45) == ["t5"]
    assert await tables.due(database, 99, limit=2) == ["t5", "t4"]


async def test_a_deleted_table_leaves_nothing(database: Database, journal: Journal) -> None:
    ann = await people.new_session(database, "ann")
    for id in ("t", "u"):
        await tables.make(database, table(id), [line(id, 0)], [(0, ann, "Ann")])
        await journal.append(write(id, 1, command="c"))
    await links.put(database, "link", "t", 0, ann)
    await notices.add_channel(
        database, notices.Channel("c", ann, "webhook", "https://example.org", table="t")
    )
    await notices.put(database, "c", "t", b"{}", 5)
    await tables.delete(database, "t")

    def left(connection: Connection) -> list[str]:
        holders = [one for one in schema.metadata.tables.values() if "table" in one.c]
        return [id for one in holders for id in connection.execute(select(one.c.table)).scalars()]

    assert await tables.get(database, "t") is None
    assert set(await database.read(left)) == {"u"}
    assert await journal.heads(["t", "u"]) == {"t": 0, "u": 2}
    assert await people.get(database, ann) is not None


async def test_a_link_works_once(database: Database) -> None:
    ann = await people.new_session(database, "ann")
    await tables.make(database, table("t"), seats=[(2, ann, "Ann")])
    await links.put(database, "old", "t", 2, ann)
    await links.put(database, "new", "t", 2, ann)
    assert await links.use(database, "old") is None
    used = await asyncio.gather(*(links.use(database, "new") for _ in range(5)))
    [link] = [one for one in used if one]
    assert (link.table, link.seat, link.person) == ("t", 2, ann)
    assert await links.use(database, "new") is None


async def test_the_oldest_of_too_many_records_are_deleted(database: Database) -> None:
    ann, bob = [await people.new_session(database, token) for token in ("ann", "bob")]
    await records.keep(database, "bob's", bob, b"{}")
    for owner, most in ((ann, records.OF_A_PERSON), (None, records.OF_STRANGERS)):
        names = [f"{owner} {number}" for number in range(most + 3)]
        for name in names:
            await records.keep(database, name, owner, b"{}")
        there = [name for name in names if await records.get(database, name) is not None]
        assert len(there) == most
        assert there[-1] == names[-1]
    assert await records.get(database, "bob's") is not None


async def test_records_are_kept(database: Database) -> None:
    ann = await people.new_session(database, "ann")
    document = b'{"format":"x"}' + bytes(range(256))
    await records.keep(database, "r", ann, document)
    await records.keep(database, "s", None, b"{}")
    kept = await records.get(database, "r")
    assert kept is not None
    assert (kept.person, kept.document) == (ann, document)
    assert [id for id, _ in await records.of_person(database, ann)] == ["r"]
    await records.remove(database, "r")
    assert await records.get(database, "r") is None
    assert await records.get(database, "s") is not None


async def test_a_copy_is_made_while_tables_write(url: str, database: Database, tmp_path: Path) -> None:
    journal = Journal(database)
    target = tmp_path / "copy.db"
    if database.kind == "postgresql":
        with pytest.raises(Problem, match="pg_dump"):
            await backup(database, target)
        return
    for number in range(5):
        await journal.append(write("t", number))
    stopped = False

    async def busy() -> int:
        number = 5
        while not stopped:
            await journal.append(write("t", number))
            number += 1
        return number

    writing = asyncio.create_task(busy())
    await backup(database, target)
    await backup(database, target)  # replaces the older one
    stopped = True
    written = await writing
    assert target.stat().st_mode & 0o077 == 0
    assert sorted(path.name for path in tmp_path.glob("copy*")) == ["copy.db"]
    with closing(sqlite3.connect(target)) as copied:
        assert copied.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    restored = await connect(f"sqlite:///{target}")
    lines = await Journal(restored).read("t")
    assert lines == [line("t", number) for number in range(len(lines))]
    assert 5 <= len(lines) <= written
    await restored.close()
    with pytest.raises(Problem) as refused:
        await backup(database, tmp_path / "no" / "where.db")
    assert refused.value.key == "unwritable"
