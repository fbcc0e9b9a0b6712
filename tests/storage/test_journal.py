"""The journal: durable lines, one writer per number, commands applied once, group commits."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from hautemer.storage import journal as module
from hautemer.storage import people, tables
from hautemer.storage.database import Database
from hautemer.storage.journal import Journal, Line, Repeated, Taken, Write
from tests.storage.rows import counted_commits, line, outcomes, table, write

pytestmark = pytest.mark.anyio


async def test_lines_come_back_in_order_and_to_the_letter(journal: Journal) -> None:
    body = '{"said":"« Ho ! » \\u0000 🏴‍☠️"}'.encode()
    await journal.append(Write((Line("t", 0, 5, body), Line("t", 1, 2**53, b"{}"))))
    for number in range(2, 6):
        await journal.append(write("t", number))
    await journal.append(write("other", 0))
    lines = await journal.read("t")
    assert lines == [Line("t", 0, 5, body), Line("t", 1, 2**53, b"{}"), *(line("t", n) for n in range(2, 6))]
    assert all(type(found.body) is bytes for found in lines)
    assert await journal.read("t", since=4) == [line("t", 4), line("t", 5)]
    assert await journal.read("t", since=6) == []
    assert await journal.read("none") == []
    assert await journal.heads(["t", "none", "other"]) == {"t": 6, "none": 0, "other": 1}
    assert await journal.heads([]) == {}


async def test_tables_that_write_at_once_share_a_commit(database: Database, journal: Journal) -> None:
    with counted_commits(database) as commits:
        await asyncio.gather(*(journal.append(write(f"t{n}", 0, command="c")) for n in range(300)))
    assert len(commits) == 1
    assert set((await journal.heads([f"t{n}" for n in range(300)])).values()) == {1}


async def test_a_lone_line_is_one_commit(database: Database, journal: Journal) -> None:
    with counted_commits(database) as commits:
        for number in range(5):
            await journal.append(write("t", number))
            assert len(commits) == number + 1
    assert await journal.heads(["t"]) == {"t": 5}


async def test_writes_during_a_commit_share_the_next_one(database: Database, journal: Journal) -> None:
    """64 tables that each write as soon as their last line is durable need one commit per 64 lines."""

    async def busy(name: str) -> None:
        for number in range(10):
            await journal.append(write(name, number))

    with counted_commits(database) as commits:
        await asyncio.gather(*(busy(f"t{n}") for n in range(64)))
    assert len(commits) <= 12
    assert [found.number for found in await journal.read("t7")] == list(range(10))


async def test_a_single_writer_does_not_wait_for_the_others(journal: Journal) -> None:
    """The next commit waits for half of the last writers, but not for ever: they have no more to write."""

    async def busy(name: str, lines: int) -> None:
        for number in range(lines):
            await journal.append(write(name, number))

    async with asyncio.timeout(10):
        await asyncio.gather(busy("t0", 4), *(busy(f"t{n}", 1) for n in range(1, 9)))
    assert await journal.heads(["t0", "t8"]) == {"t0": 4, "t8": 1}


async def test_of_two_writers_one_loses(database: Database, journal: Journal) -> None:
    other = Journal(database)
    ours, theirs = write("t", 0, word="ours"), write("t", 0, word="theirs")
    answers = await asyncio.gather(journal.append(ours), other.append(theirs), return_exceptions=True)
    assert [type(answer) for answer in answers if answer] == [Taken]
    lines = await journal.read("t")
    assert lines == list((ours if answers[0] is None else theirs).lines)


async def test_only_the_conflicting_write_of_a_batch_fails(database: Database, journal: Journal) -> None:
    await journal.append(write("t3", 0, word="before"))
    writes = [write(f"t{n}", 0, command="c") for n in range(8)]
    assert await outcomes(journal, writes) == ["Taken" if n == 3 else "ok" for n in range(8)]
    assert await journal.read("t3") == [line("t3", 0, "before")]
    assert await journal.commands("t3") == {}
    assert await journal.read("t4") == [line("t4", 0)]


async def test_two_lines_of_one_number_in_a_batch(journal: Journal) -> None:
    assert await outcomes(journal, [write("t", 0, word="a"), write("t", 0, word="b")]) == ["ok", "Taken"]
    assert await journal.read("t") == [line("t", 0, "a")]


async def test_a_write_is_atomic(journal: Journal) -> None:
    await journal.append(write("t", 0))
    await Journal(journal._database).append(write("t", 1, word="theirs"))
    with pytest.raises(Taken):
        await journal.append(Write((line("t", 1), line("t", 2), line("t", 3)), ("0", "c")))
    assert await journal.heads(["t"]) == {"t": 2}
    assert await journal.commands("t") == {}


async def test_a_command_is_applied_once(journal: Journal) -> None:
    await journal.append(write("t", 0))
    await journal.append(write("t", 1, command="c"))
    with pytest.raises(Repeated) as repeated:
        await journal.append(write("t", 2, command="c"))
    assert repeated.value.number == 1
    with pytest.raises(Repeated):  # also if another process applied it at this very number
        await Journal(journal._database).append(write("t", 1, command="c"))
    assert await journal.heads(["t"]) == {"t": 2}
    await journal.append(Write((line("t", 2),), ("1", "c")))  # another person's command may have the same id
    await journal.append(write("u", 0, command="c"))  # another table's command may, too
    assert await journal.commands("t") == {("0", "c"): 1, ("1", "c"): 2}


async def test_a_command_sent_twice_in_a_batch(journal: Journal) -> None:
    writes = [write("t", 0, command="c"), write("u", 0), write("t", 1, command="c")]
    assert await outcomes(journal, writes) == ["ok", "ok", "Repeated"]
    assert await journal.commands("t") == {("0", "c"): 0}
    assert await journal.heads(["t", "u"]) == {"t": 1, "u": 1}


async def test_nothing_is_written_behind_a_refused_line(database: Database, journal: Journal) -> None:
    """A client that sends lines before the answer to an earlier one never leaves a gap."""
    await journal.append(write("t", 0, command="c"))
    writes = [write("t", 1, command="c"), write("u", 0), write("t", 2), write("t", 3, command="d")]
    assert await outcomes(journal, writes) == ["Repeated", "ok", "Taken", "Taken"]
    assert await journal.heads(["t", "u"]) == {"t": 1, "u": 1}


async def test_nothing_is_written_behind_a_refused_line_of_the_batch_before(
    database: Database, journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "BATCH", 2)
    await journal.append(write("t", 0, command="c"))
    writes = [write("t", 1, command="c"), *(write("t", n) for n in range(2, 6)), write("u", 0)]
    assert await outcomes(journal, writes) == ["Repeated", *["Taken"] * 4, "ok"]
    assert await journal.heads(["t"]) == {"t": 1}


async def test_nothing_is_written_behind_a_refused_line_by_a_writer_that_waited_for_room(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "QUEUE", 1)
    journal = Journal(database)
    await journal.append(write("t", 0, command="c"))
    writes = [write("t", 1, command="c"), write("t", 2), write("u", 0), write("t", 3)]
    assert await outcomes(journal, writes) == ["Repeated", "Taken", "ok", "Taken"]
    assert await journal.heads(["t"]) == {"t": 1}


async def test_the_queue_is_bounded(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "QUEUE", 8)
    journal = Journal(database)
    longest = 0

    async def one(number: int) -> None:
        nonlocal longest
        await journal.append(write(f"t{number}", 0))
        longest = max(longest, len(journal._queue))

    with counted_commits(database) as commits:
        await asyncio.gather(*(one(number) for number in range(50)))
    assert len(commits) >= 50 / 8
    assert longest <= 8
    assert sum((await journal.heads([f"t{n}" for n in range(50)])).values()) == 50


async def test_a_cancelled_writer_cancels_no_other(journal: Journal) -> None:
    first = asyncio.create_task(journal.append(write("t", 0)))
    second = asyncio.create_task(journal.append(write("u", 0)))
    await asyncio.sleep(0)
    first.cancel()
    await second
    with pytest.raises(asyncio.CancelledError):
        await first
    await journal.append(write("t", 1))
    assert await journal.heads(["t", "u"]) == {"t": 2, "u": 1}


async def test_the_table_s_row_changes_with_its_lines(database: Database, journal: Journal) -> None:
    ann = await people.new_session(database, "token")
    for id in ("t", "u"):
        await tables.make(database, table(id, code=id.upper()), [line(id, 0)])
    seats = [(0, ann, "Ann"), (1, None, "Bot")]
    writes = [
        write("t", 1, phase="playing", code=None, due_at=7, seats=seats),
        write("u", 1, due_at=3),
        write("t", 2, due_at=9, updated_at=2000, seats=[(1, None, ""), (2, None, "Bill")]),
    ]
    with counted_commits(database) as commits:
        assert await outcomes(journal, writes) == ["ok"] * 3
    assert len(commits) == 1
    row = await tables.get(database, "t")
    assert row == table("t", phase="playing", code=None, due_at=9, updated_at=2000)
    assert [(seat.seat, seat.person, seat.name) for seat in await tables.seats(database, "t")] == [
        (0, ann, "Ann"),
        (2, None, "Bill"),
    ]
    assert await tables.due(database, 9) == ["u", "t"]
    refused = write("t", 2, phase="finished", seats=[(0, None, "")])
    assert await outcomes(journal, [refused]) == ["Taken"]
    assert (await tables.get(database, "t")) == row
    assert len(await tables.seats(database, "t")) == 2


async def test_an_invalid_write_fails_alone(database: Database, journal: Journal) -> None:
    await tables.make(database, table("t"))
    writes = [write("a", 0), write("t", 0, no_such_column=1), write("b", 0), write("t", 1)]
    answers = await outcomes(journal, writes)
    assert answers[0] == answers[2] == "ok"
    assert answers[1] not in ("ok", "Taken", "Repeated")
    assert answers[3] == "Taken"
    assert await journal.heads(["a", "b", "t"]) == {"a": 1, "b": 1, "t": 0}
    for lines in [(), (line("a", 1), line("b", 1)), (line("a", 1), line("a", 3))]:
        with pytest.raises(ValueError, match="numbers"):
            await journal.append(Write(lines))


async def test_the_seat_of_a_deleted_person_has_no_owner(database: Database, journal: Journal) -> None:
    bill = await people.new_session(database, "bill")
    await tables.make(database, table("t"), seats=[(0, "gone", "Ann")])
    assert await outcomes(journal, [write("t", 0, seats=[(0, "gone", "Ann"), (1, bill, "Bill")])]) == ["ok"]
    assert await journal.heads(["t"]) == {"t": 1}
    seats = [(seat.person, seat.name) for seat in await tables.seats(database, "t")]
    assert seats == [(None, "Ann"), (bill, "Bill")]


async def test_a_line_of_a_cancelled_writer_is_announced_if_it_is_durable(
    journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[bool] = []
    writing = asyncio.create_task(
        journal.append(Write((Line("t", 0, 1, b"{}"),)), lambda: heard.append(True))
    )
    settle = journal._settle

    def at_that_moment(*settled: Any) -> None:
        writing.cancel()
        settle(*settled)

    monkeypatch.setattr(journal, "_settle", at_that_moment)
    await asyncio.gather(writing, return_exceptions=True)
    assert writing.cancelled()
    assert heard == [True]
