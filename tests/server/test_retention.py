"""Retention: unused sessions, guests, matches and records are deleted; those of accounts later."""

from __future__ import annotations

from pathlib import Path

import pytest

from hautemer.server import protocol
from hautemer.server.config import Retention
from hautemer.server.scheduler import retention
from hautemer.server.services import Services
from hautemer.server.tables import lobby
from hautemer.server.tables.settings import DAY, Settings
from hautemer.storage import notices as outbox
from hautemer.storage import people, records
from hautemer.storage import tables as table_rows
from hautemer.storage.notices import Channel
from hautemer.storage.timestamps import now
from tests.server.in_process import guests, opened
from tests.server.people import smallest

pytestmark = pytest.mark.anyio

GAME, LEAST = smallest()
KEEP = Retention(sessions=365, newcomers=7, guests=180, matches=90, own_matches=730, records=90)


async def test_unused_data_is_deleted_after_its_time(tmp_path: Path) -> None:
    async with opened(tmp_path) as services:
        database, tables = services.database, services.tables
        newcomer, player, waiting, zoe = await guests(services, 4)
        await people.register(database, zoe, "Zoé", "hash", "token 3")
        over = [await a_table(services, person) for person in (player, zoe)]
        for table, person in zip(over, (player, zoe), strict=True):
            await tables.command(await tables.find(table), person, protocol.CastVote("1", "call_off"))
        gathering = await a_table(services, waiting, start=False)
        await outbox.add_channel(database, Channel("c", player, "webhook", "https://hook.example"))
        await records.keep(database, "of a guest", player, b"{}")
        await records.keep(database, "of nobody", None, b"{}")
        await records.keep(database, "of Zoé", zoe, b"{}")

        async def left(days: int) -> set[str]:
            """Return what is left after `days` days."""
            await retention.sweep(tables, KEEP, now() + days * DAY + 1000)
            ids = {"newcomer": newcomer, "player": player, "waiting": waiting, "zoe": zoe}
            named = {name for name, id in ids.items() if await people.get(database, id)}
            named |= {
                name for name in ("of a guest", "of nobody", "of Zoé") if await records.get(database, name)
            }
            shown = {"hers": over[1], "theirs": over[0], "gathering": gathering}
            named |= {name for name, id in shown.items() if await table_rows.get(database, id)}
            return named | {
                f"token {n}" for n in range(4) if await people.signed_in(database, [f"token {n}"])
            }

        everything = await left(0)
        assert len(everything) == 14
        after_a_week = await left(7)
        assert everything - after_a_week == {"newcomer", "token 0"}
        after_months = await left(90)
        assert after_a_week - after_months == {"theirs", "of a guest", "of nobody"}
        after_half_a_year = await left(180)
        assert after_months - after_half_a_year == {"player", "token 1"}
        after_a_year = await left(365)
        assert after_half_a_year - after_a_year == {"token 2", "token 3"}
        assert await left(730) == {"waiting", "zoe", "gathering", "of Zoé"}
        assert await services.tables.journal.read(over[0]) == []


async def test_nothing_is_deleted_if_everything_is_kept(tmp_path: Path) -> None:
    async with opened(tmp_path) as services:
        [newcomer] = await guests(services, 1)
        keep = Retention(**dict.fromkeys(Retention.__dataclass_fields__, 0))
        await retention.sweep(services.tables, keep, now() + 10_000 * DAY)
        assert await people.get(services.database, newcomer) is not None


async def test_the_keeper_sweeps(tmp_path: Path) -> None:
    async with opened(tmp_path) as services:
        [newcomer] = await guests(services, 1)
        await services.leases.sweep(now() + 8 * DAY)
        assert await people.get(services.database, newcomer) is None


async def a_table(services: Services, person: str, *, start: bool = True) -> str:
    """Create a table of a person and bots."""
    bots = [None, *["random"] * (LEAST - 1)]
    table, _ = await lobby.make(
        services.tables,
        person,
        Settings(GAME, LEAST),
        lobby.NewTable(name="Somebody", bots=bots, start=start),
    )
    return table
