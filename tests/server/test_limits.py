"""How much one household and one person may ask for, by whatever door."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path

import pytest

from hautemer.client import Client, Declined
from hautemer.server.config import Config, Limits
from tests.notices.house import served
from tests.server.conftest import database_in
from tests.server.people import refused, settings, smallest
from tests.server.test_replaying import moments_of, written

pytestmark = pytest.mark.anyio

GAME, LEAST = smallest()
MIB = 1024 * 1024


def limited(folder: Path, **limits: float) -> Config:
    """A server with some other limits."""
    return Config(database_in(folder), workers=1, limits=Limits(**limits))  # type: ignore[arg-type]


async def go_on(person: Client, record: str, moment: int = 1) -> str:
    """A new match from a moment of a record; answers its table or why there is none."""
    wanted = {"moment": moment, "settings": settings(GAME, LEAST), "name": "Zoé"}
    try:
        return str((await person.call("POST", f"/api/records/{record}/table", wanted))["table"])
    except Declined as declined:
        return declined.key


async def test_going_on_from_a_record_is_making_a_table(tmp_path: Path) -> None:
    """A person has so many of both together, also of those that he asks for at once."""
    async with (
        served(limited(tmp_path, tables_of_a_person=3, tables_an_hour=11)) as (_, url),
        Client(url) as person,
        Client(url) as other,
    ):
        record = (await person.call("POST", "/api/records", written()))["record"]
        await person.make(settings(GAME, LEAST), name="Zoé")
        assert await go_on(person, record) not in ("too_many", "too_fast")
        asked = await asyncio.gather(*(go_on(person, record) for _ in range(5)))
        assert Counter(asked)["too_many"] >= 4
        if Counter(asked)["too_many"] == 5:  # each was in the way of the others
            assert await go_on(person, record) != "too_many"
        assert await go_on(person, record) == "too_many"
        assert await refused(person.make(settings(GAME, LEAST), name="Zoé")) == "too_many"
        # An address has so many an hour of both together, too.
        while (last := await go_on(other, record)) not in ("too_many", "too_fast"):
            pass
        assert last == "too_fast"
        assert await refused(other.make(settings(GAME, LEAST), name="Zoé")) == "too_fast"


async def test_what_a_table_copies_of_a_record_counts_as_brought(tmp_path: Path) -> None:
    document = written()
    size = len(document) / MIB
    async with (
        served(limited(tmp_path, uploaded_mib_an_hour=2.5 * size)) as (_, url),
        Client(url) as person,
    ):
        record = (await person.call("POST", "/api/records", document))["record"]
        last = moments_of(document) - 1
        assert await go_on(person, record, last) != "too_fast"
        assert await go_on(person, record, last) == "too_fast"
        assert await go_on(person, record, 0) != "too_fast", "of the beginning there is little to copy"
