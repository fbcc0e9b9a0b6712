"""A process that writes lines until it is killed, and reports each line once it is durable."""

from __future__ import annotations

import asyncio
import sys

from hautemer.storage.connect import connect
from hautemer.storage.journal import Journal, Line, Write


async def main(url: str, tables: int) -> None:
    journal = Journal(await connect(url))

    async def busy(table: str) -> None:
        for number in range(1_000_000):
            body = f'{{"line":{number}}}'.encode()
            await journal.append(Write((Line(table, number, number, body),), ("0", str(number))))
            sys.stdout.write(f"{table} {number}\n")
            sys.stdout.flush()

    await asyncio.gather(*(busy(f"t{n}") for n in range(tables)))


asyncio.run(main(sys.argv[1], int(sys.argv[2])))
