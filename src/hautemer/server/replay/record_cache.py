"""A bounded cache of the records of finished matches, so that each is written once and not per request."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from hautemer.server.tables.table import Table

# Bytes of records in the cache: some forty of the longest matches, or thousands of average ones.
MOST = 32 * 1024 * 1024


class RecordCache:
    """The records of the matches that were requested last."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._size = 0
        self._records: OrderedDict[str, bytes] = OrderedDict()
        self._writing: dict[str, asyncio.Task[bytes]] = {}

    async def of(self, table: Table) -> bytes:
        """Return the record of a finished match; requests that come at the same time share the work."""
        record = self._records.get(table.id)
        if record is not None:
            self._records.move_to_end(table.id)
            return record
        writing = self._writing.get(table.id)
        if writing is None:
            writing = self._writing[table.id] = asyncio.create_task(self._write(table))
        return await asyncio.shield(writing)

    async def _write(self, table: Table) -> bytes:
        try:
            record = await asyncio.to_thread(table.record)
        finally:
            del self._writing[table.id]
        self._records[table.id] = record
        self._size += len(record)
        while self._size > self._most:
            _, dropped = self._records.popitem(last=False)
            self._size -= len(dropped)
        return record
