"""Benchmark of durable journal lines: one writer, many writers, and commits through the driver alone."""

from __future__ import annotations

import asyncio
import sqlite3
import statistics
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from itertools import count

import asyncpg

from hautemer.storage.database import Database
from hautemer.storage.journal import Journal, Line, Write
from hautemer.storage.sqlite import PRAGMAS, SqliteDatabase

# A line as tables write them: a move with its random outcomes.
BODY = b'{"what":"move","seat":3,"move":{"do":"play","card":"rum"},"luck":["' + b"x" * 220 + b'"]}'
ROUNDS = 5
BUSY = (64, 500)

Raw = Callable[[str, int], Awaitable[list[float]]]


async def figures(database: Database, seconds: float = 5.0) -> dict[str, float]:
    """Return lines per second for one writer and for many, and the waiting time of a single writer.

    A raw commit is the same line and command in a transaction of their own, through the driver alone. The
    measurements alternate, so that a busy moment affects all of them; a figure is the median of its rounds.
    """
    journal = Journal(database)
    raw = raw_sqlite(database) if isinstance(database, SqliteDatabase) else raw_postgresql(database)
    names = (f"bench-{time.time_ns()}-{number}" for number in count())
    singles: list[float] = []
    waits: list[float] = []
    busy: dict[int, list[float]] = {producers: [] for producers in BUSY}
    await raw(next(names), 5)
    await one_writer(journal, next(names), 5)
    for _ in range(ROUNDS):
        begin = time.perf_counter()
        while time.perf_counter() - begin < seconds / ROUNDS / (1 + len(BUSY)):
            singles += await raw(next(names), 5)
            waits += await one_writer(journal, next(names), 5)
        for producers, rates in busy.items():
            tables = [next(names) for _ in range(producers)]
            rates.append(await many_writers(journal, tables, seconds / ROUNDS / (1 + len(BUSY))))
    commit = statistics.median(singles)
    # The mean rate, not one over the median: slow commits count as they do with many writers.
    single = len(singles) / sum(singles)
    medians = {producers: statistics.median(rates) for producers, rates in busy.items()}
    return {
        "single_per_second": round(single),
        **{f"busy_{producers}_per_second": round(rate) for producers, rate in medians.items()},
        **{f"busy_{producers}_gain": round(rate / single, 1) for producers, rate in medians.items()},
        "raw_commit_ms": round(1000 * commit, 3),
        "lone_wait_ms": round(1000 * statistics.median(waits), 3),
        "lone_wait_ratio": round(statistics.median(waits) / commit, 2),
    }


async def one_writer(journal: Journal, table: str, lines: int) -> list[float]:
    """Return the waiting times of one table that writes one line after the other."""
    waits = []
    for number in range(lines):
        begin = time.perf_counter()
        await journal.append(write(table, number))
        waits.append(time.perf_counter() - begin)
    return waits


async def many_writers(journal: Journal, tables: list[str], seconds: float) -> float:
    """Return lines per second of several tables that each write as soon as their last line is durable."""
    begin = time.perf_counter()

    async def busy(table: str) -> int:
        number = 0
        while time.perf_counter() - begin < seconds:
            await journal.append(write(table, number))
            number += 1
        return number

    done = sum(await asyncio.gather(*map(busy, tables)))
    return done / (time.perf_counter() - begin)


def write(table: str, number: int) -> Write:
    """Return a write with one move and its command, as tables write it."""
    return Write((Line(table, number, 1_700_000_000_000, BODY),), ("seat-3", f"{number:016}"))


def raw_sqlite(database: SqliteDatabase) -> Raw:
    """Measure commits through the driver alone, in a separate thread."""

    def work(table: str, lines: int) -> list[float]:
        waits = []
        with closing(sqlite3.connect(database.path, isolation_level=None)) as connection:
            for pragma in PRAGMAS:
                connection.execute(pragma)
            for number in range(lines):
                [line], command, _ = write(table, number)
                begin = time.perf_counter()
                connection.execute("BEGIN IMMEDIATE")
                connection.execute("INSERT INTO journal VALUES (?, ?, ?, ?)", line)
                connection.execute(
                    "INSERT INTO commands VALUES (?, ?, ?, ?)", (table, *(command or ()), number)
                )
                connection.execute("COMMIT")
                waits.append(time.perf_counter() - begin)
        return waits

    return lambda table, lines: asyncio.to_thread(work, table, lines)


def raw_postgresql(database: Database) -> Raw:
    """Measure commits through the driver alone, on a separate connection."""

    async def work(table: str, lines: int) -> list[float]:
        waits = []
        connection = await asyncpg.connect(database.url)
        try:
            for number in range(-1, lines - 1):  # the first prepares the statements
                [line], command, _ = write(table, number)
                begin = time.perf_counter()
                async with connection.transaction():
                    await connection.execute("INSERT INTO journal VALUES ($1, $2, $3, $4)", *line)
                    await connection.execute(
                        "INSERT INTO commands VALUES ($1, $2, $3, $4)", table, *(command or ()), number
                    )
                waits.append(time.perf_counter() - begin)
        finally:
            await connection.close()
        return waits[1:]

    return work
