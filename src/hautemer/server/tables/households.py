"""Which people keep tables from which household: in memory only, since addresses are written nowhere."""

from __future__ import annotations

from hautemer.storage import tables as table_rows
from hautemer.storage.database import Database

# So many households are remembered; the one that made a table longest ago is forgotten first.
MAX_HOUSEHOLDS = 50_000
# So many people of a household are remembered even if they keep no table.
RECENT = 200


class Households:
    """The households of people who made tables since this process began."""

    def __init__(self) -> None:
        self._hosts: dict[str, dict[str, None]] = {}  # by household, the last who made a table at the end
        self._homes: dict[str, str] = {}

    async def tables_of(self, database: Database, household: str, person: str) -> int:
        """Return how many open tables a household keeps; from now on a person belongs to it."""
        self._hosts.get(self.of(person), {}).pop(person, None)
        hosts = self._hosts.pop(household, {})
        hosts[person] = None
        self._homes[person] = household
        self._hosts[household] = hosts
        while len(self._hosts) > MAX_HOUSEHOLDS:
            for host in self._hosts.pop(next(iter(self._hosts))):
                self._homes.pop(host, None)
        kept = await table_rows.kept_open(database, sorted(hosts))
        # Whoever came last may have a table in a moment.
        for host in [host for host in list(hosts)[:-RECENT] if host not in kept]:
            hosts.pop(host, None)
            if self._homes.get(host) == household:
                del self._homes[host]
        return sum(kept.values())

    def of(self, person: str) -> str:
        """Return the household of a person; somebody who made no table yet is one of their own."""
        return self._homes.get(person, person)
