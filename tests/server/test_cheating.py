"""A server that cheats at the random draw: devices or `hautemer verify` detect it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hautemer.core.errors import BadLuck
from hautemer.server import protocol
from hautemer.server.config import Config
from hautemer.server.tables import commands, draw_commands, events
from hautemer.server.tables.decision import Decision
from hautemer.server.tables.table import Table
from tests.server.devices import GAME, devices, draws_of, finish, proved, sit_down
from tests.server.in_process import database_in, served
from tests.server.people import eventually, scene_of, seated, settings

pytestmark = pytest.mark.anyio


def here(folder: Path) -> Config:
    """Return the configuration of a server in this process."""
    return Config(database_in(folder), workers=1)


async def test_a_device_notices_that_its_reveal_was_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server dislikes the outcome with this device and claims that it was late."""

    def deaf(table: Table, person: str, command: protocol.LuckReveal, now: int) -> Decision | None:
        if command.round == 1 and table.seat_of(person) == 1:
            return None
        return draw_commands.reveal(table, person, command, now)

    decisions: dict[Any, Any] = {**commands.DECISIONS, protocol.LuckReveal: deaf}
    monkeypatch.setattr(commands, "DECISIONS", decisions)
    async with served(here(tmp_path)) as (_, url), devices(url, 2) as crew:
        table, _ = await crew[0].make(settings(GAME, 3), name="Host", bots=[None, None, "random"])
        async with seated(crew, table) as places:
            await sit_down(places)
            await places[0].do("start")
            await places[1].until(lambda scene: scene["table"]["phase"] == "running")
            await eventually(lambda: draws_of(places[1]).left_out)
            assert not draws_of(places[0]).left_out
            document = await finish(places)
            proved(document)  # the record alone does not reveal it
            assert [tuple(one) for one in draws_of(places[1]).objections(document)] == [("left-out", 1)]
            assert draws_of(places[0]).objections(document) == []
            hidden = {**document, "commitment": dict(document["commitment"])}
            hidden["commitment"]["rounds"] = hidden["commitment"]["rounds"][1:]
            with pytest.raises(BadLuck):  # the number of the round is part of the key
                proved(hidden)
            assert draws_of(places[0]).objections(hidden)


async def test_a_device_notices_another_secret(tmp_path: Path) -> None:
    """The server tries secrets until it likes the outcome; a device that saw the first hash notices."""
    async with served(here(tmp_path)) as (services, url), devices(url, 1) as [person]:
        table, _ = await person.make(settings(GAME, 3), name="Zoé", bots=[None, "random", "random"])
        async with seated([person], table) as [at]:
            await at.until(lambda scene: scene["table"]["draw"].get("committed"))
            loaded = await services.tables.find(table)
            other = bytes(32)
            loaded.table.secret = other
            await at.do("start")
            document = await finish([at])
            with pytest.raises(BadLuck):
                proved(
                    {**document, "commitment": {**document["commitment"], "sha256": loaded.table.commitment}}
                )
            assert [one.key for one in draws_of(at).objections(document)] == ["fingerprint"]


async def test_a_device_reveals_nothing_to_another_fingerprint(tmp_path: Path) -> None:
    async with served(here(tmp_path)) as (services, url), devices(url, 1) as [person]:
        table, _ = await person.make(settings(GAME, 3), name="Zoé", bots=[None, "random", "random"])
        async with seated([person], table) as [at]:
            await at.until(lambda scene: scene["table"]["draw"].get("committed"))
            loaded = await services.tables.find(table)
            loaded.table.commitment = "0" * 64
            await services.tables.write(loaded, lambda: Decision((events.Said(0, text="Now!"),)))
            await eventually(lambda: draws_of(at).changed)
            await at.do("start")
            assert scene_of(at)["table"]["draw"]["stage"] == "agree"
            assert not loaded.table.draw.revealed
