"""Limits of notifications per channel and of mails per mailbox."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from hautemer.client import Client, Declined
from hautemer.server.config import Config, Limits
from hautemer.server.http.api.channels import mailbox
from hautemer.server.sockets import presence
from hautemer.storage import notices as outbox
from hautemer.storage import people as persons
from hautemer.storage import tables as table_rows
from hautemer.storage.connect import connect
from hautemer.storage.database import Database
from hautemer.storage.notices import DAY_MS, Channel, Notice
from hautemer.storage.tables import TableRow
from tests.notices.company import NAMES, SEATS, Company, company
from tests.notices.office import post_office
from tests.notices.receivers import Receiver, saying
from tests.notices.test_notices import DAYS, SOON, listening, local, quiet, seat_in
from tests.server.in_process import served

pytestmark = pytest.mark.anyio

EVERY, A_DAY = 600_000, 3
NOW = 10**12


@pytest.fixture
def config(trusted: Path, tmp_path: Path) -> Config:
    return Config(
        f"sqlite:///{tmp_path}/hautemer.db", allowed_targets=("localhost",), notice_wait=SOON, poll=0.05
    )


@pytest.fixture
async def people(config: Config, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Company]:
    monkeypatch.setattr(presence, "BLINK", 0.05)
    monkeypatch.setattr(outbox, "BACK_OFF_MS", 50)
    async with served(config) as (services, url), company(url, houses=[services]) as made:
        yield made


class Outbox:
    """A person's channel, and tables that notifications are about."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def tell(self, table: str, at: int, *, arrives: bool = True) -> str:
        """Put a notice about a table into the outbox, send what is due and return the outcome."""
        await outbox.put(self.database, "c", table, b"", at)
        return await self.send(at, arrives=arrives)

    async def send(self, at: int, *, arrives: bool = True) -> str:
        """Send what is due: `sent`, `failed` (retried later), `given up`, `not now` or nothing."""
        done = []
        for notice in await outbox.take(self.database, at):
            if not await outbox.admit(self.database, notice, at, EVERY, A_DAY):
                done.append("not now")
            elif arrives:
                await outbox.done(self.database, notice)
                done.append("sent")
            else:
                done.append("failed" if await outbox.failed(self.database, notice, at) else "given up")
        return ", ".join(done)

    async def waiting(self) -> list[Notice]:
        """Return all notices in the outbox, due or not."""
        rows = await self.database.read(
            lambda connection: connection.exec_driver_sql("SELECT * FROM notices").all()
        )
        return [Notice(*row) for row in rows]


@asynccontextmanager
async def channel(folder: Path, *, answered: bool = True) -> AsyncIterator[Outbox]:
    """Open a database with one channel and two tables."""
    database = await connect(f"sqlite:///{folder}/limits.db")
    person = await persons.new_session(database, "token")
    for key in ("t", "u"):
        row = TableRow(key, "game", NOW, b"", "", 1, None, "running", False, NOW, owner="", host=person)
        await table_rows.make(database, row, [], [])
    address = "https://example.org/"
    await outbox.add_channel(database, Channel("c", person, "webhook", address, answered=answered))
    yield Outbox(database)
    await database.close()


async def test_one_notification_per_channel_and_table_in_ten_minutes(tmp_path: Path) -> None:
    async with channel(tmp_path) as box:
        assert await box.tell("t", NOW) == "sent"
        assert await box.tell("t", NOW + 1) == "not now"
        assert await box.tell("u", NOW + 2) == "sent", "another table has its own"
        assert await box.tell("t", NOW + 3) == "not now"
        assert len(await box.waiting()) == 1, "only the newest waits"
        assert await box.send(NOW + EVERY - 1) == ""
        assert await box.send(NOW + EVERY) == "sent"
        assert await box.waiting() == []


async def test_notifications_per_channel_and_day_are_limited(tmp_path: Path) -> None:
    async with channel(tmp_path) as box:
        for number in range(A_DAY):
            assert await box.tell("t", NOW + number * EVERY) == "sent"
        late = NOW + A_DAY * EVERY
        assert await box.tell("t", late) == "not now"
        assert await box.tell("u", late) == "not now"
        assert await box.send(NOW + DAY_MS - 1) == ""
        assert sorted((await box.send(NOW + DAY_MS)).split(", ")) == ["not now", "sent"]
        assert await box.send(NOW + EVERY + DAY_MS) == "sent"


