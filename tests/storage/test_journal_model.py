"""A model of the journal: concurrent appends behave like sequential ones, except for gaps."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import count

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hautemer.storage.connect import connect
from hautemer.storage.journal import Journal, Line, Write
from tests.storage.rows import line, outcomes

# Table, first number, number of lines, command.
Asked = tuple[str, int, int, str | None]
NUMBERS = count()


@pytest.fixture(scope="module")
def runner() -> Iterator[asyncio.Runner]:
    with asyncio.Runner() as runner:
        yield runner


@pytest.fixture(scope="module")
def used(runner: asyncio.Runner, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Journal]:
    """Yield a journal for all examples; each example has new tables."""
    database = runner.run(connect(f"sqlite:///{tmp_path_factory.mktemp('model')}/x.db"))
    yield Journal(database)
    runner.run(database.close())


@settings(max_examples=100)
@given(
    st.lists(
        st.tuples(
            st.sampled_from("tu"),
            st.integers(0, 3),
            st.integers(1, 3),
            st.none() | st.sampled_from(["c", "d"]),
        ),
        max_size=12,
    ),
    st.integers(1, 6),
)
def test_concurrent_writes_behave_like_sequential_ones(
    runner: asyncio.Runner, used: Journal, asked: list[Asked], batch: int
) -> None:
    runner.run(compare(used, asked, batch))


async def compare(journal: Journal, asked: list[Asked], batch: int) -> None:
    """Append batches of writes and compare each outcome with the model."""
    example = next(NUMBERS)
    writes = [
        Write(
            tuple(line(f"{name}{example}", first + more, f"w{position}") for more in range(length)),
            ("0", command) if command else None,
        )
        for position, (name, first, length, command) in enumerate(asked)
    ]
    answers: list[str] = []
    expected: list[str] = []
    lines: dict[tuple[str, int], Line] = {}
    commands: dict[tuple[str, str], int] = {}
    for begin in range(0, len(writes), batch):
        some = writes[begin : begin + batch]
        answers += await outcomes(journal, some)
        refused = set[str]()
        for written in some:
            name = written.lines[0].table
            command = (name, written.command[1]) if written.command else None
            if name in refused or command not in commands:
                taken = name in refused or any((name, one.number) in lines for one in written.lines)
                expected.append("Taken" if taken else "ok")
            else:
                expected.append("Repeated")
            if expected[-1] != "ok":
                refused.add(name)
                continue
            lines.update({(name, one.number): one for one in written.lines})
            if command:
                commands[command] = written.lines[0].number
    assert answers == expected
    for name in (f"t{example}", f"u{example}"):
        assert await journal.read(name) == [lines[key] for key in sorted(lines) if key[0] == name]
        assert await journal.commands(name) == {
            ("0", id): number for (at, id), number in commands.items() if at == name
        }
