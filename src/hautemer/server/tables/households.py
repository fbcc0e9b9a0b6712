"""The households of hosts: in memory only, since addresses are never stored."""

from __future__ import annotations

from hautemer.storage import tables as table_rows
from hautemer.storage.database import Database

# The number of households in memory; the one whose last table is oldest is dropped first.
MAX_HOUSEHOLDS = 50_000
# The number of recent hosts per household that are remembered even without an open table.
RECENT = 200


class Households:
    """The households of people who made tables since this process began."""

    def __init__(self) -> None:
        self._hosts: dict[str, dict[str, None]] = {}  # by household, the latest maker of a table last
        self._homes: dict[str, str] = {}

    async def tables_of(self, database: Database, household: str, person: str) -> int:
        """Return the number of open tables of a household, and assign a person to it."""
        self._hosts.get(self.of(person), {}).pop(person, None)
        hosts = self._hosts.pop(household, {})
        hosts[person] = None
        self._homes[person] = household
        self._hosts[household] = hosts
        while len(self._hosts) > MAX_HOUSEHOLDS:
            for host in self._hosts.pop(next(iter(self._hosts))):
                self._homes.pop(host, None)
        kept = await table_rows.kept_open(database, sorted(hosts))
        # The latest hosts may be about to make a table.
        for host in [host for host in list(hosts)[:-RECENT] if host not in kept]:
            hosts.pop(host, None)
            if self._homes.get(host) == household:
                del self._homes[host]
        return sum(kept.values())

    def of(self, person: str) -> str:
        """Return the household of a person; a person who made no table yet is a household of one."""
        return self._homes.get(person, person)