async def test_a_channel_that_never_worked_is_tried_once_in_a_day(tmp_path: Path) -> None:
    async with channel(tmp_path, answered=False) as box:
        assert await box.tell("t", NOW, arrives=False) == "given up"
        assert await box.tell("u", NOW + EVERY, arrives=False) == "not now"
        assert await box.waiting() == []
        assert await box.tell("t", NOW + DAY_MS) == "sent"
        assert await box.tell("t", NOW + DAY_MS + EVERY, arrives=False) == "failed", "from now on it works"
        [again] = await box.waiting()
        assert await box.send(again.due_at) == "sent", "trying again waits for no ten minutes"


async def test_tries_of_a_failing_channel_per_day_are_limited(tmp_path: Path) -> None:
    async with channel(tmp_path) as box:
        assert await box.tell("t", NOW, arrives=False) == "failed"
        at, outcomes = NOW, []
        while waiting := await box.waiting():
            at = max(at, waiting[0].due_at)
            outcomes.append(await box.send(at, arrives=False))
        assert outcomes == ["failed"] * (A_DAY - 1) + ["not now"]


@pytest.mark.parametrize(("every", "a_day"), [(600.0, 100.0), (0.0, 1.0)])
async def test_a_quick_match_over_days_sends_one_notification_per_channel(
    config: Config, hook: Receiver, every: float, a_day: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The limit of ten minutes is enough for that, and so is a limit of one per day."""
    monkeypatch.setattr(presence, "BLINK", 0.05)
    limited = replace(config, notice_every=every, limits=Limits(notices_a_day=a_day))
    async with served(limited) as (services, url), company(url, houses=[services]) as people:
        await listening(people, hook)
        await people.gather(DAYS)
        await people.all_gone()
        waiting = await people.start()
        told: list[int] = []
        for _ in range(20):
            await people.all_gone()
            scene = await people.answer(min(waiting))
            waiting = set(scene.get("waiting_for", ()))
            while not hook.arrived.empty():
                told.append(seat_in(hook.arrived.get_nowait().line))
        assert told
        assert len(told) == len(set(told))


async def test_a_webhook_that_refuses_is_asked_once(people: Company, hook: Receiver) -> None:
    await listening(people, hook)
    await people.gather(DAYS)
    await people.all_gone()
    hook.answers += [saying(500)] * 100
    waiting = await people.start()
    assert {*[seat_in((await hook.next()).line) for _ in waiting]} == waiting
    await quiet(people, hook)
    [mine] = await people.clients[min(waiting)].call("GET", "/api/channels")
    assert mine["failing"] is True


async def test_a_tables_own_webhook_names_all_awaited_players_at_once(config: Config, hook: Receiver) -> None:
    async with served(config) as (services, url), company(url, houses=[services]) as people:
        await people.gather(DAYS)
        wanted = {"kind": "webhook", "address": local(hook), "table": people.table}
        await people.clients[0].call("POST", "/api/channels", wanted)
        await people.all_gone()
        loaded = await services.tables.find(people.table)
        for seat in range(SEATS):  # as in a vote
            loaded.table.places[seat].here = False
        waiting = await people.start()
        text = json.loads((await hook.next()).body)["text"]
        assert all((NAMES[seat] in text) == (seat in waiting) for seat in range(SEATS))
        await quiet(people, hook)


def test_a_tagged_address_is_the_same_mailbox() -> None:
    assert mailbox("Victim+1@Mail.example") == mailbox("victim@mail.example") == "victim@mail.example"
    assert mailbox("+odd@mail.example") == "+odd@mail.example"
    assert mailbox("a@mail.example") != mailbox("b@mail.example")


async def test_confirmation_mails_are_limited_by_mailbox_and_by_person(config: Config) -> None:
    async with post_office() as (letters, port):
        smtp = f"smtp://127.0.0.1:{port}?from=games@hautemer.example"
        limited = replace(config, smtp=smtp, limits=Limits(confirmations_a_day=7))
        async with served(limited) as (_, url), Client(url) as one, Client(url) as other:
            assert await asked(one, [f"victim+{number}@mail.example" for number in range(6)]) == 5
            assert await asked(other, ["victim@mail.example"]) == 0
            assert await asked(one, [f"p{number}@mail.example" for number in range(3)]) == 1
            assert await asked(other, ["p9@mail.example"]) == 1
        assert len(letters.got) == 7


async def asked(person: Client, addresses: list[str]) -> int:
    """Return the number of addresses at which a person could ask for a confirmation before the limit."""
    for number, address in enumerate(addresses):
        wanted: dict[str, Any] = {"kind": "email", "address": address}
        try:
            await person.call("POST", "/api/channels", wanted)
        except Declined:
            return number
    return len(addresses)
