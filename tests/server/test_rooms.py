"""Staged moments: nobody's time runs while screens play out public facts."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Sequence
from random import Random
from typing import Any

import pytest

from hautemer.client import AtTable
from hautemer.client.players import Player, is_asked
from hautemer.core import record as records
from hautemer.core import registry
from hautemer.core.match import Fact
from hautemer.server.services import Services
from hautemer.server.tables import events
from hautemer.server.tables.clock import BEHIND, Clock
from hautemer.server.tables.loaded import LoadedTable
from hautemer.server.tables.pace import FACTORS, room_after
from hautemer.server.tables.seats import TableSeat
from hautemer.server.tables.settings import DAYS, LIVE, Pace
from hautemer.server.tables.table import Table
from tests.cases import KEYS
from tests.server.in_process import folded_again, table_of
from tests.server.people import at_a_window, crowd, scene_of, seated, settings, smallest, with_windows

pytestmark = pytest.mark.anyio

GAME, LEAST = smallest()
SEATS = max(LEAST, 3)
# How long each staged fact is played out in these tests, in milliseconds at the calm pace.
EACH = 150


class Everything(dict[str, int]):
    """A table of lengths in which every fact takes equally long."""

    def get(self, fact: str, default: Any = 0) -> Any:
        """Return the length of any fact."""
        return EACH


class Fuller(dict[str, int]):
    """A table of lengths in which only private wordings take time, so nothing does."""

    def get(self, fact: str, default: Any = 0) -> Any:
        """Return the length of a fuller wording."""
        return EACH if fact.endswith("-own") else 0


def stage(monkeypatch: pytest.MonkeyPatch, lengths: dict[str, int]) -> None:
    """Use these lengths of facts at every new table."""
    monkeypatch.setattr("hautemer.server.tables.table.lengths", lambda _: lengths)


class Watched:
    """The entries of a table: time, mover, and the number of public facts until then."""

    def __init__(self, services: Services) -> None:
        self.entries: list[tuple[int, int | None, int]] = []
        services.tables.listeners.append(self.listen)

    def listen(self, loaded: LoadedTable, happened: Sequence[Any]) -> None:
        """Record new entries."""
        for event in happened:
            if isinstance(event, events.Entered):
                match = loaded.table.running
                at = match.log[len(self.entries)].at
                assert at is not None
                self.entries.append((at, event.seat, len(match.facts[None])))


@contextlib.asynccontextmanager
async def alone(own: tuple[Services, str], **pace: Any) -> AsyncIterator[tuple[AtTable, Table]]:
    """Start a match of one person against bots; yield the person's place and the table."""
    services, url = own
    bots = [None, *["random"] * (SEATS - 1)]
    async with crowd(url, 1) as people:
        made, _ = await people[0].make(settings(GAME, SEATS, pace=pace), name="Host", bots=bots)
        async with seated(people, made) as [at]:
            await at.do("start")
            await at.until(lambda scene: scene["table"]["phase"] == "running")
            yield at, table_of(services, at)


async def play(at: AtTable, entries: int, table: Table) -> None:
    """Play until the match has `entries` entries, or is over."""
    player = Player(at, Random(3), eager=0)
    playing = asyncio.create_task(player.play())
    await at.until(lambda _: len(table.running.log) >= entries or table.phase != "running", 60)
    await player.rest()
    playing.cancel()


async def test_bots_answer_after_public_facts_are_played_out(
    own: tuple[Services, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    stage(monkeypatch, Everything())
    services, _ = own
    watched = Watched(services)
    async with alone(own, bot=1) as (at, table):
        await play(at, 14, table)
        # The same holds for a bot that was asked, together with others, before a fact was published.
        table.clock.shown = table.clock.moved + 5000
        assert services.scheduler.moment(table, 1, table.clock.moved - 5000) >= table.clock.shown
    played_until, told, waited = 0, 0, 0
    for entered, seat, facts in watched.entries:
        if seat is not None and table.places[seat].bot and played_until > told:
            assert entered >= played_until
            waited += 1
        room = int((facts - told) * EACH * FACTORS["brisk"])
        played_until, told = max(played_until, entered) + room, facts
    assert waited >= 3


@pytest.mark.parametrize("pace", ["calm", "instant"])
async def test_windows_and_clocks_begin_after_staged_moments(
    pace: str, own: tuple[Services, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    stage(monkeypatch, Everything())
    services, url = own
    key = with_windows()
    least = registry.meta(key).seats[0]
    async with crowd(url, 2) as people:
        bots = [None, None, *["random"] * (least - 2)]
        wanted = settings(key, least, pace={"window": 60_000, "bot": 1, "move": 60_000})
        made, _ = await people[0].make(wanted, name="Host", bots=bots)
        async with people[1].at(made) as guest:
            await guest.do("join", name="Guest")
        async with seated(people, made) as places:
            for place in places:
                await place.do("pace", pace=pace)
            await places[0].do("start")
            await at_a_window(places)
            table = table_of(services, places[0])
            opened, entered = table.clock.window, table.running.log[-1].at
            assert opened is not None
            assert entered is not None
            if pace == "instant":
                assert opened.at == entered
                assert table.clock.shown <= entered
            else:
                assert opened.at == table.clock.shown >= entered + EACH
                told = scene_of(places[0])["table"]["window"]
                assert told["closes_at"] == table.clock.shown + 60_000


async def test_a_persons_time_begins_after_staged_moments(
    own: tuple[Services, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    stage(monkeypatch, Everything())
    async with alone(own, bot=1, move=60_000) as (at, table):
        await play(at, 6, table)
        scene = await at.until(lambda scene: is_asked(scene) or scene["table"]["phase"] != "running", 30)
        since = table.clock.waiting[0]
        assert scene["table"]["chairs"][0]["deadline"] == since + 60_000
        asked_by = max(entry.at or 0 for entry in table.running.log if (entry.at or 0) <= since)
        assert since >= asked_by + int(EACH * FACTORS["brisk"])


async def test_private_facts_add_no_time(own: tuple[Services, str], monkeypatch: pytest.MonkeyPatch) -> None:
    stage(monkeypatch, Fuller())
    services, url = own
    heard = False
    async with crowd(url, 1) as people:
        for key in KEYS:
            least = registry.meta(key).seats[0]
            bots = [None, *["random"] * (least - 1)]
            wanted = settings(key, least, pace={"bot": 1, "window": 60})
            made, _ = await people[0].make(wanted, name="Host", bots=bots)
            async with seated(people, made) as [at]:
                await at.do("pace", pace="calm")
                await at.do("start")
                await at.until(lambda scene: scene["table"]["phase"] == "running")
                table = table_of(services, at)
                await play(at, 3 * least, table)
                facts = table.running.facts
                heard |= any(fact.fact.endswith("-own") for fact in facts[0])
                assert table.clock.shown == 0, key
    assert heard


async def test_a_table_without_people_has_no_pause_for_staged_moments(
    own: tuple[Services, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    stage(monkeypatch, Everything())
    services, url = own
    async with crowd(url, 1) as people:
        wanted = settings(GAME, SEATS, pace={"bot": 1})
        made, _ = await people[0].make(wanted, bots=["random"] * SEATS, start=True)
        async with people[0].at(made) as at:
            await at.until(lambda _: len(table_of(services, at).running.log) >= 6, 30)
            assert table_of(services, at).clock.shown == 0


async def test_a_journal_folds_to_the_same_times_and_its_record_replays(
    own: tuple[Services, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    stage(monkeypatch, Everything())
    services, _ = own
    async with alone(own, bot=1) as (at, table):
        await play(at, 8, table)
        again = await folded_again(services, table)
        assert table.clock.shown > 0
        assert vars(again.clock) == vars(table.clock)
        document = records.to_bytes(records.write(table.running))
        told = [*table.running.facts[None]]  # bots continue to play
    replayed = records.Replay(records.read(document), registry.find(GAME)).run()
    assert replayed.facts[None] == told


def test_the_pause_is_the_sum_of_public_facts_at_the_pace_of_the_table() -> None:
    told = [Fact("fought", {}), Fact("fought", {}), Fact("drew", {})]
    here = [TableSeat(person="ada", here=True), TableSeat(bot="random")]
    lengths = {"fought": 600}
    assert [room_after(told, lengths, here, pace, LIVE) for pace in ("calm", "brisk", "instant")] == [
        1200,
        540,
        0,
    ]
    assert room_after(told, lengths, [TableSeat(person="ada"), TableSeat(bot="random")], "calm", LIVE) == 0
    assert room_after(told, lengths, here, "calm", DAYS) == 0
    assert room_after(told, lengths, here, "calm", Pace(bot=0)) == 0


def test_later_facts_are_played_out_afterwards() -> None:
    clock = Clock()
    clock.ask(1000, [0], None, room=500)
    assert (clock.shown, clock.waiting) == (1500, {0: 1500})
    # An entry without public facts changes no time, and a seat that is asked then starts after the first.
    clock.ask(1100, [0, 1], 2)
    assert (clock.shown, clock.waiting) == (1500, {0: 1500, 1: 1500})
    clock.ask(1200, [0, 1], 2, room=BEHIND)
    assert clock.shown == 1500 + BEHIND
    # Screens that are too far behind jump to the newest scene.
    clock.ask(1300, [0, 1], 2, room=500)
    assert clock.shown == 1300


def test_hurrying_bots_ends_the_pause_for_staged_moments() -> None:
    clock = Clock()
    clock.ask(1000, [0], None, room=500)
    clock.open_window(1000, "response")
    clock.end_staging(1100)
    assert (clock.shown, clock.waiting, clock.window) == (1100, {0: 1100}, ("response", 1100))
